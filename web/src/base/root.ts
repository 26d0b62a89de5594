/** Where in the address the house begins: `/`, or `/games/` if the server was told to serve there. It says so in index.html. */
const told = document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "./";

export const root = told.startsWith("/") ? told : "/";

/** A path of ours as the browser must be given it. */
export const below = (path: string) => root + path.slice(1);

/** What the path of an address means to us; nothing if it lies outside. */
export function within(pathname: string): string | undefined {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return path.startsWith(root) ? pathname.slice(root.length - 1) || "/" : undefined;
}
