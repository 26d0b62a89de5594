/** What pieces and cards are called. */
import { has, textsOf } from "../../base/texts";
import type { Item, StampPart, Piece } from "./types";

export const GAME = "tauschrausch";

export const t = textsOf(GAME);
export const knows = (key: string) => has(GAME, key);

/** A name and what is said about it, with the colon as the language sets it. */
export const labelled = (name: string, about: string) => t("labelled", { name, about });

/** How the log names a piece. */
export function pieceName(piece: Piece): string {
  if (piece.kind !== "stamp") return t(`piece-${piece.id}`);
  if (piece.rare) return t("piece-rare");
  const [part] = piece.parts;
  return piece.double || !part ? t("piece-double") : partName(part);
}

function partName({ colour, theme }: StampPart): string {
  return t(`piece-${colour ?? ""}-${theme ?? ""}`);
}

function partFacts(part: StampPart): string {
  const state = part.kind === "cancelled" || part.kind === "faded" ? t(`kind-${part.kind}`) : undefined;
  const value = part.kind === "cancelled" ? undefined : t("worth", { value: part.value });
  return [part.colour ? partName(part) : t("piece-rare"), state, value].filter((one) => one !== undefined).join(", ");
}

/** A stamp for ears: what it shows, its state, its value, its size. */
export function pieceFacts(piece: Piece): string {
  if (piece.kind !== "stamp") return pieceName(piece);
  const parts = piece.parts.map(partFacts).join(" + ");
  const name = piece.double ? labelled(t("piece-double"), parts) : parts;
  return `${name}, ${t("size-cells", { w: piece.w, h: piece.h })}`;
}

/** An item for ears, with what is known about it while it lies face down. */
export function itemName(item: Item, reader: number | null): string {
  const { piece, up, back } = item;
  if (up && piece) return pieceFacts(piece);
  const down = `${t(`size-${back}`)}, ${t("face-down")}`;
  if (piece) return `${down}, ${labelled(t(reader === null ? "seen-front" : "you-know"), pieceFacts(piece))}`;
  if (item.surely_rare) return `${down}, ${t("surely-rare")}`;
  return item.not_rare ? `${down}, ${t("surely-not-rare")}` : down;
}
