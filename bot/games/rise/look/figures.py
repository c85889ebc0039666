"""Figures as they stand on the map: friends round and in their seat's colour, Enemies angular and in their ring's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.scene import Figure
from bot.engine.words import Phrase
from bot.games.rise.box.colours import Colour
from bot.games.rise.box.content import ENEMIES, SIDES
from bot.games.rise.look.ground import covered
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.map.sight import hex_distance
from bot.games.rise.state import Ally, Enemy, Rise

COLOURS: dict[Colour, str] = {"red": "vermillion", "blue": "blue", "white": "sky", "yellow": "yellow"}
"""The players' colours as the colour-blind-safe set has them."""
ENEMY_GLYPHS = {
    "t-800": "skull",
    "hk-8": "eye",
    "t-72": "tower",
    "t-800-commander": "star",
    "t-800-flamethrower": "flame",
    "t-1000": "slime",
}
ALLY_GLYPHS = {"attack": "crosshair", "heal": "medkit", "interact": "wrench"}


def all_figures(g: Rise) -> tuple[Figure, ...]:
    """Stand everybody on the map."""
    spots = entrance_spots(g)
    return (
        *(character(g, seat) for seat in g.seats if g.characters[seat].at),
        *(ally(g, found) for found in g.allies),
        *(enemy(g, found, spots.get(found.id, found.at)) for found in g.enemies),
    )


def character(g: Rise, seat: str) -> Figure:
    """Stand a Character on the map."""
    shown = g.characters[seat]
    slots = figures.wound_limit(g, seat)
    return Figure(
        seat,
        shown.at,
        Phrase("rise-seat-name", {"seat": seat}),
        "friend",
        colour=COLOURS[shown.colour],
        letter=letter(seat),
        pips=max(0, slots - figures.wounds(g, seat)),
        pips_of=slots,
        state="down" if shown.down else "spent" if shown.done and g.phase != "round-end" else "",
        active=seat == g.turn,
        badge="shield" if shown.at in covered(g) else "",
    )


def letter(seat: str) -> str:
    """The letter of a Character."""
    return seat[0].upper()


def ally(g: Rise, found: Ally) -> Figure:
    """Stand an Ally on the map."""
    stats = SIDES[found.kind].ally
    slots = stats.wounds if stats else 0
    does = next((ALLY_GLYPHS[act] for act in stats.acts if act in ALLY_GLYPHS), "person") if stats else "person"
    return Figure(
        found.id,
        found.at,
        Phrase("rise-object-name", {"object": found.kind}),
        "friend",
        colour="green",
        glyph=does,
        pips=max(0, slots - found.wounds),
        pips_of=slots,
        state="down" if found.down else "",
        badge="shield" if found.at in covered(g) else "",
    )


def enemy(g: Rise, found: Enemy, at: str) -> Figure:
    """Stand an Enemy on the map: with the number that is part of its name, a Boss with its Wounds."""
    card = ENEMIES[found.kind]
    endless = any(trait.verb == "indestructible" for trait in card.traits)
    slots = card.wounds + 1 if card.boss and not endless else 0
    return Figure(
        found.id,
        at,
        Phrase("rise-enemy-name", {"enemy": found.id}),
        "boss" if card.boss else "enemy",
        colour=COLOURS[found.colour] if found.colour else "boss",
        letter=sign(found),
        glyph=ENEMY_GLYPHS[found.kind],
        pips=max(0, slots - found.wounds),
        pips_of=slots,
        state="stunned" if found.stunned else "",
        badge=str(g.stagger) if endless and g.stagger else "",
    )


def sign(found: Enemy) -> str:
    """What of an Enemy's name is written on it: `#3` of `T-800 #3`, which is no hex; Bosses need none."""
    return f"#{found.id.rpartition('.')[2]}" if found.colour else ""


def entrance_spots(g: Rise) -> dict[str, str]:
    """Choose the half-hexes on which to draw whoever waits on an Entrance: nearest to a friend first (RULING-52)."""
    friends = tuple(figures.friends(g).values())
    waiting: Counter[str] = Counter()
    spots = {}
    for found in g.enemies:
        if found.at in g.entrances:
            near = nearest_first(g.entrances[found.at].hexes, friends)
            spots[found.id] = near[waiting[found.at] % len(near)]
            waiting[found.at] += 1
    return spots


def nearest_first(hexes: list[str], friends: tuple[str, ...]) -> list[str]:
    """Sort half-hexes by how near a friend is."""
    if not friends:
        return hexes
    return sorted(hexes, key=lambda half: hex_distance((half,), friends))


def waiting(g: Rise) -> Iterator[tuple[Colour, list[str]]]:
    """The line of each colour in play, the front first, by the kinds of its Enemies (RISE-POOL-02)."""
    for seat in g.seats:
        colour = g.characters[seat].colour
        yield colour, [pooled_kind(name) for name in g.pool.get(colour, ())]


def pooled_kind(name: str) -> str:
    """The kind of an Enemy by its kind or its id."""
    return next((kind for kind in sorted(ENEMIES, key=len, reverse=True) if name.startswith(kind)), name)
