"""The thirty contests: a card's function counts units in an album, the box says what a unit pays."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData

from ...state import KIND_CARDS
from . import cancelled, colour, final, shape, theme
from .final import nearness
from .layout import LAYOUT, MOST_STAMPS, Layout, Layouts, album_layout, copy_numbers, fill_layout, forget_show, lay_tile

__all__ = [
    "LAYOUT",
    "MOST_STAMPS",
    "Layout",
    "Layouts",
    "album_layout",
    "copy_numbers",
    "fill_layout",
    "forget_show",
    "lay_tile",
    "nearness",
    "pay",
    "units",
    "worth",
]


@compiled
def colour_units(card: int, album: Layout) -> int:
    if card == 0:
        return colour.second_fiddle(album)
    if card == 1:
        return colour.monochrome(album)
    if card == 2:
        return colour.paintbox(album)
    if card == 3:
        return colour.duet(album)
    if card == 4:
        return colour.islands(album)
    return colour.mosaic(album)


@compiled
def theme_units(card: int, album: Layout) -> int:
    if card == 0:
        return theme.grand_tour(album)
    if card == 1:
        return theme.silver_medal(album)
    if card == 2:
        return theme.one_story(album)
    if card == 3:
        return theme.wide_interests(album)
    if card == 4:
        return theme.colour_chronicle(album)
    return theme.parade(album)


@compiled
def shape_units(card: int, album: Layout) -> int:
    if card == 0:
        return shape.brickwork(album)
    if card == 1:
        return shape.small_tiles(album)
    if card == 2:
        return shape.second_format(album)
    if card == 3:
        return shape.tall_and_wide(album)
    if card == 4:
        return shape.showpiece(album)
    return shape.good_neighbours(album)


@compiled
def cancelled_units(card: int, album: Layout) -> int:
    if card == 0:
        return cancelled.postmark_club(album)
    if card == 1:
        return cancelled.ink_trail(album)
    if card == 2:
        return cancelled.colourful_mail(album)
    if card == 3:
        return cancelled.under_ink(album)
    if card == 4:
        return cancelled.reunion(album)
    return cancelled.good_company(album)


@compiled
def final_units(card: int, album: Layout) -> int:
    if card == 0:
        return final.crossroads(album)
    if card == 1:
        return final.snug(album)
    if card == 2:
        return final.picture_frame(album)
    if card == 3:
        return final.letter_slots(album)
    if card == 4:
        return final.pinholes(album)
    return final.ponds(album)


@compiled
def units(contest: int, album: Layout) -> int:
    """What the contest counts in the album."""
    kind, card = contest // KIND_CARDS, contest % KIND_CARDS
    if kind == 0:
        return colour_units(card, album)
    if kind == 1:
        return theme_units(card, album)
    if kind == 2:
        return shape_units(card, album)
    if kind == 3:
        return cancelled_units(card, album)
    return final_units(card, album)


@compiled
def pay(box: BoxData, contest: int, n: int) -> int:
    """What so many units are worth: by the table, or points for every so many, up to the cap."""
    steps = box.contest_steps[contest]
    if steps:
        return box.contest_table[contest, min(n, int(steps)) - 1] if n else 0
    return min(n // box.contest_per[contest] * box.contest_points[contest], box.contest_cap[contest])


@compiled
def worth(box: BoxData, contest: int, album: Layouts) -> int:
    return pay(box, contest, units(contest, album[0]))
