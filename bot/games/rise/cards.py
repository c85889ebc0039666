"""The shapes of cards and boards: what content/rise/*.toml may say. What their verbs mean is in verbs.py.

Every entry tells its source: `rulebook` where the book names the thing, with what the book gives of it in `given`;
whatever is not `given` was written for Vigil, as is every entry with the source `vigil`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from bot.games.rise.dice import meets
from bot.games.rise.verbs import (
    AllyVerb,
    AttackVerb,
    DefendVerb,
    EquipmentVerb,
    InteractVerb,
    LastingVerb,
    LogicVerb,
    MoveVerb,
    ObjectVerb,
    PassiveVerb,
    ReactionVerb,
    RestVerb,
    SpaceVerb,
    StaggerVerb,
    SurgeVerb,
    TraitVerb,
    TruckVerb,
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
Use = Literal[
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


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with an id, and where it comes from."""

    id: str
    source: Literal["rulebook", "vigil"]
    given: tuple[str, ...] = ()
    """What the rulebook gives of it: exact fields, or one of `GIVEN`."""


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A verb, how much of it, and the die values it needs (none: any value)."""

    verb: AttackVerb | MoveVerb | InteractVerb | RestVerb
    amount: int = 1
    values: tuple[int, ...] = ()


class Strike(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Attack that no Weapon makes: its dice, its Range and up to how many targets share the roll."""

    dice: int
    range: tuple[int, int]
    targets: int = 1
    adjacent: bool = False
    """The targets must be adjacent, so that no Wall may lie between."""


class ActionSpace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
        """Give the bonuses that a die of this value earns."""
        return (bonus for bonus in self.bonuses if meets(value, bonus.values))


class SpaceAbility(Entry, frozen=True, tag_field="kind", tag="space"):
    """An additional Action Space."""

    space: ActionSpace


class FistAbility(Entry, frozen=True, tag_field="kind", tag="fist", kw_only=True):
    """An ability that one Fist buys."""

    when: When
    verb: AttackVerb | DefendVerb
    amount: int = 1
    within: int = 0
    """Only against an Enemy within so many hexes; 0 for any distance."""


class PassiveAbility(Entry, frozen=True, tag_field="kind", tag="passive", kw_only=True):
    """An ability that needs no Fist (∞): in an Attack or a defence if `when` is set, else always."""

    verb: PassiveVerb | AttackVerb | DefendVerb
    when: When | None = None
    amount: int = 1
    within: int = 0


class WoundSlots(Entry, frozen=True, tag_field="kind", tag="wound-slots"):
    """Additional Wound Slots."""

    amount: int


class SharedRank(Entry, frozen=True, tag_field="kind", tag="shared-rank"):
    """Rank tokens that other Characters in the Zone may spend too."""

    amount: int


class Store(Entry, frozen=True, tag_field="kind", tag="store"):
    """At the start of a Mission one Equipment card with this keyword is taken from the deck and kept here."""

    keyword: Keyword


class ExtraSlot(Entry, frozen=True, tag_field="kind", tag="extra-slot"):
    """Additional Equipment slots."""

    amount: int


Ability = SpaceAbility | FistAbility | PassiveAbility | WoundSlots | SharedRank | Store | ExtraSlot


class Board(Entry, frozen=True, kw_only=True):
    """A Character board."""

    wounds: int
    starts: tuple[str, ...]
    spaces: tuple[ActionSpace, ...]
    abilities: tuple[Ability, ...]

    def all_spaces(self) -> tuple[ActionSpace, ...]:
        """Give every Action Space on the board, those of its abilities included."""
        return (*self.spaces, *(ability.space for ability in self.abilities if isinstance(ability, SpaceAbility)))


class ClassCard(Entry, frozen=True, kw_only=True):
    """A Class card: two abilities."""

    abilities: tuple[Ability, ...]


class Loot(Entry, frozen=True, kw_only=True):
    """What Weapon and Equipment cards have in common."""

    level: Level
    count: int = 1
    owner: str = ""
    """The Character that a level S card belongs to."""
    keywords: tuple[Keyword, ...] = ()


class Weapon(Loot, frozen=True, kw_only=True):
    """A Weapon card. Its traits hold in every Attack; its spaces' bonuses need their values."""

    attack: int
    range: tuple[int, int] = (1, 1)
    """Least and most hexes; not used with the trait `zone`."""
    spaces: tuple[ActionSpace, ...]
    traits: tuple[Bonus, ...] = ()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Equipment card does."""

    verb: EquipmentVerb | AttackVerb | DefendVerb
    amount: int = 1


class Grenade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look through a deck and take a card with one of these keywords."""

    deck: DeckName
    keywords: tuple[Keyword, ...]


class Equipment(Loot, frozen=True, kw_only=True):
    """An Equipment card."""

    use: Use
    space: ActionSpace | None = None
    effects: tuple[Effect, ...] = ()
    grenade: Grenade | None = None
    search: Search | None = None
    armor: int = 0
    """Shield slots."""


class Reaction(Entry, frozen=True, kw_only=True):
    """What an Enemy does when it is attacked and a Skull shows."""

    when: Literal["defending", "after-defending"]
    verb: ReactionVerb
    amount: int = 1


class Trait(Entry, frozen=True, kw_only=True):
    """What always holds for an Enemy."""

    verb: TraitVerb
    amount: int = 1


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a Boss's turn."""

    verb: LogicVerb
    amount: int = 1
    range: int = 0
    """Instead of the stat card's Range; 0 for that."""


class LogicRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Boss does when its die shows one of these values."""

    values: tuple[int, ...]
    acts: tuple[Act, ...]


class EnemyCard(Entry, frozen=True, kw_only=True):
    """An Enemy: its stats and, for a Boss, its Wound Slots and the Logic card."""

    miniatures: int
    defense: int
    move: int
    attack: int
    range: int
    reaction: Reaction
    traits: tuple[Trait, ...] = ()
    wounds: int = 0
    """A Boss's Wound Slots: the Wound after the last one destroys it."""
    logic: tuple[LogicRow, ...] = ()

    @property
    def boss(self) -> bool:
        """Whether it is a Boss."""
        return bool(self.logic)

    @property
    def cards(self) -> int:
        """How many cards it has (RISE-ENEMY-01)."""
        return 2 if self.boss else 1

    def row(self, die: int) -> tuple[Act, ...]:
        """Give what a Boss does on this result (RISE-BOSS-03)."""
        return next(row.acts for row in self.logic if die in row.values)


class ObjectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Interact does at an object; every row that holds the die's value applies, in order."""

    verb: ObjectVerb
    amount: int = 1
    values: tuple[int, ...] = ()


class AllyStats(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Ally's fixed figures, and the Actions that a Command lets it perform, in order."""

    acts: tuple[AllyVerb, ...]
    move: int
    attack: int = 0
    range: int = 0
    wounds: int


class Side(Entry, frozen=True, kw_only=True):
    """One side of an Object Reference card."""

    kind: Literal["crate", "terminal", "door", "truck", "soldier"]
    outline: Literal["", "yellow", "red"] = ""
    interact: tuple[ObjectRow, ...] = ()
    once: bool = False
    """Used up by the first Interact that has an effect."""
    spaces: tuple[ActionSpace, ...] = ()
    place: str = ""
    """The Truck's hex that the card belongs to."""
    ring: Literal["", "red", "blue", "white", "yellow"] = ""
    """The base ring of the soldier that the card belongs to."""
    ally: AllyStats | None = None

    def at(self, value: int) -> Iterator[ObjectRow]:
        """Give what an Interact with a die of this value does."""
        return (row for row in self.interact if meets(value, row.values))


class Reference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Object Reference card: two sides, of which a Mission uses one."""

    id: str
    sides: tuple[Side, Side]


class StaggerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A penalty of the T-1000, suffered when its tracker shows so many Hits on activation. All reached rows hold."""

    at: int
    verb: StaggerVerb
    amount: int = 1


class StaggerSide(Entry, frozen=True, kw_only=True):
    """One side of the T-1000 Stagger card."""

    rows: tuple[StaggerRow, ...]


class SurgeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when the tracker reaches a step."""

    at: int
    verb: SurgeVerb
    amount: int = 1


class SurgeCard(Entry, frozen=True, kw_only=True):
    """The Enemy Surge card: a track that a Mission advances."""

    steps: int
    rows: tuple[SurgeRow, ...]


class TruckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds from so much Damage on. All reached rows hold, and their amounts add up."""

    at: int
    verb: TruckVerb
    amount: int = 1


class TruckDamage(Entry, frozen=True, kw_only=True):
    """The Truck Damage card."""

    rows: tuple[TruckRow, ...]


def fits(weapons: int, equipment: int, extra: int = 0) -> bool:
    """Tell whether so many cards find room on a board with so many extra Equipment slots (RISE-SLOT-02)."""
    return weapons <= 2 and equipment <= 2 + extra and weapons + equipment <= len(CARD_SLOTS) + extra


def deck(cards: Iterable[Loot], levels: Iterable[int]) -> list[str]:
    """List the ids of a deck of these levels, each as often as there are copies; never level S (RISE-SETUP-06, -07)."""
    wanted = set(levels)
    return [card.id for card in cards if card.level in wanted for _ in range(card.count)]
