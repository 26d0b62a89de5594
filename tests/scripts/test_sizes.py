"""`make check` adds up what a visit to the page loads, and refuses what has grown too large."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.server.settings import PAGE_FOLDER

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WITH_NODE = ROOT / "scripts" / "with_node.sh"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The page as it is built, to be spoiled."""
    return Path(shutil.copytree(PAGE_FOLDER, tmp_path / "page"))


def check(page: Path) -> tuple[int, str]:
    done = subprocess.run([WITH_NODE, "node", "scripts/sizes.js", page], cwd=WEB, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def manifest(page: Path) -> Any:
    return json.loads((page / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def grow(page: Path, part: str, kilobytes: int) -> None:
    file = page / manifest(page)[part]["file"]
    served = file.with_name(file.name + ".br")
    served = served if served.exists() else file
    served.write_bytes(served.read_bytes() + bytes(kilobytes * 1000))


def test_the_page_is_light(page: Path) -> None:
    code, said = check(page)
    assert code == 0
    assert said.count(" kB of at most ") == 6


@pytest.mark.parametrize(
    ("part", "kilobytes", "blamed"),
    [
        ("src/app/Home.svelte", 40, ["home"]),
        ("virtual:words/fr", 8, ["home"]),
        ("src/games/stickers/index.ts", 80, ["table of stickers"]),
        ("virtual:words/it/tauschrausch", 80, ["table of tauschrausch"]),
        ("src/generated/fonts/inter.woff2", 20, ["fonts"]),
    ],
)
def test_what_has_grown_is_named(page: Path, part: str, kilobytes: int, blamed: list[str]) -> None:
    grow(page, part, kilobytes)
    code, said = check(page)
    assert code == 1
    assert [line.split(": ")[1] for line in said.splitlines() if line.startswith("too large")] == blamed
