/**
 * Which pieces lie where, from a view. An item keeps its look for the whole round, so that it flies wherever it goes, turned up or not;
 * what it shows is looked up in the view. Every place ends in what lies there: no two items share one.
 */
import type { Piece, Placed } from "../../board/board.svelte";
import type { Item, Tile, View } from "./types";

const lookOf = (view: View, item: number) => `item ${view.round}/${item}`;

/** Album cells are places of their own: `album/0/c4` becomes `album/0/at/c4`. */
function placeOf({ place, item }: Item): string {
  const [kind = "", side = "", cell = ""] = place.split("/");
  return kind === "album" ? `album/${side}/at/${cell}` : `${place}/${item}`;
}

export function layout(view: View): Placed[] {
  const albums = view.players.flatMap(({ side, tiles }) =>
    tiles
      .filter(({ item }) => item === null)
      .map(({ piece, cell }) => ({ place: `album/${side}/at/${cell}`, look: `tile ${piece.id}` })),
  );
  return [...albums, ...view.items.map((item) => ({ place: placeOf(item), look: lookOf(view, item.item) }))];
}

/** The item a piece on the board stands for; nothing while the view that describes it is still to come. */
export function itemOf(view: View, piece: Piece): Item | undefined {
  return view.items.find(({ item }) => lookOf(view, item) === piece.look);
}

export interface Lying {
  id: number;
  item: Item;
}

/** The items at a place, in the order they came there. */
export function lying(view: View, pieces: Piece[]): Lying[] {
  return pieces
    .flatMap((piece) => {
      const item = itemOf(view, piece);
      return item ? [{ id: piece.id, item }] : [];
    })
    .sort((one, other) => one.item.order - other.item.order || one.item.item - other.item.item);
}

export interface Stuck {
  id: number;
  cell: string;
  tile: Tile["piece"];
  item: number | null;
}

/** The stamps on an album page: of earlier rounds from its tiles, of this round from the items. */
export function stuck(view: View, side: number, pieces: Piece[]): Stuck[] {
  const tiles = view.players[side]?.tiles ?? [];
  return pieces.flatMap((piece): Stuck[] => {
    const cell = piece.place.slice(piece.place.lastIndexOf("/") + 1);
    const item = itemOf(view, piece);
    if (item?.piece) return [{ id: piece.id, cell, tile: item.piece, item: item.item }];
    const tile = tiles.find((one) => one.cell === cell);
    return tile ? [{ id: piece.id, cell, tile: tile.piece, item: null }] : [];
  });
}
