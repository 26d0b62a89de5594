/** What pieces are called. */
import { inWords, textsOf, type Codes } from "../../base/texts";

export const GAME = "stamp_collection";

export const t = textsOf(GAME);
export const words = (codes: Codes) => inWords(GAME, codes);

export const hyphened = (code: string) => code.replaceAll(/[ _]/g, "-");

/** What a tile is called: "Europe, Hedgehog (animal)". */
export function lookName(look: string): string {
  const [kind, colour = "", motif = ""] = look.split(" ");
  if (kind === "mount") return t(`mount-${colour}`);
  if (kind === "storage") return t("storage-tile");
  return t("stamp-name", {
    region: t(`region-${colour}`),
    stamp: t(`stamp-${colour}-${motif}`),
    motif: t(`motif-${motif}`),
  });
}
