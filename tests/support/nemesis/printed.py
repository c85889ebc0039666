"""How many pieces the box of Nemesis holds, as its content says it."""

from __future__ import annotations

from collections import Counter

from bot.games.nemesis.box.content import BLOOD, CARDS, CONTAMINATION, EVENTS, INTRUDER_ACTIONS, SEARCHED, WOUNDS

BACKS = Counter(CARDS.values())
"""The Item cards of each colour."""
DECKS: dict[str, int] = {
    **{colour: BACKS[colour] for colour in SEARCHED},
    "event": len(EVENTS),
    "attack": len(BLOOD),
    "wound": len(WOUNDS),
    "contamination": len(CONTAMINATION),
    "hunt": len(INTRUDER_ACTIONS),
}
"""The cards of each deck."""
