"""Catanatron: Catan in pure Python, played by its own random players."""

from importlib.metadata import version

from bench.measure import Count, Measurement, Plan


def measure(plan: Plan) -> Measurement:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.models.enums import ActionType

    def is_chance(action_type: object, value: object) -> bool:
        if action_type is ActionType.MOVE_ROBBER:
            return bool(value and value[-1])  # type: ignore[index]  # the last entry is the stolen card
        return action_type in (ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD)

    def play(seed: int) -> Count:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        actions = game.state.actions
        return Count(1, len(actions), sum(is_chance(action.action_type, action.value) for action in actions))

    return Measurement(
        subject="Catanatron",
        players=len(Color),
        version=version("catanatron"),
        counts="decisions: entries of its action log, forced rolls and ends of turn included; "
        "chances: rolls, development cards and thefts, which happen inside those actions",
        runs=plan.runs(play),
    )
