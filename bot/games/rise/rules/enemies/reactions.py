"""What Enemies do when they are attacked and a Skull shows (RISE-SKULL, RISE-ENEMY-09)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.state import Steps
from bot.games.rise.box import dice
from bot.games.rise.box.enemy_cards import Reaction
from bot.games.rise.box.verbs import ReactionVerb
from bot.games.rise.events.attacks import Reacted
from bot.games.rise.rules import harm
from bot.games.rise.rules.attacks.dice import hits_on as rolled_on
from bot.games.rise.rules.attacks.terms import Attack
from bot.games.rise.rules.enemies import attacking, moving
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


def reacts(g: Rise, attack: Attack, enemy: Enemy) -> bool:
    """Whether an Enemy reacts to the final roll: once, not silenced, not stunned (RISE-SKULL-01..03, RISE-STUN-05)."""
    roused = dice.skulls(attack.faces) > 0 and not attack.has("silence")
    return roused and enemy in g.enemies and not enemy.stunned and enemy.id not in attack.reacted


def defending(g: Rise, attack: Attack) -> None:
    """Resolve the `when defending` reactions of step 6, which come after the Fists (RISE-SKULL-04, RULING-29)."""
    for enemy in [g.enemy(target) for target in attack.targets]:
        reaction = figures.stats(enemy).reaction
        if reaction.when == "defending" and reacts(g, attack, enemy):
            attack.reacted.add(enemy.id)
            lost = min(reaction.amount, rolled_on(g, attack, enemy)) if reaction.verb == "evade" else 0
            attack.lost[enemy.id] = lost
            g.tell(Reacted(target=enemy.id, reaction=reaction.id, how=reaction.verb, amount=lost))


def after_defending(g: Rise, attack: Attack) -> Steps:
    """Resolve the `after defending` reactions of whoever is still there and not stunned (RISE-SKULL-06, RULING-29)."""
    for enemy in [enemy for enemy in g.enemies if enemy.id in attack.targets]:
        reaction = figures.stats(enemy).reaction
        if reaction.when == "after-defending" and reacts(g, attack, enemy):
            attack.reacted.add(enemy.id)
            able = reaction.amount if able_to(g, attack, enemy, reaction) else 0
            g.tell(Reacted(target=enemy.id, reaction=reaction.id, how=reaction.verb, amount=able))
            yield from REACTIONS[reaction.verb](g, attack, enemy, reaction)


def able_to(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> bool:
    """Whether anything can come of a reaction here."""
    match reaction.verb:
        case "advance":
            ways = moving.options(g, enemy, reaction.amount, stops=False)
            return any(len(stop.path) > 1 for stop in ways)
        case "return-fire":
            return _in_its_sights(g, attack, enemy)
        case "burn":
            return bool(_around(g, enemy))
        case _:
            return g.stagger > 0


def _advance(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Move closer, although it may have its attacker in Range and sight already (RISE-SKULL-05, RULING-30)."""
    yield from moving.move(g, enemy, reaction.amount, roused=True)


def _return_fire(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Attack the attacker, who must be standing, in Range and in sight."""
    if _in_its_sights(g, attack, enemy):
        yield from attacking.attack_friend(g, enemy, attack.figure, reaction.amount)


def _in_its_sights(g: Rise, attack: Attack, enemy: Enemy) -> bool:
    """Whether an Enemy has its attacker, standing, in Range and sight."""
    most = figures.stats(enemy).range
    return attack.figure in figures.friends(g) and figures.reaches(g, enemy, attack.figure, most)


def _around(g: Rise, enemy: Enemy) -> list[str]:
    """The friends adjacent to an Enemy."""
    return [friend for friend, at in figures.friends(g).items() if figures.beside(g, enemy, at)]


def _burn(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Deal damage to every adjacent friend."""
    for friend in _around(g, enemy):
        yield from harm.hurt(g, friend, reaction.amount, enemy.id)


def _reform(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Move the Stagger tracker back; the Hits of this Attack have been counted."""
    g.stagger = max(0, g.stagger - reaction.amount)
    yield from ()


REACTIONS: dict[ReactionVerb, Callable[[Rise, Attack, Enemy, Reaction], Steps]] = {
    "advance": _advance,
    "return-fire": _return_fire,
    "burn": _burn,
    "reform": _reform,
}
