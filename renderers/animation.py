"""Animation: a game as a moving picture, phase by phase, small enough for a chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

import msgspec
from PIL import Image

from bot.engine.scene import Scene
from renderers.compose import paint
from renderers.paint.canvas import Canvas
from renderers.paint.colours import mix
from renderers.paint.page import page
from renderers.paint.theme import Theme, theme_named

WIDTH = 720
"""A chat shows about 550 pixels, a phone 350."""
BAR = 8
FRAME_MS = 1400
LEAST_FRAME_MS = 600
WHOLE_MS = 60_000
"""A long game is told faster, so that a look at it lasts about a minute."""
LAST_MS = 4000
ATTEMPTS = ((1.0, 72), (0.75, 55), (0.5, 40))
"""Shares of the width and qualities that are tried until the picture is small enough."""


class TooLarge(Exception):
    """Even the smallest form of an animation is larger than allowed."""


class Reel(msgspec.Struct, frozen=True):
    """What an animation shows: scenes one after the other, and how many bytes it may have."""

    frames: tuple[Scene, ...]
    limit: int


def frame_times(count: int) -> list[int]:
    """How long each frame stays: shorter ones in a long game, the last one longest."""
    each = max(LEAST_FRAME_MS, min(FRAME_MS, WHOLE_MS // max(1, count)))
    return [each] * (count - 1) + [LAST_MS]


def animate(reel: Reel) -> tuple[bytes, int, int]:
    """Draw an animation as WebP; gives its bytes and size."""
    images = list(_drawn(reel.frames))
    for share, quality in ATTEMPTS:
        width, height = round(WIDTH * share), round(max(image.height for image in images) * share)
        frames = images if share == 1 else [image.resize((width, round(image.height * share))) for image in images]
        data = _encoded(frames, quality)
        if len(data) <= reel.limit:
            return data, width, height
    raise TooLarge(f"{len(images)} frames take {len(data)} bytes")


def _drawn(scenes: Sequence[Scene]) -> Iterator[Image.Image]:
    """Draw every scene on pages of one size, with a bar beneath that tells how far the game is."""
    small = [_reduced(paint(scene, "overview").image) for scene in scenes]
    height = max(image.height for image in small)
    for place, (scene, image) in enumerate(zip(scenes, small, strict=True)):
        theme = theme_named(scene.theme)
        whole = page(scene.theme, WIDTH, height + BAR).copy()
        whole.paste(image, (0, (height - image.height) // 2))
        yield _with_bar(whole, theme, (place + 1) / len(scenes))


def _reduced(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def _with_bar(image: Image.Image, theme: Theme, share: float) -> Image.Image:
    """Draw how far the game is."""
    canvas = Canvas(image)
    top, bottom = image.height - BAR, image.height
    canvas.plate((0, top, image.width, bottom), 0, (*mix(theme.deep, theme.line, 0.5), 255))
    canvas.plate((0, top, max(1, round(image.width * share)), bottom), 0, (*theme.accent, 255))
    return canvas.image


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    buffer = BytesIO()
    first, *others = frames
    times = frame_times(len(frames))
    first.save(buffer, "WEBP", save_all=True, append_images=others, duration=times, loop=0, quality=quality, method=2)
    return buffer.getvalue()
