"""Requests and messages that are nearly right: real ones of all kinds, each with something wrong somewhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import quote

Thing = TypeVar("Thing")
Tree = Any
MASK = (1 << 64) - 1


class Dice:
    """Quick, and the same for the same seed; nothing depends on how good they are."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2 + 1) & MASK

    def __call__(self, sides: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & MASK
        return (self._state >> 33) % sides

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self(len(things))]

    def bytes(self, most: int) -> bytes:
        return bytes(self(256) for _ in range(self(most) + 1))


@dataclass(frozen=True)
class Target:
    """What there is to ask for: a table that must stay as it is, and those of the one who sends all this."""

    witness: str
    own: str
    campaign: str
    cookie: str


@dataclass
class Request:
    method: str
    path: str
    query: str = ""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""

    def encoded(self, version: bytes = b"HTTP/1.1") -> bytes:
        target = self.path.encode() + (b"?" + self.query.encode() if self.query else b"")
        lines = [b"%s: %s\r\n" % header for header in self.headers]
        if self.body or self.method not in ("GET", "HEAD", "OPTIONS"):
            lines.append(b"content-length: %d\r\n" % len(self.body))
        return b"%s %s %s\r\n%s\r\n%s" % (self.method.encode(), target, version, b"".join(lines), self.body)


WISH = {
    "game": "stamp_collection",
    "seats": [
        {"kind": "bot", "name": "Pip", "mind": "random"},
        {"kind": "me", "name": "Ada", "word": "never"},  # refused at last, so that no table is made
    ],
    "options": {"loans": "any time"},
}
CAMPAIGN = {**WISH, "game": "stickers", "campaign": True, "options": {}}
MOVE = {"seat": 0, "ply": 3, "move": "coin"}
UNDO = {"seat": 0, "ply": 3}
PERSON = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "name": "Ada", "mind": "novice"}
GATHER = {"seat": None, "ply": 0, "move": "players Ada, Ben"}
SAYING = {"seat": 0, "phrase": "wow"}
WATCHER = {"seat": None, "name": "Eve", "text": "hello"}
LIVE = [
    {"kind": "move", "wish": 1, **MOVE},
    {"kind": "undo", "wish": 2, **UNDO},
    {"kind": "move", "wish": 3, **GATHER},
]
GETS = [
    "/",
    "/table/{table}",
    "/rules/stickers",
    "/icon.svg",
    "/api/health",
    "/api/health/live",
    "/api/games",
    "/api/games/stickers/rulebook/de",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/why",
    "/api/tables/{table}/talk",
]
POSTS: list[tuple[str, Tree]] = [
    ("/api/tables", WISH),
    ("/api/tables", CAMPAIGN),
    ("/api/tables/{table}/moves", MOVE),
    ("/api/tables/{table}/moves", GATHER),
    ("/api/tables/{table}/undo", UNDO),
    ("/api/tables/{table}/people", PERSON),
    ("/api/tables/{table}/people", BOT),
    ("/api/tables/{table}/talk", SAYING),
    ("/api/tables/{table}/talk", WATCHER),
]
METHODS = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND"]
TEXTS = [
    "",
    " ",
    "a" * 41,
    "x" * 3000,
    "\0",
    "\u202eadA",
    "\u200b",
    "\ud83d\ude00" * 30,
    "Ａｄａ",
    "../../etc/passwd",
    "%s%n%x",
    "'; DROP TABLE tables; --",
    "\r\nx-forged: yes",
    "{{7*7}}",
    "players " + ", ".join("ABCDEFGHIJKL"),
    "buy 3 b2",
    "nan",
]
VALUES: list[Tree] = [
    *TEXTS,
    None,
    True,
    False,
    0,
    -1,
    99,
    100,
    2**31,
    2**63,
    2**64,
    10**30,
    0.5,
    1e308,
    -0.0,
    [],
    {},
    [[]],
    {"": {}},
    [None] * 50,
]
PATHS = [
    "%00",
    "%2e%2e",
    "..",
    "%ff",
    "%C3%A4",
    "%0a",
    "a" * 900,
    "aaaaaaaaaaaa",
    "live",
    "*",
    "%",
    "%zz",
    ";x",
    "~",
    "@",
]
QUERIES = [
    "before=7",
    "before=-1",
    "seat=0&watch=true",
    "seat=0&move=buy%203%20b2",
    "seat=99&move=",
    "seat=-1&move=coin",
    "seat=0&seat=1&move=a&move=b",
    "seat=1e9&move=%00",
    "move=%ff%fe&seat=0",
    "seat=0&move=" + "x" * 400,
    "over=true",
    "over=maybe&after=%27",
    "after=2026-11-18T00:00:00Z",
    "=&&&=",
    "a" * 2000,
    "%",
]
HEADERS: list[tuple[bytes, bytes]] = [
    (b"origin", b"http://evil.example"),
    (b"origin", b"null"),
    (b"origin", b"http://[::1"),
    (b"sec-fetch-site", b"cross-site"),
    (b"content-type", b"text/plain"),
    (b"content-type", b"application/x-www-form-urlencoded"),
    (b"content-type", b"multipart/form-data; boundary=x"),
    (b"content-type", b"multipart/form-data"),
    (b"content-type", b"application/json; charset=utf-16"),
    (b"content-type", b"application/json; charset=nonsense"),
    (b"content-type", b"application/x-msgpack"),
    (b"content-type", b"\xff"),
    (b"content-encoding", b"gzip"),
    (b"accept-encoding", b"br, gzip;q=0, *"),
    (b"accept-encoding", b"gzip"),
    (b"accept", b"text/html;q=x, */*"),
    (b"accept-language", b"de-CH, de;q=0.9, \xe4"),
    (b"if-none-match", b'"x", W/"y"'),
    (b"if-modified-since", b"yesterday"),
    (b"range", b"bytes=0-1,-5"),
    (b"x-forwarded-for", b"203.0.113.9, nonsense, ::1"),
    (b"x-forwarded-for", b"[::ffff:1.2.3.4]:x"),
    (b"x-forwarded-proto", b"gopher"),
    (b"x-http-method-override", b"DELETE"),
    (b"x-request-id", b"forged"),
    (b"cookie", b"visitor=" + b"0" * 47),
    (b"cookie", b"visitor=" + b"a" * 48 + b"; visitor=" + b"b" * 48),
    (b"cookie", b"=;;=visitor; \xff=\xfe; " + b"x=" + b"y" * 2000),
    (b"cookie", b'visitor="' + b"a" * 48 + b'"'),
    (b"te", b"trailers"),
    (b"x-long", b"z" * 8000),
]
HOSTS = [b"localhost", b"127.0.0.1:1", b"evil.example", b"", b"[::1", b"localhost:99999999", b"\xff", b"a" * 300]
JSON = (b"content-type", b"application/json")


class Mutants:
    def __init__(self, target: Target, dice: Dice) -> None:
        self._target = target
        self._dice = dice
        self._tables = [target.witness, target.own, target.campaign, "aaaaaaaaaaaa"]

    # -- requests -----------------------------------------------------------------------------------------------------

    def request(self) -> Request:
        """In HTTP that can be read; what it says need not make sense."""
        dice = self._dice
        request = self._real()
        for _ in range(1 + dice(2)):
            change = dice.pick([self._change_path, self._change_query, self._change_header, self._change_body])
            change(request)
        if dice(8) == 0:
            request.method = dice.pick(METHODS)
        return request

    def _real(self) -> Request:
        dice = self._dice
        headers = [(b"host", b"localhost"), (b"cookie", b"visitor=" + self._target.cookie.encode())]
        if dice(20) == 0:
            headers[0] = (b"host", dice.pick(HOSTS))
        if dice(4) == 0:
            del headers[1]
        table = dice.pick(self._tables)
        if dice(3) == 0:
            return Request("GET", dice.pick(GETS).format(table=table), "", headers)
        if dice(12) == 0:  # clearing one's own would be right
            return Request("DELETE", f"/api/tables/{self._target.witness}", "", headers)
        path, body = dice.pick(POSTS)
        request = Request("POST", path.format(table=table), "", [*headers, JSON])
        request.body = self.text(body)
        return request

    def _change_path(self, request: Request) -> None:
        dice, parts = self._dice, request.path.split("/")
        place = dice(len(parts))
        match dice(4):
            case 0:
                parts[place] = dice.pick(PATHS)
            case 1:
                parts.insert(place, dice.pick(PATHS))
            case 2:
                del parts[place]
            case _:
                parts[place] = quote(dice.bytes(12))
        request.path = "/" + "/".join(parts).lstrip("/")

    def _change_query(self, request: Request) -> None:
        request.query = self._dice.pick(QUERIES)

    def _change_header(self, request: Request) -> None:
        request.headers.append(self._dice.pick(HEADERS))

    def _change_body(self, request: Request) -> None:
        request.body = self.bent(request.body) if self._dice(3) else self._dice.bytes(200)

    # -- what they say ------------------------------------------------------------------------------------------------

    def text(self, tree: Tree) -> bytes:
        """As JSON, with something changed in it more often than not."""
        if self._dice(4):
            tree = self.tree(json.loads(json.dumps(tree)))
        return json.dumps(tree, ensure_ascii=bool(self._dice(2))).encode("utf-8", "surrogatepass")

    def tree(self, tree: Tree) -> Tree:
        dice = self._dice
        place = tree
        while isinstance(place, dict | list) and place:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = dice.pick(keys)
            if key == "word":
                return tree
            below = place[key]
            if isinstance(below, dict | list) and below and dice(3):
                place = below
                continue
            match dice(5):
                case 0:
                    del place[key]
                case 1 if isinstance(place, dict):
                    place[dice.pick(TEXTS)] = below
                case _:
                    place[key] = dice.pick(VALUES)
            break
        return tree

    def bent(self, text: bytes) -> bytes:
        """The text itself is changed."""
        dice = self._dice
        place = dice(len(text) + 1)
        bends: list[Callable[[], bytes]] = [
            lambda: text[:place],
            lambda: text[:place] + dice.bytes(4) + text[place:],
            lambda: text[:place] + bytes([dice(256)]) + text[place + 1 :],
            lambda: b"\xef\xbb\xbf" + text,
            lambda: text.decode("latin-1").encode("utf-16"),
            lambda: text.replace(b'"', b"'"),
            lambda: text.replace(b":", b": [[[[", 1),
            lambda: b"[" * (1 + dice(20_000)),
            lambda: text.replace(b"0", b"1e400").replace(b"3", b"-" + b"9" * 400),
            lambda: text.replace(b"null", b"NaN"),
            lambda: text[:-1] + b"," + text[1:],
            lambda: text + text,
            lambda: text.replace(b"a", b"\xff"),
            lambda: text.replace(b"a", b"\\ud800"),
            lambda: text + b" " * dice(3000),
        ]
        return dice.pick(bends)()

    # -- messages of a socket -----------------------------------------------------------------------------------------

    def message(self) -> bytes:
        text = self.text(self._dice.pick(LIVE))
        return text if self._dice(3) else self.bent(text) if self._dice(4) else self._dice.bytes(100)
