/** The sixteen looks: four colours in four shapes, five polygons of each. The look of an id never changes. */
import type { Colour, Shape } from "./types";

export const COLOURS: Colour[] = ["green", "yellow", "pink", "blue"];
export const SHAPES: Shape[] = ["triangle", "square", "pentagon", "octagon"];
const COPIES = 5;
export const POLYGONS = COLOURS.length * SHAPES.length * COPIES;

export const ALL = Array.from({ length: POLYGONS }, (_, id) => id);

export function colourOf(id: number): Colour {
  return COLOURS[Math.floor(id / (SHAPES.length * COPIES))] ?? "green";
}

export function shapeOf(id: number): Shape {
  return SHAPES[Math.floor(id / COPIES) % SHAPES.length] ?? "triangle";
}

/** The polygons of one look. */
export function idsOf(colour: Colour, shape: Shape): number[] {
  const first = (COLOURS.indexOf(colour) * SHAPES.length + SHAPES.indexOf(shape)) * COPIES;
  return Array.from({ length: COPIES }, (_, copy) => first + copy);
}
