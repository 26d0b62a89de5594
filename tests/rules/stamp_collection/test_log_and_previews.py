"""What people are shown: the log of what happened, and what a choice would bring."""

from collections.abc import Iterator
from typing import Any

import pytest

from sammelsurium.games.stamp_collection.picture import Caption, Choice, Stamp
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree

from .table import ADA, BEN, FACTS, GAME, NAMES, begin, money, seat, showing, spaces_costing, table, told


def played(players: int, seed: str, **options: str) -> Iterator[Match]:
    """A random game, shown before every decision and at its end; now and then somebody interrupts."""
    deal, choose = Stream.of(seed, "deal"), Stream.of(seed, "choose")
    match = Match.begin(GAME, NAMES[:players], options)
    match.settle(deal)
    while not match.over:
        yield match
        actors = match.interrupting if match.interrupting and choose.draw(match.ply, 3) == 0 else match.waiting
        moves = match.legal(actors[0])
        match.play(actors[0], moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
    yield match


GAMES = [
    (2, {}),
    (2, {"loans": "any time", "albums": "picked", "storing": "german", "start": "even"}),
    (4, {"loans": "any time"}),
]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_points_told_in_the_log_add_up_to_the_score(players: int, options: dict[str, str]) -> None:
    match = list(played(players, "log", **options))[-1]
    for index in range(match.ply):
        before = match.back_to(index).points()
        for event in match.events(index, None):
            for player, change in event.points.items():
                before[int(player)] += change
            if event.key in ("dealt-album", "picked-album"):
                before[event.args["seat"]] += 1  # the printed field, which everybody gets
        assert before == match.back_to(index + 1).points()


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_preview_promises_what_the_move_brings(players: int, options: dict[str, str]) -> None:
    for match in played(players, "preview", **options):
        if match.ply % 3 == 0:
            for actor in match.waiting + match.interrupting:
                check_promises(match, actor)


def check_promises(match: Match, player: int) -> None:
    choices = match.choices(player)
    assert [choice.move for choice in choices] == match.legal(player)
    for choice in choices[:: max(1, len(choices) // 8)]:
        later = match.back_to(match.ply)
        later.play(player, choice.move)
        assert gain(match, later, player, choice) == choice.gain, choice.move
        assert sum(effect.points for effect in choice.effects) == choice.gain
        check_money(match, later, player, choice)


def gain(before: Match, after: Match, player: int, choice: Choice) -> int:
    """An album's printed field is there whichever is picked: no reason to choose, so no preview names it."""
    printed = 1 if choice.verb == "album" else 0
    return after.points()[player] - before.points()[player] - printed


def check_money(before: Match, after: Match, player: int, choice: Choice) -> None:
    change = money(after, player) - money(before, player)
    effects: dict[str, Any] = {effect.key: effect.args for effect in choice.effects}
    paid = sum(args["total"] for key, args in effects.items() if key.startswith("effect-pay"))
    assert paid == choice.total
    loan = 3 * ("effect-loan" in effects) - 4 * ("effect-repay" in effects)
    assert change == 5 * ("effect-coin" in effects) + loan - paid
    for key, args in effects.items():
        if key.startswith("effect-pay"):
            assert args["after"] == args["before"] - args["total"]


def test_a_purchase_is_told_step_by_step() -> None:
    ada = seat("blue", money=1, storage=["red plant"])
    match = table(ada, showing("green", "red animal"), fair=["red mount"], coins=4, round=2)
    match.play(ADA, f"buy 1 {spaces_costing(match, 0)[0]} loan")
    assert told(match) == ["took-loan", "bought-mount", "moved-stamp", "connoisseur-lured"]
    pieces = [move for event in match.events(0, BEN) for move in event.moves]
    assert ("fair/1", f"album/0/{spaces_costing(match.back_to(0), 0)[0]}") in pieces
    assert ("connoisseurs/1/red", "connoisseurs/0/red") in pieces


def test_the_end_of_a_round_is_told_with_the_pieces_that_go_and_come() -> None:
    match = table(fair=["storage", None, None, None], coins=3, round=11)
    match.play(ADA, "buy 1 slot")
    assert told(match) == ["bought-storage", "round-ended-row", "round-began", "ending-last-round"]
    pieces = [move for event in match.events(0, None) for move in event.moves]
    gone = [source for source, target in pieces if target == "discard"]
    assert gone == ["fair/5", "fair/6", "fair/7", "fair/8"]
    assert [target for source, target in pieces if source == "bank"] == ["coin/4"]


def test_the_end_of_round_and_game_is_foreseen() -> None:
    """A coin brings the same in both; that the game ends with it, people want to know before."""
    endings = {"effect-round-ends", "effect-game-ends"}
    for round, coins, foreseen in ((3, 2, set()), (3, 1, {"effect-round-ends"}), (12, 1, {"effect-game-ends"})):
        (coin,) = [choice for choice in table(coins=coins, round=round).choices(ADA) if choice.verb == "coin"]
        assert {effect.key for effect in coin.effects} & endings == foreseen


def test_the_end_of_the_game_is_told_with_the_loans_that_are_settled() -> None:
    match = table(seat("blue", loan=True, money=0), seat("green"), coins=1, round=12)
    match.play(ADA, "coin")
    assert told(match) == ["took-coin", "round-ended-coins", "loan-settled", "game-over-rounds"]


def test_setting_up_is_told_too() -> None:
    match = begin(2, albums="picked")
    match.play(match.waiting[0], "album 2")
    match.play(match.waiting[0], "album 4")
    assert told(match, 0) == ["start-player"]
    assert match.events(1, None)[0].moves == [("pile", "fair/1")]
    assert told(match, 9) == ["picked-album"]
    assert told(match, 10) == ["picked-album", "round-began"]
    dealt = begin(2)
    assert told(dealt, 10) == ["dealt-album", "round-began"]
    assert [action.actor for action in dealt.actions] == [CHANCE] * dealt.ply


def test_the_caption_says_which_round_it_is() -> None:
    assert table(round=7).caption() == Caption(round=7, rounds=12)
    assert table(round=12).view(ADA).ending == "last round"


def test_the_view_names_all_pieces() -> None:
    ada = showing("blue", *FACTS.bonus[0].stamps, storage=["red plant"])
    view = table(ada, seat("green"), fair=["storage", "red animal", "pink mount"]).view(None)
    assert as_tree(view.fair[:3]) == [
        {"kind": "storage"},
        {"kind": "stamp", "colour": "red", "motif": "animal"},
        {"kind": "mount", "colour": "pink"},
    ]
    assert view.players[ADA].storage == [Stamp("red", "plant")]
    assert [bonus.holder for bonus in view.bonus] == [ADA] + [None] * 10
    assert [album.taken for album in view.albums] == [ADA, BEN, None, None]
    assert sum(space.motif is not None for space in view.players[ADA].spaces) == len(FACTS.bonus[0].stamps)


def test_every_code_that_is_not_listed_is_refused_and_every_listed_one_is_not() -> None:
    """Codes never leave the process, but a server of another build may send any number."""
    ada = seat("blue", money=4, mounts={"a1": "pink"}, storage=["red plant", "red animal"])
    fair = ["storage", "red mount", "blue mount", "red plant", None, "blue plant"]
    finished = table(coins=0, round=12, phase="over")
    picking = Match.begin(GAME, NAMES[:2], {"albums": "picked"})
    picking.play(CHANCE, "start 1")
    for match in (table(ada, seat("green"), fair=fair), picking, finished):
        for player in (ADA, BEN):
            listed = set(map(int, match.seated(player).legal()))
            codes = range(GAME.rules.CODES)
            allowed = {code for code in codes if not GAME.refusal(match.box.data, match.state, player, code)}
            assert allowed == listed
