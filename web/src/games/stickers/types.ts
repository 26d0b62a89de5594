/** The picture of a table of stickers, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../board/session.svelte";
import type { Schemas, Snapshot } from "../../base/protocol";

export type View = Schemas["StickersView"];
export type Choice = Schemas["StickersChoice"];
export type Caption = Schemas["StickersCaption"];
export type Card = Schemas["StickersCard"];
export type Space = Schemas["StickersSpace"];
export type Line = Schemas["StickersLine"];
export type Collection = Schemas["StickersCollection"];
export type Player = Schemas["StickersPlayer"];
export type Effect = Schemas["StickersEffect"];
export type Laying = NonNullable<Choice["laying"]>;
export type Verb = Choice["verb"];

export type Shown = Snapshot<View, Choice>;
export type Sitting = Session<View, Choice>;
