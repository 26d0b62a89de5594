/** Names of pieces become words before a sentence is formatted. */
import { textsOf, type Args } from "../../app/texts";

export const t = textsOf("stamp_collection");

type Codes = Record<string, string | number>;

export const hyphened = (code: string) => code.replaceAll(/[ _]/g, "-");

/** As the protocol says: colour, stamp, bonus and album arrive as names of pieces and leave as words. */
export function words(codes: Codes): Args {
  const args: Args = { ...codes };
  const { colour, stamp, bonus, album } = codes;
  if (colour !== undefined) args.region = t(`region-${colour}`);
  if (stamp !== undefined) args.stamp = t(`stamp-${stamp}`);
  if (bonus !== undefined) args.bonus = t(`bonus-${bonus}`);
  if (album !== undefined) args.album = t(`album-${album}`);
  return args;
}

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
