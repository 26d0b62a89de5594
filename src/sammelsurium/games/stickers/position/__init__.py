"""A position as readable JSON (`form`), written and read; what cannot occur is refused (`plausible`)."""

from .reading import read as read
from .writing import write as write
