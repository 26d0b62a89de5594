/**
 * What each day of the fair brought, read off the log: points by reason, which stamps were placed, and what the end of the fair would have
 * paid that evening. Everything is what the server told; nothing is counted here but sums.
 */
import type { GameEvent, LogEntry } from "../../../base/protocol";
import type { Player, Tile } from "../types";

/** In the order of the bars. */
export const TERMS = ["values", "forever", "specialists", "final"] as const;
type Term = (typeof TERMS)[number];

export interface Card {
  side: number;
  marker: number;
  exhibitors: number;
  /** The contest entered that day; nothing: Pinzetta's, or one entered a second time. */
  contest: string | undefined;
  contests: number;
  /** By cards, and stamps that fitted nowhere. */
  others: number;
  gained: number;
  /** All points after that day, without what the end of the fair pays. */
  total: number;
  /** What the end of the fair paid that evening, or would have. */
  closing: Record<Term, number>;
}

export interface Evening {
  day: number;
  /** The side that was paid for the start marker. */
  marker: number | undefined;
  cards: Card[];
}

const CLOSING: Partial<Record<string, Term>> = {
  "score-values": "values",
  "score-forever": "forever",
  "score-specialists": "specialists",
  "score-final": "final",
};

const blank = (side: number, total: number): Card => ({
  side,
  marker: 0,
  exhibitors: 0,
  contest: undefined,
  contests: 0,
  others: 0,
  gained: 0,
  total,
  closing: { values: 0, forever: 0, specialists: 0, final: 0 },
});

function add(card: Card, { key, args }: GameEvent, points: number): void {
  const closing = CLOSING[key];
  if (closing) {
    card.closing[closing] += points;
    return;
  }
  if (key === "score-marker") card.marker += points;
  else if (key === "score-exhibitors") card.exhibitors += points;
  else if (key === "entered" || key === "entered-again") card.contests += points;
  else card.others += points;
  if (key === "entered" && args.seat === card.side) card.contest = String(args.contest);
  card.gained += points;
  card.total += points;
}

const told = (value: GameEvent["args"][string] | undefined, side: number) =>
  Array.isArray(value) ? Number(value[side] ?? 0) : 0;

/** What everybody had before the first event: the head start that an option gives. `ply` is the one the points were told with. */
function begun(log: readonly LogEntry[], players: readonly Player[], ply: number): number[] {
  const past = log.filter((entry) => entry.ply <= ply).flatMap((entry): GameEvent[] => entry.events);
  const sum = (side: number) => past.reduce((points, event) => points + (event.points[String(side)] ?? 0), 0);
  return players.map(({ side, points }) => points - sum(side));
}

/** The evenings that are over, the first one first. */
export function eveningsOf(log: readonly LogEntry[], players: readonly Player[], ply: number): Evening[] {
  const evenings: Evening[] = [];
  let totals = begun(log, players, ply);
  let today: Evening = dawn(0, totals);
  for (const event of log.flatMap((entry): GameEvent[] => entry.events)) {
    for (const card of today.cards) add(card, event, event.points[String(card.side)] ?? 0);
    if (event.key === "score-marker") today.marker = Number(event.args.seat);
    const ended = event.key === "round-ended";
    if (ended)
      for (const { side, closing } of today.cards)
        for (const term of TERMS) closing[term] += told(event.args[term], side);
    if (ended || event.key === "fair-closed") evenings.push(today);
    if (event.key === "round-began") {
      totals = today.cards.map(({ total }) => total);
      today = dawn(Number(event.args.round), totals);
    }
  }
  return evenings;
}

const dawn = (day: number, totals: number[]): Evening => ({
  day,
  marker: undefined,
  cards: totals.map((total, side) => blank(side, total)),
});

/** The last days on which a stamp was placed at each cell of a side's album. */
export function placedOn(log: readonly LogEntry[], side: number): Map<string, number> {
  const days = new Map<string, number>();
  let day = 0;
  for (const { key, args } of log.flatMap((entry): GameEvent[] => entry.events)) {
    if (key === "round-began") day = Number(args.round);
    if (key === "placed" && args.seat === side) days.set(String(args.place), day);
  }
  return days;
}

/** An album as it was on an evening, with what was placed that day. */
export function albumOn(tiles: readonly Tile[], days: Map<string, number>, day: number): (Tile & { fresh: boolean })[] {
  return tiles
    .map((tile) => ({ ...tile, on: days.get(tile.cell) ?? 0 }))
    .filter(({ on }) => on <= day)
    .map(({ on, ...tile }) => ({ ...tile, fresh: on === day }));
}

export const atTheEnd = ({ total, closing }: Card) => TERMS.reduce((sum, term) => sum + closing[term], total);

/** Who would win, best first. */
export const ranked = ({ cards }: Evening) => cards.toSorted((one, other) => atTheEnd(other) - atTheEnd(one));
