"""The wheel, installed at another place by somebody who has nothing compiled: it plays, and compiles nothing."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.kernel.processor import LEVEL, NATIVE, environment, possible_levels
from sammelsurium.kernel.registry import house_names

from .serving import READY, Visitor, wait_for

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once for all processes of one run of the tests."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "dist"
    with (shared / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            subprocess.run(
                [sys.executable, ROOT / "scripts" / "wheel.py", possible_levels()[0], "--dist", folder], check=True
            )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing of ours but the wheel; what it needs besides is borrowed from the tests'."""
    place = tmp_path_factory.mktemp("another place") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", str(wheel)], check=True)
    (packages,) = place.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    return place


@contextmanager
def started(place: Path, home: Path, *words: str, **settings: str) -> Iterator[tuple[str, Path]]:
    """The installed command, by somebody with another home; its address and what it says."""
    home.mkdir(exist_ok=True)
    said = home / "said"
    unknown = ("PYTHONPATH", "XDG_CACHE_HOME", "XDG_DATA_HOME", "SAMMELSURIUM_CACHE", "DISPLAY", "WAYLAND_DISPLAY")
    known = {key: value for key, value in os.environ.items() if key not in unknown}
    known |= {"HOME": str(home)} | settings
    with said.open("w") as output:
        command = [str(place / "bin" / "sammelsurium"), *words]
        process = subprocess.Popen(command, env=known, cwd=home, stdout=output, stderr=output)
    try:
        found = wait_for(lambda: READY.search(said.read_text()), "the installed server to be ready")
        yield found[1].replace("localhost", "127.0.0.1"), said
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def answered(ada: Visitor, game: str, mind: str) -> Any:
    """A table at which the bot has moved."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben", "mind": mind}]
    table = ada.post("/api/tables", {"game": game, "seats": seats})["table"]

    def look() -> Any:
        now = ada.table(table)
        if any(entry["seat"] == 1 for entry in now["log"]):
            return now
        if now["choices"] and now["seat"] in now["waiting"]:
            ada.send(now)
        return None

    return wait_for(look, "the bot to move")


def read(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def compiled_in(home: Path) -> list[str]:
    return [file.name for file in home.rglob("*.nbc")]


def test_it_holds_the_page_and_the_compiled_code_for_one_environment(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "sammelsurium/server/page/index.html" in names
    folders = {name.split("/")[2] for name in names if name.startswith("sammelsurium/machine_code/")}
    assert folders == {environment()}
    assert wheel.name.endswith(f"{sysconfig.get_platform().replace('-', '_').replace('.', '_')}.whl")
    assert re.search(rf"-cp{sys.version_info.major}{sys.version_info.minor}-", wheel.name)


def test_it_asks_for_the_compiler_that_made_its_code(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = [name for name in archive.namelist() if name.endswith("METADATA")]
    asked = re.findall(r"Requires-Dist: (\S+)", archive.read(name).decode())
    assert [one for one in asked if re.match(r"(numba|llvmlite)==", one)]


def test_installed_elsewhere_the_four_games_play_and_nothing_is_compiled(place: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    with started(place, home, "serve", "--port", "0", "--no-limits") as (address, said):
        ada = Visitor(address)
        assert ada.get("/api/health")["warming"] == []
        assert ada.http.get("/").status_code == 200
        for game in house_names():
            answered(ada, game, "master")
    assert compiled_in(home) == []
    assert "compiled" not in said.read_text()


def test_the_name_alone_plays(place: Path, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    with started(place, tmp_path / "home", DISPLAY=":0", BROWSER=f"{browser} %s") as (address, _):
        opened = wait_for(lambda: read(tmp_path / "opened"), "a browser")
        assert opened.strip().replace("localhost", "127.0.0.1") == address


def test_code_for_another_processor_is_left_alone(place: Path, tmp_path: Path) -> None:
    other = possible_levels()[-1] if possible_levels()[-1] != LEVEL else NATIVE
    settings = {"SAMMELSURIUM_CPU": other}
    with started(place, tmp_path / "home", "serve", "--port", "0", "--no-limits", **settings) as (address, said):
        answered(Visitor(address), "stamp_collection", "novice")
        assert f"the machine code in the package is for {environment()}; here it is {other}-" in said.read_text()


def test_code_of_another_compiler_is_left_alone(place: Path, tmp_path: Path) -> None:
    (shipped,) = place.glob("lib/python*/site-packages/sammelsurium/machine_code/*")
    foreign = shipped.with_name("x86-64-v3-linux-cpython-311-numba0.68.0-numpy2.4-00000000")
    shipped.rename(foreign)
    try:
        with started(place, tmp_path / "home", "serve", "--port", "0", "--no-limits") as (address, said):
            answered(Visitor(address), "stickers", "novice")
            assert f"the machine code in the package is for {foreign.name}; here" in said.read_text()
    finally:
        foreign.rename(shipped)


def test_a_plain_wheel_plays_too(place: Path, tmp_path: Path) -> None:
    (shipped,) = place.glob("lib/python*/site-packages/sammelsurium/machine_code")
    away = shutil.move(shipped, tmp_path / "away")
    try:
        with started(place, tmp_path / "home", "serve", "--port", "0", "--no-limits") as (address, said):
            answered(Visitor(address), "tauschrausch", "novice")
            assert "machine code" not in said.read_text()
    finally:
        shutil.move(away, shipped)
