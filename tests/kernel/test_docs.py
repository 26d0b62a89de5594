"""What the documents show works: their Python runs, their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OTHERS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "STYLE.md",
    "CHANGELOG.md",
    "bench/README.md",
    "web/README.md",
)
DOCUMENTS = [
    *map(ROOT.joinpath, OTHERS),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


def label(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=label)
def test_links_lead_to_files_of_the_project(document: Path) -> None:
    targets = LINK.findall(document.read_text("utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize(
    "document", [document for document in DOCUMENTS if PYTHON.search(document.read_text("utf-8"))], ids=label
)
def test_python_examples_run(document: Path) -> None:
    for example in PYTHON.findall(document.read_text("utf-8")):
        exec(compile(example, label(document), "exec"), {})


FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
# `make ladder` and `make balance` write theirs, in hours; a block of a rulebook is a line.
OTHERWISE = ("docs/ladder.md", "docs/balance/", "/rulebook/")
BROKEN = [one for one in DOCUMENTS if not any(part in label(one) for part in OTHERWISE)]


def too_long(text: str) -> list[str]:
    """Lines that an editor would have to break; rows of tables, code and pictures cannot be broken."""
    lines = FENCED.sub("", text).splitlines()
    return [line for line in lines if len(line) > 120 and not line.startswith(("|", "    ", "!["))]


@pytest.mark.parametrize("document", BROKEN, ids=label)
def test_lines_have_at_most_120_characters(document: Path) -> None:
    assert too_long(document.read_text("utf-8")) == []


def test_a_line_that_is_too_long_is_found() -> None:
    assert too_long(f"short\n{'long ' * 25}\n| {'cell ' * 30} |\n```\n{'code ' * 30}\n```\n") == ["long " * 25]
