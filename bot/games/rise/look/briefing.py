"""The Mission sheet and the Enemy cards as pictures, and what threatens a hex: all of it lies open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.boards.graph import reach as spread
from bot.engine.scene import Card, Scene, Tint
from bot.engine.words import Phrase, Value
from bot.games.rise.box.content import ENEMIES
from bot.games.rise.box.enemy_cards import EnemyCard
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.look import board
from bot.games.rise.look.figures import ENEMY_GLYPHS, entrance_spots, pooled_kind
from bot.games.rise.look.naming import placed
from bot.games.rise.look.views import View
from bot.games.rise.rules import harm
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.missions.objectives import standings
from bot.games.rise.state import Enemy, Rise


def mission(v: View) -> Scene:
    """Lay out the Mission: its Objectives with how they stand, what loses it, its own rules, and who fights in it."""
    g = v.now
    return Scene(
        theme="rise",
        title=Phrase("rise-scene-title", {"mission": g.mission}),
        subtitle=board.subtitle(g),
        cards=(*objectives(g), *losses(g), *rules(g), *map(enemy_card, kinds(g))),
        tracks=tuple(board.tracks(g)),
        alt=tuple(card.text for card in (*objectives(g), *losses(g), *rules(g))),
    )


def objectives(g: Rise) -> Iterator[Card]:
    """The Objectives in their order."""
    for each in standings(g):
        state = "met" if each.met else "now" if each.active else "later"
        args: dict[str, Value] = {"have": each.have, "need": each.need, "state": state, "verb": each.objective.verb}
        yield Card(
            each.objective.id,
            Phrase(f"rise-objective-{each.objective.id}"),
            Phrase("rise-face-objective", args),
            Phrase("rise-kind-objective"),
            glyph=board.GLYPHS[each.objective.verb],
            colour="goal",
            spent=each.met,
        )


def losses(g: Rise) -> Iterator[Card]:
    """All that loses the Mission."""
    said = [Phrase("rise-loss-all-down")]
    said += [Phrase(f"rise-loss-{each.verb}", {"amount": each.amount}) for each in plan(g).losses]
    for number, words in enumerate(said):
        yield Card(f"loss-{number}", Phrase("rise-loss"), words, glyph="skull", colour="danger")


def rules(g: Rise) -> Iterator[Card]:
    """The rules that hold in this Mission only."""
    for each in plan(g).rules:
        yield Card(each.verb, Phrase("rise-rule"), Phrase(f"rise-rule-{each.verb}"), glyph="warning", colour="orange")


def kinds(g: Rise) -> tuple[str, ...]:
    """The kinds of Enemy that are on the map, wait in a line, or are named by an Objective."""
    named = [of for goal in plan(g).objectives if goal.verb == "destroy" for of in goal.of]
    pooled = [pooled_kind(name) for line in g.pool.values() for name in line]
    found = dict.fromkeys((*(enemy.kind for enemy in g.enemies), *pooled, *named))
    return tuple(kind for kind in ENEMIES if kind in found)


def enemies(v: View) -> Scene:
    """Lay out the cards of all Enemies in this Mission."""
    cards = tuple(map(enemy_card, kinds(v.now)))
    title = Phrase("rise-enemies-title")
    return Scene(theme="rise", title=title, cards=cards, alt=tuple(card.title for card in cards))


def enemy_card(kind: str) -> Card:
    """Lay out an Enemy card: its figures, its reaction, what always holds, and a Boss's Logic."""
    card = ENEMIES[kind]
    return Card(
        kind,
        Phrase(f"rise-enemy-{kind}"),
        Phrase("rise-face-enemy", _printed(card)),
        Phrase("rise-kind-boss" if card.boss else "rise-kind-enemy"),
        glyph=ENEMY_GLYPHS[kind],
        colour="boss" if card.boss else "enemy",
    )


def _printed(card: EnemyCard) -> dict[str, Value]:
    traits = [trait.id for trait in card.traits]
    return {
        "defense": card.defense,
        "move": card.move,
        "attack": card.attack,
        "range": card.range,
        "wounds": card.wounds,
        "skill": card.reaction.id,
        "reacts": card.reaction.id,
        "count": len(traits),
        "trait": traits[0] if traits else "",
        "another": traits[1] if len(traits) > 1 else "",
        "boss": int(card.boss),
        "logic": f"{card.id}-logic" if card.boss else "",
    }


class Threat(msgspec.Struct, frozen=True):
    """An Enemy that can hit a hex: from where it stands, or after a move."""

    enemy: Enemy
    now: bool


def threats(v: View, hex: str) -> tuple[Threat, ...]:
    """The Enemies that can hit whoever stands on a hex when they next act, those first that need not move."""
    g = v.now
    ready = [enemy for enemy in g.enemies if not enemy.stunned]
    near = [Threat(enemy, now=True) for enemy in ready if _hits(g, figures.hexes_of(g, enemy), enemy, hex)]
    known = {threat.enemy.id for threat in near}
    far = [Threat(enemy, now=False) for enemy in ready if enemy.id not in known and _comes(g, enemy, hex)]
    return (*near, *far)


def _hits(g: Rise, start: tuple[str, ...], enemy: Enemy, hex: str) -> bool:
    return paths.in_reach(figures.ground(g), figures.blocks(g), start, figures.stats(enemy).range, hex)


def _comes(g: Rise, enemy: Enemy, hex: str) -> bool:
    """Whether an Enemy can walk to where it has a hex in Range and sight (RISE-EMOVE-05)."""
    flies = bool(harm.has_trait(enemy, "ignore-obstacles"))
    land = paths.terrain(figures.ground(g), figures.blocks(g), flies=flies)
    shut = frozenset(at for at, who in figures.occupied(g).items() if not figures.is_enemy(g, who))
    for start in figures.hexes_of(g, enemy):
        walked = spread(start, lambda here: land.steps(here, shut), figures.stats(enemy).move)
        if any(_hits(g, (end,), enemy, hex) for end in walked):
            return True
    return False


def menaced(v: View, hex: str) -> Scene:
    """Lay the map out with all that can hit a hex: by red those that need not move, the others as seen."""
    spots, found = entrance_spots(v.now), threats(v, hex)
    tints = [Tint(spots.get(each.enemy.id, each.enemy.at), "danger" if each.now else "target") for each in found]
    now = tuple(placed(each.enemy) for each in found if each.now)
    then = tuple(placed(each.enemy) for each in found if not each.now)
    return msgspec.structs.replace(
        board.scene(v),
        subtitle=Phrase("rise-threats-subtitle", {"hex": hex}),
        tints=(Tint(hex, "here"), *tints),
        marks=(),
        tracks=(),
        dice=(),
        cards=(),
        seats=(),
        focus=(hex, *(tint.area for tint in tints)),
        alt=tuple(words(hex, now, then)),
    )


def words(hex: str, now: tuple[str, ...], then: tuple[str, ...]) -> Iterator[Phrase]:
    """What threatens a hex, in sentences."""
    yield Phrase("rise-threats-now", {"hex": hex, "count": len(now), "places": now})
    yield Phrase("rise-threats-then", {"hex": hex, "count": len(then), "places": then})
