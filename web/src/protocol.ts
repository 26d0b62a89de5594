/**
 * What page and table server say to each other (docs/protocol.md). The types are generated from the server's own schema; only what a
 * game fills in itself, its view and its choices, is typed by the game.
 */
import type { components } from "./generated/api";

type Schemas = components["schemas"];

export type Block = Schemas["Block"];
export type GameEvent = Schemas["Event"];
export type GameInfo = Schemas["GameInfo"];
export type Health = Schemas["Health"];
export type LogEntry = Schemas["LogEntry"];
export type NewTable = Schemas["NewTable"];
export type Outcome = Schemas["Outcome"];
export type Refusal = Schemas["Refusal"];
export type RefusalKind = Refusal["error"];
export type Rulebook = Schemas["Rulebook"];
export type Seat = Schemas["Seat"];
export type SeatWish = Schemas["SeatWish"];
export type TableSummary = Schemas["TableSummary"];

export type Snapshot<View = unknown, Choice = unknown> = Omit<Schemas["Snapshot"], "view" | "choices"> & {
  view: View;
  choices: Choice[];
};
