"""A card with a reaction, held where its moment comes."""

from __future__ import annotations

from bot.games.fireteam.box.cards import ActionCard, Reaction
from bot.games.fireteam.box.content import BOX, HEROES
from bot.games.fireteam.box.verbs import Condition
from bot.games.fireteam.rules.moments import Advance, Assault, Moment
from tests.support.fireteam.field import Blow, Harm, Position, lay

ANIMAL, OTHER = "corrupted-animal.1", "corrupted-animal.2"
HERE = "2D"
HOLDERS = {HEROES[seat].role: seat for seat in ("abe", "shad", "frank", "don")}
REACTIONS = [card for card in BOX.cards if card.reaction]


def reaction_of(card: ActionCard) -> Reaction:
    """The reaction of a card that has one."""
    assert card.reaction
    return card.reaction


def away(at: Position, steps: int) -> str:
    """A location so far from the place where it happens."""
    far = at.g.field.distance[HERE]
    return next(place for place in sorted(at.g.field.open) if far[place] == steps)


def held(card: ActionCard, steps: int = 0) -> tuple[Position, str, str]:
    """Lay the holder of a card so far from an ally in HERE and a creature there; give holder and hero concerned."""
    holder = HOLDERS[card.role]
    ally = "abe" if holder != "abe" else "don"
    at = lay({holder: HERE, ally: HERE}, {ANIMAL: HERE}, hands={holder: [card.id]})
    at.hero(holder).at = away(at, steps)
    concerned = holder if reaction_of(card).of == "self" else ally
    if reaction_of(card).of == "self":
        at.hero(holder).at = HERE
    return at, holder, concerned


def moment(when: Condition, seat: str) -> Moment:
    """Such a moment in HERE, about this hero or the animal."""
    blow = Blow(seat, "melee", 3, ANIMAL)
    blow.faces = ["projectile", "projectile", "melee"]
    harm = Harm(seat, 3, ANIMAL, attack=True)
    return {
        "targeted": Moment("targeted", seat, ANIMAL, HERE, assault=Assault(ANIMAL, seat)),
        "hit": Moment("hit", seat, ANIMAL, HERE, harm=harm),
        "ko": Moment("ko", seat, ANIMAL, HERE, harm=harm),
        "creature-moves": Moment("creature-moves", creature=ANIMAL, at=HERE, advance=Advance(ANIMAL)),
        "creature-enters": Moment("creature-enters", creature=ANIMAL, at=HERE),
        "creature-killed": Moment("creature-killed", seat, ANIMAL, HERE),
        "hero-moves": Moment("hero-moves", seat, at=HERE),
        "hero-attacks": Moment("hero-attacks", seat, ANIMAL, HERE, blow=blow),
        "hero-rolled": Moment("hero-rolled", seat, ANIMAL, HERE, blow=blow),
    }[when]
