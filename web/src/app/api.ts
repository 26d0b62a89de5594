/** Requests to the table server. A refusal is an answer with a reason; everything else that goes wrong is `Unreachable`. */
import type { GameInfo, Health, NewPerson, NewTable, Refusal, Rulebook, Snapshot, TableSummary } from "../protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
  }
}

export class Unreachable extends Error {
  constructor(cause: unknown) {
    super("the table server does not answer", { cause });
    this.name = "Unreachable";
  }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "error" in body && "message" in body;
}

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: "application/json", "content-type": "application/json" };
  }
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}`, init);
    answer = response.status === 204 ? undefined : await response.json();
  } catch (cause) {
    throw new Unreachable(cause);
  }
  if (response.ok) return answer as T;
  if (isRefusal(answer)) throw new Refused(answer);
  throw new Unreachable(new Error(`${method} ${path}: status ${response.status}`));
}

/** Health answers 503 while the rules are being compiled, with the same body. */
export async function health(): Promise<Health> {
  try {
    const response = await fetch("/api/health", { headers: { accept: "application/json" } });
    return (await response.json()) as Health;
  } catch (cause) {
    throw new Unreachable(cause);
  }
}

const encode = encodeURIComponent;

export const games = () => request<GameInfo[]>("GET", "games");
export const rulebook = (game: string, language: string) =>
  request<Rulebook>("GET", `games/${encode(game)}/rulebook/${encode(language)}`);
export const tables = () => request<TableSummary[]>("GET", "tables");
export const openTable = (wish: NewTable) => request<Snapshot>("POST", "tables", wish);
export const table = (id: string) => request<Snapshot>("GET", `tables/${encode(id)}`);
export const clearTable = (id: string) => request<undefined>("DELETE", `tables/${encode(id)}`);
export const join = (id: string, person: NewPerson) => request<Snapshot>("POST", `tables/${encode(id)}/people`, person);
/** Without a seat it is the people of a campaign together who say it. */
export const move = (id: string, seat: number | null, ply: number, text: string) =>
  request<Snapshot>("POST", `tables/${encode(id)}/moves`, { seat, ply, move: text });
export const undo = (id: string, seat: number, ply: number) =>
  request<Snapshot>("POST", `tables/${encode(id)}/undo`, { seat, ply });
export const why = (id: string, seat: number, text: string) =>
  request<Refusal | null>("GET", `tables/${encode(id)}/why?seat=${seat}&move=${encode(text)}`);
export const recordAddress = (id: string) => `/api/tables/${encode(id)}/record`;

export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encode(id)}/live`;
}
