"""A game as the rest of the house sees it: its rooms behind one face."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from . import unbound
from .binding import KERNEL, bind
from .box import Box, read_text
from .contract import CHANCE, OVER, Moves, Numbers, Option, State
from .errors import OptionError

if TYPE_CHECKING:
    from .campaign import Campaign

Report = Callable[[str, int, int], None]


class Earlier(Protocol):
    """A further constant of `rules.py`, for a game of which a change of rules was so small that the way before it is an
    option now: tables and records of that version go on. Optional."""

    EARLIER: Mapping[int, Mapping[str, str]]  # by earlier VERSION: the options with which today's rules play as it did


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
    dtype: np.dtype[Any]
    functions: Mapping[str, Callable[..., Any]]
    rules: Any  # contract.Rules: its constants
    notation: Any  # contract.Notation
    pictures: Any  # contract.Pictures
    positions: Any  # contract.Positions
    pace: int  # contract.Instinct
    read_box: Callable[[str, str], Box] = field(repr=False)
    campaign: "type[Campaign] | None" = None
    plan_move: Callable[..., Any] | None = None  # contract.Planner
    balance: Any = None  # contract.Balance
    catalogue: Any = None  # contract.Catalogue
    structures: Any = None  # contract.Structures; None: no server shows it

    def __post_init__(self) -> None:
        vars(self).update(self.functions)  # so that they are found at once; many are asked for with every move

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """`game.legal(...)`: the compiled functions of the contract by their names."""
        if name in unbound.NAMES:
            return self.functions[name]
        raise AttributeError(name)

    @property
    def prefix(self) -> str:
        return str(self.rules.PREFIX)

    @property
    def rules_version(self) -> int:
        return int(self.rules.VERSION)

    @property
    def secrets(self) -> bool:
        """Whether a seat knows something that the others do not, now or later in a game (contract.Open)."""
        return bool(getattr(self.rules, "SECRETS", True))

    @cached_property
    def _default_box(self) -> Box:
        return self.read_box(read_text(self.folder / "box.toml"), f"{self.name}/box.toml")

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
            box = self.read_box(read_text(file), f"{self.name}/boxes/{file.name}")
            self._read_boxes[box.hash] = box
        return self._read_boxes.get(hash)

    def plays_by(self, rules: int) -> bool:
        """Whether what was begun by that version of the rules can be played on: today's, or one of `Earlier`."""
        return rules == self.rules_version or rules in getattr(self.rules, "EARLIER", {})

    def options_by(self, rules: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of what was begun by that version, with those by which today's rules play as it did."""
        earlier: Mapping[int, Mapping[str, str]] = getattr(self.rules, "EARLIER", {})
        return {**options, **earlier.get(rules, {})}

    @cached_property
    def driver(self) -> ModuleType:
        """Whole games in compiled code."""
        return bind(KERNEL / "driver.py", self.name, self.functions)

    def new_state(self) -> State:
        state: State = np.zeros(1, self.dtype)[0]
        return state

    def new_moves(self) -> Moves:
        return np.zeros(self.rules.MOST_MOVES, np.int64)

    def new_terms(self) -> Numbers:
        return np.zeros(len(self.rules.TERMS), np.int64)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            known = f"{self.players[0]} to {self.players[-1]}"
            raise OptionError(f"{self.title} is for {known} players, not for {players}")

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
        return len(self.functions) + 1 + (self.plan_move is not None)

    def warm(self, report: Report | None = None) -> None:
        """Compiles every function of the contract, or loads it from the cache, saying how far it is."""
        with _compiling:
            for done, (step, call) in enumerate(self._first_calls()):
                if report:
                    report(step, done, self.steps())
                call()
            if report:
                report("ready", self.steps(), self.steps())

    def _first_calls(self) -> list[tuple[str, Callable[[], Any]]]:
        """One call of each function with arguments of the types it always gets, on a state of its own."""
        box, state, moves, terms = self.box().data, self.new_state(), self.new_moves(), self.new_terms()
        most = max(self.players)
        ranks, ties = np.zeros(most, np.int64), np.zeros(most, np.int64)
        sums, values = np.zeros(self.rules.CENSUS, np.int64), np.zeros(len(moves))
        options, key = self.option_codes(self.read_options()), np.uint64(1)
        tally = np.zeros(2, np.int64)
        f = self.functions
        calls: list[tuple[str, Callable[[], Any]]] = [
            ("start", lambda: f["start"](box, state, most, options)),
            ("to_act", lambda: f["to_act"](state)),
            ("interrupting", lambda: f["interrupting"](box, state)),
            ("legal", lambda: f["legal"](box, state, 0, moves)),
            ("chance", lambda: f["chance"](box, state)),
            ("refusal", lambda: f["refusal"](box, state, 0, 0)),
            ("veil", lambda: f["veil"](box, state, 0)),
            ("resample", lambda: f["resample"](box, state, 0, key)),
            ("seen", lambda: f["seen"](box, state, CHANCE, 0, 0)),
            ("score", lambda: f["score"](box, state, 0, terms)),
            ("census", lambda: f["census"](box, state, sums)),
            ("judge", lambda: f["judge"](box, state, 0, moves, 0, values)),
            ("foresee", lambda: f["foresee"](box, state, 0, moves, 0, values)),
            (
                "random games",
                lambda: self.driver.random_games(box, state, most, options, key, 1, moves, tally),
            ),
            ("outcome", lambda: f["outcome"](box, state, ranks, ties)),
            ("apply", lambda: self._finish_a_game(box, state, options, moves)),
        ]
        if plan_move := self.plan_move:
            calls.insert(1, ("plan_move", lambda: plan_move(box, state, 0, 0.0, np.zeros(1, np.bool_))))
        return calls

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
