/** A table to try parts of the kit on, without a server: three players, nothing on it. */
import type { LogEntry, Seat, Snapshot } from "../base/protocol";
import type { Placed } from "./board.svelte";
import type { GameModule } from "./game";

const seat = (number: number, name: string): Seat => ({
  seat: number,
  name,
  kind: "bot",
  mind: "novice",
  mine: false,
  beside: false,
  open: false,
});

export interface TrialView {
  /** Where the pieces lie. */
  pieces: string[];
}

export interface TrialChoice {
  move: string;
}

const QUIET: Snapshot<TrialView, TrialChoice> = {
  table: "t",
  game: "trial",
  version: 1,
  ply: 0,
  begins: 0,
  seat: 0,
  own: [0],
  waiting: [],
  thinking: null,
  undo: null,
  over: false,
  ended: false,
  paused: false,
  host: true,
  outcome: null,
  outdated: null,
  campaign: null,
  caption: null,
  due: null,
  motion: null,
  next: null,
  terms: { pace: null, talk: "phrases", watchers: true, weekends: true, zone: "UTC" },
  options: {},
  people: [],
  seats: [seat(0, "Ada"), seat(1, "Pip"), seat(2, "Wren")],
  log: [],
  log_from: 0,
  view: { pieces: [] },
  choices: [],
};

export const snapshot = (change: Partial<typeof QUIET> = {}): typeof QUIET => ({ ...QUIET, ...change });

/** What somebody did: a piece that came from one place to another. */
export const deed = (ply: number, by: number | null, from: string, to: string): LogEntry => ({
  ply,
  seat: by,
  move: `move ${from} ${to}`,
  events: [{ key: "bought", args: { seat: by ?? -1 }, moves: [[from, to]], points: {} }],
});

export const TRIAL: GameModule = {
  name: "trial",
  sprites: [],
  Table: () => ({}),
  Screen: () => ({}),
  layout: (view): Placed[] => (isView(view) ? view.pieces.map((place) => ({ place, look: "piece" })) : []),
  scores: () => [],
  caption: () => ({ key: "", args: {} }),
  sounds: {},
};

const isView = (view: unknown): view is TrialView => typeof view === "object" && view !== null && "pieces" in view;
