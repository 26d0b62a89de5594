/** The view and the choices of ColleXXion, as the server sends them: see view.md in the game's folder of the package. */
import type { Snapshot } from "../../protocol";

export type Colour = "green" | "yellow" | "pink" | "blue";
export type Shape = "triangle" | "square" | "pentagon" | "octagon";
export type SetName = Colour | Shape;
export type Action = "swap" | "steal" | "remove" | "give";
export type Verb = Action | "take" | "stop" | "add" | "gift" | "score";

export interface Polygon {
  id: number;
  colour: Colour;
  shape: Shape;
}

export interface Lying extends Polygon {
  x: number;
  y: number;
  rotation: number;
  height: number;
  covered_by: number[];
  accessible: boolean;
  takeable: boolean;
}

export interface Line {
  set: SetName;
  kind: "colour" | "shape";
  have: number;
  missing: { colour: Colour; shape: Shape }[];
}

export interface Player {
  seat: number;
  partner: number | null;
  collection: Polygon[];
  grid: Record<Colour, Record<Shape, number>>;
  sets: Line[];
  tokens: number;
  values: number[] | null;
  actions: Record<"swap" | "steal" | "remove", boolean> | null;
  points: number | null;
  terms: Record<string, number> | null;
}

export interface Tray {
  width: number;
  height: number;
  corner: number;
  thickness: number;
  sizes: Record<Shape, number>;
}

export interface Team {
  seats: number[];
  points: number | null;
  leftovers: number;
}

export interface View {
  round: number;
  phase: "taking" | "added" | "scoring" | "over" | null;
  turn: number | null;
  start: number | null;
  tray: Tray;
  pile: Lying[];
  left: number;
  accessible: number;
  fallback: boolean;
  chain: { pieces: Polygon[]; most: number; follow: { colour: Colour; shape: Shape } | null; pair: boolean };
  stacks: { colour: Colour; values: number[] }[];
  out: number;
  action_used: boolean;
  ending: "tokens" | "pile" | null;
  teams: Team[] | null;
  players: Player[];
}

export interface Effect {
  key: string;
  args: Record<string, string | number>;
  points: number;
}

export interface Choice {
  move: string;
  verb: Verb;
  piece: number | null;
  alike: number[];
  other: number | null;
  other_alike: number[];
  seat: number | null;
  set: SetName | null;
  kind: "colour" | "shape" | null;
  stack: Colour | null;
  used: number[];
  frees: number[];
  follow: number[];
  completes: SetName[];
  gain: number;
  effects: Effect[];
}

export type Shown = Snapshot<View, Choice>;
