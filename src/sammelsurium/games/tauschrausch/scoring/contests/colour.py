"""The six colour contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.bits import count, lowest
from sammelsurium.kernel.compiled import compiled

from ...state import COLOURS, NONE
from .layout import Layout, different, group_of, largest_group, second, sets


@compiled
def second_fiddle(album: Layout) -> int:
    """Stamps of the second most frequent colour."""
    return second(album.colours)


@compiled
def monochrome(album: Layout) -> int:
    """Stamps in the best group of one colour."""
    best = 0
    for colour in range(len(COLOURS)):
        best = max(best, largest_group(album, album.colours[colour]))
    return best


@compiled
def paintbox(album: Layout) -> int:
    """Sets of all five colours (TR-72)."""
    return sets(album.colours)


@compiled
def duet(album: Layout) -> int:
    """Stamps in the best group of at most two colours."""
    best = 0
    for one in range(len(COLOURS)):
        for other in range(one + 1, len(COLOURS)):
            members = album.colours[one] | album.colours[other]
            if count(members) > best:
                best = max(best, largest_group(album, members))
    return best


@compiled
def islands(album: Layout) -> int:
    """Groups of at least two stamps of one colour."""
    groups = 0
    for colour in range(len(COLOURS)):
        members = album.colours[colour]
        while members:
            group = group_of(album, lowest(members), members)
            members &= ~group
            groups += count(group) >= 2
    return groups


@compiled
def mosaic(album: Layout) -> int:
    """Coloured stamps that touch at least three different colours."""
    stamps = 0
    for stamp in range(album.stamps):
        if album.colour[stamp] != NONE:
            stamps += different(album.colours, album.touch[stamp]) >= 3
    return stamps
