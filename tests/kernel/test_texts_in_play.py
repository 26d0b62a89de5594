"""Whatever a game can say has words: played at random, every event, preview and refusal is looked up."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import Option
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.registry import games

# Before a sentence is formatted, ids are resolved: a seat to its player's name, a colour to its region.
RESOLVED = {"seat": "who", "from_seat": "from_who"}
TRIES = 64  # of all move codes, each position tries so many, the next position the next ones
LONG = 2000  # actions that a long game may take
GAMES = [game for game in games().values() if (game.folder / "text").is_dir()]


class Variables(Visitor):
    """The variables of a whole message, attributes included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.names.add(node.id.name)


def messages(folder: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / "text" / "en.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def given(args: Mapping[str, object]) -> set[str]:
    return {RESOLVED.get(name, name) for name in args}


@cache
def played(game: Game, players: int, number: int) -> Match:
    """A random game to its end; the second one of so many players with other options than usual."""
    deal, choose = (Stream.of(f"texts {players} {number}", purpose) for purpose in ("deal", "choose"))
    options = last_choices(game.for_players(players).options) if number else {}
    match = Match.begin(game, [f"Player {seat}" for seat in range(players)], options)
    match.settle(deal)
    while not match.over:
        seated = match.seated(match.waiting[0])
        moves = seated.legal()
        match.play(seated.seat, seated.write(int(moves[choose.draw(match.ply, len(moves))])))
        match.settle(deal)
    return match


def last_choices(options: tuple[Option, ...]) -> dict[str, str]:
    """Away from the defaults."""
    return {option.name: option.choices[-1] for option in options}


def tables(game: Game) -> Iterator[Match]:
    """Two games for every number of players; of the long ones one, the options in turn."""
    short = game.rules.LONGEST < LONG
    for players in game.players:
        yield from (played(game, players, number) for number in range(2) if short or number == players % 2)


def positions(match: Match, every: int) -> Iterator[Match]:
    """The match at every so many plies, where somebody is to act; of a long game at a sixth as many."""
    stride = every if match.game.rules.LONGEST < LONG else 6 * every
    found = (match.back_to(ply) for ply in range(0, match.ply, stride))
    return (position for position in found if position.waiting)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_and_preview_has_words_and_all_they_need(game: Game) -> None:
    known, missing = messages(game.folder), set()
    for match in tables(game):
        choices = (choice for position in positions(match, 4) for choice in position.choices(position.waiting[0]))
        said = [(effect["key"], effect["args"]) for choice in choices for effect in as_tree(choice).get("effects", ())]
        happened = (as_tree(event) for index in range(match.ply) for event in match.events(index, None))
        said += [(event["key"], event["args"]) for event in happened if event["key"]]
        for key, args in said:
            lacking = known[key] - given(args) if key in known else {"the whole message"}
            missing |= {(key, name) for name in lacking}
    assert sorted(missing) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_refusal_has_words(game: Game) -> None:
    known, missing = messages(game.folder), set()
    for match in (position for table in tables(game) for position in positions(table, 1)):
        seat = match.ply % len(match.seats)
        stride = 1 + game.rules.CODES // TRIES
        codes = range(match.ply % stride, game.rules.CODES, stride)
        found = {int(game.refusal(match.box.data, match.state, seat, code)) for code in codes}
        missing |= {f"rule-{game.prefix}-{number}" for number in found - {0}} - known.keys()
    assert sorted(missing) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_terms_and_reasons_have_words(game: Game) -> None:
    wanted = {"game-title", "game-tagline"}
    for option in game.options:
        wanted.add(f"option-{option.name}")
        wanted |= {f"option-{option.name}-{choice.replace(' ', '-')}" for choice in option.choices}
    wanted |= {f"term-{term}" for term in game.scoring.TERMS}
    wanted |= {f"reason-{reason}" for reason in game.scoring.REASONS}
    assert sorted(wanted - messages(game.folder).keys()) == []
