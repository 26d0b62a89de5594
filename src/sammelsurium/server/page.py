"""Serves the built page, compressed as it was built. The addresses the page itself understands all get index.html,
which is told the root below which we serve; so does whoever looks at any other address, and is told that it is lost."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from .refusals import RefusalError

# Files in assets/ carry a hash of their content in their name.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INDEX = "index.html"
PAGE_ADDRESSES = ("table", "screen", "rules", "device", "mail", "record")
ENDINGS = {"br": ".br", "gzip": ".gz"}  # what the page was compressed to when it was built, the smallest first
# What a machine says about these endings depends on what is installed there.
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
AS_BUILT = "as_built"  # marks a route whose answers are not compressed on the way out
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sammelsurium</title></head>
<body><p>The table server is running, but its page is not built. Start it with <code>make play</code>,
which builds the page first.</p></body></html>
"""


def page_route(folder: Path, root: str) -> HTTPRouteHandler:
    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        media_type="text/html",
        opt={AS_BUILT: True},
    )
    async def page(request: Request[None, None, Any], path: FromPath[str] = "") -> Response[bytes]:
        accepted, known = (request.headers.get(name, "") for name in ("accept-encoding", "if-none-match"))
        for_eyes = "text/html" in request.headers.get("accept", "")
        return await asyncio.to_thread(answer, folder, root, path.strip("/"), accepted, known, for_eyes)

    return page


def way_in(root: str) -> HTTPRouteHandler:
    """Who comes to the address above our root means us."""

    @get("/", include_in_schema=False)
    async def lead() -> Redirect:
        return Redirect(f"{root}/")

    return lead


def answer(
    folder: Path, root: str, path: str, accepted: str = "", known: str = "", for_eyes: bool = False
) -> Response[bytes]:
    """The file at that path; 304 if the browser has it already, as it says with the tag `known`. Whoever looks at an
    address where nothing is gets the page, which says so; programs get a refusal."""
    file = find_file(folder, path)
    if file is not None and path != INDEX:
        cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return _send(*_smallest(file, accepted), _media_type(file), cache, known)
    lost = path not in ("", INDEX) and path.split("/")[0] not in PAGE_ADDRESSES
    if lost and not for_eyes:
        raise RefusalError("not_found", f"there is nothing at /{path}")
    index = folder / INDEX
    if not index.is_file():
        return Response(
            NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_AGAIN}, status_code=503
        )
    sent = placed(index.read_bytes(), root)  # one packet, small as it is
    if lost:
        return Response(sent, media_type="text/html", headers={"cache-control": ASK_AGAIN}, status_code=404)
    return _send("", sent, "text/html", ASK_AGAIN, known)


def placed(index: bytes, root: str) -> bytes:
    """Built once for any root, it names files as ./file; but it is shown at addresses of any depth."""
    return index.replace(b'="./', f'="{root}/'.encode())


def find_file(folder: Path, path: str) -> Path | None:
    """A file below the folder, whatever the path tries."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


def _send(encoding: str, body: bytes, media_type: str, cache: str, known: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "Accept-Encoding"}
    if tag in known:
        return Response(b"", headers=headers, status_code=304)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=media_type, headers=headers)


def _smallest(file: Path, accepted: str) -> tuple[str, bytes]:
    """What was made of the file at the build and the browser understands."""
    understood = _encodings(accepted)
    for encoding, ending in ENDINGS.items():
        small = file.with_name(file.name + ending)
        if encoding in understood and small.is_file():
            return encoding, small.read_bytes()
    return "", file.read_bytes()


def _encodings(accepted: str) -> set[str]:
    """`gzip, br;q=0` without what is refused."""
    wishes = [wish.replace(" ", "").lower() for wish in accepted.split(",")]
    return {name for name, _, weight in (wish.partition(";q=") for wish in wishes) if weight.strip("0.") or not weight}


def _media_type(file: Path) -> str:
    found = MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if found.endswith(("json", "svg+xml")):
        return found + "; charset=utf-8"  # to text/... the framework adds it
    return found
