/** When the browser has nothing better to do; those that cannot say so wait a moment. */
export function later(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
