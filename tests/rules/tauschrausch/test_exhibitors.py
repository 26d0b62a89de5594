"""The ten exhibitors: printed ones pay for a theme, cards for a colour, each round (TR-1, TR-54), also side by side."""

import pytest

from sammelsurium.games.tauschrausch import scoring
from sammelsurium.games.tauschrausch.cards import CURATOR, GALA_EVENING, GOLDEN_TWEEZERS
from sammelsurium.games.tauschrausch.state import EXHIBITORS, T_EXHIBITORS
from sammelsurium.kernel.contract import State

from .table import ADA, BEN, BOX, FACTS, lay, new_state

# Counted by hand: each half of the doubles B16 and B24, cancelled and faded stamps too; not S28, not the forever one.
TILES = {
    "a1": "S01", "c1": "S07", "e1": "B16", "i1": "S28", "a3": "R02", "d3": "S13", "f3": "S05", "h3": "S06",
    "a5": "S25", "c5": "B24", "l12": "forever",
}  # fmt: skip
PRINTED = {"stargazer": 3, "stonemason": 2, "zookeeper": 1, "gardener": 3, "mechanic": 2}
CARDS = {"lavender_farmer": 5, "beekeeper": 2, "sailor": 1, "forester": 2, "chocolatier": 1}
every_pair = pytest.mark.parametrize(("printed", "card"), list(zip(PRINTED, CARDS, strict=True)))


def evening(printed: str, *cards: int, event: int = GOLDEN_TWEEZERS) -> State:
    """Ada's album with its printed exhibitor and cards beside it, about to be scored."""
    state = new_state()
    number = list(PRINTED).index(printed)
    state.album[ADA], state.album[BEN] = number, (number + 1) % 5
    state.marker, state.revealed, state.events[0] = BEN, 1, event
    for card in cards:
        state.cards[ADA] |= 1 << card
    lay(state, ADA, TILES)
    return state


def paid(state: State) -> int:
    """To Ada; Ben, whose album is empty, gets nothing."""
    scoring.score_round(BOX.data, state)
    assert state.terms[BEN, T_EXHIBITORS] == 0
    return int(state.terms[ADA, T_EXHIBITORS])


@pytest.mark.rule("TR-1", "TR-90")
def test_the_tables_name_all_exhibitors_in_their_order() -> None:
    assert list(PRINTED) == [exhibitor.id for exhibitor in FACTS.album_exhibitor]
    assert list(CARDS) == [exhibitor.id for exhibitor in FACTS.exhibitor]


@pytest.mark.rule("TR-54", "TR-4", "TR-5", "TR-6")
@pytest.mark.parametrize(("printed", "points"), PRINTED.items())
def test_a_printed_exhibitor_pays_for_the_stamps_of_a_theme(printed: str, points: int) -> None:
    state = evening(printed)
    assert paid(state) == points
    assert paid(state) == 2 * points, "each round again"


@pytest.mark.rule("TR-54", "TR-4", "TR-5", "TR-6")
@pytest.mark.parametrize("printed", PRINTED)
@pytest.mark.parametrize(("card", "points"), CARDS.items())
def test_an_exhibitor_card_pays_for_a_colour_besides_what_the_printed_one_pays(
    card: str, points: int, printed: str
) -> None:
    assert paid(evening(printed, list(CARDS).index(card))) == PRINTED[printed] + points


@pytest.mark.rule("TR-54", "TR-90")
@every_pair
def test_gala_evening_and_the_curator_work_for_every_exhibitor(printed: str, card: str) -> None:
    number, curator = list(CARDS).index(card), EXHIBITORS + CURATOR
    stamps = PRINTED[printed] + CARDS[card]
    assert paid(evening(printed, number, event=GALA_EVENING)) == 2 * stamps
    assert paid(evening(printed, number, curator)) == stamps + 2
    assert paid(evening(printed, number, curator, event=GALA_EVENING)) == 2 * stamps + 2


@pytest.mark.rule("TR-54")
def test_all_five_cards_together() -> None:
    assert paid(evening("zookeeper", *range(EXHIBITORS))) == 1 + 5 + 2 + 1 + 2 + 1
