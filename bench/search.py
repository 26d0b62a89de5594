"""The search, one thread: a game is one iteration, from the position thought about to the end of the game."""

from importlib.metadata import version

from bench.measure import Count, Measurement, Plan
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match, Seated
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask
from sammelsurium.minds.plan import Plan as Thinking
from sammelsurium.minds.thought import Budget, think

ITERATIONS = 500  # for one position
SPREAD = 12  # positions of one game, evenly from its beginning to its end


def decisions_of_a_game(name: str, players: int) -> list[Seated]:
    """Every position with something to decide in one game that instinct plays."""
    match = Match.begin(find_game(name), [f"seat {seat}" for seat in range(players)])
    found, mind = [], find_mind("instinct")
    match.settle(Stream.of("bench", "deal"))
    while not match.over:
        seat = match.waiting[0]
        seated = match.seated(seat)
        if len(seated.legal()) > 1:
            found.append(seated)
        match.play(seat, ask(mind, seated, Stream.of("bench", "thoughts"), match.ply))
        match.settle(Stream.of("bench", "deal"))
    return found


def measure(plan: Plan, name: str, players: int) -> Measurement:
    positions = decisions_of_a_game(name, players)
    chosen = positions[:: max(1, len(positions) // SPREAD)]

    def search(seed: int) -> Count:
        for number, seated in enumerate(chosen):
            think(seated, Stream.of(f"{seed}", f"{number}"), Thinking(), Budget(ITERATIONS))
        return Count(ITERATIONS * len(chosen), len(chosen), 0)

    return Measurement(
        subject=f"search, {find_game(name).title}",
        players=players,
        version=version("sammelsurium"),
        counts="games: iterations, each played out to the end; decisions: positions thought about, "
        f"{len(chosen)} of one game from beginning to end, {ITERATIONS} iterations each",
        runs=plan.runs(search),
    )
