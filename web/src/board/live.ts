/** The socket of a table: comes back by itself after a break, a little later each time, at once when the browser is online again. */
import { Refused } from "../base/api";
import { heard, isRefusal, type Message } from "../base/wire";
import type { Around, Gathering, Refusal, RefusalKind, Said, Snapshot, Wish } from "../base/protocol";

export type Link = "connecting" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** An answer comes at once. If it does not, the socket may be dead without having said so. */
const SOON = 3000;
/** The server closes with 4000 + status. For these, asking again would not help. */
const FINAL: Partial<Record<number, RefusalKind>> = {
  4403: "not_yours",
  4404: "not_found",
  4410: "outdated",
  4500: "broken",
};

interface Listener {
  message: (snapshot: Snapshot) => void;
  /** The table before it begins. */
  gathering?: (gathering: Gathering) => void;
  /** Who is here. */
  around?: (around: Around) => void;
  said?: (said: Said) => void;
  link: (link: Link) => void;
  refused: (kind: RefusalKind) => void;
}

/** The socket gave no answer: the wish may be stored or not. */
export class Unheard extends Error {
  constructor() {
    super("the socket gave no answer");
    this.name = "Unheard";
  }
}

/** A wish that is on its way. */
interface Asked {
  number: number;
  stored: () => void;
  failed: (why: Error) => void;
}

export class Live {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  #asked: Asked | undefined;
  #number = 0;

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
    this.#asked?.failed(new Unheard());
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a wish and waits until the table has come with it. Fails as `Refused`, or as `Unheard`. */
  async ask(wish: Wish): Promise<void> {
    const number = ++this.#number;
    let impatient: ReturnType<typeof setTimeout> | undefined;
    try {
      await new Promise<void>((stored, failed) => {
        this.#asked = { number, stored, failed };
        impatient = setTimeout(() => failed(new Unheard()), SOON);
        this.#socket?.send(JSON.stringify({ ...wish, wish: number }));
      });
    } finally {
      clearTimeout(impatient);
      this.#asked = undefined;
    }
  }

  /** The socket is silent where it should have spoken: another one is tried at once. */
  renew(): void {
    const silent = this.#socket;
    if (silent?.readyState !== WebSocket.OPEN) return;
    silent.onmessage = silent.onclose = null;
    silent.close();
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    // Live is a socket that has said something: a server that is still starting opens one and closes it again.
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.listener.link("live");
      this.#hear(heard(String(event.data)));
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(said: Message): void {
    if (!("kind" in said)) this.#answer(said);
    else if (said.kind === "gathering") this.listener.gathering?.(said);
    else if (said.kind === "around") this.listener.around?.(said);
    else this.listener.said?.(said);
  }

  /** An answer to an earlier wish comes too late to matter: it has been asked for in another way. */
  #answer(said: Snapshot | Refusal): void {
    const answers = said.wish === this.#asked?.number;
    if (isRefusal(said)) {
      if (answers) this.#asked?.failed(new Refused(said));
      return;
    }
    this.listener.message(said);
    if (answers) this.#asked?.stored();
  }

  #lost(code: number): void {
    this.#asked?.failed(new Unheard());
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
