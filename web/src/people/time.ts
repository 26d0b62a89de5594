/** How long something takes, in words: the two largest units are enough. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function inWords(seconds: number, language: string): string {
  let left = Math.max(60, Math.ceil(seconds / 60) * 60);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    if (count > 0)
      parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count));
    left -= count * size;
    if (parts.length === 2) break;
  }
  return new Intl.ListFormat(language, { type: "unit", style: "narrow" }).format(parts);
}
