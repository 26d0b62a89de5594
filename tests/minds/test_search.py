"""What the search promises: it looks ahead, it does not peek, it can be repeated, stopped and continued."""

import os
import threading
import zlib
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from kuhn_poker.codes import BET, PASS
from kuhn_poker.state import CARDS
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, OVER, State, copy_state
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, Seated
from sammelsurium.kernel.registry import find_game, games, house_games
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import Mind
from sammelsurium.minds.levels import LEVELS
from sammelsurium.minds.plan import Plan
from sammelsurium.minds.sitting import Sitting
from sammelsurium.minds.thought import Budget, think, win_chance
from tests.contract.exchanged import KUHN

from .pennies import pennies
from .tables import hurried, tables

GAMES = list(games().values())
uncompiled = pytest.mark.usefixtures("uncompiled")
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
POSITIONS = int(os.environ.get("SAMMELSURIUM_FAIR_POSITIONS", "100" if compiled.enabled else "3"))
STREAM = Stream.of("search", "test")
FEW = Budget(64 if compiled.enabled else 12)


def begun(game: Game, players: int = 2) -> Match:
    match = Match.begin(game, [f"seat {n}" for n in range(players)])
    match.settle(Stream.of("search", "deal"))
    return match


def poker(card: str, *said: str) -> Seated:
    """Kuhn poker after what was said, for whoever speaks next holding that card."""
    match = Match.begin(KUHN, ["Ada", "Ben"])
    speaker = len(said) % 2
    other = next(one for one in CARDS if one != card)
    for name in (card, other) if speaker == 0 else (other, card):
        match.play(CHANCE, f"deal {name}")
    for number, word in enumerate(said):
        match.play(number % 2, word)
    return match.seated(speaker)


@uncompiled
@pytest.mark.parametrize(("card", "best"), [("king", BET), ("jack", PASS)])
def test_a_bet_is_answered_by_what_the_card_is_worth(card: str, best: int) -> None:
    assert think(poker(card, "bet"), STREAM, Plan(), Budget(500))[0].move == best


@uncompiled
def test_the_best_card_always_wins_and_the_worst_never_against_a_bet_that_is_called() -> None:
    called = {one.move: one.win for one in think(poker("king", "bet"), STREAM, Plan(), Budget(500))}
    assert called[BET] == 1.0
    lost = {one.move: one.win for one in think(poker("jack", "bet"), STREAM, Plan(), Budget(500))}
    assert lost[BET] == 0.0


@uncompiled
def test_who_chooses_at_the_same_time_does_not_peek() -> None:
    assert win_chance(pennies(), STREAM, Plan(), Budget(2000)) == pytest.approx(0.5, abs=0.06)


@uncompiled
def test_the_check_of_peeking_sees_a_peek() -> None:
    assert win_chance(pennies(peeking=True), STREAM, Plan(), Budget(1000)) < 0.2


@by_game
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_stream_and_iterations_give_the_same_thought(game: Game, threads: int) -> None:
    match = begun(game)
    seated = match.seated(match.waiting[0])
    budget = replace(FEW, threads=threads)
    first, again = (think(seated, STREAM, Plan(), budget) for _ in range(2))
    assert first == again
    assert first != think(seated, Stream.of("search", "another"), Plan(), budget)


@by_game
def test_candidates_are_legal_and_more_thought_looks_at_more_of_them(game: Game) -> None:
    match = begun(game)
    seated = match.seated(match.waiting[0])
    short, long = (think(seated, STREAM, Plan(first=2, widening=0.5), Budget(n)) for n in (8, 200))
    assert {one.move for one in long} <= {int(move) for move in seated.legal()}
    assert len(short) <= len(long)
    assert len(short) < len(seated.legal()) or len(short) == len(long)
    assert sum(one.visits for one in long) == 199  # the first iteration only looks at the root


@by_game
def test_points_by_term_are_what_games_end_with(game: Game) -> None:
    """With one iteration left in the game's last decision, they are exact; before, they lie among possible points."""
    match = begun(game)
    for one in think(match.seated(match.waiting[0]), STREAM, Plan(), FEW):
        assert set(one.terms) == set(game.scoring.TERMS)
        assert one.points == pytest.approx(sum(one.terms.values()))
        assert 0 <= one.win <= 1
        assert 0 < one.value < 1


def expected(match: Match, seat: int, sitting: Sitting | None = None) -> None:
    """The seat makes the move that a longer thought prefers, and Chance deals."""
    seated = match.seated(seat)
    match.play(seat, seated.write(think(seated, STREAM, Plan(), Budget(400), sitting)[0].move))
    match.settle(Stream.of("search", "deal"))


def visits(match: Match, seat: int, sitting: Sitting) -> int:
    """How often its moves have been looked at after two more looks."""
    return sum(one.visits for one in think(match.seated(seat), STREAM, Plan(), Budget(2), sitting))


@pytest.mark.parametrize("game", house_games().values(), ids=lambda game: game.name)
def test_what_was_thought_before_is_kept_along_what_happened(game: Game) -> None:
    """Also over what others and Chance do, as long as that was thought of; in most of some turns it was. Games of a few
    turns end before."""
    kept, played = [], begun(game)
    for _ in range(12):
        match, sitting = played.back_to(played.ply), Sitting()
        seat = match.waiting[0]
        expected(match, seat, sitting)
        while seat not in match.waiting:
            expected(match, match.waiting[0])
        kept.append(visits(match, seat, sitting))
        assert visits(match, seat, Sitting()) <= 2
        expected(played, played.waiting[0])
    assert max(kept) > 2


def test_a_sitting_notices_that_a_move_was_taken_back() -> None:
    match, sitting = begun(find_game("tauschrausch")), Sitting()
    seat = match.waiting[0]
    think(match.seated(seat), STREAM, Plan(), FEW, sitting)
    first, other = match.legal(seat)[:2]
    match.play(seat, first)
    think(match.seated(seat), STREAM, Plan(), FEW, sitting)
    back = match.back_to(match.ply - 1)
    back.play(seat, other)
    assert think(back.seated(seat), STREAM, Plan(), FEW, sitting) == think(back.seated(seat), STREAM, Plan(), FEW)


def test_a_stopped_thought_ends_at_once_and_says_what_it_has() -> None:
    match, sitting, found = begun(GAMES[0]), Sitting(), []
    seated = match.seated(match.waiting[0])
    thinking = threading.Thread(target=lambda: found.extend(think(seated, STREAM, Plan(), Budget(1 << 40, 2), sitting)))
    thinking.start()
    sitting.stop.set()
    thinking.join(60)
    assert not thinking.is_alive()
    assert sum(one.visits for one in found) < 1 << 30


def test_impatience_ends_a_thought_and_every_level_still_answers() -> None:
    match = begun(GAMES[0])
    seated = match.seated(match.waiting[0])
    for level in LEVELS:
        assert level.choose(seated, STREAM, 0, Sitting(patience=0.0)) in seated.legal()
        stopped = Sitting()
        stopped.stop.set()
        assert level.choose(seated, STREAM, 0, stopped) in seated.legal()


# -- fairness ------------------------------------------------------------------------------------------------------


def positions(game: Game, wanted: int) -> list[tuple[State, int, int]]:
    """States, who is to act and how many play, from games that instinct plays at tables of all kinds."""
    found: list[tuple[State, int, int]] = []
    kinds, number = tables(game), 0
    while len(found) < wanted:
        players, options = kinds[number * 7 % len(kinds)]
        deal, instinct = Stream.of("fair", f"deal {number}"), find_mind("instinct")
        box, state = game.box(), game.new_state()
        game.start(box.data, state, players, game.option_codes(options))
        step = 0
        while (actors := int(game.to_act(state))) != OVER and len(found) < wanted:
            step += 1
            if actors == CHANCE:
                game.apply(box.data, state, CHANCE, deal.draw(step, int(game.chance(box.data, state))))
                continue
            seat = (actors & -actors).bit_length() - 1
            veiled = copy_state(state)
            game.veil(box.data, veiled, seat)
            seated = Seated(game, box, veiled, seat, players)
            if len(seated.legal()) > 1:
                found.append((copy_state(state), seat, players))
            game.apply(box.data, state, seat, instinct.choose(seated, deal, step))
        number += 1
    return found


def tells_apart(game: Game, minds: Sequence[Mind], state: State, seat: int, players: int, number: int) -> bool:
    """Another world is thought up from what the seat knows; does a mind move otherwise there?"""
    box, veiled = game.box(), copy_state(state)
    game.veil(box.data, veiled, seat)
    other = copy_state(veiled)
    game.resample(box.data, other, seat, np.uint64(number))
    game.veil(box.data, other, seat)
    mind = minds[number % len(minds)]
    here, there = (mind.choose(Seated(game, box, one, seat, players), STREAM, number) for one in (veiled, other))
    return here != there


class Reader:
    """Decides by every byte it is shown."""

    name = "reader"

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        moves = seated.legal()
        return int(moves[zlib.crc32(seated.state.tobytes()) % len(moves)])


@by_game
def test_a_move_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: Game) -> None:
    minds: list[Mind] = [*map(hurried, LEVELS), Reader()]
    for number, (state, seat, players) in enumerate(positions(game, POSITIONS)):
        assert not tells_apart(game, minds, state, seat, players, number)


def test_the_check_of_fairness_sees_a_game_that_hides_nothing() -> None:
    game = find_game("stickers")
    open_handed = replace(game, functions={**game.functions, "veil": lambda box, state, seat: None})
    known = enumerate(positions(game, POSITIONS))
    assert any(tells_apart(open_handed, [Reader()], state, seat, players, n) for n, (state, seat, players) in known)
