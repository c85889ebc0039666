"""What a run leaves behind: enough to play it again, and the dump of one that broke a law."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from bot.engine.game import Setup
from bot.engine.match import Entry


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was played. The seed is in hex, so that a dump can be read."""

    game: str
    setup: Setup
    seed: str
    strategy: str = ""
    camera: bool = True
    """Whether phases ended with a picture."""
    answers: tuple[Entry, ...] = ()


class Dump(Record, frozen=True, kw_only=True):
    """A record with the law it broke."""

    law: int
    what: str
    detail: str = ""

    @classmethod
    def of(cls, record: Record, law: int, what: str, detail: str = "") -> Dump:
        """Add to a record what it broke."""
        return cls(**msgspec.structs.asdict(record), law=law, what=what, detail=detail)

    def write(self, folder: Path) -> Path:
        """Write this into a folder, named by game, law and content."""
        folder.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(self), indent=1)
        name = hashlib.blake2b(text, digest_size=4).hexdigest()
        path = folder / f"{self.game}-law{self.law}-{name}.json"
        path.write_bytes(text)
        return path


def read_dump(path: Path) -> Dump:
    """Read a dump from its file."""
    return msgspec.json.decode(path.read_bytes(), type=Dump)
