"""RLCard: gin rummy in pure Python, played by its own random agents."""

from importlib.metadata import version

from bench.measure import Count, Measurement, Plan


def measure(plan: Plan) -> Measurement:
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.games.gin_rummy.utils.action_event import DrawCardAction

    env = rlcard.make("gin-rummy", config={"seed": plan.seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    rlcard.utils.set_seed(plan.seed)  # its random agents draw from the global generator

    def play(_: int) -> Count:
        env.run(is_training=False)
        actions = [action for _, action in env.action_recorder]
        return Count(1, len(actions), sum(isinstance(action, DrawCardAction) for action in actions))

    return Measurement(
        subject="RLCard gin-rummy",
        players=env.num_players,
        version=version("rlcard"),
        counts="decisions: steps of the environment; "
        "chances: cards drawn from the stock, which happen inside those steps",
        runs=plan.runs(play),
    )
