/**
 * Adds up what a first visit loads, compressed as it is served (brotli), and refuses what has grown too large: the JavaScript of home and of
 * each table in its largest language, and the fonts. Which file needs which others is told by the manifest of the build.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const KILOBYTE = 1000;
const MOST = { home: 60, table: 130, fonts: 60 };
const folder = process.argv[2] ?? "../src/sammelsurium/server/page";
const files = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** A part of the page with all that is loaded together with it. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  if (!files[name]) throw new Error(`the build has no ${name}; it has: ${Object.keys(files).join(", ")}`);
  found.add(name);
  for (const other of files[name].imports ?? []) closure(other, found);
  return found;
}

function served(file, ending = ".br") {
  const path = join(folder, file);
  return statSync(path + ending, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

function sum(names, ending) {
  const parts = new Set(names.flatMap((name) => [...closure(name)]));
  return Array.from(parts, (name) => served(files[name].file, ending)).reduce((total, size) => total + size, 0);
}

const named = (pattern) => Object.keys(files).flatMap((name) => pattern.exec(name)?.[1] ?? []);
const languages = named(/^virtual:words\/(\w+)$/);
const games = named(/^src\/games\/(\w+)\/index\.ts$/);

/** In the language with the most to load. */
function largest(parts) {
  return (ending) => Math.max(...languages.map((language) => sum(["index.html", ...parts(language)], ending)));
}

/** Those that every visit loads; the whole fonts come only with letters that these have not. */
function fonts() {
  const small = Object.keys(files).filter((name) => name.startsWith("src/generated/fonts/"));
  if (small.length === 0) throw new Error("the build has no fonts of its own");
  return sum(small);
}
const views = [
  ["home", MOST.home, largest((language) => ["src/app/Home.svelte", `virtual:words/${language}`])],
  ...games.map((game) => [
    `table of ${game}`,
    MOST.table,
    largest((language) => [
      "src/app/TablePage.svelte",
      `src/games/${game}/index.ts`,
      `virtual:words/${language}`,
      `virtual:words/${language}/${game}`,
    ]),
  ]),
  ["fonts", MOST.fonts, fonts],
];

const kilobytes = (size) => (size / KILOBYTE).toFixed(1);
for (const [name, most, size] of views) {
  const told = `${name}: ${kilobytes(size(".br"))} kB of at most ${most} (gzip ${kilobytes(size(".gz"))})`;
  if (size(".br") <= most * KILOBYTE) {
    console.log(told);
  } else {
    console.error(`too large: ${told}`);
    process.exitCode = 1;
  }
}
