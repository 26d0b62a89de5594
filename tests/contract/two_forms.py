"""Plays the same random games compiled and plain, and compares them ply by ply.

    .venv/bin/python -m tests.contract.two_forms 1000             all games, a thousand of each
    .venv/bin/python -m tests.contract.two_forms 50 stickers      one of them

A form is a process of its own: without the compiler (NUMBA_DISABLE_JIT=1) the whole of a game is plain. Each
writes what it met, one row a ply; the rows must be the same.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest

import numpy as np

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, OVER, SPECTATOR, copy_state
from sammelsurium.kernel.contract_test import all_options
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game, games

SLOW_EVERY = 61  # plies: then everything a game can be asked is asked, at the others only what playing needs
STOPPED = "stopped with"
MODULE = "tests.contract.two_forms"
CODES = 24  # refusals asked for then, beside those of the listed moves


def digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=6).hexdigest()


def lowest_seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Play:
    """One random game; `rows` tells it."""

    def __init__(self, game: Game, number: int) -> None:
        self.game, self.box = game, game.box().data
        self.players = game.players[number % len(game.players)]
        combinations = list(all_options(game.for_players(self.players)))
        self.options = combinations[number // len(game.players) % len(combinations)]
        self.stream = Stream.of("two forms", f"{game.name} {number}")
        self.state, self.moves, self.terms = game.new_state(), game.new_moves(), game.new_terms()
        game.start(self.box, self.state, self.players, game.option_codes(self.options))

    def rows(self) -> Iterator[str]:
        ply = 0
        while (actors := int(self.game.to_act(self.state))) != OVER:
            actor, move, asked = self._choose(actors, ply)
            everything = digest(*self._everything(ply)) if ply % SLOW_EVERY == 0 else ""
            self.game.apply(self.box, self.state, actor, move)
            yield f"{ply} {actor} {move} {asked} {digest(self.state.tobytes())} {everything}"
            ply += 1
        ranks, ties = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        reason = int(self.game.outcome(self.box, self.state, ranks, ties))
        yield f"over {reason} {ranks.tolist()} {ties.tolist()} {digest(*self._everything(ply))}"

    def _choose(self, actors: int, ply: int) -> tuple[int, int, str]:
        """Who acts, what, and of what it was chosen."""
        if actors == CHANCE:
            n = int(self.game.chance(self.box, self.state))
            return CHANCE, self.stream.draw(ply, n), str(n)
        others = int(self.game.interrupting(self.box, self.state))
        seats = lowest_seats(others if others and self.stream.draw(-2 - ply, 8) == 0 else actors)
        seat = seats[self.stream.draw(1 << 40 | ply, len(seats))]
        listed = self._listed(seat)
        return seat, listed[self.stream.draw(ply, len(listed))], digest(str(listed).encode())

    def _listed(self, seat: int) -> list[int]:
        listed: list[int] = self.moves[: self.game.legal(self.box, self.state, seat, self.moves)].tolist()
        return listed

    def _everything(self, ply: int) -> Iterator[bytes]:
        """All that a game can be asked, from each seat and from those who watch."""
        key = np.uint64(self.stream.draw(1 << 41 | ply, 1 << 30))
        for seat in range(SPECTATOR, self.players):
            veiled = copy_state(self.state)
            self.game.veil(self.box, veiled, seat)
            yield veiled.tobytes()
            self.game.resample(self.box, veiled, seat, key)
            yield veiled.tobytes()
            if seat != SPECTATOR:
                yield from self._asked_of(seat, ply)
        sums = self.game.new_sums()
        self.game.census(self.box, self.state, sums)
        yield sums.tobytes()

    def _asked_of(self, seat: int, ply: int) -> Iterator[bytes]:
        listed = self._listed(seat)
        yield str(listed).encode()
        probes = [self.stream.draw((1 << 42 | ply) * CODES + i, self.game.rules.CODES) for i in range(CODES)]
        yield str([int(self.game.refusal(self.box, self.state, seat, code)) for code in listed + probes]).encode()
        yield str(int(self.game.score(self.box, self.state, seat, self.terms))).encode() + self.terms.tobytes()
        values = np.zeros(len(self.moves))
        self.game.judge(self.box, self.state, seat, self.moves, len(listed), values)
        yield str([f"{value:.6f}" for value in values[: len(listed)]]).encode()  # powers differ in their last bit


def told(game: Game, first: int, games: int) -> Iterator[str]:
    for number in range(first, first + games):
        play = Play(game, number)
        yield f"game {number} {play.players} players {play.options}"
        yield from play.rows()


def spoken(name: str, first: int, games: int, *, plain: bool, narrow: bool = False) -> Iterator[str]:
    """What a process of its own tells. `narrow` plants the fault for which records have their own numbers."""
    command = [sys.executable, "-m", MODULE, str(games), name, "--tell", str(first), *["--narrow"] * narrow]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1" if plain else "0"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield from (line.rstrip("\n") for line in process.stdout)
        except GeneratorExit:  # nobody listens any more
            process.kill()
            raise
    yield f"{STOPPED} {process.returncode}" if process.returncode else "done"


def difference(name: str, first: int, games: int, *, narrow: bool = False) -> tuple[int, str | None]:
    """How many plies were compared, and the first that differs."""
    plies, opened = 0, ""
    compiled = spoken(name, first, games, plain=False)
    plain = spoken(name, first, games, plain=True, narrow=narrow)
    for one, other in zip_longest(compiled, plain):
        if one != other or one.startswith(STOPPED):
            return plies, f"{name}, {opened}: compiled “{one}”, plain “{other}”"
        opened = one if one.startswith("game") else opened
        plies += one[:1].isdigit()
    return plies, None


def plant_narrow_numbers() -> None:
    """Records as NumPy would have them."""
    from sammelsurium.kernel import records

    records.record_type = lambda fields: np.dtype((np.record, list(fields)))
    np.seterr(all="ignore")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, help="random games of each game")
    parser.add_argument("names", nargs="*", help="the games to play; all of them if none is named")
    parser.add_argument("--tell", type=int, help="tell games from this number on, in the form of this process")
    parser.add_argument("--narrow", action="store_true", help="plant the fault that plain NumPy records have")
    wished = parser.parse_args()
    if wished.tell is not None:
        if wished.narrow:
            plant_narrow_numbers()
        for row in told(find_game(wished.names[0]), wished.tell, wished.games):
            print(row)  # noqa: T201 # one process tells the other
        return 0
    names = wished.names or list(games())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda name: difference(name, 0, wished.games, narrow=wished.narrow), names))
    for name, (plies, differs) in zip(names, found, strict=True):
        print(f"{name}: {wished.games} games, {plies} plies, {differs or 'no difference'}")  # noqa: T201 # the answer
    return any(differs for _, differs in found)


if __name__ == "__main__":
    sys.exit(main())
