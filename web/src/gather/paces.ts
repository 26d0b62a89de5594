/** How long a move may take, as people agree on it. */
import type { Translate } from "../base/texts";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export const PACES = [null, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** Whether weekends matter to it. */
export const isSlow = (pace: number | null) => pace !== null && pace >= HOUR;

export function paceText(pace: number | null, t: Translate): string {
  if (pace === null) return t("no-clock");
  if (pace % DAY === 0) return t("pace-days", { count: pace / DAY });
  if (pace % HOUR === 0) return t("pace-hours", { count: pace / HOUR });
  return t("pace-minutes", { count: Math.round(pace / MINUTE) });
}

/** Whose weekends. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
