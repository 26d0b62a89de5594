/**
 * The Fluent sources that texts are made of. Only the language in use is loaded: the words of the page and those on the boxes at once, the
 * rest of a game's when the game is fetched. A game that this page was built without has its words on the server.
 */
import { SvelteMap } from "svelte/reactivity";
import { games, pages } from "virtual:words";

import { gameTexts } from "./api";
import type { Language } from "./settings.svelte";
import { tongue } from "./tongue.svelte";

type Page = Awaited<ReturnType<(typeof pages)[Language]>>;

export const gameNames = Object.keys(games);

const ofPage = new SvelteMap<Language, Page>();
/** By language and game. */
const ofGames = new SvelteMap<string, string>();
/** The games whose words are in use: whoever changes the language takes them along. */
const inUse = new Set<string>();

const nameOf = (language: Language, game: string) => `${language}/${game}`;

async function fetchPage(language: Language): Promise<void> {
  if (!ofPage.has(language)) ofPage.set(language, await pages[language]());
}

async function fetchGame(language: Language, game: string): Promise<void> {
  const name = nameOf(language, game);
  const load = games[game]?.[language] ?? (async () => (await gameTexts(game, language)).fluent);
  if (!ofGames.has(name)) ofGames.set(name, await load());
}

/** All words of a game: in the language that is spoken now, and with every change of it. */
export async function fetchWords(game: string): Promise<void> {
  inUse.add(game);
  try {
    await fetchGame(tongue.spoken, game);
  } catch (error) {
    if (!(game in games)) inUse.delete(game);
    throw error;
  }
}

/** Speaks another language as soon as all its words are here that could stand on the page. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([fetchPage(language), ...Array.from(inUse, (game) => fetchGame(language, game))]);
  tongue.spoken = language;
}

/** Whether all words of a game are here, or only those on its box. */
export function isWhole(language: Language, game: string): boolean {
  return ofGames.has(nameOf(language, game));
}

/** The words that are here: the page's, and of a game all or what its box says. */
export function sourcesOf(language: Language, game: string): string[] {
  const page = ofPage.get(language);
  const own = ofGames.get(nameOf(language, game)) ?? page?.boxes[game];
  return [page?.page, own].filter((source) => source !== undefined);
}
