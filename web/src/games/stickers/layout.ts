/**
 * Which pieces lie where, from a view. A card is drawn from its look, so the look is the whole card, written out: cards appear on the
 * board before the view that describes them is shown. Cards of a hand nobody shows me are backs, all in one place.
 */
import type { Piece, Placed } from "../../board/board.svelte";
import type { Card, Player, View } from "./types";

export const BACK = "back";

const look = (card: Card) => JSON.stringify(card);
export const cardOf = (piece: Piece): Card => JSON.parse(piece.look) as Card;

function ofHand({ seat, hand }: Player, seen: Card[]): Placed[] {
  const hidden = Math.max(0, hand - seen.length);
  return [
    ...seen.map((card) => ({ place: `hand/${seat}/${card.card}`, look: look(card) })),
    ...Array.from({ length: hidden }, () => ({ place: `hand/${seat}`, look: BACK })),
  ];
}

function ofAlbum({ seat, collections }: Player): Placed[] {
  return collections.flatMap(({ set, cards }) =>
    cards.map((card) => ({ place: `album/${seat}/${set}`, look: look(card) })),
  );
}

export function layout(given: unknown, seat: number | null): Placed[] {
  const view = given as View;
  const display = view.display.flatMap((card, index) =>
    card ? [{ place: `display/${index + 1}`, look: look(card) }] : [],
  );
  const markers = view.board.flatMap(({ space, set }) => (set ? [{ place: `marker/${space}`, look: set }] : []));
  const players = view.players.flatMap((player) => [
    ...ofHand(player, player.seat === seat ? view.hand : player.known),
    ...ofAlbum(player),
  ]);
  return [...display, ...markers, ...players];
}
