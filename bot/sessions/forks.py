"""Where a table goes back past something that came out: chance moves on, and what was shown is worth nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bot.engine.game import Game
from bot.engine.match import ENTRY, Fork
from bot.engine.state import State
from bot.sessions.telling.story import LABEL
from bot.store import Seat, TableRow


def moved_on(
    row: TableRow, game: Game[Any, Any], state: State, entries: Iterable[bytes], people: Collection[str]
) -> Fork:
    """A stream of its own, and no seed that was shown since the place that is returned to.

    What Vigil alone has held is dealt anew: it may have shown some of it in what is taken back. Where the seed was
    shown, so was what everybody held; then all that seats keep from each other is dealt anew.
    """
    seed = b"" if seed_at(state, entries) == row.seed else row.seed
    shown = seed and game.secretive(state)
    dealt = tuple(seat for seat in state.seats if shown or seat not in people)
    return Fork(row.head + 1, seed, anew=True, dealt=dealt)


def seed_at(state: State, entries: Iterable[bytes]) -> bytes:
    """The seed that is in use after these entries."""
    seed = state.chance.seed
    for entry in map(ENTRY.decode, entries):
        seed = (entry.seed if isinstance(entry, Fork) else b"") or seed
    return seed


def peopled(
    seats: Iterable[Seat], handed: Iterable[tuple[int | None, bytes]], user_id: int | None = None
) -> frozenset[str]:
    """The seats that people, or one of them, hold now, or held when one of these rows was written."""
    before = [seat for _, label in handed for seat in LABEL.decode(label).before]
    held = (seat for seat in (*seats, *before) if seat.kind == "person")
    return frozenset(seat.seat for seat in held if user_id in (None, seat.user_id))


__all__ = ["moved_on", "peopled", "seed_at"]
