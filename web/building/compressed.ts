/** Every file that gets smaller by it also as .br and .gz, so that the server has nothing to compress; but index.html, which it completes. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin, ResolvedConfig } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest)$/;

function compressed(source: Buffer): [ending: string, made: Buffer][] {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  return [
    ["br", brotliCompressSync(source, { params })],
    ["gz", gzipSync(source, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  for (const [ending, made] of compressed(source)) {
    if (made.length < source.length) await writeFile(`${file}.${ending}`, made);
  }
}

export function compressedFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const files = await readdir(folder, { withFileTypes: true, recursive: true });
      const texts = files.filter((entry) => entry.isFile() && TEXT.test(entry.name));
      await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}
