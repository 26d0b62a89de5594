import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressedFiles } from "./building/compressed.ts";
import { PARTS } from "./building/parts.ts";
import { preloadedFonts } from "./building/preload.ts";
import { words } from "./building/words.ts";
import { worker } from "./building/worker.ts";

const TABLE_SERVER = process.env.SAMMELSURIUM_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [words(), svelte(), preloadedFonts(), worker(), compressedFiles()],
  // Built once for any root: files name each other relatively, and the server puts its root into index.html.
  base: "./",
  build: {
    // The Python server serves this folder; it is built, never committed.
    outDir: "../src/sammelsurium/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own: the content policy of the server allows no fonts from data: addresses.
    assetsInlineLimit: 0,
    // Which files a page loads; what scripts/sizes.js adds up.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: PARTS } },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The texts of the games live in the Python package, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: TABLE_SERVER, ws: true } },
  },
});
