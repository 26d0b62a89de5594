"""What `make` installs is exactly what requirements/ says, and that is what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]+))?", re.MULTILINE)


def wanted(extra: str | None) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [*project["dependencies"], *(project["optional-dependencies"][extra] if extra else [])]
    return [Requirement(line) for line in listed]


def locked(name: str) -> dict[str, list[str]]:
    """The versions of each package; several where Pythons differ."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    versions: dict[str, list[str]] = {}
    for line in LOCKED.finditer(text):
        versions.setdefault(canonicalize_name(line["name"]), []).append(line["version"])
    return versions


def missing(requirements: list[Requirement], versions: dict[str, list[str]]) -> list[str]:
    return [
        str(one)
        for one in requirements
        if not versions.get(canonicalize_name(one.name))
        or not all(
            one.specifier.contains(version, prereleases=True) for version in versions[canonicalize_name(one.name)]
        )
    ]


@pytest.mark.parametrize(("name", "extra"), [("run", None), ("dev", "dev")])
def test_the_lock_has_everything_that_is_asked_for(name: str, extra: str | None) -> None:
    assert missing(wanted(extra), locked(name)) == []


def test_a_bound_that_the_lock_does_not_keep_is_found() -> None:
    assert missing([Requirement("numba<0.1"), Requirement("nothing-of-this-name")], locked("run")) == [
        "numba<0.1",
        "nothing-of-this-name",
    ]


def test_both_locks_agree() -> None:
    run, dev = locked("run"), locked("dev")
    assert {name: dev.get(name) for name in run} == run


@pytest.mark.parametrize("name", ["run", "dev"])
def test_the_lock_names_no_index_and_every_package_has_its_hash(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert [package.split()[0] for package in packages if "--hash=sha256:" not in package] == []
