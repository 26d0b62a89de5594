"""Prints the `[[measured]]` tables of Stamp Collection's box (SC-121): which bonus tiles are taken, and who wins."""

import argparse
import sys

import numpy as np

from sammelsurium.kernel.registry import find_game
from sammelsurium.lab.simulation import share_of_victory, simulate

MIND = "instinct"


def measure(players: int, start: str, games: int) -> str:
    game = find_game("stamp_collection")
    bonuses = len(game.box().facts.bonus)
    taken, seats = np.zeros(bonuses), np.zeros(players)
    won, dealt = np.zeros(4), np.zeros(4)
    for played in simulate(game, players, games, [MIND], "measure", {"start": start}):
        state = played.state
        taken += state.bonuses >= 0
        for seat, share in enumerate(share_of_victory(played.ranks)):
            seats[(seat - int(state.starter)) % players] += share
            won[state.album[seat]] += share
            dealt[state.album[seat]] += 1
    return f"""[[measured]]
players = {players}
start = "{start}"
bots = "{MIND}"
games = {games}
taken = {[round(100 * count / games) for count in taken]}
seats = {[round(100 * float(wins) / games, 1) for wins in seats]}
albums = {[round(100 * float(wins) / int(n), 1) for wins, n in zip(won, dealt, strict=True)]}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    for start in ("printed", "even"):
        for players in (2, 3, 4):
            sys.stdout.write(measure(players, start, games) + "\n")


if __name__ == "__main__":
    main()
