"""The box: cards, board, marks, boosters (ST-1 to ST-4, ST-80 to ST-84)."""

from collections import Counter
from typing import Any

import pytest

from sammelsurium.games.stickers.balance import EVEN, SETUPS
from sammelsurium.games.stickers.box import Card, read_box
from sammelsurium.games.stickers.campaign.boosters import FOLDER, read_sealed, sealed
from sammelsurium.games.stickers.state import SET_NAMES
from sammelsurium.kernel import compiled
from sammelsurium.kernel.box import read_text
from sammelsurium.kernel.errors import BoxError, GameError
from sammelsurium.kernel.picture import as_tree
from sammelsurium.lab.simulation import simulate

from .table import ADA, FACTS, GAME, begin, finished_facts

TEXT = read_text(GAME.folder / "box.toml")
SEALED = read_text(FOLDER / "boosters.toml")


def all_cards() -> list[Card]:
    return [card for name in FACTS.sets for card in FACTS.cards[name]]


@pytest.mark.rule("ST-1", "ST-82")
def test_108_cards_in_nine_sets_of_twelve_with_stars_stickers_and_free_fields() -> None:
    assert {name: len(cards) for name, cards in FACTS.cards.items()} == dict.fromkeys(SET_NAMES, 12)
    for card in all_cards():
        assert card.stars + card.free_stars == 3
        assert len(card.combos) + card.free_combos == 2
    shown = begin().view(ADA).hand[0]
    assert set(as_tree(shown)) == {"card", "set", "from", "stars", "combos", "free_stars", "free_combos", "cosmetics"}


@pytest.mark.rule("ST-2", "ST-82")
def test_sets_are_equal_for_every_number_of_players() -> None:
    for cards in FACTS.cards.values():
        assert Counter(card.least for card in cards) == {2: 6, 3: 3, 4: 3}
        assert sum(card.stars for card in cards) == 6
        assert sum(card.stars for card in cards if card.least == 2) == 3
        assert Counter(kind for card in cards for kind in card.combos) == {"deck": 1, "question": 1}
        assert not any(card.stars for card in cards if card.combos)


@pytest.mark.rule("ST-3", "ST-81")
def test_the_board_is_a_pyramid_and_one_rank_pays_11_and_8() -> None:
    board = begin().view(None).board
    assert [space.rank for space in board] == ["legendary", *["rare"] * 3, *["common"] * 5]
    assert [(space.largest, space.second) for space in board[:5:2]] == [(14, 10), (11, 8), (6, 4)]
    places = {space.space: (space.x, space.y) for space in board}
    for one, other in FACTS.board.adjacent:
        (x, y), (u, v) = places[one], places[other]
        assert abs(x - u) + abs(y - v) == 1
    touching = [(a, b) for a in places for b in places if a < b and abs(places[a][0] - places[b][0])
                + abs(places[a][1] - places[b][1]) == 1]  # fmt: skip
    assert len(touching) == len(FACTS.board.adjacent)
    for row in range(3):
        across = [space.x for space in board if space.y == row]
        assert across == sorted(across)  # further left counts as rarer


@pytest.mark.rule("ST-4", "ST-83")
def test_nine_set_boosters_six_power_boosters_and_a_track_of_fifteen() -> None:
    kinds = Counter(booster.kind for booster in sealed().booster)
    assert kinds == {"set": 9, "power": 6}
    assert len(sealed().track) == 15
    assert sealed().track[0] == "power-1"
    powers = [field for field in sealed().track if field != "set"]
    assert powers == [f"power-{number}" for number in range(1, 7)]
    assert [scenario.id for scenario in sealed().scenario] == [
        "merry_go_round", "secret_crush", "open_house", "only_giants"
    ]  # fmt: skip


@pytest.mark.rule("ST-80")
def test_nine_sets_with_their_names() -> None:
    assert tuple(FACTS.sets) == SET_NAMES
    german = (GAME.folder / "text" / "de.ftl").read_text("utf-8")
    for name in ("Astromaus", "Graf Oink", "Mümmelmagier", "Geekosaurus", "Corkönig", "Schokoala", "Karatekatz"):
        assert name in german


@pytest.mark.rule("ST-83")
def test_after_all_boosters_every_card_still_fits_its_fields() -> None:
    facts = finished_facts()
    cards = [card for name in facts.sets for card in facts.cards[name]]
    assert sum(len(card.combos) for card in cards) > sum(len(card.combos) for card in all_cards())
    for card in cards:
        assert card.stars + card.gold + card.free_stars == 3
        assert len(card.combos) + card.free_combos == 2
        assert len(set(card.combos)) == len(card.combos)


@pytest.mark.rule("ST-84")
def test_no_set_and_no_seat_is_far_better_than_another() -> None:
    """By the game's own instinct, four at the table, an even start; the bounds of the ledger, widened by the noise."""
    leads: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    games = 240 if compiled.enabled else 2  # without the compiler a game takes seconds
    noise = 3 * (0.25 * 0.75 / games) ** 0.5
    for played in simulate(GAME, 4, games, ["instinct"], "balance", SETUPS[EVEN]):
        state = played.state
        for number, name in enumerate(SET_NAMES):
            sizes = [int(state.album[player, number]).bit_count() for player in range(4)]
            winner = played.ranks.index(1)
            leads[name] += sizes[winner] == max(sizes) > 0
        turn_order = (played.ranks.index(1) - int(state.starter)) % 4
        wins[turn_order] += 1
    share = sum(leads.values()) / len(SET_NAMES)
    assert max(leads.values()) <= (1.5 + noise) * share
    assert max(wins.values()) / games <= 0.25 + 0.03 + noise


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("players = [2, 3, 4]", "players = [2, 3]", "the rules know"),
        ('"chokoala", "karate_kat", "octopost"', '"karate_kat", "chokoala", "octopost"', "in this order"),
        ("[4, 2, 1, [], 2], [4, 0, 3, [], 2], [4, 0, 3, [], 2],\n]\ncount_oink", "]\ncount_oink", "must be 12"),
        ("[2, 3, 0, [], 2], [2, 0, 3, [\"deck\"], 1]", "[2, 3, 1, [], 2], [2, 0, 3, [\"deck\"], 1]", "star places"),
        ("[2, 0, 3, [\"deck\"], 1]", "[2, 0, 3, [\"deck\"], 2]", "combo places"),
        ("[2, 0, 3, [\"deck\"], 1]", "[2, 0, 3, [\"deck\", \"deck\"], 0]", "twice"),
        ("[2, 0, 3, [\"deck\"], 1]", "[2, 0, 3, [\"dock\"], 1]", "dock"),
        ('["L1", "legendary", 2, 0]', '["L2", "legendary", 2, 0]', "in this order"),
        ('["R2", "rare", 2, 1]', '["R2", "common", 2, 1]', "order of rarity"),
        ('["C1", "common", 0, 2]', '["C1", "common", 0, 1]', "rows of 1, 3 and 5"),
        ("common = {", "ordinary = {", "ordinary"),
        ('["L1", "R2"]', '["R2", "L1"]', "the rarer first"),
        ("most = 2\n", "most = 3\n", "one line for each"),
        ("players = 2\npoints = [", "players = 3\npoints = [", "even_start: one for each of 2, 3 and 4 players"),
        ("players = 2\npoints = [", "players = 2\npoints = [1, ", r"even_start\[0\]\.points: needs 2 values"),
        ("players = 2\npoints = [", "players = 2\npoints = [-1, ", "even_start"),
        ('cards = "ours"', 'carts = "ours"', "says nothing of"),
        ('cards = "ours"', 'cards = "ours"\ncarts = "ours"', "does not have"),
        ("version = 1", "version = ", "not a readable TOML"),
    ],
)  # fmt: skip
def test_a_faulty_box_is_refused_and_the_value_named(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BoxError, match=why):
        read_box(TEXT.replace(old, new, 1), "box.toml")


def test_a_rank_without_points_is_missed() -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith("common = {"))
    with pytest.raises(BoxError, match="says nothing of"):
        read_box(TEXT.replace(line, ""), "box.toml")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "power-2"', 'id = "power-1"', "same id"),
        ('set = "corking"', 'set = "octopost"', "one set booster for each set"),
        ('"power-1", "set", "set"', '"power-1", "set", "power-2"', "one field for each"),
        ("games = 15", "games = 14", "as many fields"),
        ('stickers = [["exchange", 4, 2, 2]]', 'stickers = [["excharge", 4, 2, 2]]', "the rules know no"),
        ('stickers = [["exchange", 4, 2, 2]]', 'stickers = [["exchange", 4, 2, 1]]', "7 stickers for 4 players"),
    ],
)
def test_a_faulty_list_of_boosters_is_refused(old: str, new: str, why: str) -> None:
    assert old in SEALED
    with pytest.raises(BoxError, match=why):
        read_sealed(SEALED.replace(old, new, 1), "boosters.toml")


def test_unknown_boosters_and_scenarios_are_named() -> None:
    things: list[Any] = [sealed().find, sealed().find_scenario]
    for find in things:
        with pytest.raises(GameError, match="there is no"):
            find("nonsense")
