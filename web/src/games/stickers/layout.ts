/**
 * Which pieces lie where, from a view. A card is drawn from its look, so the look is the whole card, written out: cards appear on the
 * board before the view that describes them is shown. Cards of a hand nobody shows me are backs, all in one place.
 */
import type { Piece, Placed } from "../../board/board.svelte";
import type { Card, Player, View } from "./types";

export const BACK = "back";

/** Read once for each piece, and forgotten with it: where a device goes round, nothing may remain of the hand before. */
const read = new WeakMap<Piece, Card>();

const look = (card: Card) => JSON.stringify(card);

export function cardOf(piece: Piece): Card {
  const known = read.get(piece);
  if (known) return known;
  const card = JSON.parse(piece.look) as Card; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- written by `look` alone
  read.set(piece, card);
  return card;
}

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

export function layout(view: View, seat: number | null): Placed[] {
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
