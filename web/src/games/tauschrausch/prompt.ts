/** The one sentence the table asks or tells just now. */
import { BOLD } from "../../app/texts";
import type { Hand } from "./hand.svelte";
import type { Choice, Shown } from "./types";
import { itemName, knows, t } from "./words";

export interface Question {
  who: string;
  sentence: string;
  /** Whose turn it is about. */
  seat: number;
  asking: boolean;
}

const TOGETHER = ["split", "show", "enter", "open hand"];

export function question(shown: Shown, hand: Hand, busy: boolean): Question {
  const mine = shown.seat ?? -1;
  if (shown.over) return { who: t("game-over"), sentence: t("prompt-over"), seat: Math.max(mine, 0), asking: false };
  if (!shown.waiting.includes(mine) || busy) return waiting(shown);
  const day = shown.view.day === "over" ? t("your-turn") : t(`day-${shown.view.day}`);
  const note = TOGETHER.includes(shown.view.phase) && shown.view.turn === null ? t("everyone") : t("your-turn");
  const who = shown.view.phase === "albums" ? note : `${day} · ${note}`;
  return { who, sentence: asked(shown, hand), seat: mine, asking: true };
}

export function nameOf({ seats }: Shown, side: number): string {
  return seats.find(({ seat }) => seat === side)?.name ?? t("rival-name");
}

function waiting(shown: Shown): Question {
  const others = shown.waiting.filter((seat) => seat !== shown.seat);
  const seat = shown.thinking ?? others[0] ?? shown.seat ?? 0;
  const first = others[0];
  if (first === undefined) return { who: t("others-turn"), sentence: t("one-moment"), seat, asking: false };
  const bold = (side: number) => BOLD.on + nameOf(shown, side) + BOLD.off;
  const many = others.length > 1 || shown.thinking === null;
  const sentence = many
    ? t("prompt-waiting", { who: others.map(bold).join(", ") })
    : t("prompt-thinking", { who: bold(shown.thinking ?? first) });
  return { who: t("others-turn"), sentence, seat, asking: false };
}

function asked(shown: Shown, hand: Hand): string {
  const { view, seat } = shown;
  const own = seat === null ? undefined : view.players[seat];
  if (hand.choice) return chosen(shown, hand.choice);
  if (hand.wish.item !== undefined && knows(`prompt-${hyphened(view.phase)}-where`)) {
    return t(`prompt-${hyphened(view.phase)}-where`, { piece: named(shown, hand.wish.item) });
  }
  if (own && own.hand !== null) return t("prompt-place", { piece: named(shown, own.hand) });
  if (view.phase === "show" && hand.find("confirm")) return t("prompt-show-done");
  if (view.phase === "split" && hand.find("confirm")) return t("prompt-split-done");
  if (hand.find("use")) return t("prompt-redraw-first");
  return t(`prompt-${hyphened(view.phase)}`);
}

export const hyphened = (phase: string) => phase.replaceAll(" ", "-");

function named({ view, seat }: Shown, number: number): string {
  const item = view.items.find((one) => one.item === number);
  return item ? BOLD.on + itemName(item, seat) + BOLD.off : "";
}

/** What is about to be done, and what a card does. */
function chosen(shown: Shown, choice: Choice): string {
  const item = shown.view.items.find((one) => one.item === choice.item);
  if (choice.verb === "place") return t("prompt-place-at", { place: choice.cell ?? "" });
  if (choice.verb === "take" && item?.piece && (item.piece.kind === "specialist" || item.piece.kind === "exhibitor")) {
    return `${named(shown, item.item)}: ${t(`${item.piece.kind}-${item.piece.id}.about`)}`;
  }
  if (choice.verb === "choose") return offerText(shown, choice);
  if (choice.verb === "enter") return contestText(shown, choice);
  if (choice.verb === "album") return albumText(shown, choice);
  if (choice.verb === "draw") return t("chosen-draw", { size: t(`size-${choice.stack ?? "small"}`) });
  if (choice.verb === "exchange")
    return t("chosen-exchange", { piece: named(shown, choice.item ?? 0), other: named(shown, choice.other ?? 0) });
  if (choice.verb === "redraw")
    return t("chosen-redraw", { piece: named(shown, choice.item ?? 0), size: t(`size-${choice.stack ?? "small"}`) });
  if (item) return t(`chosen-${choice.verb}`, { piece: named(shown, item.item), points: choice.gain });
  return t(`prompt-${hyphened(shown.view.phase)}`);
}

function offerText(shown: Shown, choice: Choice): string {
  const args = choice.effects[0]?.args ?? {};
  return t("chosen-choose", {
    who: BOLD.on + nameOf(shown, choice.side ?? 0) + BOLD.off,
    count: args.count ?? 0,
    hidden: args.hidden ?? 0,
    value: args.value ?? 0,
  });
}

function contestText({ view }: Shown, choice: Choice): string {
  const contest = view.contests.find(({ index }) => index === choice.contest);
  return contest ? `${BOLD.on}${t(`contest-${contest.id}`)}${BOLD.off}: ${t(`contest-${contest.id}.about`)}` : "";
}

function albumText({ view }: Shown, { album: number }: Choice): string {
  const found = view.albums.find(({ album }) => album === number);
  if (!found) return "";
  const about = t(`exhibitor-${found.exhibitor}.about`);
  return t("chosen-album", { album: BOLD.on + t(`album-${found.album}`) + BOLD.off, about });
}

/** What the main button says. */
export function confirmation(choice: Choice): string {
  if (choice.verb === "enter") return t("confirm-enter", { points: choice.gain });
  return t(`confirm-${choice.verb}`, { place: choice.cell ?? "", offer: (choice.offer ?? "a").toUpperCase() });
}
