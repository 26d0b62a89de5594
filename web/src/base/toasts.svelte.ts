/** Short notes above the table: why something is not possible, what went wrong. */

export interface Toast {
  id: number;
  text: string;
  link?: { href: string; text: string };
}

const STAYS = 7000;

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, link?: Toast["link"]): void {
    const id = this.#next++;
    const others = this.shown.filter((toast) => toast.text !== text).slice(-2);
    this.shown = [...others, link ? { id, text, link } : { id, text }];
    setTimeout(() => this.drop(id), STAYS);
  }

  clear(): void {
    this.shown = [];
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
