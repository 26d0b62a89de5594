"""The six theme contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.compiled import compiled

from ..bits import bit, count, lowest
from ..layout import Layout
from ..state import COLOURS, NONE, THEMES, WIDTH
from .counting import count_themes, different_themes, group_of, largest_group, of_colour, of_theme, second


@compiled
def grand_tour(album: Layout) -> int:
    """Sets of all five themes (TR-72)."""
    return count_themes(album).min()


@compiled
def silver_medal(album: Layout) -> int:
    """Stamps of the second most frequent theme."""
    return second(count_themes(album))


@compiled
def one_story(album: Layout) -> int:
    """Stamps in the best group of one theme."""
    best = 0
    for theme in range(len(THEMES)):
        best = max(best, largest_group(album, of_theme(album, theme)))
    return best


@compiled
def wide_interests(album: Layout) -> int:
    """Themes with at least two stamps."""
    themes = 0
    for n in count_themes(album):
        themes += n >= 2
    return themes


@compiled
def colour_chronicle(album: Layout) -> int:
    """Different themes in the best group of one colour."""
    best = 0
    for colour in range(len(COLOURS)):
        members = of_colour(album, colour)
        while members:
            group = group_of(album, lowest(members), members)
            members &= ~group
            best = max(best, different_themes(album, group))
    return best


@compiled
def themes_in_line(album: Layout, first: int, step: int) -> int:
    themes = 0
    for place in range(WIDTH):
        stamp = album.cell[first + place * step]
        if stamp != NONE and album.theme[stamp] != NONE:
            themes |= bit(album.theme[stamp])
    return count(themes)


@compiled
def parade(album: Layout) -> int:
    """Different themes in the best row or column."""
    best = 0
    for line in range(WIDTH):
        best = max(best, themes_in_line(album, line * WIDTH, 1), themes_in_line(album, line, WIDTH))
    return best
