"""Moves as numbers. They are part of no record: those hold words (`notation.py`)."""

PASS, BET = 0, 1
