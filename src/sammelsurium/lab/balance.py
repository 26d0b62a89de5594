"""Plays many games of one mind against itself and writes `docs/balance/<game>.md`: what wins how often, what is chosen,
and whether that is as wished. What is counted and wished is in the game's own room `balance.py`.

Each setting (mind, number of players, setup) that was measured before with the same box stays on the page until it is
measured again.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import msgspec

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import NOBODY, State, copy_state
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.reading import read_json
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind

from .balance_page import write
from .figures import CHANGE, Counts, Measured, add_up
from .rungs import commit
from .simulation import Played, check_games, play_out, share_of_victory, whoever_acts
from .wishes import Observed, balance_of, variants_of
from .workers import in_processes

PLACE = "place"
QUICK = "instinct"  # plays the games that decide where stickers are stuck
REPORTS = 10  # lines of progress for each setting


@dataclass(frozen=True)
class Setting:
    """Everything that decides which games are played."""

    game: str
    mind: str
    players: int
    setup: str
    games: int
    positions: int  # of each game, in which choices with other boxes are compared
    seed: str

    def stream(self, purpose: str, number: int) -> Stream:
        return Stream.of(self.seed, f"{purpose} {number}")


# -- playing -------------------------------------------------------------------------------------------------------


def play(setting: Setting, number: int) -> list[Observed]:
    """What there is to see in game number `number`, whoever asks for it in whichever process."""
    game = find_game(setting.game)
    seen: list[State] = []
    watch = (lambda state: seen.append(copy_state(state))) if setting.positions else None
    played = _finish(game, setting, setting.mind, number, watch)
    shares = [float(share) for share in share_of_victory(played.ranks)]
    observed = list(balance_of(game).observe(game.box(), played.state, shares))
    if played.start != NOBODY:
        observed = [Observed(PLACE, str(played.place(seat)), share) for seat, share in enumerate(shares)] + observed
    return observed + (_changes(game, setting, number, seen) if setting.positions else [])


def _finish(
    game: Game, setting: Setting, mind: str, number: int, watch: Callable[[State], None] | None = None
) -> Played:
    options = game.read_options(balance_of(game).SETUPS[setting.setup])
    thoughts = [setting.stream(f"thought {seat} of", number) for seat in range(setting.players)]
    seats, deal = [find_mind(mind)] * setting.players, setting.stream("deal", number)
    return play_out(game, game.box(), options, seats, deal, thoughts, watch)


# -- comparing choices ---------------------------------------------------------------------------------------------


def _changes(game: Game, setting: Setting, number: int, seen: Sequence[State]) -> list[Observed]:
    """In some positions of a game: by how much the mind chooses otherwise with each variant of the box."""
    last = _finish(game, setting, QUICK, -1 - number).state
    variants = variants_of(game)(game.box(), last, setting.stream("variants", number))
    open_choices = [state for state in seen if len(whoever_acts(game, game.box(), state, setting.players).legal()) > 1]
    chance, thought, observed = setting.stream("position", number), setting.stream("usual box", number), []
    for turn in range(min(setting.positions, len(open_choices))):
        state = open_choices.pop(chance.draw(turn, len(open_choices)))
        usual = _choices(game, game.box(), state, setting, thought, 2 * turn)
        for name, box in variants.items():
            other = _choices(game, box, state, setting, setting.stream(f"box {name}", number), 2 * turn)
            observed.append(Observed(CHANGE, name, change(usual, other)))
    return observed


def _choices(game: Game, box: Box, state: State, setting: Setting, stream: Stream, counter: int) -> tuple[int, int]:
    """Two moves for the same position, chosen independently."""
    seated, mind = whoever_acts(game, box, state, setting.players), find_mind(setting.mind)
    return mind.choose(seated, stream, counter), mind.choose(seated, stream, counter + 1)


def change(usual: tuple[int, int], other: tuple[int, int]) -> float:
    """How much rather two choices differ with another box than with the same one.

    A mind that leaves something to chance also disagrees with itself. On average this is half the sum of the squared
    differences between the shares of the moves: 0 exactly if every move is as likely with either box, 1 if the mind
    always chooses one move with the one and always another with the other.
    """
    between = sum(one != two for one, two in product(usual, other)) / 4
    within = ((usual[0] != usual[1]) + (other[0] != other[1])) / 2
    return between - within


# -- measuring -----------------------------------------------------------------------------------------------------


def measure(setting: Setting, workers: int | None = 1) -> Measured:
    """Plays the games of a setting and adds up what was seen, with progress on stderr."""
    counts: Counts = {}
    step = max(1, setting.games // REPORTS)
    for number, observed in enumerate(in_processes(partial(play, setting), setting.games, workers), 1):
        add_up(counts, observed)
        if number % step == 0 or number == setting.games:
            told = f"{setting.game}, {setting.mind}, {setting.players} players, {setting.setup}"
            sys.stderr.write(f"{told}: {number} of {setting.games} games\n")
    return Measured(
        mind=setting.mind,
        players=setting.players,
        setup=setting.setup,
        games=setting.games,
        positions=setting.positions,
        seed=setting.seed,
        commit=commit(),
        box=find_game(setting.game).box().hash,
        counts=counts,
    )


def settings(
    game: Game, mind: str, games: int, players: Sequence[int], setups: Sequence[str], positions: int, seed: str
) -> list[Setting]:
    """What was asked for: all numbers of players from 2 and all setups, unless some are named. Refuses what cannot be
    played before the first game is."""
    balance = balance_of(game)
    find_mind(mind)
    check_games(games)
    for setup in setups:
        if setup not in balance.SETUPS:
            raise GameError(f"{game.title} has no setup “{setup}”; it has: {', '.join(balance.SETUPS)}")
    for number in players:
        game.check_players(number)
    compared = positions if hasattr(balance, "variants") else 0
    return [
        Setting(game.name, mind, number, setup, games, compared, seed)
        for setup, number in product(setups or balance.SETUPS, players or [each for each in game.players if each > 1])
    ]


# -- keeping -------------------------------------------------------------------------------------------------------


def kept(file: Path, box: str) -> list[Measured]:
    """What was measured before with the same box."""
    if not file.exists():
        return []
    try:
        known = read_json(file.read_bytes(), list[Measured])
    except msgspec.MsgspecError as error:
        raise GameError(f"{file} is no list of measurements: {error}") from error
    return [one for one in known if one.box == box]


def keep(game: Game, folder: Path, new: Measured) -> None:
    """Puts a measurement in the place of an earlier one of the same setting, and writes the page."""
    file = folder / f"{game.name}.json"
    known = {one.setting: one for one in kept(file, new.box)} | {new.setting: new}
    everything = [known[setting] for setting in sorted(known)]
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(everything), indent=1) + b"\n")
    file.with_suffix(".md").write_text(write(game, everything), encoding="utf-8")
