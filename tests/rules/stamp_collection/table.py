"""Tables set up in the middle of a game, for tests that speak of one rule.

A test says only what matters to it. Whatever it does not mention is laid so that the position can occur: the rest of
the fair, the discards, where connoisseurs and bonus tiles are, the printed mounts, the round.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sammelsurium.games.stamp_collection.box import Facts
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.errors import Illegal
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game

GAME = find_game("stamp_collection")
FACTS: Facts = GAME.box().facts
ADA, BEN, CEM, DEA = range(4)
NAMES = ("Ada", "Ben", "Cem", "Dea")
DEAL = Stream.of("rules", "deal")
COLOURS = ("blue", "green", "purple", "brown", "red", "pink")
MOTIFS = ("animal", "plant", "building", "panorama")

# A walk through all 16 spaces and back to the first, each step to a neighbour.
WALK = ["a1", "b1", "c1", "d1", "d2", "d3", "d4", "c4", "c3", "c2", "b2", "b3", "b4", "a4", "a3", "a2"]


# -- starting a table ----------------------------------------------------------------------------------------------


def begin(players: int = 2, seed: str = "rules", **options: str) -> Match:
    """A match at its very beginning."""
    match = Match.begin(GAME, NAMES[:players], options)
    match.settle(Stream.of(seed, "deal"))
    return match


def seat(
    printed: str = "blue",
    money: int = 20,
    mounts: Mapping[str, str] | None = None,
    stamps: Mapping[str, str] | None = None,
    storage: Sequence[str | None] = (),
    **more: Any,
) -> Json:
    """A player's things. Every stamp brings the mount it lies on; the printed mount need not be mentioned."""
    number = next(n for n, album in enumerate(FACTS.album) if album.printed.colour == printed)
    lying = {FACTS.album[number].printed.space: printed}
    lying |= {space: stamp.split()[0] for space, stamp in (stamps or {}).items()} | dict(mounts or {})
    slots = max(1, len(storage), more.pop("slots", 1))
    stored = [*storage, *[None] * (slots - len(storage))]
    things = {"album": number + 1, "money": money, "loan": False, "chocolates": 0, "slots": slots, "storage": stored}
    return things | {"mounts": lying, "stamps": dict(stamps or {})} | more


def showing(printed: str, *tiles: str, **more: Any) -> Json:
    """An album with these stamps and empty mounts ("red mount") laid colour by colour along the walk."""
    start = WALK.index(next(a.printed.space for a in FACTS.album if a.printed.colour == printed))
    walk = WALK[start:] + WALK[:start]
    own = [tile for tile in tiles if tile.startswith(printed)] or [f"{printed} mount"]
    others = sorted(tile for tile in tiles if not tile.startswith(printed))
    laid = dict(zip(walk, own + others, strict=False))
    mounts = {space: tile.split()[0] for space, tile in laid.items()}
    stamps = {space: tile for space, tile in laid.items() if not tile.endswith("mount")}
    return seat(printed, mounts=mounts, stamps=stamps, **more)


def table(
    *seats: Json,
    fair: Sequence[str | None] = (),
    coins: int = 4,
    turn: int = ADA,
    round: int = 0,
    connoisseurs: Mapping[str, int] | None = None,
    bonus: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> Match:
    """A match that begins in the middle. `fair` names the first tiles, None for a space already empty."""
    position = lay(*seats, fair=fair, coins=coins, turn=turn, round=round, connoisseurs=connoisseurs, bonus=bonus)
    return sit_down(position | more, options)


def sit_down(position: Json, options: Mapping[str, str] | None = None) -> Match:
    return Match.from_position(GAME, NAMES[: len(position["seats"])], position, options)


def lay(
    *seats: Json,
    fair: Sequence[str | None] = (),
    coins: int = 4,
    turn: int = ADA,
    round: int = 0,
    connoisseurs: Mapping[str, int] | None = None,
    bonus: Mapping[str, int] | None = None,
) -> Json:
    players = list(seats) or [seat("blue"), seat("green")]
    unused = stock()
    for player in players:
        unused.subtract(tiles_in_album(player))
    unused.subtract(tile for tile in fair if tile)
    full_fair = [*fair, *take(unused, 8 - len(fair), mounts_only=True)]
    seen = 88 - unused.total()
    round = round or earliest_round(seen)
    return {
        "phase": "turns",
        "turn": turn + 1,
        "start": 1,
        "round": round,
        "ending": None,
        "coins": coins,
        "fair": full_fair,
        "discards": dict(Counter(take(unused, 8 * round - seen))) if round < 12 else {},
        "connoisseurs": visits(players, connoisseurs or {}),
        "bonus": fulfilled(players, bonus or {}),
        "seats": players,
    }


def earliest_round(seen: int) -> int:
    """Each round deals eight tiles and leaves at least one of them for the discards."""
    return next(round for round in range(1, 13) if 8 * round - seen >= round - 1)


def stock() -> Counter[str]:
    """All 88 tiles of the box."""
    tiles = Counter({f"{r.colour} {motif}": n for r in FACTS.region for motif, n in r.stamps.items()})
    tiles |= Counter({f"{r.colour} mount": r.mounts for r in FACTS.region})
    return tiles | Counter({"storage": FACTS.storage.tiles})


def tiles_in_album(player: Json) -> list[str]:
    """Without what is printed there."""
    printed = FACTS.album[player["album"] - 1].printed.space
    mounts = [f"{colour} mount" for space, colour in player["mounts"].items() if space != printed]
    stamps = [stamp for stamp in [*player["stamps"].values(), *player["storage"]] if stamp]
    return [*mounts, *stamps, *["storage"] * (player["slots"] - 1)]


def take(unused: Counter[str], number: int, *, mounts_only: bool = False) -> list[str]:
    """Tiles of which most are left, so that nothing runs out."""
    taken = []
    for _ in range(number):
        kinds = [kind for kind in unused if kind.endswith("mount") or not mounts_only]
        kind = max(kinds, key=lambda kind: unused[kind])
        unused[kind] -= 1
        taken.append(kind)
    return taken


def visits(players: Sequence[Json], wished: Mapping[str, int]) -> dict[str, int]:
    """Each connoisseur is with whom the test says, otherwise with the first who shows his colour."""
    hosts = {}
    for colour in COLOURS:
        able = [n for n, p in enumerate(players) if any(s.startswith(colour) for s in p["stamps"].values())]
        if able:
            hosts[colour] = wished.get(colour, able[0]) + 1
    return hosts


def fulfilled(players: Sequence[Json], wished: Mapping[str, int]) -> dict[str, int]:
    holders = {}
    for bonus in FACTS.bonus:
        able = [n for n, p in enumerate(players) if set(bonus.stamps) <= set(p["stamps"].values())]
        if able:
            holders[bonus.id] = wished.get(bonus.id, able[0]) + 1
    return holders


# -- looking at it -------------------------------------------------------------------------------------------------


def of(match: Match, player: int) -> Json:
    """What lies before a player."""
    things: Json = match.position()["seats"][player]
    return things


def money(match: Match, player: int) -> int:
    return int(of(match, player)["money"])


def purchases(match: Match, player: int, tile: int) -> list[str]:
    """The legal ways to buy one tile of the fair, without the words "buy" and its number."""
    start = f"buy {tile} "
    return [move.removeprefix(start) for move in match.legal(player) if move.startswith(start)]


def refused(match: Match, player: int, move: str) -> str:
    """The rule that forbids a move. The match refuses it, does not list it, and stays as it was."""
    before, actions = match.state.tobytes(), list(match.actions)
    with pytest.raises(Illegal) as caught:
        match.play(player, move)
    assert match.why(player, move) == caught.value.rule
    assert move not in match.legal(player)
    assert (match.state.tobytes(), match.actions) == (before, actions)
    return caught.value.rule


def cost_of(match: Match, space: str) -> int:
    """What is printed on a space of the side that is used."""
    side = FACTS.cost.B if len(match.seats) == 4 else FACTS.cost.A
    return side[int(space[1]) - 1]["abcd".index(space[0])]


def spaces_costing(match: Match, silver: int, player: int = ADA) -> list[str]:
    """The empty spaces of an album with that cost."""
    return [s for s in WALK if cost_of(match, s) == silver and s not in of(match, player)["mounts"]]


def told(match: Match, index: int = -1) -> list[str]:
    """The events of an action, by their keys."""
    number = index % len(match.actions)
    return [event.key for event in match.events(number, None) if event.key]
