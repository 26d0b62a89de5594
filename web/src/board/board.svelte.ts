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

type Places = Map<string, Piece[]>;

const NOTHING: Piece[] = [];

export class Board {
  #pieces: Piece[] = [];
  #byPlace = $state.raw<Places>(new Map());
  #within = $state.raw<Places>(new Map());
  #next = 1;

  at(place: string): Piece[] {
    return this.#byPlace.get(place) ?? NOTHING;
  }

  /** The only piece of a place, or nothing. */
  on(place: string): Piece | undefined {
    return this.at(place)[0];
  }

  /** Everything that lies in places within this one. */
  inside(place: string): Piece[] {
    return this.#within.get(place) ?? NOTHING;
  }

  show(change: Change): void {
    this.#pieces = change.pieces;
    this.#byPlace = group(change.pieces, (place) => place, this.#byPlace);
    this.#within = group(change.pieces, around, this.#within);
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

/** Where the same lies as before, the list is the same too: whoever draws it has nothing to do. */
function group(pieces: Piece[], keyOf: (place: string) => string, before: Places): Places {
  const places: Places = new Map();
  for (const piece of pieces) {
    const key = keyOf(piece.place);
    const there = places.get(key);
    if (there) there.push(piece);
    else places.set(key, [piece]);
  }
  for (const [key, there] of places) {
    const earlier = before.get(key);
    if (earlier?.length === there.length && there.every((piece, index) => piece === earlier[index]))
      places.set(key, earlier);
  }
  return places;
}
