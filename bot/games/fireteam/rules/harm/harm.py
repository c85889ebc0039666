"""Damage to heroes: discards, knock-outs, the lucky coin, unprotected specialists (FTZ-KO, FTZ-COIN)."""

from __future__ import annotations

from typing import NoReturn

from bot.engine.state import Steps
from bot.games.fireteam.events.heroes import CoinFlipped, Discarded, Endured, Guarded, Hurt, KnockedOut, Unprotected
from bot.games.fireteam.rules.hero import hands
from bot.games.fireteam.rules.moments import Harm, Moment, window
from bot.games.fireteam.rules.stats import ability, amount
from bot.games.fireteam.rules.threat import threats
from bot.games.fireteam.state import Coin, Fireteam


def suffer(g: Fireteam, harm: Harm) -> Steps:
    """Apply damage: what guards, reactions, then one discard for each point left (FTZ-CATTACK-06, FTZ-KO-01)."""
    hero = g.heroes[harm.seat]
    if hero.ko or harm.damage <= 0:
        return  # a knocked-out hero suffers nothing (FTZ-KO-06)
    g.tell(Hurt(seat=harm.seat, damage=harm.damage, at=hero.at))
    if not harm.undefendable:
        _guards(g, harm)
        if harm.attack and harm.damage > 0:
            yield from window(g, Moment("hit", harm.seat, harm.by, hero.at, harm=harm))
    yield from brink(g, harm)
    if harm.damage > 0 and not hero.ko:
        g.count("damage", harm.seat, harm.damage)
        yield from pay(g, harm)


def enforce(g: Fireteam, seat: str, count: int) -> Steps:
    """Enforce discards that no damage causes; they can knock out, and be reacted to, just the same (RUL-25)."""
    if not g.heroes[seat].ko:
        harm = Harm(seat, count)
        yield from brink(g, harm)
        yield from pay(g, harm)


def brink(g: Fireteam, harm: Harm) -> Steps:
    """Open the window of a hero who would be knocked out, before anything is discarded (FTZ-REACT-06, RUL-56)."""
    hero = g.heroes[harm.seat]
    if harm.damage > len(hero.hand):
        yield from window(g, Moment("ko", harm.seat, harm.by, hero.at, harm=harm))


def prevent(g: Fireteam, harm: Harm, most: int) -> None:
    """Let part of the damage come to nothing (FTZ-REACT-06)."""
    stopped = min(most, harm.damage)
    if stopped > 0:
        harm.damage -= stopped
        g.tell(Guarded(seat=harm.seat, amount=stopped))


def _guards(g: Fireteam, harm: Harm) -> None:
    """Use what guards a hero this round."""
    boosts = g.heroes[harm.seat].boosts
    if (left := boosts.get("guard", 0)) > 0:
        before = harm.damage
        prevent(g, harm, left)
        boosts["guard"] = left - (before - harm.damage)
    tough = amount(g, harm.seat, "hardened")
    if tough and not boosts.get("hardened") and harm.damage > 0:
        boosts["hardened"] = 1
        prevent(g, harm, tough)


def pay(g: Fireteam, harm: Harm) -> Steps:
    """Discard: more than the hand is a knock-out, exactly the hand is not (FTZ-KO-01, -02, -08, RUL-25)."""
    seat, hero = harm.seat, g.heroes[harm.seat]
    if harm.damage <= 0 or hero.ko:
        return
    if harm.damage <= len(hero.hand):
        yield from hands.lay_off(g, seat, harm.damage)
        return
    if cards := tuple(hero.hand):
        hands.put_down(g, seat, cards)
        g.tell(Discarded(seat=seat, cards=cards, left=0))
    if harm.endured or _grit(g, seat):
        g.tell(Endured(seat=seat))
        return
    knock_out(g, seat)


def _grit(g: Fireteam, seat: str) -> bool:
    """Stay up once in a mission, if a focus card says so."""
    if not ability(g, seat, "grit") or "grit" in g.heroes[seat].spent:
        return False
    g.heroes[seat].spent.append("grit")
    return True


def knock_out(g: Fireteam, seat: str) -> None:
    """Lay a hero down, turn the coin or lose, then advance for specialists left alone (FTZ-KO-09, RUL-26)."""
    hero = g.heroes[seat]
    hero.ko = True
    g.count("knock-outs", seat)
    g.tell(KnockedOut(seat=seat, at=hero.at))
    if g.coin == "tails":
        lose(g, "knocked-out")
    flip(g, "tails")
    if g.actives_at(hero.at):
        return
    for specialist, at in g.specialists.items():
        if at == hero.at and not ability(g, seat, "keeper"):
            g.tell(Unprotected(specialist=specialist))
            threats.advance(g)


def flip(g: Fireteam, side: Coin) -> None:
    """Turn the coin; what already shows stays (FTZ-COIN-05)."""
    if g.coin != side:
        g.coin = side
        g.tell(CoinFlipped(side=side))


def lose(g: Fireteam, reason: str) -> NoReturn:
    """Lose the mission at once (FTZ-COIN-02, FTZ-LOSE-01)."""
    g.end((), reason)


def win(g: Fireteam) -> NoReturn:
    """Win the mission at once (FTZ-WIN-01)."""
    g.end(g.seats, "mission-accomplished")
