"""Tables set up in the middle of a game, for tests that speak of one rule.

A test says only what matters to it: hands, albums, the display. Cards it does not mention are in the pile, or, where it
names the pile, in the album of the last seat.
"""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from sammelsurium.games.stickers.box import Facts, Scenario, make_box
from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.games.stickers.campaign.sticking import Sticker, open_rules, places, put_on, stickers_of
from sammelsurium.games.stickers.notation import CARD_NAMES, card_number
from sammelsurium.games.stickers.state import SET_CARDS, SET_NAMES
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, Json
from sammelsurium.kernel.errors import Illegal
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game

GAME = find_game("stickers")
FACTS: Facts = GAME.box().facts
ADA, BEN, CEM, DEA = range(4)
NAMES = ("Ada", "Ben", "Cem", "Dea")
DEAL = Stream.of("rules", "deal")
LATE = {"moment": "to the letter"}
EVERY = {"combos": "every card"}


# -- boxes ---------------------------------------------------------------------------------------------------------


def dressed(worn: Mapping[str, Sequence[str]], **changes: Any) -> Box:
    """The box with stickers on some of its cards, wherever they come from, and other changed facts."""
    facts = FACTS
    for name, kinds in worn.items():
        for kind in kinds:
            facts = put_on(facts, card_number(name), Sticker(kind, 2, False))
    return make_box(replace(facts, **changes), "a dressed box")


def scenario_box(name: str, worn: Mapping[str, Sequence[str]] | None = None) -> Box:
    return dressed(worn or {}, scenario=sealed().find_scenario(name))


def finished_facts(seed: str = "finished") -> Facts:
    """Every booster opened, its stickers on cards drawn at random."""
    facts, stream, everywhere, n = FACTS, Stream.of(seed, "stick"), range(len(CARD_NAMES)), 0
    for booster in sealed().booster:
        facts = open_rules(facts, booster)
        for sticker in stickers_of(booster):
            found = places(facts, sticker, everywhere, everywhere)
            facts = put_on(facts, found[stream.draw(n, len(found))], sticker)
            n += 1
    return facts


def finished_game(scenario: Scenario | None = None, seed: str = "finished") -> Game:
    """The game with the box of a finished campaign."""
    box = make_box(replace(finished_facts(seed), scenario=scenario), "a finished box")
    return GAME.with_rooms(box=SimpleNamespace(read_box=lambda text, where: box))


# -- tables --------------------------------------------------------------------------------------------------------


def begin(players: int = 2, seed: str = "rules", box: Box | None = None, **options: str) -> Match:
    """A match dealt and ready for its first turn."""
    match = Match.begin(GAME, NAMES[:players], options, box)
    match.settle(Stream.of(seed, "deal"))
    return match


def seat(*hand: str, album: Sequence[Sequence[str]] = (), **more: Any) -> Json:
    """A hand, and collections with the open card last."""
    return {"hand": list(hand), "album": [list(collection) for collection in album]} | more


def cards(name: str, *numbers: int) -> list[str]:
    return [f"{name}-{number}" for number in numbers]


def table(
    *seats: Json,
    display: Sequence[str | None] | None = None,
    pile: Sequence[str] | None = None,
    phase: str = "take",
    turn: int = ADA,
    start: int = ADA,
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
    **more: Any,
) -> Match:
    """A match in the middle; the display is filled with cards nobody mentions, unless the test names them."""
    used = _mentioned(seats) + list(pile or [])
    shown = list(display) if display is not None else _others(used, len(seats))[:6]
    shown += [None] * (6 - len(shown))
    laid = [dict(one) for one in seats]
    if pile is not None:
        rest = _others(used + [card for card in shown if card], len(seats))
        laid[-1]["album"] = _with_rest(laid[-1]["album"], rest)
    position = {
        "phase": phase,
        "turn": turn + 1,
        "start": start + 1,
        "round": 3,
        "ending": pile is not None and not pile,
        "markers": list(SET_NAMES),
        "display": shown,
        "seats": laid,
    }
    return Match.from_position(GAME, NAMES[: len(seats)], position | more, options, box)


def _mentioned(seats: Sequence[Json]) -> list[str]:
    return [card for one in seats for card in (*one["hand"], *(c for held in one["album"] for c in held))]


def _others(used: Sequence[str], players: int) -> list[str]:
    """Cards of the game that lie nowhere yet, the last ones first: they wear nothing."""
    in_play = [
        f"{s}-{n + 1}" for n in reversed(range(SET_CARDS)) for s in SET_NAMES if least(f"{s}-{n + 1}") <= players
    ]
    return [card for card in in_play if card not in used]


def _with_rest(album: list[list[str]], rest: list[str]) -> list[list[str]]:
    collections = [list(collection) for collection in album]
    for name in SET_NAMES:
        more = [card for card in rest if card.startswith(f"{name}-")]
        found = next((one for one in collections if one and one[0].startswith(f"{name}-")), None)
        if found is not None:
            found[:0] = more
        elif more:
            collections.append(more)
    return collections


def least(card: str) -> int:
    name, _, number = card.rpartition("-")
    return FACTS.cards[name][int(number) - 1].least


# -- playing and looking -------------------------------------------------------------------------------------------


def play(match: Match, player: int, *moves: str) -> Match:
    for move in moves:
        match.play(player, move)
    return match


def draw(match: Match, *names: str) -> Match:
    for name in names:
        match.play(CHANCE, f"draw {name}")
    return match


def refused(match: Match, player: int, move: str) -> str:
    """The rule that forbids a move; playing it must fail and change nothing."""
    before = match.state.tobytes()
    with pytest.raises(Illegal) as found:
        match.play(player, move)
    assert match.state.tobytes() == before
    assert match.why(player, move) == found.value.rule
    assert move not in match.legal(player)
    return found.value.rule


def hand(match: Match, player: int) -> list[str]:
    held: list[str] = match.position()["seats"][player].get("hand", [])
    return held


def album(match: Match, player: int) -> list[list[str]]:
    laid: list[list[str]] = match.position()["seats"][player].get("album", [])
    return laid


def pending(match: Match) -> dict[str, int]:
    return {chip.kind: chip.count for chip in match.view(None).pending}


def markers(match: Match) -> dict[str, str]:
    return {space.space: space.set for space in match.view(None).board}


def finish_turn(match: Match) -> Match:
    """Takes and plays the first card there is, uses nothing, draws."""
    turn = match.view(None).turn
    while match.view(None).turn == turn and not match.over:
        if match.waiting:
            legal = match.legal(match.waiting[0])
            match.play(match.waiting[0], "done" if "done" in legal else legal[0])
        match.settle(DEAL)
    return match
