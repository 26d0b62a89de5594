/** The collectors' tools that players are known by. Where nobody has chosen one, those of the first seats are the first. */
export const TOOLS = ["magnifier", "letter", "inkpot", "tweezers", "horn", "drop", "album", "seal"];

/** The tool of a seat, seen from the reader's, who is the magnifier. */
export const toolAt = (seat: number, mine: number | null, most = 5): string =>
  TOOLS[(((seat - (mine ?? 0)) % most) + most) % most] ?? "magnifier";

/** What each of them shows: its choice, or else a tool that nobody else has. */
export function shownTools(chosen: (string | null)[]): string[] {
  const known = chosen.map((tool) => (tool !== null && TOOLS.includes(tool) ? tool : undefined));
  const free = TOOLS.filter((tool) => !known.includes(tool));
  return known.map((tool) => tool ?? free.shift() ?? "magnifier");
}
