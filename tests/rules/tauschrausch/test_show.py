"""Placing, scoring of a round, the end (TR-50 to TR-65, TR-91)."""

import re
from importlib.resources import files

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.scoring import points
from sammelsurium.games.tauschrausch.scoring.points import outcome
from sammelsurium.games.tauschrausch.state import FINISHED, T_CONTESTS
from sammelsurium.kernel.match import replay
from sammelsurium.kernel.text import LANGUAGES

from .table import ADA, BEN, BOX, Table, lay, new_state, opening, refused

RULEBOOK = files("sammelsurium.games.tauschrausch") / "rulebook"


def show_table(*wishes: str, players: int = 2, **options: str) -> Table:
    table = Table(players, [*opening(players=players), *wishes], options)
    table.until("show")
    return table


def large_item(table: Table) -> int:
    """A stamp of Ada's that is larger than a cell."""
    items = [i for i in table.view().items if i.place == "gained/0" and i.back != "forever"]
    return int(items[0].item)


@pytest.mark.rule("TR-50", "TR-52")
def test_stamp_in_hand_place_drop_and_lift() -> None:
    table = show_table()
    item = large_item(table)
    assert refused(table, ADA, "place a1") == "TR-50"
    assert refused(table, ADA, "drop") == "TR-50"
    table.play(ADA, f"stamp {item}")
    assert table.place(item) == "hand/0"
    assert refused(table, ADA, f"stamp {item}") == "TR-50"
    assert refused(table, ADA, "place l12") == "TR-50", "it would stick out"
    table.play(ADA, "place c4")
    assert table.place(item) == "album/0/c4"
    table.play(ADA, f"stamp {item}", "drop")
    assert table.place(item) == "gained/0"
    table.play(ADA, f"stamp {item}", "place a1")
    other = table.items("gained/0")[0]
    table.play(ADA, f"stamp {other}")
    assert refused(table, ADA, "place a1") == "TR-50", "the cells are covered"


def test_undo_goes_back_to_where_no_stamp_was_in_hand() -> None:
    table = show_table()
    item, other = table.items("gained/0")[:2]
    begun = table.match.ply
    table.play(ADA, f"stamp {item}")
    assert table.match.undo_ply(ADA) == begun, "it is put back"
    table.play(ADA, "place a1")
    assert table.match.undo_ply(ADA) == begun
    table.play(ADA, f"stamp {item}")
    assert table.match.undo_ply(ADA) == begun + 2
    table.play(ADA, "place d1", f"stamp {other}", "place h1")
    assert table.match.undo_ply(ADA) == begun + 4
    table.play(ADA, f"stamp {other}", "place h1", f"stamp {item}", "place d1")
    assert table.match.undo_ply(ADA) == begun + 4, "what was put back where it lay is no step"
    table.match = table.match.back_to(begun + 4)
    assert table.match.undo_ply(ADA) == begun + 2


def test_undo_leaves_alone_what_another_has_done_meanwhile() -> None:
    table = show_table()
    item, bens = table.items("gained/0")[0], table.items("gained/1")[0]
    table.play(ADA, f"stamp {item}")
    table.play(BEN, f"stamp {bens}")
    assert table.match.undo_ply(ADA) is None
    table.play(ADA, "place a1")
    assert table.match.undo_ply(ADA) == table.match.ply - 1, "the stamp is in hand again"


@pytest.mark.rule("TR-92")
def test_bots_take_up_stamps_sixty_times_and_people_as_often_as_they_like() -> None:
    table = show_table()
    item = table.items("gained/0")[0]
    for _ in range(30):
        table.play(ADA, f"stamp {item}", "place a1", f"stamp {item}", "drop")
    table.play(ADA, f"stamp {item}")
    assert "drop" not in table.match.legal(ADA), "what a bot may do"
    assert "drop" in [choice.move for choice in table.match.choices(ADA)]
    assert table.match.why(ADA, "drop") is None
    table.play(ADA, "place a1")
    assert f"stamp {item}" not in table.match.legal(ADA)
    table.play(ADA, f"stamp {item}", "drop", f"stamp {item}", "place d4")
    assert replay(table.match.record()).state.tobytes() == table.state.tobytes()


@pytest.mark.rule("TR-92")
def test_a_person_takes_a_stamp_up_and_puts_it_down_a_hundred_times_and_reads_of_no_limit() -> None:
    table = show_table()
    item = table.items("gained/0")[0]
    for _ in range(100):
        for move in (f"stamp {item}", "place a1", f"stamp {item}", "drop"):
            assert move in [choice.move for choice in table.match.choices(ADA)]
            assert table.match.why(ADA, move) is None
            assert "TR-92" not in table.view(ADA).refused.values()
            table.play(ADA, move)
    assert table.player(ADA).hand is None


@pytest.mark.rule("TR-92")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_no_number_of_second_thoughts(language: str) -> None:
    told = [line for line in (RULEBOOK / f"{language}.md").read_text(encoding="utf-8").splitlines() if "TR-92" in line]
    assert told
    assert not [line for line in told if re.search(r"\d", re.sub(r"\{.*?\}", "", line))]


@pytest.mark.rule("TR-51")
def test_what_fits_must_be_placed_before_confirming() -> None:
    table = show_table()
    assert refused(table, ADA, "confirm") == "TR-51"
    table.play(ADA, f"stamp {table.items('gained/0')[0]}")
    assert refused(table, ADA, "confirm") == "TR-51"


@pytest.mark.rule("TR-51")
def test_what_fits_nowhere_leaves_the_game_for_its_value() -> None:
    table = show_table()
    item = table.items("gained/0")[0]
    state = table.state
    state.rows[ADA, :] = (1 << 12) - 1
    assert refused(table, ADA, f"stamp {item}") == "TR-51"
    value = sum(i.piece.value for i in table.view().items if i.piece and i.place == "gained/0")
    effects = [e for c in table.match.choices(ADA) if c.move == "confirm" for e in c.effects]
    assert sum(e.points for e in effects) == value
    table.play(ADA, "confirm")
    assert table.terms(ADA)["values"] == value
    assert table.player(ADA).tiles == []


@pytest.mark.rule("TR-50")
def test_stamps_of_earlier_rounds_do_not_move() -> None:
    table = show_table()
    table.until("enter")
    old = table.player(ADA).tiles
    assert not any(tile.movable for tile in old)
    assert refused(table, ADA, "stamp 1") == "TR-55"


@pytest.mark.rule("TR-53", "TR-54")
def test_cards_lie_beside_the_album_and_marker_and_exhibitors_score() -> None:
    table = Table(
        2, ["start 1", "open_house", "alone_on_stage", "album 1", "album 2", "beekeeper", "S07", "S01", "S10"]
    )
    table.collect(("beekeeper", "marker", "S07"))
    table.split(ADA, a=("beekeeper",))
    table.split(BEN)
    table.play(ADA, "choose 2 a")
    table.play(BEN, "choose 1 b")
    assert [e.id for e in table.player(ADA).exhibitors] == ["stargazer", "beekeeper"]
    table.until("enter")
    tally = table.player(ADA).tally
    assert table.terms(ADA)["exhibitors"] == tally.themes.space + tally.colours.yellow
    marker = int(table.state.marker)
    assert table.terms(marker)["marker"] == 2
    assert table.terms(1 - marker)["marker"] == 0


@pytest.mark.rule("TR-55")
def test_a_contest_is_chosen_in_secret_and_only_once() -> None:
    table = show_table()
    table.until("enter")
    assert table.match.waiting == (ADA, BEN)
    table.play(ADA, "enter 2")
    assert table.view(BEN).players[ADA].choice == "hidden"
    assert table.view(ADA).players[ADA].choice == 1
    assert table.match.shown_action(table.match.ply - 1, BEN) is None
    assert refused(table, ADA, "enter 1") == "TR-55"
    worth = table.player(ADA).worth[1].points
    table.play(BEN, "enter 2")
    assert table.terms(ADA)["contests"] == worth
    assert table.player(ADA).tickets == [1]
    table.until("enter")
    assert refused(table, ADA, "enter 2") == "TR-55"


@pytest.mark.rule("TR-55")
def test_with_the_option_contests_are_announced_in_turn_from_the_marker() -> None:
    table = show_table(players=3, contests="in turn")
    table.until("enter")
    marker = int(table.state.marker)
    assert table.match.waiting == (marker,)
    table.play(marker, "enter 1")
    assert table.view(None).players[marker].choice == 0
    assert table.match.waiting == ((marker + 1) % 3,)


# -- the end -------------------------------------------------------------------------------------------------------


def forever(*counts: int, competition: bool = False) -> list[int]:
    state = new_state(len(counts))
    state.competition = competition
    for seat, number in enumerate(counts):
        state.forevers[seat] = number
    return [int(points.forever_points(BOX.data, state, seat)) for seat in range(len(counts))]


@pytest.mark.rule("TR-60", "TR-61", "TR-77")
def test_forever_stamps() -> None:
    assert forever(3, 2) == [10, 3], "the printed example"
    assert forever(4, 1) == [10, 3]
    assert forever(0, 2) == [0, 6]
    assert forever(5, 3, 1, 0) == [10, 6, 3, 0]
    assert forever(4, 4, 2, 1) == [10, 10, 3, 0]
    assert forever(4, 4, 4, 2, 1) == [10, 10, 10, 3, 0]
    assert forever(4, 2, 2, 1) == [10, 6, 6, 0]
    assert forever(4, 3, 2, 1, 1) == [10, 6, 3, 0, 0]


@pytest.mark.rule("TR-60")
def test_forever_stamps_by_competition_ranking() -> None:
    assert forever(4, 4, 4, 2, 1, competition=True) == [10, 10, 10, 0, 0]
    assert forever(4, 4, 2, 1, competition=True) == [10, 10, 3, 0]


@pytest.mark.rule("TR-62", "TR-63", "TR-64", "TR-6")
def test_values_specialists_and_the_final_contest() -> None:
    table = Table(2, opening())
    while not table.match.over:
        table.anything()
    for seat in (ADA, BEN):
        shown = table.player(seat)
        values = sum(tile.piece.value for tile in shown.tiles)
        misfits = sum(
            event.points.get(str(seat), 0)
            for index in range(table.match.ply)
            for event in table.match.events(index, None)
            if event.key == "misfit"
        )
        assert table.terms(seat)["values"] == values + misfits
        assert table.terms(seat)["specialists"] == 2 * len(shown.specialists)
        assert table.terms(seat)["final"] == shown.worth[4].points
    assert table.match.outcome().reason == "days"  # type: ignore[union-attr] # it is over
    assert refused(table, ADA, "confirm") == "TR-65"


@pytest.mark.rule("TR-65", "TR-9")
def test_most_points_win_then_rare_values_then_the_victory_is_shared() -> None:
    state = new_state(3)
    state.phase = FINISHED
    state.terms[:3, T_CONTESTS] = (20, 20, -3)
    ranks, ties = np.zeros(3, np.int64), np.zeros(3, np.int64)
    outcome(BOX.data, state, ranks, ties)
    assert ranks.tolist() == [1, 1, 3]
    lay(state, BEN, {"a1": "S28"})
    assert outcome(BOX.data, state, ranks, ties) == 0
    assert (ranks.tolist(), ties.tolist()) == ([2, 1, 3], [0, 5, 0])


@pytest.mark.rule("TR-91")
def test_with_an_even_start_later_seats_have_points_in_turn_order_from_the_marker() -> None:
    table = Table(4, ["start 3", *opening(players=4)[1:]], {"start": "even"})
    assert table.match.points() == [2, 2, 0, 1]
