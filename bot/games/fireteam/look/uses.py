"""What becomes of upgrades: who equips with them, and what of them is played."""

from __future__ import annotations

from bot.engine.events import Event
from bot.engine.game import Use
from bot.games.fireteam.box.content import CARDS
from bot.games.fireteam.events.heroes import Attacked, Reacted, Responded, Upgraded

UPGRADES = tuple(card.id for card in CARDS.values() if card.upgrade)


def uses(event: Event) -> tuple[Use, ...]:
    """The upgrades that an event shows: chosen, or played as an attack, a reaction or a response (FTZ-DECK-01)."""
    match event:
        case Upgraded(cards=cards):
            played, how = cards, "equipped"
        case Attacked(cards=cards):
            played, how = cards, "attack"
        case Reacted(card=card):
            played, how = (card,), "reaction"
        case Responded(card=card):
            played, how = (card,), "response"
        case _:
            return ()
    return tuple(Use(card, how) for card in played if CARDS[card].upgrade)
