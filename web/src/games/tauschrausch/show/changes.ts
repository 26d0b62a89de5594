/** What the contests would pay if the stamp in hand lay where it is pointed at: only those that change. */
import type { MyTurn } from "../types";

export interface Change {
  contest: string;
  total: number;
  difference: number;
}

export const changesOf = (turn: MyTurn): Change[] =>
  (turn.hand.previewed?.effects ?? [])
    .filter(({ key }) => key === "effect-contest")
    .map(({ args }) => ({
      contest: String(args.contest),
      total: Number(args.total),
      difference: Number(args.difference),
    }));
