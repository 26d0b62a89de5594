"""Which statements of the rules no test names: `make rules`.

The ledgers are the lists in docs/rules/*.md, one id a line (`- SC-24 …`). A test names what it proves by
`@pytest.mark.rule("SC-24")`. A game counts once it has a folder in src/sammelsurium/games.
"""
# ruff: noqa: T201 the report is what this prints

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

STATEMENT = re.compile(r"^- (?:\*\*)?(([A-Z]{2})-\d+)\b", re.MULTILINE)


@dataclass(frozen=True)
class Ledger:
    """The numbered rules of one game."""

    prefix: str
    ids: tuple[str, ...]
    built: bool  # the game exists, so every id needs a test

    def missing(self, tested: dict[str, Path]) -> list[str]:
        return [rule for rule in self.ids if rule not in tested]


def ledgers(root: Path) -> list[Ledger]:
    found = []
    for file in sorted((root / "docs" / "rules").glob("*.md")):
        statements = STATEMENT.findall(file.read_text(encoding="utf-8"))
        if statements:
            game = root / "src" / "sammelsurium" / "games" / file.stem.replace("-", "_")
            ids = tuple(rule for rule, _ in statements)
            found.append(Ledger(statements[0][1], ids, (game / "__init__.py").exists()))
    return found


def named_in_tests(root: Path) -> dict[str, Path]:
    """Every id a test names, with a file that does."""
    named: dict[str, Path] = {}
    for file in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for argument in node.args:
                    named.setdefault(str(ast.literal_eval(argument)), file.relative_to(root))
    return named


def find_faults(books: list[Ledger], tested: dict[str, Path]) -> list[str]:
    known = [rule for book in books for rule in book.ids]
    twice = sorted({rule for rule in known if known.count(rule) > 1})
    return [
        *(f"{rule} is stated twice" for rule in twice),
        *(f"{rule} has no test" for book in books if book.built for rule in book.missing(tested)),
        *(f"{rule} is in no ledger, but named in {tested[rule]}" for rule in tested if rule not in known),
    ]


def main(root: Path) -> int:
    books, tested = ledgers(root), named_in_tests(root)
    if not books:
        print("docs/rules has no ledger")
        return 1
    faults = find_faults(books, tested)
    for fault in faults:
        print(fault)
    for book in books:
        print(f"{book.prefix} {len(book.ids) - len(book.missing(tested))} of {len(book.ids)}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if sys.argv[1:] else ".")))
