"""What a table may have to say: the kinds of messages that wait in its outbox, and what they carry."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.store import Outgoing

Why = Literal["moved", "put-away", "over", "started", "replaced"]
"""Why a panel is no longer one: a newer stands elsewhere, the table was put away, its game is over, its lobby began.

One that was replaced goes altogether: the same stands below it, with a newer picture.
"""

PANEL = Outgoing("panel", b"")
"""The panel, or the lobby, is posted below everything else; the one before it loses its buttons."""
RENEWED = Outgoing("panel", b"renewed")
"""The same, where nobody asked for it: an edit cannot give the panel its picture, so it goes, and pings nobody anew."""


class Retire(msgspec.Struct, frozen=True, omit_defaults=True):
    """A panel that is to lose its buttons: the table's own, whichever that is by then, or the message named here."""

    why: Why
    channel_id: int = 0
    message_id: int = 0
    since: int = 0
    """Where no message is named: whatever was posted in that channel since then, though nobody noted it."""

    def queued(self) -> Outgoing:
        """Its message of the outbox: in its place among the others, or apart if it names where.

        That may be out of reach for long, so it holds nothing else up.
        """
        return Outgoing("stray" if self.message_id or self.since else "retire", msgspec.msgpack.encode(self))


RETIRE = msgspec.msgpack.Decoder(Retire)
