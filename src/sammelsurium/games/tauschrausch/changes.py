"""What an action changed, found by comparing what a reader knew before with what the reader knows after it."""

from collections.abc import Iterator
from typing import Any

from sammelsurium.kernel.contract import HIDDEN, BoxData, State

from .bits import count, lowest
from .box import Facts
from .codes import (
    ALBUM,
    BACK,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PASS,
    PLACE,
    PUT,
    REDRAW_ITEM,
    STAMP,
    TAKE,
    USE,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from .consequences import Change, piece_args, what_followed
from .contents import CONTEST_IDS, EVENT_IDS, RIVAL_IDS, SPECIALIST_IDS
from .names import CELL_NAMES
from .pieces import place_of
from .state import (
    BACKS,
    COLLECT,
    DEAL_CONTESTS,
    DRAW_START,
    EVERYBODY,
    GIVE_ALBUMS,
    NONE,
    OFFER_A,
    OPEN_DRAWERS,
    OPEN_HAND,
    REVEAL_EVENTS,
    SHOW,
    SPLIT,
    TURN_TASTES,
)

__all__ = ["Change", "of_chance", "of_move"]


def of_move(facts: Facts, box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    if move == HIDDEN:
        yield from _hidden(before, seat)
    else:
        yield from _move(facts, before, seat, move, after)
    yield from what_followed(facts, box, before, after)


def _hidden(before: State, seat: int) -> Iterator[Change]:
    """What others see of a secret choice: that it was made. How somebody splits is not seen at all."""
    if before.phase == OPEN_HAND:
        yield Change("picked", {"seat": seat})
    elif before.phase != SPLIT:
        yield Change("chose-contest", {"seat": seat})


def _move(facts: Facts, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    verb, argument = int(verb_of(move)), int(argument_of(move))
    if verb == TAKE:
        yield _piece_told(facts, "took", seat, before, after, argument)
    elif verb == CHOOSE_OFFER:
        yield _chose(before, seat, int(first_of(move)), int(second_of(move)))
    elif verb == EXCHANGE_ITEM:
        yield _piece_told(facts, "exchanged", seat, before, after, int(second_of(move)))
    elif verb == REDRAW_ITEM:
        size = BACKS[second_of(move)]
        yield Change("redrew", {"seat": seat, "size": size})
    elif verb == DRAW:
        yield Change("draws", {"seat": seat, "size": BACKS[argument]})
    elif verb == PASS:
        yield Change("passed", {"seat": seat})
    elif verb == CONFIRM:
        yield Change("confirmed-show" if before.phase == SHOW else "confirmed-split", {"seat": seat})
    elif verb == GIVE:
        yield Change("picked", {"seat": seat})
    elif verb == ENTER:
        contest = CONTEST_IDS[before.contests[argument]]
        yield Change("announced", {"seat": seat, "contest": contest})
    elif verb == ALBUM:
        yield Change("picked-album", {"seat": seat, "album": argument})
    elif verb == USE:
        yield Change("used-first", {"seat": seat, "piece": SPECIALIST_IDS[argument]})
    else:
        yield from _handled(facts, before, seat, verb, argument)


def _handled(facts: Facts, before: State, seat: int, verb: int, argument: int) -> Iterator[Change]:
    """Small moves with the own items."""
    if verb == PLACE:
        piece = int(before.item_piece[before.hand[seat]])
        yield Change("placed", {"seat": seat, "place": CELL_NAMES[argument]} | piece_args(facts, piece))
    elif verb == STAMP and before.item_cell[argument] != NONE:
        yield Change("lifted", {"seat": seat} | piece_args(facts, int(before.item_piece[argument])))
    elif verb == DROP:
        piece = int(before.item_piece[before.hand[seat]])
        yield Change("dropped", {"seat": seat} | piece_args(facts, piece))
    elif verb in (PUT, BACK):
        yield Change()


def _piece_told(facts: Facts, key: str, seat: int, before: State, after: State, item: int) -> Change:
    """Those who may not see a face-down stamp are told its size."""
    if not after.item_up[item]:
        return Change(f"{key}-hidden", {"seat": seat, "size": BACKS[before.item_back[item]]})
    return Change(key, {"seat": seat} | piece_args(facts, int(before.item_piece[item])))


def _chose(before: State, seat: int, side: int, offer: int) -> Change:
    items = int(count(before.tray[side, OFFER_A + offer]))
    if side >= before.players:
        return Change("chose-rival", {"seat": seat, "count": items})
    return Change("chose", {"seat": seat, "from_seat": side, "count": items})


# -- chance --------------------------------------------------------------------------------------------------------


def of_chance(facts: Facts, box: BoxData, before: State, after: State) -> Iterator[Change]:
    if before.looking:
        yield from _decided(facts, before, after)
    else:
        yield _dealt(before, after)
    yield from what_followed(facts, box, before, after)


def _decided(facts: Facts, before: State, after: State) -> Iterator[Change]:
    item = int(lowest(before.looking))
    looker, piece = int(before.looker), int(after.item_piece[item])
    if looker == EVERYBODY:
        if piece == NONE:  # the round has gone on, and the item is no longer on the table
            return
        laid = before.phase == OPEN_DRAWERS and before.asked == 0
        key = "laid-out" if laid else "revealed"
        yield Change(
            key, piece_args(facts, piece), [(f"supply/{BACKS[before.item_back[item]]}", place_of(after, item))]
        )
    elif piece != NONE:
        yield Change("saw", {"seat": looker} | piece_args(facts, piece))
    else:
        yield Change("looked", {"seat": looker, "size": BACKS[before.item_back[item]]})


def _dealt(before: State, after: State) -> Change:
    args: dict[str, Any] = {}
    if before.phase == DRAW_START:
        return Change("start-player", {"seat": int(after.starter)})
    if before.phase == GIVE_ALBUMS:
        side = int(before.turn)
        args = {"album": int(after.album[side])}
        return Change("dealt-album", args | {"seat": side}) if side < before.players else Change("rival-album", args)
    if before.phase == DEAL_CONTESTS:
        return Change("dealt-contest", {"contest": CONTEST_IDS[after.contests[before.turn]]})
    if before.phase == REVEAL_EVENTS:
        return Change("event-revealed", {"event": EVENT_IDS[after.events[before.revealed]]})
    return _rival_card(before, after)


def _rival_card(before: State, after: State) -> Change:
    if before.phase == COLLECT:
        opened = int(before.rival_deck) & ~int(after.rival_deck)
        return Change("rival-card", {"rival_card": RIVAL_IDS[lowest(opened)]})
    if before.phase == TURN_TASTES:
        opened = int(before.rival_deck) & ~int(after.rival_deck)
        return Change("rival-taste-open", {"rival_card": RIVAL_IDS[lowest(opened)]})
    return Change("rival-taste", {"rival_card": RIVAL_IDS[after.tastes[0]]})
