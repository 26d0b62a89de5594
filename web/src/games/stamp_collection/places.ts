/** The places of an album. */
import type { Place, Space } from "./types";

export const SPACES: Space["place"][] = [
  ...(["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"] as const),
  ...(["a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"] as const),
];
const PLACES: ReadonlySet<string> = new Set([...SPACES, "storage", "slot"]);

/** Where something was dropped is only known by its name. */
export const isPlace = (name: string | undefined): name is Place => name !== undefined && PLACES.has(name);
