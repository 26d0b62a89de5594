import { readdirSync } from "node:fs";

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/**
 * Who builds on whom: `base` (what the server says, words, settings) ← `board` (the table kit) ← `plain` (a table for every game) ←
 * `games` ← everything around the table. What stands further left knows nothing of what stands further right.
 */
const layer = (folder, ...above) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: above.map((other) => ({
          regex: `^(\\.\\./)+${other}(/|$)`,
          message: `${folder} is built upon by ${other}, not the other way round.`,
        })),
      },
    ],
  },
});
const AROUND = ["app", "gather", "people"];
const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default ts.config(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What the server sends has its type from the schema; a cast would only say that somebody knows better.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-restricted-globals": ["error", { name: "fetch", message: "Requests go through src/base/api.ts." }],
      // The router is ours and knows three kinds of address.
      "svelte/no-navigation-without-resolve": "off",
      // Maps here are made anew, never changed: reactivity comes from the state that holds them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "prefer-const": "off", "svelte/prefer-const": "error" },
  },
  layer("base", "board", "plain", "games", ...AROUND),
  layer("board", "plain", "games", ...AROUND),
  layer("plain", "games", ...AROUND),
  layer("games", ...AROUND, ...GAMES),
  { files: ["*.js", "*.ts", "building/*.ts", "scripts/*.js"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["src/worker/*.js"],
    languageOptions: { globals: { ...globals.serviceworker, __BUILT__: "readonly" } },
    rules: { "no-restricted-globals": "off" },
  },
  { files: ["*.js", "scripts/*.js", "src/worker/*.js"], ...ts.configs.disableTypeChecked },
);
