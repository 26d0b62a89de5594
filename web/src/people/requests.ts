/** Requests about the people of a table. What they change comes by the table's socket. */
import { answer, at, server } from "../base/api";
import type { Motion, Snapshot, Terms } from "../base/protocol";
import type { Phrase } from "./talking.svelte";

export const leave = (table: string, seat: number, mind: string | null) =>
  answer(server.POST("/api/tables/{table}/leave", { ...at(table), body: { seat, mind } }));
export const comeBack = (table: string, seat: number) =>
  answer(server.POST("/api/tables/{table}/return", { ...at(table), body: { seat } }));
/** A bot plays for somebody whose time has run out. */
export const standIn = (table: string, seat: number, mind: string | null) =>
  answer(server.POST("/api/tables/{table}/stand_in", { ...at(table), body: { seat, mind } }));
export const propose = (table: string, seat: number, kind: Motion["kind"], { ply }: Snapshot) =>
  answer(server.POST("/api/tables/{table}/motion", { ...at(table), body: { seat, kind, ply } }));
export const vote = (table: string, seat: number, motion: number, agree: boolean) =>
  answer(server.POST("/api/tables/{table}/vote", { ...at(table), body: { seat, motion, agree } }));
/** Where the same people play again. Whoever asks sits down there. */
export const rematch = (table: string) => answer(server.POST("/api/tables/{table}/rematch", at(table)));
export const changeTerms = (table: string, terms: Terms) =>
  answer(server.POST("/api/tables/{table}/terms", { ...at(table), body: { terms } }));

export interface Words {
  phrase?: Phrase;
  text?: string;
}

/** Without a seat it is said among those who watch, under a name. */
export const say = (table: string, words: Words, seat: number | null, name: string) =>
  answer(
    server.POST("/api/tables/{table}/talk", {
      ...at(table),
      body: { ...words, ...(seat === null ? { name } : { seat }) },
    }),
  );
