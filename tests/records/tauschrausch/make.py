"""Makes the records in this folder anew: `.venv/bin/python -m tests.records.tauschrausch.make`.

Needed whenever the box or the version of the rules changes. Every record is a game between bots, the first of a fixed
row of seeds that shows what it is kept for.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

FOLDER = Path(__file__).parent
GAME = find_game("tauschrausch")
NAMES = ("Ada", "Ben", "Cem", "Dea", "Eli")
SEEDS = 200_000


@dataclass(frozen=True)
class Wanted:
    """What a record is kept for."""

    players: int
    mind: str
    reason: str = "days"
    options: Mapping[str, str] = field(default_factory=dict)


RECORDS = {
    "two_players": Wanted(2, "instinct"),
    "three_players": Wanted(3, "instinct"),
    "four_players_contests_in_turn": Wanted(4, "instinct", options={"contests": "in turn", "start": "even"}),
    "five_players_reveal_when_settled": Wanted(5, "random", options={"reveal": "when settled"}),
    "three_players_competition_ranking": Wanted(3, "random", options={"forever": "competition"}),
    "four_players_albums_picked": Wanted(4, "instinct", options={"albums": "picked"}),
    "pinzetta_beaten": Wanted(1, "instinct", "beaten", {"rival": "newcomer"}),
    "pinzetta_won": Wanted(1, "random", "lost", {"rival": "legend"}),
    "pinzetta_tied": Wanted(1, "random", "tied", {"rival": "dealer"}),
}


def played(wanted: Wanted, seed: str) -> Match:
    deal = Stream.of(seed, "deal")
    thoughts = [Stream.of(seed, f"thought {seat}") for seat in range(wanted.players)]
    mind = find_mind(wanted.mind)
    match = Match.begin(GAME, NAMES[: wanted.players], wanted.options)
    match.settle(deal)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, ask(mind, match.seated(seat), thoughts[seat], match.ply))
        match.settle(deal)
    return match


def candidates(wanted: Wanted) -> Iterator[Match]:
    for number in range(SEEDS):
        match = played(wanted, f"record {number}")
        outcome = match.outcome()
        if outcome and outcome.reason == wanted.reason:
            yield match


def rare_ending(wanted: Wanted) -> Match:
    """The first random game that ends as wanted, found by the compiled driver and then told move by move."""
    box, state, moves = GAME.box().data, GAME.new_state(), GAME.new_moves()
    options = GAME.option_codes(GAME.read_options(wanted.options))
    ranks, ties, tally = np.zeros(wanted.players, np.int64), np.zeros(wanted.players, np.int64), np.zeros(2, np.int64)
    stream = Stream.of("record", wanted.reason)
    for number in range(SEEDS):
        key = np.uint64(word(stream.key, number))
        GAME.driver.random_game(box, state, wanted.players, options, key, moves, tally)
        if GAME.scoring.REASONS[GAME.outcome(box, state, ranks, ties)] == wanted.reason:
            return told(wanted, key)
    raise LookupError(f"no random game of {SEEDS} ends with “{wanted.reason}”")


def told(wanted: Wanted, key: np.uint64) -> Match:
    """The game that the driver plays with this key; only for one player, who never has to be chosen."""
    match = Match.begin(GAME, NAMES[: wanted.players], wanted.options)
    while not match.over:
        if match.waiting:
            legal = match.legal(match.waiting[0])
            match.play(match.waiting[0], legal[int(draw(key, match.ply, len(legal)))])
        else:
            outcome = int(draw(key, match.ply, int(GAME.chance(match.box.data, match.state))))
            match.play(CHANCE, GAME.notation.write(match.box.data, match.state, CHANCE, outcome))
    return match


def main() -> None:
    for name, wanted in RECORDS.items():
        match = rare_ending(wanted) if wanted.reason == "tied" else next(candidates(wanted))
        (FOLDER / f"{name}.json").write_text(match.record().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
