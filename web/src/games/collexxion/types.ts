/** The picture of a table of ColleXXion, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../board/session.svelte";
import type { Schemas, Snapshot } from "../../base/protocol";

export type View = Schemas["CollexxionView"];
export type Choice = Schemas["CollexxionChoice"];
export type Caption = Schemas["CollexxionCaption"];
export type Player = Schemas["CollexxionPlayer"];
export type Polygon = Schemas["CollexxionPolygon"];
export type Look = Schemas["CollexxionLook"];
/** In the tray. */
export type Lying = Schemas["CollexxionPiece"];
export type Line = Schemas["CollexxionLine"];
export type Tray = Schemas["CollexxionTray"];
export type Effect = Schemas["CollexxionEffect"];
export type Sum = Schemas["CollexxionSum"];
export type Scoring = Schemas["CollexxionScoring"];
export type Colour = Look["colour"];
export type Shape = Look["shape"];
export type SetName = Line["set"];
export type Verb = Choice["verb"];
export type Action = Extract<Verb, "swap" | "steal" | "remove" | "give">;

export type Shown = Snapshot<View, Choice>;
export type Sitting = Session<View, Choice>;
