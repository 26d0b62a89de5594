/** My tables: all that gather or are running, and of the finished ones as many pages as were asked for; and those of others that are open. */
import type { LobbyLine, TableList, TableSummary } from "../base/protocol";
import * as api from "../base/api";

interface Found {
  tables: TableSummary[];
  /** Told on the first page. */
  gatherings: LobbyLine[];
  more: boolean;
}

async function pages(over: boolean, most = Infinity): Promise<Found> {
  const tables: TableSummary[] = [];
  const gatherings: LobbyLine[] = [];
  let next: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const found: TableList = await api.tables(over, next);
    tables.push(...found.tables);
    gatherings.push(...(found.gatherings ?? []));
    next = found.next;
    if (next === null) break;
  }
  return { tables, gatherings, more: next !== null };
}

/** How many were running at the last visit: so much room is kept for them until they are known, and nothing moves then. */
const KEY = "sammelsurium-running";

function remembered(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0; // storage closed
  }
}

function remember(running: number): void {
  try {
    localStorage.setItem(KEY, String(running));
  } catch {
    // storage closed: the next visit begins without
  }
}

/** One more: the next visit will find it. */
export function rememberOneMore(): void {
  remember(remembered() + 1);
}

export class MyTables {
  /** Whether the server has told them yet. */
  known = $state(false);
  running = $state.raw<TableSummary[]>([]);
  gathering = $state.raw<LobbyLine[]>([]);
  finished = $state.raw<TableSummary[]>([]);
  lobby = $state.raw<LobbyLine[]>();
  /** There are further pages. */
  more = $state(false);
  #pages = 1;
  readonly #expected = remembered();

  /** Whether tables gather or are running, as far as one can know. */
  get anyRunning(): boolean {
    return (this.known ? this.running.length + this.gathering.length : this.#expected) > 0;
  }

  async look(): Promise<void> {
    // All at once: what came one after the other would push away what stands there already.
    const [running, finished, lobby] = await Promise.all([pages(false), pages(true, this.#pages), api.lobby()]);
    this.lobby = lobby;
    this.running = running.tables;
    this.gathering = running.gatherings;
    this.finished = finished.tables;
    this.more = finished.more;
    this.known = true;
    remember(this.running.length + this.gathering.length);
  }

  async showMore(): Promise<void> {
    this.#pages += 1;
    await this.look();
  }
}
