"""Which characters are emoji: Discord refuses a button with any other symbol, however pretty it is."""

from __future__ import annotations

BASIC = (
    "203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0 "
    "25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 "
    "2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab "
    "26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 "
    "2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 "
    "27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 a9 ae"
)
"""Unicode's emoji below U+10000, as hexadecimal numbers and ranges."""

KEYCAP = "\u20e3"
JOINERS = frozenset("\u200d\ufe0f")
PICTOGRAPHS = range(0x1F000, 0x1FB00)
FLAG_TAGS = range(0xE0020, 0xE0080)


def _expanded(ranges: str) -> frozenset[str]:
    """Turn numbers and ranges into characters."""
    ends = [[int(end, 16) for end in entry.split("-")] for entry in ranges.split()]
    return frozenset(chr(code) for pair in ends for code in range(pair[0], pair[-1] + 1))


_BASIC = _expanded(BASIC)


def is_emoji(text: str) -> bool:
    """Whether a text is one emoji, or a sequence that draws as one."""
    if text.endswith(KEYCAP):
        return text[0] in "0123456789#*" and set(text[1:]) <= {KEYCAP, "\ufe0f"}
    drawn = [char for char in text if char not in JOINERS and ord(char) not in FLAG_TAGS]
    return bool(drawn) and all(char in _BASIC or ord(char) in PICTOGRAPHS for char in drawn)
