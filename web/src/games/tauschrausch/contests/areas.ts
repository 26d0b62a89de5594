/** What a contest counts, as places on the album page. */
import type { Schemas } from "../../../base/protocol";
import { covers, spotOf } from "../show/grid";
import type { Piece, Tile } from "../types";

export interface Area {
  cell: string;
  w: number;
  h: number;
  /** The stamp that lies there, and how far the part that counts is from its corner; nothing where no stamp counts. */
  piece: Piece | undefined;
  dx: number;
  dy: number;
}

/** Each half of a double is a stamp of its own. */
const HALF = 2;

function stampAt(tiles: readonly Tile[], cell: string): Area {
  const tile = tiles.find(({ cell: corner, piece: { w, h } }) => covers(corner, w, h, cell));
  if (!tile) return { cell, w: 1, h: 1, piece: undefined, dx: 0, dy: 0 };
  const { piece } = tile;
  const [from, at] = [spotOf(tile.cell), spotOf(cell)];
  const [w, h] = piece.double ? [HALF, HALF] : [piece.w, piece.h];
  return { cell, w, h, piece, dx: at.x - from.x, dy: at.y - from.y };
}

export const areasOf = (tiles: readonly Tile[], { stamps, areas }: Schemas["TauschrauschCounted"]): Area[] => [
  ...stamps.map((cell) => stampAt(tiles, cell)),
  ...areas.map(([cell, w, h]) => ({ cell, w, h, piece: undefined, dx: 0, dy: 0 })),
];
