/** The view and the choices of stickers, as the server sends them: see view.md beside the rules. */
import type { Snapshot } from "../../protocol";

export interface Card {
  card: string;
  set: string;
  from: number;
  stars: string[];
  combos: string[];
  free_stars: number;
  free_combos: number;
  cosmetics: { kind: string; x: number; y: number }[];
}

export interface Space {
  space: string;
  rank: string;
  x: number;
  y: number;
  largest: number;
  second: number;
  set: string | null;
  mark: string | null;
  collections: { seat: number; size: number; points: number }[];
}

export interface Line {
  least: number;
  most: number;
  steps: string[][];
}

export interface Collection {
  set: string;
  size: number;
  cards: Card[];
}

export interface Player {
  seat: number;
  hand: number;
  known: Card[];
  lacks: string[];
  points: number;
  terms: Record<string, number>;
  collections: Collection[];
  chosen: boolean;
}

export interface View {
  phase: string;
  round: number;
  turn: number | null;
  start: number | null;
  late: boolean;
  ending: boolean;
  deck: number;
  reserve: number;
  board: Space[];
  adjacent: [string, string][];
  display: (Card | null)[];
  hand: Card[];
  bonus: Line[];
  line: number | null;
  played: { set: string; count: number } | null;
  pending: { kind: string; count: number }[];
  doing: string | null;
  question: { asker: number; giver: number; set: string } | null;
  players: Player[];
}

export interface Effect {
  key: string;
  args: Record<string, string | number>;
  points: number;
}

export type Verb = "take" | "play" | "done" | "use" | "give" | "keep" | "stop";

export interface Choice {
  move: string;
  verb: Verb;
  effect: string | null;
  card: string | null;
  into: string | null;
  seat: number | null;
  set: string | null;
  spaces: [string, string] | null;
  kind: string | null;
  gain: number;
  effects: Effect[];
}

export type Shown = Snapshot<View, Choice>;
