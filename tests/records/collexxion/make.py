"""Makes the records in this folder anew: `.venv/bin/python -m tests.records.collexxion.make`.

Needed whenever the box or the version of the rules changes, for then old records no longer fit. Every record is a game
between bots, the first of a fixed row of seeds that ends in the way it is kept for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

FOLDER = Path(__file__).parent
GAME = find_game("collexxion")
NAMES = ("Ada", "Ben", "Cem", "Dea")
SEEDS = 1000

TEAMS = {"partners": "teams"}
EXPERTS = {"actions": "experts"}
GIVE = {"actions": "experts give"}


@dataclass(frozen=True)
class Wanted:
    """What a record is kept for."""

    players: int
    ending: str
    mind: str
    options: Mapping[str, str] = field(default_factory=dict)


# Every variant with both ways to end; the other options are spread over them.
RECORDS = {
    "two_players_tokens": Wanted(2, "tokens", "instinct"),
    "two_players_pile": Wanted(2, "pile", "random", {"accessible": "resting"}),
    "three_players_tokens": Wanted(3, "tokens", "instinct", {"reward": "smallest"}),
    "three_players_pile": Wanted(3, "pile", "random", {"accessible": "untouched"}),
    "four_players_tokens": Wanted(4, "tokens", "instinct"),
    "four_players_pile": Wanted(4, "pile", "random"),
    "teams_tokens": Wanted(4, "tokens", "instinct", TEAMS | {"accessible": "resting"}),
    "teams_pile": Wanted(4, "pile", "random", TEAMS | {"reward": "smallest"}),
    "experts_tokens": Wanted(3, "tokens", "instinct", EXPERTS),
    "experts_pile": Wanted(3, "pile", "random", GIVE | {"memory": "log"}),
    "teams_experts_tokens": Wanted(4, "tokens", "instinct", TEAMS | GIVE),
    "teams_experts_pile": Wanted(4, "pile", "random", TEAMS | EXPERTS | {"accessible": "untouched"}),
}


def played(wanted: Wanted, seed: str) -> Match:
    deal = Stream.of(seed, "deal")
    thoughts = [Stream.of(seed, f"thought {player}") for player in range(wanted.players)]
    mind = find_mind(wanted.mind)
    match = Match.begin(GAME, NAMES[: wanted.players], wanted.options)
    match.settle(deal)
    while not match.over:
        player = match.waiting[0]
        match.play(player, ask(mind, match.seated(player), thoughts[player], match.ply))
    return match


def first(wanted: Wanted) -> Match:
    """The first seed whose game ends as wanted."""
    for number in range(SEEDS):
        match = played(wanted, f"record {number}")
        outcome = match.outcome()
        if outcome and outcome.reason == wanted.ending:
            return match
    raise AssertionError(f"no game among {SEEDS} ends by {wanted.ending}")


def main() -> None:
    for name, wanted in RECORDS.items():
        (FOLDER / f"{name}.json").write_text(first(wanted).record().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
