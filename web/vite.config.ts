import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const TABLE_SERVER = process.env.SAMMELSURIUM_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The Python server serves this folder at "/"; it is built, never committed.
    outDir: "../src/sammelsurium/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own: the content policy of the server allows no fonts from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    // The texts of the games live in the Python package, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: TABLE_SERVER, ws: true } },
  },
});
