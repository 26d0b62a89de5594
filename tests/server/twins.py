"""Two worlds that one seat, or who only watches, cannot tell apart: every deed in one has a counterpart in the other.

The first is a true game. Whatever the observer does not know lies otherwise in the second. Somebody's next deed may
show which world it is; then a third world is looked for in which it is possible, and if none is found, the second
world becomes the first for this one deed, and another one right after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, BoxData, State, copy_state
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.play import Play

TRIES = 6  # other worlds, and other deeds, until both worlds have one that looks the same
UNDO_EVERY = 9
INTERRUPTING_EVERY = 5


@dataclass(frozen=True)
class Deed:
    """One deed of a player with the chance actions behind it, as each of the two worlds has it."""

    actor: int
    moves: tuple[str, str]
    chances: tuple[tuple[int, ...], tuple[int, ...]]
    laid: State | None
    """How the second world lies before it, if it was laid anew."""
    differ: bool
    """The worlds are not the same."""
    undone: bool = False


class Way(NamedTuple):
    """An action and the chance actions behind it, as codes; and where they lead."""

    codes: tuple[int, ...]
    state: State


def game_of(played: Play) -> Match:
    found = played if isinstance(played, Match) else played.match
    assert found is not None
    return found


def state_of(played: Play) -> bytes:
    """To the last bit; before the first game of a campaign there is none."""
    return b"" if not isinstance(played, Match) and played.match is None else game_of(played).state.tobytes()


def laid(played: Play, state: State) -> Play:
    """The same table in another world."""
    if isinstance(played, Match):
        other = played.back_to(played.ply)
        other._course.lay(state)
        return other
    twin: Any = played.back_to(played.ply)
    twin.match = laid(game_of(played), state)
    campaign: Play = twin
    return campaign


@dataclass
class Twins:
    true: Play
    other: Play
    observer: int
    stream: Stream
    _drawn: int = field(default=0, init=False)

    @property
    def game(self) -> Game:
        return self.true.game

    @property
    def box(self) -> BoxData:
        return game_of(self.true).box.data

    def deeds(self, most: int) -> Iterator[Deed]:
        """Both worlds have gone along when the next deed is asked for."""
        for number in range(most):
            if self.true.over:
                return
            yield self._undo() if self._may_undo(number) else self._next(number)

    def lies(self, state: State | None = None) -> bytes:
        """All that the observer knows of a state, to the last bit."""
        copy = copy_state(game_of(self.true).state if state is None else state)
        self.game.veil(self.box, copy, self.observer)
        return copy.tobytes()

    def _draw(self, n: int) -> int:
        self._drawn += 1
        return self.stream.draw(self._drawn, n)

    # -- taking back -----------------------------------------------------------------------------------------------

    def _may_undo(self, number: int) -> bool:
        actions = self.true.actions
        fair = bool(actions) and actions[-1].actor >= 0 and self.true.undo_ply(actions[-1].actor) is not None
        return number % UNDO_EVERY == UNDO_EVERY - 1 and fair and isinstance(self.true, Match)

    def _undo(self) -> Deed:
        actor = self.true.actions[-1].actor
        ply = self.true.undo_ply(actor)
        assert ply is not None
        self.true, self.other = self.true.back_to(ply), self.other.back_to(ply)
        return Deed(actor, ("", ""), ((), ()), None, self.differ, undone=True)

    # -- going on --------------------------------------------------------------------------------------------------

    def _next(self, number: int) -> Deed:
        actor = self._actor(number)
        wished = [self._any_deed(actor) for _ in range(TRIES)]
        before = game_of(self.other).state
        for state in self._worlds():
            for way in wished[: 1 if state is not before else TRIES]:
                same = self._counterpart(state, actor, way)
                if same is not None:
                    return self._carry_out(actor, way, same, None if state is before else state)
        return self._carry_out(
            actor, wished[0], wished[0], copy_state(game_of(self.true).state) if self.differ else None
        )

    def _worlds(self) -> Iterator[State]:
        """As it lies, if it is another one at all; then others."""
        true, now = game_of(self.true).state, game_of(self.other).state
        if now.tobytes() != true.tobytes():
            yield now
        for _ in range(TRIES):
            state = copy_state(true)
            self.game.veil(self.box, state, self.observer)
            self.game.resample(self.box, state, self.observer, np.uint64(self._draw(1 << 31)))
            if state.tobytes() != true.tobytes():
                yield state

    def _actor(self, number: int) -> int:
        others = self.true.interrupting
        actors = others if others and number % INTERRUPTING_EVERY == 0 else self.true.waiting
        return actors[self._draw(len(actors))]

    def _any_deed(self, actor: int) -> Way:
        """Mostly a good one: games of blunders have fewer secrets."""
        state = copy_state(game_of(self.true).state)
        moves = self._legal(state, actor)
        codes = [self._best(state, actor) if self._draw(4) else moves[self._draw(len(moves))]]
        self.game.apply(self.box, state, actor, codes[0])
        while self.game.to_act(state) == CHANCE:
            codes.append(self._draw(int(self.game.chance(self.box, state))))
            self.game.apply(self.box, state, CHANCE, codes[-1])
        return Way(tuple(codes), state)

    def _legal(self, state: State, actor: int) -> Sequence[int]:
        moves = self.game.new_moves()
        found: list[int] = moves[: self.game.legal(self.box, state, actor, moves)].tolist()
        return found

    def _best(self, state: State, actor: int) -> int:
        moves = self.game.new_moves()
        values = np.zeros(len(moves))
        n = self.game.legal(self.box, state, actor, moves)
        self.game.judge(self.box, state, actor, moves, n, values)
        return int(moves[values[:n].argmax()])

    def _counterpart(self, state: State, actor: int, way: Way) -> Way | None:
        """What looks the same to the observer, action by action."""
        true, other, codes = copy_state(game_of(self.true).state), copy_state(state), []
        for number, code in enumerate(way.codes):
            doer = CHANCE if number else actor
            able = range(int(self.game.chance(self.box, other))) if number else self._legal(other, actor)
            seen = code if doer == self.observer >= 0 else self._seen(true, doer, code)
            self.game.apply(self.box, true, doer, code)
            same = self._alike(other, doer, able, seen, self.lies(true))
            if not same:
                return None
            codes.append(same[self._draw(len(same))])
            self.game.apply(self.box, other, doer, codes[-1])
        return Way(tuple(codes), other)

    def _alike(self, state: State, doer: int, able: Sequence[int], seen: int, lies: bytes) -> list[int]:
        """Those of the actions that the observer sees as that one, and that lead to what it then knows."""
        found = []
        for code in able:
            if seen == (code if doer == self.observer >= 0 else self._seen(state, doer, code)):
                after = copy_state(state)
                self.game.apply(self.box, after, doer, code)
                found += [code] if self.lies(after) == lies else []
        return found

    def _seen(self, state: State, doer: int, code: int) -> int:
        return int(self.game.seen(self.box, state, doer, code, self.observer))

    def _carry_out(self, actor: int, way: Way, same: Way, state: State | None) -> Deed:
        if state is not None:
            self.other = laid(self.other, state)
        differ = self.differ
        moves = self._write(self.true, actor, way), self._write(self.other, actor, same)
        self.true, self.other = (
            go_on(world, actor, move, one.codes[1:])
            for world, move, one in zip((self.true, self.other), moves, (way, same), strict=True)
        )
        return Deed(actor, moves, (way.codes[1:], same.codes[1:]), state, differ)

    def _write(self, world: Play, actor: int, way: Way) -> str:
        return str(self.game.notation.write(self.box, game_of(world).state, actor, way.codes[0]))

    @property
    def differ(self) -> bool:
        return state_of(self.true) != state_of(self.other)


def go_on(played: Play, actor: int, move: str, chances: Sequence[int] = ()) -> Play:
    after = played.back_to(played.ply)
    after.play(actor, move)
    after.settle(given(chances, sum(action.actor == CHANCE for action in played.actions)))
    return after


@dataclass(frozen=True)
class Given(Stream):
    """Draws that were decided before; all others come from the key."""

    draws: dict[int, int] = field(default_factory=dict)

    def draw(self, counter: int, n: int) -> int:
        return self.draws[counter] if counter in self.draws else super().draw(counter, n)


def given(codes: Sequence[int] = (), first: int = 0) -> Given:
    return Given(Stream.of("worlds", "deal").key, dict(enumerate(codes, first)))
