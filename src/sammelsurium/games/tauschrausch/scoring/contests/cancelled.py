"""The six contests of cancelled stamps: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.bits import bit, count, has, lowest
from sammelsurium.kernel.compiled import compiled

from .layout import Layout, different, largest_group


@compiled
def postmark_club(album: Layout) -> int:
    """Stamps in the best group of cancelled stamps."""
    return largest_group(album, album.inked)


@compiled
def ink_trail(album: Layout) -> int:
    """Rows and columns with a cell of a cancelled stamp."""
    rows, columns = 0, 0
    members = album.inked
    while members:
        stamp = lowest(members)
        members &= members - 1
        for row in range(album.y[stamp], album.y[stamp] + album.h[stamp]):
            rows |= bit(row)
        for column in range(album.x[stamp], album.x[stamp] + album.w[stamp]):
            columns |= bit(column)
    return count(rows) + count(columns)


@compiled
def colourful_mail(album: Layout) -> int:
    """Different colours among the cancelled stamps."""
    return different(album.colours, album.inked)


@compiled
def under_ink(album: Layout) -> int:
    """Cells covered by cancelled stamps."""
    cells = 0
    members = album.inked
    while members:
        stamp = lowest(members)
        members &= members - 1
        cells += album.w[stamp] * album.h[stamp]
    return cells


@compiled
def reunion(album: Layout) -> int:
    """Cancelled stamps that touch an uncancelled one of their theme."""
    stamps = 0
    inked = album.inked
    members = inked
    while members:
        stamp = lowest(members)
        members &= members - 1
        stamps += album.touch[stamp] & album.themes[album.theme[stamp]] & ~inked != 0
    return stamps


@compiled
def good_company(album: Layout) -> int:
    """Uncancelled stamps, of any kind, that touch a cancelled one."""
    inked = album.inked
    stamps = 0
    for stamp in range(album.stamps):
        stamps += not has(inked, stamp) and album.touch[stamp] & inked != 0
    return stamps
