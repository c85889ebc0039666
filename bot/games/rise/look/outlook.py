"""What lies ahead of the Turn Player: the hexes in reach, the Enemies that can be hit, and those that can hit back."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.rise.box.dice import meets
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.actions.spaces import Place, attack_spaces, spaces
from bot.games.rise.rules.attacks.terms import Attack, possible, shot_from
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise

COPIES = ("copy-weapon-attack", "charge")


class Outlook(msgspec.Struct, frozen=True):
    """Hexes and Enemies that matter now."""

    reach: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    threats: tuple[str, ...] = ()


def outlook(g: Rise) -> Outlook:
    """What lies ahead of a position."""
    threats = tuple(enemy.id for enemy in g.enemies if acts_next(g, enemy) and can_hit(g, enemy))
    if g.outcome or g.phase != "player" or not g.player.at:
        return Outlook(threats=threats)
    hit = {enemy.id for attack in attacks(g) for enemy in possible(g, attack)}
    return Outlook(tuple(sorted(reach(g))), tuple(enemy.id for enemy in g.enemies if enemy.id in hit), threats)


def open_places(g: Rise) -> Iterator[tuple[Place, int]]:
    """The Action Spaces that the Turn Player could put a die on, with each value (RISE-ACTION-03, DOWN-04)."""
    for place in spaces(g, g.turn):
        for value in sorted(set(g.player.dice)):
            usable = not g.player.down or (value == 1 and place.space.kind != "rest")
            if usable and place.key not in g.spaces and meets(value, place.space.accepts):
                yield place, value


def reach(g: Rise) -> set[str]:
    """Every hex where a Move of the Turn Player may end."""
    found: set[str] = set()
    for place, value in open_places(g):
        if place.space.kind == "move":
            points, over_enemies, over_rubble = moving.stride(g, g.turn, place.space, value)
            found.update(moving.reachable(g, g.turn, points, pass_enemies=over_enemies, ignore_obstacles=over_rubble))
    return found


def attacks(g: Rise) -> Iterator[Attack]:
    """The terms of every Attack that the Turn Player could make where they stand."""
    for place, value in open_places(g):
        if place.home == "weapon" or place.space.strike:
            yield shot_from(g, g.turn, place, value)
        elif place.space.does in COPIES:
            yield from (shot_from(g, g.turn, copied, value) for copied in attack_spaces(g, g.turn))


def acts_next(g: Rise, enemy: Enemy) -> bool:
    """Whether an Enemy acts in the next Enemy Phase: all might, as long as nobody was named (RISE-ROUND-11)."""
    if enemy.stunned:
        return False
    ready = {character.colour for character in g.characters.values() if not character.done}
    return not enemy.colour or enemy.colour in ({g.player.colour} if g.turn else ready)


def can_hit(g: Rise, enemy: Enemy) -> bool:
    """Whether an Enemy has a friend in Range and Line of Sight from where it is (RISE-EMOVE-04)."""
    most = figures.stats(enemy).range
    friends = figures.friends(g)
    return any(figures.reaches(g, enemy, id, most) for id in friends)
