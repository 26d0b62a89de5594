"""What an action changed, found by comparing what a reader knew before with what the reader knows after it."""

from collections.abc import Iterator

from sammelsurium.kernel.contract import HIDDEN

from .box import Facts
from .codes import (
    ALBUM,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PASS,
    PLACE,
    REDRAW_ITEM,
    STAMP,
    TAKE,
    USE,
    Parts,
    parts,
)
from .consequences import told, what_followed
from .contents import CONTEST_IDS, EVENT_IDS, RIVAL_IDS, SPECIALIST_IDS
from .names import CELL_NAMES, PLACES
from .picture import Args, Event, EventKey
from .pieces import words_of
from .plain import Moment, Step, members
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


def of_move(facts: Facts, step: Step, seat: int, move: int) -> Iterator[Event]:
    if move == HIDDEN:
        yield from _hidden(step.before, seat)
    else:
        yield from _move(facts, step, seat, parts(move))
    yield from what_followed(facts, step)


def _hidden(before: Moment, seat: int) -> Iterator[Event]:
    """What others see of a secret choice: that it was made. How somebody splits is not seen at all."""
    if before.phase == OPEN_HAND:
        yield told("picked", seat=seat)
    elif before.phase != SPLIT:
        yield told("chose-contest", seat=seat)


def _move(facts: Facts, step: Step, seat: int, move: Parts) -> Iterator[Event]:
    verb, argument, before = move.verb, move.argument, step.before
    if verb == TAKE:
        yield _piece_told(facts, ("took", "took-hidden"), seat, step, argument)
    elif verb == CHOOSE_OFFER:
        yield _chose(before, seat, move.first, move.second)
    elif verb == EXCHANGE_ITEM:
        yield _piece_told(facts, ("exchanged", "exchanged-hidden"), seat, step, move.second)
    elif verb == REDRAW_ITEM:
        yield told("redrew", seat=seat, size=BACKS[move.second])
    elif verb == DRAW:
        yield told("draws", seat=seat, size=BACKS[argument])
    elif verb == PASS:
        yield told("passed", seat=seat)
    elif verb == CONFIRM:
        yield told("confirmed-show" if before.phase == SHOW else "confirmed-split", seat=seat)
    elif verb == GIVE:
        yield told("picked", seat=seat)
    elif verb == ENTER:
        yield told("announced", seat=seat, contest=CONTEST_IDS[before.contests[argument]])
    elif verb == ALBUM:
        yield told("picked-album", seat=seat, album=argument)
    elif verb == USE:
        yield told("used-first", seat=seat, piece=SPECIALIST_IDS[argument])
    else:
        yield from _handled(facts, before, seat, verb, argument)


def _handled(facts: Facts, before: Moment, seat: int, verb: int, argument: int) -> Iterator[Event]:
    """Small moves with the own items. How somebody splits is only seen by where the items lie."""
    words = words_of(facts)
    if verb == PLACE:
        piece = before.item_piece[before.hand[seat]]
        yield told("placed", seat=seat, place=CELL_NAMES[argument], piece=words[piece])
    elif verb == STAMP and before.item_cell[argument] != NONE:
        yield told("lifted", seat=seat, piece=words[before.item_piece[argument]])
    elif verb == DROP:
        yield told("dropped", seat=seat, piece=words[before.item_piece[before.hand[seat]]])


def _piece_told(facts: Facts, keys: tuple[EventKey, EventKey], seat: int, step: Step, item: int) -> Event:
    """Those who may not see a face-down stamp are told its size."""
    before, (open_key, hidden_key) = step.before, keys
    if not step.after.item_up[item]:
        return told(hidden_key, seat=seat, size=BACKS[before.item_back[item]])
    return told(open_key, seat=seat, piece=words_of(facts)[before.item_piece[item]])


def _chose(before: Moment, seat: int, side: int, offer: int) -> Event:
    items = before.tray[side][OFFER_A + offer].bit_count()
    if side >= before.players:
        return told("chose-rival", seat=seat, count=items)
    return told("chose", seat=seat, from_seat=side, count=items)


# -- chance --------------------------------------------------------------------------------------------------------


def of_chance(facts: Facts, step: Step) -> Iterator[Event]:
    if step.before.looking:
        yield from _decided(facts, step)
    else:
        yield _dealt(step.before, step.after)
    yield from what_followed(facts, step)


def _decided(facts: Facts, step: Step) -> Iterator[Event]:
    before, after = step.before, step.after
    item = members(before.looking)[0]
    looker, piece = before.looker, after.item_piece[item]
    size = BACKS[before.item_back[item]]
    if looker == EVERYBODY:
        if piece == NONE:  # the round has gone on, and the item is no longer on the table
            return
        laid = before.phase == OPEN_DRAWERS and before.asked == 0
        args: Args = {"piece": words_of(facts)[piece]}
        yield Event("laid-out" if laid else "revealed", args, [(f"supply/{size}", PLACES[step.targets[item]])], {})
    elif piece != NONE:
        yield told("saw", seat=looker, piece=words_of(facts)[piece])
    else:
        yield told("looked", seat=looker, size=size)


def _dealt(before: Moment, after: Moment) -> Event:
    if before.phase == DRAW_START:
        return told("start-player", seat=after.starter)
    if before.phase == GIVE_ALBUMS:
        side, album = before.turn, after.album[before.turn]
        if side < before.players:
            return told("dealt-album", seat=side, album=album)
        return told("rival-album", album=album)
    if before.phase == DEAL_CONTESTS:
        return told("dealt-contest", contest=CONTEST_IDS[after.contests[before.turn]])
    if before.phase == REVEAL_EVENTS:
        return told("event-revealed", event=EVENT_IDS[after.events[before.revealed]])
    return _rival_card(before, after)


def _rival_card(before: Moment, after: Moment) -> Event:
    if before.phase in (COLLECT, TURN_TASTES):
        (opened,) = members(before.rival_deck & ~after.rival_deck)
        return told("rival-card" if before.phase == COLLECT else "rival-taste-open", rival_card=RIVAL_IDS[opened])
    return told("rival-taste", rival_card=RIVAL_IDS[after.tastes[0]])
