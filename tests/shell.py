"""The command line, called without the wait for a new process."""

from dataclasses import dataclass

import pytest

from sammelsurium import cli
from sammelsurium.cli import console


@dataclass(frozen=True)
class Shell:
    """Calls a command and catches what it prints."""

    capsys: pytest.CaptureFixture[str]

    def run(self, *words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            cli.main(lambda: cli.app(words))
        printed = self.capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    def said(self, *words: str) -> str:
        code, out, err = self.run(*words)
        assert code == 0, err
        return out

    def refusal(self, *words: str) -> str:
        """Exit code 2 and one sentence."""
        code, out, err = self.run(*words)
        assert (code, out) == (2, "")
        assert len(err.strip().splitlines()) == 1
        assert err.strip().startswith("error: ")
        return err


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for terminal in (console.out, console.err):
        monkeypatch.setattr(terminal, "width", 250)
    return Shell(capsys)
