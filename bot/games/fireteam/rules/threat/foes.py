"""Creatures coming and going: entry, death, wounds of a boss, and what their death does (FTZ-SPAWN, FTZ-BOSS)."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.fireteam.box.content import CREATURES
from bot.games.fireteam.events.foes import Appeared, Blinked, BossFell, Burst, Killed, Revenge, Wounded
from bot.games.fireteam.events.tasks import Burrowed
from bot.games.fireteam.rules.demand import bosses
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.moments import Harm, Moment, window
from bot.games.fireteam.rules.stats import rules, trait
from bot.games.fireteam.state import Creature, Fireteam, Origin


def put(g: Fireteam, id: str, at: str, origin: Origin, guards: str = "") -> None:
    """Put a miniature on the board (FTZ-MOVE-07)."""
    pile = g.reserve if id in g.reserve else g.pool
    if id in pile:
        pile.remove(id)
    g.creatures[id] = Creature(kind_of(id), at, origin, guards)


def enter(g: Fireteam, id: str, at: str, origin: Origin, guards: str = "") -> Steps:
    """Let a creature enter by an effect, and let heroes react."""
    put(g, id, at, origin, guards)
    g.tell(Appeared(creature=id, at=at))
    yield from entered(g, id)


def entered(g: Fireteam, id: str) -> Steps:
    """Open the window for a creature that has just entered."""
    if id in g.creatures:
        yield from window(g, Moment("creature-enters", creature=id, at=g.creatures[id].at))


def waiting(g: Fireteam, pile: list[str], rank: str) -> list[str]:
    """The miniatures of a class in the pool or the reserve, by number."""
    return sorted((id for id in pile if CREATURES[kind_of(id)].rank == rank), key=natural)


def natural(id: str) -> tuple[str, int]:
    """Sort `echo.10` after `echo.9`."""
    kind, _, number = id.rpartition(".")
    return kind, int(number)


def fell(g: Fireteam, id: str, by: str) -> None:
    """Remove a killed creature to where it belongs, or wound a boss (FTZ-ATTACK-11, FTZ-BOSS-01..05, RUL-47)."""
    creature = g.creatures[id]
    if creature.origin == "boss":
        _wound(g, id, creature, by)
        return
    del g.creatures[id]
    (g.pool if creature.origin == "pool" else g.reserve).append(id)
    g.count("kills")
    g.tell(Killed(creature=id, at=creature.at, seat=by))


def _wound(g: Fireteam, id: str, creature: Creature, by: str) -> None:
    """Take one power token, however much damage there was; the last one defeats it (FTZ-BOSS-03, -04, RUL-44)."""
    g.power -= 1
    g.supply["power"] += 1
    g.tell(Wounded(creature=id, left=g.power, seat=by))
    if g.power <= 0:
        del g.creatures[id]
        g.fallen.append(id)
        g.count("kills")
        g.tell(BossFell(creature=id, seat=by))
    elif hole := bosses.burrow(g, creature):
        creature.at = hole
        g.tell(Burrowed(creature=id, at=hole))
    elif trait(creature, "blink") and creature.at != boss_mark(g):
        creature.at = boss_mark(g)
        g.tell(Blinked(creature=id, at=creature.at))


def aftermath(g: Fireteam, id: str, creature: Creature, by: str) -> Steps:
    """Resolve what a creature's death does to those near, then let heroes react to it."""
    if id in g.creatures:
        return
    spite = trait(creature, "spiteful")
    if spite and by and g.heroes[by].at == creature.at:
        g.tell(Burst(creature=id))
        yield from harm.suffer(g, Harm(by, spite))
    if trait(creature, "bursting") and (near := g.actives_at(creature.at)):
        g.tell(Burst(creature=id))
        for seat in near:
            yield from harm.suffer(g, Harm(seat, trait(creature, "bursting")))
    for rule in list(rules(g, "vengeful")):
        if by and not g.heroes[by].ko and g.field.near(g.heroes[by].at, creature.at, 1):
            g.tell(Revenge(threat=rule.id, seat=by))
            yield from harm.suffer(g, Harm(by, rule.amount))
    yield from window(g, Moment("creature-killed", by, id, creature.at))


def boss_enters(g: Fireteam) -> Steps:
    """Bring the boss on at its mark, with its power tokens (FTZ-BOSS-02, -09)."""
    plan = g.report.boss
    if plan is None:
        return
    card = CREATURES[plan.kind]
    g.supply["power"] += 1
    g.boss_at = ""
    g.power = card.power.tokens(len(g.seats)) if card.power else 0
    g.supply["power"] -= g.power
    put(g, f"{plan.kind}.1", plan.at, "boss")
    g.tell(Appeared(creature=f"{plan.kind}.1", at=plan.at))
    g.end_phase("boss-entered")
    yield from entered(g, f"{plan.kind}.1")


def boss_mark(g: Fireteam) -> str:
    """The location where the boss appears."""
    return g.report.boss.at if g.report.boss else ""
