/** A notification of the browser, if it has any here and the reader allowed them. Nothing is asked unless somebody taps. */
import { settings } from "../base/settings.svelte";

/** Browsers withhold them from pages that somebody on the way could have changed. */
export type Notice = "withheld" | "denied" | "off" | "on";

export function noticeState(): Notice {
  if (!("Notification" in globalThis) || !isSecureContext) return "withheld";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && settings.notify ? "on" : "off";
}

export async function switchNotices(): Promise<Notice> {
  const state = noticeState();
  if (state === "on") settings.notify = false;
  else if (state === "off") settings.notify = (await Notification.requestPermission()) === "granted";
  return noticeState();
}

export async function notice(title: string, body: string, tag: string): Promise<void> {
  if (noticeState() !== "on" || !document.hidden) return;
  // On phones only the worker may show one.
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker) return worker.showNotification(title, { body, tag });
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
