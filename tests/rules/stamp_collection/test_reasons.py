"""Why a tile cannot be bought, or not for some places: one true reason, with the numbers that decide."""

from collections.abc import Mapping
from typing import Any

import pytest

from sammelsurium.games.stamp_collection.picture import PLACE_NAMES
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.text import LANGUAGES
from tests.kernel.test_texts import bundle_of, said

from .table import ADA, BEN, GAME, purchases, refused, seat, spaces_costing, table
from .test_log_and_previews import GAMES, played

ANY_TIME = {"loans": "any time"}


def nowhere(match: Match) -> dict[int, tuple[str, dict[str, Any]]]:
    """By tile that cannot be bought at all: the rule, and the numbers it is told with."""
    return {one.tile: (one.rule, one.args) for one in match.view(ADA).refused if not one.places}


def here(match: Match, tile: int, place: str) -> tuple[str, Mapping[str, Any]]:
    (found,) = [one for one in match.view(ADA).refused if one.tile == tile and place in one.places]
    return found.rule, found.args


def test_for_a_tile_that_cannot_be_bought_the_nearest_rule_is_named() -> None:
    walled = {"a1": "brown", "b1": "red", "a2": "pink"}
    full = ["green plant", "green animal"]
    ada = seat("blue", money=4, loan=True, mounts=walled, stamps={"a1": "brown plant"}, storage=full)
    fair = ["storage", "brown mount", "brown animal", "purple mount", None, "red plant"]
    match = table(ada, seat("green"), fair=fair, coins=4)
    reasons = nowhere(match)
    assert reasons[1] == ("SC-50", {"slots": 2, "where": "anywhere"})
    assert {tile: rule for tile, (rule, _) in reasons.items()}.items() >= {1: "SC-50", 2: "SC-32", 3: "SC-42"}.items()
    assert not reasons.keys() & {4, 5, 6}, "these can be bought, or are not there"
    assert match.view(BEN).refused == match.view(None).refused == []


def test_without_money_every_tile_is_named_with_what_it_costs_and_what_there_is() -> None:
    reasons = nowhere(table(seat("blue", money=1, loan=True), seat("green"), fair=["storage"], coins=4))
    told = ("SC-24", {"total": 4, "money": 1, "loan": "none", "coin": 5, "where": "anywhere"})
    assert reasons == dict.fromkeys(range(1, 9), told)


def test_whether_a_loan_would_do_is_said() -> None:
    poor, poorer = seat("blue", money=1), seat("blue", money=0)
    assert 1 not in nowhere(table(poor, seat("green"), fair=["storage"])), "the purchase itself takes the loan"
    assert nowhere(table(poor, seat("green"), fair=["storage"], options=ANY_TIME))[1][1]["loan"] == "enough"
    assert nowhere(table(poorer, seat("green"), fair=["storage"], options=ANY_TIME))[1][1]["loan"] == "short"
    assert nowhere(table(poorer, seat("green"), fair=["storage"]))[1][1]["loan"] == "short"


def test_a_space_that_is_too_dear_is_told_with_its_own_cost() -> None:
    match = table(seat("blue", money=5, loan=True), seat("green"), fair=["red mount"], coins=4)
    dear = spaces_costing(match, 2)[0]
    told = {"total": 6, "money": 5, "loan": "none", "extra": 2, "where": "here"}
    assert here(match, 1, dear) == ("SC-33", told)


def test_a_mount_that_has_only_dear_spaces_left_is_told_with_the_cheapest() -> None:
    """Beside the printed mount every space costs something."""
    match = table(seat("blue", money=4, loan=True), seat("green"), fair=["blue mount"], coins=4)
    rule, args = nowhere(match)[1]
    assert (rule, args["extra"], args["total"]) == ("SC-33", 1, 5)


def test_storing_is_refused_as_agreed_at_the_table() -> None:
    ada, fair = seat("blue", money=9), ["blue plant"]
    assert here(table(ada, seat("green"), fair=fair), 1, "storage")[1]["storing"] == "english"
    match = table(ada, seat("green"), fair=fair, options={"storing": "german"})
    assert here(match, 1, "storage") == ("SC-41", {"storing": "german", "where": "here"})


def test_every_place_of_every_tile_is_offered_or_refused_with_the_rule_that_forbids_it() -> None:
    for players, options in GAMES:
        for match in played(players, "reasons", **options):
            if match.ply % 7 == 0 and match.view(match.waiting[0] if match.waiting else None).turn is not None:
                check_all(match, match.waiting[0])


def check_all(match: Match, player: int) -> None:
    view = match.view(player)
    told = {(one.tile, place): one.rule for one in view.refused for place in one.places or PLACE_NAMES}
    locked = {one.tile for one in view.refused if not one.places}
    for tile, lying in enumerate(view.fair, 1):
        offered = {move.split()[0] for move in purchases(match, player, tile)}
        assert (tile in locked) == (lying is not None and not offered)
        for place in PLACE_NAMES if lying else ():
            assert (place in offered) != ((tile, place) in told)
            if place not in offered and tile not in locked:
                assert refused(match, player, f"buy {tile} {place}") in {told[tile, place], "SC-80"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_all_they_need(language: str) -> None:
    bundle, told = bundle_of(GAME.folder / "text" / f"{language}.ftl"), set()
    for players, options in GAMES:
        for match in played(players, "words", **options):
            for one in match.view(match.waiting[0] if match.waiting else None).refused:
                attributes = bundle.get_message(f"rule-{one.rule}").attributes
                told.add(said(bundle, (f"rule-{one.rule}", "now" if "now" in attributes else None), one.args))
    assert len(told) > 20
