"""A fault between any two steps of storing and announcing leaves no socket with an old table. `crashes.py` says for how
long it does."""

from __future__ import annotations

import pytest

from .conftest import empty_database
from .crashes import house, planted, suffer
from .nursery import Nursery
from .postgresql import PostgreSQL


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_socket_shows_the_newest_version_soon_after(kind: str, starting: Nursery, postgresql: PostgreSQL) -> None:
    with house(starting, empty_database(postgresql) if kind == "postgresql" else None) as two:
        for fault in planted(two):
            suffer(two, fault)


def test_a_process_that_does_not_listen_is_noticed(starting: Nursery, postgresql: PostgreSQL) -> None:
    with house(starting, empty_database(postgresql), deaf=True) as two, pytest.raises(AssertionError, match="in vain"):
        suffer(two, ("stored", "ends"), patience=2)
