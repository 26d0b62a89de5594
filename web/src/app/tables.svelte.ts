/** My tables: all that are running, and of the finished ones as many pages as were asked for. */
import type { TableList, TableSummary } from "../protocol";
import * as api from "./api";

async function pages(over: boolean, most = Infinity): Promise<{ tables: TableSummary[]; more: boolean }> {
  const tables: TableSummary[] = [];
  let next: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const found: TableList = await api.tables(over, next);
    tables.push(...found.tables);
    next = found.next;
    if (next === null) break;
  }
  return { tables, more: next !== null };
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
  finished = $state.raw<TableSummary[]>([]);
  /** There are further pages. */
  more = $state(false);
  #pages = 1;
  readonly #expected = remembered();

  /** Whether tables are running, as far as one can know. */
  get anyRunning(): boolean {
    return (this.known ? this.running.length : this.#expected) > 0;
  }

  async look(): Promise<void> {
    const [running, finished] = await Promise.all([pages(false), pages(true, this.#pages)]);
    this.running = running.tables;
    this.finished = finished.tables;
    this.more = finished.more;
    this.known = true;
    remember(this.running.length);
  }

  async showMore(): Promise<void> {
    this.#pages += 1;
    await this.look();
  }
}
