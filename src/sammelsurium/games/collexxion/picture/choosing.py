"""What may be chosen: every move as it is offered, with its consequences before commitment."""

from sammelsurium.kernel.contract import BoxData, Moves, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..codes import ADD, COLOUR_SET, GIFT, GIVE, REMOVE, SHAPE_SET, STEAL, STOP, SWAP, TAKE, parts
from ..collection import partner_of
from ..notation import EXCHANGES, write_move
from ..state import COPIES, NONE
from .inquiry import marks
from .lines import NAMED
from .looks import ALL
from .outlook import Foresight
from .plain import Plain
from .preview import effects_of, scoring_of, sum_of
from .structures import Choice, Verb
from .telling import Move

VERBS: dict[int, Verb] = {
    TAKE: "take", STOP: "stop", ADD: "add", GIFT: "gift", SWAP: "swap", STEAL: "steal", REMOVE: "remove", GIVE: "give",
    COLOUR_SET: "score", SHAPE_SET: "score",
}  # fmt: skip


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """Every move is tried on a copy."""
    states = alone(state)
    boxes, codes = alone(box), moves.tolist()
    table, foresight = plain(states, Plain), Foresight(boxes, states, seat)
    made = zip(codes, marks(boxes, states, seat, moves), strict=True)
    return [_choice(facts, Move(seat, parts(code), table, then), code, foresight) for code, then in made]


def _choice(facts: Facts, move: Move, code: int, foresight: Foresight) -> Choice:
    verb, mark, effects = move.parts.verb, move.mark, effects_of(facts, move, code)
    alike, other_alike, seat = _concerned(move)
    return Choice(
        write_move(move.parts, mark.piece, mark.other),
        VERBS[verb],
        None if mark.piece == NONE else ALL[mark.piece],
        alike,
        None if mark.other == NONE else ALL[mark.other],
        other_alike,
        seat,
        scoring_of(facts, move, code, effects, foresight),
        mark.frees,
        mark.follow,
        NAMED[mark.completes],
        mark.gain,
        effects,
        sum_of(facts, move, code, effects, foresight),
    )


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
