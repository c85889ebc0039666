"""Nemesis, as the rest of Vigil sees it.

Survival aboard a ship with something else aboard, for one to five players with secrets.
"""

from __future__ import annotations

from bot.engine.game import Game, Look, Player, Rules, Table
from bot.games.nemesis.box import palette
from bot.games.nemesis.box.content import load
from bot.games.nemesis.look import board, crew, effects, epilogue, forecast, goals, key, naming, offers, sheets, views
from bot.games.nemesis.player import answering
from bot.games.nemesis.rules import rounds, setup
from bot.games.nemesis.state import SCHEMA, Nemesis
from bot.games.nemesis.table import components, corrections, errands, orders, talking, veiling

NAMES: dict[str, str | tuple[str, ...]] = {
    "who": ("character", "seat"),
    "other": "character",
    "crew": "character",
    "character": "character",
    "to": "room",
    "place": ("plate", "room"),
    "target": ("intruder", "object"),
    "thing": ("card", "object", "back", "wound"),
    "things": ("card", "object"),
    "gave": ("card", "object", "back"),
    "took": ("card", "object", "back"),
    "cards": ("card", "character"),
    "card": ("card", "eventcard", "attack"),
    "item": "card",
    "weapon": "card",
    "by": "card",
    "wager": ("character", "wager"),
    "quest": "card",
    "one": "card",
    "two": "card",
    "act": ("card", "part"),
    "says": "card-text",
    "effect": "part-effect",
    "happens": "eventcard-text",
    "does": "attack-text",
    "means": "wound-text",
    "use": "room-text",
    "inside": ("character", "intruder", "object"),
    "weakens": "weakness-text",
    "aims": "objective-text",
    "a": "destination",
    "b": "destination",
    "c": "destination",
    "d": "destination",
    "token": ("intruder", "token"),
    "movers": "intruder",
    "intruders": "intruder",
    "die": "die",
    "status": "status",
    "phase": "stage",
}
"""Arguments of sentences that name things of another kind, or of several."""

PASSING = frozenset({"time", "attacks", "fire", "event"})
"""Parts of a turn: the message that stays tells all of it."""

GAME = Game(
    id="nemesis",
    schema=SCHEMA,
    state=Nemesis,
    seats=tuple(palette.SEATS),
    players=(1, 5),
    missions=tuple(setup.PLAYERS),
    switches=setup.SWITCHES,
    contents=load,
    rules=Rules(setup=setup.setup, play=rounds.play, seating=setup.seating),
    look=Look(
        epilogue=epilogue.epilogue,
        rounds=frozenset({"round"}),
        passing=PASSING,
        chain=offers.chain,
        own=offers.own,
        view=views.view,
        scene=board.scene,
        sheet=sheets.sheet,
        key=key.KEY,
        effect=effects.effect,
        weighed=forecast.weighed,
        goal=goals.goal,
        names=NAMES,
        named=naming.name,
        colours=palette.SEATS,
        pursuits=crew.pursuits,
    ),
    table=Table(
        command=errands.COMMAND,
        rules=errands.RULES,
        census=components.census,
        inventory=components.inventory,
        veil=veiling.veil,
        redraw=veiling.redraw,
        remix=veiling.remix,
        fixes=corrections.fixes,
        fix=corrections.fix,
        unsound=corrections.unsound,
        orders=orders.orders,
        order=orders.order,
        voices=talking.voices,
        lets_pass=orders.lets_pass,
        sees_all=orders.sees_all,
        opens_all=frozenset({orders.WATCH}),
    ),
    player=Player(advise=answering.advise, reasons=answering.counsel),
)
