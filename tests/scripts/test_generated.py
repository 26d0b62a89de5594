"""`make check` sees a schema behind the server, or types of the page behind the schema, and says what helps."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCHEMA = "openapi.json"
TYPES = "src/generated/api.ts"
CURE = "run `make types`"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """What the two checks read, in a folder of its own."""
    for name in ("package.json", SCHEMA, TYPES):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "web" / name, copy)
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tmp_path


def rename(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def check_schema(web: Path) -> tuple[int, str]:
    return said(sys.executable, "-m", "sammelsurium.server.schema", "--check", web / SCHEMA)


def check_types(web: Path) -> tuple[int, str]:
    return said(ROOT / "scripts" / "with_node.sh", "npm", "--prefix", web, "run", "types:check")


def said(*command: Path | str) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stderr


def test_what_is_committed_is_current(web: Path) -> None:
    assert check_schema(web) == (0, "")
    assert check_types(web)[0] == 0


def test_a_field_renamed_in_the_server_only_is_caught(web: Path) -> None:
    rename(web / SCHEMA, '"thinking"', '"pondering"')
    code, told = check_schema(web)
    assert code == 1
    assert f"{SCHEMA} is behind" in told
    assert CURE in told


def test_a_field_renamed_in_the_schema_only_is_caught(web: Path) -> None:
    rename(web / TYPES, "thinking:", "pondering:")
    code, told = check_types(web)
    assert code == 1
    assert f"{TYPES} is behind" in told
    assert CURE in told


def test_the_checks_belong_to_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.split("\ncheck_code:\n")[1].split("\n\n")[0]
    assert "sammelsurium.server.schema --check" in recipe
    assert "npm run types:check" in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
