"""Settings: one frozen object, from the environment and an optional .env file beside the program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec


class BadSetting(Exception):
    """A setting that cannot be used; the message says which and why."""


class Settings(msgspec.Struct, frozen=True):
    """Everything an owner can set."""

    token: str = ""
    data: Path = Path("data")
    port: int = 8808
    log: str = "INFO"
    discord_url: str = ""

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
    return Settings(
        token=known.get("DISCORD_TOKEN", "").strip(),
        data=Path(known.get("VIGIL_DATA", "data")),
        port=int(port),
        log=level,
        discord_url=known.get("VIGIL_DISCORD_URL", ""),
    )


def _read(path: Path) -> dict[str, str]:
    """Read NAME=value lines; blank lines and comments are passed over, quotes around a value are taken off."""
    if not path.is_file():
        return {}
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#") and "=" in line)
    return {name.strip().removeprefix("export "): value.strip().strip("\"'") for name, value in pairs}
