"""What an action changed, found by comparing the state before and after. Log and previews are both told from it."""

from msgspec import Struct

from .box import Facts
from .codes import ADD, COLOUR_SET, GIFT, GIVE, NO_STACK, REMOVE, STEAL, STOP, SWAP, TAKE, Parts
from .ending import partner_of
from .picture import Args, EffectKey, EventKey
from .plain import Mark, Plain
from .state import ACTIONS, BY_PILE, BY_TOKENS, COLOURS, DRAW_START, FINISHED, SHAPES, TAKING, TOKENS
from .words import LOOKS

ENDINGS: dict[int, EventKey] = {BY_TOKENS: "ending-tokens", BY_PILE: "ending-pile"}
GAME_OVER: dict[int, EventKey] = {BY_TOKENS: "game-over-tokens", BY_PILE: "game-over-pile"}


class Change(Struct, frozen=True, gc=False):
    """One thing that happened: words for the log and for a preview, the pieces that moved, the points it brought."""

    event: EventKey = ""
    effect: EffectKey | None = None
    args: Args = {}
    moves: list[tuple[str, str]] = []
    points: dict[int, int] = {}


class Move(Struct, frozen=True, gc=False):
    """A player's move, with what there was and what it led to."""

    seat: int
    parts: Parts
    table: Plain
    """As it was before."""
    mark: Mark


def of_chance(before: Plain, after: Plain, accessible: int) -> list[Change]:
    if before.phase == DRAW_START:
        return [Change("start-player", args={"seat": after.starter})]
    dropped = Change("pile-dropped", args={"pile": str(after.pile_number), "count": accessible})
    return [dropped, Change("round-began", args={"round": 1})]


def of_move(facts: Facts, move: Move) -> list[Change]:
    """Everything a player's move changed, in the order in which it happens at the table."""
    told, before, after = _deed(facts, move), move.table, move.mark
    if after.ending != before.ending:
        told.append(Change(ENDINGS[after.ending], "effect-last-round"))
    if after.phase == FINISHED:
        told.append(Change(GAME_OVER[after.ending]))
    elif after.round_number != before.round_number:
        told.append(Change("round-began", args={"round": after.round_number}))
    return told


def _deed(facts: Facts, move: Move) -> list[Change]:
    """The move itself, without what it brings about for the turn and the game."""
    verb = move.parts.verb
    if verb == TAKE:
        return _take(move)
    if verb in (STOP, ADD):
        return _stop(facts, move)
    if verb == GIFT:
        return _gift(facts, move)
    return _action(facts, move) if verb <= GIVE else [_set(facts, move)]


def _take(move: Move) -> list[Change]:
    seat, polygon = move.seat, move.mark.piece
    taken = _leaves_tray("took", move, f"chain/{seat}/{polygon}")
    if not move.mark.pair:
        return [taken]
    return [taken, Change("pair", "effect-pair", {"seat": seat, "piece": LOOKS[polygon]})]


def _leaves_tray(event: EventKey, move: Move, place: str) -> Change:
    polygon, count = move.mark.piece, len(move.mark.frees)
    args: Args = {"seat": move.seat, "piece": LOOKS[polygon], "count": count}
    return Change(event, "effect-frees" if count else None, args, [(f"pile/{polygon}", place)])


def _stop(facts: Facts, move: Move) -> list[Change]:
    """Whoever stops in phase ADDED has said so before."""
    if move.table.taken:
        return [_joining(facts, move, move.table.taken)]
    return [Change("passed", args={"seat": move.seat})] if move.table.phase == TAKING else []


def _joining(facts: Facts, move: Move, count: int) -> Change:
    seat = move.seat
    goes = [(f"chain/{seat}/{polygon}", f"collection/{seat}/{polygon}") for polygon in move.table.chain[:count]]
    points = {seat: facts.points.leftover * count}
    return Change("stopped", "effect-leftover", {"seat": seat, "count": count}, goes, points)


def _gift(facts: Facts, move: Move) -> list[Change]:
    seat, polygon, partner = move.seat, move.mark.piece, int(partner_of(move.seat))
    args: Args = {"seat": seat, "from_seat": partner, "piece": LOOKS[polygon]}
    goes = [(f"chain/{seat}/{polygon}", f"collection/{partner}/{polygon}")]
    given = Change("gifted", "effect-gift", args, goes, {partner: facts.points.leftover})
    return [given, _joining(facts, move, move.table.taken - 1)] if move.table.taken > 1 else [given]


def _action(facts: Facts, move: Move) -> list[Change]:
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


def _swap(move: Move) -> Change:
    seat, other = move.seat, move.parts.seat
    mine, theirs = move.mark.piece, move.mark.other
    args: Args = {"seat": seat, "from_seat": other, "piece": LOOKS[mine], "other_piece": LOOKS[theirs]}
    goes = [
        (f"collection/{seat}/{mine}", f"collection/{other}/{mine}"),
        (f"collection/{other}/{theirs}", f"collection/{seat}/{theirs}"),
    ]
    return Change("swapped", None, args, goes)


def _handing(facts: Facts, move: Move) -> Change:
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


def _set(facts: Facts, move: Move) -> Change:
    seat, parts, gone = move.seat, move.parts, move.mark.used
    goes = [(f"collection/{seat}/{polygon}", f"out/{polygon}") for polygon in gone]
    by_colour, rid = parts.verb == COLOUR_SET, -facts.points.leftover * len(gone)
    args: Args = {"seat": seat, "set": COLOURS[parts.other] if by_colour else SHAPES[parts.own]}
    left = 0 if parts.other == NO_STACK else move.table.stack[parts.other]
    if left == 0:
        return Change("scored-nothing", "effect-no-token", args, goes, {seat: rid})
    stack, points = COLOURS[parts.other], facts.points.stack[TOKENS - left]
    args |= {"stack": stack, "points": points}
    goes.append((f"stack/{stack}/{points}", f"tokens/{seat}/{move.mark.tokens}"))
    return Change("scored-colour" if by_colour else "scored-shape", "effect-token", args, goes, {seat: points + rid})
