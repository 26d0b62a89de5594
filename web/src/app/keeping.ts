/** The service worker keeps the page for the next visit; here it is put to work and told what this reader needs. */
import { below } from "../base/root";
import { tongue } from "../base/tongue.svelte";
import { gameNames } from "../base/words";

const RELOADED = "sammelsurium-reloaded";
/** Milliseconds: a page that was loaded anew so recently is not loaded anew again. */
const RECENTLY = 20_000;

/** The list of games, and the rulebooks in the language that is spoken. */
function books(): string[] {
  const rulebooks = gameNames.map((game) => below(`/api/games/${game}/rulebook/${tongue.spoken}`));
  return [below("/api/games"), ...rulebooks];
}

let telling = false;

/** What has been loaded so far, and what is still on its way: the worker sees only what is asked for once it is in charge. */
function tellWhatIsLoaded(worker: ServiceWorker): void {
  if (telling) return;
  telling = true;
  new PerformanceObserver((list) => {
    const keep = list.getEntries().map(({ name }) => name);
    worker.postMessage({ keep: keep.filter((address) => address.includes("/assets/")) });
  }).observe({ type: "resource", buffered: true });
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
    active?.postMessage({ keep: books() });
    if (active) tellWhatIsLoaded(active);
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
