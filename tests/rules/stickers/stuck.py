"""Looks for a position in which somebody is waited for and has nothing to do, in games and between them.

`python -m tests.rules.stickers.stuck 100000` plays so many random games for each number of players in compiled code, in
campaign after campaign: from the fresh box to the one with every booster opened, then with every scenario. Between the
games stickers are stuck at random. The options change from box to box.
"""

import sys
from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from sammelsurium.games.stickers.box import Facts, make_box
from sammelsurium.games.stickers.campaign.boosters import SET_FIELD, Booster, sealed
from sammelsurium.games.stickers.campaign.stages import cards_in
from sammelsurium.games.stickers.campaign.sticking import open_rules, places, put_on, stickers_of
from sammelsurium.games.stickers.rules import LONGEST, apply, chance, legal, start, to_act
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State

from .table import EVERY, FACTS, GAME, LATE

BATCH = 50  # games with one box


@compiled
def stuck_positions(
    box: BoxData, state: State, players: int, options: Numbers, key: np.uint64, games: int, moves: Moves
) -> int:
    """How many such positions there are in random games; a game that does not end counts too."""
    stuck = 0
    for game in range(games):
        start(box, state, players, options)
        stream, step = np.uint64(word(key, game)), 0
        while to_act(state) != OVER:
            waiting = to_act(state)
            if waiting == CHANCE:
                apply(box, state, CHANCE, draw(stream, step, chance(box, state)))
            else:
                seat = 0
                while not waiting >> seat & 1:
                    seat += 1
                n = legal(box, state, seat, moves)
                if n == 0 or step > LONGEST:
                    stuck += 1
                    break
                apply(box, state, seat, moves[draw(stream, step, n)])
            step += 1
    return stuck


def track(stream: Stream) -> list[Booster]:
    """The boosters as a campaign opens them: set boosters in any order (ST-70)."""
    sets, order = [booster for booster in sealed().booster if booster.set], []
    for number, field in enumerate(sealed().track):
        order.append(sets.pop(stream.draw(number, len(sets))) if field == SET_FIELD else sealed().find(field))
    return order


def stuck_on(facts: Facts, booster: Booster, state: State, stream: Stream) -> tuple[Facts, int]:
    """The facts after a booster was opened and stuck anyhow, and how often a sticker had no place to go (ST-72)."""
    players, homeless = int(state.players), 0
    used = cards_in(GAME.box().data.in_play[players])
    facts = open_rules(facts, booster)
    for n, sticker in enumerate(one for one in stickers_of(booster) if one.least <= players):
        found = places(facts, sticker, cards_in(state.album[n % players]), used)
        homeless += not found
        if found:
            facts = put_on(facts, found[stream.draw(n, len(found))], sticker)
    return facts, homeless


def boxes(state: State, name: str) -> Iterator[tuple[Box, int]]:
    """The boxes of campaign after campaign: the fresh one, one more after every booster, and the last with every
    scenario. Stickers go into the albums that `state` shows then. With each box: how many of them found no place."""
    campaign = 0
    while True:
        facts, homeless = FACTS, 0
        stream = Stream.of("stuck", f"{name} {campaign}")
        for number, booster in enumerate(track(stream)):
            yield make_box(facts, f"game {number + 1} of a campaign"), homeless
            facts, homeless = stuck_on(facts, booster, state, Stream.of(f"{name} {campaign}", booster.id))
        for scenario in (None, *sealed().scenario):
            yield make_box(replace(facts, scenario=scenario), "a finished campaign"), homeless
            homeless = 0
        campaign += 1


def count_stuck(players: int, games: int, batch: int = BATCH) -> int:
    state, moves, found = GAME.new_state(), GAME.new_moves(), 0
    for n, (box, homeless) in enumerate(boxes(state, str(players))):
        share = min(batch, games - n * batch)
        if share <= 0:
            return found
        options = GAME.option_codes(GAME.read_options(({}, LATE, EVERY, LATE | EVERY)[n % 4]))
        key = Stream.of("stuck", f"{players} {n}").key
        found += homeless + stuck_positions(box.data, state, players, options, key, share, moves)
    return found


def main(games: int) -> None:
    for players in GAME.players:
        found = count_stuck(players, games)
        sys.stdout.write(f"{players} players: {games} games, {found} positions without a move\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
