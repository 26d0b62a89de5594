/** What an address shows: the shelf, a table, its screen for the room, a rulebook, or what a link of somebody's own leads to. */
import { toasts } from "./toasts.svelte";
import { below, within } from "./root";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "screen"; table: string }
  | { page: "device"; code: string }
  | { page: "mail"; wish: "confirm" | "stop"; token: string }
  | { page: "record" }
  | { page: "lost" };

/** Somebody may have typed a percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(pathname: string, hash: string): Route {
  const path = within(pathname);
  if (path === undefined) return { page: "lost" };
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home" };
  if (first === "mail" && (second === "confirm" || second === "stop") && rest.length === 1)
    return { page: "mail", wish: second, token: rest[0] ?? "" };
  if (first === "device" && rest.length === 0) return { page: "device", code: second ?? "" };
  if (first === "record" && second === undefined) return { page: "record" };
  if (second === undefined || rest.length > 0) return { page: "lost" };
  if (first === "screen") return { page: "screen", table: second };
  if (first === "table") return { page: "table", table: second };
  if (first === "rules") return { page: "rules", game: second, rule: decoded(hash.slice(1)) };
  return { page: "lost" };
}

class Router {
  route = $state<Route>(routeOf(location.pathname, location.hash));

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follows links inside the page without loading it again; everything else stays the browser's business. */
  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !ownLink(link) || event.defaultPrevented || !plainClick(event)) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
    toasts.clear(); // what was said belongs to the page it was said on
  }
}

function ownLink(link: HTMLAnchorElement): boolean {
  const path = link.origin === location.origin ? within(link.pathname) : undefined;
  const samePlace = path !== undefined && !path.startsWith("/api/");
  return samePlace && link.target === "" && !link.hasAttribute("download");
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export const router = new Router();

export const homePath = below("/");
export const tablePath = (table: string) => below(`/table/${encodeURIComponent(table)}`);
export const screenPath = (table: string) => below(`/screen/${encodeURIComponent(table)}`);
export const recordPath = below("/record");
export const devicePath = below("/device");
export const rulesPath = (game: string, rule = "") =>
  below(`/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`);
