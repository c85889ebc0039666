"""Step 3E: stunned Enemies that missed their activation stand up (RISE-STUN)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.rise.events.bosses import EnemyRecovered
from bot.games.rise.rules.enemies import bosses
from bot.games.rise.state import Rise


def step(g: Rise) -> Steps:
    """Stand up the Bosses and the Enemies of the Turn Player's colour that missed an activation (RISE-RULING-64)."""
    for enemy in g.enemies:
        if enemy.stunned and enemy.missed and enemy.colour in ("", g.player.colour):
            enemy.stunned = enemy.missed = False
            g.tell(EnemyRecovered(enemy=enemy.id))
            bosses.shake_off(g, enemy)
    yield from ()
