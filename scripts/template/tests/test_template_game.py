"""The game keeps the contract, every statement of the ledger is proved, and people get words for all that happens."""

import re
from pathlib import Path

import pytest
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.errors import Illegal, PositionError
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.registry import load
from sammelsurium.kernel.text import texts

GAME = load("template_game", "template_game")
HOME = Path(__file__).parents[1]
ADA, BEN = 0, 1
LAID = ["sun", "moon", "star"]
NOTHING: Json = {"kept": {}, "last": None}
DEAL = Stream.of("template_game", "deal")


def begin(players: int = 2) -> Match:
    """A game in which the table is laid."""
    match = Match.begin(GAME, ["Ada", "Ben", "Cem", "Dana"][:players])
    match.settle(DEAL)
    return match


def placed(table: list[str | None], *seats: Json) -> Match:
    return Match.from_position(GAME, ["Ada", "Ben"], {"table": table, "seats": list(seats or (NOTHING, NOTHING))})


def played(players: int = 2) -> Match:
    """A whole game in which everybody takes the first piece possible."""
    match = begin(players)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        match.settle(DEAL)
    return match


@pytest.mark.parametrize("players", GAME.players)
def test_the_contract_holds(players: int) -> None:
    assert check(GAME, players, 200).games == 200


def test_the_box_is_among_the_published_ones() -> None:
    """A table that was begun with another box goes on with that one, which is kept by its hash."""
    *earlier, current = (GAME.folder / "boxes" / "published.txt").read_text().split()
    assert current == GAME.box().hash
    assert all(GAME.find_box(hash) for hash in earlier)


@pytest.mark.rule("TG-1", "TG-2")
def test_three_pieces_are_drawn_from_a_pile_of_all() -> None:
    match = begin()
    facts = GAME.box().facts
    assert sorted(facts.pieces) == ["comet", "moon", "star", "sun"]
    assert None not in match.view(ADA).pieces
    assert match.view(ADA).pile == sum(facts.pieces.values()) - 3


@pytest.mark.rule("TG-10")
def test_who_is_not_on_turn_takes_nothing() -> None:
    match = begin(3)
    turns: list[int] = []
    for _ in range(4):
        turns += match.waiting
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        match.settle(DEAL)
    assert turns == [0, 1, 2, 0]
    with pytest.raises(Illegal, match="TG-10"):
        match.play(ADA, "take 1")


@pytest.mark.rule("TG-11")
def test_a_piece_that_is_taken_is_kept_and_replaced() -> None:
    match = placed(["sun", "moon", "star"])
    match.play(ADA, "take 2")
    match.play(-1, "draw comet")
    assert match.view(ADA).players[ADA].pieces == ["moon"]
    assert match.view(ADA).pieces == ["sun", "comet", "star"]


@pytest.mark.rule("TG-12")
def test_the_kind_taken_last_may_be_taken_only_if_nothing_else_lies_there() -> None:
    ada, ben = {"kept": {"sun": 1}, "last": "sun"}, {"kept": {"moon": 1}, "last": "moon"}
    match = placed(["sun", "moon", "sun"], ada, ben)
    assert match.legal(ADA) == ["take 2"]
    with pytest.raises(Illegal, match="TG-12"):
        match.play(ADA, "take 3")
    assert placed(["sun", "sun", "sun"], ada, ben).legal(ADA) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("TG-20")
@pytest.mark.parametrize("players", GAME.players)
def test_the_game_ends_when_everybody_has_six_pieces(players: int) -> None:
    match = played(players)
    assert [len(player.pieces) for player in match.view(None).players] == [6] * players
    assert match.view(None).pieces.count(None) == 1


@pytest.mark.rule("TG-21", "TG-22")
@pytest.mark.parametrize(
    ("kept", "terms"),
    [
        ({"sun": 1}, {"rows": 1, "variety": 0}),
        ({"sun": 2, "moon": 3}, {"rows": 3 + 6, "variety": 0}),
        ({"sun": 4, "moon": 2}, {"rows": 10 + 3, "variety": 0}),
        ({"sun": 5, "star": 1}, {"rows": 15 + 1, "variety": 0}),
        ({"sun": 6}, {"rows": 21, "variety": 0}),
        ({"sun": 1, "moon": 3, "star": 1, "comet": 1}, {"rows": 6 + 3, "variety": 5}),
    ],
)
def test_points_grow_with_each_piece_of_a_kind(kept: dict[str, int], terms: dict[str, int]) -> None:
    pieces = sum(kept.values())
    bens = next((kind for kind in ("moon", "star") if kind not in kept), "sun")
    lying: str | None = "star" if "comet" in kept else "comet"
    ada, ben = {"kept": kept, "last": next(iter(kept))}, {"kept": {bens: pieces}, "last": bens}
    assert placed([lying if pieces < 6 else None, lying, lying], ada, ben).terms(ADA) == terms


@pytest.mark.rule("TG-23")
@pytest.mark.parametrize(
    ("bens", "ranks"), [({"moon": 6}, [1, 1]), ({"moon": 5, "star": 1}, [1, 2]), ({"moon": 4, "star": 2}, [1, 2])]
)
def test_most_points_win_and_ties_share_the_place(bens: dict[str, int], ranks: list[int]) -> None:
    ada, ben = {"kept": {"sun": 6}, "last": "sun"}, {"kept": bens, "last": "moon"}
    outcome = placed([None, "comet", "comet"], ada, ben).outcome()
    assert outcome is not None
    assert [place.rank for place in sorted(outcome.ranking, key=lambda place: place.seat)] == ranks


@pytest.mark.parametrize(
    ("table", "seats", "why"),
    [
        (LAID, ({"kept": {}, "last": None}, {"kept": {"sun": 1}, "last": "sun"}), "TG-10"),
        (LAID, ({"kept": {"sun": 1}, "last": "moon"}, NOTHING), "TG-11"),
        ([None, "sun", "sun"], (NOTHING, NOTHING), "TG-2"),
        ([None, None, "sun"], ({"kept": {"sun": 1}, "last": "sun"}, NOTHING), "TG-11"),
        (LAID, ({"kept": {"sun": 7}, "last": "sun"}, {"kept": {"moon": 7}, "last": "moon"}), "TG-20"),
        (LAID, ({"kept": {"sun": 6}, "last": "sun"}, {"kept": {"moon": 6}, "last": "moon"}), "TG-20"),
        (["comet"] * 3, ({"kept": {"comet": 2}, "last": "comet"}, {"kept": {"moon": 2}, "last": "moon"}), "TG-1"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(table: list[str | None], seats: tuple[Json, Json], why: str) -> None:
    with pytest.raises(PositionError, match=rf"{why}\b"):
        placed(table, *seats)


def test_everything_that_happens_has_words() -> None:
    words, match = texts(GAME.folder, "en"), played()
    told = [words.tell(as_tree(event), match.seats) for ply in range(match.ply) for event in match.events(ply, None)]
    assert any("took" in sentence for sentence in told)
    for key in ("choice-take", *(f"term-{term}" for term in GAME.scoring.TERMS), "rule-TG-10", "rule-TG-12"):
        assert words.say(key, {"piece": "Sun", "place": 1})


def test_every_rule_is_in_the_rulebook_and_in_a_test() -> None:
    ledger = set(re.findall(r"^- (TG-\d+)", (HOME / "ledger.md").read_text(), re.MULTILINE))
    book = set(re.findall(r"TG-\d+", (GAME.folder / "rulebook" / "en.md").read_text()))
    proved = set(re.findall(r"TG-\d+", " ".join(re.findall(r"mark\.rule\((.*?)\)", Path(__file__).read_text()))))
    assert ledger == book
    assert ledger == proved
