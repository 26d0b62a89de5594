/** Why a tile cannot be bought, or not for a place: the server has said so with the picture. */
import { ruleText, sayRule } from "../../board/refusals";
import type { MyTurn, Place, Refused, View } from "./types";
import { GAME } from "./words";

/** Nothing if it can. */
export function refusal({ refused }: View, tile: number, place?: Place): Refused | undefined {
  const bars = ({ places }: Refused) => (place === undefined ? places.length === 0 : places.includes(place));
  return refused.find((one) => one.tile === tile && bars(one));
}

export const reason = ({ rule, args }: Refused) => ruleText(GAME, rule, args);

/** Puts the tile in hand there, or says why it cannot lie there. */
export function put(turn: MyTurn, place: Place): void {
  const tile = turn.hand.wish?.tile;
  if (tile === undefined) return;
  turn.press({ place }, () => {
    const found = refusal(turn.shown.view, tile, place);
    if (found) sayRule(GAME, found.rule, found.args);
  });
}
