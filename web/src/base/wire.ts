/** Where what comes through a socket becomes what it is: a table, what is told beside it, or the refusal of a wish that went out by it. */
import type { Around, Gathering, Refusal, Said, Snapshot } from "./protocol";

export type Message = Snapshot | Gathering | Around | Said | Refusal;

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is one of these may
 * be taken for granted here and only here: the server encodes them from the same structures, by the same gate, as the answers to requests,
 * and both sides come out of one package.
 */
export function heard(message: string): Message {
  return JSON.parse(message) as Message; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
}

export function isRefusal(said: Message): said is Refusal {
  return "error" in said;
}

/** A table before it begins. */
export function isGathering(said: object): said is Gathering {
  return "kind" in said;
}
