"""A pool that draws nothing: its pictures are quick, and carry their scene so that a test can read what they show."""

from __future__ import annotations

import asyncio
import io

import msgspec
from PIL import Image

from bot.engine.scene import Scene, Shot
from bot.playground.seen import SeenFile
from renderers import Picture, RenderPool


def _blank() -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, "WEBP")
    return buffer.getvalue()


BLANK = _blank()


class Sketchpad(RenderPool):
    """Hands out a blank picture with the encoded scene behind its last pixel, as long as its gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def _draw(self, encoded: bytes, view: Shot) -> Picture:  # type: ignore[override]
        await self.gate.wait()
        return Picture(BLANK + encoded, 8, 8)


def scene_of(file: SeenFile) -> Scene:
    """Read the scene that a blank picture carries."""
    return msgspec.msgpack.decode(file.data.removeprefix(BLANK), type=Scene)
