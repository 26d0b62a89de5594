"""Set planning: what a card is worth depends on which sets are still to be won, and on the turns left for them."""

from collections.abc import Callable, Mapping

import numpy as np

from sammelsurium.kernel.contract import State
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, GAME, cards, dressed, play, seat, table

Change = Callable[[State], None]


def as_it_is(state: State) -> None:
    """Changes nothing."""


def foreseen(match: Match, change: Change = as_it_is, player: int = ADA) -> Mapping[str, float]:
    """What each legal move looks worth after the longer look, which leaves the state alone."""
    seated = match.seated(player)
    moves, state = seated.legal(), seated.state
    change(state)
    values, before = np.full(len(moves), np.nan), state.tobytes()
    GAME.foresee(match.box.data, state, player, moves, len(moves), values)
    assert np.isfinite(values).all()
    assert state.tobytes() == before
    return dict(zip(match.legal(player), map(float, values), strict=True))


def best(values: Mapping[str, float]) -> str:
    return max(values, key=lambda move: values[move])


# -- which sets are to be won --------------------------------------------------------------------------------------


def test_a_set_that_cannot_be_won_is_dropped() -> None:
    """With two players a set has six cards. Astromouse lies on the rarest space, robotter on a common one."""
    display = ["astromouse-5", "robotter-5"]
    contested = foreseen(table(seat(), seat(album=[cards("astromouse", 1)]), display=display))
    assert contested["take astromouse-5"] > contested["take robotter-5"]
    lost = foreseen(table(seat(), seat(album=[cards("astromouse", 1, 2, 3, 4)]), display=display))
    assert lost["take astromouse-5"] < lost["take robotter-5"]


def test_a_set_that_is_won_needs_no_more_cards() -> None:
    won = seat(album=[cards("astromouse", 1, 2, 3, 4)])
    values = foreseen(table(won, seat(), display=["astromouse-5", "robotter-5"]))
    assert values["take astromouse-5"] < values["take robotter-5"]


def test_cards_that_another_is_known_to_hold_count_against_a_set() -> None:
    match = table(seat("astromouse-4"), seat(*cards("astromouse", 1, 2, 3)), display=["astromouse-5", "robotter-5"])

    def shown(state: State) -> None:
        state.least[BEN, 0] = 3

    assert foreseen(match, shown)["take astromouse-5"] < foreseen(match)["take astromouse-5"]


def test_a_set_that_another_is_known_not_to_hold_is_safer() -> None:
    match = table(seat(*cards("count_oink", 3, 4), "robotter-5"), seat("octopost-5"), phase="play")

    def denied(state: State) -> None:
        state.most[BEN, 1] = 0

    assert foreseen(match, denied)["play count_oink-3"] > foreseen(match)["play count_oink-3"]


def test_with_three_players_the_second_place_counts() -> None:
    """Against four cards two players have nothing to gain by a second one, three have."""
    leader, display = seat(album=[cards("astromouse", 1, 2, 3, 4)]), ["astromouse-6", "robotter-5"]
    mine = seat("astromouse-5")
    two = foreseen(table(mine, leader, display=display))["take astromouse-6"]
    three = foreseen(table(mine, leader, seat(), display=display))["take astromouse-6"]
    third = foreseen(table(mine, leader, seat(album=[cards("astromouse", 7, 8)]), display=display))["take astromouse-6"]
    assert three > two
    assert third > two


# -- for how many of them there is time ----------------------------------------------------------------------------


def test_a_set_for_which_no_turn_is_left_is_dropped() -> None:
    held = [*cards("astromouse", 3, 4, 5), *cards("count_oink", 3, 4, 5)]
    match = table(seat(*held), seat(), display=["robotter-5", "astromouse-6"])

    def last_turn(state: State) -> None:
        state.pile_size = 0

    early, late = foreseen(match), foreseen(match, last_turn)
    assert late["take robotter-5"] < 0.7 * early["take robotter-5"]
    assert late["take astromouse-6"] == early["take astromouse-6"]


def test_the_set_that_brings_most_is_played_and_the_best_sticker_last() -> None:
    match = table(seat("astromouse-2", "astromouse-4", "robotter-5"), seat(album=[["robotter-4"]]), phase="play")
    assert best(foreseen(match)) == "play astromouse-4"
    assert best(foreseen(play(match, ADA, "play astromouse-4"))) == "play astromouse-2"


def test_a_third_card_is_played_for_the_exchange_it_allows() -> None:
    """Hocus hare on R2 can go up to L1 if a third card is laid: that brings more the better one stands there."""
    held, rival = cards("robotter", 3, 5, 6), seat(album=[["octopost-4"]])
    strong = table(seat(*held, album=[cards("hocus_hare", 1, 2, 3)]), rival, phase="play")
    assert best(foreseen(play(strong, ADA, "play robotter-3"))) == "play robotter-5"
    assert best(foreseen(play(strong, ADA, "play robotter-5"))) == "play robotter-6"
    weak = table(seat(*held, album=[["hocus_hare-1"]]), rival, phase="play")
    play(weak, ADA, "play robotter-3", "play robotter-5")
    assert foreseen(weak)["play robotter-6"] < foreseen(strong)["play robotter-6"]


def test_whoever_holds_three_of_a_set_counts_on_the_exchange() -> None:
    two = table(seat(*cards("robotter", 3, 4), album=[cards("hocus_hare", 1, 2)]), seat(), phase="play")
    three = table(seat(*cards("robotter", 3, 4, 5), album=[cards("hocus_hare", 1, 2)]), seat(), phase="play")
    assert foreseen(three)["play robotter-3"] > foreseen(two)["play robotter-3"] + 1.0


# -- markers and questions -----------------------------------------------------------------------------------------


def test_a_set_in_hand_is_pushed_up_as_well() -> None:
    held = cards("robotter", 3, 4, 5)
    match = table(seat(*held, *cards("hocus_hare", 3, 4, 5)), seat(album=[["astromouse-4"]]), phase="play")
    play(match, ADA, *(f"play {card}" for card in held))
    assert best(foreseen(match)) == "bonus exchange L1 R2"


def test_a_rocket_lifts_the_set_that_one_leads() -> None:
    box = dressed({"octopost-3": ("rocket",)})
    mine = seat("octopost-3", album=[cards("count_oink", 1, 2, 3)])
    match = table(mine, seat(album=[["astromouse-4"]]), phase="play", box=box)
    values = foreseen(play(match, ADA, "play octopost-3"))
    launched = {move: value for move, value in values.items() if move.startswith("rocket")}
    assert best(launched) == "rocket L1 R1"


def test_a_card_known_to_be_there_is_asked_for() -> None:
    match = table(seat("count_oink-2"), seat("astromouse-4", "robotter-4"), seat("octopost-4"), phase="play")
    play(match, ADA, "play count_oink-2")

    def shown(state: State) -> None:
        state.least[CEM, 7] = 1

    questions = {move: value for move, value in foreseen(match, shown).items() if move.startswith("ask 3")}
    assert best(questions) == "ask 3 octopost"


def test_what_is_no_part_of_a_plan_stays_as_it_is_judged() -> None:
    match = table(seat("astromouse-2", "octopost-5"), seat(), phase="play")
    values = foreseen(play(match, ADA, "play astromouse-2"))
    assert values["done"] == 0.0


def test_without_a_move_there_is_nothing_to_plan() -> None:
    """No marker lies on the board before Chance has dealt them."""
    match, values = Match.begin(GAME, ("Ada", "Ben")), np.zeros(1)
    GAME.foresee(match.box.data, match.state, ADA, GAME.new_moves(), 0, values)
    assert values[0] == 0.0
