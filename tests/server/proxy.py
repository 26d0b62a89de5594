"""Tries the nginx configurations of docs/operations.md as they stand there, in front of real servers on loopback:

python -m tests.server.proxy                everything; needs nginx, takes a minute and a half
python -m tests.server.proxy --idle 0       without waiting for longer than nginx would
"""

from __future__ import annotations

import argparse
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from .serving import Visitor, my_turn, serving, wait_for

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations.md"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  {described}
}}
"""
console = Console(highlight=False)


def described() -> list[str]:
    """The configurations, as they stand in the document."""
    return re.findall(r"```nginx\n(.*?)```", OPERATIONS.read_text(encoding="utf-8"), re.DOTALL)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def nginx(configuration: str, server: str, folder: Path) -> Iterator[str]:
    """Its address. Only the ports are others than in the document."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    if program is None:
        sys.exit("there is no nginx here; install it with your system's package manager")
    folder.chmod(0o755)  # its workers may be somebody else
    port = free_port()
    placed = configuration.replace("127.0.0.1:8000", httpx.URL(server).netloc.decode())
    placed = placed.replace("listen 80;", f"listen 127.0.0.1:{port};")
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, described=placed))
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(file)], stderr=subprocess.PIPE, text=True)
    try:
        wait_for(lambda: answers(process, port), "nginx", 20)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def answers(process: subprocess.Popen[str], port: int) -> bool:
    if process.poll() is not None:
        raise SystemExit(f"nginx ended: {process.stderr.read() if process.stderr else ''}")
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def try_out(address: str, idle: float) -> None:
    """As somebody who plays through the proxy."""
    ada = Visitor(address)
    page = ada.http.get("/", follow_redirects=True)
    assert page.status_code == 200
    for file in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
        assert httpx.get(httpx.URL(address).join(file)).status_code == 200, file
    table = ada.sit_down(1)["table"]
    ada.send(ada.my_turn(table))
    with ada.live(table) as live:
        agreed = live.socket.response.headers.get("Sec-WebSocket-Extensions", "") if live.socket.response else ""
        assert "server_no_context_takeover" in agreed, "nobody said that a proxy is between"
        now = live.until(my_turn)[-1]
        for wish in range(5):
            live.wish(now, wish, pick=wish)
            now = live.next()
            assert now["wish"] == wish
            now = now if my_turn(now) else live.until(my_turn)[-1]
        time.sleep(idle)
        live.wish(now, 99)
        assert live.next()["wish"] == 99
    refuses_strangers(address, table)


def refuses_strangers(address: str, table: str) -> None:
    evil = "http://evil.example"
    assert httpx.post(f"{address}/api/tables", json={}, headers={"origin": evil}).status_code == 403
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live", origin=Origin(evil)) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    wrong = httpx.get(f"{address}/api/games", headers={"host": "rebound.example"})
    assert wrong.status_code == 403


def leads_to_the_root(address: str, root: str) -> None:
    """nginx itself leads from /games to /games/, and passes nothing else on."""
    led = httpx.get(f"{address}{root}")
    assert (led.status_code, httpx.URL(led.headers["location"]).path) == (301, f"{root}/")
    assert httpx.get(f"{address}/api/games").status_code == 404


def marks_the_cookie_secure(server: str) -> None:
    """What nginx says of a browser that came by HTTPS."""
    answer = httpx.get(f"{server}/api/games", headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=float, default=75, help="seconds that a socket is left alone")
    idle = parser.parse_args().idle
    for configuration, root in zip(described(), ("", "/games"), strict=True):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", root=root) as server:
            with nginx(configuration, server.url, Path(folder)) as address:
                try_out(address + root, idle)
                if root:
                    leads_to_the_root(address, root)
            marks_the_cookie_secure(server.url)
        console.print(f"nginx, {f'below {root}' if root else 'the whole address'}: all is well")


if __name__ == "__main__":
    main()
