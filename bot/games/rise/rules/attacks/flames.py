"""Attacks on a whole Zone: the Flamethrower (RISE-WEAPON-10..12, RISE-RULING-36)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.games.rise.events.attacks import FriendlyFire, HitsDealt
from bot.games.rise.rules import harm
from bot.games.rise.rules.attacks import dice, terms
from bot.games.rise.rules.attacks.terms import Attack
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


def spread(g: Rise, shot: Attack) -> Steps:
    """Deal each Hit as a Wound: to Enemies first, what is left to Characters (RISE-WEAPON-11, -12)."""
    hits = dice.total_hits(shot)
    enemies = [g.enemy(target) for target in shot.targets]
    shares = yield from _shares(g, shot, enemies, hits)
    for enemy in enemies:
        if dealt := shares.get(enemy.id, 0):
            g.tell(HitsDealt(target=enemy.id, hits=dealt))
            harm.batter(g, enemy, dealt)
            harm.wound_enemy(g, enemy, dealt + terms.given(g, shot, "wounds", enemy))
    if not any(enemy in g.enemies for enemy in enemies):
        yield from _spill(g, shot, hits - sum(shares.values()))


def _shares(g: Rise, shot: Attack, enemies: list[Enemy], hits: int) -> Asking[dict[str, int]]:
    """Let the attacker distribute the Hits: a normal Enemy takes one, a Boss as many as it can."""
    room = {enemy.id: capacity(enemy, hits) for enemy in enemies}
    if hits >= sum(room.values()) or len(enemies) == 1:
        return {id: min(most, hits) for id, most in room.items()}
    if not hits:
        return {}
    choice: Choice = yield g.ask(
        shot.by,
        "spread",
        [option("target", target=id) for id in room],
        kind="split",
        amount=hits,
        limits=tuple(room.values()),
        args={"figure": shot.figure, "hits": hits},
    )
    return {str(picked.args["target"]): share for picked, share in choice.shares()}


def capacity(enemy: Enemy, hits: int) -> int:
    """The number of Hits an Enemy can take: until it is destroyed, or all of them if it never is (RISE-BOSS-07)."""
    if harm.has_trait(enemy, "indestructible"):
        return hits
    return figures.stats(enemy).wounds - enemy.wounds + 1


def _spill(g: Rise, shot: Attack, hits: int) -> Steps:
    """Deal surplus Hits to standing Characters in the Zone and sight, not to the user, not to Allies (RULING-36)."""
    while hits > 0 and (victims := scorched(g, shot)):
        shares = {victims[0]: hits}
        if len(victims) > 1:
            choice: Choice = yield g.ask(
                shot.by,
                "spill",
                [option("target", target=seat) for seat in victims],
                kind="split",
                amount=hits,
                args={"figure": shot.figure, "hits": hits},
            )
            shares = {str(picked.args["target"]): share for picked, share in choice.shares()}
        for seat, share in shares.items():
            g.tell(FriendlyFire(seat=seat, hits=share))
            hits -= yield from harm.hurt(g, seat, share, shot.figure)


def scorched(g: Rise, shot: Attack) -> list[str]:
    """The Characters that the flames reach."""
    return [
        seat
        for seat, _ in g.standing()
        if seat != shot.figure and figures.share_zone(g, seat, shot.figure) and figures.sees(g, seat, shot.figure)
    ]
