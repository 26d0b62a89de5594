/** What a game gives to the page: its box on the shelf, its table, and how what it is sent is drawn. */
import type { Component, Snippet } from "svelte";

import type { Outcome, Seat } from "../base/protocol";
import type { Sound } from "../base/sound";
import type { Args } from "../base/texts";
import type { Placed } from "./board.svelte";
import type { Session } from "./session.svelte";

/** A text and its arguments. */
export interface Phrase {
  key: string;
  args: Args;
}

export interface Box<Caption = Record<string, unknown>> {
  /** Where it stands on the shelf, counted from the left. */
  place: number;
  /** The drawings that its lid and its tokens use: addresses of files with SVG symbols. */
  sprites: string[];
  /** The lid of its box, on the shelf. */
  Cover: Component;
  /** A few pieces for the card of a running table. */
  Token: Component<{ table: string }>;
  /** How a summary names the state of a game. */
  caption: (caption: Caption) => Phrase;
}

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

export interface Score {
  seat: number;
  points: number | null;
  end?: number | null;
  terms: Record<string, number> | null;
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
  /** Points now, term by term, and what the layout would bring at the end where that may be another number; nothing where they are not for the reader to know. */
  scores: (view: View) => Score[];
  /** What a term is called, where not by a text of its own. */
  term?: (term: string) => string;
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
