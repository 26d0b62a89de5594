"""What is compiled once is found again, and never mistaken for another game's."""

from pathlib import Path

import pytest

from sammelsurium.kernel import compiled, driver
from sammelsurium.kernel.binding import KERNEL, bind
from sammelsurium.kernel.registry import games


def test_compiled_code_is_kept_with_its_game() -> None:
    for name, game in games().items():
        bound = bind(KERNEL / "driver.py", name, game.functions)
        for function in (bound.random_game, game.functions["legal"]):
            assert compiled.rooms_of(compiled.plain(function)) == (f"games/{name}", "kernel")
    assert compiled.rooms_of(compiled.plain(driver.random_game)) == ("kernel",)


def test_two_games_share_no_cache_folder() -> None:
    bound = [bind(KERNEL / "driver.py", name, game.functions).random_game for name, game in games().items()]
    homes = [compiled.open_cache(compiled.rooms_of(compiled.plain(function))) for function in bound]
    assert len(set(homes)) == len(homes)
    kept = [Path(function._cache.cache_path) for function in bound if compiled.enabled]
    assert all(home in path.parents for home, path in zip(homes, kept, strict=False))


def test_a_changed_source_changes_the_hash_of_its_room_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("kernel", "games/chess", "games/go"):
        (tmp_path / room).mkdir(parents=True)
        (tmp_path / room / "rules.py").write_text("1")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)

    def hashes() -> list[str]:
        compiled.sources_hash.cache_clear()
        return [compiled.sources_hash(("kernel", f"games/{game}")) for game in ("chess", "go")]

    chess, go = hashes()
    (tmp_path / "games/go/rules.py").write_text("2")
    assert hashes()[0] == chess
    assert hashes()[1] != go
    (tmp_path / "kernel/rules.py").write_text("2")
    assert hashes()[0] != chess
    compiled.sources_hash.cache_clear()
