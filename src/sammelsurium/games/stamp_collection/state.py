"""The state of a game: one fixed-size record. Sizes of the game that no box changes are named here."""

from typing import Literal

from sammelsurium.kernel.records import record_type

Colour = Literal["blue", "green", "purple", "brown", "red", "pink"]
Motif = Literal["animal", "plant", "building", "panorama"]

PLAYERS = 4
COLOURS: tuple[Colour, ...] = ("blue", "green", "purple", "brown", "red", "pink")
MOTIFS: tuple[Motif, ...] = ("animal", "plant", "building", "panorama")
SPACES = 16  # of an album: a1, b1, c1, d1, a2, ...; letters are columns from left, numbers rows from top
TILES = 8  # of the fair: the first row, then the second
ROW = 4
ALBUMS = 4
BONUSES = 11

# Kinds of tile: 24 stamps (colour * 4 + motif), 6 mounts (24 + colour), the storage slot.
FIRST_MOUNT = 24
STORAGE_TILE = 30
KINDS = 31
NONE = -1  # an empty place, nobody, nothing

# Phases of a game.
DRAW_START, DEAL_FAIR, GIVE_ALBUMS, TURNS, FINISHED = range(5)

# Why the current round is the last one, and later why the game ended; also the order of `scoring.REASONS`.
BY_ROUNDS, BY_BONUS, BY_MOUNTS = range(3)

STATE = record_type(
    [
        # the table
        ("players", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # the seat on turn; while albums are given: the seat that gets one
        ("starter", "i1"),  # the seat that began round 1
        ("round_number", "i1"),
        ("ending", "i1"),  # NONE, BY_BONUS or BY_MOUNTS: what makes this round the last
        # options
        ("albums_picked", "i1"),
        ("loans_any_time", "i1"),
        ("storing_german", "i1"),
        ("even_start", "i1"),
        # the fair and the supply
        ("coins", "i1"),
        ("fair", "i1", (TILES,)),  # kind or NONE
        ("row_tiles", "i1", (2,)),  # tiles left in each row
        ("pile", "i1", (KINDS,)),  # how many of each kind nobody has seen yet
        ("pile_size", "i1"),
        ("discards", "i1", (KINDS,)),
        ("bank", "i2"),  # may go below zero: coins are not limited (SC-6)
        ("connoisseurs", "i1", (len(COLOURS),)),  # the seat each is with, or NONE
        ("bonuses", "i1", (BONUSES,)),  # the seat that holds each, or NONE
        # the players
        ("album", "i1", (PLAYERS,)),  # or NONE
        ("money", "i2", (PLAYERS,)),
        ("loan", "i1", (PLAYERS,)),
        ("chocolates", "i1", (PLAYERS,)),
        ("slots", "i1", (PLAYERS,)),
        ("storage", "i1", (PLAYERS, 2)),  # stamp or NONE
        ("mounts", "i4", (PLAYERS, len(COLOURS))),  # bit mask of spaces
        ("stamp", "i1", (PLAYERS, SPACES)),  # the stamp on each space, or NONE
        ("stamped", "i4", (PLAYERS,)),  # the same as a bit mask: legality asks for it at every move
        ("shown", "i4", (PLAYERS,)),  # which of the 24 stamps are on mounts (SC-72), as a bit mask
    ]
)
