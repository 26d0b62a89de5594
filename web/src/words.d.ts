/** Made by building/words.ts. */
declare module "virtual:words" {
  type Language = import("./base/settings.svelte").Language;
  type InEach<T> = Record<Language, () => Promise<T>>;

  /** The words of the page, and those on the box of each game. */
  export const pages: InEach<{ page: string; boxes: Partial<Record<string, string>> }>;
  /** All words of each game. */
  export const games: Partial<Record<string, InEach<string>>>;
}
