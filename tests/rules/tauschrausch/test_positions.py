"""Positions as text: what comes back unchanged, and what is refused because it cannot occur."""

import copy
from functools import cache
from typing import Any

import pytest

from sammelsurium.kernel.contract import CHANCE, Json
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, GAME, NAMES, Table, opening


@cache
def positions() -> list[Json]:
    table = Table(2, [*opening(), "customs_officer"])
    found = [table.match.position()]
    table.take(ADA, "customs_officer")
    table.collect()
    found.append(table.match.position())
    table.until("show")
    table.play(ADA, table.match.legal(ADA)[0])
    found.append(table.match.position())
    table.play(ADA, table.match.legal(ADA)[0])
    found.append(table.match.position())
    return found


def test_a_position_comes_back_unchanged() -> None:
    for position in positions():
        assert Match.from_position(GAME, NAMES[:2], position).position() == position


def damaged(position: Json, path: str, value: Any) -> Json:
    """A copy with another value at a path such as "sides.0.album"."""
    copied = copy.deepcopy(position)
    *way, last = path.split(".")
    here: Any = copied
    for step in way:
        here = here[int(step) if isinstance(here, list) else step]
    here[int(last) if isinstance(here, list) else last] = value
    return copied


WRONG = [
    (0, "phase", "breakfast"),
    (0, "round", 4),
    (0, "turn", 3),
    (0, "seats_named.marker", 7),
    (0, "seats_named.marker", 1),
    (0, "seats_named.starter", None),
    (0, "sets.confirmed", [9]),
    (0, "deck", ["no event"]),
    (0, "deck", ["golden_tweezers", "gala_evening"]),
    (0, "events", []),
    (0, "events", ["golden_tweezers"] * 6),
    (0, "contests", ["duet", "duet", "duet", "duet", "duet"]),
    (0, "contests", []),
    (0, "looking", [99]),
    (0, "looking", [1]),
    (0, "gone", ["forever"]),
    (0, "gone", ["nothing"]),
    (0, "lost_unseen", {"small": 60}),
    (0, "numbers.forever_gone", 30),
    (0, "rival", {"open_card": None, "cut_card": None, "tastes": [], "deck": [], "pile": []}),
    (0, "sides", []),
    (0, "sides.0.album", None),
    (0, "sides.0.album", 2),
    (0, "sides.0.cards", ["nobody"]),
    (0, "sides.0.hand", 1),
    (0, "sides.0.tiles", {"l12": "S01"}),
    (0, "sides.0.tiles", {"z1": "S01"}),
    (0, "sides.0.tiles", {"a1": "curator"}),
    (0, "items.0.piece", "nothing"),
    (0, "items.0.piece", "L01"),
    (0, "items.0.piece", None),
    (0, "items.0.known", [7]),
    (0, "items.0.known", []),
    (0, "items.0.place", "moon 1"),
    (0, "items.0.place", "pantry 1"),
    (0, "items.0.place", "gained 3"),
    (0, "items.0.place", "gained"),
    (0, "items.0.cell", "a1"),
    (0, "items.0.cell", "m1"),
]


@pytest.mark.parametrize(("number", "path", "value"), WRONG, ids=[f"{w[1]}={w[2]}" for w in WRONG])
def test_what_cannot_occur_is_refused(number: int, path: str, value: Any) -> None:
    position = damaged(positions()[number], path, value)
    with pytest.raises(PositionError):
        Match.from_position(GAME, NAMES[:2], position)


@pytest.mark.rule("TR-10", "TR-11", "TR-20", "TR-31", "TR-85")
@pytest.mark.parametrize("players", [1, 3])
def test_positions_while_chance_has_to_speak_come_back_unchanged(players: int) -> None:
    """The draw for the start, albums, contests, events, a pool being laid out, somebody who looks, Pinzetta's cards."""
    match, phases = Match.begin(GAME, NAMES[:players]), set()
    while "split" not in phases:
        position = match.position()
        phases.add(position["phase"])
        again = Match.from_position(GAME, NAMES[:players], position)
        assert again.state.tobytes() == match.state.tobytes()
        if match.waiting:
            match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        else:
            match.play(CHANCE, GAME.notation.write(match.box.data, match.state, CHANCE, 0))
    assert {"albums", "contests", "events", "open drawers", "collect"} <= phases


@pytest.mark.rule("TR-31", "TR-85")
def test_nobody_looks_at_what_is_decided_and_no_stranger_looks() -> None:
    table = Table(2, opening())
    table.match.play(ADA, f"take {table.find('?short', 'pool')}")
    position = table.match.position()
    assert position["looking"]
    for path, value in (("looker", 3), ("looking", [*position["looking"], 1])):
        with pytest.raises(PositionError, match="TR-85"):
            Match.from_position(GAME, NAMES[:2], damaged(position, path, value))


@pytest.mark.rule("TR-56", "TR-47")
def test_what_left_the_game_comes_back_unchanged() -> None:
    """Cards and stamps left in the pool, and a face-down stamp that only Ada had seen."""
    table = Table(2, [*opening("second_safe", "golden_tweezers"), "customs_officer", "curator", "S01"])
    table.take(ADA, "customs_officer")
    while table.phase == "collect":
        seat, avoided = table.match.waiting[0], [table.find(name, "pool") for name in ("curator", "S01", "?short")]
        plain = [move for move in table.match.legal(seat) if int(move.split()[1]) not in avoided]
        table.play(seat, plain[0])
    table.until("enter")
    table.play(ADA, "enter 1")
    table.play(BEN, "enter 1")
    position = table.match.position()
    assert position["gone"] == ["S01", "curator"]
    assert [entry["known"] for entry in position["buried"]] == [[1]]
    assert Match.from_position(GAME, NAMES[:2], position).state.tobytes() == table.state.tobytes()
    with pytest.raises(PositionError, match="buried"):
        Match.from_position(GAME, NAMES[:2], damaged(position, "buried.0.piece", "nothing"))


def test_the_end_comes_back_unchanged() -> None:
    table = Table(2, opening())
    while not table.match.over:
        table.anything()
    position = table.match.position()
    again = Match.from_position(GAME, NAMES[:2], position)
    assert again.over
    assert again.outcome() == table.match.outcome()


@pytest.mark.rule("TR-95")
def test_solo_positions_come_back_unchanged() -> None:
    table = Table(1, ["golden_tweezers", "gala_evening"])
    for phase in ("collect", "split", "show", "enter"):
        table.until(phase)
        position = table.match.position()
        assert Match.from_position(GAME, NAMES[:1], position).position() == position


@pytest.mark.rule("TR-95")
@pytest.mark.parametrize(
    ("path", "value"),
    [("rival", None), ("rival.pile", ["curator"]), ("rival.open_card", "nobody"), ("rival.deck", ["nobody"])],
)
def test_a_rival_who_cannot_be_is_refused(path: str, value: Any) -> None:
    table = Table(1, ["golden_tweezers", "gala_evening"])
    with pytest.raises(PositionError, match="rival"):
        Match.from_position(GAME, NAMES[:1], damaged(table.match.position(), path, value))
