"""`make check` sees a schema behind the server, types of the page behind the schema and a kind of event without a text,
and says what helps. No file of the page may say that it knows better what the server sends."""

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


def said(*command: Path | str, folder: Path | None = None) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
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


def check_texts(web: Path) -> tuple[int, str]:
    return said(ROOT / "scripts" / "with_node.sh", "node", "scripts/texts.js", folder=web)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """What the check of the texts reads: all of them, the page's and the games'."""
    here = tmp_path / "web"
    for name in ("scripts/texts.js", SCHEMA, "package.json"):
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "web" / name, here / name)
    for file in [*ROOT.glob("web/src/**/*.ftl"), *ROOT.glob("src/sammelsurium/games/**/*.ftl")]:
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    return here


def test_a_kind_of_event_without_a_text_is_caught(texts: Path) -> None:
    assert check_texts(texts) == (0, "")
    rename(texts / SCHEMA, '"bought-mount"', '"begged-mount"')
    code, told = check_texts(texts)
    assert code == 1
    assert "stamp_collection: begged-mount happens, but has no text" in told


def test_a_text_that_one_language_lacks_is_caught(texts: Path) -> None:
    rename(texts.parent / "src/sammelsurium/games/collexxion/text/it.ftl", "scored-shape =", "scored-form =")
    code, told = check_texts(texts)
    assert code == 1
    assert "collexxion/text/it.ftl has no scored-shape" in told


def test_no_file_of_the_page_may_cast_what_the_server_sends() -> None:
    config = (ROOT / "web" / "eslint.config.js").read_text(encoding="utf-8")
    rule = "@typescript-eslint/consistent-type-assertions"
    assert config.count(rule) == 1
    assert f'"{rule}": ["error", {{ assertionStyle: "never" }}]' in config
    excused = {
        file.relative_to(ROOT / "web" / "src").as_posix()
        for file in (ROOT / "web" / "src").rglob("*")
        if file.suffix in (".ts", ".svelte")
        and not file.name.endswith(".test.ts")
        and rule in file.read_text(encoding="utf-8")
    }
    # The first takes what comes through a socket for a snapshot, in one line, and says why; the others are about things
    # that the page has made itself.
    own = {
        "base/settings.svelte.ts",
        "base/shuffles.ts",
        "board/hand.svelte.ts",
        "games/stickers/layout.ts",
        "games/tauschrausch/cover/Token.svelte",
    }
    assert excused == {"base/wire.ts"} | own


def test_the_checks_belong_to_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.split("\ncheck_shape:\n")[1].split("\n\n")[0]
    assert "sammelsurium.server.schema --check" in recipe
    package = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    for part in ("node scripts/texts.js", "npm run types:check", "eslint ."):
        assert part in package
