"""How many moves the table server stores, and how long people wait: ours and boardgame.io's in one run.

python -m bench.server                                        all of it, which takes half an hour
python -m bench.server --who ours --game tauschrausch --tables 20 100 300
python -m bench.server --who ours --tables 100 --half         and then at half of the rate that was reached
python -m bench.server --who ours --game stamp_collection --people 2000      a move every eight seconds, with one bot
python -m bench.server --who postgresql postgresql2 --by http
python -m bench.server --who boardgame.io

A closed loop unless said otherwise: at every table somebody with a socket of their own sends the next move as soon as
the picture of the last one has come. Where the game is not for one, a bot that chooses at random sits with them, and
its moves are stored moves too. Server and clients share the machine and talk over loopback only.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import uvloop
from rich.console import Console

from bench.machine import describe

from . import served
from .load import Load, Seating, measure
from .players import AtBoardgameIo, AtOurs, Waits
from .report import Row, table

GAMES = ("stamp_collection", "collexxion", "tauschrausch", "stickers")
PEERS = (("trivial", "memory"), ("stamp-fair", "memory"), ("stamp-fair", "flat-file"))
WHO = ("ours", "postgresql", "postgresql2", "boardgame.io")
PEOPLES_PACE = 8.0  # seconds from one move to the next
RESULTS = Path(__file__).parent.parent / "results" / "server.json"


def ours(wanted: argparse.Namespace, who: str) -> Iterator[Row]:
    for game in wanted.game:
        for by in wanted.by:
            with serving(who) as server:
                row, seating = partial(Row, who, game, by), seats(server, game, by, 1 if wanted.people else None)
                if wanted.people:
                    load = uvloop.run(measure(server, seating, wanted.people, wanted.seconds, PEOPLES_PACE))
                    yield row("people's", load)
                else:
                    for pace, load in loads(server, seating, wanted):
                        yield row(pace, load)


def serving(who: str) -> AbstractContextManager[served.Served]:
    if who == "ours":
        return served.ours()
    return served.ours_with_postgresql(2 if who == "postgresql2" else 1)


def seats(server: served.Served, game: str, by: str, bots: int | None) -> Seating:
    """In turn at each of the processes."""

    def seat(number: int, waits: Waits) -> AtOurs:
        return AtOurs(server.ports[number % len(server.ports)], game, by, waits, bots)

    return seat


def loads(server: served.Served, seating: Seating, wanted: argparse.Namespace) -> Iterator[tuple[str, Load]]:
    for tables in wanted.tables:
        if wanted.rate:
            load = uvloop.run(measure(server, seating, tables, wanted.seconds, tables / wanted.rate))
            yield f"{wanted.rate:.0f}/s", load
            continue
        load = uvloop.run(measure(server, seating, tables, wanted.seconds))
        yield "closed", load
        if wanted.half:
            pace = 2 * tables / load.own
            yield "half", uvloop.run(measure(server, seating, tables, wanted.seconds, pace))


def peers(wanted: argparse.Namespace) -> Iterator[Row]:
    for game, store in PEERS:
        with served.boardgame_io(game, store) as server:

            def seat(number: int, waits: Waits, server: served.Served = server) -> AtBoardgameIo:
                return AtBoardgameIo(server.ports[0], server.told, waits, number)

            for pace, load in loads(server, seat, wanted):
                yield Row("boardgame.io", f"{game}, {store}", "socket", pace, load)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--who", nargs="+", choices=WHO, default=WHO)
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--by", nargs="+", choices=("socket", "http"), default=("socket",), help="how moves are sent")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100, 300])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--half", action="store_true", help="after each closed loop half of the moves it made")
    parser.add_argument("--rate", type=float, help="no closed loop: so many moves of people a second in all")
    parser.add_argument("--people", type=int, metavar="TABLES", help="so many tables at the pace of people")
    wanted = parser.parse_args()
    rows, console = [], Console(width=150)
    for who in wanted.who:
        for row in peers(wanted) if who == "boardgame.io" else ours(wanted, who):
            rows.append(row)
            console.print(table([row], heading=len(rows) == 1))
    RESULTS.parent.mkdir(exist_ok=True)
    told = {"machine": describe(), "rows": [row.told() for row in rows]}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
