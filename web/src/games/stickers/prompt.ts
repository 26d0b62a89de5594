/** What is asked of the reader just now, and what the buttons say. */
import { nameIn, type Asked } from "../../board/question";
import { signed } from "../../board/signed";
import type { Turn } from "./turn.svelte";
import type { Choice, Line, Shown, View } from "./types";
import { knows, setName, stickerName, t } from "./words";

const STEPS: Partial<Record<string, string>> = {
  take: "stage-take",
  play: "stage-play",
  laying: "stage-play",
  effects: "stage-effects",
  bonus: "stage-effects",
  again: "stage-effects",
};

export function asked(turn: Turn): Asked {
  const { view } = turn.shown;
  const sentence = sentenceOf(turn);
  if (view.question) return { who: t("asked-you"), sentence };
  const step = view.late ? "stage-refill" : STEPS[view.phase];
  return step === undefined ? { sentence } : { who: `${t("your-turn")} · ${t(step)}`, sentence };
}

function sentenceOf({ shown, hand, row }: Turn): string {
  const { view } = shown;
  const [first] = row.cards;
  if (first !== undefined) return t("row", { count: row.cards.length, set: setName(setOf(view, first)) });
  if (hand.choice) return chosen(shown, hand.choice);
  const effect = hand.wish?.effect;
  if (effect !== undefined) return aiming(hand, effect);
  if (view.question) {
    return t("prompt-give", { who: nameIn(shown.seats, view.question.asker), set: setName(view.question.set) });
  }
  const key = `prompt-${view.phase.replace(" ", "-")}`;
  if (view.phase === "laying") return t(key, { set: setName(view.played?.set ?? "") });
  return knows(key) ? t(key) : t("prompt-effects");
}

const setOf = ({ hand, display }: View, card: string) =>
  [...hand, ...display].find((one) => one?.card === card)?.set ?? "";

/** What a chip asks for, from what its choices leave open. */
function aiming({ fitting, wish }: Turn["hand"], effect: string): string {
  const [sample] = fitting;
  if (sample?.spaces) return t(wish?.space === undefined ? "aim-markers" : "aim-second-marker");
  if (effect === "bonus") return t(sample?.card ? "step-take" : "prompt-bonus");
  if (sample?.seat != null) {
    const alone = fitting.every(({ seat }) => seat === sample.seat);
    if (wish?.seat !== undefined || alone) return t("aim-set");
    return t(wish?.set === undefined ? "aim-question" : "aim-player");
  }
  return knows(`sticker-${effect}.text`) ? t(`sticker-${effect}.text`) : stickerName(effect);
}

function chosen({ view, seats }: Shown, choice: Choice): string {
  if (choice.seat !== null) return t("chosen-ask", { who: nameIn(seats, choice.seat), set: setName(choice.set ?? "") });
  if (choice.spaces) {
    const [one = "", other = ""] = choice.spaces.map(
      (space) => view.board.find((found) => found.space === space)?.set ?? "",
    );
    return t("chosen-exchange", { set: setName(one), other_set: setName(other), gain: signed(choice.gain) });
  }
  const set = choice.card === null ? "" : setOf(view, choice.card);
  if (choice.verb === "give" || choice.verb === "keep") return t(`chosen-${choice.verb}`, { set: setName(set) });
  if (choice.verb === "take" || (choice.effect === "bonus" && set)) return t("chosen-take", { set: setName(set) });
  const effect = choice.effect ?? "";
  return knows(`sticker-${effect}.text`) ? t(`sticker-${effect}.text`) : t("chosen-use");
}

/** What the main button says. */
export function confirmation(choice: Choice): string {
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

const stepText = (step: string) => (knows(`step-${step}`) ? t(`step-${step}`) : t(`sticker-${step}`));

/** A line of the bonus list; the same step is said once with how often: "2 × take a card". */
export function lineText({ steps }: Line): string {
  const texts = steps.map((step) => step.map(stepText).join(" / "));
  return [...new Set(texts)]
    .map((text) => {
      const times = texts.filter((one) => one === text).length;
      return times > 1 ? `${times}\u00a0×\u00a0${text}` : text;
    })
    .join(" ");
}
