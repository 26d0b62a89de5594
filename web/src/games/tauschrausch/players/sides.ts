/** The sides of the table: every seat, and Pinzetta, who plays without one. */
import type { Outcome, Seat } from "../../../base/protocol";
import { present } from "../../../board/terms";
import type { Player, Shown, View } from "../types";
import { t } from "../words";

const rival = (side: number): Seat => ({
  seat: side,
  name: t("rival-name"),
  kind: "bot",
  mind: null,
  mine: false,
  beside: false,
  open: false,
});

export function seatOf({ seats }: Shown, side: number): Seat {
  return seats.find(({ seat }) => seat === side) ?? rival(side);
}

export const nameOf = (shown: Shown, side: number): string => seatOf(shown, side).name;

export const guests = (view: View): Seat[] =>
  view.players.filter(({ seat }) => seat === null).map(({ side }) => rival(side));

/** The head start comes from an option. */
export const RARE = ["start"];

/** The final count; in solo play Pinzetta has her place in it. */
export function ranking(view: View, outcome: Outcome): Outcome {
  const alone = guests(view).length > 0;
  const places = alone ? view.players.map(placeOf).sort((one, other) => one.rank - other.rank) : outcome.ranking;
  return { ...outcome, ranking: present(places, RARE) };
}

const placeOf = ({ side, rank, points, terms }: Player) => ({
  seat: side,
  rank: rank ?? 1,
  points,
  terms,
  tie_break: 0,
});
