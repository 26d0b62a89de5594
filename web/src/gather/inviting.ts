/** The link to a table, and what this browser lets us do with it. Over plain http it withholds clipboard and sharing. */
import * as api from "../base/api";
import { tablePath } from "../base/router.svelte";

const AT_HOME = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the address of this page means something on this machine only. */
export const isOnlyHere = () => AT_HOME.includes(location.hostname);

/** Where others reach the table: the address the house has for them, or that of this page. */
export function linkTo(table: string, house: string | null): string {
  return new URL(tablePath(table), house ?? location.origin).href;
}

/** Nothing is known of a house that does not answer. */
export async function houseAddress(): Promise<string | null> {
  try {
    return (await api.house()).address ?? null;
  } catch {
    return null;
  }
}

export const canShare = () => "share" in navigator;
export const canCopy = () => window.isSecureContext && "clipboard" in navigator;

/** Whoever changes their mind about sharing has not made a mistake. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
