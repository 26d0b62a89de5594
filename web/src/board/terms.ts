/** What points are made of. */
type Terms = Record<string, number>;

/** Terms that an option or a booster brings are shown only where somebody has points by them. */
export function present<Row extends { terms: Terms }>(rows: Row[], rare: readonly string[]): Row[] {
  const absent = rare.filter((term) => rows.every(({ terms }) => (terms[term] ?? 0) === 0));
  return rows.map((row) => ({
    ...row,
    terms: Object.fromEntries(Object.entries(row.terms).filter(([term]) => !absent.includes(term))),
  }));
}
