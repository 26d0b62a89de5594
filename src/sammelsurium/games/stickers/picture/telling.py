"""What an action changed, found by comparing the states before and after as a seat knows them."""

from collections.abc import Iterator
from functools import cached_property

import numpy as np

from sammelsurium.kernel.contract import CHANCE, HIDDEN, BoxData, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..codes import (
    BONUS_GLUE,
    BONUS_TAKE,
    DONE,
    PLAY_CARD,
    TAKE_CARD,
    USE,
    VERBS,
    WASTE,
    About,
    about,
    first_of,
    second_of,
    verb_of,
)
from ..notation import CARD_NAMES, EFFECTS, OF_PAIR, cards_in_masks
from ..scoring import TERMS
from ..state import (
    COPY,
    DEAL_DISPLAY,
    DEAL_FAVOURITES,
    DECK,
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    DRAW_START,
    ENCORE,
    FINISHED,
    GIVING,
    GLUE,
    KINDS,
    LAST_CARD,
    LAYING,
    NONE,
    PARCEL,
    PLACE_MARKERS,
    PLAYERS,
    QUESTION,
    REFILL_DISPLAY,
    ROCKET,
    SET_CARDS,
    SET_NAMES,
    SPACE_NAMES,
    SPACES,
    TRICK,
    TURN_CARD,
    SetName,
)
from .deeds import Args, Event, EventKey, OpenedEvent
from .inquiry import count_gains
from .pieces import Pieces, pieces_of
from .plain import Trace

Told = Event | OpenedEvent
Goes = list[tuple[str, str]]


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Told]:
    story = Story(pieces_of(facts, box), box, before, after)
    return list(_of_chance(story) if actor == CHANCE else _of_move(story, actor, move))


class Story:
    """An action, as a seat knows what there was before and after it."""

    def __init__(self, pieces: Pieces, box: BoxData, before: State, after: State) -> None:
        self._records = alone(box), alone(before), alone(after)
        self.pieces = pieces
        self.before, self.after = plain(self._records[1], Trace), plain(self._records[2], Trace)

    @cached_property
    def gained(self) -> dict[str, int]:
        """By seat number, only where points changed."""
        terms, gains = np.zeros(len(TERMS), np.int64), np.zeros(PLAYERS, np.int64)
        count_gains(*self._records, terms, gains)
        return {str(seat): gain for seat, gain in enumerate(gains.tolist()) if gain}


def _event(key: EventKey, args: Args | None = None, goes: Goes | None = None) -> Event:
    return Event(key, args or {}, goes or [], {})


def _scored(story: Story, key: EventKey, args: Args | None = None, goes: Goes | None = None) -> Event:
    """An event that may have changed points."""
    return Event(key, args or {}, goes or [], story.gained)


def _opened(key: str, args: Args, goes: Goes | None = None) -> OpenedEvent:
    return OpenedEvent(key, args, goes or [], {})


def _moved(source: str, target: str) -> Event:
    """Told by the pieces alone."""
    return Event("", {}, [(source, target)], {})


# -- Chance --------------------------------------------------------------------------------------------------------


def _of_chance(story: Story) -> Iterator[Told]:
    before, after = story.before, story.after
    phase = before.phase
    if phase == DRAW_START:
        yield _scored(story, "start-player", {"seat": after.starter})
    elif phase == PLACE_MARKERS:
        space = next(s for s in range(SPACES) if before.markers[s] != after.markers[s])
        yield _moved("markers", f"marker/{SPACE_NAMES[space]}")
    elif phase == DEAL_FAVOURITES:
        yield _opened("favourite-dealt", {"seat": before.turn})
    elif phase in (DEAL_DISPLAY, REFILL_DISPLAY):
        yield _moved(_source(story), f"display/{before.display.index(NONE) + 1}")
    elif phase == TURN_CARD:
        yield _turned(story)
    else:
        yield _drawn(story)
    yield from _onward(story)


def _source(story: Story) -> str:
    """Cards come from the reserve once the deck is used up (ST-50)."""
    return "deck" if story.before.pile_size > story.pieces.reserve[story.before.players] else "reserve"


def _turned(story: Story) -> Event:
    seat = story.before.turn
    pairs = zip(SET_NAMES, story.before.album[seat], story.after.album[seat], strict=True)
    name = next(name for name, old, new in pairs if old != new)
    return _scored(story, "turned", {"seat": seat, "set": name}, [(_source(story), f"album/{seat}/{name}")])


def _drawn(story: Story) -> Event:
    before = story.before
    seat = before.giver if before.phase == DRAW_FOR_GIVER else before.turn
    new = _cards_gone(story.after.hand[seat], before.hand[seat])
    source, to = _source(story), f"hand/{seat}/{new[0]}" if new else f"hand/{seat}"
    if before.phase in (DRAW_FOR_ASKER, DRAW_FOR_GIVER):
        return _event("drew", {"seat": seat}, [(source, to)])
    return _moved(source, to)


def _cards_gone(masks: list[int], others: list[int]) -> list[str]:
    """The cards of nine masks that are not in nine others."""
    return cards_in_masks([mask & ~other for mask, other in zip(masks, others, strict=True)]) if masks != others else []


# -- players -------------------------------------------------------------------------------------------------------


def _of_move(story: Story, seat: int, move: int) -> Iterator[Told]:
    before = story.before
    if before.phase == LAST_CARD:
        yield _event("chose", {"seat": seat})
    elif before.phase == GIVING:
        yield _gift(before, move)
    else:
        verb = verb_of(move)
        if verb in (TAKE_CARD, BONUS_TAKE):
            yield _taken(before, seat, move)
        elif verb == PLAY_CARD:
            yield from _play(story, seat, move)
        elif verb in OF_PAIR:
            yield _exchange(story, seat, move)
        else:
            yield from _use(story, seat, move)
    yield from _onward(story)


def _set_name(card: int) -> SetName:
    return SET_NAMES[card // SET_CARDS]


def _from_hand(seat: int, card: int) -> Goes:
    return [(f"hand/{seat}/{CARD_NAMES[card]}", f"album/{seat}/{_set_name(card)}")]


def _taken(before: Trace, seat: int, move: int) -> Event:
    slot = about(move)
    card = before.display[slot]
    goes = [(f"display/{slot + 1}", f"hand/{seat}/{CARD_NAMES[card]}")]
    return _event("took" if verb_of(move) == TAKE_CARD else "took-bonus", {"seat": seat, "set": _set_name(card)}, goes)


def _play(story: Story, seat: int, move: int) -> Iterator[Event]:
    """A play is told once, when it is complete; the points of its cards are counted to it."""
    card, count = about(move), story.before.laid_count + 1
    yield _scored(story, "", {}, _from_hand(seat, card))
    if story.after.phase != LAYING:
        yield _event("collection", {"seat": seat, "set": _set_name(card), "count": count})


def _exchange(story: Story, seat: int, move: int) -> Told:
    verb = verb_of(move)
    one, other = (story.pieces.rockets if verb == USE + ROCKET else story.pieces.pairs)[about(move)]
    sets = [SET_NAMES[story.before.markers[SPACE_NAMES.index(space)]] for space in (one, other)]
    goes = [(f"marker/{one}", f"marker/{other}"), (f"marker/{other}", f"marker/{one}")]
    args: Args = {"seat": seat, "set": sets[0], "other_set": sets[1]}
    if verb == USE + ROCKET:
        return OpenedEvent("used-rocket", args, goes, story.gained)
    return _scored(story, "exchanged", args, goes)


def _gift(before: Trace, move: int) -> Event:
    giver, asker = before.giver, before.turn
    card = "" if move == HIDDEN else f"/{CARD_NAMES[about(move)]}"
    args: Args = {"seat": asker, "from_seat": giver, "set": SET_NAMES[before.asked]}
    return _event("gave", args, [(f"hand/{giver}{card}", f"hand/{asker}{card}")])


def _use(story: Story, seat: int, move: int) -> Iterator[Told]:
    before, verb, what = story.before, verb_of(move), about(move)
    if verb == DONE and before.phase == LAYING:
        yield _event("collection", {"seat": seat, "set": SET_NAMES[before.laid_set], "count": before.laid_count})
    elif verb == WASTE:
        yield _event("used-nothing", {"seat": seat, "sticker": EFFECTS[what]})
    elif verb == BONUS_GLUE:
        yield _used(seat, GLUE, what)
    elif USE <= verb < BONUS_TAKE:
        yield from _sticker(story, seat, verb - USE, move)


def _sticker(story: Story, seat: int, kind: int, move: int) -> Iterator[Told]:
    before, what = story.before, about(move)
    if kind == QUESTION:
        yield from _question(story, seat, move)
    elif kind == ENCORE:
        args: Args = {"seat": seat, "set": _set_name(what)}
        yield OpenedEvent("used-encore", args, _from_hand(seat, what), story.gained)
    elif kind == PARCEL:
        yield _parcel(story, seat, what)
    elif kind == TRICK:
        yield _trick(before, seat, move)
    elif kind == COPY:
        yield _opened("used-copy", {"seat": seat, "sticker": KINDS[second_of(move)]})
    elif kind != DECK:
        yield _used(seat, kind, what)
    elif before.pile_size == 0:
        yield _event("used-nothing", {"seat": seat, "sticker": "deck"})


def _used(seat: int, kind: int, what: int) -> OpenedEvent:
    """A sticker that moves no card: who used it, and on which set, if on one."""
    args: Args = {"seat": seat}
    if VERBS[USE + kind].about is About.SET:
        args["set"] = SET_NAMES[what]
    return _opened(f"used-{KINDS[kind]}", args)


def _question(story: Story, seat: int, move: int) -> Iterator[Event]:
    args: Args = {"seat": seat, "from_seat": first_of(move), "set": SET_NAMES[second_of(move)]}
    yield _event("asked", args)
    if story.after.phase != GIVING:
        yield _event("had-none", args)


def _parcel(story: Story, seat: int, slot: int) -> OpenedEvent:
    name = _set_name(story.before.display[slot])
    goes = [(f"display/{slot + 1}", f"album/{seat}/{name}")]
    return OpenedEvent("used-parcel", {"seat": seat, "set": name}, goes, story.gained)


def _trick(before: Trace, seat: int, move: int) -> OpenedEvent:
    card, slot = first_of(move), second_of(move)
    taken, place = before.display[slot], f"display/{slot + 1}"
    args: Args = {"seat": seat, "set": _set_name(card), "other_set": _set_name(taken)}
    goes = [(f"hand/{seat}/{CARD_NAMES[card]}", place), (place, f"hand/{seat}/{CARD_NAMES[taken]}")]
    return _opened("used-trick", args, goes)


# -- what follows by itself ----------------------------------------------------------------------------------------


def _onward(story: Story) -> Iterator[Told]:
    before, after = story.before, story.after
    if after.ending and not before.ending:
        yield _event("ending")
    if after.round_number > before.round_number:
        yield _event("round-began", {"round": after.round_number})
        if story.pieces.row_turns:
            yield OpenedEvent("row-turned", {}, [], story.gained)
    if after.phase == LAST_CARD and before.phase != LAST_CARD:
        yield _event("last-cards")
    if after.phase == FINISHED and before.phase != FINISHED:
        for seat in range(after.players):
            if after.chosen[seat] != NONE:
                yield _revealed(story, seat)
        yield _scored(story, "albums-counted")


def _revealed(story: Story, seat: int) -> Event:
    name = _set_name(story.after.chosen[seat])
    args: Args = {"seat": seat, "set": name}
    added = _cards_gone(story.after.album[seat], story.before.album[seat])
    if not added:
        return _event("not-added", args)
    goes = [(f"hand/{seat}/{card}", f"album/{seat}/{name}") for card in added]
    return _event("added", args | {"count": len(goes)}, goes)
