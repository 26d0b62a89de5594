"""Who knows what: the veil (`veiling`), worlds that a seat thinks possible (`filling`), and which cards of others it
can be sure of (`certain`). What everybody hears of a hand is written down where cards move, in `hands`."""

from .certain import find_certain as find_certain
from .filling import ATTEMPTS as ATTEMPTS
from .filling import resample as resample
from .veiling import seen as seen
from .veiling import veil as veil
