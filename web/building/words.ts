/**
 * The Fluent files as modules, one for each language with the words of the page and those on the boxes, and one for each game in each
 * language. On a box is printed what stands before the first group of a game's files; the shelf needs no other words.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

const PAGE = "src/text";
const TABLES = "src/games";
const PACKAGE = "../src/sammelsurium/games";
const NAME = /^virtual:words(?:\/(?<language>\w+))?(?:\/(?<game>\w+))?$/;

const languages = () => readdirSync(PAGE).map((file) => file.replace(/\.ftl$/, ""));
const games = () => readdirSync(TABLES).filter((name) => existsSync(`${TABLES}/${name}/text`));
const filesOf = (game: string, language: string) =>
  [TABLES, PACKAGE].map((folder) => `${folder}/${game}/text/${language}.ftl`);

/** Without comments and empty lines. */
const bare = (source: string) => source.replaceAll(/^#.*\n|^\n/gm, "");
const onBox = (source: string) => source.split(/^## /m, 1).join("");
const object = (names: string[], value: (name: string) => string) =>
  `{ ${names.map((name) => `${name}: ${value(name)}`).join(", ")} }`;

/** Where each module is found. */
function index(): string {
  const load = (name: string) => `() => import(${JSON.stringify(name)}).then(({ default: words }) => words)`;
  const inAll = (of: (language: string) => string) => object(languages(), of);
  const ofGames = object(games(), (game) => inAll((language) => load(`virtual:words/${language}/${game}`)));
  return `export const pages = ${inAll((language) => load(`virtual:words/${language}`))};\nexport const games = ${ofGames};\n`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const match = id.startsWith("\0") ? NAME.exec(id.slice(1)) : null;
      if (!match) return undefined;
      const { language, game } = match.groups ?? {};
      const read = (file: string) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      if (language === undefined) return index();
      const ofGame = (name: string) => filesOf(name, language).map(read);
      if (game !== undefined) return `export default ${JSON.stringify(bare(ofGame(game).join("")))};`;
      const boxes = object(games(), (name) => JSON.stringify(bare(ofGame(name).map(onBox).join(""))));
      return `export default { page: ${JSON.stringify(bare(read(`${PAGE}/${language}.ftl`)))}, boxes: ${boxes} };`;
    },
  };
}
