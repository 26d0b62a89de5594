"""Every record in this folder replays to the result it states, and together they show every way to end and play."""

from pathlib import Path

import pytest

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import house_games

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


def read(file: Path) -> Record:
    return Record.read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_its_result_and_is_written_as_it_was(file: Path) -> None:
    record = read(file)
    match = replay(record)
    assert record.game == file.parent.name
    assert match.record().to_json() == file.read_text(encoding="utf-8")
    assert match.over == (record.result is not None)


@pytest.mark.parametrize("game", house_games().values(), ids=lambda game: game.name)
def test_every_way_a_game_ends_and_every_option_has_a_record(game: Game) -> None:
    records = [read(file) for file in FILES if file.parent.name == game.name]
    finished = [record for record in records if record.result]
    reasons = {record.result.reason for record in records if record.result}
    assert reasons == set(game.scoring.REASONS)
    for option in game.options:
        assert {record.options[option.name] for record in finished} == set(option.choices)
