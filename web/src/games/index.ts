/**
 * The games this page can draw, found by folder: adding one touches nothing else. Each is fetched when somebody wants to play it. A guest, a
 * game that the server has and this page was built without, brings its words from there and is drawn on a table that suits every game.
 */
import { Refused, games as onServer } from "../base/api";
import { placeSprites } from "../base/art";
import type { GameInfo } from "../base/protocol";
import { fetchWords } from "../base/words";
import type { GameModule } from "../board/game";
import { boxes } from "./boxes";

const plain = import.meta.glob<{ plainGame: (name: string) => GameModule }>("../plain/index.ts");
const found = import.meta.glob<{ game: GameModule }>("./*/index.ts");

/** Before anything of a guest is shown its words have to be here. Says whether the game is known at all. */
export async function meetGame(name: string): Promise<boolean> {
  if (boxes.has(name)) return true;
  try {
    await fetchWords(name);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** The games that the server has, but for guests whose words do not come. */
export async function meetGames(): Promise<GameInfo[]> {
  const all = await onServer();
  const met = await Promise.all(all.map(({ name }) => meetGame(name).catch(() => false)));
  return all.filter((_, index) => met[index]);
}

/** A game with its words and drawings; nothing if neither this page nor the server knows it. */
export async function fetchGame(name: string): Promise<GameModule | undefined> {
  const load = found[`./${name}/index.ts`];
  if (!load) return (await meetGame(name)) ? (await plain["../plain/index.ts"]?.())?.plainGame(name) : undefined;
  const [{ game }] = await Promise.all([load(), fetchWords(name)]);
  await placeSprites(game.sprites);
  return game;
}

/** Somebody may want it soon. If it does not come, whoever needs it asks again and is told. */
export function expectGame(name: string): void {
  fetchGame(name).catch(() => undefined);
}
