/** Where what comes through a socket becomes a snapshot. */
import type { Snapshot } from "../protocol";

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is a snapshot may
 * be taken for granted here and only here: the server encodes it from the same structure, by the same gate, as the answer to a request,
 * and both sides come out of one package.
 */
export function heard(message: string): Snapshot {
  return JSON.parse(message) as Snapshot; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
}
