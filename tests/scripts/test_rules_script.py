"""`make rules` finds what is missing, and only that."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "rules.py"
LEDGER = "# A ledger\n- SC-1 One album each.\n- SC-2 Two sides.\n\nSC-1 again, but not as a statement.\n"


def house(root: Path, test: str, ledger: str = LEDGER) -> Path:
    """A small project: one ledger, one built game, one test file."""
    for name, text in {
        "docs/rules/stamp-collection.md": ledger,
        "docs/rules/stickers.md": "- ST-1 Nobody has built this game yet.\n",
        "src/sammelsurium/games/stamp_collection/__init__.py": "",
        "tests/test_albums.py": test,
    }.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def report(root: Path) -> tuple[int, list[str]]:
    done = subprocess.run([sys.executable, SCRIPT, root], capture_output=True, text=True)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def marked(*ids: str) -> str:
    return f"import pytest\n\n@pytest.mark.rule({', '.join(map(repr, ids))})\ndef test_it(): ...\n"


def test_complete_ledger_passes(tmp_path: Path) -> None:
    code, lines = report(house(tmp_path, marked("SC-1", "SC-2")))
    assert (code, lines) == (0, ["SC 2 of 2", "ST 0 of 1"])


def test_untested_rule_of_a_built_game_fails(tmp_path: Path) -> None:
    code, lines = report(house(tmp_path, marked("SC-2")))
    assert (code, lines) == (1, ["SC-1 has no test", "SC 1 of 2", "ST 0 of 1"])


def test_id_in_a_comment_is_no_test(tmp_path: Path) -> None:
    code, lines = report(house(tmp_path, marked("SC-2") + "# SC-1\n"))
    assert code == 1
    assert "SC-1 has no test" in lines


def test_id_that_no_ledger_has_fails(tmp_path: Path) -> None:
    code, lines = report(house(tmp_path, marked("SC-1", "SC-2", "SC-3")))
    assert code == 1
    assert lines[0] == "SC-3 is in no ledger, but named in tests/test_albums.py"


def test_id_stated_twice_fails(tmp_path: Path) -> None:
    code, lines = report(house(tmp_path, marked("SC-1", "SC-2"), LEDGER + "- SC-2 Or three.\n"))
    assert code == 1
    assert lines[0] == "SC-2 is stated twice"
