"""What an action changed, found by comparing what a reader knew before with what the reader knows after it; and what
followed from it by itself: pieces that change place, points, Pinzetta's doings, phases, days."""

from collections.abc import Iterator

from sammelsurium.kernel.contract import HIDDEN

from .. import box, codes
from ..state import (
    BACKS,
    CARD_BACK,
    CHOOSE,
    COLLECT,
    DEAL_CONTESTS,
    DEAL_SECRETLY,
    DRAW_START,
    EVERYBODY,
    FINISHED,
    GIVE_ALBUMS,
    LAY_POOL,
    MARKER_BACK,
    NONE,
    OFFER_A,
    OPEN_DRAWERS,
    OPEN_HAND,
    REVEAL_EVENTS,
    RIVAL,
    SHOW,
    SPLIT,
    T_CARDS,
    T_CONTESTS,
    T_EXHIBITORS,
    T_FINAL,
    T_FOREVER,
    T_MARKER,
    T_SPECIALISTS,
    T_VALUES,
    TURN_TASTES,
)
from . import doings, pieces, plain

SCORED: dict[int, doings.EventKey] = {
    T_MARKER: "score-marker", T_EXHIBITORS: "score-exhibitors", T_CARDS: "score-card", T_FOREVER: "score-forever",
    T_VALUES: "score-values", T_SPECIALISTS: "score-specialists", T_FINAL: "score-final",
}  # fmt: skip
SHOW_ORDER = (T_CARDS, T_MARKER, T_EXHIBITORS, T_CONTESTS, T_FOREVER, T_VALUES, T_SPECIALISTS, T_FINAL)


def of_move(facts: box.Facts, step: plain.Step, seat: int, move: int) -> Iterator[doings.Event]:
    if move == HIDDEN:
        yield from _hidden(step.before, seat)
    else:
        yield from _move(facts, step, seat, codes.parts(move))
    yield from what_followed(facts, step)


def _hidden(before: plain.Moment, seat: int) -> Iterator[doings.Event]:
    """What others see of a secret choice: that it was made. How somebody splits is not seen at all."""
    if before.phase == OPEN_HAND:
        yield told("picked", seat=seat)
    elif before.phase != SPLIT:
        yield told("chose-contest", seat=seat)


def _move(facts: box.Facts, step: plain.Step, seat: int, move: codes.Parts) -> Iterator[doings.Event]:
    """What is taken up, put aside or put into a tray is only seen by where it lies: nobody wants to read of it."""
    verb, argument, before = move.verb, move.argument, step.before
    if verb == codes.TAKE:
        yield _piece_told(facts, ("took", "took-hidden"), seat, step, argument)
    elif verb == codes.CHOOSE_OFFER:
        yield _chose(facts, before, seat, move.first, move.second)
    elif verb == codes.EXCHANGE_ITEM:
        yield _piece_told(facts, ("exchanged", "exchanged-hidden"), seat, step, move.second)
    elif verb == codes.REDRAW_ITEM:
        yield told("redrew", seat=seat, size=BACKS[move.second])
    elif verb == codes.DRAW:
        yield told("draws", seat=seat, size=BACKS[argument])
    elif verb == codes.PASS:
        yield told("passed", seat=seat)
    elif verb == codes.CONFIRM:
        yield told("confirmed-show" if before.phase == SHOW else "confirmed-split", seat=seat)
    elif verb == codes.GIVE:
        yield told("picked", seat=seat)
    elif verb == codes.ENTER:
        yield told("announced", seat=seat, contest=box.CONTEST_IDS[before.contests[argument]])
    elif verb == codes.ALBUM:
        yield told("picked-album", seat=seat, album=argument)
    elif verb == codes.USE:
        yield told("used-first", seat=seat, piece=box.SPECIALIST_IDS[argument])
    elif verb == codes.PLACE:
        yield _placed(facts, before, seat, argument)


def _placed(facts: box.Facts, before: plain.Moment, seat: int, cell: int) -> doings.Event:
    piece = before.item_piece[before.hand[seat]]
    return told("placed", seat=seat, place=box.CELL_NAMES[cell], piece=pieces.words_of(facts)[piece])


def _piece_told(
    facts: box.Facts, keys: tuple[doings.EventKey, doings.EventKey], seat: int, step: plain.Step, item: int
) -> doings.Event:
    """Those who may not see a face-down stamp are told its size."""
    before, (open_key, hidden_key) = step.before, keys
    if not step.after.item_up[item]:
        return told(hidden_key, seat=seat, size=BACKS[before.item_back[item]])
    return told(open_key, seat=seat, piece=pieces.words_of(facts)[before.item_piece[item]])


def _chose(facts: box.Facts, before: plain.Moment, seat: int, side: int, offer: int) -> doings.Event:
    args = offers(facts, before, side, offer)
    if side >= before.players:
        return told("chose-rival", seat=seat, **args)
    return told("chose", seat=seat, from_seat=side, **args)


# -- chance --------------------------------------------------------------------------------------------------------


def of_chance(facts: box.Facts, step: plain.Step) -> Iterator[doings.Event]:
    if step.before.looking:
        yield from _decided(facts, step)
    else:
        yield _dealt(step.before, step.after)
    yield from what_followed(facts, step)


def _decided(facts: box.Facts, step: plain.Step) -> Iterator[doings.Event]:
    before, after = step.before, step.after
    item = plain.members(before.looking)[0]
    looker, piece = before.looker, after.item_piece[item]
    size = BACKS[before.item_back[item]]
    if looker == EVERYBODY:
        if piece == NONE:  # the round has gone on, and the item is no longer on the table
            return
        way = [(f"supply/{size}", box.PLACES[step.targets[item]])]
        if before.phase == OPEN_DRAWERS and before.asked == 0:
            yield _laid_out(facts, after, way)
        else:
            yield doings.Event("revealed", {"piece": pieces.words_of(facts)[piece]}, way, {})
    elif piece != NONE:
        yield told("saw", seat=looker, piece=pieces.words_of(facts)[piece])
    else:
        yield told("looked", seat=looker, size=size)


def _laid_out(facts: box.Facts, after: plain.Moment, way: list[tuple[str, str]]) -> doings.Event:
    """The pool is laid out item by item, and told at once when the last one lies there."""
    if after.looking and after.phase == OPEN_DRAWERS:
        return doings.Event("", {}, way, {})
    shown = [after.item_piece[item] for item in range(len(after.item_up)) if after.item_up[item]]
    words = pieces.words_of(facts)
    return doings.Event("laid-out", {"pieces": [words[piece] for piece in shown if piece != NONE]}, way, {})


def _dealt(before: plain.Moment, after: plain.Moment) -> doings.Event:
    if before.phase == DRAW_START:
        return told("start-player", seat=after.starter)
    if before.phase == GIVE_ALBUMS:
        side, album = before.turn, after.album[before.turn]
        if side < before.players:
            return told("dealt-album", seat=side, album=album)
        return told("rival-album", seat=side, album=album)
    if before.phase == DEAL_CONTESTS:
        return told("dealt-contest", contest=box.CONTEST_IDS[after.contests[before.turn]])
    if before.phase == REVEAL_EVENTS:
        return told("event-revealed", event=box.EVENT_IDS[after.events[before.revealed]])
    return _rival_card(before, after)


def _rival_card(before: plain.Moment, after: plain.Moment) -> doings.Event:
    if before.phase in (COLLECT, TURN_TASTES):
        (opened,) = plain.members(before.rival_deck & ~after.rival_deck)
        key: doings.EventKey = "rival-card" if before.phase == COLLECT else "rival-taste-open"
        return told(key, seat=RIVAL, rival_card=box.RIVAL_IDS[opened])
    return told("rival-taste", seat=RIVAL, rival_card=box.RIVAL_IDS[after.tastes[0]])


# -- what follows by itself ----------------------------------------------------------------------------------------


def what_followed(facts: box.Facts, step: plain.Step) -> Iterator[doings.Event]:
    before, after = step.before, step.after
    moved = _moved(step)
    hers = {item: moved.pop(item) for item in _rival_takes(before, after) if item in moved}
    if moved:
        yield doings.Event("", {}, list(moved.values()), {})
    yield from _rival_took(facts, after, hers)
    yield from _marker_left(before, after)
    yield from _phases(facts, before, after)
    if (before.terms, before.tickets) != (after.terms, after.tickets):
        yield from _points(before, after)
    yield from _days(step)


# -- pieces that change place --------------------------------------------------------------------------------------


def _moved(step: plain.Step) -> dict[int, tuple[str, str]]:
    """By item; when the round has ended, items are gone and only their last places are told."""
    same_round = step.before.round_number == step.after.round_number and step.after.phase != FINISHED
    targets = step.targets if same_round else [NONE] * len(step.targets)
    places = enumerate(zip(step.sources, targets, strict=True))
    return {item: _way(step, item, source, target) for item, (source, target) in places if source != target}


def _way(step: plain.Step, item: int, source: int, target: int) -> tuple[str, str]:
    if source == NONE:
        return f"supply/{BACKS[step.after.item_back[item]]}", box.PLACES[target]
    return box.PLACES[source], _left_for(step, item) if target == NONE else box.PLACES[target]


def _left_for(step: plain.Step, item: int) -> str:
    """Where an item went that is no longer one."""
    before, back = step.before, step.before.item_back[item]
    for side in range(before.sides):
        owned = plain.has(before.gained[side] | before.haul[side], item)
        if owned and back == CARD_BACK:
            return f"cards/{side}"
        if owned and back == MARKER_BACK:
            return f"marker/{side}"
        if owned and side >= before.players:
            return f"pile/{side}"
        if owned and before.item_cell[item] != NONE:
            return box.PLACES[step.sources[item]]
    return f"marker/{step.after.marker}" if back == MARKER_BACK else "box"


def _rival_takes(before: plain.Moment, after: plain.Moment) -> list[int]:
    """In solo play Pinzetta's turn follows by itself."""
    if before.phase != COLLECT or before.sides == before.players:
        return []
    return plain.members(after.haul[RIVAL] & ~before.haul[RIVAL])


def _rival_took(facts: box.Facts, after: plain.Moment, ways: dict[int, tuple[str, str]]) -> Iterator[doings.Event]:
    """Apart from what the player took, so that it is seen after it."""
    for item, way in ways.items():
        if after.item_up[item]:
            yield doings.Event(
                "rival-took", {"seat": RIVAL, "piece": pieces.words_of(facts)[after.item_piece[item]]}, [way], {}
            )
        else:
            yield doings.Event("rival-took-hidden", {"seat": RIVAL, "size": BACKS[after.item_back[item]]}, [way], {})


def _marker_left(before: plain.Moment, after: plain.Moment) -> Iterator[doings.Event]:
    """TR-33."""
    if before.phase != COLLECT or after.phase == COLLECT or before.marker != NONE:
        return
    side = after.marker
    if all(after.item_back[item] != MARKER_BACK for item in plain.members(after.haul[side])):
        yield told("marker-left", seat=side) if side < before.players else told("rival-marker-left", seat=side)


# -- phases --------------------------------------------------------------------------------------------------------


def _phases(facts: box.Facts, before: plain.Moment, after: plain.Moment) -> Iterator[doings.Event]:
    if before.phase == REVEAL_EVENTS and after.phase >= LAY_POOL:
        yield told("event-in-force", event=box.EVENT_IDS[after.events[after.revealed - 1]])
    if before.phase == SPLIT and after.phase >= DEAL_SECRETLY:
        yield told("splits-shown")
    if SPLIT <= before.phase <= CHOOSE + 2:
        yield from _chosen(facts, before, after)
    if before.phase <= CHOOSE < after.phase and after.phase == SHOW:
        yield told("uncovered")


def _chosen(facts: box.Facts, before: plain.Moment, after: plain.Moment) -> Iterator[doings.Event]:
    """Who kept both offers (TR-45), and Pinzetta's choice: with the start marker she chooses as soon as the split is
    confirmed. Who only watches has not seen that split then, and is not told which offer she took."""
    already, now = (moment.chosen if moment.phase >= CHOOSE else 0 for moment in (before, after))  # else yesterday's
    seen = before.tray[0][OFFER_A] != 0
    if after.sides > after.players and plain.has(now & ~already, RIVAL) and seen:
        taken = 0 if before.tray[0][OFFER_A] & after.gained[RIVAL] else 1
        yield told("rival-chose", seat=RIVAL, **offers(facts, before, 0, taken))
    if before.phase < CHOOSE:
        return
    for seat in range(before.players):
        left = [side for side in range(before.sides) if side != seat and not plain.has(before.settled, side)]
        newly = plain.has(after.chosen & ~before.chosen, seat)
        if newly and before.turn != seat and after.settled.bit_count() == after.sides and len(left) <= 1:
            yield told("kept-both", seat=seat, **offers(facts, before, seat))


def offers(facts: box.Facts, before: plain.Moment, side: int, taken: int | None = None) -> doings.EventArgs:
    """What lay in the offers of a side, and what was taken of it; or that both stayed. All see where items lie."""
    trays = [plain.members(before.tray[side][OFFER_A + offer]) for offer in range(2)]
    gone = [*trays[0], *trays[1]] if taken is None else trays[taken]
    words = pieces.words_of(facts)
    args: doings.EventArgs = {name: [item + 1 for item in tray] for name, tray in zip("ab", trays, strict=True)}
    args["pieces"] = [
        words[before.item_piece[item]] if before.item_up[item] else f"down-{BACKS[before.item_back[item]]}"
        for item in gone
    ]
    return args if taken is None else {**args, "offer": "ab"[taken]}


# -- points --------------------------------------------------------------------------------------------------------


def _points(before: plain.Moment, after: plain.Moment) -> Iterator[doings.Event]:
    for term in SHOW_ORDER:
        for side in range(before.players):
            gained = after.terms[side][term] - before.terms[side][term]
            if term == T_CONTESTS:
                yield from _entered(before, after, side, gained)
            elif gained:
                misfit = term == T_VALUES and after.phase != FINISHED
                yield scored("misfit" if misfit else SCORED[term], side, gained, seat=side)
    if before.sides > before.players:
        gained = sum(after.terms[RIVAL]) - sum(before.terms[RIVAL])
        if gained:
            yield scored("rival-scored", RIVAL, gained, seat=RIVAL)


def _entered(before: plain.Moment, after: plain.Moment, side: int, gained: int) -> Iterator[doings.Event]:
    kinds = plain.members(after.tickets[side] & ~before.tickets[side])
    if kinds:
        yield scored("entered", side, gained, seat=side, contest=box.CONTEST_IDS[after.contests[kinds[0]]])
    elif gained:
        yield scored("entered-again", side, gained, seat=side)


def _days(step: plain.Step) -> Iterator[doings.Event]:
    before, after = step.before, step.after
    if after.phase == FINISHED and before.phase != FINISHED:
        yield told("fair-closed")
    elif after.round_number != before.round_number:
        yield told("round-ended", round=before.round_number, **step.projected)
        yield told("round-began", round=after.round_number)
    elif after.phase == REVEAL_EVENTS and before.phase < REVEAL_EVENTS:
        yield told("round-began", round=1)


# -- how it is told ------------------------------------------------------------------------------------------------


def told(key: doings.EventKey, **args: str | int | list[str | int]) -> doings.Event:
    """Something that moves no piece by itself, and brings no points."""
    return doings.Event(key, args, [], {})


def scored(key: doings.EventKey, side: int, points: int, **args: str | int) -> doings.Event:
    """Pinzetta scores without a seat."""
    return doings.Event(key, {**args, "points": points}, [], {str(side): points})
