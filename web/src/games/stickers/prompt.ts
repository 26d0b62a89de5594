/** The one sentence the table asks or tells just now. */
import { BOLD } from "../../app/texts";
import { signed } from "../../board/signed";
import { lineFor, lineText } from "./bonus";
import { setOf, type Hand } from "./hand.svelte";
import type { Choice, Shown } from "./types";
import { knows, setName, stickerName, t } from "./words";

export interface Question {
  who: string;
  sentence: string;
  /** Whose turn it is about. */
  seat: number;
  asking: boolean;
}

const STEPS: Partial<Record<string, string>> = {
  take: "stage-take",
  play: "stage-play",
  laying: "stage-play",
  effects: "stage-effects",
  bonus: "stage-effects",
  again: "stage-effects",
};

export function question(shown: Shown, hand: Hand, busy: boolean): Question {
  const mine = shown.seat ?? -1;
  if (shown.over) return { who: t("game-over"), sentence: t("prompt-over"), seat: Math.max(mine, 0), asking: false };
  if (!shown.waiting.includes(mine) || busy) return waiting(shown);
  const step = shown.view.late ? "stage-refill" : STEPS[shown.view.phase];
  const who = step === undefined ? t("your-turn") : `${t("your-turn")} · ${t(step)}`;
  return { who, sentence: asked(shown, hand), seat: mine, asking: true };
}

function nameOf(shown: Shown, seat: number): string {
  return BOLD.on + (shown.seats.find((one) => one.seat === seat)?.name ?? "") + BOLD.off;
}

function waiting(shown: Shown): Question {
  const seat = shown.thinking ?? shown.waiting[0] ?? shown.view.turn ?? 0;
  if (seat === shown.seat) return { who: t("your-turn"), sentence: t("one-moment"), seat, asking: false };
  const key = shown.thinking === null ? "prompt-waiting" : "prompt-thinking";
  return { who: t("others-turn"), sentence: t(key, { who: nameOf(shown, seat) }), seat, asking: false };
}

function asked(shown: Shown, hand: Hand): string {
  const { view } = shown;
  if (hand.row.length > 0) return rowText(shown, hand.row);
  if (hand.choice && hand.wish) return chosen(shown, hand.choice);
  if (hand.effect !== undefined) return aiming(hand, hand.effect);
  if (view.question) {
    return t("prompt-give", { who: nameOf(shown, view.question.asker), set: setName(view.question.set) });
  }
  const key = `prompt-${view.phase.replace(" ", "-")}`;
  if (view.phase === "laying") return t(key, { set: setName(view.played?.set ?? "") });
  return knows(key) ? t(key) : t("prompt-effects");
}

function rowText({ view }: Shown, row: string[]): string {
  const set = setName(setOf(row[0] ?? ""));
  const before = view.played?.count ?? 0;
  const line = lineFor(view, before + row.length);
  const head = t("row", { count: row.length, set });
  return line ? `${head} ${t("row-bonus", { text: lineText(line) })}` : head;
}

/** What a chip asks for, from what its choices leave open. */
function aiming(hand: Hand, effect: string): string {
  const [sample] = hand.open;
  if (sample?.spaces) return hand.wish?.space === undefined ? t("aim-markers") : t("aim-second-marker");
  if (effect === "bonus") return sample?.card ? t("step-take") : t("prompt-bonus");
  if (sample?.seat != null) {
    if (hand.wish?.seat !== undefined) return t("aim-set");
    return hand.wish?.set === undefined ? t("aim-question") : t("aim-player");
  }
  return knows(`sticker-${effect}.text`) ? t(`sticker-${effect}.text`) : stickerName(effect);
}

function chosen(shown: Shown, choice: Choice): string {
  const set = choice.card === null ? (choice.set ?? "") : setOf(choice.card);
  if (choice.seat !== null) return t("chosen-ask", { who: nameOf(shown, choice.seat), set: setName(set) });
  if (choice.spaces) {
    const [one = "", other = ""] = choice.spaces.map(
      (space) => shown.view.board.find((found) => found.space === space)?.set ?? "",
    );
    return t("chosen-exchange", { set: setName(one), other_set: setName(other), gain: signed(choice.gain) });
  }
  if (choice.verb === "give" || choice.verb === "keep") return t(`chosen-${choice.verb}`, { set: setName(set) });
  if (choice.verb === "take" || choice.effect === "bonus") return t("chosen-take", { set: setName(set) });
  const effect = choice.effect ?? "";
  return knows(`sticker-${effect}.text`) ? t(`sticker-${effect}.text`) : t("chosen-use");
}

/** What the main button says. */
export function confirmation(hand: Hand): string {
  if (hand.row.length > 0) return t("confirm-play", { count: hand.row.length });
  const { choice } = hand;
  if (!choice) return "";
  if (choice.seat !== null) return t("confirm-ask");
  if (choice.spaces) return t("confirm-exchange");
  if (choice.verb === "give" || choice.verb === "keep") return t(`confirm-${choice.verb}`);
  if (choice.verb === "take" || (choice.effect === "bonus" && choice.card !== null)) return t("confirm-take");
  return choice.effect === "deck" ? t("confirm-deck") : t("confirm-use");
}

/** What the quiet button says that ends laying, a repeated effect or the turn. */
export function ending({ view }: Shown): string {
  if (view.phase === "laying") return t("end-laying");
  return view.phase === "effects" ? t("end-turn") : t("end-effect");
}
