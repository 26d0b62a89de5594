/** Where something can be said: at a table that gathers, or at one that is played. */
import type { Session } from "../board/session.svelte";
import type { Said } from "../base/protocol";
import { ownPlace, seatOf } from "../board/company";

export interface Room {
  readonly table: string;
  readonly said: readonly Said[];
  /** Whether there is anybody to talk to. */
  readonly talks: boolean;
  /** The place of whoever speaks here; null: somebody who watches. */
  readonly me: number | null;
  /** Whether people may write what they like. */
  readonly free: boolean;
  /** By which face a place is known. */
  face: (place: number | null) => { seat: number; mine: number | null; tool: string | null } | undefined;
  hear: (said: Said) => void;
}

export function roomOf(session: Session): Room {
  return {
    table: session.table,
    get said() {
      return session.said;
    },
    /** Another person at the table, or others who watch. */
    get talks() {
      const { shown, around, said } = session;
      if (!shown) return false;
      const others = [...shown.seats, ...shown.people].some(({ kind, mine }) => kind === "person" && !mine);
      return others || said.length > 0 || (shown.own.length === 0 && around.watchers > 1);
    },
    get me() {
      return ownPlace(session.now);
    },
    get free() {
      return session.now.terms.talk === "text";
    },
    face(place) {
      const seat = seatOf(session.now, place);
      return seat === undefined ? undefined : { seat, mine: session.now.seat, tool: null };
    },
    hear: (said) => session.hear(said),
  };
}
