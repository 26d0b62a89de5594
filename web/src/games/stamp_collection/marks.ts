/** What to mark on bonus tiles: stamps I have on mounts, and the stamp a choice would add. Read from the view, never worked out by rules. */
import { stampLook } from "./layout";
import type { Choice, View } from "./types";

export function mountedBy(view: View, seat: number | null): Set<string> {
  const spaces = view.players.find((player) => player.seat === seat)?.spaces ?? [];
  return new Set(spaces.flatMap(({ mount, motif }) => (mount && motif ? [stampLook({ colour: mount, motif })] : [])));
}

/** The stamp that would come onto a mount: the bought one, or the stored one that moves in. */
export function stampAdded(view: View, choice: Choice | undefined): string | undefined {
  if (choice?.verb !== "buy" || choice.tile === null || choice.place === "storage") return undefined;
  const tile = view.fair[choice.tile - 1];
  if (tile?.kind === "stamp") return stampLook(tile);
  const moving = choice.effects.find((effect) => effect.key === "effect-stored-moves")?.args.stamp;
  return moving === undefined ? undefined : `stamp ${String(moving).replace("-", " ")}`;
}
