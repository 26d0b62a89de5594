/** What page and table server say to each other: see docs/protocol.md. The game's own `view` and `choices` are typed by the game. */

export interface Health {
  ready: boolean;
  step: string;
  done: number;
  total: number;
  version: string;
}

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  minutes: number;
  prefix: string;
  options: GameOption[];
  minds: string[];
}

export interface SeatWish {
  kind: "me" | "bot";
  name: string;
  mind?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot";
  mind: string | null;
  mine: boolean;
}

export interface TableSummary {
  table: string;
  game: string;
  seats: Seat[];
  points: number[];
  waiting: number[];
  mine: number | null;
  over: boolean;
  ply: number;
  caption: Record<string, unknown>;
  changed: string;
}

export interface GameEvent {
  key: string;
  args: Record<string, string | number>;
  moves: [from: string, to: string][];
  points: Record<string, number>;
}

export interface LogEntry {
  ply: number;
  seat: number | null;
  move: string;
  events: GameEvent[];
}

export interface Ranked {
  seat: number;
  rank: number;
  points: number;
  terms: Record<string, number>;
  tie_break: number;
}

export interface Outcome {
  reason: string;
  ranking: Ranked[];
}

export interface Snapshot<View = unknown, Choice = unknown> {
  table: string;
  game: string;
  ply: number;
  seat: number | null;
  seats: Seat[];
  options: Record<string, string>;
  waiting: number[];
  thinking: number | null;
  over: boolean;
  outcome: Outcome | null;
  view: View;
  choices: Choice[];
  undo: number | null;
  log_from: number;
  log: LogEntry[];
}

export interface Block {
  kind: "text" | "item" | "example" | "note";
  text: string;
  rules: string[];
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  sections: { id: string; title: string; blocks: Block[] }[];
}

export type RefusalKind =
  "unreadable" | "illegal" | "stale" | "not_yours" | "not_found" | "invalid" | "outdated" | "starting" | "broken";

export interface Refusal {
  error: RefusalKind;
  message: string;
  rule: string | null;
  where: string | null;
}
