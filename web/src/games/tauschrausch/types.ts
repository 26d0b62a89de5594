/** The picture of a table of Tauschrausch, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../board/session.svelte";
import type { Turn } from "../../board/turn.svelte";
import type { Schemas, Snapshot } from "../../base/protocol";

export type View = Schemas["TauschrauschView"];
export type Choice = Schemas["TauschrauschChoice"];
export type Caption = Schemas["TauschrauschCaption"];
export type Player = Schemas["TauschrauschPlayer"];
export type Item = Schemas["TauschrauschItem"];
export type Tile = Schemas["TauschrauschTile"];
export type Piece = Schemas["TauschrauschPiece"];
export type StampPart = Schemas["TauschrauschPart"];
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

/** One thing on the table somebody can point at. */
export interface Part {
  item?: number;
  other?: number;
  stack?: NonNullable<Choice["stack"]>;
  tray?: Tray | "haul";
  side?: number;
  offer?: NonNullable<Choice["offer"]>;
  cell?: string;
  contest?: number;
  album?: number;
}
export type MyTurn = Turn<View, Choice, Part>;
