"""The machine that Vigil runs on: versions, typeface, folder, disk, database."""

from __future__ import annotations

import platform
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import metadata
from pathlib import Path

from bot.config import Settings
from bot.doctor.finding import Finding, failed, held, note
from bot.store import StoreDamaged, StoreError, StoreForeign, StoreTooNew
from bot.store.file.connection import translated
from bot.store.file.migrate import check, migrations
from renderers.paint.text import clean

DISTRIBUTION = "vigil"
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==([^;\s]+)$")
SPECIMEN = "Vigil: ação, coração, ёжик, щит, 0-9"
"""Letters of every language that Vigil speaks."""
LITTLE_DISK, ENOUGH_DISK = 200 << 20, 1 << 30


def findings(settings: Settings) -> Iterator[Finding]:
    """Look at everything that needs no Discord."""
    yield held("python", version=platform.python_version(), system=platform.system())
    yield libraries(metadata.requires(DISTRIBUTION) or [], metadata.version)
    yield typeface(clean)
    yield folder(settings.data)
    yield disk(shutil.disk_usage(_nearest(settings.data)).free)
    yield database(settings.database)


def libraries(wanted: list[str], installed: Callable[[str], str]) -> Finding:
    """Whether every library is the one that Vigil was tried with."""
    pins = [match.groups() for line in wanted if (match := PINNED.match(line))]
    other = [f"{name} {found}" for name, version in pins if (found := _version(name, installed)) != version]
    if other:
        return failed("libraries", found=tuple(other))
    return held("libraries", discord=_version("discord.py", installed), pillow=_version("pillow", installed))


def _version(name: str, installed: Callable[[str], str]) -> str:
    try:
        return installed(name)
    except metadata.PackageNotFoundError:
        return "-"


def typeface(shown: Callable[[str], str]) -> Finding:
    """Whether pictures can show the letters of every language."""
    return held("typeface") if shown(SPECIMEN) == SPECIMEN else failed("typeface", shown=shown(SPECIMEN))


def folder(data: Path) -> Finding:
    """Whether tables can be kept where they are to be kept, in a folder that may not be there yet."""
    try:
        with tempfile.TemporaryFile(dir=_nearest(data)):
            return held("folder", path=str(data))
    except OSError as error:
        return failed("folder", path=str(data), why=error.strerror or str(error))


def disk(free: int) -> Finding:
    """Whether there is room for months of play."""
    megabytes = free >> 20
    if free < LITTLE_DISK:
        return failed("disk", megabytes=megabytes)
    return note("disk", megabytes=megabytes) if free < ENOUGH_DISK else held("disk", megabytes=megabytes)


def database(path: Path) -> Finding:
    """Whether the database is Vigil's, whole, and of a version that this one can read; nothing is changed in it."""
    if not path.exists():
        return note("database", path=str(path))
    try:
        with translated(), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            version = check(db, len(migrations()))
            (sound,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                return failed("database-damaged", path=str(path))
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone() if version else (0,)
    except StoreForeign:
        return failed("database-foreign", path=str(path))
    except StoreTooNew:
        return failed("database-newer", path=str(path))
    except StoreDamaged:
        return failed("database-damaged", path=str(path))
    except StoreError as error:
        return failed("database", path=str(path), why=str(error))
    return held("database", path=str(path), tables=tables)


def _nearest(path: Path) -> Path:
    """The folder itself, or the nearest one above it that exists."""
    return next(each for each in (path.absolute(), *path.absolute().parents) if each.exists())
