"""What lies in the box (SC-1 to SC-6), and what of it is our own design (SC-120, SC-121)."""

from collections import Counter

import pytest

from sammelsurium.games.stamp_collection.box import CostMap
from sammelsurium.kernel.match import Match

from .table import (
    ADA,
    BEN,
    CEM,
    COLOURS,
    FACTS,
    MOTIFS,
    WALK,
    begin,
    money,
    of,
    showing,
    stock,
    table,
)


@pytest.mark.rule("SC-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_album_has_16_spaces_one_printed_mount_and_one_printed_slot(players: int) -> None:
    for player in begin(players).view(None).players:
        spaces = player.spaces
        assert sorted(space.place for space in spaces) == sorted(WALK)
        mounts = [space for space in spaces if space.mount]
        assert [space.printed for space in mounts] == [True]
        assert (player.slots, player.storage) == (1, [None])


@pytest.mark.rule("SC-1")
def test_some_spaces_carry_an_extra_cost_of_1_or_2() -> None:
    found = {space.cost for space in begin(2).view(None).players[ADA].spaces}
    assert found == {0, 1, 2}


def costs(match: Match) -> list[tuple[int, ...]]:
    return [tuple(space.cost for space in player.spaces) for player in match.view(None).players]


@pytest.mark.rule("SC-2")
def test_two_and_three_play_on_side_a_four_on_side_b_and_all_on_the_same() -> None:
    sides = {players: costs(begin(players)) for players in (2, 3, 4)}
    assert [begin(players).view(None).side for players in (2, 3, 4)] == ["A", "A", "B"]
    assert set(sides[2]) == set(sides[3]) == {tuple(cost for row in FACTS.cost.A for cost in row)}
    assert set(sides[4]) == {tuple(cost for row in FACTS.cost.B for cost in row)}


@pytest.mark.rule("SC-2")
def test_the_four_albums_differ_in_the_colour_of_the_printed_mount() -> None:
    colours = {mount for player in range(4) for mount in of(begin(4), player)["mounts"].values()}
    assert len(colours) == 4


@pytest.mark.rule("SC-3")
def test_88_tiles_are_36_stamps_48_mounts_and_4_storage_slots() -> None:
    tiles = stock()
    stamps = {kind: n for kind, n in tiles.items() if kind.endswith(MOTIFS)}
    assert set(stamps) == {f"{colour} {motif}" for colour in COLOURS for motif in MOTIFS}
    assert sum(stamps.values()) == 36
    assert max(stamps.values()) > 1, "duplicates exist"
    assert sum(tiles[f"{colour} mount"] for colour in COLOURS) == 48
    assert tiles["storage"] == 4
    assert tiles.total() == 88


@pytest.mark.rule("SC-3", "SC-10")
def test_every_tile_of_the_box_is_in_the_pile_or_dealt() -> None:
    match = begin(2)
    pile = match.view(None).pile
    assert pile + 8 == 88
    assert Counter(match.position()["fair"]) <= stock()


@pytest.mark.rule("SC-4")
def test_the_fair_has_two_rows_of_four_tiles_and_four_coins() -> None:
    view = begin(3).view(None)
    assert (len(view.fair), view.coins) == (8, 4)
    last_of_row, row = [None, None, None, "storage"], ["blue mount"] * 4
    for tile, fair in ((4, [*last_of_row, *row]), (8, [*row, *last_of_row])):
        match = table(fair=fair)
        match.play(ADA, f"buy {tile} slot")
        assert match.position()["phase"] == "deal", "it was the last of its row"


@pytest.mark.rule("SC-5")
def test_there_are_11_bonus_tiles_and_a_connoisseur_of_each_colour() -> None:
    view = begin(2).view(None)
    assert len(view.bonus) == 11
    assert [visitor.colour for visitor in view.connoisseurs] == list(COLOURS)


@pytest.mark.rule("SC-5")
def test_money_is_one_total_and_change_is_given() -> None:
    match = table(showing("blue", money=5), showing("green"), fair=["storage"], coins=3)
    match.play(ADA, "buy 1 slot")
    assert money(match, ADA) == 2
    match.play(BEN, "coin")
    assert money(match, BEN) == 20 + 5


@pytest.mark.rule("SC-5")
def test_all_four_players_can_have_a_loan_at_once() -> None:
    match = table(*(showing(colour) for colour in ("blue", "green", "purple", "red")), options={"loans": "any time"})
    for player in range(4):
        match.play(player, "loan")
    assert all(of(match, player)["loan"] for player in range(4))


@pytest.mark.rule("SC-6")
def test_chocolates_are_not_limited_by_the_24_in_the_box() -> None:
    twice = [stamp for stamp, n in stock().items() if n == 2 and stamp.endswith(MOTIFS)]
    once = next(stamp for stamp in stock() if stock()[stamp] == 1 and stamp.startswith("brown"))
    ada, ben = showing("blue", *twice, chocolates=12), showing("green", *twice, chocolates=12)
    cem = showing("red", once, "red mount")
    match = table(ada, ben, cem, fair=["red animal"], turn=CEM, connoisseurs={"brown": CEM})
    match.play(CEM, next(move for move in match.legal(CEM) if move.startswith("buy 1 ")))
    assert [of(match, player)["chocolates"] for player in range(3)] == [12, 12, 1]


@pytest.mark.rule("SC-6")
def test_coins_are_not_limited_by_those_in_the_box() -> None:
    in_the_box = 20 * 5 + 24
    match = table(showing("blue", money=in_the_box), showing("green", money=in_the_box))
    match.play(ADA, "coin")
    match.play(BEN, "coin")
    assert [money(match, ADA), money(match, BEN)] == [in_the_box + 5] * 2


# -- our own design ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-120")
def test_each_colour_has_six_stamps_and_eight_mounts() -> None:
    for region in FACTS.region:
        assert sorted(region.stamps.values()) == [1, 1, 2, 2]
        assert region.mounts == 8


@pytest.mark.rule("SC-120")
def test_another_pair_of_motifs_is_doubled_in_each_colour() -> None:
    pairs = {frozenset(motif for motif, n in region.stamps.items() if n == 2) for region in FACTS.region}
    assert len(pairs) == 6


@pytest.mark.rule("SC-120")
def test_every_motif_occurs_nine_times() -> None:
    for motif in MOTIFS:
        assert sum(n for kind, n in stock().items() if kind.endswith(motif)) == 9


@pytest.mark.rule("SC-121")
def test_a_bonus_tile_is_worth_2_to_4_points() -> None:
    assert len(FACTS.bonus) == 11
    assert all(2 <= bonus.points <= 4 for bonus in FACTS.bonus)


@pytest.mark.rule("SC-70", "SC-121")
def test_every_kind_of_stamp_is_wanted_by_exactly_one_of_the_first_ten_bonus_tiles() -> None:
    wanted = Counter(stamp for bonus in FACTS.bonus[:10] for stamp in bonus.stamps)
    assert wanted == Counter(f"{colour} {motif}" for colour in COLOURS for motif in MOTIFS)
    assert all(len(set(bonus.stamps)) == len(bonus.stamps) for bonus in FACTS.bonus)


def turned(costs: CostMap) -> CostMap:
    """By a quarter, clockwise."""
    return [list(row) for row in zip(*reversed(costs), strict=True)]


@pytest.mark.rule("SC-121")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_cost_map_looks_the_same_after_a_quarter_turn(side: str) -> None:
    costs = getattr(FACTS.cost, side)
    assert turned(costs) == costs


@pytest.mark.rule("SC-121")
def test_side_a_is_nowhere_cheaper_than_side_b_and_somewhere_dearer() -> None:
    pairs = [(a, b) for rows in zip(FACTS.cost.A, FACTS.cost.B, strict=True) for a, b in zip(*rows, strict=True)]
    assert all(a >= b for a, b in pairs)
    assert any(a > b for a, b in pairs)
    assert {cost for pair in pairs for cost in pair} <= {0, 1, 2}


@pytest.mark.rule("SC-121")
def test_the_printed_mounts_are_quarter_turns_of_each_other() -> None:
    place = FACTS.album[0].printed.space
    for album in FACTS.album:
        assert album.printed.space == place
        column, row = "abcd".index(place[0]), int(place[1]) - 1
        place = "abcd"[3 - row] + str(column + 1)
