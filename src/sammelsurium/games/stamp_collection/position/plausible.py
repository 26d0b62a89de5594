"""Whether a position can occur at all. Each check names what is wrong and the rule that says so."""

from sammelsurium.kernel.bits import count
from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.positions import demand

from ..album import beside, mounted, open_mounts
from ..bank import can_repay
from ..box import Facts, space_name
from ..scoring import bonus_points
from ..state import (
    BY_BONUS,
    BY_MOUNTS,
    COLOURS,
    DEAL_FAIR,
    DRAW_START,
    FINISHED,
    GIVE_ALBUMS,
    MOTIFS,
    NONE,
    SPACES,
    TILES,
    TURNS,
)


def check(facts: Facts, box: BoxData, state: State) -> None:
    _check_start(box, state)
    for seat in range(int(state.players)):
        _check_album(box, state, seat)
    _check_fair(box, state)
    _check_connoisseurs(state)
    _check_bonuses(facts, box, state)
    _check_ending(box, state)


def _check_start(box: BoxData, state: State) -> None:
    known = state.starter != NONE
    demand(known == (state.phase != DRAW_START), "the start player is known exactly after the draw (SC-11)")
    albums = [int(album) for album in state.album[: state.players] if album != NONE]
    demand(len(set(albums)) == len(albums), "two seats have the same album (SC-2)")
    laying_out = bool(state.phase == DEAL_FAIR and state.round_number == 1)
    if state.phase == DRAW_START or laying_out:
        demand(not albums, "a seat has an album before the fair is laid out (SC-10)")
        demand(not laying_out or state.turn == state.starter, "the start player is the first to get an album (SC-2)")
    elif state.phase == GIVE_ALBUMS:
        _check_albums(state)
    else:
        demand(len(albums) == state.players, "a seat has no album after albums were given (SC-2)")


def _check_albums(state: State) -> None:
    """Albums are given clockwise from the start player on; the seat on turn is the next to get one."""
    players, starter = int(state.players), int(state.starter)
    given = [state.album[(starter + place) % players] != NONE for place in range(players)]
    before = (int(state.turn) - starter) % players
    in_order = given == [place < before for place in range(players)]
    demand(in_order, "albums are given clockwise from the start player to the seat on turn (SC-2)")


def _check_fair(box: BoxData, state: State) -> None:
    """SC-90 to SC-93: how many tiles and coins lie on the fair, and how many are left to be dealt."""
    left = int(state.row_tiles.sum())
    demand(1 <= state.round_number <= box.rounds, f"there are only {box.rounds} rounds (SC-94)")
    demand(state.coins <= box.coins_on_fair, f"more than {box.coins_on_fair} coins on the fair (SC-4)")
    if state.phase == DRAW_START:
        demand(state.round_number == 1 and left == 0, "tiles are dealt before the start player is drawn (SC-11)")
    if state.phase == GIVE_ALBUMS:
        laid_out = state.round_number == 1 and left == TILES
        demand(laid_out, "albums are given when the first fair has been laid out (SC-10)")
    if state.phase == DEAL_FAIR:
        dealt = all(state.fair[tile] != NONE for tile in range(left))
        demand(dealt and left < TILES, "tiles are dealt from the first space on (SC-10)")
    if state.phase != TURNS and state.phase != FINISHED:
        demand(state.coins == box.coins_on_fair, f"a round begins with {box.coins_on_fair} coins (SC-91)")
    round_ended = state.coins == 0 or state.row_tiles.min() == 0
    if state.phase == TURNS:
        demand(not round_ended, "the last coin or the last tile of a row is gone, so the round is over (SC-90)")
    if state.phase == FINISHED:
        demand(round_ended, "the game is over in the middle of a round (SC-90)")
    _check_pile(box, state, left)


def _check_pile(box: BoxData, state: State, left: int) -> None:
    """Every round takes eight tiles from the pile, the last one from the discards (SC-91, SC-93)."""
    dealt = left if state.phase in (DRAW_START, DEAL_FAIR) else TILES
    if state.round_number < box.rounds:
        expected = int(box.stock.sum()) - TILES * (int(state.round_number) - 1) - dealt
        demand(
            state.pile_size == expected,
            f"{state.pile_size} tiles in the pile, round {state.round_number} has {expected}",
        )
        passed_over = int(state.discards.sum())
    else:
        demand(state.discards.sum() == 0, "the discards were shuffled for the last round (SC-93)")
        passed_over = int(state.pile_size) + dealt
    ended = int(state.round_number) - 1
    demand(passed_over >= ended, f"{passed_over} tiles passed over, but each of {ended} rounds left one (SC-93)")


def _check_album(box: BoxData, state: State, seat: int) -> None:
    who = f"seat {seat + 1}"
    album = int(state.album[seat])
    if album == NONE:
        demand(mounted(state, seat) == 0, f"{who} has mounts but no album (SC-1)")
    else:
        colour, space = int(box.printed_colour[album]), int(box.printed_space[album])
        printed = bool(state.mounts[seat, colour] >> space & 1)
        demand(printed, f"{who} lacks the printed {COLOURS[colour]} mount on {space_name(space)} (SC-1)")
    for colour in range(len(COLOURS)):
        _check_colour(state, seat, colour, who)
    demand(
        state.chocolates[seat] <= count(state.stamped[seat]),
        f"{who} has more chocolates than mounted stamps (SC-60)",
    )
    settled = state.phase != FINISHED or not can_repay(box, state, seat)
    demand(settled, f"{who} could have repaid the loan at the end (SC-83)")


def _check_colour(state: State, seat: int, colour: int, who: str) -> None:
    own, name = int(state.mounts[seat, colour]), COLOURS[colour]
    group = own & -own
    while group != own and beside(group) & own & ~group:
        group |= beside(group) & own
    demand(group == own, f"the {name} mounts of {who} do not hang together (SC-31)")
    for space in range(SPACES):
        stamp = int(state.stamp[seat, space])
        fits = stamp == NONE or stamp // len(MOTIFS) != colour or bool(own >> space & 1)
        demand(fits, f"{who} has a {name} stamp on {space_name(space)}, where no {name} mount lies (SC-40)")
    stored = any(s != NONE and s // len(MOTIFS) == colour for s in state.storage[seat])
    waiting = bool(open_mounts(state, seat, colour))
    demand(not (stored and waiting), f"{who} stores a {name} stamp beside an empty {name} mount (SC-34, SC-41)")


def _check_connoisseurs(state: State) -> None:
    """Each is with somebody who shows a stamp of his colour; if nobody does, he is still in the supply (SC-60)."""
    for colour, name in enumerate(COLOURS):
        showing = [s for s in range(int(state.players)) if state.mounts[s, colour] & state.stamped[s]]
        host = int(state.connoisseurs[colour])
        fits = host in showing if showing else host == NONE
        demand(fits, f"the {name} connoisseur is with somebody who shows a {name} stamp, if anybody does (SC-60)")


def _check_bonuses(facts: Facts, box: BoxData, state: State) -> None:
    shown = [int(stamps) for stamps in state.shown[: state.players]]
    for number, bonus in enumerate(facts.bonus):
        wanted = int(box.bonus_stamps[number])
        able = [seat for seat, stamps in enumerate(shown) if stamps & wanted == wanted]
        holder = int(state.bonuses[number])
        fits = holder in able if able else holder == NONE
        demand(fits, f"the bonus tile {bonus.id} is with somebody who shows its stamps, if anybody does (SC-70)")


def _check_ending(box: BoxData, state: State) -> None:
    """SC-111, SC-112: only two players end early, and then the reason lies on the table."""
    points = max(bonus_points(box, state, seat) for seat in range(int(state.players)))
    mounts = max(count(mounted(state, seat)) for seat in range(int(state.players)))
    by_bonus = state.players == 2 and points >= box.end_bonus_points
    by_mounts = state.players == 2 and mounts >= box.end_mounts
    demand(
        (state.ending != NONE) == (by_bonus or by_mounts),
        "the end by bonus or mounts does not fit (SC-111, SC-112)",
    )
    demand(state.ending != BY_BONUS or by_bonus, f"nobody holds {box.end_bonus_points} bonus points (SC-111)")
    demand(state.ending != BY_MOUNTS or by_mounts, f"nobody has {box.end_mounts} mounts (SC-112)")
    demand(state.ending == NONE or state.phase in (TURNS, FINISHED), "no round follows the last one (SC-113)")
    last = state.round_number == box.rounds or state.ending != NONE
    demand(state.phase != FINISHED or last, "the game is over before its last round (SC-94)")
