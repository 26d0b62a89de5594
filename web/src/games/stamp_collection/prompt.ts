/** The one sentence the table asks or tells just now. */
import { BOLD } from "../../app/texts";
import { signed } from "../../board/signed";
import type { Hand } from "./hand.svelte";
import type { Choice, Shown, Tile } from "./types";
import { t } from "./words";

export interface Question {
  who: string;
  sentence: string;
  /** Whose turn it is about. */
  seat: number;
  asking: boolean;
}

export function question(shown: Shown, hand: Hand, busy: boolean): Question {
  const mine = shown.seat ?? -1;
  if (shown.over) return { who: t("game-over"), sentence: t("prompt-over"), seat: Math.max(mine, 0), asking: false };
  if (hand.wish) return { who: t("your-turn"), sentence: inHand(shown, hand), seat: mine, asking: true };
  if (shown.waiting.includes(mine) && !busy) {
    const picking = shown.choices.some((choice) => choice.verb === "album");
    return {
      who: t("your-turn"),
      sentence: t(picking ? "prompt-pick-album" : "prompt-your-turn"),
      seat: mine,
      asking: true,
    };
  }
  return waiting(shown);
}

function waiting(shown: Shown): Question {
  const seat = shown.thinking ?? shown.waiting[0] ?? shown.view.turn ?? 0;
  if (seat === shown.seat) return { who: t("your-turn"), sentence: t("one-moment"), seat, asking: false };
  const name = shown.seats.find((one) => one.seat === seat)?.name ?? "";
  const key = shown.thinking === null ? "prompt-waiting" : "prompt-thinking";
  return { who: t("others-turn"), sentence: t(key, { who: BOLD.on + name + BOLD.off }), seat, asking: false };
}

function inHand(shown: Shown, hand: Hand): string {
  if (hand.slots.length > 0) return t("prompt-choose-stored");
  if (hand.choice) return chosen(hand.choice);
  const tile = shown.view.fair[(hand.wish?.tile ?? 0) - 1];
  return tile ? placing(tile, hand.places.size) : t("prompt-pick-album");
}

function placing(tile: Tile, count: number): string {
  if (tile.kind === "mount") return t("prompt-place-mount", { count, region: t(`region-${tile.colour}`) });
  if (tile.kind === "stamp") return t("prompt-place-stamp", { stamp: t(`stamp-${tile.colour}-${tile.motif}`) });
  return t("prompt-place-storage");
}

function chosen(choice: Choice): string {
  const gain = signed(choice.gain);
  const key = choice.verb === "buy" ? (choice.loan ? "here-loan" : "here") : `chosen-${choice.verb}`;
  return t(key, { gain, points: Math.abs(choice.gain), total: choice.total });
}

/** What the main button says: it repeats the price. */
export function confirmation(choice: Choice): string {
  if (choice.verb !== "buy") return t(`confirm-${choice.verb}`);
  if (choice.loan) return t("confirm-loan-buy", { total: choice.total });
  return t(choice.place === "storage" ? "confirm-store" : "confirm-place", { total: choice.total });
}
