/** The socket of a table: comes back by itself after a break, a little later each time, at once when the browser is online again. */
import { heard } from "../app/wire";
import type { RefusalKind, Snapshot } from "../protocol";

export type Link = "connecting" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server closes with 4000 + status. For these, asking again would not help. */
const FINAL: Partial<Record<number, RefusalKind>> = {
  4403: "not_yours",
  4404: "not_found",
  4410: "outdated",
  4500: "broken",
};

interface Listener {
  message: (snapshot: Snapshot) => void;
  link: (link: Link) => void;
  refused: (kind: RefusalKind) => void;
}

export class Live {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    // Live is a socket that has said something: a server that is still starting opens one and closes it again.
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.listener.link("live");
      this.listener.message(heard(String(event.data)));
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    const refusal = FINAL[code];
    if (refusal) {
      this.close();
      this.listener.refused(refusal);
      return;
    }
    this.listener.link("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
