"""Serves the built page. The addresses the page itself understands all get index.html."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from .refusals import RefusalError

# Files in assets/ carry a hash of their content in their name.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGE_ADDRESSES = ("table", "rules")
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sammelsurium</title></head>
<body><p>The table server is running, but its page is not built. Start it with <code>make play</code>,
which builds the page first.</p></body></html>
"""


def page_route(folder: Path) -> HTTPRouteHandler:
    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        media_type="text/html",
    )
    async def page(path: FromPath[str] = "") -> Response[bytes]:
        return await asyncio.to_thread(answer, folder, path.strip("/"))

    return page


def answer(folder: Path, path: str) -> Response[bytes]:
    file = find_file(folder, path)
    if file is not None:
        cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return _send(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream", cache)
    if path and path.split("/")[0] not in PAGE_ADDRESSES:
        raise RefusalError("not_found", f"there is nothing at /{path}")
    index = folder / "index.html"
    if not index.is_file():
        return _send(NOT_BUILT.encode(), "text/html", ASK_AGAIN, status=503)
    return _send(index.read_bytes(), "text/html", ASK_AGAIN)


def find_file(folder: Path, path: str) -> Path | None:
    """A file below the folder, whatever the path tries."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


def _send(body: bytes, media_type: str, cache: str, status: int = 200) -> Response[bytes]:
    if media_type.endswith(("/javascript", "json", "svg+xml")) and not media_type.startswith("text/"):
        media_type += "; charset=utf-8"  # to text/... the framework adds it
    return Response(body, media_type=media_type, headers={"cache-control": cache}, status_code=status)
