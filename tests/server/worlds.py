"""Two worlds over the real traffic: whatever a seat, or who only watches, does not know makes no difference to anything
that leaves the server for it, from the first deed of a game to its last. Every seat is another person's, or two of them
share a device; the screen in the middle of the table, which one of the people has opened, knows what everybody knows.

python -m tests.server.worlds                              every game with all its numbers of players, and a campaign
python -m tests.server.worlds stickers tauschrausch
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count, zip_longest
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from rich.console import Console

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, SPECTATOR, TABLE
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.play import Play
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.server.settings import Settings

from .traffic import Served, Visitor, served, token
from .twins import Deed, Twins, given, go_on, laid

NAMES = ("Ada", "Ben", "Cem", "Dea", "Eli")
GARBAGE = ('{"seat": 0', '{"seat": "zero", "ply": [], "move": 3}', '{"seat": 0, "ply": 1, "move": "\\u0000 1 2"}')
CAMPAIGN = "campaign"
ADDRESS = {"move": "moves", "undo": "undo"}
numbers = count(1)  # of worlds: everybody in them is somebody else
STRANGER = 99  # a person without a seat
WATCHING = "?watch=true"
BETWEEN = 60  # deeds at most between two games of a campaign


class Difference(AssertionError):
    """Something that leaves the server depends on what its reader may not know."""


@dataclass(frozen=True)
class Look:
    """From where somebody looks, and whose knowledge that is."""

    name: str
    knows: int
    """A seat; or what everybody knows."""
    person: int
    """Whose cookie it is."""
    asked: str = ""
    """Which of their seats, or none, they look from."""
    beside: bool = False
    """The first two share a device."""
    neighbour: tuple[int, str] = (0, "")
    """Somebody whose socket is told everything first: what is made for them must not be sent to this one."""

    @property
    def owns(self) -> bool:
        """Whatever the person asks for a seat is answered with what this look may know."""
        return self.knows != SPECTATOR or self.person == STRANGER


def from_seat(seat: int) -> Look:
    return Look(NAMES[seat], seat, seat, neighbour=(int(seat == 0), ""))


LOOKING_ON = Look("spectator", SPECTATOR, STRANGER)
SCREEN = Look("table screen", SPECTATOR, 0, WATCHING)
SHARED = [
    Look("shared device", SPECTATOR, 0, "", True, (0, "?seat=1")),
    Look("shared device, own seat", 0, 0, "?seat=0", True, (0, "?seat=1")),
    Look("shared device, seat beside", 1, 0, "?seat=1", True, (0, "?seat=0")),
]


def looks(seats: int) -> list[Look]:
    """All there are at a table of so many."""
    return [LOOKING_ON, SCREEN, *(from_seat(seat) for seat in range(seats)), *(SHARED if seats > 1 else [])]


@dataclass
class Found:
    """What was compared."""

    deeds: int = 0
    apart: int = 0  # deeds before which the two worlds were not the same
    messages: int = 0
    letters: int = 0

    def __add__(self, other: Found) -> Found:
        return Found(*(a + b for a, b in zip(vars(self).values(), vars(other).values(), strict=True)))


class World:
    """One of the two: its table, its people, the observer among them or beside them, and a neighbour."""

    def __init__(self, server: Served, played: Play, people: int, look: Look) -> None:
        self._server, self._seat, number = server, look.knows, next(numbers)
        tokens = [token(number, 0 if look.beside and one == 1 else one) for one in range(people)]
        self.table = server.open_table(played, list(zip(NAMES, tokens, strict=False)))
        self._people = [Visitor(server, self.table, one) for one in tokens]
        person, asked = look.neighbour
        self._neighbour = Visitor(server, self.table, token(number, person), live=True, looking=asked)
        self.observer = Visitor(server, self.table, token(number, look.person), live=True, looking=look.asked)

    def close(self) -> None:
        for one in (*self._people, self._neighbour, self.observer):
            one.close()

    def carry_out(self, deed: Deed, ply: int, move: str, chances: Sequence[int], first: int) -> None:
        """By whoever acts; the observer hears of it."""
        self._server.decide(self.table, chances, first)
        who = self.observer if deed.actor == self._seat else self._people[max(0, deed.actor)]
        kind = "undo" if deed.undone else "move"
        wish: dict[str, Any] = {"seat": None if deed.actor == TABLE else deed.actor, "ply": ply}
        wish |= {} if deed.undone else {"move": move}
        version = self._server.standing(self.table).version + 1
        if who is self.observer and ply % 2:
            who.wish({"kind": kind, "wish": ply, **wish})
        else:
            status = who.ask("POST", f"/api/tables/TABLE/{ADDRESS[kind]}", wish)
            assert status == 200, who.heard[-1]
        self.observer.hear(version)
        self._neighbour.hear(version)
        for other in (*self._people, self._neighbour):
            other.heard.clear()


@dataclass(frozen=True)
class Socket:
    """Another socket, to look from there."""

    asked: str


Question = tuple[str, str, Any] | dict[str, Any] | str | Socket | None


class Compared:
    """Two tables that differ in what the observer does not know."""

    def __init__(self, server: Served, played: Play, people: int, look: Look, thorough: bool) -> None:
        self._server, self._look, self._thorough = server, look, thorough
        self._seats = people
        chance = Stream.of(f"{played.game.name} {people} {look.person}{look.asked}", "worlds")
        self.twins = Twins(played, played, look.knows, chance)
        self.worlds = [World(server, played, people, look) for _ in range(2)]
        self.found = Found()

    def close(self) -> None:
        for world in self.worlds:
            world.close()

    def play(self, most: int) -> None:
        """Up to so many deeds, and all that is asked meanwhile."""
        before = self.twins.true
        for deed in self.twins.deeds(most):
            self.carry_out(deed, before)
            before = self.twins.true

    def carry_out(self, deed: Deed, before: Play) -> None:
        if deed.laid is not None:
            there = self.worlds[1].table
            self._server.lay(there, laid(self._server.standing(there).match, deed.laid))
        self._ask(before)
        first = sum(action.actor == CHANCE for action in before.actions)
        for world, move, chances in zip(self.worlds, deed.moves, deed.chances, strict=True):
            world.carry_out(deed, before.ply, move, chances, first)
        self.found += Found(deeds=1, apart=deed.differ)
        self._compare(f"after deed {self.found.deeds} ({deed.actor}: {' | '.join(deed.moves)})")

    def together(self, actor: int, move: str) -> None:
        """Between games everybody knows everything: the same in both worlds."""
        before, differ = self.twins.true, self.twins.differ
        self.twins.true, self.twins.other = (go_on(world, actor, move) for world in (self.twins.true, self.twins.other))
        self.carry_out(Deed(actor, (move, move), ((), ()), None, differ), before)

    # -- asking ----------------------------------------------------------------------------------------------------

    def _ask(self, now: Play) -> None:
        """Now and then everything there is to ask; in a thorough comparison at each deed."""
        questions = list(self._questions(now))
        asked = (
            questions if self._thorough else [questions[(2 * self.found.deeds + i) % len(questions)] for i in (0, 1)]
        )
        for question in asked:
            for world in self.worlds:
                if isinstance(question, str | dict):
                    world.observer.say(question)
                elif question is None:
                    world.observer.look_on()
                elif isinstance(question, Socket):
                    world.observer.look_on(question.asked)
                else:
                    world.observer.ask(*question)

    def _questions(self, now: Play) -> Iterator[Question]:
        """What changes nothing: requests, and what is said by the socket. None: to look on by another socket."""
        table, number = "/api/tables/TABLE", self.found.deeds
        yield "GET", table + self._look.asked, None
        yield "GET", table + WATCHING, None
        for seat in self._foreign:
            yield "GET", f"{table}?seat={seat}", None
            yield Socket(f"?seat={seat}")
        if self._look.owns:
            yield from self._wishes(now, table, number)
        yield "POST", f"{table}/moves", GARBAGE[number % len(GARBAGE)]
        yield GARBAGE[number % len(GARBAGE)]
        yield "GET", f"{table}/talk", None
        if not now.over:  # afterwards it tells everything
            yield "GET", f"{table}/record", None
        yield "POST", f"{table}/people", {"kind": "me", "name": "Ada"}
        yield None

    @property
    def _foreign(self) -> list[int]:
        """Seats that this person may not look from, and one that there is not."""
        own = {self._look.person} | ({0, 1} if self._look.beside else set())
        return [seat for seat in range(self._seats + 1) if seat not in own]

    def _wishes(self, now: Play, table: str, number: int) -> Iterator[Question]:
        """What is asked and wished for the seat, and is refused."""
        seat, texts = max(0, self._look.knows), self._texts(now)
        yield "GET", "/api/tables", None
        for text in (texts[number % len(texts)], texts[7 * number % len(texts)]):
            yield "GET", f"{table}/why?{urlencode({'seat': seat, 'move': text})}", None
            if self._look.knows == SPECTATOR or is_refused(now, seat, text):
                wish = {"seat": seat, "ply": now.ply, "move": text}
                yield "POST", f"{table}/moves", wish
                yield {"kind": "move", "wish": number, **wish}
        yield "POST", f"{table}/moves", {"seat": seat, "ply": max(0, now.ply - 1), "move": texts[0]}
        yield "POST", f"{table}/moves", {"seat": self._foreign[0], "ply": now.ply, "move": texts[0]}
        if self._look.knows == SPECTATOR or now.undo_ply(seat) is None:
            yield "POST", f"{table}/undo", {"seat": seat, "ply": now.ply}
            yield {"kind": "undo", "wish": number, "seat": seat, "ply": now.ply}

    def _texts(self, now: Play) -> list[str]:
        """Moves of all kinds: what was done lately, what anybody may do now, and what nobody ever does."""
        able = [text for actor in now.waiting for text in now.legal(actor)]
        return [*dict.fromkeys([*(action.move for action in now.actions[-6:]), *able[:40], "gibberish"])]

    def _compare(self, when: str) -> None:
        one, other = (world.observer.heard for world in self.worlds)
        for a, b in zip_longest(one, other, fillvalue="(nothing)"):
            if a != b:
                raise Difference(f"{when}, {self._look.name}:\n{first_difference(a, b)}")
        self.found += Found(messages=len(one), letters=sum(map(len, one)))
        one.clear()
        other.clear()

    def compare_people(self) -> None:
        """Who is here and what was said, as it was told last: that comes by and by."""
        one, other = (world.observer.aside[-1:] for world in self.worlds)
        if one != other:
            raise Difference(f"{self._look.name}: {one}, {other}")


def first_difference(one: str, other: str) -> str:
    where = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, where - 200)
    return f"…{one[begin : where + 100]}…\n…{other[begin : where + 100]}…\nof {one[:80]!r}"


def is_refused(now: Play, seat: int, text: str) -> bool:
    try:
        return now.why(seat, text) is not None
    except GameError:
        return True


@contextmanager
def compared(
    server: Served, game: Game, seats: int, look: Look, thorough: bool = False, after: int = 0
) -> Iterator[Compared]:
    """From the beginning, or after some deeds."""
    match = Match.begin(game, NAMES[:seats])
    match.settle(given())
    alone = Twins(match, match, look.knows, Stream.of("alone", game.name))
    list(alone.deeds(after))
    two = Compared(server, alone.true, seats, look, thorough)
    try:
        yield two
        two.compare_people()
    finally:
        two.close()


def whole_game(server: Served, game: Game, seats: int, look: Look) -> Found:
    with compared(server, game, seats, look, thorough=True) as two:
        two.play(10_000)
        assert two.twins.true.over
        return two.found


# -- a campaign ----------------------------------------------------------------------------------------------------


@contextmanager
def compared_campaign(server: Served, seats: int, look: Look, thorough: bool = False) -> Iterator[Compared]:
    """One more belongs to it than plays, and may be who observes."""
    game = next(game for game in games().values() if game.campaign)
    assert game.campaign is not None
    two = Compared(server, game.campaign.begin(game), seats + 1, look, thorough)
    try:
        yield two
    finally:
        two.close()


def play_campaign(two: Compared, seats: int, number: int, most: int = 10_000) -> None:
    """So many games of at most so many deeds, and what lies between them."""
    for _ in range(number):
        two.together(TABLE, f"players {', '.join(NAMES[:seats])}")
        two.play(most)
        while two.twins.true.over and two.twins.true.waiting:
            seat = two.twins.true.waiting[0]
            two.together(seat, two.twins.true.choices(seat)[0].move)


def sits_out(seats: int) -> Look:
    return Look("sits out", SPECTATOR, seats)


def whole_campaign(server: Served, seats: int, look: Look, number: int) -> Found:
    with compared_campaign(server, seats, look, thorough=True) as two:
        play_campaign(two, seats, number)
        return two.found


# -- the command ---------------------------------------------------------------------------------------------------


def runs(wanted: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """What is compared, by name: a function of the server."""
    for name in wanted:
        if name == CAMPAIGN:
            for look in (LOOKING_ON, SCREEN, *(from_seat(seat) for seat in range(3)), sits_out(3)):
                run = partial(whole_campaign, seats=3, look=look, number=2)
                yield f"campaign, 3 of 4 people, {look.name}", run
            continue
        game = find_game(name)
        for seats in game.players:
            for look in looks(seats):
                yield f"{name}, {seats} seats, {look.name}", partial(whole_game, game=game, seats=seats, look=look)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*games(), CAMPAIGN])
    console, total, began = Console(highlight=False, soft_wrap=True), Found(), time.monotonic()
    wanted = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, served(Settings(data=Path(folder), port=0)) as server:
        for name, run in runs(wanted):
            found = run(server)
            total += found
            console.print(f"{name}: {told(found)}")
    console.print(f"all: {told(total)}, in {time.monotonic() - began:.0f} s; no difference")


def told(found: Found) -> str:
    return (
        f"{found.deeds} deeds, {found.apart} of them in worlds that differ, "
        f"{found.messages} answers and messages, {found.letters / 1e6:.1f} MB in each world"
    )


if __name__ == "__main__":
    main()
