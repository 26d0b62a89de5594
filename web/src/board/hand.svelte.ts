/**
 * What a person is about to do, before it is done: a piece taken up, then what it goes to. It only narrows down the choices the server sent;
 * when everything a choice needs has been pointed at and one is left, that is the choice to confirm. What the parts of a choice are, each
 * game says by its grip.
 */

/** One value, several that count alike, or none. */
type Read<Value> = Value | readonly Value[] | null | undefined;

const isList = <Value>(read: Read<Value>): read is readonly Value[] => Array.isArray(read);

function valuesOf<Value>(read: Read<Value>): readonly Value[] {
  if (read === null || read === undefined) return [];
  return isList(read) ? read : [read];
}

export interface Grip<Choice, Part extends object> {
  /** How each part is read off a choice. */
  readonly parts: { readonly [Key in keyof Part]-?: (choice: Choice) => Read<Part[Key]> };
  /**
   * What has to be pointed at before a choice is made, in the order in which people do it; nothing: it has a button of its own. What is the
   * same in everything that is offered need not be pointed at.
   */
  readonly needs: (choice: Choice, offered: readonly Choice[]) => readonly (keyof Part)[];
  /** What lies in the hand before anybody has pointed at something, such as the only thing there is to do. */
  readonly begin?: (offered: readonly Choice[]) => Part | undefined;
}

const keysOf = <Part extends object>(part: Part): (keyof Part)[] =>
  Object.entries(part).flatMap(([key, value]) => (value === undefined ? [] : [key])) as (keyof Part)[]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the keys of a part are those of its type

export class Hand<Choice, Part extends object> {
  #wish = $state.raw<Part | undefined>();
  /** What the pointer or the focus is on: shows its consequences without choosing it. */
  hint = $state.raw<Part | undefined>();

  readonly #offered: () => readonly Choice[];
  readonly #grip: Grip<Choice, Part>;

  constructor(offered: () => readonly Choice[], grip: Grip<Choice, Part>) {
    this.#offered = offered;
    this.#grip = grip;
  }

  /** The parts pointed at so far, in the order in which they were. */
  readonly wish = $derived.by<Part | undefined>(() => this.#wish ?? this.#grip.begin?.(this.#offered()));
  /** Something was taken up that can be put back. */
  readonly held = $derived(this.#wish !== undefined);
  /** What is still possible with it. */
  readonly fitting = $derived.by(() => (this.wish ? this.#fitting(this.wish) : []));
  readonly choice = $derived.by(() => this.wish && this.#complete(this.wish));
  /** The choice whose consequences are shown: the one pointed at, else the one chosen. */
  readonly previewed = $derived.by(() => {
    const { hint } = this;
    const wish = hint && this.#with(hint);
    return (wish && this.#complete(wish)) ?? this.choice;
  });

  fits(choice: Choice, wish: Partial<Part>): boolean {
    return keysOf(wish).every((key) => this.#values(choice, key).some((value) => value === wish[key]));
  }

  #values<Key extends keyof Part>(choice: Choice, key: Key): readonly Part[Key][] {
    const { parts } = this.#grip;
    const read = parts[key];
    return valuesOf(read(choice));
  }

  #needs(choice: Choice): readonly (keyof Part)[] {
    return this.#grip.needs(choice, this.#offered());
  }

  #fitting(wish: Part): Choice[] {
    return this.#offered().filter((choice) => this.#needs(choice).length > 0 && this.fits(choice, wish));
  }

  #complete(wish: Part): Choice | undefined {
    const given = keysOf(wish);
    const all = this.#fitting(wish).filter((choice) => this.#needs(choice).every((key) => given.includes(key)));
    return all.length === 1 ? all[0] : undefined;
  }

  /** A choice begins with a part of this kind. */
  #begins(part: Part): boolean {
    const keys = keysOf(part);
    return this.#offered().some((choice) => {
      const [first] = this.#needs(choice);
      return first !== undefined && keys.includes(first);
    });
  }

  /** What was pointed at before this kind of part was: whoever takes up another piece begins anew from there. */
  #before(part: Part): Partial<Part> {
    const kept: Partial<Part> = {};
    if (!this.wish) return kept;
    for (const key of keysOf(this.wish)) {
      if (keysOf(part).includes(key)) break;
      kept[key] = this.wish[key];
    }
    return kept;
  }

  /** The wish with one more part; a part that does not go with the rest begins anew. */
  #with(part: Part): Part | undefined {
    const together: Part = { ...this.#before(part), ...part };
    const begun = keysOf(together).length > keysOf(part).length;
    if ((begun || this.#begins(part)) && this.#fitting(together).length > 0) return together;
    return this.#begins(part) && this.#fitting(part).length > 0 ? part : undefined;
  }

  /** Lit: it goes with what is in the hand, or a choice begins with it. */
  may(part: Part): boolean {
    return this.has(part) || this.#with(part) !== undefined;
  }

  /** It would go with what is in the hand: not another beginning. */
  goes(part: Part): boolean {
    return this.wish !== undefined && this.#fitting({ ...this.wish, ...part }).length > 0;
  }

  has(part: Part): boolean {
    const { wish } = this;
    return wish !== undefined && keysOf(part).every((key) => wish[key] === part[key]);
  }

  /** It was pointed at last: whoever presses it again means the whole, not another beginning. */
  endsWith(part: Part): boolean {
    const last = this.wish && keysOf(this.wish).at(-1);
    return last !== undefined && keysOf(part).includes(last) && this.has(part);
  }

  /** Where what is in the hand could go, or what it could be: each value of a part with its choice. */
  by<Key extends keyof Part>(key: Key): Map<Part[Key], Choice> {
    const found = new Map<Part[Key], Choice>();
    const rest: Partial<Part> = { ...this.wish };
    Reflect.deleteProperty(rest, key);
    for (const choice of this.#offered()) {
      if (!this.#needs(choice).includes(key) || !this.fits(choice, rest)) continue;
      for (const value of this.#values(choice, key)) if (!found.has(value)) found.set(value, choice);
    }
    return found;
  }

  find(test: (choice: Choice) => boolean): Choice | undefined {
    return this.#offered().find(test);
  }

  /** Takes exactly this up, whatever was there before. */
  take(part: Part): void {
    this.#wish = part;
    this.hint = undefined;
  }

  /** Takes a part up, or puts it down again with what came after it. Says whether that was possible. */
  point(part: Part): boolean {
    if (this.held && this.has(part)) {
      this.#putDown(part);
      return true;
    }
    const wish = this.#with(part);
    if (wish) this.take(wish);
    return wish !== undefined;
  }

  #putDown(part: Part): void {
    const rest: Part = { ...part, ...this.#before(part) };
    for (const key of keysOf(part)) Reflect.deleteProperty(rest, key);
    this.#wish = keysOf(rest).length > 0 ? rest : undefined;
  }

  /** A new position: whatever was in hand stays only if it is still possible. */
  keep(offered: readonly Choice[]): void {
    const wish = this.#wish;
    if (!wish || !offered.some((choice) => this.fits(choice, wish))) this.putBack();
  }

  putBack(): void {
    this.#wish = undefined;
    this.hint = undefined;
  }
}
