/** How a wish gets to the server, and how we learn whether it is stored. */
import * as api from "../base/api";
import type { Snapshot, Wish } from "../base/protocol";
import { Unheard, type Live } from "./live";

/** By the socket while it is open, otherwise by a request. Returns once it is stored, with the version if that has not come yet. */
export async function carryOut(table: string, wish: Wish, live?: Live): Promise<number | undefined> {
  if (!live?.open) return (await api.carryOut(table, wish)).version;
  try {
    await live.ask(wish);
    return undefined;
  } catch (error) {
    if (!(error instanceof Unheard)) throw error;
    live.renew();
    return await makeSure(table, wish);
  }
}

/**
 * A wish belongs to one moment of the table, so it can be sent again: either it is stored now, or the moment has passed. Then the log says
 * whether it was ours that made it pass.
 */
export async function makeSure(table: string, wish: Wish): Promise<number> {
  try {
    return (await api.carryOut(table, wish)).version;
  } catch (error) {
    if (!(error instanceof api.Refused) || error.refusal.error !== "stale") throw error;
    const now = await api.table(table, wish.seat === null ? {} : { seat: wish.seat });
    if (!isDone(wish, now)) throw error;
    return now.version;
  }
}

function isDone(wish: Wish, { ply, log }: Snapshot): boolean {
  if (wish.kind === "undo") return ply < wish.ply;
  const next = log.find((entry) => entry.ply === wish.ply + 1);
  return next?.seat === wish.seat && next.move === wish.move;
}
