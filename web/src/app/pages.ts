/** The kinds of page, each fetched when its address is opened; of a table apart what is needed before it begins. */
export const pages = {
  home: () => import("./Home.svelte"),
  table: () => import("./TablePage.svelte"),
  gather: () => import("../gather"),
  rules: () => import("./RulebookPage.svelte"),
  screen: () => import("../people/ScreenPage.svelte"),
  device: () => import("../people/DevicePage.svelte"),
  mail: () => import("../people/MailPage.svelte"),
  record: () => import("./RecordPage.svelte"),
};
