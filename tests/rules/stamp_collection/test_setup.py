"""Setting up (SC-10 to SC-12), giving albums out (SC-2), and the option "even start" (SC-121)."""

import pytest
from msgspec import structs

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, DEAL, FACTS, GAME, NAMES, begin, money, of, refused, stock

SEEDS = [str(number) for number in range(40)]


@pytest.mark.rule("SC-2")
def test_albums_are_dealt_at_random_and_no_album_twice() -> None:
    dealt = [[of(begin(3, seed), player)["album"] for player in range(3)] for seed in SEEDS]
    assert all(len(set(albums)) == 3 for albums in dealt)
    assert {albums[ADA] for albums in dealt} == {1, 2, 3, 4}


def picking(start: int) -> Match:
    """Three players about to pick their albums."""
    match = Match.begin(GAME, NAMES[:3], {"albums": "picked"})
    match.play(CHANCE, f"start {start + 1}")
    match.settle(DEAL)
    return match


@pytest.mark.rule("SC-2", "SC-10")
def test_whoever_picks_an_album_sees_the_fair() -> None:
    match = picking(start=BEN)
    view = match.view(BEN)
    assert all(view.fair)
    assert (view.coins, view.pile, view.turn) == (4, 80, None)
    assert [choice.verb for choice in match.choices(BEN)] == ["album"] * 4
    assert refused(match, BEN, "buy 1 a1") == "SC-2"
    for album in (1, 2, 3):
        match.play(match.waiting[0], f"album {album}")
    assert match.waiting == (BEN,)
    assert match.view(BEN).fair == view.fair


@pytest.mark.rule("SC-2", "SC-10")
def test_albums_are_dealt_when_the_fair_has_been_laid_out() -> None:
    told = [action.move.split()[0] for action in begin(3).actions]
    assert told == ["start"] + ["deal"] * 8 + ["album"] * 3


@pytest.mark.rule("SC-2")
def test_with_the_option_players_pick_albums_clockwise_from_the_start_player() -> None:
    match = picking(start=BEN)
    order: list[int] = []
    for album in (3, 1, 4):
        order += match.waiting
        match.play(match.waiting[0], f"album {album}")
    assert order == [BEN, CEM, ADA]
    assert [of(match, player)["album"] for player in range(3)] == [4, 3, 1]
    assert of(match, BEN)["mounts"] == {FACTS.album[2].printed.space: FACTS.album[2].printed.colour}


@pytest.mark.rule("SC-2")
def test_a_picked_album_is_gone_and_nobody_picks_out_of_turn() -> None:
    match = picking(start=BEN)
    assert refused(match, ADA, "album 1") == "SC-2"
    assert refused(match, BEN, "coin") == "SC-2"
    match.play(BEN, "album 1")
    assert refused(match, CEM, "album 1") == "SC-2"
    assert match.legal(CEM) == ["album 2", "album 3", "album 4"]
    match.play(CEM, "album 2")
    match.play(ADA, "album 3")
    assert refused(match, BEN, "album 4") == "SC-2"


@pytest.mark.rule("SC-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_of_88_tiles_are_dealt_face_up_and_four_coins_lie_on_the_fair(players: int) -> None:
    match = begin(players)
    view = match.view(None)
    assert (view.pile, view.discards, view.coins) == (80, 0, 4)
    assert all(match.position()["fair"])


@pytest.mark.rule("SC-10")
def test_every_tile_of_the_pile_is_as_likely_as_another() -> None:
    match = begin(2)
    before = Match.begin(GAME, match.seats)
    before.play(*match.actions[0])
    chances = int(GAME.chance(before.box.data, before.state))
    dealt = [before.game.notation.write(before.box.data, before.state, CHANCE, n) for n in range(chances)]
    assert {name.removeprefix("deal "): dealt.count(name) for name in dealt} == stock()


@pytest.mark.rule("SC-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_one_gold_and_one_silver(players: int) -> None:
    assert [money(begin(players), player) for player in range(players)] == [6] * players


@pytest.mark.rule("SC-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    matches = [begin(players, seed) for seed in SEEDS]
    assert {match.waiting[0] for match in matches} == set(range(players))
    assert all(match.view(None).start == match.waiting[0] for match in matches)


@pytest.mark.rule("SC-12")
def test_at_the_beginning_everything_is_in_the_common_supply() -> None:
    view = begin(4).view(None)
    assert all(bonus.holder is None for bonus in view.bonus)
    assert all(visitor.holder is None for visitor in view.connoisseurs)
    assert all((player.chocolates, player.loan) == (0, False) for player in view.players)


@pytest.mark.rule("SC-12")
def test_all_see_the_same_and_of_pile_and_discards_only_how_many_there_are() -> None:
    match = begin(3)
    for _ in range(6):
        match.play(match.waiting[0], "coin")
        match.settle(DEAL)
    seen = [match.view(seat) for seat in (None, ADA, BEN, CEM)]
    for view in seen:
        assert (view.pile, view.discards) == (72, 8)
    open_to_all = [structs.replace(view, refused=[]) for view in seen]  # without what the reader himself cannot buy
    assert open_to_all == [open_to_all[0]] * 4
    assert [player.money for player in seen[0].players] == [money(match, player) for player in range(3)]


@pytest.mark.rule("SC-121")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_even_start_gives_silver_by_turn_order_from_the_start_player(players: int) -> None:
    silver = next(start.silver for start in FACTS.even_start if start.players == players)
    starters = set()
    for seed in SEEDS[:12]:
        match = begin(players, seed, start="even")
        first = match.waiting[0]
        starters.add(first)
        assert [money(match, (first + place) % players) for place in range(players)] == silver
    assert len(starters) > 1
    assert silver == sorted(silver), "who comes later has at least as much"
    assert silver[0] < silver[-1]
