/** What is asked or told while everybody sticks. */
import { BOLD } from "../../../base/texts";
import { cosmeticName, setName, stickerName, t } from "../words";
import type { Standing } from "./types";
import type { Wish } from "./wish.svelte";

export interface StickQuestion {
  who: string;
  sentence: string;
  seat: number;
  asking: boolean;
  /** Nobody has a sticker left. */
  done: boolean;
}

export function stickQuestion(shown: Standing, wish: Wish, busy: boolean): StickQuestion {
  const mine = shown.seat ?? 0;
  if (shown.campaign.stage !== "stick")
    return { who: t("campaign"), sentence: t("stick-done"), seat: mine, asking: false, done: true };
  const seat = shown.thinking ?? shown.waiting[0] ?? mine;
  if (shown.seat === null || !shown.waiting.includes(shown.seat) || busy) {
    const name = shown.seats.find((one) => one.seat === seat)?.name ?? "";
    const sentence = seat === shown.seat ? t("one-moment") : t("stick-wait", { who: BOLD.on + name + BOLD.off });
    return { who: t("others-turn"), sentence, seat, asking: false, done: false };
  }
  return { who: t("your-turn"), sentence: asked(wish), seat: mine, asking: true, done: false };
}

function asked({ held, choice, open }: Wish): string {
  if (held === undefined) return t("stick-choose");
  const cosmetic = open[0]?.cosmetic ?? false;
  const sticker = cosmetic ? cosmeticName(held) : stickerName(held);
  if (!choice) return t("stick-where", { sticker });
  return cosmetic ? t("stick-place", { sticker }) : t("stick-ready", { sticker, set: setName(choice.card.set) });
}
