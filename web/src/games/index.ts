/** The games this page can draw, found by folder: adding one touches nothing else. Each is fetched when somebody wants to play it. */
import type { Component, Snippet } from "svelte";

import { placeSprites } from "../app/art";
import type { Sound } from "../app/sound";
import { fetchWords } from "../app/words";
import type { Placed } from "../board/board.svelte";
import type { Session } from "../board/session.svelte";
import type { Outcome, Seat } from "../protocol";
import type { Phrase } from "./boxes";

/** What lies between the games of a campaign. */
export interface CampaignModule<View = unknown, Choice = unknown> {
  /** Whatever is done before the next game begins; there is no view before the first. `Choice` is what is offered then. */
  Between: Component<{ session: Session<View | null, Choice> }>;
  /** Trophies and progress. */
  Sheet: Component<{ session: Session }>;
  /** The progress in the bar above the table. */
  Track: Component<{ session: Session }>;
}

/** What stands around the shared board on a screen for the room. */
export interface ScreenParts<View = unknown, Choice = unknown> {
  session: Session<View, Choice>;
  /** Whose turn it is. */
  line: Snippet;
  /** What happened, and the way in. */
  side: Snippet;
}

/** Of a game with the pictures it is sent: `View`, `Choice`, `Caption` and `BetweenChoice` are those of the schema. */
export interface GameModule<
  View = unknown,
  Choice = unknown,
  Caption = Record<string, unknown>,
  BetweenChoice = unknown,
> {
  /** As the server calls it. */
  name: string;
  /** The drawings its pieces use: addresses of files with SVG symbols. */
  sprites: string[];
  /** Its table. */
  Table: Component<{ session: Session<View, Choice> }>;
  /** The table for a screen in the middle of the room: what all share, and everybody equally large. */
  Screen: Component<ScreenParts<View, Choice>>;
  /** Which pieces lie where, as this seat (null: a spectator) sees them. */
  layout: (view: View, seat: number | null) => Placed[];
  /** Points now, term by term; nothing where they are not for the reader to know. */
  scores: (view: View) => { seat: number; points: number | null; terms: Record<string, number> | null }[];
  /** The seats that win or lose together, where they do. */
  teams?: (view: View) => number[][] | null;
  /** Who plays without a seat, such as a rival in solo play: named in the score sheet and the ranking like everyone else. */
  guests?: (view: View) => Seat[];
  /** The final count with those guests in it, and with the terms that this game has. */
  ranking?: (view: View, outcome: Outcome) => Outcome;
  /** How the bar above the table names the state of a game. */
  caption: (caption: Caption) => Phrase;
  /** What an event sounds like. */
  sounds: Partial<Record<string, Sound>>;
  /** Where it can be played as a campaign. */
  campaign?: CampaignModule<View, BetweenChoice>;
}

const found = import.meta.glob<{ game: GameModule }>("./*/index.ts");

/** A game with its words and drawings; nothing if this page cannot draw it. */
export async function fetchGame(name: string): Promise<GameModule | undefined> {
  const load = found[`./${name}/index.ts`];
  if (!load) return undefined;
  const [{ game }] = await Promise.all([load(), fetchWords(name)]);
  await placeSprites(game.sprites);
  return game;
}

/** Somebody may want it soon. If it does not come, whoever needs it asks again and is told. */
export function expectGame(name: string): void {
  fetchGame(name).catch(() => undefined);
}
