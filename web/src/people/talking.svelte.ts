/** What is said at a table, as far as this reader wants to hear it. Whom somebody mutes is nobody else's business: it stays in this browser. */
import type { Said } from "../base/protocol";
import type { Room } from "./room";

const KEY = "sammelsurium-muted";

export type Phrase = NonNullable<Said["phrase"]>;
/** Those with a drawing instead of words, then those that everybody reads in their own language. */
export const REACTIONS: readonly Phrase[] = ["clap", "laugh", "wow", "think", "heart"];
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "nice",
  "well-played",
  "thanks",
  "sorry",
  "hurry",
  "one-moment",
  "back-soon",
  "good-game",
];

/** Who said it: a seat keeps its number, somebody who watches has only a name. */
const speaker = ({ seat, name }: Pick<Said, "seat" | "name">) => (seat === null ? `~${name}` : String(seat));

function read(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}-${table}`) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // storage closed or damaged: nobody is muted
  }
}

export class Talking {
  readonly room: Room;
  readonly #since = Date.now();
  #muted = $state.raw<string[]>([]);
  #read = $state(0);

  constructor(room: Room) {
    this.room = room;
    this.#muted = read(room.table);
  }

  get heard(): Said[] {
    return this.room.said.filter((said) => said.mine || !this.#muted.includes(speaker(said)));
  }

  /** What has come since this page was opened, from others. */
  get fresh(): Said[] {
    return this.heard.filter(({ mine, at }) => !mine && Date.parse(at) >= this.#since - 1000);
  }

  get unread(): number {
    return this.fresh.filter(({ number }) => number > this.#read).length;
  }

  readAll(): void {
    this.#read = Math.max(this.#read, ...this.room.said.map(({ number }) => number));
  }

  isMuted(seat: number | null, name: string): boolean {
    return this.#muted.includes(speaker({ seat, name }));
  }

  mute(seat: number | null, name: string): void {
    const who = speaker({ seat, name });
    this.#muted = this.#muted.includes(who) ? this.#muted.filter((one) => one !== who) : [...this.#muted, who];
    try {
      localStorage.setItem(`${KEY}-${this.room.table}`, JSON.stringify(this.#muted));
    } catch {
      // storage closed: it holds until the page is left
    }
  }
}
