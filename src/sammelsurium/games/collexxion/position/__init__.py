"""A position as readable JSON and back: its `form`, and what is `plausible`."""

from .form import read, write

__all__ = ["read", "write"]
