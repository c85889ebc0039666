"""Packing states."""

from __future__ import annotations

import zlib
from contextlib import suppress
from itertools import pairwise

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from bot.store.file import codec
from tests.support.store import states


@given(state=st.binary(max_size=400), against=st.binary(max_size=400))
def test_a_state_comes_back(state: bytes, against: bytes) -> None:
    assert codec.unpack(codec.pack(state, against), against) == state


def test_a_step_costs_tens_of_bytes() -> None:
    played = list(states(200))
    sizes = [len(codec.pack(after, before)) for before, after in pairwise(played)]

    assert sum(sizes) / len(sizes) < 80
    assert len(codec.pack(played[0])) > 400


def test_any_flipped_bit_is_noticed() -> None:
    before, after = states(2)
    data = codec.pack(after, before)
    for bit in range(8 * len(data)):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        with pytest.raises(codec.BadFrame):
            codec.unpack(bytes(damaged), before)


def test_the_wrong_dictionary_does_not_crash() -> None:
    first, second, third = states(3)
    with suppress(codec.BadFrame):
        assert codec.unpack(codec.pack(third, second), first) != third


@pytest.mark.parametrize("content_size", [True, False])
def test_a_frame_that_would_fill_the_memory_is_refused(content_size: bool) -> None:
    parameters = zstandard.ZstdCompressionParameters.from_level(
        1, format=zstandard.FORMAT_ZSTD1_MAGICLESS, write_content_size=content_size
    )
    frame = zstandard.ZstdCompressor(compression_params=parameters).compress(bytes(codec.STATE_LIMIT + 1))

    with pytest.raises(codec.BadFrame):
        codec.unpack(frame + zlib.crc32(frame).to_bytes(4, "little"))


@pytest.mark.parametrize("data", [b"", b"\x00", b"\x00\x00\x00\x00"])
def test_what_is_no_frame_is_refused(data: bytes) -> None:
    with pytest.raises(codec.BadFrame):
        codec.unpack(data)
