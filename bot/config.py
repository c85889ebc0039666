"""Settings: one frozen object, from the environment and an optional .env file beside the program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.sessions.bounds import DEFAULT, Bounds

MOST_DAYS = 3650
MAY_BE_NONE = ("lobby_idle_days",)
LARGEST_BOUND = 1_000_000


class BadSetting(Exception):
    """A setting that cannot be used; the message says which and why."""


class Settings(msgspec.Struct, frozen=True):
    """Everything an owner can set."""

    token: str = ""
    data: Path = Path("data")
    port: int = 8808
    log: str = "INFO"
    discord_url: str = ""
    switches: str = ""
    """Names of the playground's settings that are not the ordinary ones."""
    keep_days: int = 30
    """How long a server's tables are kept after Vigil was removed from it."""
    bounds: Bounds = DEFAULT

    def __repr__(self) -> str:
        """Show all but the token, so that it never reaches a log."""
        return f"Settings(token={'set' if self.token else 'unset'}, data={str(self.data)!r}, port={self.port})"

    @property
    def database(self) -> Path:
        """Where tables are kept."""
        return self.data / "vigil.sqlite3"


def load(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Settings:
    """Read the settings; the environment goes before the file."""
    known = {**_read(dotenv), **(os.environ if environment is None else environment)}
    port = known.get("VIGIL_PORT", "8808")
    if not port.isdecimal() or int(port) > 65535:
        raise BadSetting(f"VIGIL_PORT must be a port number, not {port!r}")
    level = known.get("VIGIL_LOG", "INFO").upper()
    if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"VIGIL_LOG must be DEBUG, INFO, WARNING or ERROR, not {level!r}")
    keep = known.get("VIGIL_KEEP_DAYS", "30")
    if not (keep.isascii() and keep.isdecimal()) or not 1 <= int(keep) <= MOST_DAYS:
        raise BadSetting(f"VIGIL_KEEP_DAYS must be a number of days from 1 to {MOST_DAYS}, not {keep!r}")
    return Settings(
        token=known.get("DISCORD_TOKEN", "").strip(),
        data=Path(known.get("VIGIL_DATA", "data")),
        port=int(port),
        log=level,
        discord_url=known.get("VIGIL_DISCORD_URL", ""),
        switches=known.get("VIGIL_PLAYGROUND_SWITCHES", ""),
        keep_days=int(keep),
        bounds=_bounds(known),
    )


def _bounds(known: Mapping[str, str]) -> Bounds:
    """Read the bounds: each has a setting of its name."""
    chosen = dict[str, int]()
    for field in Bounds.__struct_fields__:
        setting, least = f"VIGIL_{field.upper()}", 0 if field in MAY_BE_NONE else 1
        value = known.get(setting)
        if value is None:
            continue
        if not (value.isdecimal() and least <= int(value) <= LARGEST_BOUND):
            raise BadSetting(f"{setting} must be a number from {least} to {LARGEST_BOUND}, not {value!r}")
        chosen[field] = int(value)
    return Bounds(**chosen)


def _read(path: Path) -> dict[str, str]:
    """Read NAME=value lines; blank lines and comments are passed over, quotes around a value are taken off."""
    if not path.is_file():
        return {}
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#") and "=" in line)
    return {name.strip().removeprefix("export "): value.strip().strip("\"'") for name, value in pairs}
