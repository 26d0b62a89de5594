/**
 * Compares the texts of the page: the four languages must have the same messages, no message may hide one the game shares with
 * Python, and every message must exist that the source asks for by name, or the schema names as a kind of event or effect.
 * How they are set, such as plurals and no-break spaces, is the business of tests/kernel/test_typography.py.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LANGUAGES = ["de", "en", "fr", "it"];
const PACKAGE = "../src/sammelsurium/games";
const problems = [];

function messages(file) {
  const ids = readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gim);
  return new Set(Array.from(ids, (match) => match[1]));
}

/** Compares the four files of a folder and returns the messages of the English one. */
function compare(folder) {
  const english = messages(join(folder, "en.ftl"));
  for (const language of LANGUAGES) {
    const here = messages(join(folder, `${language}.ftl`));
    for (const id of english) if (!here.has(id)) problems.push(`${folder}/${language}.ftl has no ${id}`);
    for (const id of here) if (!english.has(id)) problems.push(`${folder}/${language}.ftl: ${id} is not in en.ftl`);
  }
  return english;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function asked(file) {
  return Array.from(readFileSync(file, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g), (match) => match[1]);
}

/** What the schema of the server calls the part of a game's picture: StampCollectionEvent. */
function title(game, part) {
  return game.replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase()) + part;
}

function kinds(game) {
  const keys = ["Event", "Effect"].map((part) => schemas[title(game, part)]?.properties.key.enum ?? []);
  return keys.flat().filter((key) => key !== "");
}

const schemas = JSON.parse(readFileSync("openapi.json", "utf8")).components.schemas;
const page = compare("src/text");
const all = new Set(page);
for (const game of readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const table = compare(`src/games/${game.name}/text`);
  const shared = compare(`${PACKAGE}/${game.name}/text`);
  for (const id of table) if (page.has(id) || shared.has(id)) problems.push(`${game.name}: ${id} is defined twice`);
  for (const id of shared) if (page.has(id)) problems.push(`${game.name}: ${id} is defined twice`);
  for (const id of kinds(game.name)) if (!shared.has(id)) problems.push(`${game.name}: ${id} happens, but has no text`);
  for (const id of [...table, ...shared]) all.add(id);
}
/** A colon between a message and what follows, set by the source: French wants a space before it, so a message must set it. */
const COLON = /\bt\((?:[^()]|\([^()]*\))*\)\}: |: \$?\{t\(/;

for (const file of sources("src")) {
  if (COLON.test(readFileSync(file, "utf8"))) problems.push(`${file} sets a colon beside a message; use “labelled”`);
  for (const id of asked(file)) if (!all.has(id)) problems.push(`${file} asks for ${id}, which no language has`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${all.size} messages in ${LANGUAGES.length} languages`);
