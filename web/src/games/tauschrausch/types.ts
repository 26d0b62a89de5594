/** The picture of a table of Tauschrausch, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../board/session.svelte";
import type { Schemas, Snapshot } from "../../protocol";

export type View = Schemas["TauschrauschView"];
export type Choice = Schemas["TauschrauschChoice"];
export type Caption = Schemas["TauschrauschCaption"];
export type Player = Schemas["TauschrauschPlayer"];
export type Item = Schemas["TauschrauschItem"];
export type Tile = Schemas["TauschrauschTile"];
export type Piece = Schemas["TauschrauschPiece"];
export type Part = Schemas["TauschrauschPart"];
export type Contest = Schemas["TauschrauschContest"];
export type RivalCard = Schemas["TauschrauschRivalCard"];
export type Verb = Choice["verb"];
export type Tray = NonNullable<Choice["tray"]>;
export type Colour = keyof Schemas["TauschrauschByColour"];
export type Theme = keyof Schemas["TauschrauschByTheme"];
type Stack = keyof Schemas["TauschrauschUnseen"];

/** In the order in which they are shown. */
export const COLOURS: readonly Colour[] = ["purple", "yellow", "blue", "green", "brown"];
export const THEMES: readonly Theme[] = ["space", "monuments", "animals", "flowers", "vehicles"];
export const STACKS: readonly Stack[] = ["small", "short", "long", "large"];

export type Shown = Snapshot<View, Choice>;
export type Sitting = Session<View, Choice>;
