"""A position as readable JSON and back: `form.py` is what it looks like, `plausible.py` what cannot occur."""

from .form import read, write

__all__ = ["read", "write"]
