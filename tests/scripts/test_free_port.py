"""`make play` says at once when its port cannot be had."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "free_port.py"


def ask(port: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, SCRIPT, port], capture_output=True, text=True)
    return done.returncode, done.stderr


@pytest.fixture
def listener() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def test_taken_port_is_named_with_another_to_try(listener: socket.socket) -> None:
    port = listener.getsockname()[1]
    with listener:
        code, said = ask(str(port))
    assert code == 1
    assert f"Port {port} is taken" in said
    assert "make play PORT=" in said


def test_free_port_is_accepted(listener: socket.socket) -> None:
    port = listener.getsockname()[1]
    listener.close()
    assert ask(str(port)) == (0, "")


@pytest.mark.parametrize("port", ["", "abc", "0", "65536", "-1", "80 80"])
def test_what_is_not_a_port_is_refused(port: str) -> None:
    code, said = ask(port)
    assert code == 1
    assert f"PORT={port} is not a port" in said
