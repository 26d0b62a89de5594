/**
 * Makes the fonts of the page: of each family one file with the letters of the four languages and the weights that are used. Other
 * letters, which only names can bring, come from the whole fonts, and the browser loads those when it meets one. The fonts' licence (OFL,
 * no reserved names) allows it; copyright and licence stay in the files.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

const OUT = "src/generated/fonts";
const TEXTS = ["src", "../src/sammelsurium/games"];
/** What people type in these languages, whether a text of ours has it or not. */
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„…•‹›€−";
/** Kerning, accents, and figures of one width or as high as capitals; other forms of letters are not used. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];
const COPYRIGHT_AND_LICENCE = [0, 13, 14];
const FAMILIES = [
  { family: "Inter Variable", name: "inter", kind: "wght", axes: { wght: { min: 400, max: 700 } } },
  { family: "Fraunces Variable", name: "fraunces", kind: "soft", axes: { wght: { min: 450, max: 800 }, SOFT: 60 } },
];

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function written(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts|ftl|md)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("");
}

/** Whether a font has a letter, by the list its package keeps: "U+0000-00FF,U+0131". */
function covers(ranges) {
  const spans = ranges.split(",").map((span) => span.slice(2).split("-"));
  return (letter) => {
    const code = letter.codePointAt(0);
    return spans.some(([first, last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16));
  };
}

/** Letters in order, neighbours put together: "U+20-7e,U+a0-ff". */
function unicodeRange(letters) {
  const spans = [];
  for (const code of letters.map((letter) => letter.codePointAt(0))) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(",");
}

async function make({ family, name, kind, axes }, letters) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const known = letters.filter(covers(JSON.parse(readFileSync(`${folder}/unicode.json`, "utf8")).latin));
  const whole = readFileSync(`${folder}/files/${name}-latin-${kind}-normal.woff2`);
  const small = await subsetFont(whole, known.join(""), {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    noHinting: true,
  });
  writeFileSync(`${OUT}/${name}.woff2`, small);
  return `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: 100 900;
  src: url("./${name}.woff2") format("woff2-variations");
  unicode-range: ${unicodeRange(known)};
}
`;
}

mkdirSync(OUT, { recursive: true });
const letters = [...new Set(LETTERS + TEXTS.map(written).join(""))].filter((letter) => letter >= " ").sort();
const faces = await Promise.all(FAMILIES.map((family) => make(family, letters)));
writeFileSync(`${OUT}/fonts.css`, faces.join("\n"));
