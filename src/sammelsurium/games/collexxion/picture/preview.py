"""What a move would bring: its effects at once, and what it comes to by the end of the turn, every point with its
reason."""

from collections.abc import Sequence

from ..box import Facts
from ..codes import COLOUR_SET, STOP, parts, simple
from ..notation import write_move
from ..state import MOST, NONE
from .lines import ANNOUNCED
from .looks import ALL
from .outlook import Foresight, Outlook
from .structures import Effect, Scoring, SetKind, Sum
from .telling import Move, of_move, set_of, token_of

# -- at once -------------------------------------------------------------------------------------------------------


def effects_of(facts: Facts, move: Move, code: int) -> list[Effect]:
    done = of_move(facts, move)
    told = []
    if move.parts.verb >= COLOUR_SET:  # the log tells a set in one sentence; here every point has its reason
        told, done = _of_sets(facts, [code], move.table.stack), [one for one in done if "set" not in one.args]
    told += [
        Effect(change.effect, change.args, change.points.get(move.seat, 0))
        for change in done
        if change.effect is not None
    ]
    return told + ANNOUNCED[move.mark.completes]


def _of_sets(facts: Facts, sets: Sequence[int], stacks: Sequence[int]) -> list[Effect]:
    """What scoring these sets, one after the other, brings: the polygons leave, and a token comes."""
    told, left = [], list(stacks)
    for move in map(parts, sets):
        name, token = set_of(move), token_of(facts, move, left)
        told.append(Effect("effect-leave", {"set": name, "count": MOST}, -facts.points.leftover * MOST))
        if token is None:
            told.append(Effect("effect-no-token", {"set": name}, 0))
        else:
            told.append(Effect("effect-token", {"set": name, "stack": token[0], "points": token[1]}, token[1]))
            left[move.other] -= 1
    return told


# -- by the end of the turn -----------------------------------------------------------------------------------------


def sum_of(facts: Facts, move: Move, code: int, effects: list[Effect], foresight: Foresight) -> Sum | None:
    """Of a move that ends taking, or that leads to a set; `effects` are its own."""
    if move.parts.verb >= COLOUR_SET:
        return _sum(facts, move, [], [code], foresight.after(code))
    if move.mark.sets or move.parts.verb == STOP:
        return _sum(facts, move, effects, [], foresight.after(code))
    return None


def scoring_of(facts: Facts, move: Move, code: int, effects: list[Effect], foresight: Foresight) -> list[Scoring]:
    """The set that a move scores, or those that stopping leads to."""
    if move.parts.verb >= COLOUR_SET:
        return [_scoring(facts, move, code, move.mark.used, _sum(facts, move, [], [code], foresight.after(code)))]
    if move.parts.verb != STOP or not move.mark.sets:
        return []
    return [
        _scoring(facts, move, then, used, _sum(facts, move, effects, [then], foresight.after(simple(STOP), then)))
        for then, used in foresight.sets_after(code)
    ]


def _scoring(facts: Facts, move: Move, code: int, used: list[int], comes_to: Sum) -> Scoring:
    done, token = parts(code), token_of(facts, parts(code), move.table.stack)
    kind: SetKind = "colour" if done.verb == COLOUR_SET else "shape"
    stack, points = token or (None, 0)
    return Scoring(
        write_move(done, NONE, NONE), set_of(done), kind, stack, points, [ALL[polygon] for polygon in used], comes_to
    )


def _sum(facts: Facts, move: Move, effects: list[Effect], first: list[int], seen: Outlook) -> Sum:
    told = list(effects)
    if seen.joined:
        told.append(Effect("effect-leftover", {"count": seen.joined}, facts.points.leftover * seen.joined))
    told += _of_sets(facts, first + seen.scored, move.table.stack)
    return Sum(seen.before, [effect for effect in told if effect.points], seen.after, seen.least == seen.after)
