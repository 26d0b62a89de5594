"""A stamp comes onto a mount, which brings its connoisseur, a chocolate, bonus tiles (SC-60 to SC-72)."""

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..album import colour_of
from ..scoring import bonus_points
from ..state import BY_BONUS, COLOURS, NONE


@compiled
def mount_stamp(box: BoxData, state: State, seat: int, space: int, stamp: int) -> None:
    state.stamp[seat, space] = stamp
    state.stamped[seat] |= 1 << space
    state.shown[seat] |= 1 << stamp
    welcome(box, state, seat, colour_of(stamp))
    take_bonuses(box, state, seat, stamp)


@compiled
def welcome(box: BoxData, state: State, seat: int, colour: int) -> None:
    """The connoisseur comes, and brings a chocolate if others are there already (SC-60 to SC-62)."""
    if state.connoisseurs[colour] == seat:
        return
    others = 0
    for other in range(len(COLOURS)):
        others += state.connoisseurs[other] == seat
    state.connoisseurs[colour] = seat
    if others >= box.others_needed[state.players]:
        state.chocolates[seat] += 1


@compiled
def take_bonuses(box: BoxData, state: State, seat: int, stamp: int) -> None:
    """Every tile still there that the album now fulfils (SC-70 to SC-72)."""
    hopes = box.bonuses_with[stamp]
    while hopes:
        bonus = lowest(hopes)
        hopes &= hopes - 1
        if state.bonuses[bonus] == NONE and box.bonus_stamps[bonus] & ~state.shown[seat] == 0:
            state.bonuses[bonus] = seat
    if state.players == 2 and state.ending == NONE and bonus_points(box, state, seat) >= box.end_bonus_points:
        state.ending = BY_BONUS
