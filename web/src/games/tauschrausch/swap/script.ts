/**
 * What happened in a Swap, read off the log: who took which offer of whom, in which order, and for whom nothing was left. The log names
 * the items by their numbers, so it can be told again as long as the day lasts, also to somebody who has just come.
 */
import type { GameEvent, LogEntry } from "../../../base/protocol";
import type { Item } from "../types";

export type Letter = "a" | "b";
export const LETTERS: readonly Letter[] = ["a", "b"];

export interface Act {
  chooser: number;
  /** Whose offers it is about: the chooser's own where nothing else was left. */
  from: number;
  /** Nothing: both stayed. */
  offer: Letter | undefined;
  offers: Record<Letter, number[]>;
}

export interface Script {
  /** In the order of choosing; one for each side. */
  acts: Act[];
}

/** In solo play Pinzetta sits opposite. */
const RIVAL = 1;

const numbers = (value: GameEvent["args"][string] | undefined) => (Array.isArray(value) ? value.map(Number) : []);
const letter = (value: GameEvent["args"][string] | undefined) => (value === "a" || value === "b" ? value : undefined);

function actOf({ key, args }: GameEvent): Act | undefined {
  const offers = { a: numbers(args.a), b: numbers(args.b) };
  const offer = letter(args.offer);
  const seat = Number(args.seat);
  if (key === "chose") return { chooser: seat, from: Number(args.from_seat), offer, offers };
  if (key === "chose-rival") return { chooser: seat, from: RIVAL, offer, offers };
  if (key === "rival-chose") return { chooser: RIVAL, from: 0, offer, offers };
  if (key === "kept-both") return { chooser: seat, from: seat, offer: undefined, offers };
  return undefined;
}

/** Today's Swap, once everybody has chosen. */
export function scriptOf(log: readonly LogEntry[], sides: number): Script | undefined {
  const events = log.flatMap((entry): GameEvent[] => entry.events);
  const today = events.slice(events.findLastIndex(({ key }) => key === "round-began") + 1);
  const acts = today.map(actOf).filter((act) => act !== undefined);
  return acts.length === sides ? { acts } : undefined;
}

/** Who took this offer; nobody: it stayed. */
export function takerOf({ acts }: Script, side: number, offer: Letter): number | undefined {
  return acts.find((act) => act.from === side && act.offer === offer)?.chooser;
}

/** The two offers a side had made: of every side one is taken, or both are kept, once. */
export function offersOf({ acts }: Script, side: number): Act["offers"] {
  return acts.find(({ from }) => from === side)?.offers ?? { a: [], b: [] };
}

export const other = (offer: Letter): Letter => (offer === "a" ? "b" : "a");

export interface Ending {
  /** What came from somebody else. */
  came: number[];
  /** What was offered and stayed. */
  stayed: number[];
  /** What was taken by somebody. */
  left: number[];
}

/** What becomes of a side's offers, and what it got, after so many acts. */
export function endingOf(script: Script, side: number, played = script.acts.length): Ending {
  const acts = script.acts.slice(0, played);
  const taking = acts.find(({ chooser, from }) => chooser === side && from !== side);
  const losing = acts.find(({ from }) => from === side);
  const offers = losing?.offers;
  return {
    came: taking?.offer ? taking.offers[taking.offer] : [],
    stayed: !offers ? [] : losing.offer ? offers[other(losing.offer)] : [...offers.a, ...offers.b],
    left: offers && losing.offer ? offers[losing.offer] : [],
  };
}

/** What a side had reserved, or drawn besides: its own items that were in no offer. */
export function reservedOf(script: Script, side: number, items: readonly Item[]): number[] {
  const offered = new Set(script.acts.flatMap(({ offers }) => [...offers.a, ...offers.b]));
  return items
    .filter(
      ({ item, place }) => Number(place.split("/")[1]) === side && !place.startsWith("marker/") && !offered.has(item),
    )
    .map(({ item }) => item);
}

/** For the card at the end: what became of mine, what I took, and for whom nothing was left. Who only watches reads everything, in order. */
export function linesOf({ acts }: Script, reader: number | null): Act[] {
  if (reader === null) return acts;
  const rank = ({ chooser, from, offer }: Act) => (chooser === reader ? 1 : from === reader ? 0 : offer ? 3 : 2);
  return acts.filter((act) => rank(act) < 3).toSorted((one, another) => rank(one) - rank(another));
}
