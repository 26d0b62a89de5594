/** The fonts of the first view are asked for with the page itself, not only when its styles have come: so no text changes its width. */
import type { Plugin } from "vite";

export function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const fonts = Object.values(bundle).filter(
          (file) => file.type === "asset" && file.originalFileNames.some((name) => name.includes("generated/fonts/")),
        );
        return fonts.map(({ fileName }) => ({
          tag: "link",
          injectTo: "head",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `./${fileName}` },
        }));
      },
    },
  };
}
