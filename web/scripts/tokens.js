/**
 * Refuses what src/styles/tokens.css has names for: colours and sizes of type written out in a component, widths at which
 * nothing else is arranged anew, and tokens that nobody sets. Drawings have inks of their own: attributes of an <svg> and
 * the files of src/art are not looked at. What a function reckons (calc, min, max, clamp) may be in pixels.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { parse } from "svelte/compiler";

const TOKENS = "src/styles/tokens.css";
const NAMING = ["tokens.css", "inks.css"];
const HEX = "#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})";
const COLOUR = new RegExp(`${HEX}\\b`, "gi");
const COLOUR_IN_SCRIPT = new RegExp(`(?<=["'\`])${HEX}(?=["'\`])`, "gi");
const RECKONED = /\b(?:calc|min|max|clamp)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const LINE_HEIGHT = /\/\s*[\d.]+\w*/g;
const SIZE = /(?<![\w.-])[\d.]+(?:px|pt|rem)\b/g;
const WIDTH = /\bwidth\s*[<>]=?\s*([\d.]+px)/g;
const NAMED_WIDTH = /^ \* +(\d+px) /gm;
const ASKED = /var\(\s*--([\w-]+)\s*\)/g;
const SET = /(?<!var\(\s*)--([\w-]+)/g;
const problems = [];

const texts = new Map(
  readdirSync("src", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(svelte|css|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, "utf8")]),
);
const found = (text, pattern) => Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
const widths = new Set(found(texts.get(TOKENS), NAMED_WIDTH));
const set = new Set([...texts.values()].flatMap((text) => found(text, SET)));

/** All nodes of what the compiler of Svelte has read. */
function* nodes(part) {
  if (part === null || typeof part !== "object") return;
  if (typeof part.type === "string") yield part;
  for (const inner of Object.values(part)) yield* nodes(inner);
}

/** Looks at one file; every part of it is told with the name of the file. */
function look(file, text) {
  const say = (problem) => problems.push(`${file}: ${problem}`);

  function declared(property, value) {
    for (const colour of found(value, COLOUR)) say(`${property} has the colour ${colour}, which needs a name`);
    if (!/^font(-size)?$/.test(property)) return;
    const free = value.replaceAll(RECKONED, "").replaceAll(LINE_HEIGHT, "");
    for (const size of found(free, SIZE)) say(`${property} has the size ${size}, which should be one of --t-…`);
  }

  function arranged(condition) {
    for (const width of found(condition, WIDTH).filter((one) => !widths.has(one))) {
      say(`${width} is no width of ours, which are ${[...widths].join(", ")}`);
    }
  }

  function programmed(script) {
    for (const colour of found(script, COLOUR_IN_SCRIPT))
      say(`the script has the colour ${colour}, which needs a name`);
  }

  function styled(node, source) {
    if (node.type === "Declaration") declared(node.property, node.value);
    if (node.type === "StyleDirective") declared(node.name, source.slice(node.start, node.end));
    if (node.type === "Attribute" && node.name === "style") declared("style", source.slice(node.start, node.end));
    if (node.type === "Atrule" && node.name === "media") arranged(node.prelude);
  }

  for (const name of found(text, ASKED)) if (!set.has(name)) say(`asks for --${name}, which nobody sets`);
  if (NAMING.includes(basename(file))) return;
  if (file.endsWith(".ts")) {
    programmed(text);
    for (const query of found(text, /MediaQuery\("([^"]*)"\)/g)) arranged(query);
    return;
  }
  const source = file.endsWith(".css") ? `<style>${text}</style>` : text;
  const { css, fragment, instance, module } = parse(source, { modern: true, filename: file });
  for (const node of nodes([css, fragment])) styled(node, source);
  for (const script of [instance, module]) if (script) programmed(source.slice(script.start, script.end));
}

for (const [file, text] of texts) look(file, text);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${texts.size} files take colours and sizes from tokens`);
