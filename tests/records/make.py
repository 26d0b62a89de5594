"""Makes the records in this folder anew: `.venv/bin/python -m tests.records.make`.

Needed whenever the box or the version of the rules changes, for then old records no longer fit. Every record but the
rulebook's example turns is a game between bots, the first of a fixed row of seeds that shows what it is kept for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

from .example_turns import example_turns

FOLDER = Path(__file__).parent / "stamp_collection"
GAME = find_game("stamp_collection")
NAMES = ("Ada", "Ben", "Cem", "Dea")
SEEDS = 3000


@dataclass(frozen=True)
class Wanted:
    """What a record is kept for."""

    players: int
    minds: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    shows: Callable[[Match], bool] = lambda match: True


def reason(match: Match) -> str:
    outcome = match.outcome()
    return outcome.reason if outcome else ""


def ended_by(wanted: str) -> Callable[[Match], bool]:
    return lambda match: reason(match) == wanted


def borrowed_and_repaid(match: Match) -> bool:
    """Also out of turn, which is what the option allows and the default does not."""
    moments = [(action, match.back_to(ply).waiting) for ply, action in enumerate(match.actions)]
    out_of_turn = [action.move for action, waiting in moments if action.actor not in (CHANCE, *waiting)]
    return "loan" in out_of_turn and any(action.move == "repay" for action in match.actions)


def barred_from_storage(match: Match) -> bool:
    """Somebody could not store a stamp that the English text would have let him store."""
    for index in range(match.ply):
        moment = match.back_to(index)
        for player in moment.waiting:
            barred = [tile for tile in range(1, 9) if moment.why(player, f"buy {tile} storage") == "SC-41"]
            if any(not could_mount(moment, player, tile) for tile in barred):
                return True
    return False


def could_mount(match: Match, player: int, tile: int) -> bool:
    return any(move.startswith(f"buy {tile} ") for move in match.legal(player))


RECORDS = {
    "ends_with_round_12_two_players": Wanted(2, ["instinct"], shows=ended_by("rounds")),
    "ends_with_round_12_three_players": Wanted(3, ["instinct"], shows=ended_by("rounds")),
    "ends_with_round_12_four_players": Wanted(4, ["instinct"], shows=ended_by("rounds")),
    "ends_with_9_bonus_points": Wanted(2, ["instinct"], shows=ended_by("bonus")),
    "ends_with_16_mounts": Wanted(2, ["instinct", "random"], shows=ended_by("mounts")),
    "albums_picked": Wanted(3, ["instinct"], {"albums": "picked"}),
    "loans_any_time": Wanted(3, ["random"], {"loans": "any time"}, borrowed_and_repaid),
    "storing_german": Wanted(4, ["instinct"], {"storing": "german"}, barred_from_storage),
    "even_start": Wanted(4, ["instinct"], {"start": "even"}),
}


def played(wanted: Wanted, seed: str) -> Match:
    """A whole game; random players now and then act on another's turn, where the rules let them."""
    deal = Stream.of(seed, "deal")
    thoughts = [Stream.of(seed, f"thought {player}") for player in range(wanted.players)]
    minds = [find_mind(wanted.minds[player % len(wanted.minds)]) for player in range(wanted.players)]
    match = Match.begin(GAME, NAMES[: wanted.players], wanted.options)
    match.settle(deal)
    while not match.over:
        player = match.waiting[0]
        for other in match.interrupting:
            if minds[other].name == "random" and thoughts[other].draw(match.ply, 8) == 0:
                player = other
        match.play(player, ask(minds[player], match.seated(player), thoughts[player], match.ply))
        match.settle(deal)
    return match


def candidates(wanted: Wanted) -> Iterator[Match]:
    for number in range(SEEDS):
        match = played(wanted, f"record {number}")
        if wanted.shows(match):
            yield match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    matches = {name: next(candidates(wanted)) for name, wanted in RECORDS.items()}
    matches |= {f"example_turns_{language}": example_turns(language) for language in ("de", "en")}
    for name, match in matches.items():
        (FOLDER / f"{name}.json").write_text(match.record().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
