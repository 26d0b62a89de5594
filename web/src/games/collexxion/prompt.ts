/** The one sentence the table asks or tells just now. */
import { settings } from "../../app/settings.svelte";
import { BOLD } from "../../app/texts";
import type { Hand } from "./hand.svelte";
import { colourOf, shapeOf } from "./kinds";
import type { Choice, Shown, Verb } from "./types";
import { pieceName, t } from "./words";

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
    return { who: t("your-turn"), sentence: t(...asked(shown, hand)), seat: mine, asking: true };
  }
  return waiting(shown);
}

function waiting(shown: Shown): Question {
  const seat = shown.thinking ?? shown.waiting[0] ?? shown.view.turn ?? 0;
  const key = shown.thinking === null ? "prompt-waiting" : "prompt-thinking";
  return { who: t("others-turn"), sentence: t(key, { who: nameOf(shown, seat) }), seat, asking: false };
}

export function nameOf(shown: Shown, seat: number | null): string {
  const name = shown.seats.find((one) => one.seat === seat)?.name ?? "";
  return BOLD.on + name + BOLD.off;
}

function asked({ view }: Shown, hand: Hand): [key: string, args?: Record<string, string>] {
  const { chain, phase } = view;
  if (phase === "scoring") return ["prompt-score"];
  if (phase === "added") return ["prompt-added"];
  if (chain.pair) return ["prompt-pair"];
  if (chain.pieces.length === chain.most) return ["prompt-full"];
  if (chain.pieces.length === 0) return [hand.may("stop") ? "prompt-take-optional" : "prompt-take-first"];
  if (!hand.may("take") || !chain.follow) return ["prompt-nothing-fits"];
  const { colour, shape } = chain.follow;
  return ["ask-next", { colour: t(`colour-${colour}`), shape: t(`shape-${shape}`) }];
}

const ASKED_OF: Partial<Record<Verb, string>> = {
  swap: "prompt-swap",
  steal: "prompt-steal",
  remove: "prompt-remove",
  give: "prompt-give",
};

function inHand(shown: Shown, hand: Hand): string {
  const { wish, choice } = hand;
  if (choice) return chosen(shown, choice);
  if (wish?.verb === "score") return t(wish.set === undefined ? "prompt-score" : "prompt-choose-stack");
  return t(ASKED_OF[wish?.verb ?? "swap"] ?? "prompt-take-first");
}

const nameOfId = (id: number | null) => (id === null ? "" : pieceName({ colour: colourOf(id), shape: shapeOf(id) }));

function chosen(shown: Shown, choice: Choice): string {
  const args = {
    piece: nameOfId(choice.piece),
    other_piece: nameOfId(choice.other),
    from_who: nameOf(shown, choice.seat),
    set: choice.set === null ? "" : t(`set-${choice.set}`),
    stack: choice.stack === null ? "" : t(`stack-${choice.stack}`),
    points: tokenOf(choice) ?? 0,
  };
  return capital(
    t(choice.verb === "score" && choice.stack === null ? "chosen-score-nothing" : `chosen-${choice.verb}`, args),
  );
}

/** Names of pieces are written small; at the beginning of a sentence they are not. */
function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(settings.language) + sentence.slice(1);
}

/** What the token of a set is worth, if there is one. */
function tokenOf(choice: Choice): number | undefined {
  const points = choice.effects.find((effect) => effect.key === "effect-token")?.args.points;
  return points === undefined ? undefined : Number(points);
}

/** What the main button says. */
export function confirmation(choice: Choice): string {
  const points = tokenOf(choice);
  if (choice.verb === "score" && points === undefined) return t("confirm-score-nothing");
  return t(`confirm-${choice.verb}`, { points: points ?? 0 });
}
