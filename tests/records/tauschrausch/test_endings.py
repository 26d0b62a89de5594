"""What the records of whole games of Tauschrausch are kept for."""

import pytest

from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record

from .make import FOLDER, RECORDS


def finished(name: str) -> Match:
    return replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.rule("TR-65", "TR-95")
@pytest.mark.parametrize("name", RECORDS)
def test_a_whole_game_ends_as_its_record_says(name: str) -> None:
    match, wanted = finished(name), RECORDS[name]
    outcome = match.outcome()
    assert outcome
    assert (len(match.seats), outcome.reason) == (wanted.players, wanted.reason)
    assert {option: match.options[option] for option in wanted.options} == wanted.options
    assert match.position()["round"] == 3
