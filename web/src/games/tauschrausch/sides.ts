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

/** In solo play the final count puts Pinzetta beside the player. */
export function ranking({ players, rival: plays }: View, outcome: Outcome): Outcome {
  const [me] = outcome.ranking;
  const her = players[1];
  if (!plays || !me || !her) return outcome;
  const place = {
    seat: her.side,
    rank: outcome.reason === "beaten" ? 2 : 1,
    points: her.points,
    terms: her.terms,
    tie_break: 0,
  };
  return { ...outcome, ranking: [{ ...me, rank: outcome.reason === "lost" ? 2 : 1 }, place] };
}
