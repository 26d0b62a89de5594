"""The contract test, shipped with the package: any game, ours or yours, can be put to it.

`check(game, ...)` plays random games with every check of `conformance.py` after every action, then some more slowly
through records, positions and notation. It raises `ContractFault`, which says what is wrong and how to get there.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from . import conformance
from .binding import KERNEL, bind, bind_plain
from .chance import Stream, word
from .contract import CHANCE, SPECTATOR, Numbers, copy_state
from .errors import GameError, Unreadable
from .game import Game
from .match import Match, replay
from .record import Record

REASONS = 6  # moves about which a seat asks in each position


class ContractFault(AssertionError):
    """A game breaks the contract. `fault` is one of conformance.FAULTS."""

    def __init__(self, fault: str, where: str) -> None:
        super().__init__(f"{fault}: {where}")
        self.fault = fault


@dataclass(frozen=True)
class Report:
    """What was played: games and actions, and how often the games ended in which way."""

    games: int
    actions: int
    endings: dict[str, int]


def check(game: Game, players: int, games: int, seed: str = "contract", *, compiled: bool = True) -> Report:
    """Random games over all combinations of options in turn."""
    module = (bind if compiled else bind_plain)(KERNEL / "conformance.py", game.package, game.functions)
    endings = np.zeros(len(game.scoring.REASONS) + 1, np.int64)
    combinations = list(all_options(game.for_players(players)))
    slow = max(1, games // 500)  # a game with many options is not played slowly with every combination of them
    for number, options in enumerate(combinations):
        share = games // len(combinations) + (number < games % len(combinations))
        if share:
            stream = Stream.of(seed, f"{players} {options}")
            _play(module, game, players, options, stream.key, share, endings)
            check_texts(game, players, options, stream, _part(slow, number, len(combinations)))
    counts = dict(zip(game.scoring.REASONS, map(int, endings), strict=False))
    return Report(sum(counts.values()), int(endings[-1]), counts)


def _part(whole: int, number: int, parts: int) -> int:
    """The share of one of so many parts, spread as evenly as whole numbers can be."""
    return (number + 1) * whole // parts - number * whole // parts


def all_options(game: Game) -> Iterator[dict[str, str]]:
    names = [option.name for option in game.options]
    for choice in itertools.product(*(option.choices for option in game.options)):
        yield dict(zip(names, choice, strict=True))


def _play(
    module: ModuleType,
    game: Game,
    players: int,
    options: dict[str, str],
    key: np.uint64,
    games: int,
    endings: Numbers,
) -> None:
    box, rules = game.box().data, game.rules
    states = np.zeros(conformance.BENCH, game.dtype)
    raw = states.view(np.uint8).reshape(conformance.BENCH, -1)
    sums, found = game.new_sums(), game.new_sums()
    limits = np.array([rules.CODES, rules.LONGEST, len(game.scoring.REASONS)], np.int64)
    log = np.zeros((rules.LONGEST + 2, 2), np.int64)
    arguments = (
        box,
        states,
        raw,
        players,
        game.option_codes(options),
        key,
        games,
        game.new_moves(),
        game.new_moves(),
        game.new_terms(),
        sums,
        found,
        limits,
        log,
        endings,
    )
    try:
        fault = conformance.FAULTS[module.checked_games(*arguments)]
    except IndexError as error:  # only without the compiler is somebody there to notice
        fault = f"a place that does not exist is asked for ({error})"
    if fault != conformance.FAULTS[conformance.NONE]:
        raise ContractFault(fault, _story(game, players, options, log))


def _story(game: Game, players: int, options: dict[str, str], log: Numbers) -> str:
    """The way to the fault as a record that can be replayed, as far as the notation carries."""
    actions: list[str] = []
    state = game.new_state()
    box = game.box().data
    game.start(box, state, players, game.option_codes(options))
    try:
        for actor, move in log[: log[-1, 0]]:
            actions.append(f"{'*' if actor == CHANCE else actor + 1} {game.notation.write(box, state, actor, move)}")
            game.apply(box, state, int(actor), int(move))
    except Exception as error:
        actions.append(f"(then {type(error).__name__}: {error})")
    return f"{game.title}, {players} players, {options}, after {len(actions)} actions: {'; '.join(actions)}"


def check_texts(game: Game, players: int, options: dict[str, str], seed: Stream, games: int) -> None:
    """Records, positions and notation there and back again, along random games played through `Match`."""
    names = [f"Seat {seat + 1}" for seat in range(players)]
    for number in range(games):
        match, step = Match.begin(game, names, options), 0
        stream = Stream(np.uint64(word(seed.key, number)))
        while not match.over:
            match.settle(stream)
            _check_position(match)
            _check_openness(match)
            actors = match.waiting + match.interrupting
            seat = actors[stream.draw(step, len(actors))] if step % 8 == 0 else match.waiting[0]
            legal = match.legal(seat)
            _check_notation(match, seat, legal)
            _check_reasons(match, legal, Stream(np.uint64(word(stream.key, step))))
            match.play(seat, legal[stream.draw(step + 1, len(legal))], match.ply)
            step += 2
        _check_record(match)


def _check_notation(match: Match, seat: int, legal: list[str]) -> None:
    """Every legal move reads back as itself."""
    if len(set(legal)) != len(legal):
        raise ContractFault("two moves have the same text", str(legal))
    seated = match.seated(seat)
    for code, text in zip(seated.legal(), legal, strict=True):
        if match.game.notation.read(match.box.data, seated.state, seat, text) != code:
            raise ContractFault("a move does not read back as itself", text)


def _check_reasons(match: Match, legal: list[str], stream: Stream) -> None:
    """Asked about what was played lately, or what somebody may play now, the match answers as it would in a world that
    the seat cannot tell from this one."""
    seat = stream.draw(0, len(match.seats))
    world = match.seated(seat).state
    match.game.resample(match.box.data, world, seat, stream.key)
    imagined = Match(match.game, match.box, match.seats, match.options, world)
    texts = [*legal, *(action.move for action in match.actions[-REASONS:])]
    for text in {texts[stream.draw(1 + number, len(texts))] for number in range(REASONS)}:
        if _reason(match, seat, text) != _reason(imagined, seat, text):
            raise ContractFault("a reason depends on what the seat does not know", f"seat {seat + 1}, “{text}”")


def _reason(match: Match, seat: int, text: str) -> str | None:
    try:
        return match.why(seat, text)
    except Unreadable as unreadable:
        return str(unreadable)


def _check_openness(match: Match) -> None:
    """Where everybody sees everything, no veil covers anything: the page draws no curtain there."""
    if match.game.secrets:
        return
    for seat in (SPECTATOR, *range(len(match.seats))):
        veiled = copy_state(match.state)
        match.game.veil(match.box.data, veiled, seat)
        if veiled.tobytes() != match.state.tobytes():
            raise ContractFault("a game that says it is open has secrets", f"{match.game.title}, {match.position()}")


def _check_position(match: Match) -> None:
    position = match.position()
    try:
        again = Match.from_position(match.game, match.seats, position, match.options, match.box)
    except GameError as error:
        raise ContractFault("a position that occurred is refused", f"{error}: {position}") from error
    if again.state.tobytes() != match.state.tobytes():
        raise ContractFault("a position does not read back as itself", str(position))


def _check_record(match: Match) -> None:
    written = match.record()
    try:
        again = replay(Record.read(written.to_json()), match.box, match.game)
    except GameError as error:
        raise ContractFault("a record does not replay to the same end", f"{error}: {written.to_json()}") from error
    if again.state.tobytes() != match.state.tobytes() or again.record() != written:
        raise ContractFault("a record does not replay to the same end", written.to_json())
