"""The round: Tactics, Hero and Threat Phase until victory or defeat (FTZ-ROUND, FTZ-THREAT, FTZ-ACTIVATE)."""

from __future__ import annotations

from bot.engine.asks import option
from bot.engine.state import GameOver, Steps
from bot.games.fireteam.box.verbs import RANKS, Rank
from bot.games.fireteam.events.heroes import RoundBegan
from bot.games.fireteam.rules import council, objectives, setup, tactics
from bot.games.fireteam.rules.demand import retreat, silence
from bot.games.fireteam.rules.harm import reactions
from bot.games.fireteam.rules.hero import turns
from bot.games.fireteam.rules.threat import activation, foes, spawning, threats
from bot.games.fireteam.state import Fireteam


def play(g: Fireteam) -> Steps:
    """Play a mission: rounds until the instant of victory or defeat (FTZ-ROUND-01, -04)."""
    g.windows = reactions.window
    try:
        if g.phase == "setup":
            yield from setup.begin(g)
        objectives.check(g)  # a correction may have led to victory (FTZ-WIN-03)
        while True:
            match g.phase:
                case "tactics":
                    yield from tactics.phase(g)
                case "hero":
                    yield from turns.phase(g)
                case _:
                    yield from threat_phase(g)
    except GameOver:  # victory and defeat interrupt everything (FTZ-ROUND-04)
        g.ambushed = False
        g.end_phase("mission")


def threat_phase(g: Fireteam) -> Steps:
    """Advance the marker, activate creatures, let new ones enter, strictly in this order (FTZ-THREAT-01)."""
    if g.step == "advance":
        threats.advance(g)
        g.step, g.activated, g.rank, g.proposed = "activate", [], RANKS[0], False
    if g.step == "activate":
        yield from activate_all(g)
        g.step = "enter"
    yield from spawning.step(g)
    yield from retreat.close(g)
    g.end_phase("threat")
    end_round(g)
    g.tell(RoundBegan(round=g.round))


def activate_all(g: Fireteam) -> Steps:
    """Activate every creature once: minions, elites, then the boss (FTZ-ACTIVATE-01, -02)."""
    for rank in RANKS[RANKS.index(g.rank) :]:
        if g.rank != rank:
            g.rank, g.proposed = rank, False
        acted = False
        while ready := waiting(g, rank):
            id = ready[0]
            if len(ready) > 1 and not (g.auto or g.proposed):
                options = [*(option("activate", creature=each) for each in ready), option("auto")]
                order = yield from council.decide(
                    g, "activation", options, checkpoint=True, default=options[-1], args={"rank": rank, "seat": g.start}
                )
                if order.taken.verb == "auto":
                    g.proposed = True
                    continue
                id = str(order.taken.args["creature"])
            g.activated.append(id)
            acted = True
            yield from activation.activate(g, id)
        if acted:
            g.end_phase(f"{rank}-acted")


def waiting(g: Fireteam, rank: Rank) -> list[str]:
    """Who has still to act in a class, nearest to an active hero first, then by number (RUL-31)."""
    done = set(g.activated)
    places = [g.heroes[seat].at for seat in g.active]
    found = []
    for id, creature in g.creatures.items():
        if id not in done and creature.card.rank == rank:
            far = g.field.distance[creature.at]
            found.append((min((far[place] for place in places), default=0), foes.natural(id), id))
    return [id for _, _, id in sorted(found)]


def end_round(g: Fireteam) -> None:
    """Let go of what lasts for a round; the next one comes."""
    for hero in g.heroes.values():
        hero.boosts = {}
    for creature in g.creatures.values():
        creature.boosts = {}
    silence.hush(g)
    g.held, g.sealed, g.responder, g.activated, g.rank = False, [], "", [], ""
    g.round += 1
    g.phase, g.step = "tactics", "marker"
