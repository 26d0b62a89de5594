/** What is asked of the reader: always what can really be done, and of a choice what it is made for. */
import { nameIn, type Asked } from "../../board/question";
import { plain } from "../../board/sentence";
import { signed } from "../../board/signed";
import { reason } from "./refused";
import type { Choice, Effect, MyTurn, Shown, Tile } from "./types";
import { t, words } from "./words";

export function asked(turn: MyTurn): Asked {
  const { hand, shown } = turn;
  if (hand.choice) return { sentence: chosen(shown, hand.choice) };
  if (hand.wish?.place !== undefined) return { sentence: t("prompt-choose-stored") };
  const tile = shown.view.fair[(hand.wish?.tile ?? 0) - 1];
  return { sentence: tile ? placing(tile, hand.by("place").size) : beginning(shown) };
}

function beginning({ view, choices }: Shown): string {
  const verbs = new Set(choices.map(({ verb }) => verb));
  if (verbs.has("album")) return t("prompt-pick-album");
  if (verbs.has("buy")) return t("prompt-your-turn");
  const tooDear = view.refused.find(({ rule }) => rule === "SC-24");
  return tooDear ? reason(tooDear) : t("prompt-only-coin");
}

function placing(tile: Tile, count: number): string {
  if (tile.kind === "mount") return t("prompt-place-mount", { count, region: t(`region-${tile.colour}`) });
  if (tile.kind === "stamp") return t("prompt-place-stamp", { stamp: t(`stamp-${tile.colour}-${tile.motif}`) });
  return t("prompt-place-storage");
}

function chosen(shown: Shown, choice: Choice): string {
  const { verb, loan, gain, total, effects } = choice;
  if (verb === "coin") return t("chosen-coin", { ends: ending(effects), value: shown.view.coin_value });
  if (verb !== "buy") return t(`chosen-${verb}`);
  const args = { gain: signed(gain), points: Math.abs(gain), total, what: matter(shown, effects) };
  return t(loan ? "here-loan" : "here", args);
}

function ending(effects: Effect[]): "game" | "round" | "no" {
  if (effects.some(({ key }) => key === "effect-game-ends")) return "game";
  return effects.some(({ key }) => key === "effect-round-ends") ? "round" : "no";
}

/** What one buys for: the rarest thing first. */
const MATTERS: Effect["key"][] = [
  "effect-bonus",
  "effect-chocolate",
  "effect-connoisseur-lured",
  "effect-connoisseur",
  "effect-stored-moves",
  "effect-slot",
  "effect-field",
  "effect-stored",
  "effect-connoisseur-stays",
];

function matter({ seats }: Shown, effects: Effect[]): string {
  const [first] = MATTERS.flatMap((key) => effects.filter((effect) => effect.key === key));
  if (!first) return "";
  return t(first.key, { ...words(first.args), from_who: plain(nameIn(seats, Number(first.args.from_seat))) });
}

/** What the main button says: it repeats the price. */
export function confirmation(choice: Choice): string {
  if (choice.verb !== "buy") return t(`confirm-${choice.verb}`);
  if (choice.loan) return t("confirm-loan-buy", { total: choice.total });
  return t(choice.place === "storage" ? "confirm-store" : "confirm-place", { total: choice.total });
}
