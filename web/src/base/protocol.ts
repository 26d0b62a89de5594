/**
 * What page and table server say to each other (docs/protocol.md). The types are generated from the server's own schema; which of them
 * a game fills in for its view and its choices, the game says.
 */
import type { components } from "../generated/api";

export type Schemas = components["schemas"];

export type Around = Schemas["Around"];
export type Block = Schemas["Block"];
export type ChangedPlace = Schemas["ChangedPlace"];
export type GameEvent = LogEntry["events"][number];
export type GameInfo = Schemas["GameInfo"];
export type Gathering = Schemas["Gathering"];
export type Health = Schemas["Health"];
export type House = Schemas["House"];
export type Warmth = Schemas["Warmth"];
export type LobbyLine = Schemas["LobbyLine"];
export type LogEntry = Schemas["LogEntry"];
export type Motion = Schemas["MotionInfo"];
export type NewGathering = Schemas["NewGathering"];
export type NewPerson = Schemas["NewPerson"];
export type NewTable = Schemas["NewTable"];
export type NewTerms = Schemas["NewTerms"];
export type Outcome = Schemas["Outcome"];
export type Person = Schemas["Person"];
export type Place = Schemas["Place"];
export type PlaceWish = Schemas["PlaceWish"];
export type Refusal = Schemas["Refusal"];
export type RefusalKind = Refusal["error"];
export type Rulebook = Schemas["Rulebook"];
export type Said = Schemas["Said"];
export type Seat = Schemas["Seat"];
export type SeatWish = Schemas["SeatWish"];
export type Shuffled = Schemas["Shuffled"];
export type Sitting = Schemas["Sitting"];
export type Stored = Schemas["Stored"];
export type TableList = Schemas["TableList"];
export type TableSummary = Schemas["TableSummary"];
export type Terms = Schemas["Terms"];

/** From where somebody looks at a table: one of their own seats, or as somebody without one. */
export interface Looking {
  seat?: number;
  watch?: boolean;
}

/** What the pictures of games that ended long ago may lack. */
type Later = "terms" | "own" | "due" | "motion" | "next" | "outdated";

/** Of any game; those that have structures of their own say which views and choices are theirs. */
export type Snapshot<View = unknown, Choice = unknown> = Omit<Schemas["Snapshot"], "view" | "choices" | Later> & {
  [Name in Later]-?: Exclude<Schemas["Snapshot"][Name], undefined>;
} & {
  /** Nothing before the first game of a campaign. */
  view: View;
  choices: Choice[];
};

/** What somebody wants done at a table; on its socket it gets a number. */
export type Wish = Omit<Schemas["LiveMove"], "wish"> | Omit<Schemas["LiveUndo"], "wish">;
