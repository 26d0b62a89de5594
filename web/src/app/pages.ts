/** The kinds of page, each fetched when its address is opened. */
export const pages = {
  home: () => import("./Home.svelte"),
  table: () => import("./TablePage.svelte"),
  rules: () => import("./RulebookPage.svelte"),
  screen: () => import("../people/ScreenPage.svelte"),
  device: () => import("../people/DevicePage.svelte"),
  mail: () => import("../people/MailPage.svelte"),
};
