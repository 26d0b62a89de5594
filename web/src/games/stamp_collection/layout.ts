/** Which pieces lie where, from a view. The places are those of the protocol; purse and bank are heaps without pieces. */
import type { Placed } from "../../board/board.svelte";
import type { Bonus, Player, Stamp, Tile, View } from "./types";

export const stampLook = ({ colour, motif }: Stamp) => `stamp ${colour} ${motif}`;

export function tileLook(tile: Tile): string {
  if (tile.kind === "stamp") return stampLook(tile);
  return tile.kind === "mount" ? `mount ${tile.colour}` : "storage";
}

function ofFair(view: View): Placed[] {
  const tiles = view.fair.flatMap((tile, index) =>
    tile ? [{ place: `fair/${index + 1}`, look: tileLook(tile) }] : [],
  );
  return [...tiles, ...coins(view)];
}

/** Coins are taken from the last place; the first ones stay. */
function coins(view: View): Placed[] {
  return Array.from({ length: view.coins }, (_, index) => ({ place: `coin/${index + 1}`, look: "coin" }));
}

function ofPlayer(player: Player): Placed[] {
  const { seat } = player;
  const mounts = player.spaces.flatMap((space) => {
    if (space.mount === null) return [];
    const mount = { place: `album/${seat}/${space.place}`, look: `mount ${space.mount}` };
    if (space.motif === null) return [mount];
    return [mount, { place: `stamp/${seat}/${space.place}`, look: `stamp ${space.mount} ${space.motif}` }];
  });
  const stored = player.storage.flatMap((stamp, index) =>
    stamp ? [{ place: `storage/${seat}/${index + 1}`, look: stampLook(stamp) }] : [],
  );
  const slot = player.slots > 1 ? [{ place: `slot/${seat}`, look: "storage" }] : [];
  const sweets = Array.from({ length: player.chocolates }, () => ({ place: `chocolates/${seat}`, look: "chocolate" }));
  return [...mounts, ...stored, ...slot, ...sweets];
}

function ofBonus({ id, holder }: Bonus): Placed {
  return { place: holder === null ? `bonus/${id}` : `bonuses/${holder}/${id}`, look: `bonus ${id}` };
}

export function layout(view: View): Placed[] {
  const guests = view.connoisseurs.map(({ colour, holder }) => ({
    place: `connoisseurs/${holder ?? "supply"}/${colour}`,
    look: `connoisseur ${colour}`,
  }));
  return [...ofFair(view), ...guests, ...view.bonus.map(ofBonus), ...view.players.flatMap(ofPlayer)];
}
