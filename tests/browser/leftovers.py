"""What a page still knows: its document, all its stores and caches, and every string in its memory."""

from __future__ import annotations

import json

from playwright.sync_api import Page

STORES = """async () => {
  const kept = [localStorage, sessionStorage].map((store) => JSON.stringify({...store}));
  const found = [document.documentElement.outerHTML, ...kept];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      found.push(request.url, await (await cache.match(request)).text());
    }
  }
  for (const {name} of await indexedDB.databases()) found.push(`database ${name}`);
  return found;
}"""


def stores(page: Page) -> list[str]:
    found: list[str] = page.evaluate(STORES)
    return found


def memory(page: Page) -> list[str]:
    """After everything that nobody holds any more was thrown away. Of long strings only the beginning."""
    client = page.context.new_cdp_session(page)
    chunks: list[str] = []
    client.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    client.send("HeapProfiler.enable")
    client.send("HeapProfiler.collectGarbage")
    client.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    client.detach()
    strings: list[str] = json.loads("".join(chunks))["strings"]
    return strings


def found_in(texts: list[str], markers: set[str]) -> set[str]:
    return {marker for marker in markers if any(marker in text for text in texts)}
