/** Milliseconds: whoever draws nothing for a while may otherwise never find the time. */
const AT_LATEST = 2000;

/** When the browser has nothing better to do; those that cannot say so wait a moment. */
export function later(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: AT_LATEST });
  else setTimeout(work, 500);
}
