/** Where a player stands, in words: "third, 3 behind". */
import type { Player } from "./types";
import { t } from "./words";

export function standing(players: Player[], seat: number): string {
  const points = players.find((player) => player.seat === seat)?.points ?? 0;
  const best = Math.max(...players.map((player) => player.points));
  const rank = 1 + players.filter((player) => player.points > points).length;
  const level = players.filter((player) => player.points === points).length > 1;
  return t("standing", { rank, level: level ? "yes" : "no", behind: best - points });
}
