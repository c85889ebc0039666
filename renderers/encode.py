"""Encoding: pixels to bytes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

FORMAT = "webp"


def encode(image: Image.Image) -> bytes:
    """Encode a picture."""
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=88, method=2)
    return buffer.getvalue()
