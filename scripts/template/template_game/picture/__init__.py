"""The picture of a table, as people are sent it: what lies where, what may be chosen, what happened.

Made from veiled states only. The page needs no code for a game: it draws the fields as they are, by the names that
`text/en.ftl` gives them. Places, as used in `moves`: `pile`, `table/1`…`table/3`, `kept/<seat>`.
"""

from .choosing import choices
from .showing import caption, view
from .structures import Caption, Choice, Event, Player, View
from .telling import events

__all__ = ["Caption", "Choice", "Event", "Player", "View", "caption", "choices", "events", "view"]
