"""The plan on the wall leads only to what is there, and names every room that games have."""

import re
from dataclasses import MISSING, fields
from pathlib import Path

from sammelsurium.kernel.contract import Rooms

ROOT = Path(__file__).parents[2]
PLAN = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
STEPS = re.compile(r"`((?:src|web)/[\w/.]+\.(?:py|ts|svelte))`")


def lost(plan: str) -> list[str]:
    return [step for step in STEPS.findall(plan) if not (ROOT / step).is_file()]


def test_every_step_of_the_walks_is_a_file() -> None:
    assert len(STEPS.findall(PLAN)) > 40
    assert lost(PLAN) == []


def test_a_step_that_leads_nowhere_is_found() -> None:
    assert lost(PLAN.replace("server/gate.py", "server/garden_gate.py")) == ["src/sammelsurium/server/garden_gate.py"]


def test_every_room_that_all_games_have_is_on_the_plan() -> None:
    rooms = PLAN.split("## The rooms of a game")[1].split("\n## ")[0]
    required = [field.name for field in fields(Rooms) if field.default is MISSING]
    assert len(required) == 10
    assert [room for room in required if f"`{room}" not in rooms] == []
