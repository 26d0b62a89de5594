"""What may be chosen, each with its consequences before commitment."""

from functools import cache

from sammelsurium.kernel.contract import BoxData, Moves, State

from ..box import Facts
from ..codes import ALBUM, BUY, COIN, LOAN, REPAY, Parts
from ..notation import write_move
from .preview import effects_of, try_moves
from .structures import PLACE_NAMES, Choice, PlaceName, Verb
from .telling import Move

VERBS: dict[int, Verb] = {COIN: "coin", LOAN: "loan", REPAY: "repay", ALBUM: "album", BUY: "buy"}


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    return [_choice(facts, move) for move in try_moves(box, state, seat, moves)]


def _choice(facts: Facts, move: Move) -> Choice:
    effects = effects_of(facts, move)
    text, verb, tile, place, from_slot, album, loan = _wish(move.parts)
    price, extra = 0 if tile is None else move.table.coins, move.extra
    gain = sum([effect.points for effect in effects])
    return Choice(text, verb, tile, place, from_slot, album, price, extra, price + extra, loan, gain, effects)


@cache
def _wish(
    move: Parts,
) -> tuple[str, Verb, int | None, PlaceName | None, int | None, int | None, bool]:
    """What a choice says of the move itself: it is the same in every position."""
    buys = move.verb == BUY
    return (
        write_move(move),
        VERBS[move.verb],
        move.tile + 1 if buys else None,
        PLACE_NAMES[move.place] if buys else None,
        move.from_slot or None,
        move.place if move.verb == ALBUM else None,
        bool(move.loan),
    )
