"""The shapes of content/fireteam/*.toml: heroes, cards, creatures, recon, threats, objectives, tiles, missions."""

from __future__ import annotations

from bot.engine.content import shapes
from bot.engine.content.shapes import Source, Strict
from bot.engine.scene import Ground
from bot.games.fireteam.box.verbs import (
    AbilityVerb,
    AttackTrait,
    AttackType,
    Condition,
    CreatureSpecial,
    CreatureTrait,
    Demand,
    DiscoveryTask,
    EventVerb,
    Extent,
    Family,
    ObjectiveTask,
    Rank,
    ReactionVerb,
    ResponseVerb,
    Role,
    Stat,
    Terrain,
    ThingKind,
    ThreatVerb,
    Whom,
)


class Sourced(shapes.Entry, frozen=True, kw_only=True):
    """Anything with an id; `given` names the figures that the rulebook or the facts print."""

    source: Source = "vigil"
    given: tuple[str, ...] = ()


class Ability(Strict, frozen=True, kw_only=True):
    """What a hero card gives (FTZ-ROLE-04)."""

    verb: AbilityVerb
    amount: int = 0
    range: int = 0
    type: AttackType | None = None


class HeroCard(Sourced, frozen=True, kw_only=True):
    """A hero: role, usual speed and hand limit, and an ability of their own."""

    role: Role
    speed: int
    hand: int
    ability: Ability
    colour: str


class Specialist(Sourced, frozen=True, kw_only=True):
    """A specialist: Patty finds, Henry knows (FTZ-SPECIALIST)."""


class Attack(Strict, frozen=True, kw_only=True):
    """The top of an action card (FTZ-ATTACK-04)."""

    type: AttackType
    strength: int
    range: int
    bonus: int = 0
    trait: AttackTrait = ""


class Reaction(Strict, frozen=True, kw_only=True):
    """A card's reaction: what it answers, how far it reaches, what it does (FTZ-REACT)."""

    when: Condition
    range: int
    does: ReactionVerb
    amount: int = 0
    type: AttackType | None = None
    of: str = "any"
    """Whom it may help: `any` hero, an `ally` (never the own hero) or only `self`."""


class Response(Strict, frozen=True, kw_only=True):
    """A card's tactical response (FTZ-TACTIC-06, -07)."""

    does: ResponseVerb
    area: Extent
    amount: int = 0
    type: AttackType | None = None
    range: int = 0


class ActionCard(Sourced, frozen=True, kw_only=True):
    """A kind of action or upgrade card (FTZ-DECK-01, -03)."""

    role: Role
    count: int
    attack: Attack
    reaction: Reaction | None = None
    response: Response | None = None
    upgrade: bool = False

    @property
    def decks(self) -> dict[str, int]:
        """How many of it a role has, among its action or its upgrade cards."""
        return {f"{self.role}-upgrade" if self.upgrade else self.role: self.count}


class FocusCard(Sourced, frozen=True, kw_only=True):
    """A focus card (FTZ-SETUP-11)."""

    role: Role
    verb: AbilityVerb
    amount: int = 0
    range: int = 0
    type: AttackType | None = None

    @property
    def decks(self) -> dict[str, int]:
        """The role whose card it is."""
        return {self.role: 1}


class Trait(Strict, frozen=True, kw_only=True):
    """What a creature always is (FTZ-ACTIVATE-07)."""

    verb: CreatureTrait
    amount: int = 0


class SpecialAbility(Strict, frozen=True, kw_only=True):
    """What a creature does when the activation die says so (FTZ-ADIE-04)."""

    verb: CreatureSpecial
    amount: int = 0


class Power(Strict, frozen=True, kw_only=True):
    """How many power tokens a boss gets: some, and some for each seat, up to a limit (FTZ-BOSS-02, RUL-45)."""

    each: int
    base: int = 0
    most: int

    def tokens(self, seats: int) -> int:
        """The tokens for so many seats."""
        return min(self.most, self.base + self.each * seats)


class CreatureCard(Sourced, frozen=True, kw_only=True):
    """A creature card (ledger 2.6, 8)."""

    family: Family
    rank: Rank
    miniatures: int
    life: int
    resist: dict[AttackType, int]
    speed: int
    strength: int
    type: AttackType
    range: int
    trait: Trait
    special: SpecialAbility
    power: Power | None = None

    @property
    def decks(self) -> dict[str, int]:
        """How many miniatures of it its family has."""
        return {self.family: self.miniatures}


class ThreatCard(Sourced, frozen=True, kw_only=True):
    """A threat card: a rule for the rest of the mission (FTZ-THREAT-04)."""

    family: Family
    verb: ThreatVerb
    amount: int = 0
    rank: Rank | None = None
    stat: Stat | None = None
    type: AttackType | None = None


class Does(Strict, frozen=True, kw_only=True):
    """One thing an event does."""

    verb: EventVerb
    who: Whom = "self"
    amount: int = 0
    rank: Rank | None = None
    type: AttackType | None = None


class EventCard(Sourced, frozen=True, kw_only=True):
    """A kind of event card (FTZ-DECK-06)."""

    count: int
    does: tuple[Does, ...]

    @property
    def pieces(self) -> int:
        """How many cards of it there are."""
        return self.count


class DiscoveryCard(Sourced, frozen=True, kw_only=True):
    """A discovery: whose objective it serves, and what must be done first (FTZ-OBJECTIVE-05, -06)."""

    objective: str
    task: DiscoveryTask
    rank: Rank | None = None
    need: int = 0


class ObjectiveCard(Sourced, frozen=True, kw_only=True):
    """An objective: how info tokens come onto it, how many it needs, whether the coin turns (FTZ-OBJECTIVE)."""

    task: ObjectiveTask
    need: int
    coin: bool = False
    thing: ThingKind | None = None
    specialist: str = ""
    after: str = ""
    """The objective that must be complete before this one can be worked on."""


class Tile(Sourced, frozen=True, kw_only=True):
    """A sector tile: a letter for each location, drawn on a square grid."""

    rows: tuple[str, ...]
    ground: Ground
    terrain: dict[str, tuple[Terrain, ...]] = {}
    grounds: dict[str, Ground] = {}


class Lay(Strict, frozen=True, kw_only=True):
    """Something that lies on the board from the start (FTZ-TOKEN-03)."""

    kind: ThingKind
    at: str
    life: int = 0
    resist: dict[AttackType, int] = {}


class BossPlan(Strict, frozen=True, kw_only=True):
    """Which boss comes, where, and after which objective (FTZ-BOSS-09)."""

    kind: str
    at: str
    after: str


class Mission(Sourced, frozen=True, kw_only=True):
    """A Mission Report (FTZ-SETUP-03)."""

    operation: str
    number: int
    family: Family
    tiles: tuple[tuple[str, ...], ...]
    """Rows of sectors; an empty id is a gap."""
    start: str
    exit: str = ""
    entries: tuple[str, ...]
    pool: dict[str, tuple[int, int, int]]
    reserve: dict[str, tuple[int, int, int]] = {}
    events: int
    discoveries: tuple[str, ...]
    objectives: tuple[str, ...]
    threats: tuple[str, ...]
    roles: tuple[Role, ...] = ()
    upgrades: int
    focus: int
    boss: BossPlan | None = None
    things: tuple[Lay, ...] = ()
    needs: dict[str, tuple[int, int, int]] = {}
    """How many tokens an objective needs here with two, three and four heroes, where that is not what its card says."""
    demand: Demand = ""
    closing: tuple[str, ...] = ()
    """The locations that close, one at the end of each round, in this order (FTZ-DEMAND-08)."""
    closes_from: int = 0
    """The first round at whose end one closes."""


class Track(Strict, frozen=True, kw_only=True):
    """The threat track: spaces and which of them show a card (ledger 2.6, 4)."""

    spaces: int
    marked: tuple[int, ...]


class Components(Strict, frozen=True, kw_only=True, rename="kebab"):
    """Dice, track and tokens."""

    attack_die: tuple[str, ...]
    activation_die: tuple[str, ...]
    track: Track
    tokens: dict[str, int]
