"""The game's own judgement: sensible in plain positions, and much better than chance."""

from typing import Any

import numpy as np
import pytest

from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.lab.simulation import simulate, summarise
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

from .table import ADA, BEN, GAME, cards, dressed, play, seat, table

INSTINCT = find_mind("instinct")


def judged(match: Match, player: int) -> str:
    return ask(INSTINCT, match.seated(player), Stream.of("instinct", "think"), match.ply)


def test_takes_what_wins_a_contest() -> None:
    rival = seat(album=[cards("astromouse", 1, 3), cards("robotter", 1, 2, 3)])
    match = table(seat(*cards("astromouse", 4, 5)), rival, display=["robotter-5", "astromouse-6", "robotter-6"])
    assert judged(match, ADA) == "take astromouse-6"


def test_plays_the_set_that_promises_most_and_the_best_sticker_last() -> None:
    match = table(seat("astromouse-2", "astromouse-4", "robotter-5"), seat(album=[["robotter-4"]]), phase="play")
    assert judged(match, ADA) == "play astromouse-4"
    play(match, ADA, "play astromouse-4")
    assert judged(match, ADA) == "play astromouse-2"


def test_asks_for_what_it_knows_to_be_there() -> None:
    match = table(
        seat("count_oink-2", "octopost-5"), seat("octopost-6", "chokoala-5"), display=["octopost-4", "karate_kat-5"]
    )
    play(match, ADA, "take karate_kat-5", "play count_oink-2", "ask 2 chokoala")
    assert match.waiting == (BEN,)
    assert judged(match, BEN) == "give chokoala-5"


def test_pushes_its_own_set_up() -> None:
    held = cards("count_oink", 3, 4, 5)  # lies on R1
    match = table(seat(*held, album=[["hocus_hare-4"]]), seat(album=[["astromouse-4"]]), phase="play")
    play(match, ADA, *(f"play {card}" for card in held))
    values = np.zeros(64)
    seated = match.seated(ADA)
    moves = seated.legal()
    match.game.judge(match.box.data, seated.state, ADA, moves, len(moves), values)
    best = seated.write(int(moves[values[: len(moves)].argmax()]))
    assert best == "bonus exchange L1 R2"


def test_adds_the_last_card_where_it_counts() -> None:
    match = table(
        seat("corking-5", "octopost-5", album=[["corking-3"]]),
        seat("robotter-5"),
        phase="last card",
        display=[],
        pile=[],
    )
    assert judged(match, ADA) == "keep corking-5"


@pytest.mark.rule("ST-60")
def test_does_not_cover_a_diploma_with_the_last_card_unless_there_is_one_on_it() -> None:
    """The contest is lost anyhow; the diploma of four cards counts only while it lies open."""
    held = seat("corking-5", "octopost-5", album=[cards("corking", 1, 3, 4, 6)])
    rest: dict[str, Any] = {"phase": "last card", "display": [], "pile": []}
    bare = table(held, seat("robotter-5"), box=dressed({"corking-6": ["diploma"]}), **rest)
    assert judged(bare, ADA) == "keep octopost-5"
    worn = dressed({"corking-6": ["diploma"], "corking-5": ["diploma"]})
    assert judged(table(held, seat("robotter-5"), box=worn, **rest), ADA) == "keep corking-5"


def test_would_rather_use_an_effect_than_let_it_go() -> None:
    match = table(seat("astromouse-2", "octopost-5"), seat(), phase="play", display=[], pile=[])
    play(match, ADA, "play astromouse-2")
    assert "nothing bonus" in match.legal(ADA)
    assert judged(match, ADA) != "nothing bonus"


def test_finds_its_way_through_every_sticker() -> None:
    """Every effect of every kind is judged without a fault, and something is chosen."""
    kinds = ("encore", "glue", "rocket", "feast", "trick", "strike", "parcel", "copy", "exchange")
    for one in kinds:
        worn = {"corking-3": (one,), "octopost-3": ("crown", "pouch"), "octopost-4": ("gold",)}
        box = dressed(worn, gold={"common": 1}, pouch=2)
        match = table(seat("corking-3", "octopost-4", album=[["astromouse-2"]]), seat(), phase="play", box=box)
        play(match, ADA, "play corking-3")
        assert judged(match, ADA) in match.legal(ADA)


def test_clearly_beats_random() -> None:
    games = 60 if compiled.enabled else 2  # without the compiler a game takes seconds
    for players in (2, 4):
        played = list(simulate(GAME, players, games, ["instinct", *["random"] * (players - 1)], "instinct"))
        lines = {line.name: line for line in summarise(played, lambda one, seat: one.minds[seat])}
        assert lines["instinct"].wins > 0.9
