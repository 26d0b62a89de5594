/** A random part of the shuffle, which nobody but this browser chooses. */
const BYTES = 16;

export function shuffleWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
