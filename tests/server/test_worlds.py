"""Whatever leaves the server for a seat is the same in all worlds that it cannot tell apart. `worlds.py` compares whole
games; here some deeds at the beginning, in the middle and near the end of each."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from sammelsurium.kernel.contract import copy_state
from sammelsurium.kernel.errors import Illegal
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.server import gate
from sammelsurium.server.live import Feed
from sammelsurium.server.readers import Reader
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing

from .traffic import Served, served
from .twins import game_of
from .worlds import (
    LOOKING_ON,
    SCREEN,
    SHARED,
    Difference,
    Found,
    Look,
    compared,
    compared_campaign,
    from_seat,
    looks,
    play_campaign,
    sits_out,
)

SEATS = 3
DEEDS = 12
POINTS = {
    "collexxion": (0, 40, 90),
    "stamp_collection": (0, 50),
    "stickers": (0, 40, 80),
    "tauschrausch": (0, 120, 300),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Settings(data=tmp_path_factory.mktemp("worlds"), port=0)) as running:
        yield running


@pytest.mark.parametrize("game", house_games().values(), ids=lambda game: game.name)
def test_nothing_that_is_sent_depends_on_what_its_reader_may_not_know(server: Served, game: Game) -> None:
    """To everybody who may look: at each point of the game some of them, so that in the end all have."""
    found = Found()
    for number, after in enumerate(POINTS[game.name]):
        for look in looks(SEATS)[number :: len(POINTS[game.name])]:
            with compared(server, game, SEATS, look, after=after) as two:
                two.play(DEEDS)
                found += two.found
    assert found.messages > 3 * found.deeds
    assert found.apart > found.deeds / 4 or game.name == "stamp_collection"  # there everything lies open (SC-12)


@pytest.mark.parametrize("look", [LOOKING_ON, SCREEN, from_seat(0), sits_out(SEATS)], ids=lambda look: look.name)
def test_nor_in_a_campaign(server: Served, look: Look) -> None:
    with compared_campaign(server, SEATS, look) as two:
        play_campaign(two, SEATS, 1, most=30)
        assert two.found.apart > 10


# -- planted leaks -------------------------------------------------------------------------------------------------


def secret_of(match: Match) -> int:
    return zlib.crc32(match.state.tobytes())


def a_view_that_peeks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "view", lambda match, seat: match.state.tobytes().hex())


def a_veil_that_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "_glance", lambda match, ply, seat: copy_state(match._course.after(ply)))


def a_log_entry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "shown_action", lambda match, index, seat: match.actions[index])


def a_caption(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "caption", lambda match: {"left": secret_of(match)})


def a_line_of_the_list(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "known_points", lambda match, seat: [secret_of(match)])


def the_reason_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    true = Match._check

    def check(match: Match, seat: int, code: int, move: str) -> None:
        try:
            true(match, seat, code, move)
        except Illegal as error:
            raise Illegal(f"{error}, because of {secret_of(match)}", error.rule) from error

    patch.setattr(Match, "_check", check)


def an_answer_to_why(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "why", lambda match, seat, move: f"ST-{secret_of(match) % 97}")


def the_order_of_choices(patch: pytest.MonkeyPatch) -> None:
    true = Match.choices
    patch.setattr(Match, "choices", lambda match, seat: true(match, seat)[:: 1 if secret_of(match) % 2 else -1])


def how_long_a_message_is(patch: pytest.MonkeyPatch) -> None:
    true = gate._snapshot

    def snapshot(standing: Standing, reader: Reader, log_from: int) -> bytes:
        return true(standing, reader, log_from) + b" " * (secret_of(game_of(standing.match)) % 3)

    patch.setattr(gate, "_snapshot", snapshot)


def how_many_messages_there_are(patch: pytest.MonkeyPatch) -> None:
    true = Feed._send

    async def send(feed: Feed, standing: Standing, snapshot: bytes, wish: int | None = None) -> None:
        for _ in range(1 + secret_of(game_of(standing.match)) % 2):
            await true(feed, standing, snapshot, wish)

    patch.setattr(Feed, "_send", send)


def the_seed(patch: pytest.MonkeyPatch) -> None:
    true = gate._snapshot

    def snapshot(standing: Standing, reader: Reader, log_from: int) -> bytes:
        return true(replace(standing, version=zlib.crc32(standing.opening.seed.encode())), reader, log_from)

    patch.setattr(gate, "_snapshot", snapshot)


def a_seat_of_somebody_else(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Standing, "own_seat", lambda standing, person, seat: seat)


def a_picture_made_for_another_seat(patch: pytest.MonkeyPatch) -> None:
    def mixed_up(standing: Standing, what: Any, make: Callable[[], Any]) -> Any:
        key = ("snapshot", what[-1]) if what[0] == "snapshot" else what
        return true(standing, key, make)

    true = gate._once
    patch.setattr(gate, "_once", mixed_up)


def a_screen_that_knows_who_opened_it(patch: pytest.MonkeyPatch) -> None:
    true = Standing.seat_of
    patch.setattr(Standing, "seat_of", lambda standing, reader: true(standing, replace(reader, watches=False)))


def a_device_that_need_not_say_whose_turn_it_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Standing,
        "seat_of",
        lambda now, reader: next(iter(now.own(reader.person)), None) if not reader.watches else None,
    )


def pictures_of_a_person_instead_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    def mixed_up(standing: Standing, what: Any, make: Callable[[], Any]) -> Any:
        key = ("snapshot", what[1] and what[1].person, what[2]) if what[0] == "snapshot" else what
        return true(standing, key, make)

    true = gate._once
    patch.setattr(gate, "_once", mixed_up)


AMONG_PEOPLE: list[tuple[Callable[[pytest.MonkeyPatch], None], Look]] = [
    (a_seat_of_somebody_else, from_seat(0)),
    (a_seat_of_somebody_else, LOOKING_ON),
    (a_picture_made_for_another_seat, from_seat(0)),
    (a_picture_made_for_another_seat, LOOKING_ON),
    (a_screen_that_knows_who_opened_it, SCREEN),
    (a_device_that_need_not_say_whose_turn_it_is, SHARED[0]),
    (pictures_of_a_person_instead_of_a_seat, SHARED[1]),
    (pictures_of_a_person_instead_of_a_seat, SCREEN),
]


@pytest.mark.parametrize(
    ("leak", "look"), AMONG_PEOPLE, ids=lambda given: getattr(given, "__name__", None) or given.name
)
def test_a_leak_among_people_is_found(
    server: Served, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., None], look: Look
) -> None:
    leak(monkeypatch)
    with (
        compared(server, find_game("stickers"), SEATS, look, thorough=True, after=20) as two,
        pytest.raises(Difference),
    ):
        two.play(40)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    a_view_that_peeks,
    a_veil_that_is_forgotten,
    a_log_entry,
    a_caption,
    a_line_of_the_list,
    the_reason_of_a_refusal,
    an_answer_to_why,
    the_order_of_choices,
    how_long_a_message_is,
    how_many_messages_there_are,
    the_seed,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(server: Served, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., None]) -> None:
    leak(monkeypatch)
    with (
        compared(server, find_game("stickers"), SEATS, from_seat(0), thorough=True) as two,
        pytest.raises(Difference),
    ):
        two.play(40)
