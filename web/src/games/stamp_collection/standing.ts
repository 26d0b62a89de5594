/** Where a player stands, in words: "third, 3 points behind". */
import type { Player } from "./types";
import { t } from "./words";

export function rankOf(players: Player[], seat: number): number {
  const points = players.find((player) => player.seat === seat)?.points ?? 0;
  return 1 + players.filter((player) => player.points > points).length;
}

export function standing(players: Player[], seat: number): string {
  const points = players.find((player) => player.seat === seat)?.points ?? 0;
  const best = Math.max(...players.map((player) => player.points));
  const level = players.filter((player) => player.points === points).length > 1;
  return t("standing", { rank: rankOf(players, seat), level: level ? "yes" : "no", behind: best - points });
}
