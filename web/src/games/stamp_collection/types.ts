/** The view and the choices of Stamp Collection, as the server sends them: see docs/protocol.md. */
import type { Snapshot } from "../../protocol";

export interface Stamp {
  colour: string;
  motif: string;
}

export type Tile = ({ kind: "stamp" } & Stamp) | { kind: "mount"; colour: string } | { kind: "storage" };

export interface Space {
  place: string;
  cost: number;
  mount: string | null;
  printed: boolean;
  motif: string | null;
}

export interface Player {
  seat: number;
  money: number;
  loan: boolean;
  chocolates: number;
  album: number | null;
  slots: number;
  storage: (Stamp | null)[];
  points: number;
  terms: Record<string, number>;
  spaces: Space[];
}

export interface Bonus {
  id: string;
  stamps: Stamp[];
  points: number;
  holder: number | null;
}

export interface AlbumOffer {
  album: number;
  colour: string;
  space: string;
  taken: number | null;
}

export interface View {
  round: number;
  rounds: number;
  pile: number;
  discards: number;
  coins: number;
  price: number;
  coin_value: number;
  turn: number | null;
  start: number | null;
  side: string;
  fair: (Tile | null)[];
  refused: { tile: number; rule: string }[];
  bonus: Bonus[];
  connoisseurs: { colour: string; holder: number | null }[];
  albums: AlbumOffer[];
  ending: string | null;
  players: Player[];
}

export interface Effect {
  key: string;
  args: Record<string, string | number>;
  points: number;
}

export type Verb = "coin" | "buy" | "loan" | "repay" | "album";

export interface Choice {
  move: string;
  verb: Verb;
  tile: number | null;
  place: string | null;
  from_slot: number | null;
  album: number | null;
  price: number;
  extra: number;
  total: number;
  loan: boolean;
  gain: number;
  effects: Effect[];
}

export type Shown = Snapshot<View, Choice>;
