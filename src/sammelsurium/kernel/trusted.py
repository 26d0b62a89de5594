"""A folder of the user's own, that nobody else can write to."""

import atexit
import logging
import os
import shutil
import stat
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

log = logging.getLogger(__name__)

ROOT = 0


def cache_home() -> Path:
    """Where compiled code is kept; SAMMELSURIUM_CACHE moves it."""
    chosen = os.environ.get("SAMMELSURIUM_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("sammelsurium") / "compiled"


@cache
def trusted_cache() -> Path:
    """That folder, or another one for as long as this process runs if it cannot be written to, or others can."""
    home = cache_home().resolve()
    problem = why_not(home)
    if problem is None:
        return home
    private = Path(tempfile.mkdtemp(prefix="sammelsurium-"))
    log.warning("compiled rules are not kept for the next start: %s", problem)
    os.environ["SAMMELSURIUM_CACHE"] = str(private)  # for the processes that this one starts
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return private


def why_not(folder: Path) -> str | None:
    """What is wrong with a folder for things that only the user may write."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return f"{folder} cannot be written to ({error.strerror or error})"
    if os.name != "posix":
        return None  # there a user's folders are the user's
    if _others_write(folder):
        return f"others can write into {folder}"
    return next(
        (f"others can exchange what lies in {place}" for place in folder.parents if _others_exchange(place)), None
    )


def _others_write(place: Path) -> bool:
    found = place.stat()
    mode = found.st_mode
    if found.st_uid not in (os.geteuid(), ROOT):
        return True
    return bool(mode & stat.S_IWOTH or (mode & stat.S_IWGRP and not _is_own_group(found.st_gid)))


def _others_exchange(place: Path) -> bool:
    """Whoever can write into a folder can put other folders in the place of those in it, unless it is sticky."""
    return _others_write(place) and not place.stat().st_mode & stat.S_ISVTX


def _is_own_group(group: int) -> bool:
    """Many systems give every user a group of one, and let it write."""
    import grp
    import pwd

    try:
        return grp.getgrgid(group).gr_name == pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return False
