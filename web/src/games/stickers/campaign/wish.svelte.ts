/** The sticker in hand and where it is to go. It only narrows down the choices the server sent. */
import type { Standing, Sticking } from "./types";

export const MIDDLE = 50;

export class Wish {
  kind = $state<string>();
  card = $state<string>();
  /** Where on the card, in per cent: for stickers just for fun. */
  x = $state(MIDDLE);
  y = $state(MIDDLE);

  readonly #offered: () => Sticking[];

  constructor(offered: () => Sticking[]) {
    this.#offered = offered;
  }

  readonly kinds = $derived.by(() => [...new Set(this.#offered().map(({ kind }) => kind))]);
  /** The kind in hand; with only one kind left, that one. */
  readonly held = $derived.by(() => {
    if (this.kind !== undefined && this.kinds.includes(this.kind)) return this.kind;
    return this.kinds.length === 1 ? this.kinds[0] : undefined;
  });
  readonly open = $derived.by(() => this.#offered().filter(({ kind }) => kind === this.held));
  readonly choice = $derived.by(() => this.open.find(({ card }) => card.card === this.card));

  readonly move = $derived.by(() => {
    const { choice } = this;
    if (!choice) return undefined;
    return choice.cosmetic ? `${choice.move} ${this.x} ${this.y}` : choice.move;
  });

  may(card: string): boolean {
    return this.open.some((choice) => choice.card.card === card);
  }

  take(kind: string): void {
    if (!this.kinds.includes(kind)) return;
    this.putBack();
    this.kind = kind;
  }

  point(card: string, x = MIDDLE, y = MIDDLE): void {
    if (!this.may(card)) return;
    this.card = this.card === card && x === MIDDLE ? undefined : card;
    this.place(x, y);
  }

  place(x: number, y: number): void {
    const inside = (value: number) => Math.round(Math.min(96, Math.max(4, value)));
    this.x = inside(x);
    this.y = inside(y);
  }

  putBack(): void {
    this.kind = undefined;
    this.card = undefined;
    this.place(MIDDLE, MIDDLE);
  }
}

/** Everything the booster held for this game: in hands still, or stuck already. */
export function contents({ hands, stuck, opened }: Standing["campaign"], isCosmetic: (kind: string) => boolean) {
  const all = [
    ...hands.flatMap(({ stickers }) => stickers),
    ...stuck.filter(({ seat }) => seat !== null).map(({ kind }) => ({ kind, cosmetic: isCosmetic(kind) })),
  ];
  const kinds = [...new Map(all.map((one) => [one.kind, one])).values()];
  const rank = ({ kind, cosmetic }: { kind: string; cosmetic: boolean }) =>
    cosmetic ? 2 : opened?.brings.includes(kind) ? 0 : 1;
  return kinds
    .map((one) => ({ ...one, count: all.filter(({ kind }) => kind === one.kind).length }))
    .sort((one, other) => rank(one) - rank(other));
}
