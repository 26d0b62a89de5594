"""What the records of whole games of ColleXXion are kept for."""

import pytest

from sammelsurium.kernel.match import replay
from sammelsurium.kernel.record import Record

from .make import FOLDER, RECORDS


@pytest.mark.rule("CX-50", "CX-52")
@pytest.mark.parametrize("name", RECORDS)
def test_a_whole_game_of_each_variant_ends_in_each_way(name: str) -> None:
    wanted = RECORDS[name]
    match = replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    outcome = match.outcome()
    assert outcome
    assert (len(match.seats), outcome.reason) == (wanted.players, wanted.ending)
    assert wanted.options.items() <= match.options.items()


@pytest.mark.rule("CX-81", "CX-82")
def test_in_a_game_of_experts_somebody_gives_a_polygon_away() -> None:
    match = replay(Record.read((FOLDER / "experts_pile.json").read_text(encoding="utf-8")))
    assert any(action.move.startswith("give ") for action in match.actions)


@pytest.mark.rule("CX-71")
def test_in_a_game_of_teams_a_partner_gets_a_gift() -> None:
    match = replay(Record.read((FOLDER / "teams_pile.json").read_text(encoding="utf-8")))
    assert "gift" in [action.move for action in match.actions]
