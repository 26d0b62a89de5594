/**
 * Texts in four languages, from the Fluent files that are here (words.ts). Reading `tongue.spoken` makes every text follow the language
 * switch.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { SvelteMap } from "svelte/reactivity";

import { LANGUAGES, type Language } from "./settings.svelte";
import { tongue } from "./tongue.svelte";
import { isWhole, sourcesOf } from "./words";

export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

/** Around a player's name, so that it can be set in bold: characters no text or name contains. */
export const BOLD = { on: "\uE000", off: "\uE001" };
/** Around the name of a small drawing that stands in a sentence, such as the pattern of a colour: for eyes only. */
export const SIGN = { on: "\uE002", off: "\uE003" };

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error);
  }
  return made;
}

const bundles = new Map<string, FluentBundle>();
/** What a game's texts have grown by while it was played, such as the words of an opened booster; by language and game. */
const learned = new SvelteMap<string, string>();
/** What has been added to a bundle already. */
const taught = new Map<string, string>();

function bundleFor(language: Language, game: string): FluentBundle {
  const whole = game !== "" && isWhole(language, game);
  const name = `${language}/${game}`;
  const key = whole ? `${name}/whole` : name;
  let found = bundles.get(key);
  if (!found) {
    found = bundle(language, sourcesOf(language, game));
    bundles.set(key, found);
  }
  const more = learned.get(name);
  if (more !== undefined && taught.get(key) !== more) {
    found.addResource(new FluentResource(more), { allowOverrides: true });
    taught.set(key, more);
  }
  return found;
}

/** Texts the server sends because they are not for everybody to know from the beginning. */
export function learn(game: string, words: Record<string, string>): void {
  for (const [language, source] of Object.entries(words)) {
    const name = `${language}/${game}`;
    if (learned.get(name) !== source) learned.set(name, source);
  }
}

function patternOf(found: FluentBundle, key: string) {
  const [id, attribute] = key.split(".");
  const message = found.getMessage(id ?? "");
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** What a guest does not say in words of its own, the page says as usual. */
function format(game: string, key: string, args: Args): string | undefined {
  const found = bundleFor(tongue.spoken, game);
  const pattern = patternOf(found, key) ?? patternOf(found, `usual-${key}`);
  if (pattern === null || pattern === undefined) return undefined;
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(key, error);
  return withMinus(text);
}

/** Browsers write numbers below zero with a hyphen, which is too short and may end a line. */
const withMinus = (text: string) => text.replaceAll(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, "−");

export function has(game: string, key: string): boolean {
  const pattern = patternOf(bundleFor(tongue.spoken, game), key);
  return pattern !== null && pattern !== undefined;
}

/** The texts of the page together with those of one game. An attribute is asked for as `message.attribute`. */
export function textsOf(game: string): Translate {
  return (key, args = {}) => {
    const text = format(game, key, args);
    if (text === undefined) console.error(`no text for ${key} (${game || "page"}, ${tongue.spoken})`);
    return text ?? key;
  };
}

/** What a game is called; one that this page and this server do not know is called as it was stored. */
export const titleOf = (game: string): string => (has(game, "game-title") ? textsOf(game)("game-title") : game);

type Code = string | number;
export type Codes = Record<string, Code | Code[]>;

/** Arguments that name a piece, in words: `set: "corking"` is what `set-corking` says, `other_set` likewise, and `sets` names several. */
export function inWords(game: string, codes: Codes): Args {
  const word = (name: string, value: Code): FluentVariable => format(game, `${name}-${value}`, {}) ?? value;
  const put = ([name, value]: [string, Code | Code[]]): [string, FluentVariable] => {
    if (!Array.isArray(value)) return [name, word(name.replace(/^other_/, ""), value)];
    return [name, value.map((one) => String(word(name.replace(/s$/, ""), one))).join(" · ")];
  };
  return Object.fromEntries(Object.entries(codes).map(put));
}

export const t = textsOf("");
export { LANGUAGES };
