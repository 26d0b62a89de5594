/** The table that has waited longest for me. */
import { toasts } from "../base/toasts.svelte";
import * as api from "../base/api";
import { refusalText } from "../base/opening";
import { router, tablePath } from "../base/router.svelte";
import { t } from "../base/texts";

/** `after`: the one I come from. */
export async function goToNext(after: string | null = null): Promise<void> {
  try {
    const { table } = await api.waiting(after);
    if (table === null) toasts.say(t("no-next-table"));
    else router.go(tablePath(table));
  } catch (error) {
    toasts.say(refusalText(error, t));
  }
}

/** Whether a key was pressed for the page, and not for a field or together with others. */
export function isForPage(event: KeyboardEvent): boolean {
  const busy = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
  return !busy && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}
