"""How albums are given: dealt by Chance, or picked, clockwise from the start player (SC-2)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import pick_album, place_of
from ..state import ALBUMS, GIVE_ALBUMS, NONE, TURNS


@compiled
def is_taken(state: State, album: int) -> bool:
    for seat in range(state.players):
        if state.album[seat] == album:
            return True
    return False


@compiled
def count_free_albums(state: State) -> int:
    given = 0
    for seat in range(state.players):
        given += state.album[seat] != NONE
    return ALBUMS - given


@compiled
def nth_free_album(state: State, n: int) -> int:
    album = 0
    while is_taken(state, album) or n > 0:
        if not is_taken(state, album):
            n -= 1
        album += 1
    return album


@compiled
def is_picking(state: State, seat: int) -> bool:
    return state.phase == GIVE_ALBUMS and state.albums_picked != 0 and seat == state.turn


@compiled
def add_albums(state: State, seat: int, out: Moves) -> int:
    n = 0
    if is_picking(state, seat):
        for album in range(ALBUMS):
            if not is_taken(state, album):
                out[n] = pick_album(album)
                n += 1
    return n


@compiled
def refuse_album(state: State, seat: int, move: int) -> int:
    album = place_of(move)
    known = album < ALBUMS and move == pick_album(album)
    return 0 if is_picking(state, seat) and known and not is_taken(state, album) else 2


@compiled
def take_album(box: BoxData, state: State, seat: int, album: int) -> None:
    """The printed mount lies there from now on (SC-1). When everybody has one, the start player begins."""
    state.album[seat] = album
    state.mounts[seat, box.printed_colour[album]] = 1 << int(box.printed_space[album])
    state.turn = (seat + 1) % state.players
    if state.turn == state.starter:
        state.phase = TURNS
