/** The view and the choices of Tauschrausch, as the server sends them: see view.md in the game's folder of the package. */
import type { Snapshot } from "../../protocol";

export const COLOURS = ["purple", "yellow", "blue", "green", "brown"] as const;
export const THEMES = ["space", "monuments", "animals", "flowers", "vehicles"] as const;
export const STACKS = ["small", "short", "long", "large"] as const;
export type Colour = (typeof COLOURS)[number];
export type Theme = (typeof THEMES)[number];
export type Stack = (typeof STACKS)[number];
export type Day = "collect" | "swap" | "show" | "over";
export type Tray = "reserve" | "safe" | "postmark" | "porter" | "a" | "b";

export interface Part {
  kind: "ordinary" | "cancelled" | "faded" | "rare" | "forever";
  colour: Colour | null;
  theme: Theme | null;
  value: number;
  motif: number | null;
}

export interface Piece {
  id: string;
  kind: "stamp" | "forever" | "exhibitor" | "specialist" | "marker";
  w: number;
  h: number;
  value: number;
  rare: boolean;
  double: boolean;
  parts: Part[];
  colour: Colour | null;
}

export interface Item {
  item: number;
  place: string;
  back: Stack | "forever" | "card" | "marker";
  up: boolean;
  piece: Piece | null;
  known: number[];
  not_rare: boolean;
  surely_rare: boolean;
  order: number;
}

export interface Tile {
  piece: Piece;
  cell: string;
  item: number | null;
  movable: boolean;
}

export interface Exhibitor {
  id: string;
  printed: boolean;
  colour: Colour | null;
  theme: Theme | null;
  stamps: number;
  points: number;
}

export interface Player {
  side: number;
  seat: number | null;
  album: number | null;
  exhibitors: Exhibitor[];
  specialists: string[];
  points: number;
  terms: Record<string, number>;
  projected: Record<"forever" | "values" | "specialists" | "final", number>;
  tickets: number[];
  tiles: Tile[];
  hand: number | null;
  tally: {
    colours: Record<Colour, number>;
    themes: Record<Theme, number>;
    cancelled: number;
    faded: number;
    rare: number;
    forever: number;
    cells: number;
  };
  worth: { units: number; points: number }[];
  confirmed: boolean;
  chosen: boolean;
  settled: boolean;
  choice: string | number | null;
  changes_left: number;
}

/** One of the five, while albums are given. */
export interface AlbumOffered {
  album: number;
  exhibitor: string;
  theme: Theme;
  taken: number | null;
}

export interface Contest {
  index: number;
  id: string;
  kind: "colour" | "theme" | "shape" | "cancelled" | "final";
  points: number;
  per: number;
  table: number[];
  cap: number | null;
  tickets: number[];
}

export interface RivalCard {
  id: string;
  wants: string[];
  cut: string;
  taste: string;
  contest: Contest["kind"];
}

export interface Rival {
  level: "newcomer" | "dealer" | "legend";
  card: RivalCard | null;
  cut: RivalCard | null;
  tastes: RivalCard[];
  deck: number;
  pile: Piece[];
  forevers: number;
}

export interface EventCard {
  id: string;
  in_force: boolean;
  symbols: Record<Stack, [up: number, down: number]> & { forever: number; attendees: number };
}

export interface View {
  round: number;
  rounds: number;
  day: Day;
  phase: string;
  turn: number | null;
  players: Player[];
  items: Item[];
  marker: number | null;
  first: number | null;
  haul: number;
  events: EventCard[];
  albums: AlbumOffered[];
  contests: Contest[];
  final: Contest | null;
  stacks: Record<Stack | "forever" | "attendees", number>;
  unseen: Record<Stack, number>;
  refused: Partial<Record<string, string>>;
  rival: Rival | null;
}

export interface Effect {
  key: string;
  args: Record<string, string | number>;
  points: number;
}

export type Verb =
  | "pass"
  | "confirm"
  | "reveal"
  | "take"
  | "redraw"
  | "exchange"
  | "give"
  | "put"
  | "back"
  | "draw"
  | "choose"
  | "stamp"
  | "place"
  | "drop"
  | "enter"
  | "album"
  | "use";

export interface Choice {
  move: string;
  verb: Verb;
  item: number | null;
  other: number | null;
  stack: Stack | null;
  tray: Tray | null;
  side: number | null;
  offer: "a" | "b" | null;
  cell: string | null;
  contest: number | null;
  album: number | null;
  specialist: string | null;
  gain: number;
  effects: Effect[];
}

export type Shown = Snapshot<View, Choice>;
