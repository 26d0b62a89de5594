"""A check that cannot fail proves nothing: for each check of the contract a fault is planted that it must catch."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from kuhn_poker import notation, position
from kuhn_poker.codes import BET, PASS
from kuhn_poker.state import UNDEALT, VEILED
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import compiled, plain
from sammelsurium.kernel.conformance import FAULTS
from sammelsurium.kernel.contract import CHANCE, SPECTATOR, copy_state
from sammelsurium.kernel.contract_test import ContractFault, check, check_texts
from sammelsurium.kernel.errors import PositionError, Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match

from .exchanged import KUHN, exchanged

SOUND = SimpleNamespace(**{name: plain(function) for name, function in KUHN.functions.items()})
faulty: dict[str, Callable[[], Game]] = {}


def plant(fault: str) -> Callable[[Callable[[], Game]], Callable[[], Game]]:
    def keep(make: Callable[[], Game]) -> Callable[[], Game]:
        faulty[fault] = make
        return make

    return keep


@plant("a seat the game waits for has no legal move")
def _() -> Game:
    return exchanged({"legal": lambda box, state, seat, out: 0})


@plant("legal moves are not in ascending order")
def _() -> Game:
    def legal(box: Any, state: Any, seat: int, out: Any) -> int:
        n: int = SOUND.legal(box, state, seat, out)
        out[0], out[1] = BET, PASS
        return n

    return exchanged({"legal": legal})


@plant("a listed move is refused")
def _() -> Game:
    return exchanged(
        {"refusal": lambda box, state, seat, move: 1 if move == BET else SOUND.refusal(box, state, seat, move)}
    )


@plant("a move that is not listed is not refused")
def _() -> Game:
    return exchanged({"refusal": lambda box, state, seat, move: 0})


@plant("a seat that may not act has legal moves")
def _() -> Game:
    def legal(box: Any, state: Any, seat: int, out: Any) -> int:
        out[0], out[1] = PASS, BET
        return 2

    return exchanged({"legal": legal, "refusal": lambda box, state, seat, move: 0 if move < 2 else 1})


@plant("an interrupting seat has no legal move")
def _() -> Game:
    return exchanged({"interrupting": lambda box, state: 3})


@plant("chance has no outcome")
def _() -> Game:
    return exchanged({"chance": lambda box, state: 0})


@plant("asking changes the state")
def _() -> Game:
    def score(box: Any, state: Any, seat: int, terms: Any) -> int:
        state.pot += 1
        points: int = SOUND.score(box, state, seat, terms)
        return points

    return exchanged({"score": score})


@plant("the same action from the same state leads to two states")
def _() -> Game:
    rolls = iter(range(100_000))

    def apply(box: Any, state: Any, actor: int, move: int) -> None:
        SOUND.apply(box, state, actor, next(rolls) % 2 if actor == CHANCE else move)

    return exchanged({"apply": apply})


@plant("a piece or a coin came from nowhere or went nowhere")
def _() -> Game:
    def apply(box: Any, state: Any, actor: int, move: int) -> None:
        SOUND.apply(box, state, actor, move)
        if actor != CHANCE and move == BET:
            state.chips[actor] += 1

    return exchanged({"apply": apply})


@plant("a veil over a veil is not the same veil")
def _() -> Game:
    def veil(box: Any, state: Any, seat: int) -> None:
        SOUND.veil(box, state, seat)
        state.pot += 1

    return exchanged({"veil": veil})


@plant("a spectator sees what a seat does not")
def _() -> Game:
    def veil(box: Any, state: Any, seat: int) -> None:
        if seat in (0, 1):
            SOUND.veil(box, state, seat)

    return exchanged({"veil": veil})


@plant("the seat's veil of a resampled world is not the veil it came from")
def _() -> Game:
    def resample(box: Any, state: Any, seat: int, key: Any) -> None:
        SOUND.resample(box, state, seat, key)
        if state.card[0] >= 0 and state.card[1] >= 0:
            state.card[0], state.card[1] = state.card[1], state.card[0]

    return exchanged({"resample": resample})


@plant("resampling knows more than the veil")
def _() -> Game:
    def resample(box: Any, state: Any, seat: int, key: Any) -> None:
        if seat == SPECTATOR or state.card[1 - seat] == VEILED:
            SOUND.resample(box, state, seat, key)

    return exchanged({"resample": resample})


@plant("a resampled world has other pieces")
def _() -> Game:
    def resample(box: Any, state: Any, seat: int, key: Any) -> None:
        SOUND.resample(box, state, seat, key)
        if state.card[0] >= 0 and state.card[1] >= 0:
            state.card[0 if seat == 1 else 1] = state.card[1 if seat == 1 else 0]

    return exchanged({"resample": resample})


@plant("the seat's legal moves depend on what it does not know")
def _() -> Game:
    def legal(box: Any, state: Any, seat: int, out: Any) -> int:
        n: int = SOUND.legal(box, state, seat, out)
        return 1 if n and state.card[1 - seat] == 2 else n

    def refusal(box: Any, state: Any, seat: int, move: int) -> int:
        barred = move == BET and state.card[1 - seat] == 2
        refused: int = SOUND.refusal(box, state, seat, move)
        return refused or int(barred)

    return exchanged({"legal": legal, "refusal": refusal})


@plant("a refusal depends on what the seat does not know")
def _() -> Game:
    def refusal(box: Any, state: Any, seat: int, move: int) -> int:
        refused: int = SOUND.refusal(box, state, seat, move)
        return 2 if refused and state.card[1 - seat] == 2 else refused

    return exchanged({"refusal": refusal})


@plant("an action hidden from a seat shows in its veil")
def _() -> Game:
    def nothing(*_: Any) -> None:
        """The cards lie open, though `seen` says that they were dealt in secret."""

    return exchanged({"veil": nothing, "resample": nothing})


@plant("the terms of the score do not add up")
def _() -> Game:
    return exchanged({"score": lambda box, state, seat, terms: SOUND.score(box, state, seat, terms) + 1})


@plant("the game goes on for ever")
def _() -> Game:
    def apply(box: Any, state: Any, actor: int, move: int) -> None:
        if actor == CHANCE:
            SOUND.apply(box, state, actor, move)

    return exchanged({"apply": apply})


@plant("the ranks are no ranking")
def _() -> Game:
    def outcome(box: Any, state: Any, ranks: Any, ties: Any) -> int:
        ranks[:] = 2
        return 0

    return exchanged({"outcome": outcome})


@plant("the reason for the end is unknown")
def _() -> Game:
    def outcome(box: Any, state: Any, ranks: Any, ties: Any) -> int:
        SOUND.outcome(box, state, ranks, ties)
        return len(KUHN.scoring.REASONS)

    return exchanged({"outcome": outcome})


class Notation:
    """That of the game, to be spoilt."""

    def write(self, box: Any, state: Any, actor: int, move: int) -> str:
        return notation.write(box, state, actor, move)

    def read(self, box: Any, state: Any, actor: int, text: str) -> int:
        return notation.read(box, state, actor, text)


class Positions:
    """The same."""

    def write(self, facts: Any, box: Any, state: Any) -> Any:
        return position.write(facts, box, state)

    def read(self, facts: Any, box: Any, state: Any, data: Any) -> None:
        position.read(facts, box, state, data)


# -- and those that only show in texts -----------------------------------------------------------------------------


@plant("two moves have the same text")
def _() -> Game:
    class Mumbling(Notation):
        def write(self, box: Any, state: Any, actor: int, move: int) -> str:
            return super().write(box, state, actor, move) if actor == CHANCE else "well"

    return exchanged(notation=Mumbling())


@plant("a move does not read back as itself")
def _() -> Game:
    class Confused(Notation):
        def read(self, box: Any, state: Any, actor: int, text: str) -> int:
            move = super().read(box, state, actor, text)
            return move if actor == CHANCE else 1 - move

    return exchanged(notation=Confused())


@plant("a position that occurred is refused")
def _() -> Game:
    class Strict(Positions):
        def read(self, facts: Any, box: Any, state: Any, data: Any) -> None:
            raise PositionError("never seen that")

    return exchanged(position=Strict())


@plant("a position does not read back as itself")
def _() -> Game:
    class Forgetful(Positions):
        def read(self, facts: Any, box: Any, state: Any, data: Any) -> None:
            super().read(facts, box, state, data)
            state.card[0] = UNDEALT

    return exchanged(position=Forgetful())


@plant("a game that says it is open has secrets")
def _() -> Game:
    return exchanged(open=True)


@plant("a record does not replay to the same end")
def _() -> Game:
    class Lucky(Notation):
        def write(self, box: Any, state: Any, actor: int, move: int) -> str:
            return super().write(box, state, actor, 0 if actor == CHANCE else move)

        def read(self, box: Any, state: Any, actor: int, text: str) -> int:
            return 0 if actor == CHANCE else super().read(box, state, actor, text)

    return exchanged(notation=Lucky())


@pytest.mark.parametrize("fault", faulty)
def test_the_contract_catches(fault: str) -> None:
    with pytest.raises(ContractFault) as caught:
        check(faulty[fault](), 2, 300, compiled=False)
    assert caught.value.fault == fault
    assert "Kuhn poker" in str(caught.value) or fault not in FAULTS


def test_those_who_only_watch_are_asked_too() -> None:
    def resample(box: Any, state: Any, seat: int, key: Any) -> None:
        if seat != SPECTATOR:
            SOUND.resample(box, state, seat, key)

    with pytest.raises(ContractFault, match="resampling knows more than the veil"):
        check(exchanged({"resample": resample}), 2, 300, compiled=False)


def test_a_place_that_does_not_exist_is_noticed_without_the_compiler() -> None:
    def resample(box: Any, state: Any, seat: int, key: Any) -> None:
        SOUND.resample(box, state, seat, key)
        state.card[seat] += 0  # of those who watch: the last card, to NumPy and to the compiler

    with pytest.raises(ContractFault, match="there is no element -1"):
        check(exchanged({"resample": resample}), 2, 300, compiled=False)


def test_a_match_that_answers_from_the_true_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeking(Notation):
        def read(self, box: Any, state: Any, actor: int, text: str) -> int:
            if actor != CHANCE and SOUND.to_act(state) != 1 << actor:
                raise Unreadable(f"not against card {state.card[1 - actor]}")
            return super().read(box, state, actor, text)

    deals = Stream.of("reasons", "deal")
    check_texts(exchanged(notation=Peeking()), 2, {}, deals, 10)  # the veil hides the card
    monkeypatch.setattr(Match, "_veiled", lambda match, state, seat: copy_state(state))
    with pytest.raises(ContractFault, match="a reason depends on what the seat does not know"):
        check_texts(exchanged(notation=Peeking()), 2, {}, deals, 10)


def test_every_check_has_a_planted_fault() -> None:
    assert set(FAULTS[1:]) <= set(faulty)


def test_the_sound_game_passes_without_the_compiler_too() -> None:
    assert check(KUHN, 2, 300, compiled=False).games == 300


def test_a_fault_in_compiled_code_is_told_with_the_way_to_it() -> None:
    @compiled
    def census(box: Any, state: Any, sums: Any) -> None:
        sums[0] = state.pot
        sums[1] = 0

    with pytest.raises(ContractFault, match=r"after . actions: .*deal"):
        check(exchanged({"census": census}), 2, 10)
