"""Many random positions in compiled code: every seat's secrets are kept, and nobody forgets what they have seen.

`python -m tests.rules.tauschrausch.many_worlds 100000` visits so many for each number of players, with options at
random. In each position and for every seat: the veil of a resampled world is the veil it came from (TR-31, TR-40,
TR-55). With each action: whoever has seen a face-down stamp knows it afterwards, wherever it went (TR-31, TR-47).
"""

import sys
from dataclasses import dataclass

import numpy as np

from sammelsurium.games.tauschrausch.knowledge import resample, veil
from sammelsurium.games.tauschrausch.rules.setup import start
from sammelsurium.games.tauschrausch.rules.turn import apply, to_act
from sammelsurium.games.tauschrausch.state import FIRST, ITEMS, NONE
from sammelsurium.games.tauschrausch.table import stack_of
from sammelsurium.kernel.bits import bit, has, wide
from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.conformance import Bench, Bytes, same
from sammelsurium.kernel.contract import CHANCE, OVER, SPECTATOR, BoxData, Moves, Numbers, State
from sammelsurium.kernel.registry import find_game

from .many_games import Counts, choices, draw_options, next_actor, tell

POSITIONS, WORLDS, DIFFERENT, HANDED_ON, FORGOTTEN = range(5)
GAME, BEFORE, VEIL, WORLD = range(4)


# -- worlds --------------------------------------------------------------------------------------------------------


@compiled
def is_different(box: BoxData, states: Bench, raw: Bytes, seat: int, key: np.uint64) -> bool:
    """Whether the seat could tell a world made from its veil from the real one."""
    states[VEIL] = states[GAME]
    veil(box, states[VEIL], seat)
    states[WORLD] = states[VEIL]
    resample(box, states[WORLD], seat, key)
    veil(box, states[WORLD], seat)
    return not same(raw, WORLD, VEIL)


@compiled
def note_worlds(box: BoxData, states: Bench, raw: Bytes, key: np.uint64, found: Counts) -> None:
    found[POSITIONS] += 1
    for seat in range(SPECTATOR, states[GAME].players):
        found[WORLDS] += 1
        found[DIFFERENT] += is_different(box, states, raw, seat, np.uint64(word(key, 1 + seat)))


# -- memory --------------------------------------------------------------------------------------------------------


@compiled
def owner_of(state: State, item: int) -> int:
    for side in range(state.sides):
        if has(state.haul[side] | state.gained[side], item):
            return side
    return NONE


@compiled
def is_buried(after: State, piece: int, known: int) -> bool:
    """It left the game with a pool, and all who knew it still do."""
    for n in range(after.buried):
        if after.buried_piece[n] == piece:
            return bool(known & ~after.buried_known[n] == 0)
    return False


@compiled
def is_piled(after: State, piece: int) -> bool:
    """Pinzetta shows what she owns."""
    stack = stack_of(piece)
    return has(after.pile[stack], piece - FIRST[stack])


@compiled
def is_forgotten(before: State, after: State, item: int) -> bool:
    """Of a face-down stamp that somebody had seen."""
    piece, known = before.item_piece[item], before.item_known[item]
    if after.item_back[item] == NONE:
        return not is_buried(after, piece, known) and not is_piled(after, piece)
    return bool(after.item_piece[item] != piece or known & ~after.item_known[item] != 0)


@compiled
def note_memory(before: State, after: State, found: Counts) -> None:
    for item in range(ITEMS):
        if before.item_up[item] or before.item_known[item] == 0:
            continue
        found[FORGOTTEN] += is_forgotten(before, after, item)
        owner = owner_of(before, item)
        others = before.item_known[item] if owner == NONE else before.item_known[item] & ~bit(owner)
        found[HANDED_ON] += others != 0 and owner != owner_of(after, item)
    for n in range(before.buried):
        kept = after.buried_piece[n] == before.buried_piece[n] and after.buried_known[n] == before.buried_known[n]
        found[FORGOTTEN] += not kept


# -- games ---------------------------------------------------------------------------------------------------------


@compiled
def play_many(
    box: BoxData,
    states: Bench,
    raw: Bytes,
    players: int,
    options: Numbers,
    key: np.uint64,
    positions: int,
    moves: Moves,
    found: Counts,
) -> None:
    game = 0
    while found[POSITIONS] < positions:
        stream, step = np.uint64(word(key, game)), 0
        draw_options(options, stream)
        start(box, states[GAME], players, options)
        while found[POSITIONS] < positions:
            note_worlds(box, states, raw, np.uint64(word(stream, 1 << 41 | step)), found)
            if to_act(states[GAME]) == OVER:
                break
            actor = next_actor(states[GAME])
            chosen = draw(stream, step, choices(box, states[GAME], actor, moves))
            states[BEFORE] = states[GAME]
            apply(box, states[GAME], actor, chosen if actor == CHANCE else wide(moves[chosen]))
            note_memory(states[BEFORE], states[GAME], found)
            step += 1
        game += 1


@dataclass(frozen=True)
class Found:
    positions: int
    worlds: int  # one for each seat and one for whoever only watches, in every position
    different: int
    handed_on: int  # face-down stamps that changed hands and that somebody else had seen
    forgotten: int


def look_for(players: int, positions: int) -> Found:
    """Game after game, until so many positions have been visited."""
    game = find_game("tauschrausch")
    states, found = np.zeros(4, game.dtype), np.zeros(5, np.int64)
    raw, key = states.view(np.uint8).reshape(4, -1), Stream.of("many worlds", str(players)).key
    options = game.option_codes(game.read_options())
    play_many(game.box().data, states, raw, players, options, key, positions, game.new_moves(), found)
    return Found(*map(int, found))


if __name__ == "__main__":
    tell(look_for, int(sys.argv[1]))
