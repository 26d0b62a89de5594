/** What somebody is invited to: a table that gathers, or one that runs and has seats which a bot keeps. */
import type { Gathering, Snapshot } from "../base/protocol";

export interface Chair {
  place: number;
  name: string | null;
  face: string | null;
  /** A bot's level, also of one that keeps the seat. */
  mind: string | null;
  host: boolean;
  free: boolean;
  /** For somebody: free only if that is the reader. */
  kept: boolean;
}

export interface Invited {
  game: string;
  running: boolean;
  /** Whoever invites. */
  host: string;
  chairs: Chair[];
}

export function toGathering({ game, places, host_name }: Gathering): Invited {
  const chairs = places.map(({ place, state, name, face, mind, host, mine }): Chair => ({
    place,
    name,
    face,
    mind: state === "bot" ? mind : null,
    host,
    free: state === "open" || (state === "kept" && mine),
    kept: state === "kept",
  }));
  return { game, running: false, host: host_name, chairs };
}

/** Somebody who has no seat here, while a bot keeps one. */
export function isInvited({ own, seats, over, outdated }: Snapshot): boolean {
  return own.length === 0 && !over && !outdated && seats.some(({ open }) => open);
}

export function toRunning({ game, seats }: Snapshot): Invited {
  const chairs = seats.map(({ seat, name, face, mind, open }): Chair => ({
    place: seat,
    name,
    face: face ?? null,
    mind,
    host: false,
    free: open,
    kept: false,
  }));
  return { game, running: true, host: seats.find(({ kind }) => kind === "person")?.name ?? "", chairs };
}
