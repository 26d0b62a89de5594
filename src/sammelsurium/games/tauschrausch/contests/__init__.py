"""The thirty contests: a card's function counts units in an album, the box says what a unit pays."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData

from ..layout import Layout, Layouts
from ..state import KIND_CARDS
from .cancelled import colourful_mail, good_company, ink_trail, postmark_club, reunion, under_ink
from .colour import duet, islands, monochrome, mosaic, paintbox, second_fiddle
from .final import crossroads, letter_slots, picture_frame, pinholes, ponds, snug
from .shape import brickwork, good_neighbours, second_format, showpiece, small_tiles, tall_and_wide
from .theme import colour_chronicle, grand_tour, one_story, parade, silver_medal, wide_interests


@compiled
def colour_units(card: int, album: Layout) -> int:
    if card == 0:
        return second_fiddle(album)
    if card == 1:
        return monochrome(album)
    if card == 2:
        return paintbox(album)
    if card == 3:
        return duet(album)
    if card == 4:
        return islands(album)
    return mosaic(album)


@compiled
def theme_units(card: int, album: Layout) -> int:
    if card == 0:
        return grand_tour(album)
    if card == 1:
        return silver_medal(album)
    if card == 2:
        return one_story(album)
    if card == 3:
        return wide_interests(album)
    if card == 4:
        return colour_chronicle(album)
    return parade(album)


@compiled
def shape_units(card: int, album: Layout) -> int:
    if card == 0:
        return brickwork(album)
    if card == 1:
        return small_tiles(album)
    if card == 2:
        return second_format(album)
    if card == 3:
        return tall_and_wide(album)
    if card == 4:
        return showpiece(album)
    return good_neighbours(album)


@compiled
def cancelled_units(card: int, album: Layout) -> int:
    if card == 0:
        return postmark_club(album)
    if card == 1:
        return ink_trail(album)
    if card == 2:
        return colourful_mail(album)
    if card == 3:
        return under_ink(album)
    if card == 4:
        return reunion(album)
    return good_company(album)


@compiled
def final_units(card: int, album: Layout) -> int:
    if card == 0:
        return crossroads(album)
    if card == 1:
        return snug(album)
    if card == 2:
        return picture_frame(album)
    if card == 3:
        return letter_slots(album)
    if card == 4:
        return pinholes(album)
    return ponds(album)


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
