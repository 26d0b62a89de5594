"""What the box file of Stamp Collection says was measured is what the report says."""

import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from sammelsurium.kernel.registry import find_game

SCRIPT = Path(__file__).parents[2] / "scripts" / "stamp_collection_figures.py"


@pytest.mark.rule("SC-121")
def test_the_box_file_states_the_figures_of_the_report() -> None:
    printed = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=True).stdout
    stated = msgspec.to_builtins(find_game("stamp_collection").box().facts.measured)
    assert tomllib.loads(printed)["measured"] == stated
    assert {(one["players"], one["start"]) for one in stated} >= {
        (players, start) for players in (2, 3, 4) for start in ("printed", "even")
    }
