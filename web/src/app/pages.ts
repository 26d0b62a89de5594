/** The three kinds of page, each fetched when its address is opened. */
export const pages = {
  home: () => import("./Home.svelte"),
  table: () => import("./TablePage.svelte"),
  rules: () => import("./RulebookPage.svelte"),
};
