/** One table as this browser sees it: its socket, what of it is shown, and what is wished for at it. */
import * as api from "../base/api";
import type {
  Around,
  LogEntry,
  Looking,
  NewPerson,
  Refusal,
  RefusalKind,
  Said,
  Snapshot,
  Wish,
} from "../base/protocol";
import type { Board } from "./board.svelte";
import type { GameModule } from "./game";
import { Live, type Link } from "./live";
import type { Pacer } from "./pace.svelte";
import { complain } from "./refusals";
import { heardToo } from "./said";
import { Showing } from "./showing.svelte";
import { carryOut, makeSure } from "./wishes";

/** What is stored comes through the socket at once. If it does not, the socket may be dead without having said so: then we ask. */
const SOON = 2000;

/** `View` and `Choice` are those of the game that is played at the table. */
export class Session<View = unknown, Choice = unknown> {
  around = $state.raw<Around>({ kind: "around", here: [], watchers: 0 });
  /** What was said at the table, as far back as it is told. */
  said = $state.raw<Said[]>([]);
  link = $state<Link>("connecting");
  sending = $state(false);
  /** A wish that did not reach the server: it is kept until it can be sent, or is given back. */
  unsent = $state.raw<Wish | undefined>();
  /** The server will not serve this table any more. */
  refused = $state<RefusalKind | undefined>();
  readonly table: string;
  readonly game: GameModule;
  readonly looking: Looking;

  readonly #showing: Showing<View, Choice>;
  /** The newest version that has come, whether it is shown already or still waits. */
  #newest = 0;
  #awaited: { version: number; come: () => void } | undefined;
  #closed = false;
  readonly #live: Live | undefined;

  /** A game of the past has no line: nothing will come, and nothing can be sent. */
  constructor(table: string, game: GameModule, first: Snapshot, looking: Looking = {}, past = false) {
    this.table = table;
    this.game = game;
    this.looking = looking;
    this.#showing = new Showing(game, () => this.#fetch());
    this.#newest = first.version;
    this.#showing.atOnce(first);
    if (past) return;
    this.#live = new Live(api.liveAddress(table, looking), {
      message: (snapshot) => this.#receive(snapshot),
      around: (around) => (this.around = around),
      said: (said) => this.hear(said),
      link: (link) => this.#linked(link),
      refused: (kind) => this.#gone(kind),
    });
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
  }

  /** Another moment of a game of the past: the next one is shown as it happened, any other at once. */
  async turnTo(snapshot: Snapshot): Promise<void> {
    this.skip();
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 16));
    if (snapshot.ply === this.now.ply + 1) this.#showing.receive(snapshot);
    else this.#showing.atOnce(snapshot);
  }

  get shown(): Snapshot<View, Choice> | undefined {
    return this.#showing.shown;
  }

  /** What is shown: a session begins with a snapshot. */
  get now(): Snapshot<View, Choice> {
    if (!this.shown) throw new Error(`nothing is shown of table ${this.table}`);
    return this.shown;
  }

  get log(): LogEntry[] {
    return this.#showing.log;
  }

  get board(): Board {
    return this.#showing.board;
  }

  get pacer(): Pacer {
    return this.#showing.pacer;
  }

  /** Something is being shown. */
  get busy(): boolean {
    return this.#showing.busy;
  }

  /** Whose deed is being shown. */
  get acting(): number | null {
    return this.#showing.acting;
  }

  /** Nobody sees it now, so nothing is played back. */
  set unseen(unseen: boolean) {
    this.#showing.unseen = unseen;
  }

  skip(): void {
    this.#showing.skip();
  }

  get mayAgain(): boolean {
    return this.#showing.mayAgain;
  }

  /** Shows what happened since the reader's last deed once more. */
  again(): Promise<void> {
    return this.#showing.again();
  }

  /** After a break the last ones are told again. */
  hear(said: Said): void {
    this.said = heardToo(this.said, said);
  }

  /** The last picture of a game whose rules are gone stays; there is nothing more to come. */
  #gone(kind: RefusalKind): void {
    if (this.shown?.outdated) this.link = "live";
    else this.refused = kind;
  }

  get myTurn(): boolean {
    const { shown } = this;
    return shown?.seat != null && shown.waiting.includes(shown.seat) && !this.busy && !this.sending;
  }

  async play(move: string): Promise<Refusal | undefined> {
    const seat = this.shown?.seat;
    return seat == null ? undefined : this.#wish((ply) => ({ kind: "move", seat, ply, move }));
  }

  async undo(): Promise<Refusal | undefined> {
    const seat = this.shown?.seat;
    return seat == null ? undefined : this.#wish((ply) => ({ kind: "undo", seat, ply }));
  }

  /** What the people of a campaign say together. */
  decide(move: string): Promise<Refusal | undefined> {
    return this.#wish((ply) => ({ kind: "move", seat: null, ply, move }));
  }

  /** Somebody comes into the campaign. */
  join(person: NewPerson): Promise<Refusal | undefined> {
    return this.#send(async () => (await api.join(this.table, person)).version);
  }

  async why(move: string): Promise<Refusal | null> {
    const seat = this.shown?.seat;
    return seat == null ? null : api.why(this.table, seat, move);
  }

  /** It may be stored already, and only the answer was lost: then the log says so. */
  async sendAgain(): Promise<Refusal | undefined> {
    const wish = this.unsent;
    return wish && this.#send(() => makeSure(this.table, wish), wish);
  }

  giveBack(): void {
    this.unsent = undefined;
  }

  #wish(at: (ply: number) => Wish): Promise<Refusal | undefined> {
    const wish = at(this.shown?.ply ?? 0);
    return this.#send(() => carryOut(this.table, wish, this.#live), wish);
  }

  /** Sends something. Until the table has come as it was stored, nothing old is lit. */
  async #send(carry: () => Promise<number | undefined>, wish?: Wish): Promise<Refusal | undefined> {
    if (!this.shown || this.sending) return undefined;
    this.sending = true;
    try {
      const version = await carry();
      this.unsent = undefined;
      if (version !== undefined) await this.#arrival(version);
      return undefined;
    } catch (error) {
      return await this.#failed(error, wish);
    } finally {
      this.sending = false;
    }
  }

  /** Until the table has come as it was stored, through the socket or because we asked. */
  async #arrival(version: number): Promise<void> {
    if (this.link === "live" && this.#newest < version) {
      await new Promise<void>((come) => {
        this.#awaited = { version, come };
        setTimeout(come, SOON);
      });
      this.#awaited = undefined;
    }
    if (this.#newest >= version) return;
    this.#live?.renew();
    await this.#ask();
  }

  #fetch(): Promise<Snapshot> {
    return api.table(this.table, this.looking);
  }

  /** Who cannot be reached now sends the table when the socket is back. */
  async #ask(): Promise<void> {
    try {
      this.#receive(await this.#fetch());
    } catch (error) {
      if (!(error instanceof api.Unreachable)) throw error;
    }
  }

  /** Without a socket nothing will come: whoever waits for it asks instead. Once it is back, what was kept is sent. */
  #linked(link: Link): void {
    const back = this.link === "lost" && link === "live";
    this.link = link;
    if (link === "lost") this.#awaited?.come();
    if (back) void this.sendAgain().then((refusal) => complain(this.game.name, refusal));
  }

  async #failed(error: unknown, wish?: Wish): Promise<Refusal | undefined> {
    if (!(error instanceof api.Refused)) {
      this.unsent = wish;
      return undefined;
    }
    this.unsent = undefined;
    if (error.refusal.error === "stale" && this.#newest === this.shown?.version) await this.#ask();
    return error.refusal;
  }

  #receive(snapshot: Snapshot): void {
    if (this.#closed) return;
    this.#newest = Math.max(this.#newest, snapshot.version);
    if (this.#awaited && this.#newest >= this.#awaited.version) this.#awaited.come();
    this.#showing.receive(snapshot);
  }
}
