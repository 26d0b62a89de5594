/** What was said at a table. */
import type { Said } from "../base/protocol";

/** Each once, in the order in which they were said. */
export function heardToo(known: readonly Said[], said: Said): Said[] {
  if (known.some(({ number }) => number === said.number)) return [...known];
  return [...known, said].sort((one, other) => one.number - other.number);
}
