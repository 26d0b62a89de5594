/** The service worker keeps the page for the next visit; here it is put to work and told what this reader needs. */
import { below } from "../base/root";
import { tongue } from "../base/tongue.svelte";
import { gameNames } from "../base/words";

const RELOADED = "sammelsurium-reloaded";
/** Milliseconds: a page that was loaded anew so recently is not loaded anew again. */
const RECENTLY = 20_000;

/** What has been loaded so far, and the rulebooks in the language that is spoken. */
function wanted(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const books = gameNames.map((game) => below(`/api/games/${game}/rulebook/${tongue.spoken}`));
  return [...loaded, below("/api/games"), ...books];
}

/** Milliseconds: by then a page has what it needs. */
const AT_REST = 1000;

/** A new worker takes over from its predecessor while the page is at rest; where that is still busy, a moment later. */
function hurry(worker: ServiceWorker): void {
  setTimeout(() => {
    if (worker.state !== "installed") return;
    worker.postMessage({ hurry: true });
    hurry(worker);
  }, AT_REST);
}

function hurryNext({ installing, waiting }: ServiceWorkerRegistration): void {
  if (waiting) hurry(waiting);
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") hurry(installing);
  });
}

/** Browsers know no workers on pages that somebody on the way could have changed. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register(below("/worker.js"), { updateViaCache: "none" });
    hurryNext(registration);
    registration.addEventListener("updatefound", () => {
      hurryNext(registration);
    });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: wanted() });
  } catch (error) {
    console.warn("nothing is kept for the next visit", error); // a browser may forbid it
  }
}

/** A page that is open while the server is upgraded asks for files that are gone: then it is loaded anew, once. */
export function reloadWhenOld(): void {
  addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RECENTLY) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
