/**
 * What a picture holds, whatever the game: its fields by name. Each game fills in its own structures (docs/pictures.md); this reads of
 * them only what all have in common: `players`, each with a `seat`, and maybe `points`, `at_end` and `terms`.
 */
import type { Score } from "../board/game";

export type Value = string | number | boolean | null | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value;
}

/** Said elsewhere on the table: who it is, and how many points they have. */
const SAID = new Set(["seat", "points", "at_end", "terms"]);

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Something that lies or is written on one line. */
export const isPlain = (value: Value): value is string | number | boolean | null =>
  typeof value !== "object" || value === null;

export interface Player {
  seat: number;
  fields: Fields;
}

export function playersOf(view: unknown): Player[] {
  const players = isFields(view) ? view.players : undefined;
  if (players === undefined || !isList(players)) return [];
  return players
    .filter(isFields)
    .flatMap((fields) => (typeof fields.seat === "number" ? [{ seat: fields.seat, fields }] : []));
}

/** What all share: every field but the players. */
export function sharedOf(view: unknown): [name: string, value: Value][] {
  return isFields(view) ? Object.entries(view).filter(([name]) => name !== "players") : [];
}

/** What lies before a player. */
export const ownOf = ({ fields }: Player): [name: string, value: Value][] =>
  Object.entries(fields).filter(([name]) => !SAID.has(name));

const number = (value: Value | undefined) => (typeof value === "number" ? value : null);

function termsOf(value: Value | undefined): Record<string, number> | null {
  if (!isFields(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([term, points]) => (typeof points === "number" ? [[term, points]] : [])),
  );
}

export const scoresOf = (view: unknown): Score[] =>
  playersOf(view).map(({ seat, fields }) => ({
    seat,
    points: number(fields.points),
    end: number(fields.at_end),
    terms: termsOf(fields.terms),
  }));
