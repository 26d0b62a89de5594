/** What a polygon looks like. The server says it; the board carries it along in words, so that a piece in flight knows it too. */
import type { Piece } from "../../board/board.svelte";
import type { Colour, Look, Polygon, Shape } from "./types";

export const COLOURS: readonly Colour[] = ["green", "yellow", "pink", "blue"];
export const SHAPES: readonly Shape[] = ["triangle", "square", "pentagon", "octagon"];

export const inWords = ({ id, colour, shape }: Polygon) => `polygon ${colour} ${shape} ${id}`;

/** Of a piece of the board that is a polygon. */
export function polygonOf({ look }: Piece): Polygon | undefined {
  const [, first, second, id] = look.split(" ");
  const colour = COLOURS.find((one) => one === first);
  const shape = SHAPES.find((one) => one === second);
  return colour && shape && { id: Number(id), colour, shape };
}

export const sameLook = (one: Look, other: Look) => one.colour === other.colour && one.shape === other.shape;
