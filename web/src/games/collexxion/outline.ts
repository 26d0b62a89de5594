/** Outlines of polygons: the corners lie on a circle, the first one at `rotation` degrees from the x axis towards y. */
import type { Shape } from "./types";

export const CORNERS: Record<Shape, number> = { triangle: 3, square: 4, pentagon: 5, octagon: 8 };
/** As they stand upright in a collection. */
export const UPRIGHT: Record<Shape, number> = { triangle: -90, square: 45, pentagon: -90, octagon: 22.5 };

/** Half the side of the square a polygon is drawn in; its circle is this large for the largest of them. */
export const HALF = 50;
/** How large each is drawn where no tray says it: all look equally large. */
export const RADII: Record<Shape, number> = { triangle: 49, square: 42.4, pentagon: 40, octagon: 38.2 };

const rounded = (value: number) => Math.round(value * 100) / 100;

export function corners(shape: Shape, radius: number, rotation = 0): [x: number, y: number][] {
  const count = CORNERS[shape];
  return Array.from({ length: count }, (_, corner) => {
    const angle = ((rotation + (corner * 360) / count) * Math.PI) / 180;
    return [rounded(radius * Math.cos(angle)), rounded(radius * Math.sin(angle))];
  });
}

export function path(points: [x: number, y: number][]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The outline drawn inwards by a distance, edges staying parallel. */
export function inset(shape: Shape, radius: number, distance: number): number {
  return radius - distance / Math.cos(Math.PI / CORNERS[shape]);
}
