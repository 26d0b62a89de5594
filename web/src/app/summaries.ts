/** What a summary of a table says, in words. */
import { boxes } from "../games/boxes";
import type { TableSummary } from "../base/protocol";
import { t, textsOf } from "../base/texts";
import { captionOf } from "../plain/words";

const gathering = ({ campaign, over, outdated }: TableSummary) =>
  campaign?.stage === "gather" && !over && outdated === null;

export function isMyTurn(table: TableSummary): boolean {
  return gathering(table) || (table.my_turn && !table.over && table.outdated === null);
}

/** How far the game is. Whoever gathers is about to play the next one. */
export function stageOf(table: TableSummary): string {
  const { game, caption, campaign, outdated } = table;
  if (outdated) return "";
  const words = textsOf(game);
  const now =
    !caption || (campaign && campaign.stage !== "game")
      ? undefined
      : (boxes.get(game)?.caption ?? captionOf(game))(caption);
  const parts = campaign
    ? [words("campaign-game", { round: campaign.game + (gathering(table) ? 1 : 0), total: campaign.games })]
    : [];
  return [...parts, ...(now ? [words(now.key, now.args)] : [])].join(" · ");
}

/** Whom it waits for, if not for me. */
export function stateOf(table: TableSummary): string {
  if (table.over) return t("table-over");
  if (table.outdated) return `${t(`outdated-${table.outdated}`)} ${t("outdated-offer")}`;
  if (gathering(table)) return t("who-is-next");
  const next = table.seats.find((seat) => seat.seat === table.waiting[0]);
  return next && !isMyTurn(table) ? t("waits-for", { who: next.name }) : "";
}

export const scoreOf = ({ points }: TableSummary) => points.join(" : ").replaceAll("-", "−");
