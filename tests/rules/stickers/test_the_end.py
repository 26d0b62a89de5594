"""The last card and the count (ST-60 to ST-64)."""

import pytest

from sammelsurium.games.stickers.box import EvenStart
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, DEA, album, cards, dressed, hand, play, refused, seat, table

PLAIN = ["hocus_hare-4", "hocus_hare-5"]


def last(*seats: Json, **more: object) -> Match:
    """Everybody is about to choose; what nobody holds lies in the album of one more seat."""
    return table(*seats, phase="last card", display=[], pile=[], **more)  # type: ignore[arg-type]


@pytest.mark.rule("ST-60")
def test_the_chosen_card_joins_its_collection_with_all_of_its_set() -> None:
    match = last(seat("corking-5", "corking-6", "octopost-5", album=[["corking-3"]]), seat("robotter-5"))
    assert match.waiting == (ADA, BEN)
    assert match.legal(ADA) == ["keep corking-5", "keep corking-6", "keep octopost-5"]
    play(match, ADA, "keep corking-6")
    assert match.view(BEN).players[ADA].chosen
    assert refused(match, ADA, "keep corking-5") == "ST-60"
    play(match, BEN, "keep robotter-5")
    assert album(match, ADA) == [["corking-3", "corking-5", "corking-6"]]
    assert hand(match, ADA) == ["octopost-5"]


@pytest.mark.rule("ST-60", "ST-22", "ST-23")
@pytest.mark.parametrize(("chosen", "diplomas"), [("corking-5", 0), ("corking-6", 4), ("octopost-5", 2)])
def test_the_chosen_card_is_the_open_card_when_it_counts(chosen: str, diplomas: int) -> None:
    """A diploma counts the cards of its collection if it lies open: the old one is covered, one on top counts."""
    box = dressed({"corking-3": ["diploma"], "corking-6": ["diploma"]})
    match = last(
        seat("corking-5", "corking-6", "octopost-5", album=[["corking-4", "corking-3"]]), seat("robotter-5"), box=box
    )
    gain = {choice.card: choice.gain for choice in match.choices(ADA)}[chosen]
    before = match.points()[ADA]
    play(match, ADA, f"keep {chosen}")
    play(match, BEN, "keep robotter-5")
    assert match.points()[ADA] - before == gain
    assert match.terms(ADA)["specials"] == diplomas


@pytest.mark.rule("ST-60", "ST-23")
def test_a_crown_that_is_covered_at_the_end_no_longer_counts() -> None:
    box = dressed({"corking-3": ["crown"]})
    match = last(seat("corking-5", "octopost-5", album=[["corking-3"]]), seat("robotter-5"), box=box)
    sizes = {space.set: space for space in match.view(None).board}["corking"].collections
    assert {one.seat: one.size for one in sizes}[ADA] == 2
    play(match, ADA, "keep corking-5")
    play(match, BEN, "keep robotter-5")
    sizes = {space.set: space for space in match.view(None).board}["corking"].collections
    assert {one.seat: one.size for one in sizes}[ADA] == 2  # two cards, and no crown


@pytest.mark.rule("ST-60")
def test_without_a_matching_collection_it_is_not_added_and_starts_none() -> None:
    match = last(seat("corking-5", "corking-6"), seat("robotter-5", "octopost-5"))
    play(match, ADA, "keep corking-5")
    play(match, BEN, "keep robotter-5")
    assert album(match, ADA) == []
    assert hand(match, ADA) == ["corking-5", "corking-6"]
    assert [card.card for card in match.view(None).players[ADA].known] == ["corking-5"]


@pytest.mark.rule("ST-60")
def test_an_empty_hand_adds_nothing() -> None:
    match = last(seat(album=[["corking-3"]]), seat("robotter-5"))
    assert match.waiting == (BEN,)
    play(match, BEN, "keep robotter-5")
    assert match.over
    assert album(match, ADA) == [["corking-3"]]


@pytest.mark.rule("ST-60")
def test_choices_are_secret_until_all_have_chosen() -> None:
    match = last(seat("corking-5", "octopost-5"), seat("robotter-5"), seat("karate_kat-5"))
    play(match, BEN, "keep robotter-5")
    assert match.shown_action(0, ADA) is None
    assert match.shown_action(0, None) is None
    assert match.events(0, ADA)[0].key == "chose"
    play(match, ADA, "keep octopost-5")
    play(match, CEM, "keep karate_kat-5")
    assert match.shown_action(2, ADA) is not None  # the last choice reveals them all
    assert [event.key for event in match.events(2, None)][-1] == "albums-counted"


@pytest.mark.rule("ST-60")
def test_stickers_and_bonuses_no_longer_work() -> None:
    match = last(seat("astromouse-2", album=[["astromouse-3"]]), seat("robotter-5"))
    assert refused(match, ADA, "deck") == "ST-60"
    play(match, ADA, "keep astromouse-2")
    play(match, BEN, "keep robotter-5")
    assert match.over


def corkings(*counts: int) -> Match:
    """Corking lies on C1, a common space paying 6 and 4; `counts` of them lie in the albums."""
    numbers = iter(range(1, 13))
    seats = [seat(album=[cards("corking", *(next(numbers) for _ in range(n)))] if n else []) for n in counts]
    return table(*seats)


@pytest.mark.rule("ST-61")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 2, 2, 1), (6, 4, 4, 0)),  # the example of the rulebook
        ((3, 2, 1, 0), (6, 4, 0, 0)),
        ((3, 3, 2, 0), (6, 6, 0, 0)),  # a shared first place: the second is skipped
        ((1, 0, 0, 0), (6, 0, 0, 0)),
        ((2, 2, 2, 2), (6, 6, 6, 6)),
    ],
)
def test_largest_and_second_largest_score_and_ties_share(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    match = corkings(*counts)
    assert tuple(match.terms(player)["collections"] for player in range(4)) == points


@pytest.mark.rule("ST-61", "ST-3")
def test_the_printed_example_on_a_rare_space() -> None:
    """Four, two, two and one: 11, 8, 8 and nothing."""
    numbers = ([1, 2, 3, 4], [5, 6], [7, 8], [9])
    seats = [seat(album=[cards("count_oink", *held)]) for held in numbers]  # its marker lies on R1
    match = table(*seats)
    assert [match.terms(player)["collections"] for player in (ADA, BEN, CEM, DEA)] == [11, 8, 8, 0]


@pytest.mark.rule("ST-62")
@pytest.mark.parametrize(("counts", "points"), [((3, 2), (6, 0)), ((2, 2), (6, 6)), ((0, 1), (0, 6))])
def test_two_players_score_only_the_largest(counts: tuple[int, int], points: tuple[int, int]) -> None:
    match = corkings(*counts)
    assert tuple(match.terms(player)["collections"] for player in range(2)) == points


@pytest.mark.rule("ST-63")
def test_every_star_is_a_point() -> None:
    match = table(seat(album=[["astromouse-1", "astromouse-3"], ["octopost-1"]]), seat())
    assert match.terms(ADA) == {"collections": 14 + 6, "stars": 3 + 1, "specials": 0, "start": 0}


def ended(*albums: list[list[str]], start: int = ADA, box: Box | None = None) -> Match:
    """Nobody has a hand, so the last turn of the third seat ends the game."""
    match = table(
        *(seat(album=one) for one in albums), seat("robotter-6"), phase="play", turn=len(albums), start=start, pile=[],
        display=[], options={"start": "even"} if box else None, box=box,
    )  # fmt: skip
    return play(match, len(albums), "play robotter-6", "done")


@pytest.mark.rule("ST-64")
def test_the_most_points_win() -> None:
    match = table(seat("corking-5", album=[["corking-3"]]), seat("robotter-5"), phase="last card", display=[], pile=[])
    play(match, ADA, "keep corking-5")
    play(match, BEN, "keep robotter-5")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "reserve"
    assert [place.seat for place in outcome.ranking] == [BEN, ADA]  # Ben's album holds all the rest


@pytest.mark.rule("ST-64")
def test_ties_go_to_the_larger_collection_of_the_rarest_set() -> None:
    """Both make 6 with one common set; Ada's lies further left."""
    left, right = [["corking-5"]], [["chokoala-5"]]
    match = ended(left, right)
    outcome = match.outcome()
    assert outcome is not None
    by_seat = {place.seat: place for place in outcome.ranking}
    assert by_seat[ADA].points == by_seat[BEN].points
    assert (by_seat[ADA].rank, by_seat[BEN].rank) == (2, 3)
    assert (by_seat[ADA].tie_break, by_seat[BEN].tie_break) == (1, 0)


@pytest.mark.rule("ST-64")
def test_if_all_is_equal_the_place_is_shared() -> None:
    match = ended([PLAIN[:1]], [PLAIN[1:]])
    outcome = match.outcome()
    assert outcome is not None
    assert [(place.seat, place.rank) for place in outcome.ranking] == [(CEM, 1), (ADA, 2), (BEN, 2)]


@pytest.mark.rule("ST-84", "ST-64")
@pytest.mark.parametrize(("start", "ranks"), [(ADA, (2, 3)), (BEN, (3, 2))])
def test_a_head_start_counts_like_any_points(start: int, ranks: tuple[int, int]) -> None:
    """Without it both would share a place; the third seat has all the rest."""
    box = dressed({}, even_start=[EvenStart(n, [1] + [0] * (n - 1)) for n in (2, 3, 4)])
    outcome = ended([PLAIN[:1]], [PLAIN[1:]], start=start, box=box).outcome()
    assert outcome is not None
    by_seat = {place.seat: place for place in outcome.ranking}
    assert (by_seat[ADA].rank, by_seat[BEN].rank) == ranks
    assert abs(by_seat[ADA].points - by_seat[BEN].points) == by_seat[start].terms["start"] == 1
