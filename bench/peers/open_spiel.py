"""OpenSpiel: games written in C++, driven from Python in its usual loop."""

from importlib.metadata import version
from random import Random  # noqa: TID251 a generator of our own, because OpenSpiel leaves choosing to the caller

from bench.measure import Count, Measurement, Plan


def measure(plan: Plan, name: str) -> Measurement:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> Count:
        random = Random(seed).random
        state = game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
                action, _ = pyspiel.sample_action(state.chance_outcomes(), random())
            else:
                decisions += 1
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
            state.apply_action(action)
        return Count(1, decisions, chances)

    return Measurement(
        subject=f"OpenSpiel {name}",
        players=game.num_players(),
        version=version("open_spiel"),
        counts="decisions: actions at player nodes; chances: actions at chance nodes, every dealt card one",
        runs=plan.runs(play),
    )
