/**
 * One table as this browser sees it. Snapshots are shown in the order they came, one event after the other; while something is moving,
 * the next ones wait. What is shown is always a whole snapshot, never a guess of ours.
 */
import * as api from "../app/api";
import { settings } from "../app/settings.svelte";
import { play as playSound } from "../app/sound";
import type { GameModule } from "../games";
import { learn } from "../app/texts";
import { heardToo } from "../people/room";
import type { Around, LogEntry, Looking, NewPerson, Refusal, RefusalKind, Said, Snapshot, Wish } from "../protocol";
import { beats, type Beat } from "./beats";
import { Board, type Placed } from "./board.svelte";
import { fly, type Pace } from "./flight";
import { Live, type Link } from "./live";
import { carryOut } from "./wishes";

const OWN_PACE: Pace = { duration: 320, stagger: 45 };
const BOT_PACE: Pace = { duration: 420, stagger: 45 };
const HURRY: Pace = { duration: 160, stagger: 15 };
const AFTER_BOT = 260;
/** With more snapshots waiting than this, the rest is shown fast: nobody wants to watch a long queue. */
const PATIENCE = 4;
/** After a long absence the table is shown as it is now, without playing everything back. */
const CATCH_UP = 60;
/** What is stored comes through the socket at once. If it does not, the socket may be dead without having said so: then we ask. */
const SOON = 2000;

/** `View` and `Choice` are those of the game that is played at the table. */
export class Session<View = unknown, Choice = unknown> {
  shown = $state.raw<Snapshot<View, Choice> | undefined>();
  log = $state.raw<LogEntry[]>([]);
  around = $state.raw<Around>({ kind: "around", here: [], watchers: 0 });
  /** What was said at the table, as far back as it is told. */
  said = $state.raw<Said[]>([]);
  link = $state<Link>("connecting");
  busy = $state(false);
  sending = $state(false);
  /** The last wish did not reach the server. */
  unsent = $state(false);
  /** Nobody sees it now, so nothing is played back: it is only kept up to date. */
  unseen = false;
  /** The server will not serve this table any more. */
  refused = $state<RefusalKind | undefined>();
  readonly table: string;
  readonly game: GameModule;
  readonly looking: Looking;
  readonly board = new Board();

  #queue: Snapshot[] = [];
  /** The newest version that has come, whether it is shown already or still waits. */
  #newest = 0;
  #awaited: { version: number; come: () => void } | undefined;
  #closed = false;
  readonly #live: Live;

  constructor(table: string, game: GameModule, first: Snapshot, looking: Looking = {}) {
    this.table = table;
    this.game = game;
    this.looking = looking;
    this.#showAtOnce(first);
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
    this.#live.close();
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

  /** What is shown: a session begins with a snapshot. */
  get now(): Snapshot<View, Choice> {
    if (!this.shown) throw new Error(`nothing is shown of table ${this.table}`);
    return this.shown;
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

  #wish(at: (ply: number) => Wish): Promise<Refusal | undefined> {
    return this.#send((ply) => carryOut(this.table, at(ply), this.#live));
  }

  /** Sends something. Until the table has come as it was stored, nothing old is lit. */
  async #send(carry: (ply: number) => Promise<number | undefined>): Promise<Refusal | undefined> {
    const { shown } = this;
    if (!shown || this.sending) return undefined;
    this.sending = true;
    try {
      const version = await carry(shown.ply);
      this.unsent = false;
      if (version !== undefined) await this.#arrival(version);
      return undefined;
    } catch (error) {
      return await this.#failed(error);
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
    this.#live.renew();
    await this.#ask();
  }

  /** Who cannot be reached now sends the table when the socket is back. */
  async #ask(): Promise<void> {
    try {
      this.#receive(await api.table(this.table, this.looking));
    } catch (error) {
      if (!(error instanceof api.Unreachable)) throw error;
    }
  }

  /** Without a socket nothing will come: whoever waits for it asks instead. */
  #linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.#awaited?.come();
  }

  async #failed(error: unknown): Promise<Refusal | undefined> {
    if (!(error instanceof api.Refused)) {
      this.unsent = true;
      return undefined;
    }
    if (error.refusal.error === "stale" && this.#newest === this.shown?.version) await this.#ask();
    return error.refusal;
  }

  #receive(snapshot: Snapshot): void {
    if (this.#closed) return;
    this.#queue.push(snapshot);
    this.#newest = Math.max(this.#newest, snapshot.version);
    if (this.#awaited && this.#newest >= this.#awaited.version) this.#awaited.come();
    if (!this.busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    } finally {
      this.busy = false;
    }
  }

  /** What we asked for and the socket overtake each other: what is not newer than the table shown would only take it back for a moment. */
  async #show(snapshot: Snapshot): Promise<void> {
    if (this.shown && snapshot.version <= this.shown.version) return;
    const { kept, fresh } = compare(this.log, snapshot);
    if (!fresh) {
      this.#showAtOnce(await api.table(this.table, this.looking)); // entries were missed: ask for the whole log
      return;
    }
    this.log = kept;
    const goal = this.#layout(snapshot);
    if (snapshot.campaign) learn(this.game.name, snapshot.campaign.words);
    const quick = settings.quick || this.unseen;
    if (fresh.length > CATCH_UP || quick) this.log = [...kept, ...fresh];
    else
      for (const beat of beats(fresh)) await this.#play(beat, goal, beat.seat !== null && beat.seat !== snapshot.seat);
    if (quick) this.board.show(this.board.settle(goal));
    else await fly(this.board, this.board.settle(goal), OWN_PACE);
    if (this.#isOurs(snapshot)) this.shown = snapshot;
  }

  async #play(beat: Beat, goal: Placed[], byBot: boolean): Promise<void> {
    for (const entry of beat.entries) this.log = [...this.log.filter(({ ply }) => ply !== entry.ply), entry];
    for (const sound of beat.keys.map((key) => this.game.sounds[key])) if (sound) playSound(sound);
    if (beat.moves.length > 0) await fly(this.board, this.board.carry(beat.moves, goal), this.#pace(byBot));
    if (byBot && beat.last && this.#queue.length < PATIENCE && !document.hidden) await pause(AFTER_BOT);
  }

  #pace(byBot: boolean): Pace {
    if (this.#queue.length >= PATIENCE) return HURRY;
    return byBot ? BOT_PACE : OWN_PACE;
  }

  #showAtOnce(snapshot: Snapshot): void {
    this.#newest = Math.max(this.#newest, snapshot.version);
    this.log = snapshot.log;
    if (snapshot.campaign) learn(this.game.name, snapshot.campaign.words);
    this.board.show(this.board.settle(this.#layout(snapshot)));
    if (this.#isOurs(snapshot)) this.shown = snapshot;
  }

  /** Which game it is says what its view and its choices are. */
  #isOurs(snapshot: Snapshot): snapshot is Snapshot<View, Choice> {
    return snapshot.game === this.game.name;
  }

  /** Before the first game of a campaign nothing lies on the table. */
  #layout({ view, seat }: Snapshot): Placed[] {
    return view === null ? [] : this.game.layout(view, seat);
  }
}

/**
 * What of the log stays, and what is new. An undo takes entries back; after a break the whole log may come again; a new game begins anew. A log may also
 * forget its beginning, and tell it again at the end: that is not new.
 */
function compare(log: LogEntry[], snapshot: Snapshot): { kept: LogEntry[]; fresh?: LogEntry[] } {
  const { begins, log_from } = snapshot;
  const here = log.filter((entry) => entry.ply > begins);
  const known = here[0]?.ply === begins + 1 ? (here.at(-1)?.ply ?? 0) : begins;
  if (log_from > known) return { kept: log };
  const whole = [...here.filter((entry) => entry.ply <= log_from), ...snapshot.log.filter(({ ply }) => ply > begins)];
  const again = Math.max(
    0,
    whole.findIndex(({ ply }) => ply === here[0]?.ply),
  );
  const differs = whole.findIndex(
    (entry, index) =>
      index >= again && (entry.ply !== here[index - again]?.ply || entry.move !== here[index - again]?.move),
  );
  const same = differs < 0 ? whole.length : differs;
  return { kept: whole.slice(0, same), fresh: whole.slice(same) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
