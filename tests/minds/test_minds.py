"""All minds, through the interface every mind has."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import UNPLANNED
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, Seated
from sammelsurium.kernel.registry import house_games
from sammelsurium.lab.simulation import simulate, summarise
from sammelsurium.minds import find_mind, minds
from sammelsurium.minds.base import Mind, ask
from sammelsurium.minds.levels import LEVELS, Level
from sammelsurium.minds.sitting import Sitting

from .pennies import pennies
from .tables import hurried, play_checked, tables

GAMES = list(house_games().values())


QUICK = [find_mind("random"), find_mind("instinct"), *(hurried(level) for level in LEVELS)]
MANY = 100 if compiled.enabled else 6  # without the compiler a game takes a second


def test_the_simplest_mind_comes_first_and_an_unknown_one_is_refused() -> None:
    assert minds()[:2] == ("random", "instinct")
    assert [find_mind(name).name for name in minds()] == list(minds())
    with pytest.raises(GameError, match="there is no mind “oracle”; there is: random, instinct"):
        find_mind("oracle")


@pytest.mark.parametrize("mind", QUICK, ids=lambda mind: mind.name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_mind_only_chooses_legal_moves_at_every_table(game: Game, mind: Mind) -> None:
    kinds = tables(game)
    searches = isinstance(mind, Level) and mind.effort > 0
    few = 1 + len(kinds) // (12 if searches else 48)  # `python -m tests.minds.tables` plays at all of them
    for players, options in kinds[:: few if compiled.enabled else 16]:
        assert play_checked(game, players, options, [mind], f"{mind.name} {options}")[mind.name] > 0


class Cheat:
    """Answers with what nobody may do, or meddles with the position."""

    name = "cheat"

    def __init__(self, meddles: bool) -> None:
        self.meddles = meddles

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        if not self.meddles:
            return -1
        move = int(seated.legal()[0])
        seated.game.apply(seated.box.data, seated.state, seated.seat, move)
        return move


@pytest.mark.parametrize(("meddles", "told"), [(False, "which is not legal"), (True, "changed the position")])
def test_the_check_of_minds_sees_a_cheat(meddles: bool, told: str) -> None:
    players, options = tables(GAMES[0])[0]
    with pytest.raises(AssertionError, match=told):
        play_checked(GAMES[0], players, options, [Cheat(meddles)], "cheat")


@pytest.mark.parametrize("mind", QUICK, ids=lambda mind: mind.name)
def test_the_choice_depends_on_nothing_but_what_the_seat_knows_and_the_draw(mind: Mind) -> None:
    """Two matches that came to the same position on different ways, and a mind that has thought of others meanwhile."""
    game, name, stream = GAMES[0], mind.name, Stream.of("same", mind.name)
    match = Match.begin(game, ["Ada", "Ben", "Cem"])
    match.settle(Stream.of("same", "deal"))
    for counter in range(12):
        seat = match.waiting[0]
        again = Match.from_position(game, ["Xan", "Yve", "Zoe"], match.position())
        first = ask(mind, match.seated(seat), stream, counter)
        ask(mind, match.seated(seat), Stream.of("other", name), counter + 1)
        assert ask(mind, again.seated(seat), stream, counter) == first
        match.play(seat, first)
        match.settle(Stream.of("same", "deal"))


@pytest.mark.usefixtures("uncompiled")
def test_the_best_levels_follow_a_plan_that_the_game_makes_and_think_where_it_has_none() -> None:
    seated = pennies()
    asked: list[float] = []

    def plan_move(box: object, state: object, seat: int, effort: float, stop: object) -> int:
        asked.append(effort)
        return plan

    planning = replace(seated, game=seated.game.with_rooms(planner=SimpleNamespace(plan_move=plan_move)))
    for level in LEVELS:
        hasty = replace(hurried(level), overlooks=0.0)
        for plan in (0, 1):
            chosen = hasty.choose(planning, Stream.of("plan", level.name), 0)
            assert chosen == plan or not level.plans
        plan = UNPLANNED
        assert hasty.choose(planning, Stream.of("plan", level.name), 0) in (0, 1)
    assert asked == [hurried(level).effort for level in LEVELS if level.plans for _ in range(3)]
    assert [level.name for level in LEVELS if level.plans] == ["collector", "expert", "master"]


def test_who_overlooks_more_takes_the_best_move_less_often_however_few_there_are() -> None:
    def share_of_best(overlooks: float) -> float:
        level = Level("someone", 0.0, overlooks)
        taken = [level._noticed(Stream.of("overlooked", f"{n}"), [(7, 1.0), (3, 0.9)], 20.0) for n in range(600)]
        return taken.count(7) / len(taken)

    shares = [share_of_best(overlooks) for overlooks in (0.0, 0.4, 0.8)]
    assert shares[0] == 1.0
    assert shares == pytest.approx([1.0, 1 / 1.4, 1 / 1.8], abs=0.06)


def test_what_looks_far_better_than_the_rest_is_not_overlooked() -> None:
    level = Level("someone", 0.0, 0.99)
    for number in range(20):
        assert level._noticed(Stream.of("glaring", f"{number}"), [(7, 30.0), (3, 9.0), (5, 8.0)], 20.0) == 7


def test_random_takes_every_legal_move_sooner_or_later() -> None:
    match = Match.begin(GAMES[0], ["Ada", "Ben"])
    match.settle(Stream.of("random", "deal"))
    seat = match.waiting[0]
    stream = Stream.of("random", "thoughts")
    taken = {ask(find_mind("random"), match.seated(seat), stream, counter) for counter in range(2000)}
    assert taken == set(match.legal(seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_instinct_clearly_beats_random(game: Game) -> None:
    played = list(simulate(game, 2, MANY, ["instinct", "random"], "strength"))
    lines = {line.name: line for line in summarise(played, lambda one, seat: one.minds[seat])}
    assert lines["instinct"].wins > 0.7
    assert lines["instinct"].points > lines["random"].points


def test_a_simulation_is_the_same_for_the_same_seed_and_moves_minds_from_seat_to_seat() -> None:
    runs = [list(simulate(GAMES[0], 3, 2, ["instinct", "random"], seed)) for seed in ("1", "1", "2")]
    points = [[one.points for one in run] for run in runs]
    assert points[0] == points[1] != points[2]
    assert len({one.minds for one in runs[0]}) > 1


@pytest.mark.parametrize(
    ("players", "number", "names", "message"),
    [
        (5, 1, ["random"], "for 2 to 4 players, not for 5"),
        (2, 0, ["random"], "0 games cannot be played"),
        (2, 1, [], "0 minds do not fit 2 seats"),
        (2, 1, ["random"] * 3, "3 minds do not fit 2 seats"),
        (2, 1, ["oracle"], "there is no mind “oracle”"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(players: int, number: int, names: list[str], message: str) -> None:
    with pytest.raises(GameError, match=message):
        next(simulate(GAMES[0], players, number, names, "1"))


def test_a_shared_victory_counts_as_its_share() -> None:
    played = list(simulate(GAMES[0], 2, 6, ["random"], "shares"))
    lines = summarise(played, lambda _, seat: str(seat))
    assert np.isclose(sum(line.wins for line in lines), 1.0)
