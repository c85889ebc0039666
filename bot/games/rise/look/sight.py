"""What can be seen from a hex: the same map, tinted by Line of Sight, every figure in sight with its distance."""

from __future__ import annotations

import msgspec

from bot.engine.scene import Scene, Tint
from bot.engine.words import Phrase
from bot.games.rise.look import board
from bot.games.rise.look.figures import entrance_spots
from bot.games.rise.look.naming import placed
from bot.games.rise.look.views import View
from bot.games.rise.rules.actions.spaces import attack_spaces
from bot.games.rise.rules.attacks.terms import shot_from
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def sight(v: View, hex: str) -> Scene:
    """Tint what a hex sees: near enough to shoot at, or merely visible; Enemies in sight show how far they are."""
    g = v.now
    whole = board.scene(v)
    least, most = reach(g, hex)
    seen = visible(g, hex)
    spots = entrance_spots(g)
    apart = ((enemy, figures.distance_seen(g, (hex,), enemy)) for enemy in g.enemies)
    enemies = [(enemy, far) for enemy, far in apart if far is not None]
    marks = [Tint(spots.get(enemy.id, enemy.at), "target", str(far)) for enemy, far in enemies]
    there = {tint.area for tint in marks}
    ground = [
        Tint(name, "reach" if least <= far <= most else "seen")
        for name, far in seen.items()
        if name not in there and far
    ]
    places = tuple(placed(enemy, far) for enemy, far in enemies)
    return msgspec.structs.replace(
        whole,
        subtitle=Phrase("rise-sight-subtitle", {"hex": hex, "range": most}),
        tints=(Tint(hex, "here"), *ground, *marks),
        marks=(),
        tracks=(),
        dice=(),
        cards=(),
        seats=(),
        focus=(hex, *(name for name, far in seen.items() if far <= max(most, 3)), *there),
        alt=(
            Phrase("rise-alt-sight", {"hex": hex, "count": len(seen) - 1, "range": most}),
            Phrase("rise-alt-sight-enemies", {"count": len(places), "places": places}),
        ),
    )


def visible(g: Rise, hex: str) -> dict[str, int]:
    """Every hex in Line of Sight with its distance, the hex itself included (RISE-LOS-01, RISE-RANGE-01)."""
    places = (*figures.ground(g).full, *(half for entrance in g.entrances.values() for half in entrance.hexes))
    return {name: figures.distance(g, (hex,), (name,)) for name in sorted(places) if figures.sees(g, (hex,), (name,))}


def reach(g: Rise, hex: str) -> tuple[int, int]:
    """The least and the most Range of whoever stands there, as the Weapons shoot now; nothing for an empty hex."""
    who = figures.occupied(g).get(hex, "")
    if who in g.characters:
        ranges = [shot_from(g, who, place, value).range for place in attack_spaces(g, who) for value in range(1, 7)]
        return min((least for least, _ in ranges), default=0), max((most for _, most in ranges), default=0)
    return (1, figures.stats(g.enemy(who)).range) if figures.is_enemy(g, who) else (0, 0)
