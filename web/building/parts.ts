/** Which module goes into which file: what every first visit needs is one, what tables need besides another. */
import { fileURLToPath } from "node:url";

import type { Rolldown } from "vite";

const FIRST = ["main.ts", "app/Home.svelte"].map((file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

/** All that is loaded with these modules at once. */
function closure(roots: string[], graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(roots);
  for (const module of found) for (const other of graph.getModuleInfo(module)?.importedIds ?? []) found.add(other);
  return found;
}

let first: Set<string> | undefined;
const neededAtFirst = (module: string, context: Rolldown.ChunkingContext): boolean =>
  (first ??= closure(FIRST, context)).has(module);

/**
 * Few files rather than many small ones: what every page needs, the pieces that are drawn on boxes and tables, what boards
 * need besides, and what is around them. What home can do without must not get into the first, so that is asked of the graph
 * and not of a list of names.
 */
export const PARTS: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      debugName: "base",
      name: (module, context) => (neededAtFirst(module, context) ? "base" : null),
      minShareCount: 2,
    },
    { name: "pieces", test: /src\/games\/\w+\//, minShareCount: 2 },
    { name: "board", test: /src\/(board|base)\//, minShareCount: 2 },
    { name: "table", test: /src\/app\//, minShareCount: 2 },
  ],
};
