"""The bench counts what really happened; how fast it happened is nothing a test could hold."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.kernel.processor import LEVEL

ROOT = Path(__file__).parents[2]


def run(file: Path, *names: str, path: str = os.defpath) -> subprocess.CompletedProcess[str]:
    """A very short run in a process of its own, as `make bench` does it."""
    command = [sys.executable, "-m", "bench", *names, "--seconds=0.01", "--repeats=2", "--json", str(file)]
    settings = {"PATH": path, "SAMMELSURIUM_CPU": LEVEL}  # as the other tests have compiled it
    return subprocess.run(command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True)


def bench(folder: Path, *names: str, path: str = os.defpath) -> tuple[subprocess.CompletedProcess[str], Any]:
    done = run(folder / "results" / "result.json", *names, path=path)
    return done, json.loads((folder / "results" / "result.json").read_text())


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return bench(tmp_path_factory.mktemp("bench"), "ours")[1]


def test_every_number_of_players_is_measured(ours: Any) -> None:
    assert [result["players"] for result in ours["results"]] == [2, 3, 4]
    assert {result["subject"] for result in ours["results"]} == {"Stamp Collection, ours"}


def test_counts_fit_the_game(ours: Any) -> None:
    """Twelve rounds at most, eight tiles dealt for each, four to eleven turns in each."""
    for result in ours["results"]:
        assert len(result["runs"]) == 2
        for run in result["runs"]:
            assert run["seconds"] >= 0.01
            assert 8 * run["games"] < run["chances"] <= (12 * 8 + 8) * run["games"]
            assert 4 * run["games"] <= run["decisions"] <= 12 * 11 * 3 * run["games"]


def test_rates_are_the_median_of_the_runs(ours: Any) -> None:
    for result in ours["results"]:
        rates = [run["decisions"] / run["seconds"] for run in result["runs"]]
        assert min(rates) <= result["decisions_per_second"] * 1.001
        assert result["decisions_per_second"] <= max(rates) * 1.001


def test_the_machine_is_described_without_its_name(ours: Any) -> None:
    assert set(ours["machine"]) == {
        "processor", "cores", "system", "python", "numba", "numpy", "commit", "uncommitted",
    }  # fmt: skip


def test_a_peer_that_cannot_run_is_reported_with_its_reason(tmp_path: Path) -> None:
    """Without a path there is no Node."""
    done, told = bench(tmp_path, "boardgame_io", path="")
    assert done.returncode == 1
    assert "not measured" in done.stdout
    (result,) = told["results"]
    assert result["subject"] == "boardgame_io"
    assert "No such file or directory: 'node'" in result["failed"]


def test_an_unknown_name_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path / "result.json", "monopoly")
    assert done.returncode == 1
    assert "nothing to measure is called monopoly; there are ours-2, ours-3, ours-4," in done.stderr
