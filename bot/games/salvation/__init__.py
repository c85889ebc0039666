"""Терминатор: Да придёт спаситель (Terminator Salvation), as the rest of Vigil sees it.

A contest: Skynet against the Resistance under one commander or two.
"""

from __future__ import annotations

from bot.engine.game import Game, Look, Player, Rules, Table
from bot.games.salvation.box.content import load
from bot.games.salvation.look import board, effects, epilogue, goals, key, naming, offers, sheets, signs, views
from bot.games.salvation.player import answering
from bot.games.salvation.rules import setup, turns
from bot.games.salvation.state import SCHEMA, Salvation
from bot.games.salvation.table import components, corrections, errands, orders, talking, veiling

NAMES: dict[str, str | tuple[str, ...]] = {
    "at": "sector",
    "start": "sector",
    "to": "sector",
    "places": "sector",
    "path": "sector",
    "slot": "sector",
    "other": "sector",
    "spot": "sector",
    "units": "unit",
    "ours": "unit",
    "theirs": "unit",
    "target": "unit",
    "kind": "unit",
    "cards": "card",
    "tokens": "improvement",
    "token": ("token", "terrain", "improvement"),
    "phase": "part",
    "place": ("sector", "place"),
    "holder": ("seat", "place"),
}
"""Arguments of sentences that name things of another kind, or of several."""

PASSING = frozenset({"draw", "stage-0", "stage-1", "stage-2", "stage-3", "stage-4"})
"""Parts of a turn: the message that stays tells all of it."""

GAME = Game(
    id="salvation",
    schema=SCHEMA,
    state=Salvation,
    seats=setup.SEATS,
    players=(2, 3),
    missions=("war",),
    switches=setup.SWITCHES,
    contents=load,
    rules=Rules(setup=setup.setup, play=turns.play, seating=setup.seating, usual=setup.usual, outline=setup.outline),
    look=Look(
        epilogue=epilogue.epilogue,
        rounds=frozenset({"turn"}),
        passing=PASSING,
        chain=offers.chain,
        own=offers.own,
        closing=offers.closing,
        view=views.view,
        scene=board.scene,
        sheet=sheets.sheet,
        desk=sheets.desk,
        key=key.KEY,
        effect=effects.effect,
        goal=goals.goal,
        named=naming.name,
        names=NAMES,
        colours=signs.SEAT_COLOURS,
    ),
    table=Table(
        command=errands.COMMAND,
        rules=errands.RULES,
        census=components.census,
        inventory=components.inventory,
        veil=veiling.veil,
        remix=veiling.remix,
        fixes=corrections.fixes,
        fix=corrections.fix,
        unsound=corrections.unsound,
        orders=orders.orders,
        order=orders.order,
        voices=talking.voices,
    ),
    player=Player(advise=answering.advise, reasons=answering.counsel),
)
