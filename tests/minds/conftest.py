from pathlib import Path

import pytest

from sammelsurium.kernel.binding import bind_plain
from sammelsurium.kernel.game import Game
from sammelsurium.minds import search, trees


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny game is searched sooner than the search is compiled for it."""
    bound = {}

    def engine(game: Game) -> object:
        if game not in bound:
            bound[game] = bind_plain(Path(search.__file__), game.package, game.functions)
        return bound[game]

    monkeypatch.setattr(trees, "engine", engine)
