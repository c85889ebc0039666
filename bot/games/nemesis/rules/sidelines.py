"""Those who are out of the game: they may wager on who lives, and watch with all secrets open (NEM-RUL-77)."""

from __future__ import annotations

from bot.games.nemesis.events.body import Sidelined
from bot.games.nemesis.state import Nemesis

NOBODY = "nobody"
"""What is wagered on by whoever thinks that nobody lives."""


def out(g: Nemesis, seat: str) -> bool:
    """Whether somebody of a crew with secrets can do nothing any more: dead, asleep or gone, with nothing to be asked.

    Whoever fell first may yet be asked to hunt, and who left alive may yet choose between two Objectives.
    """
    player = g.players[seat]
    if g.mode != "crew" or not player.character or player.awake or seat == g.hunter:
        return False
    if player.alive:
        return g.met or len(player.objectives) < 2
    return not (g.intruder_player and seat == g.fallen and not g.asked_fallen)


def tell(g: Nemesis, seat: str) -> None:
    """Tell somebody who is out what they may do now, while others are still in."""
    if g.mode == "crew" and any(player.awake for player in g.players.values()):
        g.tell(Sidelined(audience=(seat,)))


def wagers(g: Nemesis, seat: str) -> tuple[str, ...]:
    """On whom somebody may wager: the others who live, or nobody; once, and not with all secrets before their eyes."""
    player = g.players[seat]
    if not out(g, seat) or player.wager or player.watches:
        return ()
    living = tuple(g.who(other) for other in g.in_order() if other != seat and g.players[other].awake)
    return (*living, NOBODY) if living else ()


def wager(g: Nemesis, seat: str, on: str) -> None:
    """Place a wager: it is told at the end."""
    g.players[seat].wager = on
    g.note(seat, "wager", wager=on)


def won(g: Nemesis, seat: str) -> bool:
    """Whether a wager has come true: its Character lives at the end, or nobody else does."""
    on = g.players[seat].wager
    others = (player for other, player in g.players.items() if other != seat)
    return not any(player.alive for player in others) if on == NOBODY else g.players[g.seat_of(on)].alive


def can_watch(g: Nemesis, seat: str) -> bool:
    """Whether somebody may open all secrets now."""
    return out(g, seat) and not g.players[seat].watches


def watch(g: Nemesis, seat: str) -> None:
    """Open all secrets to somebody: nothing may be taken back past it by a player."""
    g.players[seat].watches = True
    g.reveal()
