"""Contamination cards and the Scanner (NEM-CONTAM, NEM-SCAN)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.nemesis.box.content import is_contamination
from bot.games.nemesis.events.body import Contaminated, LarvaGrows, LarvaRemoved, Removed, Scanned, ScanSeen
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.intruders.arrivals import appear
from bot.games.nemesis.state import Nemesis, Player


def contaminate(g: Nemesis, seat: str) -> None:
    """Put a Contamination card on top of a discard pile; none where the deck is empty (NEM-CONTAM-01, NEM-RUL-35)."""
    player = g.players[seat]
    if player.alive and g.contamination:
        player.discard.append(g.contamination.pop())
        g.reveal()
        g.tell(Contaminated(who=g.who(seat)))


def scan(g: Nemesis, seat: str, cards: list[str]) -> list[str]:
    """Scan cards: their owner alone learns which are Infected (NEM-SCAN-02, NEM-RUL-36)."""
    player = g.players[seat]
    infected = [card for card in cards if card in g.infected]
    g.reveal()
    player.scanned = list(dict.fromkeys([*player.scanned, *cards]))
    g.tell(Scanned(who=g.who(seat)))
    if cards:
        g.tell(ScanSeen(audience=(seat,), count=len(cards), infected=len(infected)))
        g.note(seat, "scan", count=len(cards), infected=len(infected))
    return infected


def scan_hand(g: Nemesis, seat: str) -> Steps:
    """Scan the hand and remove what is not Infected (NEM-ROOM-CANTEEN-02, NEM-ROOM-CANTEEN-03)."""
    cards = g.players[seat].contaminated
    infected = scan(g, seat, cards)
    remove(g, seat, [card for card in cards if card not in infected])
    if infected:
        yield from infect(g, seat)


def infect(g: Nemesis, seat: str) -> Steps:
    """Grow a Larva, or burst if there is one already (NEM-SCAN-04, NEM-SCAN-05)."""
    if g.players[seat].larva:
        yield from burst(g, seat)
    else:
        grow(g, seat)


def grow(g: Nemesis, seat: str) -> None:
    """Put a Larva on a Character board."""
    g.players[seat].larva = True
    g.tell(LarvaGrows(who=g.who(seat)))


def burst(g: Nemesis, seat: str) -> Steps:
    """Die of a Larva: a Creeper is placed in the room (NEM-SCAN-05)."""
    at = g.players[seat].at
    wounds.die(g, seat, "larva")
    yield from appear(g, "creeper", at)


def cut_out(g: Nemesis, seat: str) -> None:
    """Remove the Larva from a Character board (NEM-SCAN-06)."""
    if g.players[seat].larva:
        g.players[seat].larva = False
        g.tell(LarvaRemoved(who=g.who(seat)))


def remove(g: Nemesis, seat: str, cards: list[str]) -> None:
    """Take Contamination cards out of the game, wherever their owner has them (NEM-CONTAM-06)."""
    player = g.players[seat]
    for card in cards:
        pile = next(pile for pile in (player.hand, player.discard, player.deck) if card in pile)
        pile.remove(card)
        g.removed.append(card)
    if cards:
        g.tell(Removed(who=g.who(seat), count=len(cards)))


def all_of(player: Player) -> list[str]:
    """Every Contamination card of a player: deck, hand and discard."""
    return [card for card in (*player.deck, *player.hand, *player.discard) if is_contamination(card)]


def reshuffle(g: Nemesis, seat: str) -> None:
    """Shuffle hand, discard and deck into a new Action deck (NEM-ROOM-SURGERY-04)."""
    player = g.players[seat]
    player.deck = [*player.deck, *player.hand, *player.discard]
    player.hand, player.discard = [], []
    g.shuffle(player.deck)
