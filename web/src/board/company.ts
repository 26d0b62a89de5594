/** What every part of a table may ask about its people: who sits where, who is here, what is said. */
import { getContext, setContext, type Snippet } from "svelte";

import type { Session } from "./session.svelte";
import type { RefusalKind, Seat, Snapshot } from "../base/protocol";

const KEY = Symbol("the people of the table");

export interface Company {
  readonly session: Session;
  /** Where something can be said, while there is anybody to talk to. */
  readonly talk?: Snippet | undefined;
  /** What was said and not read yet. */
  readonly unread?: number;
  /** The ways on from a game that is over. */
  readonly onward?: Snippet | undefined;
  /** Lists the keys. */
  readonly keys?: () => void;
}

export function setCompany(company: Company): void {
  setContext(KEY, company);
}

/** Those around a component; nobody on the shelf. */
export function theCompany(): Company | undefined {
  return getContext<Company | undefined>(KEY);
}

/** A person who plays now, neither a bot nor somebody for whom one plays. */
export const plays = ({ kind, mind }: Seat) => kind === "person" && mind === null;

/** Somebody for whom a bot plays until they come back. */
export const isAway = ({ kind, mind }: Seat) => kind === "person" && mind !== null;

export const nameOf = ({ seats }: Pick<Snapshot, "seats">, seat: number) =>
  seats.find((one) => one.seat === seat)?.name ?? "";

/** Whose things lie before the reader, and the others as they sit; who only watches sits behind the first player. */
export function seated<Player>(players: readonly Player[], seat: number | null) {
  const first = seat ?? 0;
  return { own: players[first] ?? players[0], others: [...players.slice(first + 1), ...players.slice(0, first)] };
}

/** How many people there are at the table, here or away: those who sit beside somebody too. */
export const peopleAt = ({ seats }: Snapshot) => seats.filter(({ kind }) => kind === "person").length;

/** Why a whole table cannot be had. Of a table, unlike a seat, nobody is refused unless those there play among themselves. */
export const whyGone = (kind: RefusalKind) =>
  kind === "not_yours" ? "error-among-themselves" : `error-${kind.replace("_", "-")}`;

export const isRunning = ({ over, ended, outdated }: Snapshot) => !over && !ended && !outdated;

/** In a campaign somebody is known by their place among its people, whoever plays this game. */
export function placeOf({ campaign, people, seats }: Snapshot, seat: number): number {
  const name = seats.find((one) => one.seat === seat)?.name;
  return campaign === null ? seat : people.findIndex((person) => person.name === name);
}

export function seatOf(shown: Snapshot, place: number | null): number | undefined {
  return shown.seats.find(({ seat }) => placeOf(shown, seat) === place)?.seat;
}

/** The places of the reader, for whoever speaks. */
export function ownPlace(shown: Snapshot): number | null {
  if (shown.campaign !== null) {
    const place = shown.people.findIndex(({ mine, left }) => mine && !left);
    return place < 0 ? null : place;
  }
  return shown.seat ?? shown.own[0] ?? null;
}

/** The seats of the reader that the game waits for, in their order after the one that acted last. */
export function ownWaiting(shown: Snapshot, last: number): number[] {
  const { own, waiting, seats } = shown;
  const due = own.filter(
    (number) => waiting.includes(number) && seats.some((one) => one.seat === number && plays(one)),
  );
  return [...due.filter((number) => number > last), ...due.filter((number) => number <= last)];
}

/** Whether the game waits for whoever looks at this page. */
export function waitsForMe(shown: Snapshot): boolean {
  return isRunning(shown) && !shown.paused && ownWaiting(shown, -1).length > 0;
}
