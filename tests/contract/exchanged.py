"""Kuhn poker (`examples/kuhn_poker`) as it is, or with some of its functions and rooms exchanged: small enough to count
by hand, and it has secrets."""

from dataclasses import replace
from typing import Any

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game

KUHN = find_game("kuhn_poker")


def exchanged(functions: dict[str, Any] | None = None, **rooms: Any) -> Game:
    return replace(KUHN, functions={**KUHN.functions, **(functions or {})}).with_rooms(**rooms)
