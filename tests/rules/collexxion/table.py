"""Tables set up in the middle of a game, for tests that speak of one rule.

Most tests play with a box of tiny polygons, where nothing covers or touches anything: then everything in the tray is
free, and a test says only what matters to it. What it does not mention lies in the tray.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from sammelsurium.games.collexxion.box import read_box
from sammelsurium.games.collexxion.pile import layout_of
from sammelsurium.games.collexxion.state import COLOURS, SHAPES
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, Json
from sammelsurium.kernel.errors import Illegal
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game

GAME = find_game("collexxion")
ADA, BEN, CEM, DEA = range(4)
NAMES = ("Ada", "Ben", "Cem", "Dea")
ALL_ACTIONS = ("swap", "steal", "remove")
EXPERTS = {"actions": "experts"}
GIVE = {"actions": "experts give"}
TEAMS = {"partners": "teams"}
BOX_TEXT = (GAME.folder / "box.toml").read_text(encoding="utf-8")

PINK_SET = ["pink triangle", "pink square", "pink pentagon", "pink octagon"]
SQUARES = ["green square", "yellow square", "pink square", "blue square"]


def polygon(name: str, copy: int = 0) -> int:
    """The id of a polygon: "pink square" is the first of five."""
    colour, shape = name.split()
    return COLOURS.index(colour) * 20 + SHAPES.index(shape) * 5 + copy


def changed_box(**values: str) -> Box:
    """The box with other values in single lines."""
    text = BOX_TEXT
    for key, value in values.items():
        text, found = re.subn(rf"(?m)^{key} = .*$", f"{key} = {value}", text, count=1)
        assert found, key
    return read_box(text, "box.toml")


@cache
def flat_box() -> Box:
    return changed_box(triangle="1.0", square="1.0", pentagon="1.0", octagon="1.0")


@cache
def flat_pile() -> int:
    """The first pile of tiny polygons in which none touches or covers another."""
    for number in range(1000):
        layout = layout_of(flat_box().data, number)
        if not layout.covers.any() and not layout.touches.any():
            return number
    raise AssertionError("no flat pile")


# -- starting a table ----------------------------------------------------------------------------------------------


def begin(players: int = 2, seed: str = "rules", **options: str) -> Match:
    """A match at its very beginning, with the real box."""
    match = Match.begin(GAME, NAMES[:players], options)
    match.settle(Stream.of(seed, "deal"))
    return match


def seat(*collection: str, tokens: Sequence[int] = (), actions: Sequence[str] = ALL_ACTIONS) -> Json:
    return {"collection": list(collection), "tokens": list(tokens), "actions": list(actions)}


def lay(
    *seats: Json,
    chain: Sequence[str] = (),
    left: Sequence[str] | None = None,
    stacks: Mapping[str, int] | None = None,
    turn: int = ADA,
    start: int = ADA,
    options: Mapping[str, str] | None = None,
    **more: object,
) -> Json:
    """A position. `left` names all that lies in the tray: then the rest is out, and up to three go to the last seat so
    that whole sets are out. Tokens that are missing from `stacks` and that nobody has belong to the last seat."""
    players = [dict(one) for one in (seats or (seat(), seat()))]
    experts = (options or {}).get("actions", "tokens") != "tokens"
    if experts:
        for player in players:
            player["actions"] = []
    heights = {str(colour): (stacks or {}).get(colour, 3) for colour in COLOURS}
    hand_out_tokens(players, heights)
    unused = list(range(80))
    for player in players:
        player["collection"] = [draw(unused, name) for name in player["collection"]]
    taken = [draw(unused, name) for name in chain]
    removed = 0 if experts else sum("remove" not in player["actions"] for player in players)
    needed = 4 * sum(len(player["tokens"]) for player in players) + removed
    if left is None:
        out = sorted(unused, key=lambda number: -(number % 5))[:needed]  # the last copy of each kind first
    else:
        for name in left:
            draw(unused, name)
        spill = 0 if experts else (len(unused) - removed) % 4
        players[-1]["collection"] += unused[:spill]
        out = unused[spill:]
        assert len(out) >= needed
    return {
        "phase": "taking", "pile": flat_pile(), "turn": turn + 1, "start": start + 1, "round": 2, "ending": None,
        "chain": taken, "pair": False, "action_used": False, "out": out, "stacks": heights, "seats": players,
    } | more  # fmt: skip


def draw(unused: list[int], name: str) -> int:
    found = next(p for p in range(polygon(name), polygon(name) + 5) if p in unused)
    unused.remove(found)
    return found


def hand_out_tokens(players: list[Json], heights: Mapping[str, int]) -> None:
    for place, points in enumerate((2, 3, 4)):
        missing = sum(height < 3 - place for height in heights.values())
        held = sum(player["tokens"].count(points) for player in players)
        players[-1]["tokens"] = [*players[-1]["tokens"], *[points] * (missing - held)]


def table(*seats: Json, options: Mapping[str, str] | None = None, **more: object) -> Match:
    """A match that begins in the middle, with tiny polygons."""
    return sit_down(lay(*seats, options=options, **more), options)  # type: ignore[arg-type] # passed on as they came


def sit_down(position: Json, options: Mapping[str, str] | None = None, box: Box | None = None) -> Match:
    names = NAMES[: len(position["seats"])]
    return Match.from_position(GAME, names, position, options, box or flat_box())


def real_pile(number: int = 1, players: int = 2, **options: str) -> Match:
    """The first turn with a certain pile of real polygons; Ada begins."""
    match = Match.begin(GAME, NAMES[:players], options)
    match.play(CHANCE, "start 1")
    match.play(CHANCE, f"pile {number}")
    return match


# -- playing and looking -------------------------------------------------------------------------------------------


def play(match: Match, player: int, *moves: str) -> Match:
    for move in moves:
        match.play(player, move)
    return match


def take(match: Match, player: int, *names: str) -> Match:
    """Takes polygons by name, the first copy that can be taken."""
    for name in names:
        found = [move for move in match.legal(player) if move in names_of_takes(name)]
        assert found, f"no {name} can be taken"
        match.play(player, found[0])
    return match


def names_of_takes(name: str) -> list[str]:
    return [f"take {polygon(name, copy)}" for copy in range(5)]


def of(match: Match, player: int) -> Json:
    """What lies before a player."""
    things: Json = match.position()["seats"][player]
    return things


def collection(match: Match, player: int) -> list[str]:
    """By name."""
    return sorted(name_of(p) for p in of(match, player)["collection"])


def name_of(number: int) -> str:
    return f"{COLOURS[number // 20]} {SHAPES[number // 5 % 4]}"


def starting(match: Match, player: int, word: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [move for move in match.legal(player) if move.split()[0] == word]


def refused(match: Match, player: int, move: str) -> str:
    """The rule that forbids a move. The match refuses it, does not list it, and stays as it was."""
    before, actions = match.state.tobytes(), list(match.actions)
    with pytest.raises(Illegal) as caught:
        match.play(player, move)
    assert match.why(player, move) == caught.value.rule
    assert move not in match.legal(player)
    assert (match.state.tobytes(), match.actions) == (before, actions)
    return caught.value.rule


def told(match: Match, index: int = -1) -> list[str]:
    """The events of an action, by their keys."""
    number = index % len(match.actions)
    return [event.key for event in match.events(number, None) if event.key]
