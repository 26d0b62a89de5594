"""What a seat may do now, each move with what it would bring before it is made (`preview`)."""

from functools import cache

import numpy as np

from sammelsurium.kernel.contract import BoxData, Moves, State, copy_state
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..codes import (
    BITS,
    DONE,
    GIVE,
    KEEP,
    PLAY_CARD,
    STOP,
    TAKE_CARD,
    USE,
    VERBS,
    About,
    about,
    first_of,
    second_of,
    verb_of,
)
from ..notation import CARD_NAMES, EFFECTS, OF_PAIR, Pair, shown_by, write_move
from ..rules import effect_of
from ..scoring import TERMS
from ..state import KINDS, LAYING, OPENING, PLAY, ROCKET, SET_CARDS, SET_NAMES, SetName
from .deeds import Choice, Verb
from .inquiry import try_out
from .pieces import Pieces, pieces_of
from .plain import Held, Offer
from .preview import effects_of, with_others

# Every other verb uses up an effect.
WORDS: dict[int, Verb] = {
    int(TAKE_CARD): "take",
    int(PLAY_CARD): "play",
    int(DONE): "done",
    int(GIVE): "give",
    int(KEEP): "keep",
    int(STOP): "stop",
}
LAID = frozenset(map(int, (PLAY, LAYING)))
NOTHING = np.zeros((0, SET_CARDS, 2), np.int64)
LAUNCH = int(USE + ROCKET)


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """Each move is tried on a copy, as far as the seat can know what it does."""
    states, pieces = alone(state), pieces_of(facts, box)
    terms, rows = np.zeros(len(TERMS), np.int64), np.zeros((len(moves), 3), np.int64)
    now = plain(states, Offer)
    hand = plain(states, Held).hand[seat] if now.phase in LAID else []
    together = np.zeros((len(moves), max([held.bit_count() for held in hand]), 2), np.int64) if hand else NOTHING
    try_out(alone(box), states, alone(copy_state(state)), seat, moves, terms, rows, together)
    made = zip(moves.tolist(), rows.tolist(), strict=True)
    choices = [_choice(pieces, now, seat, move, row) for move, row in made]
    return with_others(pieces, now, hand, choices, moves, rows, together) if hand else choices


def _choice(pieces: Pieces, now: Offer, seat: int, move: int, row: list[int]) -> Choice:
    verb, what = divmod(move, 1 << BITS)
    spaces = (pieces.rockets if verb == LAUNCH else pieces.pairs)[what] if verb in OF_PAIR else None
    shown = shown_by(now.display, move)
    wish = _wish(move, shown, spaces, now.phase == OPENING)
    effects = effects_of(pieces, now, seat, verb, what, shown, spaces, row)
    if effects is None:
        return wish
    gain = sum([effect.points for effect in effects])
    return Choice(
        wish.move,
        wish.verb,
        wish.effect,
        wish.card,
        wish.into,
        wish.seat,
        wish.set,
        wish.spaces,
        wish.kind,
        gain,
        effects,
    )


# -- the move itself, which is the same in every position ----------------------------------------------------------


@cache
def _wish(move: int, shown: int, spaces: Pair | None, opening: bool) -> Choice:
    verb = verb_of(move)
    kind = VERBS[verb].about
    return Choice(
        move=write_move(move, shown, spaces),
        verb=WORDS.get(verb, "use"),
        effect=None if opening or verb in WORDS else EFFECTS[effect_of(move)],
        card=_card(move, shown),
        into=CARD_NAMES[shown] if kind is About.CARD_AND_SLOT else None,
        seat=first_of(move) if kind is About.SEAT_AND_SET else None,
        set=_set(move),
        spaces=spaces,
        kind=KINDS[second_of(move)] if kind is About.CARD_AND_KIND else None,
        gain=0,
        effects=[],
    )


def _card(move: int, shown: int) -> str | None:
    kind = VERBS[verb_of(move)].about
    if kind is About.CARD:
        return CARD_NAMES[about(move)]
    if kind is About.SLOT:
        return CARD_NAMES[shown]
    return CARD_NAMES[first_of(move)] if kind in (About.CARD_AND_SLOT, About.CARD_AND_KIND) else None


def _set(move: int) -> SetName | None:
    kind = VERBS[verb_of(move)].about
    if kind is About.SEAT_AND_SET:
        return SET_NAMES[second_of(move)]
    return SET_NAMES[about(move)] if kind is About.SET else None
