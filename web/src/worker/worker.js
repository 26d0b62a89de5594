/**
 * Keeps the page, so that a second visit starts at once and whoever finds the server away gets a page of ours: the shell, drawings, words,
 * and the rulebooks. Of a table nothing is ever kept. A page that was built anew is shown at the next visit, because its address is asked
 * for first; what is kept answers only if the server does not.
 */

/** Put in by building/worker.ts: what every visit needs, and all files of this build that carry a hash in their name. */
const { shell, files } = __BUILT__;
const CACHE = "sammelsurium";
/** Milliseconds: after these a server counts as away. */
const PATIENCE = 4000;
const LISTS = /^api\/games(\/\w+\/rulebook\/\w+)?$/;

/** An address as the page writes it, without the root it is served below; nothing if it is not ours. */
function within(address) {
  const { origin, pathname } = new URL(address, self.registration.scope);
  const scope = new URL(self.registration.scope);
  return origin === scope.origin && pathname.startsWith(scope.pathname)
    ? pathname.slice(scope.pathname.length)
    : undefined;
}

const isPage = (path) => path !== undefined && !path.startsWith("api/");

async function keep(request, response) {
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** The answer of the server, if it has one in time that is not a failure of its own or of a proxy. */
async function ask(request, patience = PATIENCE) {
  const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
  if (response.status >= 500) throw new Error(`${request.url}: status ${response.status}`);
  return response;
}

async function askFirst(request, kept = request, store = true) {
  try {
    const response = await ask(request);
    return store ? await keep(request, response) : response;
  } catch (error) {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  }
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** What is asked for, and how it is answered; nothing for what is none of our business. */
function answer(request) {
  const path = within(request.url);
  if (request.method !== "GET" || path === undefined) return undefined;
  if (request.mode === "navigate") return isPage(path) ? askFirst(request, "./", false) : undefined;
  if (files.includes(path)) return keptFirst(request);
  return LISTS.test(path) || shell.includes(path) ? askFirst(request) : undefined;
}

self.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    const fresh = shell.filter((path) => !files.includes(path)).map((path) => new Request(path, { cache: "reload" }));
    const known = await Promise.all(
      shell.filter((path) => files.includes(path)).map(async (path) => ((await cache.match(path)) ? [] : [path])),
    );
    await cache.addAll([...fresh, ...known.flat()]);
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).filter(({ url }) => {
      const path = within(url);
      return path === undefined || !(files.includes(path) || shell.includes(path) || LISTS.test(path) || path === "");
    });
    await Promise.all(old.map((request) => cache.delete(request)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/**
 * The page says what it has loaded before this worker was here, and which rulebooks its reader could want; or that this worker need not
 * wait any longer for pages of its predecessor to be closed. It does not decide that by itself: a page that is loaded in the very moment of
 * the change may never be answered, and while the predecessor answers somebody Chromium forgets the wish for minutes.
 */
self.addEventListener("message", (event) => {
  if (event.data.hurry) {
    self.skipWaiting();
    return;
  }
  const wanted = event.data.keep.filter((address) => {
    const path = within(address);
    return path !== undefined && (files.includes(path) || LISTS.test(path));
  });
  const fill = async (address) => {
    if (!(await caches.match(address))) await keep(address, await fetch(address));
  };
  event.waitUntil(Promise.allSettled(wanted.map(fill)));
});
