/** Where what comes through a socket becomes a snapshot, or the refusal of a wish that went out by it. */
import type { Refusal, Snapshot } from "../protocol";

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is one of these may
 * be taken for granted here and only here: the server encodes them from the same structures, by the same gate, as the answers to requests,
 * and both sides come out of one package.
 */
export function heard(message: string): Snapshot | Refusal {
  return JSON.parse(message) as Snapshot | Refusal; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
}

export function isRefusal(said: Snapshot | Refusal): said is Refusal {
  return "error" in said;
}
