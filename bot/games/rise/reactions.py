"""What Enemies do when they are attacked and a Skull shows (RISE-SKULL, RISE-ENEMY-09)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.state import Steps
from bot.games.rise import dice, enemy_attacks, enemy_moves, figures, harm
from bot.games.rise.attack_terms import Attack
from bot.games.rise.cards import Reaction
from bot.games.rise.events_attack import Reacted
from bot.games.rise.state import Enemy, Rise
from bot.games.rise.verbs import ReactionVerb


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
            g.tell(Reacted(target=enemy.id, reaction=reaction.id))
            if reaction.verb == "evade":
                attack.lost[enemy.id] = reaction.amount


def after_defending(g: Rise, attack: Attack) -> Steps:
    """Resolve the `after defending` reactions of whoever is still there and not stunned (RISE-SKULL-06, RULING-29)."""
    for enemy in [enemy for enemy in g.enemies if enemy.id in attack.targets]:
        reaction = figures.stats(enemy).reaction
        if not g.outcome and reaction.when == "after-defending" and reacts(g, attack, enemy):
            attack.reacted.add(enemy.id)
            g.tell(Reacted(target=enemy.id, reaction=reaction.id))
            yield from REACTIONS[reaction.verb](g, attack, enemy, reaction)


def _advance(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Move closer, although it may have its attacker in Range and sight already (RISE-SKULL-05, RULING-30)."""
    yield from enemy_moves.move(g, enemy, reaction.amount, stops=False)


def _return_fire(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Attack the attacker, who must be standing, in Range and in sight."""
    near = figures.distance(g, enemy, attack.figure) <= figures.stats(enemy).range
    if near and attack.figure in figures.friends(g) and figures.sees(g, enemy, attack.figure):
        yield from enemy_attacks.attack_friend(g, enemy, attack.figure, reaction.amount)


def _burn(g: Rise, attack: Attack, enemy: Enemy, reaction: Reaction) -> Steps:
    """Deal damage to every adjacent friend."""
    for friend in [friend for friend, at in figures.friends(g).items() if figures.beside(g, enemy, at)]:
        if not g.outcome:
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
