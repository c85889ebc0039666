"""What the rest of the house calls: a scene in, a picture out."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.scene import Scene
from renderers.compose import View, compose
from renderers.encode import FORMAT, encode


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    data: bytes
    width: int
    height: int
    format: str = FORMAT

    def filename(self, stem: str = "board") -> str:
        """Name the file this picture is sent as."""
        return f"{stem}.{self.format}"


@cache
def _decoder() -> msgspec.msgpack.Decoder[Scene]:
    """Make the decoder once."""
    return msgspec.msgpack.Decoder(Scene)


def draw(scene: Scene, *, view: View = "overview") -> Picture:
    """Draw a scene."""
    image = compose(scene, view)
    return Picture(encode(image), image.width, image.height)


def draw_encoded(scene: bytes, view: View = "overview") -> Picture:
    """Draw a scene that arrives as msgpack, as it does in a worker."""
    return draw(_decoder().decode(scene), view=view)
