/** Where what the server sends becomes a snapshot, whether it came as an answer or through the socket. */
import type { components } from "../generated/api";
import type { Snapshot } from "../protocol";

export type Sent = components["schemas"]["Snapshot"];

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is a snapshot may
 * be taken for granted here and only here: the server encodes it from the same structure, by the same gate, as the answer to a request,
 * and both sides come out of one package.
 */
export function heard(message: string): Snapshot {
  const sent = JSON.parse(message) as Sent; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
  return told(sent);
}

/** What its view and choices are, the game says. */
export const told = (sent: Sent): Snapshot => sent;
