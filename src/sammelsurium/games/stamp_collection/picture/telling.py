"""What happened: what an action changed, found by comparing before and after. The log is told from it, and previews."""

from typing import TypeAlias

from msgspec import Struct

from sammelsurium.kernel.change import Change
from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Bonus, Facts
from ..codes import BUY, COIN, LOAN, REPAY, SLOT, STORAGE, Parts, parts
from ..state import BY_BONUS, BY_MOUNTS, COLOURS, FINISHED, FIRST_MOUNT, GIVE_ALBUMS, MOTIFS, NONE, TILES
from .inquiry import marks, space_cost
from .plain import Mark, Plain
from .structures import SPACE_NAMES, Args, EffectKey, Event, EventKey

Told: TypeAlias = Change[EventKey, EffectKey]
GAME_OVER: dict[int, EventKey] = {BY_BONUS: "game-over-bonus", BY_MOUNTS: "game-over-mounts"}
STAMP_IDS = [f"{colour}-{motif}" for colour in COLOURS for motif in MOTIFS]


class Move(Struct, frozen=True, gc=False):
    """A player's move, with what there was and what it led to."""

    seat: int
    parts: Parts
    extra: int
    """What the space of a bought tile cost in addition."""
    table: Plain
    """As it was before."""
    before: Mark
    after: Mark


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    states, later = alone(before), alone(after)
    if actor == CHANCE:
        told = of_chance(plain(states, Plain), plain(later, Plain))
    else:
        extra = int(space_cost(alone(box), states, move))
        (then,), (now,) = marks(states, actor), marks(later, actor)
        told = of_move(facts, Move(actor, parts(move), extra, plain(states, Plain), then, now))
    return [
        Event(change.event, change.args, change.moves, {str(seat): n for seat, n in change.points.items()})
        for change in told
        if change.event or change.moves
    ]


def of_move(facts: Facts, move: Move) -> list[Told]:
    """Everything a player's move changed, in the order in which it happens at the table."""
    told, before, after = _deed(facts, move), move.before, move.after
    if before.ending != after.ending:
        told.append(Change("ending-bonus" if after.ending == BY_BONUS else "ending-mounts"))
    if after.phase == FINISHED or after.round_number != before.round_number:
        told += _round_end(facts, move)
    return told


def of_chance(before: Plain, after: Plain) -> list[Told]:
    if before.starter == NONE:
        return [Change("start-player", args={"seat": after.starter})]
    if before.phase == GIVE_ALBUMS:
        return [_album("dealt-album", before.turn, after.album[before.turn]), *_first_round(before.phase, after.phase)]
    tile = next(t for t in range(TILES) if before.fair[t] != after.fair[t])
    return [Change(moves=[("pile", f"fair/{tile + 1}")])]


def _deed(facts: Facts, move: Move) -> list[Told]:
    """The move itself, without what it brings about for the round and the game."""
    verb, seat = move.parts.verb, move.seat
    if verb == BUY:
        return _purchase(facts, move)
    if verb == COIN:
        return [_coin(facts, move.table, seat)]
    if verb == LOAN:
        return [_loan(facts, seat)]
    if verb == REPAY:
        return [_repayment(facts, seat)]
    return [_album("picked-album", seat, move.parts.place), *_first_round(move.before.phase, move.after.phase)]


def _album(event: EventKey, seat: int, album: int) -> Told:
    return Change(event, args={"seat": seat, "album": album})


def _first_round(before: int, after: int) -> list[Told]:
    """Once the phase of setting up is over."""
    return [] if after == before else [Change("round-began", args={"round": 1})]


def _coin(facts: Facts, before: Plain, seat: int) -> Told:
    money, price = before.money[seat], before.coins - 1
    args: Args = {"seat": seat, "price": price, "before": money, "after": money + facts.money.coin}
    return Change("took-coin", "effect-coin", args, [(f"coin/{before.coins}", f"purse/{seat}")])


def _loan(facts: Facts, seat: int) -> Told:
    points = {seat: facts.money.unpaid_loan}
    return Change("took-loan", "effect-loan", {"seat": seat}, [("bank", f"purse/{seat}")], points)


def _repayment(facts: Facts, seat: int, event: EventKey = "repaid-loan") -> Told:
    points = {seat: -facts.money.unpaid_loan}
    return Change(event, "effect-repay", {"seat": seat}, [(f"purse/{seat}", "bank")], points)


def _purchase(facts: Facts, move: Move) -> list[Told]:
    seat, extra = move.seat, move.extra
    total, money = move.table.coins + extra, move.table.money[seat]
    borrowed = []
    if (move.after.loans & ~move.before.loans) >> seat & 1:
        borrowed = [_loan(facts, seat)]
        money += facts.money.loan
    spent: Args = {"seat": seat, "total": total, "extra": extra}
    return [*borrowed, _payment(seat, total, extra, money), *_placed(facts, move, spent)]


def _placed(facts: Facts, move: Move, spent: Args) -> list[Told]:
    """Where the bought tile went, and what that led to."""
    seat, place, tile = move.seat, move.parts.place, move.parts.tile
    kind, source = move.table.fair[tile], f"fair/{tile + 1}"
    if place == SLOT:
        goes = [(source, f"slot/{seat}")]
        return [Change("bought-storage", "effect-slot", spent, goes, {seat: facts.points.field})]
    if place == STORAGE:
        spent["stamp"] = STAMP_IDS[kind]
        goes = [(source, f"storage/{seat}/{_touched_slot(move)}")]
        return [Change("stored-stamp", "effect-stored", spent, goes)]
    spent["place"] = SPACE_NAMES[place]
    if kind < FIRST_MOUNT:
        spent["stamp"] = STAMP_IDS[kind]
        goes = [(source, f"stamp/{seat}/{SPACE_NAMES[place]}")]
        return [Change("bought-stamp", None, spent, goes), *_mounted_stamp(facts, move, kind)]
    spent["region"] = COLOURS[kind - FIRST_MOUNT]
    goes = [(source, f"album/{seat}/{SPACE_NAMES[place]}")]
    bought: Told = Change("bought-mount", "effect-field", spent, goes, {seat: facts.points.field})
    return [bought, *_moved_stamp(facts, move)]


def _payment(seat: int, total: int, extra: int, money: int) -> Told:
    args: Args = {"seat": seat, "total": total, "extra": extra, "before": money, "after": money - total}
    return Change("", "effect-pay-extra" if extra else "effect-pay", args, [(f"purse/{seat}", "bank")])


def _touched_slot(move: Move) -> int:
    """The storage slot that a stamp came into or left, 1 or 2; 0 for none."""
    if move.before.first_stored != move.after.first_stored:
        return 1
    return 2 if move.before.second_stored != move.after.second_stored else 0


def _moved_stamp(facts: Facts, move: Move) -> list[Told]:
    slot = _touched_slot(move)
    if not slot:
        return []
    stamp = move.before.first_stored if slot == 1 else move.before.second_stored
    seat, space = move.seat, SPACE_NAMES[move.parts.place]
    args: Args = {"seat": seat, "stamp": STAMP_IDS[stamp], "place": space}
    goes = [(f"storage/{seat}/{slot}", f"stamp/{seat}/{space}")]
    return [Change("moved-stamp", "effect-stored-moves", args, goes), *_mounted_stamp(facts, move, stamp)]


def _mounted_stamp(facts: Facts, move: Move, stamp: int) -> list[Told]:
    seat, colour = move.seat, stamp // len(MOTIFS)
    told = [_visit(move.table, seat, colour)]
    if move.after.chocolates > move.before.chocolates:
        args: Args = {"seat": seat, "region": COLOURS[colour]}
        goes = [("chocolates/supply", f"chocolates/{seat}")]
        told.append(Change("chocolate", "effect-chocolate", args, goes, {seat: facts.points.chocolate}))
    taken = move.after.bonuses & ~move.before.bonuses
    return [*told, *(_bonus(bonus, seat) for number, bonus in enumerate(facts.bonus) if taken >> number & 1)]


def _bonus(bonus: Bonus, seat: int) -> Told:
    args: Args = {"seat": seat, "bonus": bonus.id, "points": bonus.points}
    goes = [(f"bonus/{bonus.id}", f"bonuses/{seat}/{bonus.id}")]
    return Change("bonus", "effect-bonus", args, goes, {seat: bonus.points})


def _visit(before: Plain, seat: int, colour: int) -> Told:
    host, name = before.connoisseurs[colour], COLOURS[colour]
    args: Args = {"seat": seat, "region": name}
    to = f"connoisseurs/{seat}/{name}"
    if host == seat:
        return Change("connoisseur-stays", "effect-connoisseur-stays", args)
    if host == NONE:
        return Change("connoisseur", "effect-connoisseur", args, [(f"connoisseurs/supply/{name}", to)])
    args["from_seat"] = host
    return Change("connoisseur-lured", "effect-connoisseur-lured", args, [(f"connoisseurs/{host}/{name}", to)])


def _round_end(facts: Facts, move: Move) -> list[Told]:
    event: EventKey = "round-ended-coins" if move.parts.verb == COIN else "round-ended-row"
    if move.after.phase == FINISHED:
        return [Change(event, "effect-game-ends"), *_game_end(facts, move)]
    ended: Told = Change(event, "effect-round-ends")
    began: Told = Change("round-began", args={"round": move.after.round_number})
    last: list[Told] = [Change("ending-last-round")] if move.after.round_number == facts.fair.rounds else []
    return [ended, Change(moves=_cleared(facts, move)), began, *last]


def _cleared(facts: Facts, move: Move) -> list[tuple[str, str]]:
    """What is left on the fair goes, and the coins come back."""
    verb, table = move.parts.verb, move.table
    bought = move.parts.tile if verb == BUY else NONE
    tiles = [tile for tile, kind in enumerate(table.fair) if kind != NONE and tile != bought]
    coins = range(table.coins - (verb == COIN), facts.money.coins_on_fair)
    return [*((f"fair/{tile + 1}", "discard") for tile in tiles), *(("bank", f"coin/{coin + 1}") for coin in coins)]


def _game_end(facts: Facts, move: Move) -> list[Told]:
    settled = move.before.loans & ~move.after.loans
    repaid = [_repayment(facts, seat, "loan-settled") for seat in range(move.table.players) if settled >> seat & 1]
    by_rounds = move.after.round_number == facts.fair.rounds or move.after.ending == NONE
    return [*repaid, Change("game-over-rounds" if by_rounds else GAME_OVER[move.after.ending])]
