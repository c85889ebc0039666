"""Moments: what is happening just now that reactions may answer and change (RUL-56). None of it is ever saved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine.state import Steps
from bot.games.fireteam.box.verbs import AttackTrait, AttackType, Condition
from bot.games.fireteam.rules.stats import creature_range
from bot.games.fireteam.state import Fireteam

PATIENCE = 120
"""Seconds after which an unanswered window passes (RUL-69)."""


@dataclass(slots=True)
class Harm:
    """Damage that is about to fall on a hero."""

    seat: str
    damage: int
    by: str = ""
    """The creature that attacks; empty where it is no creature's attack."""
    attack: bool = False
    undefendable: bool = False
    endured: bool = False


@dataclass(slots=True)
class Blow:
    """A hero's attack under way."""

    seat: str
    type: AttackType
    strength: int
    target: str
    """A creature, a thing, or an ally."""
    bonus: int = 0
    traits: tuple[AttackTrait, ...] = ()
    cards: tuple[str, ...] = ()
    faces: list[str] = field(default_factory=list)
    action: bool = False
    """It is the Attack action of a turn, not a reaction or a response."""

    @property
    def hits(self) -> int:
        """Each symbol of the attack's type is a hit; bonus hits are added (FTZ-ATTACK-07, FTZ-BONUS-01)."""
        return symbols(self.faces, self.type) + self.bonus


@dataclass(slots=True)
class Assault:
    """A creature's attack under way."""

    creature: str
    target: str
    dice: int = 0
    """Dice more or fewer than its strength."""
    damage: int = 0
    """Hits added after the roll (RUL-38)."""
    undefendable: bool = False
    knockback: bool = False
    blast: bool = False
    """It is explosive: it strikes a location, and nobody can stand in (FTZ-INTERCEPT-04)."""


@dataclass(slots=True)
class Advance:
    """A creature's movement under way."""

    creature: str
    pinned: bool = False
    came: str = ""
    """The location from which it took its last step."""


@dataclass(slots=True)
class Moment:
    """One instance of a condition (FTZ-REACT-02): who it is about, and what a reaction can change."""

    when: Condition
    seat: str = ""
    """The hero concerned: the target, the attacker, the mover."""
    creature: str = ""
    at: str = ""
    """Where it happens: the location of the hero or the creature concerned."""
    harm: Harm | None = None
    assault: Assault | None = None
    blow: Blow | None = None
    dice: int = 0
    """The dice of the attack as it stands, before they are rolled."""
    need: int = 0
    """The hits that the blow needs."""
    advance: Advance | None = None


def symbols(faces: Iterable[str], type: AttackType) -> int:
    """The number of symbols of a type; a face may show several (FTZ-DICE-02)."""
    return sum(face.split().count(type) for face in faces)


def window(g: Fireteam, moment: Moment) -> Steps:
    """Let everybody answer a moment (FTZ-REACT-01): reactions move and attack, so what they do lies above all that."""
    yield from g.windows(g, moment)


def aimed(g: Fireteam, assault: Assault) -> bool:
    """Whether an attacker is there, and its target up and in range (RUL-39)."""
    creature, target = g.creatures.get(assault.creature), g.heroes[assault.target]
    return creature is not None and not target.ko and g.field.near(creature.at, target.at, creature_range(g, creature))
