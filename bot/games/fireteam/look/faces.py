"""Cards as pictures: every kind of card of the box with its figures and what it does."""

from __future__ import annotations

from bot.engine.scene import Card
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import CARDS, CREATURES, FOCUS, HEROES, OBJECTIVES
from bot.games.fireteam.box.verbs import TYPES, Rank
from bot.games.fireteam.look import naming
from bot.games.fireteam.rules.stats import creature_range, hand_limit, resistance, speed, stat
from bot.games.fireteam.state import Creature, Fireteam, Hero

TYPE_GLYPHS = {"melee": "fist", "projectile": "bullet", "explosive": "bomb"}
TYPE_COLOURS = {"melee": "orange", "projectile": "sky", "explosive": "vermillion"}
FAMILY_GLYPHS = {
    "corrupted-animal": "claw",
    "corrupted-human": "fist",
    "drowned-giant": "skull",
    "echo": "fog",
    "double": "person",
    "hollow-choir": "eye",
    "infested-soldier": "slime",
    "brood-carrier": "egg",
    "hive-mother": "skull",
}
RANK_COLOURS: dict[Rank, str] = {"minion": "enemy", "elite": "danger", "boss": "boss"}


def action(id: str) -> Card:
    """Lay out an action card: attack, reaction and response in paragraphs of their own (FTZ-SETUP-19)."""
    card, attack = CARDS[id], CARDS[id].attack
    return Card(
        id,
        Phrase(f"fireteam-card-{id}"),
        Phrase(f"fireteam-uses-{naming.uses(card)}", {"attack": id, "reaction": id, "response": id}),
        Phrase(f"fireteam-type-{attack.type}"),
        glyph=TYPE_GLYPHS[attack.type],
        colour=TYPE_COLOURS[attack.type],
        cost=f"{attack.strength}+{attack.bonus}" if attack.bonus else str(attack.strength),
    )


def focus(id: str, hero: Hero | None = None) -> Card:
    """Lay out a focus card, faded where its hero has used it up for the mission (FTZ-SETUP-11)."""
    spent = hero is not None and FOCUS[id].verb in hero.spent
    text, kind = naming.ability_line(id), Phrase("fireteam-kind-spent" if spent else "fireteam-kind-focus")
    return Card(id, Phrase(f"fireteam-focus-{id}"), text, kind, glyph="eye", colour="violet", spent=spent)


def hero(g: Fireteam, seat: str) -> Card:
    """Lay out a hero card with speed and hand limit as they are now (FTZ-ROLE-04)."""
    args: dict[str, Value] = {"speed": speed(g, seat), "limit": hand_limit(g, seat), "talent": seat}
    return Card(
        seat,
        Phrase(f"fireteam-seat-{seat}"),
        Phrase("fireteam-face-hero", args),
        Phrase(f"fireteam-role-{HEROES[seat].role}"),
        glyph="person",
        colour=HEROES[seat].colour,
    )


def specialist(name: str) -> Card:
    """Lay out a specialist card (FTZ-SPECIALIST)."""
    text, kind = Phrase(f"fireteam-help-{name}"), Phrase("fireteam-kind-specialist")
    return Card(name, Phrase(f"fireteam-specialist-{name}"), text, kind, glyph="person", colour="neutral")


def creature(g: Fireteam, kind: str) -> Card:
    """Lay out a creature card, its figures as the threats in force have them (FTZ-SETUP-20, FTZ-THREAT-04)."""
    now = Creature(kind, "", "pool")
    figures: dict[str, Value] = {
        "life": stat(g, now, "life"),
        "speed": stat(g, now, "speed"),
        "strength": stat(g, now, "strength"),
        "range": creature_range(g, now),
    }
    return _creature(kind, {**figures, **{type: resistance(g, now, type) for type in TYPES}})


def printed_creature(kind: str) -> Card:
    """Lay out a creature card as it is printed."""
    card = CREATURES[kind]
    figures: dict[str, Value] = {"life": card.life, "speed": card.speed, "strength": card.strength}
    return _creature(kind, {**figures, "range": card.range, **{type: card.resist[type] for type in TYPES}})


def _creature(kind: str, figures: dict[str, Value]) -> Card:
    """Lay out a creature card with these figures."""
    card = CREATURES[kind]
    args: dict[str, Value] = {**figures, "type": card.type, "nature": kind, "special": kind}
    return Card(
        kind,
        Phrase(f"fireteam-creature-{kind}"),
        Phrase("fireteam-face-creature", args),
        Phrase(f"fireteam-rank-{card.rank}"),
        glyph=FAMILY_GLYPHS[kind],
        colour=RANK_COLOURS[card.rank],
    )


def threat(id: str) -> Card:
    """Lay out a threat card with its rule (FTZ-THREAT-04)."""
    text, kind = naming.threat_rule(id), Phrase("fireteam-kind-threat")
    return Card(id, Phrase(f"fireteam-threat-{id}"), text, kind, glyph="warning", colour="danger")


def objective(g: Fireteam, id: str) -> Card:
    """Lay out an objective: what it demands, and what comes of it (FTZ-OBJECTIVE)."""
    card, done = OBJECTIVES[id], id in g.complete
    args: dict[str, Value] = {"task": id, "coin": int(card.coin), "first": card.after or "none"}
    return Card(
        id,
        Phrase(f"fireteam-objective-{id}"),
        Phrase("fireteam-face-objective", args),
        Phrase("fireteam-kind-objective", {"done": int(done)}),
        glyph="check" if done else "flag",
        colour="goal",
        cost=f"{g.objectives.get(id, 0)}/{g.need(id)}",
        spent=done,
    )


def recon(id: str, kind: str) -> Card:
    """Lay out an event or a discovery with its story and what it does (FTZ-DECK-06)."""
    text = Phrase("fireteam-face-recon", {"story": id, "effect": id})
    return Card(id, Phrase(f"fireteam-recon-{id}"), text, Phrase(f"fireteam-kind-{kind}"), glyph="crate", colour="gold")
