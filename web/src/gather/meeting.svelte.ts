/**
 * A table before it begins, as this browser sees it: kept up to date by the table's socket. When the first snapshot comes, it has begun, and
 * the page goes on with the table itself.
 */
import * as api from "../base/api";
import { whyNot } from "../base/opening";
import { keepPromise, sitWithWord } from "../base/shuffles";
import { t } from "../base/texts";
import { isGathering } from "../base/wire";
import { Live, type Link } from "../board/live";
import { toasts } from "../base/toasts.svelte";
import { shownTools } from "../board/tools";
import { heardToo } from "../board/said";
import type { Room } from "../people/room";
import type { ChangedPlace, Gathering, NewTerms, RefusalKind, Said, Stored } from "../base/protocol";

/** So long somebody has only just sat down. */
const JUST_NOW = 6000;

/** Why there is nothing to wait for any more. */
export type Ending = "removed" | "gone";

export class Meeting implements Room {
  now: Gathering;
  /** The places whose people look at the table; nobody knows before the first word of it. */
  here = $state.raw<readonly number[]>();
  link = $state<Link>("connecting");
  said = $state.raw<Said[]>([]);
  sending = $state(false);
  beginning = $state(false);
  ending = $state<Ending>();
  /** The places on which somebody has only just sat down. */
  fresh = $state.raw<readonly number[]>([]);
  readonly #live: Live;
  #leaving = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    first: Gathering,
    private readonly begun: () => void,
  ) {
    this.now = $state.raw(first);
    keepPromise(first.table, first.commitment);
    this.#live = new Live(api.liveAddress(first.table), {
      message: () => this.begun(),
      gathering: (gathering) => this.#show(gathering),
      around: ({ here }) => (this.here = here),
      said: (said) => this.hear(said),
      link: (link) => (this.link = link),
      refused: (kind) => this.#closed(kind),
    });
  }

  close(): void {
    this.#live.close();
  }

  /** Those that are mine: my own, and of those beside me. One that is kept for me is not taken yet. */
  get own(): Gathering["places"] {
    return this.now.places.filter(({ mine, state }) => mine && state !== "kept");
  }

  get open(): Gathering["places"] {
    return this.now.places.filter(({ state }) => state === "open" || state === "kept");
  }

  get table(): string {
    return this.now.table;
  }

  get me(): number | null {
    return this.own[0]?.place ?? null;
  }

  get free(): boolean {
    return this.now.terms.talk === "text";
  }

  /** Among those who sit, as soon as somebody else does. */
  get talks(): boolean {
    const others = this.now.places.some(({ state, mine }) => state === "person" && !mine);
    return this.me !== null && (others || this.said.length > 0);
  }

  face(place: number | null): ReturnType<Room["face"]> {
    const at = this.now.places.findIndex((one) => one.place === place);
    const tool = shownTools(this.now.places.map(({ face }) => face))[at];
    return place === null || tool === undefined ? undefined : { seat: place, mine: null, tool };
  }

  hear(said: Said): void {
    this.said = heardToo(this.said, said);
  }

  isHere(place: number): boolean {
    return this.here?.includes(place) ?? true;
  }

  change(change: ChangedPlace): Promise<boolean> {
    return this.#wish(() => api.changePlace(this.now.table, change));
  }

  agree(terms: NewTerms): Promise<boolean> {
    return this.#wish(() => api.changeTerms(this.now.table, terms));
  }

  async begin(): Promise<void> {
    this.beginning = true;
    await this.#wish(() => api.begin(this.now.table));
    this.beginning = false;
  }

  sit(name: string, face: string, place: number | null): Promise<boolean> {
    return this.#wish(() => sitWithWord(this.now.table, { name, face, place }));
  }

  /** My place is free again; whoever sits beside me gets up with me. */
  leave(): Promise<boolean> {
    const [place] = this.own;
    this.#leaving = true;
    return place ? this.#wish(() => api.leave(this.now.table, place.place)) : Promise.resolve(true);
  }

  /** The table is cleared away for everybody. */
  async disperse(): Promise<boolean> {
    this.#leaving = true;
    return await this.#carry(() => api.disperse(this.now.table));
  }

  async fillUp(mind: string | null): Promise<void> {
    for (const { place } of this.open) if (!(await this.change({ place, kind: "bot", mind }))) return;
  }

  /** What is stored comes by the socket; without one it is asked for. */
  async #wish(carry: () => Promise<Stored>): Promise<boolean> {
    const stored = await this.#carry(carry);
    if (stored && this.link !== "live") await this.#carry(() => this.#ask());
    return stored;
  }

  async #ask(): Promise<void> {
    const found = await api.found(this.now.table);
    if (isGathering(found)) this.#show(found);
    else this.begun();
  }

  /** One wish after the other: whoever is quicker than the line is not forgotten. */
  #carry(carry: () => Promise<unknown>): Promise<boolean> {
    const done = this.#last.then(() => this.#carryOut(carry));
    this.#last = done;
    return done;
  }

  async #carryOut(carry: () => Promise<unknown>): Promise<boolean> {
    this.sending = true;
    try {
      await carry();
      return true;
    } catch (error) {
      toasts.say(whyNot(error, t));
      return false;
    } finally {
      this.sending = false;
    }
  }

  #show(gathering: Gathering): void {
    if (gathering.version < this.now.version) return;
    const sat = this.own.length > 0;
    this.#greet(gathering);
    this.now = gathering;
    if (sat && this.own.length === 0 && !this.#leaving) this.ending = "removed";
    else if (this.own.length > 0) this.ending = undefined;
  }

  /** Whoever sits down is seen to do so. */
  #greet({ places }: Gathering): void {
    const before = new Map(this.now.places.map((place) => [place.place, place]));
    const sat = places.filter(({ place, state, name, mine }) => {
      const was = before.get(place);
      return state === "person" && !mine && (was?.state !== "person" || was.name !== name);
    });
    if (sat.length === 0) return;
    const fresh = sat.map(({ place }) => place);
    this.fresh = [...this.fresh, ...fresh];
    setTimeout(() => (this.fresh = this.fresh.filter((place) => !fresh.includes(place))), JUST_NOW);
  }

  #closed(kind: RefusalKind): void {
    if (kind === "not_found" && !this.#leaving) this.ending = "gone";
    else this.link = "lost";
  }
}
