/**
 * Pieces with an identity on named places. What a piece looks like is a short text ("mount blue"), so this knows no game.
 * A piece keeps its identity while events move it, and through a new view wherever its look allows: that is what makes flights possible.
 */

export interface Placed {
  place: string;
  look: string;
}

export interface Piece extends Placed {
  id: number;
}

export interface Move {
  piece: Piece;
  from: string;
  to: string;
}

/** A change is planned first and shown afterwards: a flight must look at the old places before the board changes. */
export interface Change {
  moves: Move[];
  pieces: Piece[];
}

export class Board {
  #pieces = $state.raw<Piece[]>([]);
  #byPlace = $derived(group(this.#pieces));
  #next = 1;

  at(place: string): Piece[] {
    return this.#byPlace.get(place) ?? [];
  }

  /** The only piece of a place, or nothing. */
  on(place: string): Piece | undefined {
    return this.at(place)[0];
  }

  /** Everything that lies in places within this one. */
  inside(place: string): Piece[] {
    return this.#pieces.filter((piece) => around(piece.place) === place);
  }

  show(change: Change): void {
    this.#pieces = change.pieces;
  }

  /** Carries pieces along the moves of an event. A piece that comes out of a supply nobody sees takes its look from `goal`. */
  carry(paths: readonly (readonly [from: string, to: string])[], goal: readonly Placed[]): Change {
    const pieces = [...this.#pieces];
    const moves: Move[] = [];
    for (const [from, to] of paths) {
      const moved = takeFrom(pieces, from) ?? this.#turnUp(goal, pieces, from, to) ?? this.#appear(goal, pieces, to);
      if (!moved) continue;
      const piece = { ...moved, place: to };
      pieces.push(piece);
      moves.push({ piece, from, to });
    }
    return { moves, pieces };
  }

  /** Makes the pieces exactly those of a view, keeping identities: first where nothing changed, then by look. */
  settle(goal: readonly Placed[]): Change {
    const left = [...this.#pieces];
    const unmoved = goal.map((wanted) => takeFrom(left, wanted.place, wanted.look));
    const moves: Move[] = [];
    const pieces = goal.map((wanted, index) => {
      const same = unmoved[index];
      if (same) return same;
      const old = takeWhere(left, (piece) => piece.look === wanted.look);
      const piece = { ...wanted, id: old?.id ?? this.#next++ };
      if (old) moves.push({ piece, from: old.place, to: wanted.place });
      return piece;
    });
    return { moves, pieces };
  }

  /** A hidden piece lies in the place around the one it is called by: nobody knew which it was until it moved. */
  #turnUp(goal: readonly Placed[], pieces: Piece[], from: string, to: string): Piece | undefined {
    const shown = this.#appear(goal, pieces, to);
    const hidden = shown && takeFrom(pieces, around(from));
    return hidden && { ...hidden, look: shown.look };
  }

  #appear(goal: readonly Placed[], pieces: Piece[], place: string): Piece | undefined {
    const already = pieces.filter((piece) => piece.place === place).length;
    const wanted = goal.filter((placed) => placed.place === place)[already];
    return wanted && { ...wanted, id: this.#next++ };
  }
}

/** `hand/2/corking-3` lies in `hand/2`. */
function around(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf("/")));
}

function takeWhere(pieces: Piece[], wanted: (piece: Piece) => boolean): Piece | undefined {
  const index = pieces.findIndex(wanted);
  return index < 0 ? undefined : pieces.splice(index, 1)[0];
}

function takeFrom(pieces: Piece[], place: string, look?: string): Piece | undefined {
  return takeWhere(pieces, (piece) => piece.place === place && (look === undefined || piece.look === look));
}

function group(pieces: Piece[]): Map<string, Piece[]> {
  const places = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = places.get(piece.place);
    if (there) there.push(piece);
    else places.set(piece.place, [piece]);
  }
  return places;
}
