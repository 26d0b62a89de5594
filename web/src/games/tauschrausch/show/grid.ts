/** The album's grid: twelve columns a to l from the left, twelve rows from the top. */
export const SIZE = 12;
export const COLUMNS = "abcdefghijkl";

export interface Spot {
  x: number;
  y: number;
}

export function spotOf(cell: string): Spot {
  return { x: COLUMNS.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 };
}

/** The upper left cell of a stamp of this size whose middle is at a point given in cells, kept inside the album. */
export function cellUnder(w: number, h: number, x: number, y: number): string {
  const within = (at: number, size: number) => Math.min(Math.max(Math.round(at - size / 2), 0), SIZE - size);
  return `${COLUMNS.charAt(within(x, w))}${within(y, h) + 1}`;
}

export interface Fit extends Spot {
  cell: string;
}

/** Of the places where a stamp of this size fits, the one whose middle is nearest to a point given in cells. */
export function nearest(fits: Fit[], w: number, h: number, x: number, y: number, reach: number): Fit | undefined {
  let best: Fit | undefined;
  let distance = reach;
  for (const fit of fits) {
    const away = Math.hypot(fit.x + w / 2 - x, fit.y + h / 2 - y);
    if (away < distance) [best, distance] = [fit, away];
  }
  return best;
}

/** Every cell the stamp could cover at all: the lit area. */
export function covered(fits: Fit[], w: number, h: number): Set<number> {
  const cells = new Set<number>();
  for (const { x, y } of fits)
    for (let down = 0; down < h; down++)
      for (let right = 0; right < w; right++) cells.add((y + down) * SIZE + x + right);
  return cells;
}

/** The outline of a set of cells as an SVG path, one unit per cell: each side that has no neighbour. */
export function outline(cells: Set<number>): string {
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && cells.has(y * SIZE + x);
  const lines: string[] = [];
  for (const cell of cells) {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    if (!has(x, y - 1)) lines.push(`M${x} ${y}h1`);
    if (!has(x, y + 1)) lines.push(`M${x} ${y + 1}h1`);
    if (!has(x - 1, y)) lines.push(`M${x} ${y}v1`);
    if (!has(x + 1, y)) lines.push(`M${x + 1} ${y}v1`);
  }
  return lines.join("");
}

/** Whether a cell lies within a stamp of this size. */
export function covers(corner: string, w: number, h: number, cell: string): boolean {
  const [from, at] = [spotOf(corner), spotOf(cell)];
  return at.x >= from.x && at.x < from.x + w && at.y >= from.y && at.y < from.y + h;
}
