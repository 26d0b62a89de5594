/** What is asked of the reader at this table, in one sentence. */
import { bold, type Asked } from "../../../board/question";
import { seatOf } from "../players/sides";
import type { Choice, MyTurn, Shown } from "../types";
import { itemName, knows, labelled, pieceName, t } from "../words";
import { find, ownOf } from "./taking";

export function asked(turn: MyTurn): Asked {
  const { view } = turn.shown;
  const note = view.turn === null ? t("everyone") : t("your-turn");
  const who = view.phase === "albums" || view.day === "over" ? note : `${t(`day-${view.day}`)} · ${note}`;
  return { who, sentence: sentence(turn) };
}

function sentence(turn: MyTurn): string {
  const { shown, hand } = turn;
  const { view } = shown;
  const own = ownOf(turn);
  const item = hand.wish?.item;
  if (hand.choice) return chosen(shown, hand.choice);
  if (item !== undefined && knows(`prompt-${hyphened(view.phase)}-where`)) {
    return t(`prompt-${hyphened(view.phase)}-where`, { piece: named(shown, item) });
  }
  if (own && own.hand !== null) return t("prompt-place", { piece: named(shown, own.hand) });
  if (view.phase === "show" && find(turn, "confirm")) return t("prompt-show-done");
  if (view.phase === "split" && find(turn, "confirm")) return t("prompt-split-done");
  if (find(turn, "use")) return t("prompt-redraw-first");
  return t(`prompt-${hyphened(view.phase)}`);
}

const hyphened = (phase: string) => phase.replaceAll(" ", "-");

/** In a few words: whoever points at it reads the rest. */
function named({ view, seat }: Shown, number: number): string {
  const item = view.items.find((one) => one.item === number);
  if (!item) return "";
  if (!item.piece) return bold(itemName(item, seat));
  return bold(item.up ? pieceName(item.piece) : `${pieceName(item.piece)}, ${t("face-down")}`);
}

/** What is about to be done, and what a card does. */
function chosen(shown: Shown, choice: Choice): string {
  const item = shown.view.items.find((one) => one.item === choice.item);
  if (choice.verb === "place") return t("prompt-place-at", { place: choice.cell ?? "" });
  if (choice.verb === "take" && item?.piece && (item.piece.kind === "specialist" || item.piece.kind === "exhibitor")) {
    return labelled(named(shown, item.item), t(`${item.piece.kind}-${item.piece.id}.about`));
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
    who: bold(seatOf(shown, choice.side ?? 0).name),
    count: args.count ?? 0,
    hidden: args.hidden ?? 0,
    value: args.value ?? 0,
  });
}

function contestText({ view }: Shown, choice: Choice): string {
  const contest = view.contests.find(({ index }) => index === choice.contest);
  return contest ? labelled(bold(t(`contest-${contest.id}`)), t(`contest-${contest.id}.about`)) : "";
}

function albumText({ view }: Shown, { album: number }: Choice): string {
  const found = view.albums.find(({ album }) => album === number);
  if (!found) return "";
  const about = t(`exhibitor-${found.exhibitor}.about`);
  return t("chosen-album", { album: bold(t(`album-${found.album}`)), about });
}

/** What the main button says. */
export function confirmation(choice: Choice): string {
  if (choice.verb === "enter") return t("confirm-enter", { points: choice.gain });
  return t(`confirm-${choice.verb}`, { place: choice.cell ?? "", offer: (choice.offer ?? "a").toUpperCase() });
}
