"""One move as it is offered: what it means, and its consequences before commitment."""

from . import changes
from .box import Facts
from .changes import Move
from .codes import ADD, COLOUR_SET, GIFT, GIVE, NO_STACK, REMOVE, SHAPE_SET, STEAL, STOP, SWAP, TAKE
from .ending import partner_of
from .lines import ANNOUNCED, NAMED
from .moves import EXCHANGES, write_move
from .picture import Choice, Effect, SetKind, SetName, Verb
from .state import COLOURS, COPIES, NONE, SHAPES, Colour

VERBS: dict[int, Verb] = {
    TAKE: "take", STOP: "stop", ADD: "add", GIFT: "gift", SWAP: "swap", STEAL: "steal", REMOVE: "remove", GIVE: "give",
    COLOUR_SET: "score", SHAPE_SET: "score",
}  # fmt: skip


def choice(facts: Facts, move: Move) -> Choice:
    verb, mark = move.parts.verb, move.mark
    alike, other_alike, seat = _concerned(move)
    name, kind, stack = _set(move)
    return Choice(
        write_move(move.parts, mark.piece, mark.other),
        VERBS[verb],
        None if mark.piece == NONE else mark.piece,
        alike,
        None if mark.other == NONE else mark.other,
        other_alike,
        seat,
        name,
        kind,
        stack,
        mark.used,
        mark.frees,
        mark.follow,
        NAMED[mark.completes],
        mark.gain,
        _effects(facts, move),
    )


def _effects(facts: Facts, move: Move) -> list[Effect]:
    told = [
        Effect(change.effect, change.args, change.points.get(move.seat, 0))
        for change in changes.of_move(facts, move)
        if change.effect is not None
    ]
    return told + ANNOUNCED[move.mark.completes]


def _concerned(move: Move) -> tuple[list[int], list[int], int | None]:
    """What may be clicked for the polygons of an exchange, and the other player."""
    verb, mark, where = move.parts.verb, move.mark, move.table.where
    if verb in EXCHANGES:
        return _alike(where, mark.piece), _alike(where, mark.other) if verb == SWAP else [], move.parts.seat
    return [], [], int(partner_of(move.seat)) if verb == GIFT else None


def _alike(where: list[int], polygon: int) -> list[int]:
    """What looks the same in the same collection."""
    first = polygon - polygon % COPIES
    return [other for other in range(first, first + COPIES) if where[other] == where[polygon]]


def _set(move: Move) -> tuple[SetName | None, SetKind | None, Colour | None]:
    """The set that is scored, and where its token comes from."""
    parts = move.parts
    if parts.verb < COLOUR_SET:
        return None, None, None
    earns = parts.other != NO_STACK and move.table.stack[parts.other] > 0
    stack = COLOURS[parts.other] if earns else None
    if parts.verb == COLOUR_SET:
        return COLOURS[parts.other], "colour", stack
    return SHAPES[parts.own], "shape", stack
