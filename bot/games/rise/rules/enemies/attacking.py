"""Step 3C: the Enemies of the Turn Player's colour attack, and the attacked defend themselves (RISE-EATTACK).

The order is asked only where it can matter: two Enemies clash if both have the same friend in Range and sight, and that
friend might go Down if all who can attack it roll nothing but Skulls, or has abilities or cards to answer with. They
also clash if their friends share a Cover that may not take all: it serves whoever is attacked first. Enemies of a kind
that would roll as many dice at the same friends from as far are alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations

import msgspec

from bot.engine.asks import PASS, Choice, costly, option
from bot.engine.state import Asking, Steps
from bot.engine.words import Value
from bot.games.rise.box.cards import FistAbility, PassiveAbility, When
from bot.games.rise.box.dice import ATTACK, count
from bot.games.rise.events.attacks import FistUsed
from bot.games.rise.events.enemies import Damaged, EnemyAttacked, SkullsBlocked, SkullsIgnored
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear, moving
from bot.games.rise.rules.enemies import moving as enemy_moves
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.missions import mission
from bot.games.rise.state import Enemy, Rise

DEFENCES: tuple[When, ...] = ("defending", "after-defending")
"""When a Fist of an Enemy's roll can be used."""


class Blow(msgspec.Struct):
    """One Enemy's Attack on one friend: what is left of its roll while the friend defends."""

    enemy: Enemy
    friend: str
    skulls: int
    fists: int

    def words(self) -> dict[str, Value]:
        """What a question about it tells."""
        return {"enemy": self.enemy.id, "seat": self.friend, "skulls": self.skulls, "fists": self.fists}


def step(g: Rise) -> Steps:
    """Let each Enemy of the colour that can attack do so once (RISE-EATTACK-01, -14, RISE-RULING-61, -62)."""
    waiting = enemy_moves.of_colour(g)
    while able := [enemy for enemy in waiting if can_attack(g, enemy)]:
        alike = {one.id: likeness(g, one) for one in able}
        enemy = yield from enemy_moves.whose_turn(g, "attack-next", alike, clashes(g, able))
        waiting.remove(enemy)
        yield from attack(g, enemy, figures.stats(enemy).attack)


def can_attack(g: Rise, enemy: Enemy) -> bool:
    """Whether an Enemy is there, not stunned, and has somebody in Range and sight."""
    return enemy in g.enemies and not enemy.stunned and bool(in_reach(g, enemy))


def clashes(g: Rise, able: list[Enemy]) -> set[tuple[str, str]]:
    """The pairs of Enemies of whom it can matter which attacks first (RISE-EATTACK-02)."""
    prey = {enemy.id: in_reach(g, enemy).keys() for enemy in able}
    after = {id: [enemy for enemy in able if id in prey[enemy.id]] for id in figures.friends(g)}
    torn = {id for id, attackers in after.items() if order_matters(g, id, attackers)}
    found = {(one, two) for one, two in permutations(prey, 2) if prey[one] & prey[two] & torn}
    for sharers, attackers in overtaxed(g, after):
        pairs = permutations([enemy.id for enemy in attackers], 2)
        found |= {(one, two) for one, two in pairs if len((prey[one] | prey[two]) & sharers) > 1}
    return found


def overtaxed(g: Rise, after: Mapping[str, list[Enemy]]) -> Iterator[tuple[set[str], list[Enemy]]]:
    """The friends on each Cover that may not take all, and the Enemies whose Attacks it would take (RULING-20)."""
    for cover in g.tokens.values():
        sharers = {friend for friend, at in figures.friends(g).items() if cover.defense and at in cover.hexes}
        against = {enemy.id: enemy for friend in sharers for enemy in after[friend]}.values()
        attackers = [enemy for enemy in against if not harm.has_trait(enemy, "ignore-cover")]
        if cover.damage + most_dice(g, attackers) > cover.defense:
            yield sharers, attackers


def most_dice(g: Rise, attackers: Iterable[Enemy]) -> int:
    """How many dice some Enemies roll, smoke aside."""
    return sum(figures.stats(enemy).attack + leaders(g, enemy) for enemy in attackers)


def order_matters(g: Rise, friend: str, attackers: list[Enemy]) -> bool:
    """Whether it can matter who of some Enemies attacks a friend first; Cover is not counted on."""
    if harm.wounds_of(g, friend) + most_dice(g, attackers) >= figures.wound_limit(g, friend):
        return True
    if any(harm.passive(g, seat, "guard") for seat, _ in g.standing()):
        return True
    return friend in g.characters and bool(shields(g, friend) or answers(g, friend))


def answers(g: Rise, seat: str) -> list[str]:
    """The abilities with which a Character answers an Attack once it is over."""
    abilities = figures.abilities(g, seat)
    return [found.id for found in abilities if isinstance(found, FistAbility) and found.when == "after-defending"]


def can_answer(g: Rise, friend: str) -> bool:
    """Whether a Fist of an Enemy's roll is of any use to a friend."""
    abilities = figures.abilities(g, friend) if friend in g.characters else ()
    return any(isinstance(found, FistAbility) and found.when in DEFENCES for found in abilities)


def likeness(g: Rise, enemy: Enemy) -> tuple[object, ...]:
    """All about an Enemy that can make its Attack differ from another's."""
    prey = in_reach(g, enemy).items()
    far = ((id, figures.distance_seen(g, enemy, at), enemy_moves.how_far(g, enemy, id, at)) for id, at in prey)
    return (enemy.kind, leaders(g, enemy), *far)


def in_reach(g: Rise, enemy: Enemy, range_: int = 0) -> dict[str, str]:
    """The friends in an Enemy's Range and Line of Sight; none of them is Down (RISE-EATTACK-03, -13)."""
    ground, blocks, start = figures.ground(g), figures.blocks(g), figures.hexes_of(g, enemy)
    range_ = range_ or figures.stats(enemy).range
    prey = enemy_moves.targets(g, enemy)
    return {id: at for id, at in prey.items() if paths.in_reach(ground, blocks, start, range_, at)}


def leaders(g: Rise, enemy: Enemy) -> int:
    """The number of dice that Bosses who lead give a normal Enemy in their Zone."""
    if not enemy.colour:
        return 0
    leads = ((harm.has_trait(boss, "lead"), boss) for boss in g.enemies)
    return sum(dice for dice, boss in leads if dice and figures.share_zone(g, boss, enemy))


def attack(g: Rise, enemy: Enemy, dice: int, range_: int = 0) -> Steps:
    """Attack the nearest friend in Range and Line of Sight, if there is one (RISE-RULING-60, RISE-EATTACK-04)."""
    near = enemy_moves.nearest(g, enemy, in_reach(g, enemy, range_))
    if near:
        options = [option("prey", target=id) for id in near]
        chosen = yield from mission.team_picks(g, "prey", options, enemy=enemy.id, at=enemy.at)
        yield from attack_friend(g, enemy, str(chosen.args["target"]), dice)


def attack_friend(g: Rise, enemy: Enemy, friend: str, dice: int) -> Steps:
    """Roll against one friend: more dice under a leader, fewer into smoke (RISE-EATTACK-06, RISE-RULING-85)."""
    at = figures.at(g, friend)
    faces = g.roll(ATTACK, max(0, dice + leaders(g, enemy) - harm.lasting(g, "smoke", (at,))))
    g.tell(EnemyAttacked(enemy=enemy.id, friend=friend, faces=faces, at=at, answers=can_answer(g, friend)))
    yield from resolve(g, enemy, friend, faces)


def resolve(g: Rise, enemy: Enemy, friend: str, faces: Sequence[str]) -> Steps:
    """Let the friend defend, deal a point for each Skull that is left, then what comes after (RISE-EATTACK-07..10)."""
    icons = count(faces)
    blow = Blow(enemy, friend, icons.skulls, icons.fists)
    if friend in g.characters:
        yield from defend(g, blow)
    if blow.skulls != icons.skulls:
        g.tell(Damaged(friend=friend, count=blow.skulls))
    yield from harm.hurt(g, friend, blow.skulls, enemy.id, attack=True)
    if friend in g.characters:
        yield from after_defending(g, blow)


def defend(g: Rise, blow: Blow) -> Steps:
    """Abilities and cards that change the roll, then one ability for each Fist (RISE-EATTACK-07, -08, RULING-28)."""
    for ability in passives(g, blow, "defending"):
        ignore(g, blow, ability)
    while blow.skulls and (cards := shields(g, blow.friend)):
        let = option(PASS)
        offers = [*(costly("use", card=card) for card in cards), let]
        choice: Choice = yield g.ask(blow.friend, "shield", offers, default=let, args=blow.words())
        if choice.passed:
            break
        stopped = min(blow.skulls, cards[choice["card"]])
        blow.skulls -= stopped
        gear.discard(g, blow.friend, choice["card"])
        g.tell(SkullsBlocked(seat=blow.friend, card=choice["card"], count=stopped))
    while chosen := (yield from spend_fist(g, blow, "defending")):
        ignore(g, blow, chosen)


def after_defending(g: Rise, blow: Blow) -> Steps:
    """After damage, whoever still stands may use the Fists that are left (RISE-FIST-06)."""
    for ability in passives(g, blow, "after-defending"):
        yield from recoil(g, blow, ability)
    while chosen := (yield from spend_fist(g, blow, "after-defending")):
        yield from recoil(g, blow, bought(g, blow, chosen))


def shields(g: Rise, seat: str) -> dict[str, int]:
    """The cards that cancel Skulls of an Enemy's roll, and how many."""
    return {
        card: sum(effect.amount for effect in found.effects if effect.verb == "ignore-skull")
        for card, found in figures.equipment(g, seat).items()
        if found.use == "defending"
    }


def passives(g: Rise, blow: Blow, when: When) -> list[PassiveAbility]:
    """The attacked Character's abilities that need no Fist (RISE-FIST-07)."""
    abilities = figures.abilities(g, blow.friend)
    return [found for found in abilities if isinstance(found, PassiveAbility) and helps(g, blow, found, when)]


def spend_fist(g: Rise, blow: Blow, when: When) -> Asking[FistAbility | None]:
    """Ask the attacked player for one ability to use a Fist on, if any would help (RISE-FIST-02, -03, RULING-27)."""
    abilities = figures.abilities(g, blow.friend)
    able = {found.id: found for found in abilities if isinstance(found, FistAbility) and helps(g, blow, found, when)}
    if not blow.fists or not able:
        return None
    uses = [option("fist", ability=id) for id in able]
    choice: Choice = yield g.ask(blow.friend, when, [*uses, option(PASS)], default=uses[0], args=blow.words())
    if choice.passed:
        return None
    blow.fists -= 1
    return able[choice["ability"]]


def helps(g: Rise, blow: Blow, ability: FistAbility | PassiveAbility, when: When) -> bool:
    """Whether an ability is for this moment, the Enemy near enough, and something left for it to do."""
    if ability.when != when or not harm.is_up(g, blow.friend):
        return False
    match ability.verb:
        case "ignore-skull":
            able = blow.skulls > 0
        case "stun-attacker":
            able = blow.enemy in g.enemies and not blow.enemy.stunned
        case "step":
            able = moving.can_move(g, blow.friend, moving.Stride(ability.amount))
        case _:
            able = False
    return able and (not ability.within or figures.reaches(g, blow.friend, blow.enemy, ability.within))


def ignore(g: Rise, blow: Blow, ability: FistAbility | PassiveAbility) -> None:
    """Cancel Skulls before damage is dealt, so that Cover and Armor are spared too (RISE-RULING-28)."""
    stopped = min(blow.skulls, ability.amount)
    blow.skulls -= stopped
    g.tell(SkullsIgnored(seat=blow.friend, ability=ability.id, count=stopped))


def recoil(g: Rise, blow: Blow, ability: FistAbility | PassiveAbility) -> Steps:
    """Do what an "after defending" ability does."""
    if ability.verb == "stun-attacker":
        harm.stun(g, blow.enemy)
    else:
        yield from moving.move(g, blow.friend, ability.amount, optional=True)


def bought(g: Rise, blow: Blow, ability: FistAbility) -> FistAbility:
    """An ability that a Fist was spent on, told before it takes effect."""
    g.tell(FistUsed(seat=blow.friend, ability=ability.id, how=ability.verb, amount=ability.amount))
    return ability
