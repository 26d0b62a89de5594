"""What the documents show works: their Python runs, their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "STYLE.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
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
