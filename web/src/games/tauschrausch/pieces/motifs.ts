/**
 * Which drawing a stamp shows: six of each theme. One drawing serves many inks, so some are shared with the stamps of Stamp Collection,
 * from the sheet of drawings that both games lay into the page.
 */
import type { StampPart, Piece, Theme } from "../types";

const DRAWINGS: Record<Theme, string[]> = {
  space: ["motif-rocket", "motif-saturn", "motif-satellite", "motif-comet", "motif-observatory", "motif-astronaut"],
  monuments: [
    "motif-lighthouse",
    "motif-arch",
    "stamp-red-building",
    "stamp-purple-building",
    "stamp-blue-building",
    "stamp-pink-building",
  ],
  animals: [
    "stamp-brown-animal",
    "stamp-red-animal",
    "stamp-green-animal",
    "stamp-blue-animal",
    "stamp-purple-animal",
    "stamp-pink-animal",
  ],
  flowers: ["motif-sunflower", "motif-bluebell", "motif-daisy", "stamp-purple-plant", "stamp-red-plant", "motif-poppy"],
  vehicles: ["motif-loco", "motif-balloon", "motif-sailboat", "motif-bicycle", "motif-tram", "motif-aeroplane"],
};
const RARE = ["motif-crown", "motif-horn", "motif-compass"];

export function drawingOf(piece: Piece, part: StampPart): string {
  if (part.theme) return DRAWINGS[part.theme][(part.motif ?? 1) - 1] ?? "motif-forever";
  if (part.kind === "forever") return "motif-forever";
  return RARE[Number(piece.id.slice(1)) % RARE.length] ?? "motif-crown";
}

/** The five inks, and those of rare and forever stamps. */
export const inkOf = (part: StampPart) => `tr-${part.colour ?? part.kind}`;

export const glyphOf = ({ kind, theme }: StampPart) =>
  theme ? `theme-${theme}` : `item-${kind === "rare" ? "rare" : "forever"}`;
