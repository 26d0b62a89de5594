"""Our games for OpenSpiel: its bots, algorithms and tests meet them like games of their own.

    import pyspiel
    from sammelsurium.lab import open_spiel  # registers every game of the house

    game = pyspiel.load_game("sammelsurium_stamp_collection(players=3)")

What a player knows is the veiled state, to the last byte. Who acts at the same time is asked one after the other; the
veil keeps the choices made so far from those who come later. Seats that may interrupt are not asked.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.contract import CHANCE, OVER, SPECTATOR, State, copy_state
from sammelsurium.kernel.errors import OptionError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game, games

from .simulation import share_of_victory

PREFIX = "sammelsurium_"
PARTS = 1024  # Chance decides between so many parts at most; among more outcomes it narrows down step by step
PLAYERS = "players"
NATURE, END = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

Outcomes = tuple[int, int]  # the first of a row of outcomes, and how many there are


@dataclass(frozen=True)
class Setting:
    """Which game is played by how many, and how. States share it; copying or storing one of them copies only a name."""

    game: Game
    players: int
    options: tuple[str, ...]

    @property
    def box(self) -> Box:
        return self.game.box()

    @cached_property
    def opening(self) -> NDArray[Any]:
        """The first state, in an array of its own."""
        cell = np.zeros(1, self.game.dtype)
        codes = [option.choices.index(chosen) for option, chosen in zip(self.game.options, self.options, strict=True)]
        self.game.start(self.box.data, cell[0], self.players, np.array(codes, np.int64))
        return cell

    @cached_property
    def opener(self) -> int:
        return self.actor(self.opening[0])

    def actor(self, state: State) -> int:
        """Whose turn it is, as OpenSpiel numbers players, Chance and the end."""
        actors = int(self.game.to_act(state))
        if actors == OVER:
            return END
        return NATURE if actors == CHANCE else (actors & -actors).bit_length() - 1

    def returns(self, end: State) -> list[float]:
        ranks, ties = (np.zeros(self.players, np.int64) for _ in range(2))
        self.game.outcome(self.box.data, end, ranks, ties)
        return victory(ranks)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Setting"], tuple[Any, ...]]:
        return setting, (self.game.name, self.players, self.options)


@cache
def setting(name: str, players: int, options: tuple[str, ...] = ()) -> Setting:
    """Refuses what cannot be played; without options, the usual ones."""
    game = find_game(name)
    game.check_players(players)
    wished = dict(zip((option.name for option in game.options), options, strict=bool(options)))
    return Setting(game, players, tuple(game.read_options(wished, players).values()))


def victory(ranks: NDArray[np.int64]) -> list[float]:
    """1 for who wins alone; the others lose together what the winners gain, so that the sum is 0."""
    shares = share_of_victory(ranks.tolist())
    others = max(1, len(ranks) - 1)
    return [float(len(ranks) * share - 1) / others for share in shares]


class House(pyspiel.Game):  # type: ignore[misc] # pyspiel ships no types
    """A game of the house with its number of players and its options."""

    kind: Any  # pyspiel.GameType, of the class made for each game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        wished = dict(parameters)
        name = self.kind.short_name.removeprefix(PREFIX)
        players = int(wished.pop(PLAYERS))
        if players < 2:
            raise OptionError(f"{name} cannot be played alone here: OpenSpiel needs somebody who loses")
        self.setting = setting(name, players, tuple(find_game(name).read_options(wished).values()))
        rules = self.setting.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.CODES,
            max_chance_outcomes=PARTS,
            num_players=players,
            min_utility=-1.0 / max(1, players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.LONGEST,
        )
        super().__init__(self.kind, info, dict(parameters))

    def new_initial_state(self) -> "Position":
        return Position(self, self.setting, self.setting.opening.copy(), self.setting.opener)

    def position(self, state: State) -> "Position":
        """Where a game of ours stands. OpenSpiel's history of it is empty."""
        cell = np.zeros(1, self.setting.game.dtype)
        cell[0] = state
        return Position(self, self.setting, cell, self.setting.actor(state))

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


class Position(pyspiel.State):  # type: ignore[misc] # pyspiel ships no types
    """One state. OpenSpiel copies and stores it by its attributes, so they are few and plain."""

    def __init__(self, house: House, setting: Setting, cell: NDArray[Any], actor: int) -> None:
        super().__init__(house)
        self.setting = setting
        self.cell = cell
        self.actor = actor  # kept, because bots ask for it all the time
        self.open: Outcomes | None = None  # between which outcomes Chance, having narrowed them down, still decides

    @property
    def state(self) -> State:
        """To look at, not to change."""
        state: State = self.cell[0]
        return state

    def current_player(self) -> int:
        return self.actor

    def is_terminal(self) -> bool:
        return self.actor == END

    def _legal_actions(self, player: int) -> list[int]:
        game, moves = self.setting.game, self.setting.game.new_moves()
        legal: list[int] = moves[: game.legal(self.setting.box.data, self.state, player, moves)].tolist()
        return legal

    def _outcomes(self) -> Outcomes:
        return self.open or (0, int(self.setting.game.chance(self.setting.box.data, self.state)))

    def _part(self, number: int) -> Outcomes:
        first, count = self._outcomes()
        size = -(-count // PARTS)
        return first + number * size, min(size, count - number * size)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._outcomes()[1]
        parts = -(-count // -(-count // PARTS))
        return [(number, self._part(number)[1] / count) for number in range(parts)]

    def _apply_action(self, action: int) -> None:
        actor = self.actor
        if actor == NATURE:
            first, count = self._part(action)
            self.open = (first, count) if count > 1 else None
            if self.open:
                return
            actor, action = CHANCE, first
        self.setting.game.apply(self.setting.box.data, self.state, actor, action)
        self.actor = self.setting.actor(self.state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != NATURE:
            return self._write(player, action)
        first, count = self._part(action)
        if count > 1:
            return f"outcomes {first} to {first + count - 1}"
        return f"{self._write(CHANCE, first)} (outcome {first})"  # numbered: several tiles may look the same

    def _write(self, actor: int, move: int) -> str:
        return str(self.setting.game.notation.write(self.setting.box.data, self.state, actor, move))

    def returns(self) -> list[float]:
        return self.setting.returns(self.state) if self.is_terminal() else [0.0] * self.setting.players

    def veiled(self, seat: int) -> State:
        """A copy with what the seat knows."""
        copy = copy_state(self.state)
        self.setting.game.veil(self.setting.box.data, copy, seat)
        return copy

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """A world that the player cannot tell from this one, made from nothing but what the player knows."""
        return self.resampled(player, np.uint64(int(sampler() * (1 << 53))))

    def resampled(self, player: int, key: np.uint64) -> "Position":
        world = self.veiled(player)
        self.setting.game.resample(self.setting.box.data, world, player, key)
        house: House = self.get_game()
        return house.position(world)

    def __str__(self) -> str:
        """The position as people read it, secrets included."""
        box = self.setting.box
        written = json.dumps(self.setting.game.positions.write(box.facts, box.data, self.state), ensure_ascii=False)
        return f"{written} {self.open}" if self.open else written


class Observer:
    """What somebody knows, as text: the bytes of the veiled state. There are no tensors."""

    tensor = None

    def __init__(self, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"observations take no parameters, but got {parameters}")
        self.dict: dict[str, Any] = {}
        self._private, self._public = kind.private_info, kind.public_info

    def set_from(self, position: Position, player: int) -> None:
        """Nothing to fill: OpenSpiel asks whether there is a tensor or not."""

    def string_from(self, position: Position, player: int) -> str | None:
        """None, as OpenSpiel has it, for what we do not offer: secrets without what everybody sees."""
        if not self._public:
            return None
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return f"all {position.cell.tobytes().hex()}"
        if self._private == pyspiel.PrivateInfoType.NONE:
            return f"table {position.veiled(SPECTATOR).tobytes().hex()}"
        return f"{player} {position.veiled(player).tobytes().hex()}"


def _kind(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    most = max(game.players)
    least = max(2, min(game.players))  # alone there is nobody to win against
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={PLAYERS: least} | {option.name: option.default for option in game.options},
    )


def _register(game: Game) -> None:
    """A class, because OpenSpiel lets go of what makes a game only after the interpreter has ended: a function would
    be freed then, which aborts the process; a class refers to itself and is not."""
    kind = _kind(game)
    pyspiel.register_game(kind, type(f"House of {game.title}", (House,), {"kind": kind}))


def load(name: str, players: int = 2) -> House:
    """The game of that name as OpenSpiel has it."""
    house: House = pyspiel.load_game(PREFIX + find_game(name).name, {PLAYERS: players})
    return house


for _game in games().values():
    _register(_game)
