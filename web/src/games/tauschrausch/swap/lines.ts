/** What happened in a Swap, in words. */
import { BOLD } from "../../../base/texts";
import { t } from "../words";
import { other, type Act } from "./script";

const upper = (offer: string) => offer.toUpperCase();

/** One choice, as the reader would tell it; in full also what that left. */
export function sentenceOf(act: Act, reader: number | null, name: (side: number) => string, full = false): string {
  const bold = (side: number) => BOLD.on + name(side) + BOLD.off;
  const { chooser, from, offer } = act;
  const who = bold(chooser);
  if (!offer) return t(chooser === reader ? "swap-kept.you" : "swap-kept", { who });
  const args = { who, from: bold(from), offer: BOLD.on + upper(offer) + BOLD.off };
  if (chooser === reader) return t("swap-took.you", args);
  if (from !== reader) return t("swap-took", args);
  return full ? t("swap-lost-kept", { ...args, other: upper(other(offer)) }) : t("swap-lost", args);
}
