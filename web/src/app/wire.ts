/** Where what comes through a socket becomes a picture of the table, something about its people, or the refusal of a wish that went out by it. */
import type { Around, Gathering, Refusal, Said, Snapshot } from "../protocol";

export type Heard = Snapshot | Gathering | Around | Said | Refusal;

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is one of these may
 * be taken for granted here and only here: the server encodes them from the same structures, by the same gate, as the answers to requests,
 * and both sides come out of one package.
 */
export function heard(message: string): Heard {
  return JSON.parse(message) as Heard; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
}

export function isRefusal(said: Heard): said is Refusal {
  return "error" in said;
}

/** Those without a kind are the table itself. */
export function isSnapshot(said: Heard): said is Snapshot {
  return "view" in said;
}
