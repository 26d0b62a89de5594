/** Opening a table: who sits where. */
import type { SeatWish } from "../protocol";
import { Refused } from "./api";
import type { Translate } from "./texts";

const BOTS = ["Juniper", "Pip", "Otter", "Fennel", "Quill", "Sorrel", "Wren", "Bramble"];

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ thing }) => thing);
}

/** I sit first; who starts is drawn by the game. A comma would part a list of names. */
export function seating(given: string, players: number, mind: string): SeatWish[] {
  const name = given.replaceAll(",", " ");
  const bots = shuffled(BOTS.filter((bot) => bot !== name)).slice(0, players - 1);
  return [
    { kind: "me", name },
    ...bots.map((bot): SeatWish => ({ kind: "bot", name: bot, ...(mind ? { mind } : {}) })),
  ];
}

/** The name of one more bot. */
export function newBot(taken: string[]): string {
  return shuffled(BOTS.filter((bot) => !taken.includes(bot)))[0] ?? `${BOTS[0]} ${taken.length}`;
}

export function refusalText(error: unknown, t: Translate): string {
  return error instanceof Refused ? t(`error-${error.refusal.error.replace("_", "-")}`) : t("error-unreachable");
}
