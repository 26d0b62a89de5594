/** Where a player stands, by which of the two sums. */
import type { Player } from "../types";
import { t } from "../words";

export function standing({ standing: { place: now }, end_standing: { place: end } }: Player): string {
  if (now === null && end === null) return t("all-level");
  if (now === end) return t("place-both", { place: now ?? 0 });
  if (now === null) return t("place-end", { place: end ?? 0 });
  return end === null ? t("place-now", { place: now }) : t("place-each", { now, end });
}
