"""The shapes of cards and boards: what content/rise/*.toml may say. What their verbs mean is in verbs.py.

Every entry tells its source: `rulebook` where the book names the thing, with what the book gives of it in `given`;
whatever is not `given` was written for Vigil, as is every entry with the source `vigil`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from bot.engine.content import shapes
from bot.engine.content.shapes import Source, Strict
from bot.games.rise.box.dice import meets
from bot.games.rise.box.verbs import (
    AttackVerb,
    DefendVerb,
    EquipmentVerb,
    InteractVerb,
    LastingVerb,
    MoveVerb,
    PassiveVerb,
    RestVerb,
    SpaceVerb,
)

Level = Literal["S", 1, 2, 3]
SpaceKind = Literal["move", "attack", "interact", "rest", "special", "command"]
Slot = Literal["weapon", "equipment"]
DeckName = Literal["weapon", "equipment"]
Keyword = Literal[
    "armor",
    "explosive",
    "grenade",
    "heavy",
    "medical",
    "melee",
    "munitions",
    "pistol",
    "plasma",
    "rifle",
    "search",
    "shotgun",
    "tech",
]
When = Literal["attacking", "after-attacking", "defending", "after-defending"]
UseTime = Literal[
    "die",
    "any-time",
    "turn-start",
    "with-rest",
    "with-interact",
    "defending",
    "reinforcements",
    "going-down",
    "worn",
]
"""When an Equipment card is used. `die`: a die on its space; `any-time`: between Actions of the owner's Player Phase;
`turn-start`: before the Action Dice are rolled, for the whole turn; `with-rest`, `with-interact`: with such an Action;
`defending`: after an Enemy rolled against the owner; `reinforcements`: before a Reinforcement Roll of the owner's turn;
`going-down`: when the owner would go Down; `worn`: always, so it is never used up.
A card is discarded by its use; a Grenade with a lasting effect when that ends."""

CARD_SLOTS: tuple[tuple[Slot, ...], ...] = (("weapon",), ("weapon", "equipment"), ("equipment",))
"""The Card Slots of every Character board, and what each may hold (RISE-SLOT-01)."""
GIVEN = {
    "name": "its name",
    "kind": "the sort of ability it is",
    "verbs": "what it does, without amounts and die values",
    "least-range": "the lesser of the two figures of its Range",
}
"""What the rulebook may give of an entry besides the exact contents of a field."""


class Sourced(shapes.Entry, frozen=True, kw_only=True):
    """Something with an id, and where it comes from."""

    source: Source
    given: tuple[str, ...] = ()
    """What the rulebook gives of it: exact fields, or one of `GIVEN`."""


class Bonus(Strict, frozen=True):
    """A verb, how much of it, and the die values it needs (none: any value)."""

    verb: AttackVerb | MoveVerb | InteractVerb | RestVerb
    amount: int = 1
    values: tuple[int, ...] = ()


class Strike(Strict, frozen=True, kw_only=True):
    """An Attack that no Weapon makes: its dice, its Range and up to how many targets share the roll."""

    dice: int
    range: tuple[int, int]
    targets: int = 1
    adjacent: bool = False
    """The targets must be adjacent, so that no Wall may lie between."""


class ActionSpace(Strict, frozen=True, kw_only=True):
    """A place for one die: the kind of Action it gives, or the special thing that it does instead."""

    id: str
    """Unique on its card."""
    kind: SpaceKind
    accepts: tuple[int, ...] = ()
    """The only values it takes; none: any value."""
    does: SpaceVerb | None = None
    amount: int = 1
    strike: Strike | None = None
    bonuses: tuple[Bonus, ...] = ()

    def bonus(self, value: int) -> Iterator[Bonus]:
        """The bonuses that a die of this value earns."""
        return (bonus for bonus in self.bonuses if meets(value, bonus.values))


class SpaceAbility(Sourced, frozen=True, tag_field="kind", tag="space"):
    """An additional Action Space."""

    space: ActionSpace


class FistAbility(Sourced, frozen=True, tag_field="kind", tag="fist", kw_only=True):
    """An ability that one Fist buys."""

    when: When
    verb: AttackVerb | DefendVerb
    amount: int = 1
    within: int = 0
    """Only against an Enemy within so many hexes; 0 for any distance."""


class PassiveAbility(Sourced, frozen=True, tag_field="kind", tag="passive", kw_only=True):
    """An ability that needs no Fist (∞): in an Attack or a defence if `when` is set, else always."""

    verb: PassiveVerb | AttackVerb | DefendVerb
    when: When | None = None
    amount: int = 1
    within: int = 0


class WoundSlots(Sourced, frozen=True, tag_field="kind", tag="wound-slots"):
    """Additional Wound Slots."""

    amount: int


class SharedRank(Sourced, frozen=True, tag_field="kind", tag="shared-rank"):
    """Rank tokens that other Characters in the Zone may spend too."""

    amount: int
    bonus: Bonus | None = None
    """What else whoever spends one has of it: `silence` for the Attack it was spent in, or a `step` afterwards."""


class Store(Sourced, frozen=True, tag_field="kind", tag="store"):
    """At the start of a Mission one Equipment card with this keyword is taken from the deck and kept here."""

    keyword: Keyword


class ExtraSlot(Sourced, frozen=True, tag_field="kind", tag="extra-slot"):
    """Additional Equipment slots."""

    amount: int


Ability = SpaceAbility | FistAbility | PassiveAbility | WoundSlots | SharedRank | Store | ExtraSlot


class Board(Sourced, frozen=True, kw_only=True):
    """A Character board."""

    wounds: int
    starts: tuple[str, ...]
    spaces: tuple[ActionSpace, ...]
    abilities: tuple[Ability, ...]

    def all_spaces(self) -> tuple[ActionSpace, ...]:
        """Every Action Space on the board, those of its abilities included."""
        return (*self.spaces, *(ability.space for ability in self.abilities if isinstance(ability, SpaceAbility)))


class ClassCard(Sourced, frozen=True, kw_only=True):
    """A Class card: two abilities."""

    abilities: tuple[Ability, ...]


class Loot(Sourced, frozen=True, kw_only=True):
    """What Weapon and Equipment cards have in common."""

    level: Level
    count: int = 1
    owner: str = ""
    """The Character that a level S card belongs to."""
    keywords: tuple[Keyword, ...] = ()

    @property
    def pieces(self) -> int:
        """How many copies of it there are."""
        return self.count


class Weapon(Loot, frozen=True, kw_only=True):
    """A Weapon card. Its traits hold in every Attack; its spaces' bonuses need their values."""

    attack: int
    range: tuple[int, int] = (1, 1)
    """Least and most hexes; not used with the trait `zone`."""
    spaces: tuple[ActionSpace, ...]
    traits: tuple[Bonus, ...] = ()


class Effect(Strict, frozen=True):
    """What an Equipment card does."""

    verb: EquipmentVerb | AttackVerb | DefendVerb
    amount: int = 1


class Grenade(Strict, frozen=True, kw_only=True):
    """A throw as far as the assigned die says, and what it does to the hex it lands on and those around."""

    area: int
    """0: the hex alone; 1: also the hexes adjacent to it."""
    damage: Literal["none", "rolled", "fixed"] = "none"
    """Hits against each Enemy's Defense: none, the assigned die rolled again, or `hits`. No Skulls, so no reactions."""
    hits: int = 0
    friends: int = 0
    """Damage to every friend in the area."""
    stun: bool = False
    lasting: LastingVerb | None = None
    amount: int = 0


class Search(Strict, frozen=True):
    """Look through a deck and take a card with one of these keywords."""

    deck: DeckName
    keywords: tuple[Keyword, ...]


class Equipment(Loot, frozen=True, kw_only=True):
    """An Equipment card."""

    use: UseTime
    space: ActionSpace | None = None
    effects: tuple[Effect, ...] = ()
    grenade: Grenade | None = None
    search: Search | None = None
    armor: int = 0
    """Shield slots."""

    def gives(self, verb: EquipmentVerb) -> bool:
        """Whether one of its effects is this."""
        return any(effect.verb == verb for effect in self.effects)


def fits(weapons: int, equipment: int, extra: int = 0) -> bool:
    """Whether so many cards find room on a board with so many extra Equipment slots (RISE-SLOT-02)."""
    return weapons <= 2 and equipment <= 2 + extra and weapons + equipment <= len(CARD_SLOTS) + extra


def deck(cards: Iterable[Loot], levels: Iterable[int]) -> list[str]:
    """The ids of a deck of these levels, each as often as there are copies; never level S (RISE-SETUP-06, -07)."""
    wanted = set(levels)
    return [card.id for card in cards if card.level in wanted for _ in range(card.count)]
