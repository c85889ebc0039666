"""Where every component is: nothing is lost (law 6)."""

from __future__ import annotations

from collections import Counter

from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.content import EQUIPMENT, WEAPONS
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.state import Rise


def census(g: Rise) -> Counter[str]:
    """The number of Weapon and Equipment cards wherever they are, and the Enemies on the map and in their lines."""
    found = Counter([*g.weapons.cards, *g.weapons.discard, *g.equipment.cards, *g.equipment.discard, *g.set_aside])
    for character in g.characters.values():
        found.update([*character.cards, *character.stored.values()])
    found.update(token.id for token in g.tokens.values() if token.kind == "grenade")
    found.update(f"{enemy.colour}:{enemy.kind}" for enemy in g.enemies if enemy.colour)
    found.update(f"{colour}:{kind}" for colour, line in g.pool.items() for kind in line)
    return found


def inventory(g: Rise) -> Counter[str]:
    """What the box holds: each card once for each copy, and the Enemy Pool of the colours in play."""
    shelf = {**WEAPONS, **EQUIPMENT}
    found = Counter(f"{card.id}.{copy}" for card in shelf.values() for copy in range(1, card.count + 1))
    cut = -1 if "fewer-enemies" in g.difficulty else None
    for colour in COLOURS:
        if colour not in g.pool:
            continue
        found.update(f"{colour}:{kind}" for kind in MISSIONS[g.mission].pool[colour][:cut])
    return found
