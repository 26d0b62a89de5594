"""Setup, round setup and Collect (TR-9 to TR-33, TR-56, TR-85 to TR-87)."""

import pytest

from .table import ADA, BEN, CEM, Table, opening, refused


@pytest.mark.rule("TR-10", "TR-9", "TR-12")
def test_albums_and_the_start_marker_are_dealt_by_chance() -> None:
    table = Table(3, ["start 2", "album 5", "album 1", "album 3", *opening(players=3)[1:]])
    players = table.view().players
    assert [player.album for player in players] == [2, 4, 0], "clockwise from the start player"
    assert [player.points for player in players] == [0, 0, 0]
    assert table.view().first == BEN
    assert table.match.waiting == (BEN,)


@pytest.mark.rule("TR-11")
def test_one_contest_of_each_kind_lies_open() -> None:
    table = Table(2, ["duet", "parade", "showpiece", "reunion", "ponds"])
    view = table.view()
    assert len(view.contests) == 4
    assert [c.id for c in (*view.contests, view.final) if c] == ["duet", "parade", "showpiece", "reunion", "ponds"]


@pytest.mark.rule("TR-20", "TR-21")
def test_as_many_events_as_players_and_only_the_last_is_in_force() -> None:
    table = Table(3, opening("gala_evening", "open_house", "golden_tweezers", players=3))
    events = table.view().events
    assert [event.id for event in events] == ["gala_evening", "open_house", "golden_tweezers"]
    assert [event.in_force for event in events] == [False, False, True]
    pool = [item for item in table.view().items if item.place == "pool"]
    assert len(pool) == 6 + 6 + 7 + 1
    assert sum(item.back == "card" for item in pool) == 2 + 1 + 1
    assert all(item.up for item in pool if item.back in ("card", "forever", "marker"))
    assert sum(not item.up for item in pool) == 1 + 1 + 1


@pytest.mark.rule("TR-30")
def test_everyone_takes_one_item_in_turn_until_all_have_six() -> None:
    table = Table(3, opening(players=3))
    order = []
    while table.phase == "collect":
        order.append(table.match.waiting[0])
        table.anything()
    assert order == [ADA, BEN, CEM] * 6
    assert refused(table, ADA, "take 1") == "TR-40"


@pytest.mark.rule("TR-30")
def test_the_marker_can_be_taken_at_once_by_the_one_who_put_it_in() -> None:
    table = Table(2, opening())
    table.take(ADA, "marker")
    assert table.view().marker == ADA
    assert "marker" in table.pieces("haul/0")
    assert refused(table, ADA, "take 2") == "TR-30"
    assert refused(table, BEN, f"take {table.find('marker', 'haul/0')}") == "TR-30"


@pytest.mark.rule("TR-31", "TR-85")
def test_the_owner_of_a_face_down_stamp_knows_it_and_the_others_see_its_back() -> None:
    table = Table(2, [*opening(), "?R60"])
    item = table.find("?short", "pool")
    assert table.knows(ADA, item) is None
    table.play(ADA, f"take {item}")
    assert table.knows(ADA, item) == "R60"
    assert table.knows(BEN, item) is None
    shown = next(i for i in table.view(BEN).items if i.item == item)
    assert (shown.back, shown.up, shown.known) == ("short", False, [ADA])


@pytest.mark.rule("TR-33", "TR-82")
def test_a_leftover_marker_goes_to_who_took_the_last_item_and_is_not_in_the_haul() -> None:
    table = Table(2, opening())
    table.collect()
    assert table.view().marker == BEN
    assert len(table.items("haul/1")) == 6
    assert table.pieces("marker/1") == ["marker"]


@pytest.mark.rule("TR-33", "TR-42")
def test_a_marker_taken_as_the_very_last_item_is_one_of_the_six() -> None:
    table = Table(2, opening())
    while len(table.items("haul/1")) < 5:
        table.play(table.match.waiting[0], table.unwanted([["marker"]]))
    table.play(ADA, table.unwanted([["marker"]]))
    last = table.match.ply
    table.take(BEN, "marker")
    assert len(table.items("haul/1")) == 6
    assert "marker" in table.pieces("haul/1")
    assert "marker-left" not in [event.key for event in table.match.events(last, ADA)]


@pytest.mark.rule("TR-32")
def test_a_specialist_works_while_she_lies_in_the_haul() -> None:
    table = Table(2, [*opening(), "curator"])
    table.take(ADA, "curator")
    assert table.player(ADA).specialists == ["curator"]
    assert table.player(ADA).exhibitors[0].points == 1


@pytest.mark.rule("TR-87", "TR-56")
def test_what_is_left_in_the_pool_leaves_the_game_and_events_but_the_last_return() -> None:
    table = Table(2, opening("golden_tweezers", "gala_evening"))
    table.collect()
    left = [piece for piece in table.pieces("pool") if piece not in ("?", "forever")]
    table.until("enter")
    table.play(ADA, table.match.legal(ADA)[0])
    table.play(BEN, table.match.legal(BEN)[0])
    position = table.match.position()
    assert position["round"] == 2
    assert set(left) <= set(position["gone"])
    seen_again = set(position["deck"]) | set(position["events"])
    assert "gala_evening" not in seen_again
    assert "golden_tweezers" in seen_again


@pytest.mark.rule("TR-86", "TR-87")
def test_an_empty_stack_yields_nothing_and_an_empty_pool_ends_collect() -> None:
    from sammelsurium.games.tauschrausch.rules.collect import is_collected
    from sammelsurium.games.tauschrausch.rules.day import lay_stamps

    from .table import BOX, new_state

    state = new_state()
    state.stock[0] = 1
    laid = int(lay_stamps(state, 0, 3))
    assert laid.bit_count() == 1
    state.pool = 0
    assert is_collected(BOX.data, state)
