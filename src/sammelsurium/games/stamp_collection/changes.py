"""What an action changed, found by comparing the state before and after. Log and previews are both told from it."""

from msgspec import Struct

from .box import Facts
from .codes import BUY, COIN, LOAN, REPAY, SLOT, STORAGE, Parts
from .picture import SPACE_NAMES, Args, EffectKey, EventKey
from .plain import After, Plain
from .state import BY_BONUS, BY_MOUNTS, COLOURS, FINISHED, FIRST_MOUNT, GIVE_ALBUMS, MOTIFS, NONE, TILES

GAME_OVER: dict[int, EventKey] = {BY_BONUS: "game-over-bonus", BY_MOUNTS: "game-over-mounts"}
STAMP_IDS = [f"{colour}-{motif}" for colour in COLOURS for motif in MOTIFS]


class Change(Struct, frozen=True, gc=False):
    """One thing that happened: words for the log and for a preview, the pieces that moved, the points it brought."""

    event: EventKey = ""
    effect: EffectKey | None = None
    args: Args = {}
    moves: list[tuple[str, str]] = []
    points: dict[int, int] = {}


def of_move(facts: Facts, before: Plain, seat: int, move: Parts, extra: int, after: After) -> list[Change]:
    """Everything a player's move changed, in the order in which it happens at the table. `extra` is what the space of a
    bought tile cost."""
    told = _deed(facts, before, seat, move, extra, after)
    if before.ending != after.ending:
        told.append(Change("ending-bonus" if after.ending == BY_BONUS else "ending-mounts"))
    if after.phase == FINISHED or after.round_number != before.round_number:
        told += _round_end(facts, before, move, after)
    return told


def of_chance(before: Plain, after: Plain) -> list[Change]:
    if before.starter == NONE:
        return [Change("start-player", args={"seat": after.starter})]
    if before.phase == GIVE_ALBUMS:
        return [_album("dealt-album", before.turn, after.album[before.turn]), *_first_round(before, after.phase)]
    tile = next(t for t in range(TILES) if before.fair[t] != after.fair[t])
    return [Change(moves=[("pile", f"fair/{tile + 1}")])]


def _deed(facts: Facts, before: Plain, seat: int, move: Parts, extra: int, after: After) -> list[Change]:
    """The move itself, without what it brings about for the round and the game."""
    if move.verb == BUY:
        return _purchase(facts, before, seat, move, extra, after)
    if move.verb == COIN:
        return [_coin(facts, before, seat)]
    if move.verb == LOAN:
        return [_loan(facts, seat)]
    if move.verb == REPAY:
        return [_repayment(facts, seat)]
    return [_album("picked-album", seat, move.place), *_first_round(before, after.phase)]


def _album(event: EventKey, seat: int, album: int) -> Change:
    return Change(event, args={"seat": seat, "album": album})


def _first_round(before: Plain, phase: int) -> list[Change]:
    return [] if phase == before.phase else [Change("round-began", args={"round": 1})]


def _coin(facts: Facts, before: Plain, seat: int) -> Change:
    money, price = before.money[seat], before.coins - 1
    args: Args = {"seat": seat, "price": price, "before": money, "after": money + facts.money.coin}
    return Change("took-coin", "effect-coin", args, [(f"coin/{before.coins}", f"purse/{seat}")])


def _loan(facts: Facts, seat: int) -> Change:
    points = {seat: facts.money.unpaid_loan}
    return Change("took-loan", "effect-loan", {"seat": seat}, [("bank", f"purse/{seat}")], points)


def _repayment(facts: Facts, seat: int, event: EventKey = "repaid-loan") -> Change:
    points = {seat: -facts.money.unpaid_loan}
    return Change(event, "effect-repay", {"seat": seat}, [(f"purse/{seat}", "bank")], points)


def _purchase(facts: Facts, before: Plain, seat: int, move: Parts, extra: int, after: After) -> list[Change]:
    total, money = before.coins + extra, before.money[seat]
    if after.loan[seat] and not before.loan[seat]:
        borrowed = [_loan(facts, seat)]
        money += facts.money.loan
    else:
        borrowed = []
    spent: Args = {"seat": seat, "total": total, "extra": extra}
    return [*borrowed, _payment(seat, total, extra, money), *_placed(facts, before, seat, move, spent, after)]


def _placed(facts: Facts, before: Plain, seat: int, move: Parts, spent: Args, after: After) -> list[Change]:
    """Where the bought tile went, and what that led to."""
    kind, place, source = before.fair[move.tile], move.place, f"fair/{move.tile + 1}"
    if place == SLOT:
        goes = [(source, f"slot/{seat}")]
        return [Change("bought-storage", "effect-slot", spent, goes, {seat: facts.points.field})]
    if place == STORAGE:
        spent["stamp"] = STAMP_IDS[kind]
        goes = [(source, f"storage/{seat}/{_touched_slot(before, seat, after) + 1}")]
        return [Change("stored-stamp", "effect-stored", spent, goes)]
    spent["place"] = SPACE_NAMES[place]
    if kind < FIRST_MOUNT:
        spent["stamp"] = STAMP_IDS[kind]
        goes = [(source, f"stamp/{seat}/{SPACE_NAMES[place]}")]
        return [Change("bought-stamp", None, spent, goes), *_mounted_stamp(facts, before, seat, kind, after)]
    spent["region"] = COLOURS[kind - FIRST_MOUNT]
    goes = [(source, f"album/{seat}/{SPACE_NAMES[place]}")]
    bought = Change("bought-mount", "effect-field", spent, goes, {seat: facts.points.field})
    return [bought, *_moved_stamp(facts, before, seat, place, after)]


def _payment(seat: int, total: int, extra: int, money: int) -> Change:
    args: Args = {"seat": seat, "total": total, "extra": extra, "before": money, "after": money - total}
    return Change("", "effect-pay-extra" if extra else "effect-pay", args, [(f"purse/{seat}", "bank")])


def _touched_slot(before: Plain, seat: int, after: After) -> int:
    """The storage slot that a stamp came into or left, or NONE."""
    old, new = before.storage[seat], after.storage[seat]
    return NONE if old == new else 0 if old[0] != new[0] else 1


def _moved_stamp(facts: Facts, before: Plain, seat: int, space: int, after: After) -> list[Change]:
    slot = _touched_slot(before, seat, after)
    if slot == NONE:
        return []
    stamp = before.storage[seat][slot]
    args: Args = {"seat": seat, "stamp": STAMP_IDS[stamp], "place": SPACE_NAMES[space]}
    goes = [(f"storage/{seat}/{slot + 1}", f"stamp/{seat}/{SPACE_NAMES[space]}")]
    moved = Change("moved-stamp", "effect-stored-moves", args, goes)
    return [moved, *_mounted_stamp(facts, before, seat, stamp, after)]


def _mounted_stamp(facts: Facts, before: Plain, seat: int, stamp: int, after: After) -> list[Change]:
    colour = stamp // len(MOTIFS)
    told = [_visit(before, seat, colour)]
    if after.chocolates[seat] > before.chocolates[seat]:
        args: Args = {"seat": seat, "region": COLOURS[colour]}
        goes = [("chocolates/supply", f"chocolates/{seat}")]
        told.append(Change("chocolate", "effect-chocolate", args, goes, {seat: facts.points.chocolate}))
    for bonus, old, new in zip(facts.bonus, before.bonuses, after.bonuses, strict=True):
        if old != new:
            args = {"seat": seat, "bonus": bonus.id, "points": bonus.points}
            goes = [(f"bonus/{bonus.id}", f"bonuses/{seat}/{bonus.id}")]
            told.append(Change("bonus", "effect-bonus", args, goes, {seat: bonus.points}))
    return told


def _visit(before: Plain, seat: int, colour: int) -> Change:
    host, name = before.connoisseurs[colour], COLOURS[colour]
    args: Args = {"seat": seat, "region": name}
    to = f"connoisseurs/{seat}/{name}"
    if host == seat:
        return Change("connoisseur-stays", "effect-connoisseur-stays", args)
    if host == NONE:
        return Change("connoisseur", "effect-connoisseur", args, [(f"connoisseurs/supply/{name}", to)])
    args["from_seat"] = host
    return Change("connoisseur-lured", "effect-connoisseur-lured", args, [(f"connoisseurs/{host}/{name}", to)])


def _round_end(facts: Facts, before: Plain, move: Parts, after: After) -> list[Change]:
    ended = Change("round-ended-coins" if move.verb == COIN else "round-ended-row", "effect-round-ends")
    if after.phase == FINISHED:
        return [ended, *_game_end(facts, before, after)]
    began = Change("round-began", args={"round": after.round_number})
    last = [Change("ending-last-round")] if after.round_number == facts.fair.rounds else []
    return [ended, Change(moves=_cleared(facts, before, move)), began, *last]


def _cleared(facts: Facts, before: Plain, move: Parts) -> list[tuple[str, str]]:
    """What is left on the fair goes, and the coins come back."""
    bought = move.tile if move.verb == BUY else NONE
    tiles = [tile for tile, kind in enumerate(before.fair) if kind != NONE and tile != bought]
    coins = range(before.coins - (move.verb == COIN), facts.money.coins_on_fair)
    return [*((f"fair/{tile + 1}", "discard") for tile in tiles), *(("bank", f"coin/{coin + 1}") for coin in coins)]


def _game_end(facts: Facts, before: Plain, after: After) -> list[Change]:
    repaid = [seat for seat in range(before.players) if before.loan[seat] and not after.loan[seat]]
    by_rounds = after.round_number == facts.fair.rounds or after.ending == NONE
    over = Change("game-over-rounds" if by_rounds else GAME_OVER[after.ending])
    return [*(_repayment(facts, seat, "loan-settled") for seat in repaid), over]
