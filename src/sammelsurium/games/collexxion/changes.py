"""What an action changed, found by comparing the state before and after. Log and previews are both told from it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sammelsurium.kernel.contract import BoxData, State

from .actions import token_of
from .codes import (
    ADD,
    COLOUR_SET,
    GIFT,
    GIVE,
    NO_STACK,
    REMOVE,
    STEAL,
    STOP,
    SWAP,
    TAKE,
    other_of,
    own_of,
    polygon_of,
    seat_of,
    verb_of,
)
from .collection import first_of
from .ending import partner_of
from .state import ACTIONS, BY_TOKENS, COLOURS, DRAW_START, FINISHED, NONE, OUT, POLYGONS, SHAPES, TAKING, TOKENS
from .words import accessible_now, freed, kind_look, look

Moves = list[tuple[str, str]]


@dataclass(frozen=True)
class Change:
    """One thing that happened: words for the log and for a preview, the pieces that moved, the points it brought."""

    event: str = ""
    effect: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    moves: Moves = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)


def ending_name(ending: int) -> str | None:
    return None if ending == NONE else "tokens" if ending == BY_TOKENS else "pile"


def of_chance(before: State, after: State) -> Iterator[Change]:
    if before.phase == DRAW_START:
        yield Change("start-player", args={"seat": int(after.starter)})
    else:
        count = len(accessible_now(after))
        yield Change("pile-dropped", args={"pile": int(after.pile_number), "count": count})
        yield Change("round-began", args={"round": 1})


def of_move(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    """Everything a player's move changed, in the order in which it happens at the table."""
    verb = verb_of(move)
    if verb == TAKE:
        yield from _take(before, seat, polygon_of(move), after)
    elif verb in (STOP, ADD):
        yield from _stop(box, before, seat)
    elif verb == GIFT:
        yield from _gift(box, before, seat)
    elif verb <= GIVE:
        yield from _action(box, before, seat, move, after)
    else:
        yield from _set(box, before, seat, move, after)
    yield from _turn_end(before, after)


def _take(before: State, seat: int, polygon: int, after: State) -> Iterator[Change]:
    count = len(freed(before, after))
    args = {"seat": seat, "piece": look(polygon), "count": count}
    goes = [(f"pile/{polygon}", f"chain/{seat}/{polygon}")]
    yield Change("took", "effect-frees" if count else "", args, goes)
    if after.pair:
        yield Change("pair", "effect-pair", {"seat": seat, "piece": look(polygon)})


def _stop(box: BoxData, before: State, seat: int) -> Iterator[Change]:
    """Whoever stops in phase ADDED has said so before."""
    if before.taken:
        yield _joining(box, before, seat, int(before.taken), "stopped")
    elif before.phase == TAKING:
        yield Change("passed", args={"seat": seat})


def _joining(box: BoxData, before: State, seat: int, count: int, event: str) -> Change:
    goes = [(f"chain/{seat}/{p}", f"collection/{seat}/{p}") for p in before.chain[:count]]
    args = {"seat": seat, "count": count}
    return Change(event, "effect-leftover", args, goes, {seat: int(box.leftover) * count})


def _gift(box: BoxData, before: State, seat: int) -> Iterator[Change]:
    partner, last = int(partner_of(seat)), int(before.chain[before.taken - 1])
    args = {"seat": seat, "from_seat": partner, "piece": look(last)}
    goes = [(f"chain/{seat}/{last}", f"collection/{partner}/{last}")]
    yield Change("gifted", "effect-gift", args, goes, {partner: int(box.leftover)})
    if before.taken > 1:
        yield _joining(box, before, seat, int(before.taken) - 1, "stopped")


def _action(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    verb = verb_of(move)
    if verb == REMOVE:
        yield _removal(before, seat, polygon_of(move), after)
    elif verb == SWAP:
        yield _swap(before, seat, move)
    else:
        yield _handing(box, before, seat, move)
    if not before.experts:
        name = ACTIONS[int(token_of(verb)).bit_length() - 1]
        spent = [(f"action/{seat}/{name}", "out")]
        yield Change("", "effect-action-spent", {"seat": seat}, spent, {seat: -int(box.unused_action)})


def _removal(before: State, seat: int, polygon: int, after: State) -> Change:
    count = len(freed(before, after))
    args = {"seat": seat, "piece": look(polygon), "count": count}
    return Change("removed", "effect-frees" if count else "", args, [(f"pile/{polygon}", f"out/{polygon}")])


def _swap(before: State, seat: int, move: int) -> Change:
    other = seat_of(move)
    mine, theirs = first_of(before, seat, own_of(move)), first_of(before, other, other_of(move))
    args = {"seat": seat, "from_seat": other, "piece": look(mine), "other_piece": look(theirs)}
    goes = [
        (f"collection/{seat}/{mine}", f"collection/{other}/{mine}"),
        (f"collection/{other}/{theirs}", f"collection/{seat}/{theirs}"),
    ]
    return Change("swapped", args=args, moves=goes)


def _handing(box: BoxData, before: State, seat: int, move: int) -> Change:
    """A polygon goes from one collection to another: stolen, or given away by an expert."""
    steals, other = verb_of(move) == STEAL, seat_of(move)
    kind = other_of(move) if steals else own_of(move)
    loser, winner = (other, seat) if steals else (seat, other)
    polygon = first_of(before, loser, kind)
    args = {"seat": seat, "from_seat": other, "piece": kind_look(kind)}
    goes = [(f"collection/{loser}/{polygon}", f"collection/{winner}/{polygon}")]
    points = {loser: -int(box.leftover), winner: int(box.leftover)}
    return Change("stole" if steals else "gave", args=args, moves=goes, points=points)


def _set(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    gone = [p for p in range(POLYGONS) if before.where[p] == seat and after.where[p] == OUT]
    goes = [(f"collection/{seat}/{p}", f"out/{p}") for p in gone]
    by_colour = verb_of(move) == COLOUR_SET
    name = COLOURS[other_of(move)] if by_colour else SHAPES[own_of(move)]
    stack = other_of(move)
    args: dict[str, Any] = {"seat": seat, "set": name}
    rid = -int(box.leftover) * len(gone)
    if stack == NO_STACK or before.stack[stack] == 0:
        yield Change("scored-nothing", "effect-no-token", args, goes, {seat: rid})
        return
    points = int(box.stack_points[TOKENS - before.stack[stack]])
    args |= {"stack": COLOURS[stack], "points": points}
    goes.append((f"stack/{COLOURS[stack]}/{points}", f"tokens/{seat}/{after.earned_size[seat]}"))
    yield Change("scored-colour" if by_colour else "scored-shape", "effect-token", args, goes, {seat: points + rid})


def _turn_end(before: State, after: State) -> Iterator[Change]:
    if before.ending != after.ending:
        yield Change(f"ending-{ending_name(int(after.ending))}", "effect-last-round")
    if after.phase == FINISHED:
        yield Change(f"game-over-{ending_name(int(after.ending))}")
    elif after.round_number != before.round_number:
        yield Change("round-began", args={"round": int(after.round_number)})
