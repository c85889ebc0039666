"""What the rest of Vigil calls: a scene in, a picture out."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from bot.engine.scene import Scene, Shot
from renderers.animation import Reel, animate
from renderers.beside.charts import Chart, paint_chart
from renderers.compose import compose
from renderers.encode import FORMAT, encode

Way: TypeAlias = Shot | Literal["chart", "reel"]
"""How something is drawn: a scene in one of its views, a chart, or scenes one after the other."""
Drawable: TypeAlias = Scene | Chart | Reel


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    data: bytes
    width: int
    height: int
    format: str = FORMAT

    def filename(self, stem: str = "board") -> str:
        """The name of the file this picture is sent as."""
        return f"{stem}.{self.format}"


@cache
def _decoder(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    """Make a decoder once."""
    return msgspec.msgpack.Decoder(kind)


def draw(scene: Scene, *, view: Shot = "overview") -> Picture:
    """Draw a scene."""
    image = compose(scene, view)
    return Picture(encode(image), image.width, image.height)


def draw_chart(chart: Chart) -> Picture:
    """Draw a chart."""
    image = paint_chart(chart).image
    return Picture(encode(image), image.width, image.height)


def draw_reel(reel: Reel) -> Picture:
    """Draw an animation."""
    return Picture(*animate(reel))


def draw_encoded(drawn: bytes, way: Way = "overview") -> Picture:
    """Draw what arrives as msgpack, as it does in a worker."""
    if way == "chart":
        return draw_chart(_decoder(Chart).decode(drawn))
    if way == "reel":
        return draw_reel(_decoder(Reel).decode(drawn))
    return draw(_decoder(Scene).decode(drawn), view=way)
