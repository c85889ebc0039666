"""How a state becomes few bytes: zstd, alone for a keyframe, against the state before it for a step.

The state before it is the dictionary (raw content), so a step that changes a few numbers costs some fifty bytes. A
dictionary changes with every step, hence compressors are made on the fly: for a state of 3 KB that takes 30 µs, and
150 KB that are free again at once. Every frame ends in a CRC of its stored bytes, since zstd overlooks some flipped
bits in its headers.
"""

from __future__ import annotations

import zlib

import zstandard

STATE_LIMIT = 1024 * 1024
"""Larger states are refused, and no frame is unpacked past it. The largest of any game so far has 11 KB."""

_CRC_SIZE = 4
_HEADER_SIZE = 14
"""The most bytes that the head of a frame takes."""
_PARAMETERS = zstandard.ZstdCompressionParameters(
    compression_level=5,
    format=zstandard.FORMAT_ZSTD1_MAGICLESS,
    write_content_size=True,
    write_checksum=False,
    write_dict_id=False,
)


class BadFrame(Exception):
    """These bytes are not a frame that `pack` made with this dictionary."""


def pack(state: bytes, against: bytes = b"") -> bytes:
    """Compress a state, against another where one is given."""
    packer = zstandard.ZstdCompressor(dict_data=_dictionary(against), compression_params=_PARAMETERS)
    frame = packer.compress(state)
    return frame + _crc(frame)


def unpack(data: bytes, against: bytes = b"") -> bytes:
    """The state that `pack` was given."""
    frame, crc = data[:-_CRC_SIZE], data[-_CRC_SIZE:]
    if crc != _crc(frame):
        raise BadFrame("the stored bytes have changed")
    unpacker = zstandard.ZstdDecompressor(dict_data=_dictionary(against), format=zstandard.FORMAT_ZSTD1_MAGICLESS)
    try:
        size = size_of(data)
        if size is not None and size > STATE_LIMIT:
            raise BadFrame(f"a state of {size} bytes")
        return unpacker.decompress(frame, max_output_size=STATE_LIMIT)
    except zstandard.ZstdError as error:
        raise BadFrame(str(error)) from error


def size_of(data: bytes) -> int | None:
    """How large a state will be from the first bytes of its frame; None if they do not say."""
    try:
        size = zstandard.frame_content_size(zstandard.MAGIC_NUMBER.to_bytes(4, "little") + data[:_HEADER_SIZE])
    except zstandard.ZstdError:
        return None
    return size if size >= 0 else None


def _dictionary(content: bytes) -> zstandard.ZstdCompressionDict | None:
    """Make a dictionary of plain content, or none of nothing."""
    return zstandard.ZstdCompressionDict(content, dict_type=zstandard.DICT_TYPE_RAWCONTENT) if content else None


def _crc(frame: bytes) -> bytes:
    """Check-sum the bytes of a frame."""
    return zlib.crc32(frame).to_bytes(_CRC_SIZE, "little")
