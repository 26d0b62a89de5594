"""Makes the records in this folder anew: `.venv/bin/python -m tests.records.stickers.make`.

Needed whenever the box or the version of the rules changes. Every game is one between bots, the first of a fixed row of
seeds that shows what it is kept for; the example turn is the rulebook's, and the campaign is played by bots as well.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sammelsurium.games.stickers.state import SET_NAMES
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask
from tests.rules.stickers.test_full_campaign import uninterrupted

FOLDER = Path(__file__).parent
GAME = find_game("stickers")
NAMES = ("Ada", "Ben", "Cem", "Dea")
SEEDS = 500


@dataclass(frozen=True)
class Wanted:
    """What a record is kept for."""

    players: int
    minds: Sequence[str] = ("instinct",)
    options: Mapping[str, str] = field(default_factory=dict)
    shows: Callable[[Match], bool] = lambda match: True


def last_card(place: str) -> Callable[[Match], bool]:
    """The last card of the reserve went to the display, to a hand that is refilled, or was drawn by an effect."""
    return lambda match: place_of_last_card(match) == place


def place_of_last_card(match: Match) -> str:
    index = max(number for number, action in enumerate(match.actions) if action.actor == CHANCE)
    phase: str = match.back_to(index).position()["phase"]
    return {"refill display": "display", "refill hand": "hand"}.get(phase, "effect")


def is_tied(match: Match) -> bool:
    outcome = match.outcome()
    return bool(outcome and outcome.ranking[0].tie_break)


def is_won_by_the_head_start(match: Match) -> bool:
    """Without it somebody else would have had the most points."""
    outcome = match.outcome()
    assert outcome is not None
    first, *others = ((place.points, place.points - place.terms["start"]) for place in outcome.ranking)
    return all(first[0] > points for points, _ in others) and any(first[1] < earned for _, earned in others)


RECORDS = {
    "ends_in_the_display_two_players": Wanted(2, shows=last_card("display")),
    "ends_in_a_hand_three_players": Wanted(3, shows=last_card("hand")),
    "ends_by_an_effect_four_players": Wanted(4, shows=last_card("effect")),
    "won_by_the_rarest_set": Wanted(2, shows=is_tied),
    "even_start": Wanted(4, options={"start": "even"}, shows=is_won_by_the_head_start),
    "every_card_to_the_letter": Wanted(3, options={"combos": "every card", "moment": "to the letter"}),
}


def played(wanted: Wanted, seed: str) -> Match:
    deal = Stream.of(seed, "deal")
    thoughts = [Stream.of(seed, f"thought {player}") for player in range(wanted.players)]
    minds = [find_mind(wanted.minds[player % len(wanted.minds)]) for player in range(wanted.players)]
    match = Match.begin(GAME, NAMES[: wanted.players], wanted.options)
    match.settle(deal)
    while not match.over:
        player = match.waiting[0]
        match.play(player, ask(minds[player], match.seated(player), thoughts[player], match.ply))
        match.settle(deal)
    return match


def candidates(wanted: Wanted) -> Iterator[Match]:
    for number in range(SEEDS):
        match = played(wanted, f"record {number}")
        if wanted.shows(match):
            yield match


def example_turn() -> Match:
    """Bea takes Count Oink, plays three Astromice, turns up a Hocus Hare that asks, and exchanges two markers."""
    markers = [*SET_NAMES[:2], "geekosaurus", "hocus_hare", *SET_NAMES[4:]]
    position = {
        "phase": "take", "turn": 1, "start": 1, "round": 1, "ending": False, "markers": markers,
        "display": ["count_oink-5", "corking-4", "corking-5", "octopost-5", "octopost-6", "robotter-5"],
        "seats": [
            {"hand": ["astromouse-2", "astromouse-3", "astromouse-4", "chokoala-4", "karate_kat-4", "robotter-6"]},
            {"hand": ["corking-3", "chokoala-5", "chokoala-6", "karate_kat-5", "karate_kat-6", "octopost-7"]},
            {"hand": ["corking-6", "chokoala-7", "chokoala-8", "karate_kat-7", "karate_kat-8", "octopost-8"]},
            {"hand": ["corking-7", "chokoala-9", "chokoala-1", "karate_kat-9", "karate_kat-1", "octopost-9"]},
        ],
    }  # fmt: skip
    match = Match.from_position(GAME, ["Bea", "Oliver", "Roman", "Vincent"], position)
    for actor, move in (
        (0, "take count_oink-5"),
        (0, "play astromouse-3"),
        (0, "play astromouse-4"),
        (0, "play astromouse-2"),
        (0, "deck"),
        (CHANCE, "draw hocus_hare-11"),
        (0, "ask 2 corking"),
        (1, "give corking-3"),
        (CHANCE, "draw robotter-7"),
        (0, "bonus exchange L1 R2"),
        (CHANCE, "draw geekosaurus-5"),
    ):
        match.play(actor, move)
    return match


def main() -> None:
    matches = {name: next(candidates(wanted)) for name, wanted in RECORDS.items()}
    for name, match in (matches | {"example_turn": example_turn()}).items():
        (FOLDER / f"{name}.json").write_text(match.record().to_json(), encoding="utf-8")
    (FOLDER / "campaigns" / "fifteen_games.json").write_text(uninterrupted().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
