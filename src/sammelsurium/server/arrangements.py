"""What those at a table want beside playing. Each is a change that the one authority carries out (`Tables.arrange`)."""

from __future__ import annotations

from . import motions, seating
from .messages.company import ComingBack, Leaving, MotionWish, Vote
from .messages.gathering import NewTerms, Sitting
from .names import check_name
from .people import People
from .standing import Standing
from .tables import Tables


async def sit(tables: Tables, table: str, wish: Sitting, person: str) -> Standing:
    """Somebody takes a seat that a bot has kept."""
    steps = People.remember(person, check_name(wish.name, "name"), wish.face)
    return await tables.arrange(table, lambda now, _: seating.seated(now, wish, person), steps)


async def leave(tables: Tables, table: str, wish: Leaving, person: str) -> Standing:
    """A bot plays somebody's seat until they come back."""
    return await tables.arrange(table, lambda now, moment: seating.left(now, wish, person, moment))


async def come_back(tables: Tables, table: str, wish: ComingBack, person: str) -> Standing:
    return await tables.arrange(table, lambda now, _: seating.come_back(now, wish.seat, person))


async def stand_in(tables: Tables, table: str, wish: Leaving, person: str) -> Standing:
    """A bot plays somebody else's seat, who has had the agreed time."""
    return await tables.arrange(table, lambda now, moment: seating.stood_in(now, wish, person, moment))


async def agree(tables: Tables, table: str, wish: NewTerms, person: str) -> Standing:
    """The host changes what may be said, and whether others may look on."""
    return await tables.arrange(table, lambda now, _: seating.agreed(now, wish, person))


async def propose(tables: Tables, table: str, wish: MotionWish, person: str) -> Standing:
    """All people at the table are asked whether they agree."""
    return await tables.arrange(table, lambda now, moment: motions.moved(now, wish, person, moment))


async def vote(tables: Tables, table: str, wish: Vote, person: str) -> Standing:
    return await tables.arrange(table, lambda now, moment: motions.voted(now, wish, person, moment))
