"""The game's own fast judgement: a sensible drafter, splitter, chooser and packer."""

from collections.abc import Mapping

import numpy as np
import pytest

from sammelsurium.kernel.compiled import enabled
from sammelsurium.lab.simulation import simulate, summarise

from .table import ADA, BEN, GAME, Table, opening

GAMES = 60


def judged(table: Table, seat: int = ADA) -> Mapping[str, float]:
    """What each legal move looks worth."""
    seated = table.match.seated(seat)
    moves = seated.legal()
    values = np.full(len(moves), np.nan)
    GAME.judge(table.match.box.data, seated.state, seat, moves, len(moves), values)
    assert np.isfinite(values).all()
    return dict(zip(table.match.legal(seat), map(float, values), strict=True))


def best(table: Table, seat: int = ADA) -> str:
    values = judged(table, seat)
    return max(values, key=lambda move: values[move])


def follow(table: Table, seat: int, phase: str) -> None:
    while table.phase == phase and seat in table.match.waiting:
        table.play(seat, best(table, seat))


def test_a_rare_stamp_is_worth_more_than_the_marker_and_a_faded_one_less() -> None:
    table = Table(2, [*opening(), "album 1", "S28", "S06"])
    values = judged(table)
    rare, faded, marker = (values[f"take {table.find(name, 'pool')}"] for name in ("S28", "S06", "marker"))
    assert rare > marker + 2 > faded


def test_a_stamp_of_the_own_theme_is_worth_more_than_to_another() -> None:
    table = Table(2, [*opening(), "album 1", "album 2", "S01"])
    move = f"take {table.find('S01', 'pool')}"
    mine = judged(table)[move]
    table.take(ADA, "marker")
    assert mine > judged(table, BEN)[move]


def test_a_split_reserves_the_best_and_the_offers_come_out_alike() -> None:
    table = Table(2, [*opening(), "album 1", "beekeeper"])
    table.collect(("beekeeper",))
    follow(table, ADA, "split")
    sizes = [len(table.items(f"offer/0/{offer}")) for offer in "ab"]
    assert (len(table.items("reserve/0")), sum(sizes)) == (1, 5)
    assert min(sizes) == 2


def test_the_better_offer_is_chosen() -> None:
    table = Table(2, [*opening(), "S28"])
    table.collect((), ("S28",))
    table.split(ADA)
    table.split(BEN, a=("S28",))
    chooser = table.match.waiting[0]
    if chooser == BEN:
        table.play(BEN, best(table, BEN))
    else:
        values = judged(table)
        assert set(values) == {"choose 2 a", "choose 2 b"}


def test_everything_is_placed_without_taking_anything_back() -> None:
    table = Table(2, opening())
    table.until("show")
    stamps = table.items("gained/0")
    follow(table, ADA, "show")
    assert table.state.changes[ADA] == 0
    assert len(table.player(ADA).tiles) == len(stamps)


def test_the_best_contest_is_entered() -> None:
    table = Table(2, opening())
    table.until("enter")
    worth = [contest.points for contest in table.player(ADA).worth[:4]]
    assert worth[int(best(table)[-1]) - 1] == max(worth)


@pytest.mark.parametrize(
    ("event", "phase"),
    [("open_hand", "open hand"), ("exchange_table", "exchange"), ("open_drawers", "open drawers")],
)
def test_what_an_event_asks_is_judged_too(event: str, phase: str) -> None:
    table = Table(2, opening("open_house", event))
    table.until(phase)
    seat = table.match.waiting[0]
    assert best(table, seat) in table.match.legal(seat)


def test_what_a_specialist_offers_is_judged_too() -> None:
    table = Table(2, [*opening(), "stockkeeper"])
    table.collect(("stockkeeper",))
    values = judged(table)
    assert values["pass"] == 0
    assert any(move.startswith("redraw") for move in values)
    table = Table(2, [*opening("open_house", "second_safe"), "secretive_dealer"])
    table.collect(("secretive_dealer",))
    table.split(ADA, reserve=table.pieces("haul/0")[1], a=("secretive_dealer",))
    table.split(BEN)
    assert best(table).startswith("draw")


@pytest.mark.rule("TR-82")
def test_a_specialist_that_scores_now_is_used_before_another_can_send_her_away() -> None:
    backs = ("?small", "?short", "?short", "?large")
    table = Table(2, [*opening("open_drawers", "upside_down"), "stockkeeper", "fortune_teller"])
    table.collect(("stockkeeper", "fortune_teller", *backs))
    assert best(table) == "use fortune_teller"
    follow(table, ADA, "redraw")
    assert table.terms(ADA)["cards"] == 3


def test_instinct_beats_random_clearly() -> None:
    played = list(simulate(GAME, 2, GAMES if enabled else 1, ["instinct", "random"], "instinct"))
    lines = {line.name: line for line in summarise(played, lambda one, seat: one.minds[seat])}
    if enabled:
        assert lines["instinct"].wins > 0.95
        assert lines["instinct"].points > lines["random"].points + 20


@pytest.mark.rule("TR-95")
@pytest.mark.parametrize("level", ["newcomer", "dealer", "legend"])
def test_instinct_plays_against_the_rival(level: str) -> None:
    played = list(simulate(GAME, 1, GAMES if enabled else 1, ["instinct"], "rival", {"rival": level}))
    assert {one.reason for one in played} <= {"beaten", "lost", "tied"}
