/** Points with their sign, as people write them: +3, 0, −2. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
