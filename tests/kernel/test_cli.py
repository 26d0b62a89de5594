"""The command line. Once it is started as people start it; then it is called without the wait for a new process."""

import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from sammelsurium.kernel.record import Record
from sammelsurium.kernel.text import LANGUAGES

from ..shell import Shell
from .test_shuffle import WORDS, game_record

COMMAND = Path(sys.executable).parent / "sammelsurium"
RECORDS = Path(__file__).parents[1] / "records" / "stamp_collection"
EXAMPLE = RECORDS / "example_turns_en.json"
WHOLE = RECORDS / "ends_with_round_12_three_players.json"


def start(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *words], capture_output=True, encoding="utf-8", timeout=300, check=False)


def test_the_installed_command_answers_and_refuses() -> None:
    done = start("replay", str(EXAMPLE))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Paulina" in done.stdout
    done = start("replay", "nowhere.json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: nowhere.json cannot be read")
    assert "Traceback" not in done.stderr


# -- games ---------------------------------------------------------------------------------------------------------


def test_games_lists_every_game_with_players_and_options(shell: Shell) -> None:
    listed = shell.said("games")
    for word in ("stamp_collection", "Stamp Collection", "2–4", "loans: on purchase | any time"):
        assert word in listed


# -- simulate ------------------------------------------------------------------------------------------------------


def simulate(shell: Shell, *more: str) -> str:
    return shell.said("simulate", "stamp-collection", "--players", "3", "--games", "4", *more)


def test_simulate_prints_wins_points_and_length_and_is_repeated_by_its_seed(shell: Shell) -> None:
    first = simulate(shell, "--bots", "instinct,random", "--seed", "7")
    assert all(word in first for word in ("wins", "points", "± spread", "instinct", "random", "seat 3", "turn 1"))
    assert "4 games, " in first
    assert "decisions each; ended by: rounds 4" in first
    assert simulate(shell, "--bots", "instinct,random", "--seed", "7") == first
    assert simulate(shell, "--bots", "instinct,random", "--seed", "8") != first


def test_simulate_plays_with_the_options_that_are_asked_for(shell: Shell) -> None:
    assert simulate(shell, "--option", "loans=any time", "--bots", "random") != simulate(shell, "--bots", "random")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "there is no game “chess”; there is: collexxion, "),
        (("stamp_collection", "--players", "7"), "Stamp Collection is for 2 to 4 players, not for 7"),
        (("stamp_collection", "--bots", "oracle"), "there is no mind “oracle”; there is: random, instinct"),
        (("stamp_collection", "--bots", ","), "0 minds do not fit 4 seats"),
        (("stamp_collection", "--games", "0"), "0 games cannot be played"),
        (("stamp_collection", "--option", "loans"), "“loans” is no option; write it as name=choice"),
        (("stamp_collection", "--option", "loans=never"), "cannot be “never”; it is one of: on purchase, any time"),
    ],
)
def test_simulate_refuses_what_cannot_be_in_one_sentence(shell: Shell, words: tuple[str, ...], message: str) -> None:
    assert message in shell.refusal("simulate", *words)


# -- replay --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_example_turns_in_every_language(shell: Shell, language: str) -> None:
    story = shell.said("replay", str(EXAMPLE), "--language", language)
    for name in ("Paulina", "Adam", "Tatiana", "Tom"):
        assert name in story
    assert "{" not in story, "every argument is filled in"


def test_the_languages_tell_it_in_different_words(shell: Shell) -> None:
    assert len({shell.said("replay", str(EXAMPLE), "--language", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_replay_ends_with_the_ranking(shell: Shell) -> None:
    story = shell.said("replay", str(WHOLE)).splitlines()
    result = Record.read(WHOLE.read_text(encoding="utf-8")).result
    assert result
    table = [line.split() for line in story[-3:]]
    points = {line[1]: int(line[-2]) for line in table}
    assert points == dict(zip(("Ada", "Ben", "Cem"), result.points, strict=True))
    assert [line[0] for line in table] == [f"{rank}." for rank in sorted(result.ranks)]


def test_replay_reads_standard_input_and_says_when_a_game_is_not_over(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(EXAMPLE.read_text(encoding="utf-8")))
    story = shell.said("replay", "-")
    assert "The record ends at ply 4; the game is not over." in story


def test_replay_prints_names_as_they_are(shell: Shell, tmp_path: Path) -> None:
    record = Record.read(WHOLE.read_text(encoding="utf-8"))
    names = ["[bold]Ada[/bold]", "[/]", "Ben"]
    file = tmp_path / "names.json"
    file.write_text(msgspec.structs.replace(record, seats=names).sealed().to_json(), encoding="utf-8")
    told = shell.said("replay", str(file))
    for name in names:
        assert f"{name} " in told


def test_replay_refuses_bad_files_in_one_sentence(shell: Shell, tmp_path: Path) -> None:
    cut, edited, picture = tmp_path / "cut.json", tmp_path / "edited.json", tmp_path / "stamp.png"
    text = WHOLE.read_text(encoding="utf-8")
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    edited.write_text(text.replace('"Ada"', '"Eve"'), encoding="utf-8")
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "damaged or cut off" in shell.refusal("replay", str(cut))
    assert "changed after it was written" in shell.refusal("replay", str(edited))
    assert "stamp.png cannot be read" in shell.refusal("replay", str(picture))
    assert "nowhere.json cannot be read" in shell.refusal("replay", str(tmp_path / "nowhere.json"))


def test_replay_refuses_a_language_it_does_not_speak(shell: Shell) -> None:
    said = shell.refusal("replay", str(EXAMPLE), "--language", "eo")
    assert "there is no language “eo”; there is: en, de, fr, it" in said


def test_an_unknown_command_ends_with_a_hint(shell: Shell) -> None:
    code, _, err = shell.run("dance")
    assert code == 2
    assert "dance" in err


def verified(shell: Shell, record: Path, *more: str) -> tuple[int, str]:
    """The status, and whatever was said."""
    code, out, err = shell.run("verify", str(record), *more)
    return code, out + err


def test_verify_says_what_was_checked(shell: Shell, tmp_path: Path) -> None:
    record = game_record("stamp_collection")
    assert record.shuffle is not None
    file = tmp_path / "record.json"
    file.write_text(record.to_json(), encoding="utf-8")
    shown = record.shuffle.commitment
    code, said = verified(shell, file, "--commitment", shown.upper(), "--word", "fedcba98")
    assert code == 0
    chances = sum(action.startswith("*") for action in record.actions)
    assert f"{len(record.actions)} actions, all by the rules" in said
    assert f"{chances} of them are Chance's, and each is what the seed says" in said
    assert f"The commitment fits: {shown}" in said
    assert "What you were shown is among them." in said
    assert "Your word is in it." in said


def test_verify_says_where_it_differs_and_ends_with_1(shell: Shell, tmp_path: Path) -> None:
    record = game_record("stamp_collection")
    assert record.shuffle is not None
    file = tmp_path / "record.json"
    file.write_text(record.to_json(), encoding="utf-8")
    code, said = verified(shell, file, "--word", "00000000")
    assert (code, said.startswith("not verified: your word 00000000")) == (1, True)
    swapped = structs.replace(record, shuffle=structs.replace(record.shuffle, words=WORDS[::-1]))
    file.write_text(swapped.sealed().to_json(), encoding="utf-8")
    code, said = verified(shell, file)
    assert (code, said.startswith("not verified: action ")) == (1, True)


@pytest.mark.parametrize("text", ["", "[]", "{", "nonsense", '{"campaign": 1}'])
def test_verify_refuses_what_is_no_record(shell: Shell, tmp_path: Path, text: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    code, said = verified(shell, file)
    assert (code, len(said.strip().splitlines())) == (1, 1)
    assert verified(shell, tmp_path / "missing.json")[0] == 1


def test_verify_says_that_there_is_nothing_to_verify(shell: Shell) -> None:
    for record in (WHOLE, RECORDS.parent / "stickers" / "campaigns" / "fifteen_games.json"):
        code, said = verified(shell, record)
        assert (code, said.startswith("not verified: there is nothing to verify")) == (1, True)
