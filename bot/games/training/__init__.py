"""Lamplight: a ten-minute game that teaches players the panel and contributors how a game is written."""

from __future__ import annotations

from bot.engine.game import Game, Look, Player, Rules, Switch, Table
from bot.games.training import corrections, effects, epilogue, key, look, player, rules
from bot.games.training.content import MISSIONS, load
from bot.games.training.events import COLOURS
from bot.games.training.state import SCHEMA, Lamplight

GAME = Game(
    id="training",
    schema=SCHEMA,
    state=Lamplight,
    seats=("mara", "ivo", "nell", "otto"),
    players=(2, 4),
    missions=tuple(MISSIONS),
    switches=(Switch("sea", ("calm", "rough"), "calm"),),
    contents=load,
    rules=Rules(setup=rules.setup, play=rules.play, carry=rules.carry, next_mission=rules.next_mission),
    look=Look(
        epilogue=epilogue.epilogue,
        chain=look.chain,
        sequel=look.sequel,
        view=look.view,
        scene=look.scene,
        sheet=look.sheet,
        effect=effects.effect,
        key=key.KEY,
        goal=look.goal,
        names={"victim": "seat", "friend": "seat", "cards": "card", "phase": "part", "holder": ("seat", "pile")},
        rounds=frozenset({"storm"}),
        colours=COLOURS,
    ),
    table=Table(
        rules=effects.RULES,
        census=rules.census,
        inventory=rules.inventory,
        veil=rules.veil,
        fixes=corrections.fixes,
        fix=corrections.fix,
        unsound=corrections.unsound,
    ),
    player=Player(advise=player.advise, reasons=player.counsel),
)
