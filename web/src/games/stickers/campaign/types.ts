/** A campaign as the server sends it: see "The campaign" of view.md beside the rules. */
import type { CampaignSheet, Snapshot } from "../../../protocol";
import type { Card, View } from "../types";

export interface Booster {
  id: string;
  kind: "power" | "set";
  set: string | null;
  /** Kinds of sticker nobody has seen before. */
  brings: string[];
}

export interface Field {
  field: number;
  kind: "power" | "set";
  number: number | null;
  opened: string | null;
}

export interface Stuck {
  card: string;
  kind: string;
  seat: number | null;
}

export interface Sticker {
  kind: string;
  cosmetic: boolean;
}

export interface Sheet extends CampaignSheet {
  people: { name: string; trophies: number[]; playing: boolean }[];
  track: Field[];
  opened: Booster | null;
  hands: { seat: number; stickers: Sticker[] }[];
  waiting: number[];
  stuck: Stuck[];
  aside: number;
  champions: string[];
  scenarios: string[];
}

/** What a seat may do in stage "stick". */
export interface Sticking {
  move: string;
  kind: string;
  card: Card;
  cosmetic: boolean;
  owner: number | null;
}

export type Standing = Snapshot<View | null, Sticking, Sheet> & { campaign: Sheet };
