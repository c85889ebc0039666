"""Harm to either side: the one way damage takes (RISE-RULING-63), going Down, Wounds and stuns of Enemies."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import PASS, Choice, costly, option
from bot.engine.decks import kind_of
from bot.engine.state import Asking
from bot.games.rise.box.cards import PassiveAbility
from bot.games.rise.box.content import EQUIPMENT
from bot.games.rise.box.verbs import LastingVerb, TraitVerb
from bot.games.rise.events.attacks import HitsCounted
from bot.games.rise.events.enemies import (
    ArmorHit,
    ArmorSpent,
    Battered,
    BossWounded,
    CoverDestroyed,
    CoverHit,
    Destroyed,
    EnemyBurned,
    EnemyStunned,
    Guarded,
    Healed,
    Killed,
    StayedUp,
    StoodUp,
    WentDown,
    Wounded,
)
from bot.games.rise.rules import guarding
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise, Token


def hurt(g: Rise, friend: str, points: int, by: str = "", *, attack: bool = False) -> Asking[int]:
    """Deal damage point by point: Cover, Armor, Wound Slots, Down; an Enemy's Attack may be guarded (RULING-63).

    Gives the points that are spent: what is left over when a friend goes Down is not.
    """
    dealt = points
    if not is_up(g, friend):
        return 0
    if not (figures.is_enemy(g, by) and has_trait(g.enemy(by), "ignore-cover")):
        points = strike_cover(g, friend, points)
    if attack and points:
        points -= yield from guarded(g, friend, points, by)
    points = strike_armor(g, friend, points)
    points = yield from wound(g, friend, points, by)
    return dealt if is_up(g, friend) else dealt - points


def is_up(g: Rise, friend: str) -> bool:
    """Whether a friend is on the map and not Down: nobody else takes damage (RISE-DOWN-06, RISE-RULING-61)."""
    return friend in figures.friends(g)


def has_trait(enemy: Enemy, verb: TraitVerb) -> int:
    """The amount of a trait that always holds for an Enemy, 0 if it has none (RISE-ENEMY-08)."""
    return sum(trait.amount for trait in figures.stats(enemy).traits if trait.verb == verb)


def cover_of(g: Rise, friend: str) -> Token | None:
    """The Cover in a friend's hex: only tokens with a shield number protect (RISE-RULING-20, -21)."""
    at = figures.at(g, friend)
    return next((token for token in g.tokens.values() if token.defense and at in token.hexes), None)


def strike_cover(g: Rise, friend: str, points: int) -> int:
    """Let Cover take what it can, and give what is left of the damage (RISE-COVER-01..03)."""
    while points and (cover := cover_of(g, friend)):
        taken = min(points, cover.defense - cover.damage)
        points -= taken
        cover.damage += taken
        at = figures.at(g, friend)
        g.tell(CoverHit(friend=friend, at=at, damage=cover.damage, defense=cover.defense))
        if cover.damage >= cover.defense:
            del g.tokens[cover.id]
            g.tell(CoverDestroyed(token=cover.id, at=at))
    return points


def guarded(g: Rise, friend: str, points: int, by: str) -> Asking[int]:
    """Let whoever guards a friend take any part of an Attack's damage, and give how much they took (RISE-RULING-96)."""
    taken = 0
    for seat in figures.friends(g):
        reach = passive(g, seat, "guard") if seat in g.characters and seat != friend else 0
        places = guarding.places(g, seat, friend, reach) if reach and taken < points else {}
        if not places:
            continue
        shares = [costly("guard", count=count) for count in range(1, points - taken + 1)]
        let = option(PASS)
        choice: Choice = yield g.ask(
            seat, "guard", [*shares, let], default=let, args={"friend": friend, "damage": points - taken, "by": by}
        )
        if not choice.passed:
            count = int(choice["count"])
            taken += count
            yield from guarding.step_in(g, seat, friend, places)
            g.tell(Guarded(seat=seat, friend=friend, count=count))
            yield from hurt(g, seat, count, by)
    return taken


def passive(g: Rise, seat: str, verb: str) -> int:
    """The amount of a Character's passive ability, 0 if it has none (RISE-FIST-07)."""
    return sum(
        ability.amount
        for ability in figures.abilities(g, seat)
        if isinstance(ability, PassiveAbility) and ability.verb == verb
    )


def strike_armor(g: Rise, friend: str, points: int) -> int:
    """Let a Character's Armor take what it can, and give what is left; full Armor goes (RISE-EQUIP-13, -14)."""
    worn = figures.equipment(g, friend).items() if friend in g.characters and is_up(g, friend) else ()
    for card, found in worn:
        if not points or not found.armor:
            continue
        marks = g.characters[friend].armor
        taken = min(points, found.armor - marks.get(card, 0))
        points -= taken
        marks[card] = marks.get(card, 0) + taken
        g.tell(ArmorHit(seat=friend, card=card, damage=marks[card], slots=found.armor))
        if marks[card] >= found.armor:
            del marks[card]
            gear.discard(g, friend, card)
            g.tell(ArmorSpent(seat=friend, card=card))
    return points


def wound(g: Rise, friend: str, points: int, by: str) -> Asking[int]:
    """Place Wounds, then put the friend Down; give what is left of the damage (RISE-EATTACK-11, -12)."""
    if not points or not is_up(g, friend):
        return points
    slots = figures.wound_limit(g, friend)
    early = friend in g.characters and "termination" in g.difficulty
    borne = min(points, max(0, slots - early - wounds_of(g, friend)))
    place_wounds(g, friend, borne)
    if points == borne:
        return 0
    if friend in g.characters and (yield from stays_up(g, friend)):
        return points - borne - 1
    place_wounds(g, friend, min(1, slots - wounds_of(g, friend)))
    down(g, friend, by)
    return points - borne - 1


def place_wounds(g: Rise, friend: str, count: int) -> None:
    """Put so many Wounds on empty slots, and tell them in one sentence."""
    if count < 1:
        return
    for _ in range(count):
        place_wound(g, friend)
    g.count("wounds", _counted(g, friend), count)
    wounds, slots = wounds_of(g, friend), figures.wound_limit(g, friend)
    g.tell(Wounded(friend=friend, wounds=wounds, slots=slots, at=figures.at(g, friend), count=count))


def wounds_of(g: Rise, friend: str) -> int:
    """The number of Wounds of a Character or an Ally."""
    if ally := figures.ally(g, friend):
        return ally.wounds
    return figures.wounds(g, friend)


def place_wound(g: Rise, friend: str) -> None:
    """Put a Wound on an empty slot: the board's first, since all slots are alike in play (RISE-CLASS-03)."""
    if ally := figures.ally(g, friend):
        ally.wounds += 1
        return
    me = g.characters[friend]
    for place, slots in figures.wound_slots(g, friend).items():
        if not place and me.wounds < slots:
            me.wounds += 1
            return
        if place and me.class_wounds.get(place, 0) < slots:
            me.class_wounds[place] = me.class_wounds.get(place, 0) + 1
            return


def stays_up(g: Rise, seat: str) -> Asking[bool]:
    """Ask whether a card keeps its owner from going Down; whatever is left of the damage is lost with it."""
    cards = [
        card
        for card, found in figures.equipment(g, seat).items()
        if found.use == "going-down" and found.gives("stay-up")
    ]
    if not cards:
        return False
    uses = [option("use", card=card) for card in cards]
    choice: Choice = yield g.ask(seat, "going-down", [*uses, costly(PASS)], default=uses[0], args={"seat": seat})
    if choice.passed:
        return False
    gear.discard(g, seat, choice["card"])
    g.tell(StayedUp(seat=seat, card=choice["card"]))
    return True


def down(g: Rise, friend: str, by: str = "") -> None:
    """Lay a Character down in its hex; an Ally is killed, unless the Mission says Down (RISE-DOWN-01, RISE-ALLY-07)."""
    at = figures.at(g, friend)
    ally = figures.ally(g, friend)
    if ally and not g.allies_go_down:
        g.allies.remove(ally)
        g.tell(Killed(friend=friend, at=at, by=by))
    else:
        (ally or g.characters[friend]).down = True
        g.count("downs", _counted(g, friend))
        g.tell(WentDown(friend=friend, at=at, by=by))


def _counted(g: Rise, friend: str) -> str:
    """The seat that a number belongs to; an Ally's is the table's."""
    return friend if friend in g.characters else ""


def heal(g: Rise, friend: str, count: int = 1) -> int:
    """Remove Wounds from board and Class cards, and give how many went; it stands nobody up (RISE-RULING-40, -42)."""
    healed = min(count, wounds_of(g, friend))
    if not healed:
        return 0
    if ally := figures.ally(g, friend):
        ally.wounds -= healed
    else:
        _unwound(g, friend, healed)
    g.tell(Healed(friend=friend, count=healed, wounds=wounds_of(g, friend)))
    return healed


def _unwound(g: Rise, seat: str, count: int) -> None:
    """Take Wounds off the Class cards, then off the board."""
    me = g.characters[seat]
    for place, worn in list(me.class_wounds.items()):
        off = min(worn, count)
        count -= off
        me.class_wounds[place] -= off
        if not me.class_wounds[place]:
            del me.class_wounds[place]
    me.wounds -= count


def stand_up(g: Rise, friend: str) -> None:
    """Let a Downed friend stand up (RISE-REST-03, RISE-DOWN-02)."""
    (figures.ally(g, friend) or g.characters[friend]).down = False
    g.tell(StoodUp(friend=friend))


def strike(g: Rise, enemy: Enemy, hits: int, *, burns: bool = False) -> bool:
    """Hold Hits that no Attack roll made against an Enemy's Defense; give whether they Wounded it (RISE-ENEMY-04).

    Of a fire that `burns` the Hits have been told.
    """
    if not batter(g, enemy, hits) and not burns:
        g.tell(HitsCounted(target=enemy.id, hits=hits, defense=figures.defense(enemy)))
    if hits < figures.defense(enemy) or has_trait(enemy, "indestructible"):
        return False
    wound_enemy(g, enemy)
    return True


def batter(g: Rise, enemy: Enemy, hits: int) -> bool:
    """Move the Stagger tracker for Hits against the T-1000, reach they Defense or not; give if so (RISE-RULING-33)."""
    if not hits or not has_trait(enemy, "indestructible"):
        return False
    g.stagger += hits
    g.tell(Battered(enemy=enemy.id, hits=hits, stagger=g.stagger))
    return True


def wound_enemy(g: Rise, enemy: Enemy, wounds: int = 1) -> None:
    """Wound an Enemy: one is the end of a normal one, one more than its slots of a Boss (RISE-BOSS-06, RULING-32)."""
    if has_trait(enemy, "indestructible"):
        return
    slots = figures.stats(enemy).wounds
    for _ in range(wounds):
        if enemy.wounds >= slots:
            destroy(g, enemy)
            return
        enemy.wounds += 1
        g.tell(BossWounded(enemy=enemy.id, wounds=enemy.wounds, slots=slots))


def destroy(g: Rise, enemy: Enemy) -> None:
    """Take an Enemy off the map: to the back of its own colour's line, a Boss to the box (RISE-POOL-04, -07)."""
    g.enemies.remove(enemy)
    g.count("kills", g.turn if g.phase == "player" else "")
    if enemy.colour:
        g.pool.setdefault(enemy.colour, []).append(enemy.kind)
    g.tell(Destroyed(enemy=enemy.id, at=figures.hexes_of(g, enemy)[0]))


def stun(g: Rise, enemy: Enemy) -> None:
    """Stun an Enemy, which then loses its next activation; stuns do not add up (RISE-STUN-01, -02, RULING-65)."""
    if not enemy.stunned:
        enemy.stunned, enemy.missed = True, False
        g.tell(EnemyStunned(enemy=enemy.id))


def lasting(g: Rise, verb: LastingVerb, hexes: Iterable[str]) -> int:
    """What lasting Grenades do in all on any of these hexes (RISE-EQUIP-07, RISE-RULING-37)."""
    here = set(hexes)
    marks = (token for token in g.tokens.values() if token.kind == "grenade" and not here.isdisjoint(token.hexes))
    thrown = (EQUIPMENT[kind_of(token.id)].grenade for token in marks)
    return sum(grenade.amount for grenade in thrown if grenade and grenade.lasting == verb)


def burn(g: Rise, enemies: Iterable[Enemy]) -> None:
    """Let every one of these Enemies that stands in fire take its Hits."""
    for enemy in list(enemies):
        if enemy in g.enemies and (hits := lasting(g, "fire", figures.hexes_of(g, enemy))):
            g.tell(EnemyBurned(enemy=enemy.id, hits=hits, defense=figures.defense(enemy)))
            strike(g, enemy, hits, burns=True)
