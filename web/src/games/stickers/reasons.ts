/** Every point with its reason: each collection, in the order of rarity, then stars, and what a booster or an option brings. */
import type { Score } from "../../board/game";
import { present } from "../../board/terms";
import type { View } from "./types";
import { setName, t } from "./words";

/** Collections are called by rank and set, specials by their kind. */
export function termName(term: string): string {
  const [what, name] = term.split(" ");
  if (name === undefined) return t(`term-${term}`);
  return what === "special" ? t(`special-${name}`) : `${setName(name)} · ${t(`rank-${what ?? ""}`)}`;
}

/** The terms are those of the end, if all stayed as it lies; fewer points are certain now. What nobody has points by is left out. */
export function reasons(view: View): (Score & { terms: Record<string, number> })[] {
  const rows = view.players.map(({ seat, now, points, terms }) => {
    const collections = view.board.map(({ rank, set, collections: all }): [string, number] => [
      `${rank} ${set ?? ""}`,
      all.find((one) => one.seat === seat)?.points ?? 0,
    ]);
    const kinds = [...new Set(view.extras?.points.map(({ kind }) => kind))];
    const specials = kinds.map((kind): [string, number] => [
      `special ${kind}`,
      view.extras?.points.find((one) => one.kind === kind && one.seat === seat)?.points ?? 0,
    ]);
    const all = { ...Object.fromEntries(collections), stars: terms.stars, ...Object.fromEntries(specials) };
    return { seat, points: now, end: points, terms: { ...all, start: terms.start } };
  });
  return present(rows, Object.keys(rows[0]?.terms ?? {}));
}
