"""Stamp Collection: build an album of stamps from six regions of the world, bought at a stamp fair."""

from sammelsurium.kernel.contract import Option

TITLE = "Stamp Collection"
MINUTES = (45,)
PLAYERS = (2, 3, 4)

# In the order in which `setup.start` reads them.
OPTIONS = (
    Option("albums", ("dealt", "picked"), "SC-2"),
    Option("loans", ("on purchase", "any time"), "SC-80"),
    Option("storing", ("english", "german"), "SC-41"),
    Option("start", ("printed", "even"), "SC-121"),
)
