"""What an action changed, found by comparing the state before and after. Log and previews are both told from it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sammelsurium.kernel.contract import BoxData, State

from .box import Facts, space_name
from .codes import BUY, COIN, LOAN, REPAY, SLOT, STORAGE, place_of, tile_of, verb_of
from .purchase import extra_cost
from .state import (
    BY_BONUS,
    COLOURS,
    FINISHED,
    FIRST_MOUNT,
    GIVE_ALBUMS,
    MOTIFS,
    NONE,
    TILES,
)

ENDINGS = {1: "bonus", 2: "mounts"}


@dataclass(frozen=True)
class Change:
    """One thing that happened: words for the log and for a preview, the pieces that moved, the points it brought."""

    event: str = ""
    effect: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)


def stamp_id(stamp: int) -> str:
    return f"{COLOURS[stamp // len(MOTIFS)]}-{MOTIFS[stamp % len(MOTIFS)]}"


def of_move(facts: Facts, box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    """Everything a player's move changed, in the order in which it happens at the table."""
    verb = verb_of(move)
    if verb == COIN:
        yield _coin(box, before, seat)
    elif verb == LOAN:
        yield _loan(box, seat)
    elif verb == REPAY:
        yield _repayment(box, seat)
    elif verb == BUY:
        yield from _purchase(facts, box, before, seat, move, after)
    else:
        yield _album("picked-album", seat, int(after.album[seat]))
        yield from _first_round(before, after)
    yield from _ending(before, after)
    if verb in (COIN, BUY):
        yield from _round_end(box, before, move, after)


def of_chance(before: State, after: State) -> Iterator[Change]:
    if before.starter == NONE:
        yield Change("start-player", args={"seat": int(after.starter)})
        return
    if before.phase == GIVE_ALBUMS:
        seat = int(before.turn)
        yield _album("dealt-album", seat, int(after.album[seat]))
        yield from _first_round(before, after)
        return
    tile = next(t for t in range(TILES) if before.fair[t] != after.fair[t])
    yield Change(moves=[("pile", f"fair/{tile + 1}")])


def _album(event: str, seat: int, album: int) -> Change:
    return Change(event, args={"seat": seat, "album": album})


def _first_round(before: State, after: State) -> Iterator[Change]:
    if before.phase != after.phase:
        yield Change("round-began", args={"round": 1})


def _coin(box: BoxData, before: State, seat: int) -> Change:
    money = int(before.money[seat])
    args = {"seat": seat, "price": int(before.coins) - 1, "before": money, "after": money + int(box.coin)}
    return Change("took-coin", "effect-coin", args, [(f"coin/{before.coins}", f"purse/{seat}")])


def _loan(box: BoxData, seat: int) -> Change:
    points = {seat: int(box.unpaid_loan)}
    return Change("took-loan", "effect-loan", {"seat": seat}, [("bank", f"purse/{seat}")], points)


def _repayment(box: BoxData, seat: int, event: str = "repaid-loan") -> Change:
    points = {seat: -int(box.unpaid_loan)}
    return Change(event, "effect-repay", {"seat": seat}, [(f"purse/{seat}", "bank")], points)


def _purchase(facts: Facts, box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    tile, place = tile_of(move), place_of(move)
    kind = int(before.fair[tile])
    extra = int(extra_cost(box, before, kind, place))
    total = int(before.coins) + extra
    money = int(before.money[seat])
    if after.loan[seat] and not before.loan[seat]:
        yield _loan(box, seat)
        money += int(box.loan)
    yield _payment(seat, total, extra, money)
    spent: dict[str, Any] = {"seat": seat, "total": total, "extra": extra}
    source = f"fair/{tile + 1}"
    field_point = {seat: int(box.field_points)}
    if place == SLOT:
        yield Change("bought-storage", "effect-slot", spent, [(source, f"slot/{seat}")], field_point)
    elif place == STORAGE:
        slot = next(s for s in range(2) if before.storage[seat, s] != after.storage[seat, s])
        spent["stamp"] = stamp_id(kind)
        yield Change("stored-stamp", "effect-stored", spent, [(source, f"storage/{seat}/{slot + 1}")])
    elif kind < FIRST_MOUNT:
        spent |= {"stamp": stamp_id(kind), "place": space_name(place)}
        yield Change("bought-stamp", args=spent, moves=[(source, f"stamp/{seat}/{space_name(place)}")])
        yield from _mounted_stamp(facts, box, before, seat, kind, after)
    else:
        spent |= {"region": COLOURS[kind - FIRST_MOUNT], "place": space_name(place)}
        goes = [(source, f"album/{seat}/{space_name(place)}")]
        yield Change("bought-mount", "effect-field", spent, goes, field_point)
        yield from _moved_stamp(facts, box, before, seat, place, after)


def _payment(seat: int, total: int, extra: int, money: int) -> Change:
    args = {"seat": seat, "total": total, "extra": extra, "before": money, "after": money - total}
    return Change("", "effect-pay-extra" if extra else "effect-pay", args, [(f"purse/{seat}", "bank")])


def _moved_stamp(facts: Facts, box: BoxData, before: State, seat: int, space: int, after: State) -> Iterator[Change]:
    stamp = int(after.stamp[seat, space])
    if stamp == NONE:
        return
    slot = next(s for s in range(2) if before.storage[seat, s] != after.storage[seat, s])
    args = {"seat": seat, "stamp": stamp_id(stamp), "place": space_name(space)}
    goes = [(f"storage/{seat}/{slot + 1}", f"stamp/{seat}/{space_name(space)}")]
    yield Change("moved-stamp", "effect-stored-moves", args, goes)
    yield from _mounted_stamp(facts, box, before, seat, stamp, after)


def _mounted_stamp(facts: Facts, box: BoxData, before: State, seat: int, stamp: int, after: State) -> Iterator[Change]:
    colour = COLOURS[stamp // len(MOTIFS)]
    yield _visit(before, seat, stamp // len(MOTIFS))
    if after.chocolates[seat] > before.chocolates[seat]:
        goes = [("chocolates/supply", f"chocolates/{seat}")]
        points = {seat: int(box.chocolate_points)}
        yield Change("chocolate", "effect-chocolate", {"seat": seat, "region": colour}, goes, points)
    for number, bonus in enumerate(facts.bonus):
        if before.bonuses[number] != after.bonuses[number]:
            args = {"seat": seat, "bonus": bonus.id, "points": bonus.points}
            goes = [(f"bonus/{bonus.id}", f"bonuses/{seat}/{bonus.id}")]
            yield Change("bonus", "effect-bonus", args, goes, {seat: bonus.points})


def _visit(before: State, seat: int, colour: int) -> Change:
    host, name = int(before.connoisseurs[colour]), COLOURS[colour]
    args: dict[str, Any] = {"seat": seat, "region": name}
    to = f"connoisseurs/{seat}/{name}"
    if host == seat:
        return Change("connoisseur-stays", "effect-connoisseur-stays", args)
    if host == NONE:
        return Change("connoisseur", "effect-connoisseur", args, [(f"connoisseurs/supply/{name}", to)])
    args["from_seat"] = host
    return Change("connoisseur-lured", "effect-connoisseur-lured", args, [(f"connoisseurs/{host}/{name}", to)])


def _ending(before: State, after: State) -> Iterator[Change]:
    if before.ending == NONE and after.ending != NONE:
        yield Change("ending-bonus" if after.ending == BY_BONUS else "ending-mounts")


def _round_end(box: BoxData, before: State, move: int, after: State) -> Iterator[Change]:
    over = after.phase == FINISHED
    if not over and after.round_number == before.round_number:
        return
    last_coin = verb_of(move) == COIN
    yield Change("round-ended-coins" if last_coin else "round-ended-row", "effect-round-ends")
    if over:
        yield from _game_end(box, before, after)
        return
    yield Change(moves=list(_cleared(before, move)))
    yield Change("round-began", args={"round": int(after.round_number)})
    if after.round_number == box.rounds:
        yield Change("ending-last-round")


def _cleared(before: State, move: int) -> Iterator[tuple[str, str]]:
    """What is left on the fair goes, and the coins come back."""
    bought = tile_of(move) if verb_of(move) == BUY else NONE
    for tile in range(TILES):
        if before.fair[tile] != NONE and tile != bought:
            yield f"fair/{tile + 1}", "discard"
    left = int(before.coins) - (verb_of(move) == COIN)
    for coin in range(left, 4):
        yield "bank", f"coin/{coin + 1}"


def _game_end(box: BoxData, before: State, after: State) -> Iterator[Change]:
    for seat in range(int(after.players)):
        if before.loan[seat] and not after.loan[seat]:
            yield _repayment(box, seat, "loan-settled")
    by_rounds = after.round_number == box.rounds or after.ending == NONE
    yield Change("game-over-rounds" if by_rounds else f"game-over-{ENDINGS[int(after.ending)]}")
