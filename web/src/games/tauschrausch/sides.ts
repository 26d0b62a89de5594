/** The sides of the table: every seat, and Pinzetta, who plays without one. */
import type { Outcome, Seat } from "../../protocol";
import { present } from "../terms";
import type { Shown, View } from "./types";
import { t } from "./words";

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

export const guests = (view: View): Seat[] =>
  view.players.filter(({ seat }) => seat === null).map(({ side }) => rival(side));

type Place = Outcome["ranking"][number];

/** The head start comes from an option. */
export const RARE = ["start"];

/** The final count; in solo play it puts Pinzetta beside the player. */
export const ranking = (view: View, outcome: Outcome): Outcome => ({
  ...outcome,
  ranking: present(withRival(view, outcome), RARE),
});

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
