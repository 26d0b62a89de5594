/**
 * A sign for a kind of sticker this page has no drawing of: boosters stay sealed until they are opened, so what they bring is not in
 * here. The sign is made from the name alone; the same kind always looks the same, and two kinds hardly ever alike.
 */

export interface Emblem {
  /** Of the colour wheel, 0 to 359. */
  hue: number;
  /** In a square of 24 by 24. */
  path: string;
  /** Drawn with a pen instead of filled. */
  line: boolean;
}

const MIDDLE = 12;
/** Neighbouring colours are still told apart. */
const HUES = 15;

function spread(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function at(radius: number, angle: number): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(MIDDLE + radius * Math.sin(angle))} ${round(MIDDLE - radius * Math.cos(angle))}`;
}

function outline(steps: number, radius: (step: number) => number): string {
  const corners = Array.from({ length: steps }, (_, step) => at(radius(step), (2 * Math.PI * step) / steps));
  return `M${corners.join("L")}Z`;
}

const ring = (radius: number) =>
  `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Never five points: that is the star. */
const sun = (n: number) => outline(2 * n + 2, (step) => (step % 2 === 0 ? 10 : 4.8));
const petals = (n: number) => outline(24 * n, (step) => 3.4 + 6.6 * Math.abs(Math.cos((Math.PI * step) / 24)));
const cog = (n: number) => outline(4 * n, (step) => (step % 4 < 2 ? 10 : 7)) + ring(3);
const beads = (n: number) =>
  Array.from(
    { length: n },
    (_, step) => `M${at(7.2, (2 * Math.PI * step) / n)}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z`,
  ).join("") + ring(2.4);
const spiral = (n: number) =>
  `M${Array.from({ length: 20 * n }, (_, step) => at(1 + (8.2 * step) / (20 * n), (2 * Math.PI * step) / 20)).join("L")}`;
const arrows = (n: number) =>
  Array.from({ length: n }, (_, step) => `M6 ${17 - step * 5 + (n - 3) * 2.5}l6-6 6 6`).join("");
const waves = (n: number) =>
  Array.from({ length: n }, (_, step) => `M3.5 ${12 + (step - (n - 1) / 2) * 5}q4.25-5 8.5 0t8.5 0`).join("");
const rays = (n: number) =>
  Array.from({ length: 2 * n }, (_, step) => `M${at(5, (Math.PI * step) / n)}L${at(9.6, (Math.PI * step) / n)}`).join(
    "",
  ) + ring(1.6);

const FILLED = [sun, petals, cog, beads];
const DRAWN = [spiral, arrows, waves, rays];

export function emblem(kind: string): Emblem {
  const number = spread(kind);
  const family = number % (FILLED.length + DRAWN.length);
  const variant = Math.floor(number / 8) % 3;
  const hue = (Math.floor(number / 64) % HUES) * (360 / HUES);
  const filled = FILLED[family];
  if (filled) return { hue, path: filled(5 + variant), line: false };
  const drawn = DRAWN[family - FILLED.length] ?? rays;
  return { hue, path: drawn(2 + (variant % 2) + (drawn === rays ? 2 : 0)), line: true };
}
