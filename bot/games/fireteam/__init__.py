"""Fireteam Zero, as the rest of Vigil sees it.

A cooperative war against living artefacts: three operations of three missions for two to four heroes.
"""

from __future__ import annotations

from bot.engine.game import Game, Look, Player, Rules, Table, Trial
from bot.games.fireteam.box.content import HEROES, MISSIONS, load
from bot.games.fireteam.look import aims, board, effects, epilogue, key, library, naming, offers, uses, views
from bot.games.fireteam.player import answering
from bot.games.fireteam.rules import operation, rounds, setup
from bot.games.fireteam.rules.demand import own
from bot.games.fireteam.state import SCHEMA, Fireteam
from bot.games.fireteam.table import components, corrections, errands, orders

NAMES: dict[str, str | tuple[str, ...]] = {
    "hero": "seat",
    "heroes": "seat",
    "ally": "seat",
    "to": "place",
    "at": "place",
    "target": ("creature", "thing", "seat"),
    "by": ("creature", "seat"),
    "cards": "card",
    "creatures": "creature",
    "sectors": "sector",
    "specialists": "specialist",
    "discovery": "recon",
    "type": "type",
    "phase": "part",
    "first": "objective",
    "objectives": "objective",
    "what": ("card", "creature", "recon"),
}
"""Arguments of sentences that name things of another kind, or of several."""

PASSING = frozenset({"tactics", "minion-acted", "elite-acted", "boss-acted"})
"""Parts of a turn: the message that stays tells all of it."""

GAME = Game(
    id="fireteam",
    schema=SCHEMA,
    state=Fireteam,
    seats=tuple(HEROES),
    players=(setup.LEAST, setup.MOST),
    missions=tuple(MISSIONS),
    openings=tuple(mission.id for mission in MISSIONS.values() if mission.number == 1),
    switches=setup.SWITCHES,
    contents=load,
    rules=Rules(
        setup=setup.setup,
        play=rounds.play,
        seating=setup.seating,
        carry=operation.carry,
        next_mission=operation.next_mission,
    ),
    look=Look(
        epilogue=epilogue.epilogue,
        rounds=frozenset({"threat"}),
        passing=PASSING,
        chain=offers.chain,
        own=offers.own,
        sequel=offers.sequel,
        view=views.view,
        scene=board.scene,
        sheet=board.sheet,
        library=library.printed,
        key=key.KEY,
        effect=effects.effect,
        goal=aims.aim,
        names=NAMES,
        named=naming.name,
        colours={id: hero.colour for id, hero in HEROES.items()},
    ),
    table=Table(
        command=errands.COMMAND,
        census=components.census,
        inventory=components.inventory,
        veil=components.veil,
        confides=components.confides,
        fixes=corrections.fixes,
        fix=corrections.fix,
        unsound=corrections.unsound,
        orders=orders.orders,
        order=orders.order,
        lets_pass=orders.lets_pass,
    ),
    player=Player(advise=answering.advise, reasons=answering.counsel),
    trial=Trial(fair=operation.fair, weakened=setup.weakened, kit=uses.UPGRADES, uses=uses.uses, own=own.answered),
)
