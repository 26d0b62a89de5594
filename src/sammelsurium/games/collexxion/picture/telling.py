"""What happened: what an action changed is found by comparing the state before and after it.

The log is told from it, and so is the preview of a move (`preview.py`).
"""

from typing import TypeAlias

from msgspec import Struct

from sammelsurium.kernel.change import Change
from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..codes import ADD, COLOUR_SET, GIFT, GIVE, NO_STACK, REMOVE, STEAL, STOP, SWAP, TAKE, Parts, parts
from ..collection import partner_of
from ..state import ACTIONS, BY_PILE, BY_TOKENS, COLOURS, DRAW_START, FINISHED, SHAPES, TAKING, TOKENS, Colour
from .inquiry import count_accessible, mark
from .looks import LOOKS
from .plain import Mark, Plain
from .structures import Args, EffectKey, Event, EventKey, SetName

Told: TypeAlias = Change[EventKey, EffectKey]

ENDINGS: dict[int, EventKey] = {BY_TOKENS: "ending-tokens", BY_PILE: "ending-pile"}
GAME_OVER: dict[int, EventKey] = {BY_TOKENS: "game-over-tokens", BY_PILE: "game-over-pile"}


class Move(Struct, frozen=True, gc=False):
    """A player's move, with what there was and what it led to."""

    seat: int
    parts: Parts
    table: Plain
    """As it was before."""
    mark: Mark


# -- the log -------------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    states, later = alone(before), alone(after)
    table = plain(states, Plain)
    if actor == CHANCE:
        told = of_chance(table, plain(later, Plain), int(count_accessible(later)))
    else:
        then = mark(alone(box), states, later, actor, move)
        told = of_move(facts, Move(actor, parts(move), table, then))
    return [
        Event(change.event, change.args, change.moves, {str(seat): n for seat, n in change.points.items()})
        for change in told
        if change.event or change.moves
    ]


def recalls(before: State, now: State) -> bool:
    """Score tokens lie face down (CX-33): what happened before everybody's last turn is for people to remember."""
    told = now.reminding or now.phase == FINISHED or _turns(now) - _turns(before) < now.players
    return bool(told)


def _turns(state: State) -> int:
    """How many turns there have been."""
    place = 0 if state.starter < 0 else int(state.turn - state.starter) % int(state.players)
    return int(state.round_number) * int(state.players) + place


# -- what changed --------------------------------------------------------------------------------------------------


def of_chance(before: Plain, after: Plain, accessible: int) -> list[Told]:
    if before.phase == DRAW_START:
        return [Change("start-player", args={"seat": after.starter})]
    dropped: Told = Change("pile-dropped", args={"pile": str(after.pile_number), "count": accessible})
    return [dropped, Change("round-began", args={"round": 1})]


def of_move(facts: Facts, move: Move) -> list[Told]:
    """Everything a player's move changed, in the order in which it happens at the table."""
    told, before, after = _deed(facts, move), move.table, move.mark
    if after.ending != before.ending:
        told.append(Change(ENDINGS[after.ending], "effect-last-round"))
    if after.phase == FINISHED:
        told.append(Change(GAME_OVER[after.ending]))
    elif after.round_number != before.round_number:
        told.append(Change("round-began", args={"round": after.round_number}))
    return told


def _deed(facts: Facts, move: Move) -> list[Told]:
    """The move itself, without what it brings about for the turn and the game."""
    verb = move.parts.verb
    if verb == TAKE:
        return _take(move)
    if verb in (STOP, ADD):
        return _stop(facts, move)
    if verb == GIFT:
        return _gift(facts, move)
    return _action(facts, move) if verb <= GIVE else _set(facts, move)


# -- the verbs -----------------------------------------------------------------------------------------------------


def _take(move: Move) -> list[Told]:
    seat, polygon = move.seat, move.mark.piece
    taken = _leaves_tray("took", move, f"chain/{seat}/{polygon}")
    if not move.mark.pair:
        return [taken]
    return [taken, Change("pair", "effect-pair", {"seat": seat, "piece": LOOKS[polygon]})]


def _leaves_tray(event: EventKey, move: Move, place: str) -> Told:
    polygon, count = move.mark.piece, len(move.mark.frees)
    args: Args = {"seat": move.seat, "piece": LOOKS[polygon], "count": count}
    return Change(event, "effect-frees" if count else None, args, [(f"pile/{polygon}", place)])


def _stop(facts: Facts, move: Move) -> list[Told]:
    """Whoever stops in phase ADDED has said so before."""
    if move.table.taken:
        return [_joining(facts, move, move.table.taken)]
    return [Change("passed", args={"seat": move.seat})] if move.table.phase == TAKING else []


def _joining(facts: Facts, move: Move, count: int) -> Told:
    seat = move.seat
    goes = [(f"chain/{seat}/{polygon}", f"collection/{seat}/{polygon}") for polygon in move.table.chain[:count]]
    points = {seat: facts.points.leftover * count}
    return Change("stopped", "effect-leftover", {"seat": seat, "count": count}, goes, points)


def _gift(facts: Facts, move: Move) -> list[Told]:
    seat, polygon, partner = move.seat, move.mark.piece, int(partner_of(move.seat))
    args: Args = {"seat": seat, "from_seat": partner, "piece": LOOKS[polygon]}
    goes = [(f"chain/{seat}/{polygon}", f"collection/{partner}/{polygon}")]
    given: Told = Change("gifted", "effect-gift", args, goes, {partner: facts.points.leftover})
    return [given, _joining(facts, move, move.table.taken - 1)] if move.table.taken > 1 else [given]


def _action(facts: Facts, move: Move) -> list[Told]:
    verb, seat = move.parts.verb, move.seat
    if verb == REMOVE:
        done = _leaves_tray("removed", move, f"out/{move.mark.piece}")
    else:
        done = _swap(move) if verb == SWAP else _handing(facts, move)
    if move.table.experts:
        return [done]
    spent = [(f"action/{seat}/{ACTIONS[verb - SWAP]}", "out")]
    points = {seat: -facts.points.unused_action}
    return [done, Change("", "effect-action-spent", {"seat": seat}, spent, points)]


def _swap(move: Move) -> Told:
    seat, other = move.seat, move.parts.seat
    mine, theirs = move.mark.piece, move.mark.other
    args: Args = {"seat": seat, "from_seat": other, "piece": LOOKS[mine], "other_piece": LOOKS[theirs]}
    goes = [
        (f"collection/{seat}/{mine}", f"collection/{other}/{mine}"),
        (f"collection/{other}/{theirs}", f"collection/{seat}/{theirs}"),
    ]
    return Change("swapped", None, args, goes)


def _handing(facts: Facts, move: Move) -> Told:
    """A polygon goes from one collection to another: stolen, or given away by an expert."""
    seat, other, polygon = move.seat, move.parts.seat, move.mark.piece
    steals = move.parts.verb == STEAL
    loser, winner = (other, seat) if steals else (seat, other)
    args: Args = {"seat": seat, "from_seat": other, "piece": LOOKS[polygon], "count": 1}
    goes = [(f"collection/{loser}/{polygon}", f"collection/{winner}/{polygon}")]
    points = {loser: -facts.points.leftover, winner: facts.points.leftover}
    if steals:
        return Change("stole", "effect-leftover", args, goes, points)
    return Change("gave", "effect-given", args, goes, points)


def _set(facts: Facts, move: Move) -> list[Told]:
    """First the polygons leave, then the token comes."""
    seat, parts, gone = move.seat, move.parts, move.mark.used
    rid = -facts.points.leftover * len(gone)
    args: Args = {"seat": seat, "set": set_of(parts)}
    token = token_of(facts, parts, move.table.stack)
    if token is None:
        return [Change("scored-nothing", "effect-no-token", args, _leaving(seat, gone, "out"), {seat: rid})]
    stack, points = token
    args |= {"stack": stack, "points": points}
    event: EventKey = "scored-colour" if parts.verb == COLOUR_SET else "scored-shape"
    left: Told = Change(event, "effect-token", args, _leaving(seat, gone, f"scored/{stack}"), {seat: points + rid})
    return [left, Change(moves=[(f"stack/{stack}/{points}", f"tokens/{seat}/{move.mark.tokens}")])]


def _leaving(seat: int, polygons: list[int], place: str) -> list[tuple[str, str]]:
    return [(f"collection/{seat}/{polygon}", f"{place}/{polygon}") for polygon in polygons]


def set_of(parts: Parts) -> SetName:
    return COLOURS[parts.other] if parts.verb == COLOUR_SET else SHAPES[parts.own]


def token_of(facts: Facts, parts: Parts, stacks: list[int]) -> tuple[Colour, int] | None:
    """The corner that a set takes its token from, and what it is worth; nothing if there is none (CX-30 to CX-32)."""
    left = 0 if parts.other == NO_STACK else stacks[parts.other]
    return (COLOURS[parts.other], facts.points.stack[TOKENS - left]) if left else None
