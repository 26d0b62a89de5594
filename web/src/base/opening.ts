/** Opening a table: who sits where. */
import type { PlaceWish, SeatWish } from "./protocol";
import { Refused } from "./api";
import type { Translate } from "./texts";

const BOTS = ["Juniper", "Pip", "Otter", "Fennel", "Quill", "Sorrel", "Wren", "Bramble"];

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ thing }) => thing);
}

/** Who opens the table: a name, and a tool if one was chosen. */
export interface Myself {
  name: string;
  face: string;
}

const me = ({ name, face }: Myself) => ({ kind: "me" as const, name: plain(name), ...(face ? { face } : {}) });
/** A comma would part a list of names. */
const plain = (name: string) => name.replaceAll(",", " ").trim();

/** I sit first, then those beside me, then bots; who starts is drawn by the game. */
export function seating(myself: Myself, beside: string[], players: number, mind: string): SeatWish[] {
  const people = [me(myself), ...beside.map((name): SeatWish => ({ kind: "beside", name: plain(name) }))];
  const names = people.map(({ name }) => name);
  const bots = shuffled(BOTS.filter((bot) => !names.includes(bot))).slice(0, players - people.length);
  return [...people, ...bots.map((name): SeatWish => ({ kind: "bot", name, ...(mind ? { mind } : {}) }))];
}

/** I sit first; every other place waits for somebody. */
export function inviting(myself: Myself, players: number): PlaceWish[] {
  return [me(myself), ...Array.from({ length: players - 1 }, (): PlaceWish => ({ kind: "open" }))];
}

/** The name of one more bot. */
export function newBot(taken: string[]): string {
  return shuffled(BOTS.filter((bot) => !taken.includes(bot)))[0] ?? `${BOTS[0]} ${taken.length}`;
}

export function refusalText(error: unknown, t: Translate): string {
  return error instanceof Refused ? t(`error-${error.refusal.error.replace("_", "-")}`) : t("error-unreachable");
}

/** What is at fault tells more than the kind of refusal. */
const AT_FAULT: Partial<Record<string, string>> = {
  name: "seat-name-refused",
  place: "seat-not-free",
  places: "seats-in-use",
  word: "word-unknown",
};

/** Why something about seats and people was not done. */
export function whyNot(error: unknown, t: Translate): string {
  const where = error instanceof Refused ? /\w*$/.exec(error.refusal.where ?? "")?.[0] : undefined;
  const key = AT_FAULT[where ?? ""];
  return key === undefined ? refusalText(error, t) : t(key);
}
