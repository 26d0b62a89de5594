/** Requests to the table server. A refusal is an answer with a reason; everything else that goes wrong is `Unreachable`. */
import createClient, { defaultPathSerializer } from "openapi-fetch";

import type { paths } from "../generated/api";
import type {
  ChangedPlace,
  Gathering,
  Health,
  Looking,
  NewGathering,
  NewPerson,
  NewTable,
  NewTerms,
  Refusal,
  Schemas,
  Sitting,
  Snapshot,
  TableList,
  Wish,
} from "./protocol";
import { below, root } from "./root";
import { isGathering } from "./wire";

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

/** What the client makes of a response: what the schema promises, or whatever else came, be it the page of a proxy. */
interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

// Of version 0.16: 0.17 makes arrays of tuples, and unions no longer narrow (openapi-ts/openapi-typescript, issues 2615 and 2620).
export const server = createClient<paths>({ baseUrl: root, headers: { accept: "application/json" } });

const has = (body: unknown, ...keys: string[]) =>
  typeof body === "object" && body !== null && keys.every((key) => key in body);
const isRefusal = (body: unknown): body is Refusal => has(body, "error", "message");
const isHealth = (body: unknown): body is Health => has(body, "ready", "step");

async function reach<T>(asked: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await asked;
  } catch (cause) {
    throw new Unreachable(cause);
  }
}

function failure({ error, response }: Answer<unknown>): Error {
  return isRefusal(error)
    ? new Refused(error)
    : new Unreachable(new Error(`${response.url}: status ${response.status}`));
}

export async function answer<T>(asked: Promise<Answer<T>>): Promise<T> {
  const answered = await reach(asked);
  if (answered.data === undefined) throw failure(answered);
  return answered.data;
}

/** Of a request that has nothing to say when it went well. */
export async function done(asked: Promise<Answer<unknown>>): Promise<void> {
  const answered = await reach(asked);
  if (!answered.response.ok) throw failure(answered);
}

/** Health answers 503 while the rules are being compiled, with the same body. */
export async function health(): Promise<Health> {
  const answered = await reach(server.GET("/api/health"));
  const body: unknown = answered.data ?? answered.error;
  if (isHealth(body)) return body;
  throw failure(answered);
}

export const games = () => answer(server.GET("/api/games"));
export const rulebook = (game: string, language: string) =>
  answer(server.GET("/api/games/{game}/rulebook/{language}", { params: { path: { game, language } } }));
/** The words of a game that this page does not have. */
export const gameTexts = (game: string, language: string) =>
  answer(server.GET("/api/games/{game}/texts/{language}", { params: { path: { game, language } } }));
/** A page of the visitor's tables, those that are over or those that are not. */
export const tables = (over: boolean, after: string | null) =>
  answer<TableList>(server.GET("/api/tables", { params: { query: { over, after } } }));
export const openTable = (wish: NewTable) => answer(server.POST("/api/tables", { body: wish }));
/** Before it begins it is a gathering. */
export async function found(id: string, looking: Looking = {}): Promise<Snapshot | Gathering> {
  const query = { params: { path: { table: id }, query: looking } };
  const now = await answer(server.GET("/api/tables/{table}", query));
  return isGathering(now) ? now : whole(now);
}
/** One that is known to have begun. */
export async function table(id: string, looking: Looking = {}): Promise<Snapshot> {
  const now = await found(id, looking);
  if (isGathering(now)) throw new Error(`table ${id} has not begun`);
  return now;
}
export const clearTable = (id: string) => done(server.DELETE("/api/tables/{table}", at(id)));
export const join = (id: string, person: NewPerson) =>
  answer(server.POST("/api/tables/{table}/people", { ...at(id), body: person }));
/** Without a seat it is the people of a campaign together who say it. */
const move = (id: string, seat: number | null, ply: number, text: string) =>
  answer(server.POST("/api/tables/{table}/moves", { ...at(id), body: { seat, ply, move: text } }));
const undo = (id: string, seat: number, ply: number) =>
  answer(server.POST("/api/tables/{table}/undo", { ...at(id), body: { seat, ply } }));
export const carryOut = (id: string, wish: Wish) =>
  wish.kind === "move" ? move(id, wish.seat, wish.ply, wish.move) : undo(id, wish.seat, wish.ply);
export const why = (id: string, seat: number, text: string) =>
  answer(server.GET("/api/tables/{table}/why", { params: { path: { table: id }, query: { seat, move: text } } }));

// Before a table begins, and the way to it.
export const gather = (wish: NewGathering) => answer<Gathering>(server.POST("/api/gatherings", { body: wish }));
export const changePlace = (id: string, change: ChangedPlace) =>
  answer(server.POST("/api/gatherings/{table}/place", { ...at(id), body: change }));
export const changeTerms = (id: string, change: NewTerms) =>
  answer(server.POST("/api/gatherings/{table}/terms", { ...at(id), body: change }));
export const begin = (id: string) => answer(server.POST("/api/gatherings/{table}/start", at(id)));
export const disperse = (id: string) => done(server.DELETE("/api/gatherings/{table}", at(id)));
export const sit = (id: string, sitting: Sitting) =>
  answer(server.POST("/api/tables/{table}/sit", { ...at(id), body: sitting }));
export const leave = (id: string, seat: number) =>
  answer(server.POST("/api/tables/{table}/leave", { ...at(id), body: { seat } }));
export const lobby = () => answer(server.GET("/api/lobby"));
export const findWord = (word: string) => answer(server.POST("/api/words", { body: { word } }));
export const waiting = (after: string | null = null) =>
  answer(server.GET("/api/waiting", { params: { query: { after } } }));
export const house = () => answer(server.GET("/api/house"));
export const invitationAddress = (id: string) => address("/api/tables/{table}/invitation.svg", id);

export const recordAddress = (id: string) => address("/api/tables/{table}/record", id);

/** A file of the page with drawings. */
export async function drawing(path: string): Promise<string> {
  // eslint-disable-next-line no-restricted-globals -- the one place where requests are made
  const response = await fetch(path).catch((cause: unknown) => {
    throw new Unreachable(cause);
  });
  if (!response.ok) throw new Unreachable(new Error(`${response.url}: status ${response.status}`));
  return response.text();
}

/** A file with everything of somebody's goes as it is: only the server can say whether it is one. */
export const readIn = (file: File) =>
  // eslint-disable-next-line no-restricted-globals -- the one place where requests are made
  answer(server.POST("/api/me/import", { fetch: (request) => fetch(new Request(request, { body: file })) }));

/** A record that somebody has kept: as it was after `ply` actions, with the log from there on. */
export async function record(file: Blob, ply?: number, log_from = 0): Promise<Snapshot> {
  const query = { log_from, ...(ply === undefined ? {} : { ply }) };
  // eslint-disable-next-line no-restricted-globals -- the one place where requests are made
  const sent = (request: Request) => fetch(new Request(request, { body: file }));
  return whole(await answer(server.POST("/api/records", { params: { query }, fetch: sent })));
}

/** The socket of a table lies below it; OpenAPI has no words for sockets. */
export function liveAddress(id: string, { seat, watch }: Looking = {}): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = seat === undefined ? (watch ? "?watch=true" : "") : `?seat=${seat}`;
  return `${scheme}://${location.host}${address("/api/tables/{table}", id)}/live${query}`;
}

/** The picture of a game that ended before there was anything to tell about people says nothing of them. */
function whole(shown: Schemas["Snapshot"]): Snapshot {
  const terms = { pace: null, weekends: false, zone: "UTC", talk: "phrases", watchers: true } as const;
  return { terms, own: [], due: null, motion: null, next: null, outdated: null, ...shown };
}

export function at(table: string) {
  return { params: { path: { table } } };
}

export function address(path: keyof paths, table: string): string {
  return below(defaultPathSerializer(path, { table }));
}
