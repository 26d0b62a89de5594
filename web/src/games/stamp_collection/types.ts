/** The picture of a table of Stamp Collection, as the server's schema has it: see docs/pictures.md. */
import type { Schemas, Snapshot } from "../../base/protocol";
import type { Session } from "../../board/session.svelte";
import type { Turn } from "../../board/turn.svelte";

export type View = Schemas["StampCollectionView"];
export type Choice = Schemas["StampCollectionChoice"];
export type Caption = Schemas["StampCollectionCaption"];
export type Player = Schemas["StampCollectionPlayer"];
export type Space = Schemas["StampCollectionSpace"];
export type Stamp = Schemas["StampCollectionStamp"];
export type Bonus = Schemas["StampCollectionBonus"];
export type Effect = Schemas["StampCollectionEffect"];
export type Refused = Schemas["StampCollectionRefused"];
export type Tile = NonNullable<View["fair"][number]>;
export type Verb = Choice["verb"];
export type Place = NonNullable<Choice["place"]>;

/** What can be pointed at. */
export interface Part {
  verb?: Verb;
  tile?: number;
  place?: Place;
  /** Of the storage. */
  slot?: number;
  album?: number;
}

export type Shown = Snapshot<View, Choice>;
export type Sitting = Session<View, Choice>;
export type MyTurn = Turn<View, Choice, Part>;
