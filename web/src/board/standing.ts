/** Where a player stands among the others. */
export interface Standing {
  rank: number;
  /** Others have as many points. */
  level: boolean;
  behind: number;
}

interface Scored {
  seat: number;
  points: number;
}

/** Nothing while all have the same: nobody leads at the beginning. */
export function standingOf(players: readonly Scored[], seat: number): Standing | undefined {
  const points = players.find((player) => player.seat === seat)?.points ?? 0;
  if (players.every((player) => player.points === points)) return undefined;
  const best = Math.max(...players.map((player) => player.points));
  return {
    rank: 1 + players.filter((player) => player.points > points).length,
    level: players.filter((player) => player.points === points).length > 1,
    behind: best - points,
  };
}
