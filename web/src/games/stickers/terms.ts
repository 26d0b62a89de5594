/** What points are made of, as far as this game has it. */
import type { Outcome } from "../../protocol";
import type { View } from "./types";

type Terms = Record<string, number>;

/** Special points exist only where a booster brought some, a head start only where the option gave one. */
const RARE = ["specials", "start"];

function shown<Row extends { terms: Terms }>(rows: Row[]): Row[] {
  const absent = RARE.filter((term) => rows.every(({ terms }) => (terms[term] ?? 0) === 0));
  return rows.map((row) => ({
    ...row,
    terms: Object.fromEntries(Object.entries(row.terms).filter(([term]) => !absent.includes(term))),
  }));
}

export const scores = ({ players }: View): { seat: number; points: number; terms: Terms }[] =>
  shown(players.map(({ seat, points, terms }) => ({ seat, points, terms })));

export const ranking = (outcome: Outcome): Outcome => ({ ...outcome, ranking: shown(outcome.ranking) });
