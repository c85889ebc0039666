"""Who may whisper: hidden things may be talked about freely, and no promise binds anybody (NEM-RUL-42)."""

from __future__ import annotations

from bot.games.nemesis.state import Nemesis


def voices(g: Nemesis) -> tuple[str, ...]:
    """The seats of a crew with secrets whose Characters are awake: the dead, the sleeping and the gone are silent."""
    if g.mode != "crew":
        return ()
    return tuple(seat for seat in g.seats if g.who(seat) and g.players[seat].awake)
