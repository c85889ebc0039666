"""The cooperative game: bringing the dead back (NEM-COOP-04..06, NEM-RUL-58)."""

from __future__ import annotations

from bot.games.nemesis.events.crew import Revived
from bot.games.nemesis.rules.body.contamination import reshuffle
from bot.games.nemesis.state import Nemesis


def revive(g: Nemesis) -> None:
    """Bring back every Character whose Corpse is in an Emergency Room that works (NEM-COOP-05, NEM-COOP-06)."""
    room = g.room_of("emergency-room")
    if not room or g.rooms[room].malfunction or g.intruders_in(room):
        return
    for seat in g.in_order():
        player = g.players[seat]
        corpse = f"corpse-{player.character}"
        if player.state == "dead" and take_corpse(g, room, corpse):
            player.state, player.at = "aboard", room
            player.light, player.slime, player.larva = 0, False, False
            for wound in player.wounds:
                wound.dressed = True
            reshuffle(g, seat)
            g.tell(Revived(who=player.character, room=g.place(room)))


def take_corpse(g: Nemesis, room: str, corpse: str) -> bool:
    """Remove a Corpse token from a room, lying or carried; False if it is not there."""
    if corpse in g.rooms[room].objects:
        g.rooms[room].objects.remove(corpse)
        return True
    for seat in g.crew_in(room):
        if held := g.players[seat].thing(corpse):
            g.players[seat].hands.remove(held)
            return True
    return False
