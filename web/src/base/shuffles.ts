/**
 * The share that this browser has in the shuffles of its tables, and what it was promised of them. Kept here until they are opened: what
 * the server tells at the end is compared with it.
 */
import type { NewGathering, NewTable, Shuffled, Sitting, Stored } from "./protocol";
import { gather, openTable, sit } from "./api";

const KEY = "sammelsurium-shuffles";
const MOST = 200;
const WORD_BYTES = 16;

interface Kept {
  word?: string;
  /** Every commitment that was shown before it was opened; a campaign has one for each game. */
  promised: string[];
}

export interface Verdict {
  /** Whether the secret is the promised one; undefined where the page cannot compute it. */
  fits: boolean | undefined;
  /** Something else was promised while it was played. */
  other: boolean;
  /** The own word is not in it. */
  missing: boolean;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const newWord = () => hex(crypto.getRandomValues(new Uint8Array(WORD_BYTES)));

function read(): Map<string, Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Kept][]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- written by this page alone
    return new Map(kept);
  } catch {
    return new Map(); // storage closed or damaged: then there is nothing to compare with
  }
}

function keep(table: string, change: (kept: Kept) => Kept): void {
  const all = read();
  const kept = change(all.get(table) ?? { promised: [] });
  all.delete(table);
  all.set(table, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // storage closed: nothing is compared at the end
  }
}

export const keptOf = (table: string): Kept => read().get(table) ?? { promised: [] };

export function keepPromise(table: string, commitment: string): void {
  if (keptOf(table).promised.includes(commitment)) return;
  keep(table, (kept) => ({ ...kept, promised: [...kept.promised, commitment] }));
}

/** Opens a table with a random word of ours in its shuffle. The answer is its name. */
export async function openWithWord(wish: NewTable): Promise<string> {
  const word = newWord();
  const seats = wish.seats.map((seat) => (seat.kind === "me" ? { ...seat, word } : seat));
  const { table, commitment } = await openTable({ ...wish, seats });
  keep(table, (kept) => ({ ...kept, word }));
  if (commitment) keepPromise(table, commitment);
  return table;
}

/** Invites to a table: the word goes into its shuffle with the place of whoever invites. The answer is its name. */
export async function gatherWithWord(wish: NewGathering): Promise<string> {
  const word = newWord();
  const { table, commitment } = await gather({ ...wish, word });
  keep(table, (kept) => ({ ...kept, word }));
  keepPromise(table, commitment);
  return table;
}

/** Sits down at a table that gathers. */
export async function sitWithWord(table: string, sitting: Sitting): Promise<Stored> {
  const word = newWord();
  const stored = await sit(table, { ...sitting, word });
  keep(table, (kept) => ({ ...kept, word }));
  return stored;
}

/** In a campaign nobody need have seen every promise. */
export async function judge(table: string, opened: Shuffled, campaign: boolean): Promise<Verdict> {
  const { word, promised } = keptOf(table);
  return {
    fits: await fits(table, opened),
    other: !campaign && promised.length > 0 && !promised.includes(opened.commitment),
    missing: word !== undefined && !opened.words.includes(word),
  };
}

/** Browsers compute hashes only behind https, and on the machine itself. */
async function fits(table: string, { secret, commitment }: Shuffled): Promise<boolean | undefined> {
  if (!isSecureContext) return undefined;
  const told = new TextEncoder().encode(`sammelsurium commitment\n${table}\n${secret}`);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", told))) === commitment;
}
