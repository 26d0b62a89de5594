/**
 * What of a table is shown: snapshots in the order they came, one event after the other; while something is moving, the next ones wait.
 * What is shown is always a whole snapshot, never a guess of ours.
 */
import type { LogEntry, Snapshot } from "../base/protocol";
import { play as playSound } from "../base/sound";
import { learn } from "../base/texts";
import { beats, type Beat } from "./beats";
import { Board, type Placed } from "./board.svelte";
import { compare } from "./compare";
import { fly } from "./flight";
import type { GameModule } from "./game";
import { kept } from "./kept";
import { Pacer } from "./pace.svelte";

/** After a long absence the table is shown as it is now, without playing everything back. */
const CATCH_UP = 60;
/** So many snapshots can be shown again. */
const REMEMBERED = 120;

export class Showing<View = unknown, Choice = unknown> {
  shown = $state.raw<Snapshot<View, Choice> | undefined>();
  log = $state.raw<LogEntry[]>([]);
  busy = $state(false);
  /** Whose deed is being shown. */
  acting = $state<number | null>(null);
  /** Nobody sees it now, so nothing is played back: it is only kept up to date. */
  unseen = false;
  readonly board = new Board();
  readonly pacer = new Pacer();

  #queue: Snapshot[] = [];
  /** The picture after the reader's last deed, and all since. */
  #since = $state.raw<Snapshot<View, Choice>[]>([]);
  readonly #game: GameModule;
  readonly #whole: () => Promise<Snapshot>;

  /** `whole` asks for the table with its whole log. */
  constructor(game: GameModule, whole: () => Promise<Snapshot>) {
    this.#game = game;
    this.#whole = whole;
  }

  receive(snapshot: Snapshot): void {
    this.#queue.push(snapshot);
    if (!this.busy) void this.#work();
  }

  atOnce(snapshot: Snapshot): void {
    this.log = snapshot.log;
    this.#learn(snapshot);
    this.board.show(this.board.settle(this.#layout(snapshot)));
    if (this.#isOurs(snapshot)) {
      this.shown = snapshot;
      this.#since = [snapshot];
    }
  }

  skip(): void {
    if (this.busy) this.pacer.skip();
  }

  /** Something happened since the reader's last deed that can be shown again. */
  get mayAgain(): boolean {
    return this.#since.length > 1 && !this.busy;
  }

  /** Shows what happened since the reader's last deed once more. */
  async again(): Promise<void> {
    const [first, ...rest] = this.#since;
    if (!first || !this.mayAgain) return;
    this.log = this.log.filter(({ ply }) => ply <= first.ply);
    this.shown = first;
    this.board.show(this.board.settle(this.#layout(first)));
    this.#since = [first];
    this.#queue.unshift(...rest);
    this.pacer.watching = true;
    this.busy = true;
    await this.pacer.rest();
    await this.#work();
    this.pacer.watching = false;
  }

  async #work(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    } finally {
      this.busy = false;
      this.acting = null;
      this.pacer.resume();
    }
  }

  /** What we asked for and the socket overtake each other: what is not newer than the table shown would only take it back for a moment. */
  async #show(next: Snapshot): Promise<void> {
    if (this.shown && next.version <= this.shown.version) return;
    const { kept: told, fresh } = compare(this.log, next);
    if (!fresh) {
      this.atOnce(await this.#whole()); // entries were missed
      return;
    }
    const snapshot = kept(next, this.shown);
    this.log = told;
    this.#learn(snapshot);
    const goal = this.#layout(snapshot);
    await this.#play(fresh, snapshot, goal);
    const rest = this.board.settle(goal);
    if (rest.moves.length > 0) await fly(this.board, rest, this.pacer, this.pacer.flight(true));
    // In one go with the rest of the picture, so that the page is drawn once.
    else this.board.show(rest);
    if (!this.#isOurs(snapshot)) return;
    this.shown = snapshot;
    this.#remember(snapshot, fresh);
    if (snapshot.seat !== null && snapshot.waiting.includes(snapshot.seat)) this.pacer.resume();
    await this.pacer.frame();
  }

  async #play(fresh: LogEntry[], snapshot: Snapshot, goal: Placed[]): Promise<void> {
    if (fresh.length > CATCH_UP || this.unseen) {
      this.log = [...this.log, ...fresh];
      this.board.show(this.board.settle(goal));
      return;
    }
    const guests = this.#game.guests?.(snapshot.view).map(({ seat }) => seat);
    for (const beat of beats(fresh, guests))
      await this.#beat(beat, goal, beat.seat === null || beat.seat === snapshot.seat);
  }

  async #beat(beat: Beat, goal: Placed[], own: boolean): Promise<void> {
    await this.pacer.free();
    if (beat.seat !== null && beat.seat !== this.acting) {
      if (this.acting !== null) await this.pacer.rest();
      this.acting = beat.seat;
    }
    for (const entry of beat.entries) this.log = [...this.log.filter(({ ply }) => ply !== entry.ply), entry];
    if (!this.pacer.instant) for (const key of beat.keys) this.#sound(key);
    if (beat.moves.length > 0) {
      await this.pacer.frame();
      await fly(this.board, this.board.carry(beat.moves, goal), this.pacer, this.pacer.flight(own));
    }
  }

  #sound(key: string): void {
    const sound = this.#game.sounds[key];
    if (sound) playSound(sound);
  }

  /** An undo takes entries away; whatever was remembered does not lead to this table any more. */
  #remember(snapshot: Snapshot<View, Choice>, fresh: LogEntry[]): void {
    const mine = fresh.some(({ seat }) => seat !== null && seat === snapshot.seat);
    const back = snapshot.ply <= (this.#since.at(-1)?.ply ?? 0);
    this.#since = mine || back ? [snapshot] : [...this.#since.slice(-REMEMBERED), snapshot];
  }

  #learn({ campaign }: Snapshot): void {
    if (campaign) learn(this.#game.name, campaign.words);
  }

  /** Which game it is says what its view and its choices are. */
  #isOurs(snapshot: Snapshot): snapshot is Snapshot<View, Choice> {
    return snapshot.game === this.#game.name;
  }

  /** Before the first game of a campaign nothing lies on the table. */
  #layout({ view, seat }: Snapshot): Placed[] {
    return view === null ? [] : this.#game.layout(view, seat);
  }
}
