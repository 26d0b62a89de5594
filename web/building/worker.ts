/** The service worker (src/worker/worker.js), told which files this build has; its name stays, so that browsers find the next one. */
import { readFile } from "node:fs/promises";

import type { Plugin, Rolldown } from "vite";

const SOURCE = "src/worker/worker.js";
/** Of the page: home and the rulebooks can be shown by these alone, with words and drawings. */
const SHELL = ["Home", "RulebookPage"];
const BESIDE = ["./", "icon.svg", "manifest.webmanifest"];

function closure(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) closure(bundle, other, found);
  return found;
}

function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && (file.isEntry || SHELL.includes(file.name))) closure(bundle, file.fileName, found);
    if (file.type === "asset" && file.originalFileNames.some((name) => name.includes("generated/fonts/")))
      found.add(file.fileName);
  }
  return [...BESIDE, ...found];
}

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = await readFile(SOURCE, "utf8");
      const built = JSON.stringify({ shell: shellOf(bundle), files });
      this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("__BUILT__", built) });
    },
  };
}
