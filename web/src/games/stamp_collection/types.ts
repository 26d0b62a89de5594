/** The picture of a table of Stamp Collection, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../board/session.svelte";
import type { Schemas, Snapshot } from "../../protocol";

export type View = Schemas["StampCollectionView"];
export type Choice = Schemas["StampCollectionChoice"];
export type Caption = Schemas["StampCollectionCaption"];
export type Player = Schemas["StampCollectionPlayer"];
export type Space = Schemas["StampCollectionSpace"];
export type Stamp = Schemas["StampCollectionStamp"];
export type Bonus = Schemas["StampCollectionBonus"];
export type Effect = Schemas["StampCollectionEffect"];
export type Tile = NonNullable<View["fair"][number]>;
export type Verb = Choice["verb"];

export type Shown = Snapshot<View, Choice>;
export type Sitting = Session<View, Choice>;
