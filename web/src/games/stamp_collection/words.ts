/** Names of pieces become words before a sentence is formatted; some sentences have a variant. */
import { has, textsOf, type Args } from "../../app/texts";

const NAME = "stamp_collection";
export const t = textsOf(NAME);

type Codes = Record<string, string | number>;

export const hyphened = (code: string) => code.replaceAll(/[ _]/g, "-");

function variant(key: string, codes: Codes): string {
  const wanted = [
    codes.why === undefined ? undefined : `${key}-${hyphened(String(codes.why))}`,
    codes.from_seat === undefined ? undefined : `${key}-lured`,
    Number(codes.extra ?? 0) > 0 ? `${key}-extra` : undefined,
  ];
  return wanted.find((name) => name !== undefined && has(NAME, name)) ?? key;
}

export function words(key: string, codes: Codes): { key: string; args: Args } {
  const args: Args = { ...codes };
  const { colour, motif, bonus, album } = codes;
  if (colour !== undefined) args.region = t(`region-${colour}`);
  if (colour !== undefined && motif !== undefined) args.stamp = t(`stamp-${colour}-${motif}`);
  if (bonus !== undefined) args.bonus = t(`bonus-${bonus}`);
  if (album !== undefined) args.album = t(`album-${album}`);
  return { key: variant(key, codes), args };
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
