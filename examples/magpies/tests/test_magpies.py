"""The game keeps the contract, every statement of the ledger is proved, and people get words for all that happens."""

import re
from pathlib import Path

import pytest
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, Json
from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.errors import Illegal, PositionError
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.registry import load
from sammelsurium.kernel.text import texts

GAME = load("magpies", "magpies")
HOME = Path(__file__).parents[1]
ADA, BEN, CEM, DANA = range(4)
NAMES = ["Ada", "Ben", "Cem", "Dana"]
DEAL = Stream.of("magpies", "deal")


def begin(players: int = 2, trinket: str = "ring") -> Match:
    """A game in which the first trinket is uncovered."""
    match = Match.begin(GAME, NAMES[:players])
    match.play(CHANCE, f"uncover {trinket}")
    return match


def lay(match: Match, *cards: int) -> None:
    """A round, by seat."""
    for seat, card in enumerate(cards):
        match.play(seat, f"lay {card}")


def played(players: int = 2) -> Match:
    """A whole game in which everybody lays the lowest card."""
    match = Match.begin(GAME, NAMES[:players])
    match.settle(DEAL)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        match.settle(DEAL)
    return match


def seat_of(cards: list[int], shown: int | None, trinkets: list[str], laid: int | None = None) -> Json:
    return {"cards": cards, "laid": laid, "shown": shown, "trinkets": trinkets}


def placed(lying: str | None, *seats: Json, lost: tuple[str, ...] = ()) -> Match:
    return Match.from_position(GAME, NAMES[: len(seats)], {"lying": lying, "lost": list(lost), "seats": list(seats)})


@pytest.mark.parametrize("players", GAME.players)
def test_the_contract_holds(players: int) -> None:
    assert check(GAME, players, 200).games == 200


def test_the_box_is_among_the_published_ones() -> None:
    """A table that was begun with another box goes on with that one, which is kept by its hash."""
    *earlier, current = (GAME.folder / "boxes" / "published.txt").read_text().split()
    assert current == GAME.box().hash
    assert all(GAME.find_box(hash) for hash in earlier)


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_begins_with_the_same_five_cards(players: int) -> None:
    assert [player.cards for player in begin(players).view(ADA).players] == [[1, 2, 3, 4, 5]] * players


@pytest.mark.rule("MA-2", "MA-10")
def test_one_trinket_after_another_is_uncovered() -> None:
    match = Match.begin(GAME, NAMES[:2])
    assert match.view(ADA).hidden_trinkets == ["bead", "key", "spoon", "ring", "watch"]
    with pytest.raises(Illegal, match="MA-10"):
        match.play(ADA, "lay 1")
    match.play(CHANCE, "uncover watch")
    assert (match.view(ADA).trinket, match.view(ADA).worth) == ("watch", 5)
    assert match.view(ADA).hidden_trinkets == ["bead", "key", "spoon", "ring"]


@pytest.mark.rule("MA-11")
def test_a_card_lies_face_down_until_all_have_laid_one() -> None:
    match = begin(3)
    assert list(match.waiting) == [ADA, BEN, CEM]
    match.play(BEN, "lay 3")
    assert list(match.waiting) == [ADA, CEM]
    assert match.view(BEN).players[BEN].laid == 3
    for reader in (ADA, None):
        player = match.view(reader).players[BEN]
        assert (player.laid, player.cards) == ("veiled", [1, 2, 3, 4, 5])
        assert match.shown_action(match.ply - 1, reader) is None
        assert "card" not in match.events(match.ply - 1, reader)[0].args
    with pytest.raises(Illegal, match="MA-11"):
        match.play(BEN, "lay 4")


@pytest.mark.rule("MA-12")
def test_a_card_is_played_once() -> None:
    match = begin()
    lay(match, 5, 1)
    match.settle(DEAL)
    assert match.legal(ADA) == ["lay 1", "lay 2", "lay 3", "lay 4"]
    with pytest.raises(Illegal, match="MA-12"):
        match.play(ADA, "lay 5")


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [((2, 4), BEN), ((5, 5, 3), CEM), ((5, 5, 3, 2), CEM), ((4, 5, 4, 1), BEN), ((3, 3, 3, 1), DANA)],
)
def test_the_highest_card_that_nobody_else_has_takes_the_trinket(cards: tuple[int, ...], winner: int) -> None:
    match = begin(len(cards))
    lay(match, *cards)
    players = match.view(None).players
    assert [player.shown for player in players] == list(cards)
    assert [player.trinkets for player in players] == [["ring"] if n == winner else [] for n in range(len(cards))]


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize("cards", [(2, 2), (5, 5, 5), (4, 1, 1, 4)])
def test_a_trinket_is_lost_if_all_cards_are_cancelled(cards: tuple[int, ...]) -> None:
    match = begin(len(cards))
    lay(match, *cards)
    assert match.view(None).lost_trinkets == ["ring"]
    assert [player.trinkets for player in match.view(None).players] == [[]] * len(cards)


@pytest.mark.rule("MA-20")
@pytest.mark.parametrize("players", GAME.players)
def test_the_game_ends_after_five_rounds(players: int) -> None:
    match = played(players)
    assert match.view(None).hidden_trinkets == []
    assert [player.cards for player in match.view(None).players] == [[]] * players
    assert match.ply == 5 * (1 + players)


@pytest.mark.rule("MA-21", "MA-22")
@pytest.mark.parametrize(
    ("adas", "bens", "lost", "ranks"),
    [
        (["bead", "ring"], ["watch"], ("key", "spoon"), [1, 1]),
        (["watch", "key"], ["bead", "spoon"], ("ring",), [1, 2]),
        ([], ["bead"], ("key", "spoon", "ring", "watch"), [2, 1]),
    ],
)
def test_most_points_win(adas: list[str], bens: list[str], lost: tuple[str, ...], ranks: list[int]) -> None:
    match = placed(None, seat_of([], 1, adas), seat_of([], 2, bens), lost=lost)
    worth = {"bead": 1, "key": 2, "spoon": 3, "ring": 4, "watch": 5}
    assert match.points() == [sum(worth[name] for name in names) for names in (adas, bens)]
    outcome = match.outcome()
    assert outcome is not None
    assert [place.rank for place in sorted(outcome.ranking, key=lambda place: place.seat)] == ranks


ALL = [1, 2, 3, 4, 5]
NEW = seat_of(ALL, None, [])


@pytest.mark.parametrize(
    ("lying", "seats", "why"),
    [
        ("ring", (seat_of([2, 3, 4, 5], 1, ["ring"]), seat_of([2, 3, 4, 5], 1, [])), "MA-2"),
        ("ring", (NEW, seat_of([1, 2], None, [])), "MA-12"),
        ("ring", (NEW, seat_of([1, 1, 2, 3, 4], None, [])), "MA-12"),
        ("ring", (NEW, seat_of(ALL, 3, [])), "MA-13"),
        ("ring", (seat_of([1, 2, 3, 4], 4, ["bead"]), seat_of([1, 2, 3, 4], 5, [])), "MA-12"),
        ("ring", (seat_of([2, 3, 4, 5], 1, [], 1), seat_of([1, 2, 3, 4], 5, ["bead"])), "MA-11"),
        (None, (seat_of(ALL, None, [], 1), NEW), "MA-10"),
        ("ring", (seat_of(ALL, None, [], 1), seat_of(ALL, None, [], 2)), "MA-13"),
        ("ring", (seat_of([2, 3, 4, 5], 1, ["bead"]), seat_of([1, 2, 3, 4], 5, [])), "MA-13"),
        ("ring", (seat_of([1, 2, 3, 4], 5, ["bead"]), seat_of([1, 2, 3, 4], 5, [])), "MA-14"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(lying: str | None, seats: tuple[Json, ...], why: str) -> None:
    with pytest.raises(PositionError, match=rf"{why}\b"):
        placed(lying, *seats)


def test_everything_that_happens_has_words() -> None:
    words = texts(GAME.folder, "en")
    match = begin()
    lay(match, 5, 2)
    match.settle(DEAL)
    lay(match, 1, 1)
    told = [words.tell(as_tree(event), match.seats) for ply in range(match.ply) for event in match.events(ply, None)]
    for sentence in ("Uncovered: Ring.", "Ada laid a card face down.", "Ben showed: 2.", "Ada took: Ring."):
        assert sentence in told
    assert any(sentence.startswith("All cards cancelled each other. Lost: ") for sentence in told)
    for term in GAME.scoring.TERMS:
        assert words.say(f"term-{term}")
    for key in ("choice-lay", "reason-found", "over", "rule-MA-10", "rule-MA-11", "rule-MA-12"):
        assert words.say(key, {"card": 1})


def test_every_rule_is_in_the_rulebook_and_in_a_test() -> None:
    ledger = set(re.findall(r"^- (MA-\d+)", (HOME / "ledger.md").read_text(), re.MULTILINE))
    book = set(re.findall(r"MA-\d+", (GAME.folder / "rulebook" / "en.md").read_text()))
    proved = set(re.findall(r"MA-\d+", " ".join(re.findall(r"mark\.rule\((.*?)\)", Path(__file__).read_text()))))
    assert ledger == book
    assert ledger == proved
