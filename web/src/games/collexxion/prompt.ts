/** What the table asks of the reader just now, in one sentence. */
import { settings } from "../../base/settings.svelte";
import { SIGN } from "../../base/texts";
import { nameIn, type Asked } from "../../board/question";
import type { Taking } from "./turn.svelte";
import type { Choice, Colour, Scoring, Shown, Verb } from "./types";
import { colourSigned, cornerSigned, pieceSigned, setSigned, shapeSigned, t } from "./words";

export function asked(turn: Taking): Asked {
  const { hand, stage, shown } = turn;
  if (stage.sets.length > 1) return { sentence: t("prompt-score") };
  if (stage.corners.length > 1) return { sentence: t("prompt-choose-stack") };
  if (stage.choice) return { sentence: scored(stage.choice) };
  if (hand.choice) return { sentence: chosen(shown, hand.choice) };
  if (hand.wish) return { sentence: t(ASKED_OF[hand.wish.verb ?? "take"] ?? "prompt-take-first") };
  return { sentence: next(turn) };
}

const ASKED_OF: Partial<Record<Verb, string>> = {
  swap: "prompt-swap",
  steal: "prompt-steal",
  remove: "prompt-remove",
  give: "prompt-give",
};

function next(turn: Taking): string {
  const { chain, phase } = turn.shown.view;
  if (phase === "added") return t("prompt-added");
  if (chain.pair) return t("prompt-pair");
  if (chain.pieces.length === chain.most) return t("prompt-full");
  if (chain.pieces.length === 0) return t(turn.stop ? "prompt-take-optional" : "prompt-take-first");
  if (!turn.may("take") || !chain.follow) return t("prompt-nothing-fits");
  const { colour, shape } = chain.follow;
  return t("ask-next", { colour: colourSigned(colour), shape: shapeSigned(shape) });
}

function chosen({ seats }: Shown, { verb, piece, other, seat }: Choice): string {
  return capital(
    t(`chosen-${verb}`, {
      piece: piece ? pieceSigned(piece) : "",
      other_piece: other ? pieceSigned(other) : "",
      from_who: nameIn(seats, seat),
    }),
  );
}

function scored({ set, stack, points }: Scoring): string {
  if (stack === null) return capital(t("chosen-score-nothing", { set: setSigned(set) }));
  return capital(t("chosen-score", { set: setSigned(set), stack: corner(stack, set === stack), points }));
}

/** One sign is enough where set and corner have the same colour. */
const corner = (stack: Colour, same: boolean) => (same ? t(`stack-${stack}`) : cornerSigned(stack));

const START = new RegExp(`^((?:${SIGN.on}[^${SIGN.off}]*${SIGN.off})?)(.)`, "u");

/** Names of pieces are written small; at the beginning of a sentence they are not. */
export function capital(sentence: string): string {
  return sentence.replace(
    START,
    (_, sign: string, letter: string) => sign + letter.toLocaleUpperCase(settings.language),
  );
}

/** What the main button says. */
export const confirmation = ({ verb }: Choice) => t(`confirm-${verb}`);
