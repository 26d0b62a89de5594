"""A game as the rest of the house sees it: its rooms behind one face."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from . import unbound
from .binding import KERNEL, bind
from .box import Box, read_text
from .contract import CHANCE, OVER, Moves, Notation, Numbers, Option, Pictures, Positions, Rooms, Rules, Scoring, State
from .errors import OptionError

if TYPE_CHECKING:
    from .campaign import Campaign

Report = Callable[[str, int, int], None]


_compiling = threading.Lock()


@dataclass(frozen=True, eq=False)
class Game:
    """Found by the registry; never made by hand outside tests."""

    name: str
    title: str
    minutes: tuple[int, ...]  # how long it takes: one number, or from and to
    players: tuple[int, ...]
    options: tuple[Option, ...]
    folder: Path
    package: str  # its module
    rooms: Rooms
    functions: Mapping[str, Callable[..., Any]]  # those of the contract that are compiled, by name

    def __post_init__(self) -> None:
        vars(self).update(self.functions)  # so that they are found at once; many are asked for with every move

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """`game.legal(...)`: the compiled functions of the contract by their names."""
        if name in unbound.NAMES:
            return self.functions[name]
        raise AttributeError(name)

    @property
    def rules(self) -> Rules:
        return self.rooms.rules

    @property
    def scoring(self) -> Scoring:
        return self.rooms.scoring

    @property
    def notation(self) -> Notation:
        return self.rooms.notation

    @property
    def positions(self) -> Positions:
        return self.rooms.position

    @property
    def pictures(self) -> Pictures:
        return self.rooms.picture

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        return self.rooms.state.STATE

    @property
    def campaign(self) -> "type[Campaign] | None":
        return self.rooms.campaign.Campaign if self.rooms.campaign else None

    @property
    def prefix(self) -> str:
        return self.rules.PREFIX

    @property
    def rules_version(self) -> int:
        return self.rules.VERSION

    @property
    def secrets(self) -> bool:
        """Whether a seat knows something that the others do not, now or later in a game."""
        return not self.rooms.open

    @cached_property
    def _default_box(self) -> Box:
        return self.rooms.box.read_box(read_text(self.folder / "box.toml"), f"{self.name}/box.toml")

    def box(self) -> Box:
        """The box that lies in the game's folder."""
        return self._default_box

    @cached_property
    def _earlier_boxes(self) -> dict[str, Path]:
        return {file.stem: file for file in (self.folder / "boxes").glob("*.toml")}

    @cached_property
    def _read_boxes(self) -> dict[str, Box]:
        return {self.box().hash: self.box()}

    def find_box(self, hash: str) -> Box | None:
        """The box with that hash: today's, or an earlier one that is kept in the folder `boxes`, by its hash."""
        if hash not in self._read_boxes and hash in self._earlier_boxes:
            file = self._earlier_boxes[hash]
            box = self.rooms.box.read_box(read_text(file), f"{self.name}/boxes/{file.name}")
            self._read_boxes[box.hash] = box
        return self._read_boxes.get(hash)

    @property
    def _earlier(self) -> Mapping[int, Mapping[str, str]]:
        return self.rooms.earlier.EARLIER if self.rooms.earlier else {}

    def plays_by(self, rules: int) -> bool:
        """Whether what was begun by that version of the rules can be played on: today's, or one of `Earlier`."""
        return rules == self.rules_version or rules in self._earlier

    def options_by(self, rules: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of what was begun by that version, with those by which today's rules play as it did."""
        return {**options, **self._earlier.get(rules, {})}

    @cached_property
    def driver(self) -> ModuleType:
        """Whole games in compiled code."""
        return bind(KERNEL / "driver.py", self.package, self.functions)

    def new_state(self) -> State:
        state: State = np.zeros(1, self.dtype)[0]
        return state

    def new_moves(self) -> Moves:
        return np.zeros(self.rules.MOST_MOVES, np.int64)

    def new_sums(self) -> Numbers:
        return np.zeros(self.rooms.census.CENSUS, np.int64)

    def new_terms(self) -> Numbers:
        return np.zeros(len(self.scoring.TERMS), np.int64)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            known = f"{least}" if least == most else f"{least} to {most}"
            raise OptionError(f"{self.title} is for {known} players, not for {players}")

    def with_rooms(self, **rooms: Any) -> "Game":
        """The same game with some of its rooms exchanged."""
        return replace(self, rooms=replace(self.rooms, **rooms))

    def for_players(self, players: int) -> "Game":
        """The same game with only those choices that so many players have."""
        options = (replace(option, choices=option.choices_for(players)) for option in self.options)
        return replace(self, options=tuple(options))

    def read_options(self, wished: Mapping[str, str] | None = None, players: int | None = None) -> dict[str, str]:
        """The wishes completed by the defaults, in the game's order. With `players`, also what so many may wish."""
        wished = dict(wished or {})
        read = {option.name: wished.pop(option.name, option.default) for option in self.options}
        if wished:
            known = ", ".join(option.name for option in self.options) or "none"
            raise OptionError(f"{self.title} has no option “{next(iter(wished))}”; it has: {known}")
        for option in self.options:
            if read[option.name] not in option.choices:
                raise OptionError(
                    f"option “{option.name}” of {self.title} cannot be “{read[option.name]}”; "
                    f"it is one of: {', '.join(option.choices)}"
                )
            if players is not None and read[option.name] not in option.choices_for(players):
                able = " or ".join(map(str, option.players))
                raise OptionError(
                    f"option “{option.name}” of {self.title} can be “{read[option.name]}” only with {able} players, "
                    f"not with {players}"
                )
        return read

    def option_codes(self, options: Mapping[str, str]) -> Numbers:
        """The options as the rules take them: the index of each choice."""
        codes = [option.choices.index(options[option.name]) for option in self.options]
        return np.array(codes, np.int64)

    def steps(self) -> int:
        return len(self._first_calls())

    def warm(self, report: Report | None = None) -> None:
        """Compiles every function of the contract, or loads it from the cache, saying how far it is."""
        calls = self._first_calls()
        with _compiling:
            for done, (step, call) in enumerate(calls):
                if report:
                    report(step, done, len(calls))
                call()
            if report:
                report("ready", len(calls), len(calls))

    def _first_calls(self) -> list[tuple[str, Callable[[], Any]]]:
        """One call of each function with arguments of the types it always gets, on a state of its own. Last are those
        that need a game: what it ends with, and `apply`."""
        given = self._arguments()
        calls: dict[str, Callable[[], Any]] = {
            name: partial(function, *_taken(name, given)) for name, function in self.functions.items()
        }
        if planner := self.rooms.planner:
            calls["plan_move"] = partial(planner.plan_move, *_taken("plan_move", given))
        box, state, moves, options = (given[name] for name in ("box", "state", "moves", "options"))
        tally = np.zeros(2, np.int64)
        calls["random games"] = lambda: self.driver.random_games(
            box, state, max(self.players), options, given["key"], 1, moves, tally
        )
        calls["outcome"] = calls.pop("outcome")
        calls.pop("apply")
        calls["apply"] = lambda: self._finish_a_game(box, state, options, moves)
        return list(calls.items())

    def _arguments(self) -> dict[str, Any]:
        """Something to call with, by the names that the contract gives to what a function takes."""
        most, moves = max(self.players), self.new_moves()
        return {
            "box": self.box().data,
            "state": self.new_state(),
            "players": most,
            "options": self.option_codes(self.read_options()),
            "seat": 0,
            "actor": CHANCE,
            "move": 0,
            "moves": moves,
            "out": moves,
            "n": 0,
            "values": np.zeros(len(moves)),
            "key": np.uint64(1),
            "terms": self.new_terms(),
            "ranks": np.zeros(most, np.int64),
            "tie_breaks": np.zeros(most, np.int64),
            "sums": self.new_sums(),
            "effort": 0.0,
            "stop": np.zeros(1, np.bool_),
        }

    def _finish_a_game(self, box: Any, state: State, options: Numbers, moves: Moves) -> None:
        """`apply` cannot be called on just any state, so a few real actions are played."""
        f = self.functions
        f["start"](box, state, max(self.players), options)
        for _ in range(3):
            actor = int(f["to_act"](state))
            if actor in (CHANCE, OVER):
                f["apply"](box, state, CHANCE, 0)
            else:
                seat = (actor & -actor).bit_length() - 1
                f["legal"](box, state, seat, moves)
                f["apply"](box, state, seat, int(moves[0]))


def _taken(name: str, given: Mapping[str, Any]) -> list[Any]:
    """What the function of that name takes, in order."""
    return [given[parameter] for parameter in unbound.parameters(name)]
