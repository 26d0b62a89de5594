/** The collectors' tools that players are known by. Where nobody has chosen one, those of the first seats are the first. */
export const TOOLS = ["magnifier", "letter", "inkpot", "tweezers", "horn", "drop", "album", "seal"];

/** The tool of a seat, seen from the reader's, who is the magnifier. */
export const toolAt = (seat: number, mine: number | null, most = 5): string =>
  TOOLS[(((seat - (mine ?? 0)) % most) + most) % most] ?? "magnifier";

/** What each of them shows: its choice, or else a tool that nobody else has, if possible that of its seat. */
export function shownTools(chosen: readonly (string | null | undefined)[], mine: number | null = null): string[] {
  const known = chosen.map((tool) => TOOLS.find((one) => one === tool));
  const taken = new Set(known);
  return known.map((tool, seat) => {
    const usual = toolAt(seat, mine);
    const shown = tool ?? [usual, ...TOOLS].find((one) => !taken.has(one)) ?? usual;
    taken.add(shown);
    return shown;
  });
}
