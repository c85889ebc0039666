"""The terms of an Attack: its dice and Range, what improves it, and whom it may be aimed at (RISE-ATTACK-01..04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from bot.engine.asks import Reason
from bot.games.rise.box.cards import Equipment, PassiveAbility, Strike
from bot.games.rise.box.content import SIDES
from bot.games.rise.rules.actions import trucking
from bot.games.rise.rules.actions.spaces import Place, weapon_of
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


class Gift(NamedTuple):
    """Something that improves an Attack, and where it comes from."""

    verb: str
    amount: int
    source: str
    within: int = 0
    """Only against an Enemy within so many hexes; 0 for any."""


class Attack(msgspec.Struct, kw_only=True):
    """An Attack under way. It lives inside one Action only."""

    figure: str
    by: str
    """The seat that decides: the attacker's own, or whoever commands the Ally."""
    source: str
    """The Weapon card, or the board, Class or reference card that the Attack is printed on."""
    named: str = ""
    """What the Attack is called: its Weapon, or the Action Space of a board, a Class or a reference card."""
    value: int = 0
    """The die as the Attack reads it; 0 for an Ally, who has no bonuses (RISE-ALLY-04)."""
    strike: Strike
    gifts: list[Gift] = []
    targets: list[str] = []
    faces: list[str] = []
    fists: int = 0
    """Fists not used yet."""
    lost: dict[str, int] = {}
    """Hits that a target's reaction took away."""
    reacted: set[str] = set()

    def has(self, verb: str) -> bool:
        """Whether something gives this."""
        return any(gift.verb == verb for gift in self.gifts)

    def sum(self, verb: str) -> int:
        """What is given in all, against whomever."""
        return sum(gift.amount for gift in self.gifts if gift.verb == verb)

    @property
    def dice(self) -> int:
        """How many Attack Dice it rolls, never fewer than none (RISE-ATTACK-04, RISE-RULING-85)."""
        return max(0, self.strike.dice + self.sum("dice"))

    @property
    def range(self) -> tuple[int, int]:
        """Least and most hexes, both inclusive (RISE-CARD-05, RISE-ATTACK-03)."""
        least, most = self.strike.range
        return least, most + self.sum("range")

    @property
    def is_character(self) -> bool:
        """Whether a Character attacks: an Ally has no Fist abilities and only its commander's Rank (RULING-47)."""
        return self.figure == self.by


def shot_from(g: Rise, seat: str, place: Place, value: int, extra: Iterable[Gift] = ()) -> Attack:
    """An Attack from an Action Space, its terms settled before anything is measured (RISE-ATTACK-02, -03)."""
    weapon = weapon_of(place)
    strike = Strike(dice=weapon.attack, range=weapon.range) if weapon else place.space.strike
    if strike is None:
        raise ValueError(f"{place.key} is no space to attack from")
    gifts = [Gift(bonus.verb, bonus.amount, place.owner) for bonus in place.space.bonus(value)]
    gifts += [Gift(trait.verb, trait.amount, place.owner) for trait in (weapon.traits if weapon else ())]
    if place.home == "truck" and g.truck:
        gifts.append(Gift("dice", -trucking.penalty(g.truck, "cannon"), place.owner))
    gifts += [*own_gifts(g, seat), *extra]
    named = place.owner if weapon else place.key
    return Attack(figure=seat, by=seat, source=place.owner, named=named, value=value, strike=strike, gifts=gifts)


def ally_shot(g: Rise, ally: str, by: str) -> Attack:
    """An Attack of an Ally: its card's figures and nothing else (RISE-ALLY-04, RISE-RULING-47)."""
    found = figures.ally(g, ally)
    stats = SIDES[found.kind].ally if found else None
    if found is None or stats is None:
        raise ValueError(f"{ally} is no Ally")
    return Attack(
        figure=ally,
        by=by,
        source=found.kind,
        strike=Strike(dice=stats.attack, range=(1, stats.range)),
    )


def own_gifts(g: Rise, seat: str) -> Iterator[Gift]:
    """What improves all Attacks of a Character: passives, worn cards, Munitions (RISE-CLASS-07, RISE-EQUIP-10)."""
    for ability in figures.abilities(g, seat):
        if isinstance(ability, PassiveAbility) and ability.when == "attacking":
            yield Gift(ability.verb, ability.amount, ability.id, ability.within)
    worn = [card for card, kind in figures.equipment(g, seat).items() if kind.use == "worn"]
    loaded = g.characters[seat].munitions if g.turn == seat else []  # never in another's turn (RISE-EQUIP-11)
    for card in (*worn, *loaded):
        kind = figures.card(card)
        if isinstance(kind, Equipment):
            yield from (Gift(effect.verb, effect.amount, card) for effect in kind.effects)


def given(g: Rise, shot: Attack, verb: str, target: Enemy) -> int:
    """What is given in all against one target."""
    return sum(gift.amount for gift in shot.gifts if gift.verb == verb and near(g, shot, target, gift.within))


def needed(g: Rise, shot: Attack, target: Enemy) -> int:
    """The Hits that Wound a target in this Attack, never less than 1 (RISE-WEAPON-08, RULING-38)."""
    return max(1, figures.defense(target) - given(g, shot, "pierce", target))


def near(g: Rise, shot: Attack, target: Enemy, within: int) -> bool:
    """Whether an Attack can be made within so many hexes, 0 for any: at one half-hex in Range and sight (RULING-52)."""
    least = 0 if shot.has("zone") else shot.range[0]
    return not within or figures.reaches(g, shot.figure, target, within, least)


def target_barred(g: Rise, shot: Attack, target: Enemy) -> Reason | None:
    """Why an Enemy cannot be the target (RISE-ATTACK-01, RISE-RANGE-02, -04, RISE-ENTRANCE-07)."""
    if shot.has("zone"):
        if not figures.share_zone(g, shot.figure, target):
            return Reason("rise-refuse-other-zone", "RISE-WEAPON-10")
        seen = figures.sees(g, shot.figure, target)
    else:
        least, most = shot.range
        if not figures.within(g, shot.figure, target, least, most):
            far = figures.distance(g, shot.figure, target)
            return Reason("rise-refuse-out-of-range", "RISE-RANGE-02", {"distance": far, "least": least, "most": most})
        if shot.strike.adjacent and not figures.beside(g, shot.figure, target):
            return Reason("rise-refuse-not-adjacent", "RISE-RULING-31")
        seen = figures.reaches(g, shot.figure, target, most, least)
    return bar(seen, "no-sight", "RISE-LOS-01")


def any_possible(g: Rise, shot: Attack) -> bool:
    """Whether an Attack may be aimed at anybody."""
    return any(target_barred(g, shot, enemy) is None for enemy in g.enemies)


def possible(g: Rise, shot: Attack) -> list[Enemy]:
    """The Enemies an Attack may be aimed at; what stands between does not matter (RISE-ATTACK-12)."""
    return [enemy for enemy in g.enemies if target_barred(g, shot, enemy) is None]
