"""Compiles games, or copies into a folder what a fresh process loads to play them.

python scripts/machine_code.py GAME ...
python scripts/machine_code.py --into FOLDER GAME ...
"""

import argparse
import shutil
from pathlib import Path

from sammelsurium.kernel import machine_code
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.processor import environment
from sammelsurium.kernel.registry import find_game
from sammelsurium.server.compiling import compile_all

DEEDS = 120  # of a campaign: a game, and what comes after it


def play_all(game: Game) -> None:
    """Whole games with everything that tables show, so that nothing is left to compile for anybody."""
    compile_all(game)
    for players in game.players:
        play(game, players)
    if game.campaign:
        carry_on(game)


def play(game: Game, players: int) -> None:
    deal, choose = Stream.of("wheel", "deal"), Stream.of("wheel", f"choose {players}")
    match = Match.begin(game, [f"seat {seat}" for seat in range(players)])
    match.settle(deal)
    told = 0
    while not match.over:
        seat = match.waiting[0]
        for viewer in (seat, None):
            match.view(viewer)
            for index in range(told, match.ply):
                match.events(index, viewer)
        told = match.ply
        choices = match.choices(seat)
        move = choices[choose.draw(match.ply, len(choices))].move
        match.why(seat, move)
        match.play(seat, move)
        match.settle(deal)
        match.known_points(seat)
    match.view(0)
    match.outcome()


def carry_on(game: Game) -> None:
    assert game.campaign
    deal, choose = Stream.of("wheel", "deal"), Stream.of("wheel", "choose")
    campaign = game.campaign.begin(game)
    while campaign.ply < DEEDS:
        campaign.settle(deal)
        if campaign.sheet().stage == "gather":
            campaign.play(TABLE, "players Ada, Ben")
        elif campaign.running:
            seat = campaign.waiting[0]
            choices = campaign.choices(seat)
            campaign.play(seat, choices[choose.draw(campaign.ply, len(choices))].move)
        else:
            seat = campaign.waiting[0]
            campaign.play(seat, campaign.suggestion(seat, choose))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--into", type=Path)
    wanted = parser.parse_args()
    if wanted.into is None:
        for name in wanted.games:
            play_all(find_game(name))
        return
    with machine_code.only_kept():
        for name in wanted.games:
            play_all(find_game(name))
    folder = wanted.into / environment()
    folder.mkdir(parents=True)
    for file in machine_code.loaded:
        shutil.copy(file, folder)


if __name__ == "__main__":
    main()
