/** Where the next points of a contest lie: read off what the server offers for the stamp in hand. */
import { placesOf } from "../turn/taking";
import { spotOf } from "../show/grid";
import type { Choice, Contest, MyTurn, Piece } from "../types";

export interface Next {
  cell: string;
  gain: number;
  choice: Choice;
}

const gainOf = ({ effects }: Choice, { id }: Contest): number =>
  effects.reduce(
    (sum, { key, args }) => (key === "effect-contest" && args.contest === id ? Number(args.difference) : sum),
    0,
  );

/** The best places first; of those that overlap, one is enough. */
export function nextPoints(turn: MyTurn, contest: Contest, { w, h }: Piece, most: number): Next[] {
  const apart = (one: Next, other: Next) => {
    const [a, b] = [spotOf(one.cell), spotOf(other.cell)];
    return Math.abs(a.x - b.x) >= w || Math.abs(a.y - b.y) >= h;
  };
  return placesOf(turn)
    .flatMap((choice) => (choice.cell === null ? [] : [{ cell: choice.cell, gain: gainOf(choice, contest), choice }]))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .reduce<Next[]>((best, next) => (best.every((one) => apart(one, next)) ? [...best, next] : best), [])
    .slice(0, most);
}
