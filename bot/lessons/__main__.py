"""Deals where lessons begin, and keeps it: `python -m bot.lessons [GAME…]`."""

from __future__ import annotations

import sys

from bot.lessons.script import taught
from bot.lessons.start import keep

if __name__ == "__main__":
    sys.exit("\n".join(f"{id}: {left}" for id in sys.argv[1:] or taught() if (left := keep(id))) or 0)
