/** The sides of the table: every seat, and Pinzetta, who plays without one. */
import type { Outcome, Seat } from "../../protocol";
import type { Shown, View } from "./types";
import { t } from "./words";

const rival = (side: number): Seat => ({ seat: side, name: t("rival-name"), kind: "bot", mind: null, mine: false });

export function seatOf({ seats }: Shown, side: number): Seat {
  return seats.find(({ seat }) => seat === side) ?? rival(side);
}

export const guests = (view: View): Seat[] =>
  view.players.filter(({ seat }) => seat === null).map(({ side }) => rival(side));

type Terms = Record<string, number>;
type Place = Outcome["ranking"][number];

/** The head start exists only where the option gave one. */
export function shownTerms(all: Terms[]): Terms[] {
  const started = all.some(({ start }) => start !== 0);
  return all.map(({ start = 0, ...terms }) => (started ? { ...terms, start } : terms));
}

/** The final count; in solo play it puts Pinzetta beside the player. */
export function ranking(view: View, outcome: Outcome): Outcome {
  const places = withRival(view, outcome);
  const terms = shownTerms(places.map((place) => place.terms));
  return { ...outcome, ranking: places.map((place, index) => ({ ...place, terms: terms[index] ?? place.terms })) };
}

function withRival({ players, rival: plays }: View, { reason, ranking: places }: Outcome): Place[] {
  const [me] = places;
  const her = players[1];
  if (!plays || !me || !her) return places;
  const hers = {
    seat: her.side,
    rank: reason === "beaten" ? 2 : 1,
    points: her.points,
    terms: her.terms,
    tie_break: 0,
  };
  return [{ ...me, rank: reason === "lost" ? 2 : 1 }, hers];
}
