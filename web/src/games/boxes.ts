/** What stands on the shelf of each game, found by folder: all that is drawn of it before somebody wants to play it. */
import type { Box } from "../board/game";

const found = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });

/** By the game's name, which is that of its folder here and in the package; as they stand on the shelf. */
export const boxes = new Map(
  Object.entries(found)
    .map(([path, { box }]): [string, Box] => [path.split("/").at(-2) ?? "", box])
    .sort(([, one], [, other]) => one.place - other.place),
);
