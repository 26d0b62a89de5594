/** Ribbons from the offers to their new owners, in per cent of the band between them: columns have the same width. */
import type { Letter } from "./script";

/** Where in its column an offer lies. */
const OFFERS: Record<Letter, number> = { a: 0.27, b: 0.73 };
const MIDDLE = 0.5;
/** How far the ribbon goes straight down and comes straight in. */
const STRAIGHT = [60, 40] as const;

export interface Ribbon {
  x0: number;
  x1: number;
}

export const ribbon = (columns: number, from: number, offer: Letter, to: number): Ribbon => ({
  x0: ((from + OFFERS[offer]) / columns) * 100,
  x1: ((to + MIDDLE) / columns) * 100,
});

export const pathOf = ({ x0, x1 }: Ribbon) => `M${x0} 0C${x0} ${STRAIGHT[0]} ${x1} ${STRAIGHT[1]} ${x1} 100`;

const bezier = (t: number, a: number, b: number, c: number, d: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/** How far right the ribbon is at a height: there its label hangs. */
export function across({ x0, x1 }: Ribbon, y: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const t = (low + high) / 2;
    if (bezier(t, 0, ...STRAIGHT, 100) < y) low = t;
    else high = t;
  }
  return bezier(low, x0, x0, x1, x1);
}

/** At which height the label of an act hangs, so that no two are side by side. */
export const heightOf = (act: number, acts: number) => (acts < 2 ? 50 : 12 + (76 * act) / (acts - 1));
