"""Activating a creature: move, activation die, attack (FTZ-ACTIVATE-04, FTZ-CMOVE, FTZ-ADIE, FTZ-CATTACK)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.content import ACTIVATION_DIE, ATTACK_DIE, MOST_DICE
from bot.games.fireteam.events.foes import Activated, CreatureAttacked, CreatureMoved, Special
from bot.games.fireteam.events.tasks import Fled
from bot.games.fireteam.rules import tasks
from bot.games.fireteam.rules.demand import bosses, escort
from bot.games.fireteam.rules.harm import harm, intercepting
from bot.games.fireteam.rules.hero import attacking, moving
from bot.games.fireteam.rules.moments import Advance, Assault, Harm, Moment, aimed, symbols, window
from bot.games.fireteam.rules.stats import creature_range, in_force, rules, stat, trait
from bot.games.fireteam.rules.threat import foes, spawning
from bot.games.fireteam.state import Creature, Fireteam


def activate(g: Fireteam, id: str) -> Steps:
    """Let one creature move, roll and attack, all of it before the next one starts (FTZ-ACTIVATE-04)."""
    walk, assault = Advance(id), Assault(id, "", blast=g.creatures[id].card.type == "explosive")
    yield from approach(g, walk, stat(g, g.creatures[id], "speed"))
    if id in g.creatures:
        yield from die(g, walk, assault)
    if id in g.creatures:
        yield from attack(g, assault)
    if id in g.creatures:
        tasks.after_activation(g, g.creatures[id].at)


def quarry(g: Fireteam, creature: Creature) -> str:
    """Choose whom it goes for: who taunts it, else the nearest active hero, then the first (FTZ-CMOVE-02, -04)."""
    far, path = g.field.distance[creature.at], g.field.path[creature.at]
    found = [(far[g.heroes[seat].at], n, seat) for n, seat in enumerate(g.active) if g.heroes[seat].at in path]
    loud = [each for each in found if g.heroes[each[2]].boosts.get("taunt")]
    return min(loud or found)[2] if found else ""


def heading(g: Fireteam, creature: Creature) -> str:
    """The location it goes for: its quarry's, or that of Tank Alpha where it is nearer (FTZ-DEMAND-07)."""
    prey, tank = quarry(g, creature), escort.running(g)
    goal, far = (g.heroes[prey].at if prey else ""), g.field.distance[creature.at]
    return tank if tank and (not goal or far[tank] < far[goal]) else goal


def arrived(g: Fireteam, at: str) -> bool:
    """Whether a creature goes no farther: an active hero is there, or Tank Alpha (FTZ-CMOVE-05, FTZ-DEMAND-07)."""
    return bool(g.actives_at(at)) or at == escort.running(g)


def approach(g: Fireteam, walk: Advance, points: int) -> Steps:
    """Move towards the nearest active hero until one shares the location (FTZ-CMOVE-01, -03, -05, -06, RUL-37)."""
    creature = g.creatures[walk.creature]
    flees = bosses.hunted(g, creature)
    path = [creature.at]
    while len(path) <= points and not walk.pinned and not arrived(g, creature.at):
        steps = onward(g, creature, flees=flees)
        if not steps:
            break
        creature.at = steps[0] if len(steps) == 1 or not g.ask_ties else (yield from choose_way(g, walk, steps))
        path.append(creature.at)
    if len(path) > 1:
        told = Fled if flees else CreatureMoved
        g.tell(told(creature=walk.creature, path=tuple(path), to=creature.at))
        walk.came = path[-2]
        yield from window(g, Moment("creature-moves", creature=walk.creature, at=creature.at, advance=walk))


def onward(g: Fireteam, creature: Creature, *, flees: bool) -> tuple[str, ...]:
    """The next steps that a creature could take: towards where it is heading, a quarry away from everybody."""
    if flees:
        step = bosses.away(g, creature.at)
        return (step,) if step else ()
    goal = heading(g, creature)
    return g.field.towards(creature.at, goal) if goal else ()


def choose_way(g: Fireteam, walk: Advance, steps: tuple[str, ...]) -> Asking[str]:
    """Let the start player choose among equally short walks (RUL-33)."""
    options = [option("way", to=place) for place in steps]
    choice: Choice = yield g.ask(g.start, "way", options, args={"creature": walk.creature})
    return choice["to"]


def die(g: Fireteam, walk: Advance, assault: Assault) -> Steps:
    """Roll the activation die and do what it shows (FTZ-ADIE-01..04)."""
    face = g.roll(ACTIVATION_DIE)[0]
    g.tell(Activated(creature=walk.creature, face=face))
    if face == "blank":
        face = "special" if in_force(g, "blank-specials") else "move" if in_force(g, "blank-moves") else face
    if face == "move":
        yield from approach(g, walk, 1)
    elif face == "special":
        special = g.creatures[walk.creature].card.special
        g.tell(Special(creature=walk.creature, verb=special.verb))
        yield from SPECIALS[special.verb](g, walk, assault, special.amount)


def more_dice(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Roll more dice in this attack."""
    assault.dice += amount
    yield from ()


def more_damage(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Add damage to this attack, if it finds a target (FTZ-ADIE-06, RUL-38)."""
    assault.damage += amount
    yield from ()


def quake(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Hurt every active hero here and next door."""
    here = g.creatures[walk.creature].at
    for seat in g.active:
        if g.field.near(here, g.heroes[seat].at, 1):
            yield from harm.suffer(g, Harm(seat, amount))


def pierce_guard(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Make this attack's damage undefendable (FTZ-RESIST-04)."""
    assault.undefendable = True
    yield from ()


def knock_back(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Throw the hero that is hit into the next location."""
    assault.knockback = True
    yield from ()


def summon(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Call creatures from the pool to its side, unless that sector is sealed (RUL-46)."""
    here = g.creatures[walk.creature].at
    if spawning.sealed(g, here):
        return
    for id in [*foes.waiting(g, g.pool, "minion"), *foes.waiting(g, g.pool, "elite")][:amount]:
        yield from foes.enter(g, id, here, "pool")


def lunge(g: Fireteam, walk: Advance, assault: Assault, amount: int) -> Steps:
    """Move on."""
    yield from approach(g, walk, amount)


SPECIALS: dict[str, Callable[[Fireteam, Advance, Assault, int], Steps]] = {
    "dice": more_dice,
    "damage": more_damage,
    "quake": quake,
    "undefendable": pierce_guard,
    "knockback": knock_back,
    "summon": summon,
    "lunge": lunge,
}


def select(g: Fireteam, creature: Creature) -> str:
    """Choose the target afresh: the nearest active hero in range, then the first in the round (FTZ-CATTACK-01..03)."""
    far, reach = g.field.distance[creature.at], creature_range(g, creature)
    found = [(far[g.heroes[seat].at], n, seat) for n, seat in enumerate(g.active)]
    least = min(found, default=(reach + 1, 0, ""))
    return least[2] if least[0] <= reach else ""


def attack(g: Fireteam, assault: Assault) -> Steps:
    """Attack if an active hero is in range (FTZ-CATTACK-01, -07); reactions may make it choose again (RUL-39)."""
    creature = g.creatures[assault.creature]
    volunteered = False
    while True:
        assault.target = select(g, creature)
        if not assault.target:
            return
        if not volunteered and not assault.blast:
            dice = strength(g, assault, creature)
            stand_in = yield from intercepting.intercept(g, assault.target, assault.creature, dice)
            volunteered = stand_in != assault.target
            assault.target = stand_in
            if assault.creature not in g.creatures:
                return  # killed by somebody who watched the step
        there, dice = g.heroes[assault.target].at, strength(g, assault, creature)
        yield from window(g, Moment("targeted", assault.target, assault.creature, there, assault=assault, dice=dice))
        if assault.creature not in g.creatures:
            return
        if aimed(g, assault):
            break
    yield from roll(g, assault, creature)


def strength(g: Fireteam, assault: Assault, creature: Creature) -> int:
    """The dice of a creature's attack: its own, terrain and effects, at most eight (FTZ-CATTACK-04)."""
    there = g.heroes[assault.target].at
    change = assault.dice + attacking.terrain(g, creature.at, there, covered=not in_force(g, "no-cover"))
    return max(0, min(MOST_DICE, own_dice(g, assault.creature) + change))


def own_dice(g: Fireteam, id: str) -> int:
    """The dice that a creature brings along: its strength, and more in company, if it hunts so."""
    creature = g.creatures[id]
    others = [g.creatures[each] for each in g.creatures_at(creature.at) if each != id]
    dice = stat(g, creature, "strength")
    if any(other.kind == creature.kind for other in others):
        dice += trait(creature, "pack")
    return dice + (sum(rule.amount for rule in rules(g, "swarm")) if others else 0)


def roll(g: Fireteam, assault: Assault, creature: Creature) -> Steps:
    """Roll and apply the attack: to one hero, a blast to every active hero there (FTZ-CATTACK-05, FTZ-EXPLOSIVE-04)."""
    type, place = creature.card.type, g.heroes[assault.target].at
    faces = g.roll(ATTACK_DIE, strength(g, assault, creature))
    hits = symbols(faces, type) + assault.damage
    told = CreatureAttacked(
        creature=assault.creature, seat=assault.target, faces=faces, hits=hits, bonus=assault.damage
    )
    g.tell(told)
    victims = g.actives_at(place) if type == "explosive" else [assault.target]
    for seat in victims:
        blow = Harm(seat, hits, assault.creature, attack=True, undefendable=assault.undefendable)
        yield from harm.suffer(g, blow)
    if assault.knockback and hits:
        for seat in victims:
            yield from moving.push(g, seat, creature.at)
