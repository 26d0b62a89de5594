/**
 * What the fields of a picture are called, by the texts of the game: `field-pot` is the name of the field `pot`, `card-king` the word for
 * `card: "king"`, and of several `cards` each is a `card`; so is each of `won_cards` or a `top_card`, as a `from_seat` is a seat. Where a
 * game has no such text its own name stands there, made readable.
 */
import { has, inWords, t as ofPage, textsOf, type Codes } from "../base/texts";
import type { Phrase } from "../board/game";
import { isFields, isList, type Fields, type Value } from "./picture";

const readable = (name: string) => name.replaceAll(/[_-]+/g, " ");
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const fieldName = (game: string, name: string): string =>
  has(game, `field-${name}`) ? textsOf(game)(`field-${name}`) : capital(readable(name));

/** Of several `cards` each is a `card`. */
export const one = (name: string): string => name.replace(/s$/, "");

/** `won_card`, and what it is after all: `card`. */
const kindsOf = (name: string): string[] => name.split("_").map((_, index, parts) => parts.slice(index).join("_"));

export function wordFor(game: string, name: string, value: string): string {
  const code = value.replaceAll(" ", "-");
  const key = kindsOf(name)
    .map((kind) => `${kind}-${code}`)
    .find((one) => has(game, one));
  return key ? textsOf(game)(key) : readable(value);
}

/** Those fields that a sentence can name. */
function codesOf(fields: Fields): Codes {
  const codes: Codes = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" || typeof value === "number") codes[name] = value;
    else if (typeof value === "boolean") codes[name] = value ? "yes" : "no";
    else if (value !== null && isList(value)) codes[name] = value.filter((each) => typeof each === "string");
  }
  return codes;
}

const textOf = (value: Value | undefined) => (typeof value === "string" ? value : undefined);

/** What a button says: `choice-bet` for a choice with the verb `bet`; without such a text, the move as it is written in a record. */
export function choiceName(game: string, choice: unknown): string {
  const fields = isFields(choice) ? choice : {};
  const key = `choice-${textOf(fields.verb) ?? ""}`;
  return has(game, key) ? textsOf(game)(key, inWords(game, codesOf(fields))) : capital(textOf(fields.move) ?? "");
}

/** What is asked of somebody who has the turn: the game's own `prompt`, or what the page asks at every table. */
export const question = (game: string): string =>
  has(game, "prompt") ? textsOf(game)("prompt") : ofPage("plain-prompt");

/** How a summary names the state of a game: its text `caption`, if it has one. */
export function captionOf(game: string): (caption: unknown) => Phrase {
  return (caption) =>
    has(game, "caption")
      ? { key: "caption", args: inWords(game, codesOf(isFields(caption) ? caption : {})) }
      : { key: "game-tagline", args: {} };
}

export const termName = (game: string, term: string): string =>
  has(game, `term-${term}`) ? textsOf(game)(`term-${term}`) : fieldName(game, term);
