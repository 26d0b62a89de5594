import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

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
      "no-restricted-globals": ["error", { name: "fetch", message: "Requests go through src/app/api.ts." }],
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
  { files: ["*.js", "*.ts", "building/*.ts", "scripts/*.js"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["src/worker/*.js"],
    languageOptions: { globals: { ...globals.serviceworker, __BUILT__: "readonly" } },
    rules: { "no-restricted-globals": "off" },
  },
  { files: ["*.js", "scripts/*.js", "src/worker/*.js"], ...ts.configs.disableTypeChecked },
);
