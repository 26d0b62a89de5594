/** Points with their sign, as people write them: +3, 0, −2. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number as people write it: with a minus, not a hyphen. */
export const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
