"""What is kept of a table takes about as much memory as it is said to."""

import gc
import tracemalloc
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.server import gate
from sammelsurium.server.readers import Reader
from sammelsurium.server.standing import Standing
from sammelsurium.server.store import Opening, StoredSeat

CHOOSE = Stream.of("weight", "choose")
TABLES, MOVES = 4, 60


def played(name: str, number: int) -> Standing:
    """A table where somebody with a socket plays with a bot, as long as it lasts."""
    game = find_game(name)
    match = Match.begin(game, ["Ada", "Bot"])
    now = datetime(2026, 11, 18, tzinfo=UTC)
    box, table = match.box, f"{number:012}"
    opening = Opening(table, name, game.rules_version, box.name, box.version, box.hash, "{}", f"{number}", now)
    chairs = (StoredSeat(0, "Ada", "ada", None), StoredSeat(1, "Bot", None, "random"))
    standing = Standing(opening, chairs, 1, now, match)
    match.settle(standing.deal)
    sent = 0
    for _ in range(MOVES):
        gate.snapshot(standing, Reader("ada"), sent)
        sent = standing.match.ply
        if standing.match.over:
            break
        standing = after_a_move(standing)
    return standing


def after_a_move(standing: Standing) -> Standing:
    match = standing.match.back_to(standing.match.ply)
    seat = match.waiting[0]
    moves = match.choices(seat)
    match.play(seat, moves[CHOOSE.draw(match.ply, len(moves))].move)
    match.settle(standing.deal)
    return replace(standing, version=standing.version + 1, match=match)


@pytest.mark.parametrize("name", games())
def test_a_table_weighs_about_what_it_says(name: str) -> None:
    played(name, 0)  # so that nothing is loaded while we measure
    gc.collect()
    tracemalloc.start()
    try:
        kept = [played(name, number) for number in range(1, 1 + TABLES)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    said = sum(standing.bytes for standing in kept)
    assert taken / 2 < said < taken * 2
