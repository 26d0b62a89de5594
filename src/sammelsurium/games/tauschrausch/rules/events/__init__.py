"""The events that ask everybody something, each with its verb. What the others change, `cards.py` and `scoring` say."""

from . import exchange_table, open_drawers, open_hand

__all__ = ["exchange_table", "open_drawers", "open_hand"]
