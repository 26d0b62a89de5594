"""The six theme contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.bits import bit, count, lowest
from sammelsurium.kernel.compiled import compiled

from ...state import COLOURS, NONE, THEMES, WIDTH
from .layout import Layout, different, group_of, largest_group, second, sets

ALL_THEMES = (1 << len(THEMES)) - 1


@compiled
def grand_tour(album: Layout) -> int:
    """Sets of all five themes (TR-72)."""
    return sets(album.themes)


@compiled
def silver_medal(album: Layout) -> int:
    """Stamps of the second most frequent theme."""
    return second(album.themes)


@compiled
def one_story(album: Layout) -> int:
    """Stamps in the best group of one theme."""
    best = 0
    for theme in range(len(THEMES)):
        best = max(best, largest_group(album, album.themes[theme]))
    return best


@compiled
def wide_interests(album: Layout) -> int:
    """Themes with at least two stamps."""
    themes = 0
    for theme in range(len(THEMES)):
        themes += count(album.themes[theme]) >= 2
    return themes


@compiled
def colour_chronicle(album: Layout) -> int:
    """Different themes in the best group of one colour."""
    best = 0
    for colour in range(len(COLOURS)):
        members = album.colours[colour]
        while members:
            group = group_of(album, lowest(members), members)
            members &= ~group
            best = max(best, different(album.themes, group))
    return best


@compiled
def parade(album: Layout) -> int:
    """Different themes in the best row or column: a mask has five bits for each row, another for each column."""
    rows, columns = 0, 0
    for stamp in range(album.stamps):
        theme = album.theme[stamp]
        if theme != NONE:
            for row in range(album.y[stamp], album.y[stamp] + album.h[stamp]):
                rows |= bit(len(THEMES) * row + theme)
            for column in range(album.x[stamp], album.x[stamp] + album.w[stamp]):
                columns |= bit(len(THEMES) * column + theme)
    best = 0
    for line in range(0, len(THEMES) * WIDTH, len(THEMES)):
        best = max(best, count(rows >> line & ALL_THEMES), count(columns >> line & ALL_THEMES))
    return best
