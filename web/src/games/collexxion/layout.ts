/** Which pieces lie where, from a view. Every polygon has a look of its own, so that it is never mistaken for another on its way. */
import type { Placed } from "../../board/board.svelte";
import { inWords } from "./looks";
import type { Player, Polygon, View } from "./types";

const at = (place: string) => (polygon: Polygon) => ({
  place: `${place}/${polygon.id}`,
  look: inWords(polygon),
});

function ofPlayer(player: Player): Placed[] {
  const { seat } = player;
  // Earned tokens lie face down, so they all look the same.
  const tokens = Array.from({ length: player.tokens }, (_, index) => ({
    place: `tokens/${seat}/${index + 1}`,
    look: `token of ${seat}`,
  }));
  const actions = Object.entries(player.actions ?? {})
    .filter(([, left]) => left)
    .map(([action]) => ({ place: `action/${seat}/${action}`, look: `action ${action} ${seat}` }));
  return [...player.collection.map(at(`collection/${seat}`)), ...tokens, ...actions];
}

export function layout(view: View): Placed[] {
  const stacks = view.stacks.flatMap(({ colour, values }) =>
    values.map((value) => ({ place: `stack/${colour}/${value}`, look: `token ${colour} ${value}` })),
  );
  return [
    ...view.pile.map(at("pile")),
    ...(view.turn === null ? [] : view.chain.pieces.map(at(`chain/${view.turn}`))),
    ...stacks,
    ...view.players.flatMap(ofPlayer),
  ];
}
