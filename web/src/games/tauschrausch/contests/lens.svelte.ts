/**
 * Looking at albums through a contest. Whoever holds a contest looks as long as they hold it; L keeps it, Escape returns. A short press, or
 * a tap, keeps it at once where it means nothing else.
 */
const HOLDING = 220; // milliseconds after which a press is a hold

export class LensHold {
  /** The contest, by its index. */
  open = $state<number | undefined>();
  kept = $state(false);
  #pressed: ReturnType<typeof setTimeout> | undefined;
  /** The last press was a hold, so that its end is no click. */
  #held = false;

  press(contest: number): void {
    this.#held = false;
    clearTimeout(this.#pressed);
    this.#pressed = setTimeout(() => {
      this.#held = true;
      this.show(contest, false);
    }, HOLDING);
  }

  release(): void {
    clearTimeout(this.#pressed);
    if (!this.kept) this.close();
  }

  /** Whether the click that ends a press means something of its own. */
  clicked(): boolean {
    const held = this.#held;
    this.#held = false;
    return !held;
  }

  show(contest: number, keep = true): void {
    this.open = contest;
    this.kept = keep;
  }

  toggle(contest: number): void {
    if (this.open === contest && this.kept) this.close();
    else this.show(contest);
  }

  close(): void {
    this.open = undefined;
    this.kept = false;
  }

  /** L keeps what is held, or opens the contest that has the focus. */
  key({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (key.toLowerCase() !== "l" || ctrlKey || metaKey || altKey) return;
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-contest]") : null;
    if (this.open !== undefined) this.kept = !this.kept || row === null;
    else if (row) this.show(Number(row.dataset.contest));
  }
}
