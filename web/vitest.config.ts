import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./building/words.ts";

/** Units of the table kit, without a browser: what is about to be done, what is asked, what is shown in which order. */
export default defineConfig({
  plugins: [words(), svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom" },
});
