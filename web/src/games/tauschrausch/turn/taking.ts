/** Taking stamps up, and asking why something cannot be done. */
import { sayRule } from "../../../board/refusals";
import type { Choice, Item, MyTurn, Player, Verb, View } from "../types";
import { GAME } from "../words";

export const ownOf = ({ shown: { seat, view } }: MyTurn): Player | undefined =>
  seat === null ? undefined : view.players[seat];

export const find = (turn: MyTurn, verb: Verb): Choice | undefined => turn.find((choice) => choice.verb === verb);

export const stampOf = (turn: MyTurn, item: number): Choice | undefined =>
  turn.find((choice) => choice.verb === "stamp" && choice.item === item);

/** Where the stamp in hand may lie. */
export const placesOf = (turn: MyTurn): Choice[] => turn.choices.filter(({ verb }) => verb === "place");

/** Takes a stamp into the hand, or puts it beside the album again; another one in hand is put aside first. */
export function takeUp(turn: MyTurn, item: number): void {
  if (turn.later(() => takeUp(turn, item))) return;
  const stamp = stampOf(turn, item);
  const drop = find(turn, "drop");
  if (stamp) void turn.do(stamp.move);
  else if (!drop) why(turn, `stamp ${item}`);
  else {
    const other = ownOf(turn)?.hand !== item;
    void turn.do(drop.move);
    if (other) turn.later(() => takeUp(turn, item));
  }
}

/** What the reader has still to place, or to split: the numbers of the items. */
export function missing({ items }: View, { side, hand }: Player): number[] {
  const waits = ({ item, place, piece }: Item) =>
    place === `haul/${side}` || item === hand || (place === `gained/${side}` && (piece?.w ?? 0) > 0);
  return items.filter(waits).map(({ item }) => item);
}

/** Says which rule forbids a move that is not offered: the picture often knows. */
export function why(turn: MyTurn, move: string): void {
  const rule = turn.shown.view.refused[move];
  if (rule === undefined) void turn.ask(move);
  else if (turn.still) sayRule(GAME, rule);
}

/** Puts the stamp in hand beside the album again. */
export function putAside(turn: MyTurn): void {
  const drop = find(turn, "drop");
  if (drop) void turn.do(drop.move);
}
