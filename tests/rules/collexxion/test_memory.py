"""What is face down is for people to remember (CX-33): how far the log reaches back, and what nobody can read off."""

from collections.abc import Iterator

import numpy as np
import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, SPECTATOR, State, copy_state
from sammelsurium.kernel.match import Match

from .table import GAME, NAMES

TABLES = [(2, {}), (3, {"actions": "experts"}), (4, {"partners": "teams"}), (4, {"actions": "experts give"})]


def played(players: int, seed: str, **options: str) -> Iterator[Match]:
    """A random game, shown after every action."""
    match, draws = Match.begin(GAME, NAMES[:players], options), Stream.of(seed, "moves")
    match.settle(Stream.of(seed, "deal"))
    yield match
    while not match.over:
        player = match.waiting[0]
        moves = match.legal(player)
        match.play(player, moves[draws.draw(match.ply, len(moves))])
        yield match


def turns(match: Match) -> list[int]:
    """For each action the number of the turn in which it was made; what comes before the first belongs to it."""
    numbers, number, last = [], 0, None
    for action in match.actions:
        if action.actor != CHANCE:
            number += last not in (None, action.actor)
            last = action.actor
        numbers.append(number)
    return numbers


def forgotten(match: Match) -> int:
    """How many actions were made before everybody's last turn."""
    made = turns(match)
    changed = match.waiting[0] != match.actions[-1].actor != CHANCE
    now = made[-1] + int(changed)
    return sum(number <= now - len(match.seats) for number in made)


@pytest.mark.rule("CX-33")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_log_reaches_back_to_what_everybody_has_done_last(players: int, options: dict[str, str]) -> None:
    for match in played(players, "memory", **options):
        if match.over:
            assert match.told_from == 0
            assert match.recovers
            continue
        assert match.told_from == forgotten(match)
        assert not match.recovers


def at_a_table(players: int, seed: str, undo_every: int, **options: str) -> Iterator[Match]:
    """A random game as the server plays it: every move makes another match of the last one, and some are taken back."""
    match, draws = Match.begin(GAME, NAMES[:players], options), Stream.of(seed, "moves")
    match.settle(Stream.of(seed, "deal"))
    for step in range(1, 1000):
        if match.over:
            return
        yield match
        player = match.waiting[0]
        moves = match.legal(player)
        match = match.back_to(match.ply)
        match.play(player, moves[draws.draw(step, len(moves))])
        if step % undo_every == 0 and not match.over:
            yield match
            match = match.back_to(match.ply - 1)


@pytest.mark.rule("CX-33")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_match_made_of_another_reaches_back_as_far_as_it_would_by_itself(
    players: int, options: dict[str, str]
) -> None:
    for match in at_a_table(players, "taken over", 7, **options):
        assert match.told_from == forgotten(match)


def test_what_is_forgotten_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every state of before that is asked for must be found anew: from move to move only the next ones are."""
    memory = GAME.rooms.memory
    assert memory
    asked, recalls = [], memory.recalls

    def counting(before: State, now: State) -> bool:
        asked.append(before)
        return recalls(before, now)

    monkeypatch.setattr(memory, "recalls", counting)
    longest = max(match.ply for match in at_a_table(2, "not again", 1000) if match.told_from >= 0)
    assert longest < len(asked) <= 2 * longest


@pytest.mark.rule("CX-33")
def test_everybody_has_acted_since_what_the_log_forgets() -> None:
    """Nobody misses a token being taken, however long they were away."""
    for match in played(3, "seen by all"):
        if match.told_from and not match.over:
            since = {action.actor for action in match.actions[match.told_from - 1 :]}
            assert {0, 1, 2} <= since


@pytest.mark.rule("CX-33")
def test_with_a_memory_aid_the_log_tells_everything() -> None:
    for match in played(3, "aided", memory="log"):
        assert match.told_from == 0
        assert not match.recovers


@pytest.mark.rule("CX-33", "CX-74")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whoever_watches_can_imagine_what_lies_face_down(players: int, options: dict[str, str]) -> None:
    """Also a spectator, who owns nothing: what is imagined looks the same from there, and nothing comes or goes."""
    counted, there = (GAME.new_sums() for _ in range(2))
    for match in played(players, "imagined", **options):
        if match.ply % 7 == 0:
            box = match.box.data
            for watcher in (SPECTATOR, *range(players)):
                veiled = copy_state(match.state)
                GAME.veil(box, veiled, watcher)
                world, other = copy_state(veiled), copy_state(match.state)
                GAME.resample(box, world, watcher, np.uint64(match.ply))
                GAME.resample(box, other, watcher, np.uint64(match.ply))
                assert world.tobytes() == other.tobytes()
                GAME.census(box, world, counted)
                GAME.census(box, match.state, there)
                assert counted.tolist() == there.tolist()
                GAME.veil(box, world, watcher)
                assert world.tobytes() == veiled.tobytes()
