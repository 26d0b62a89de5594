"""Serving the page and its tables, thinking for bots, and copies of what is stored.

Server modules are imported where they are used: the other commands start without the server's libraries.
"""

from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.markup import escape

from .console import out


def play(context: typer.Context) -> None:
    """The table for modern collecting games. Without a command, the page is served and opened in a browser."""
    if context.invoked_subcommand is None:
        from sammelsurium.server.run import play as run

        run(_stored_games(None))


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="where the page is served; 0 is any free one")] = 8000,
    host: Annotated[str | None, typer.Option(help="the address to listen on; 127.0.0.1, or all with --share")] = None,
    data: Annotated[Path | None, typer.Option(help="folder for the stored games")] = None,
    database: Annotated[str | None, typer.Option(help="a PostgreSQL URL instead of a file in that folder")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the page in a browser")] = False,
    name: Annotated[list[str] | None, typer.Option(help="a name of the server, as in its address")] = None,
    root: Annotated[str, typer.Option(help="the path below which all is served, such as /games")] = "",
    workers: Annotated[
        int | None, typer.Option(min=0, help="processes that think for bots; as many as there are cores")
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="write the log as JSON, a line each")] = False,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="refuse visitors who ask too often")] = True,
    share: Annotated[bool, typer.Option("--share", help="let other devices on the network join, and say how")] = False,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="SAMMELSURIUM_MAIL", help="a mail server: smtp://user:password@host:587?from=games@example.org"
        ),
    ] = None,
) -> None:
    """Serve the page and its tables."""
    from sammelsurium.server.run import serve as run
    from sammelsurium.server.sharing import host_to_listen_on

    listen = host_to_listen_on(host, share)
    names = name or []
    run(port, listen, _stored_games(data), database, open_browser, names, root, log_json, limits, workers, share, mail)


def _stored_games(data: Path | None) -> Path:
    return data or platformdirs.user_data_path("sammelsurium")


def worker(
    database: Annotated[str, typer.Option(help="the PostgreSQL URL of the servers")],
    processes: Annotated[int | None, typer.Option(min=1, help="as many as there are cores")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="write the log as JSON, a line each")] = False,
) -> None:
    """Think for the bots of servers, also on another machine."""
    from sammelsurium.server.machine import work

    work(database, processes, log_json)


def back_up(
    file: Annotated[Path, typer.Argument(help="where the copy goes")],
    data: Annotated[Path | None, typer.Option(help="folder of the stored games")] = None,
) -> None:
    """Copy all stored games into a file, also while they are played."""
    from sammelsurium.server import backup, settings

    backup.backup(_stored_games(data) / settings.SQLITE_FILE, file)
    out.print(f"All games are in {escape(str(file))}.")


def restore_games(
    file: Annotated[Path, typer.Argument(help="a copy that `backup` made")],
    data: Annotated[Path | None, typer.Option(help="folder of the stored games")] = None,
) -> None:
    """Put such a copy in the place of the stored games. Those are kept beside it."""
    from sammelsurium.server import backup, settings

    kept = backup.restore(file, _stored_games(data) / settings.SQLITE_FILE)
    out.print(f"The games of {escape(str(file))} are back.")
    if kept:
        out.print(f"Those that were there before are in {escape(str(kept))}.")
