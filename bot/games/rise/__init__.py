"""Terminator Genisys: Rise of the Resistance, as the rest of Vigil sees it.

A cooperative campaign of seven missions for one to four players and two to four Characters.
"""

from __future__ import annotations

from bot.engine.game import Game, Look, Player, Rules, Table, never
from bot.games.rise.box.content import BOARDS, load
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.look import board, effects, epilogue, goals, key, library, naming, offers, sheets, views
from bot.games.rise.player import answering
from bot.games.rise.rules import campaign, rounds, setup
from bot.games.rise.state import SCHEMA, Rise
from bot.games.rise.table import components, corrections, errands, veiling

NAMES: dict[str, str | tuple[str, ...]] = {
    "skill": ("class", "skill"),
    "reacts": "ability",
    "reaction": "skill",
    "owner": "seat",
    "trait": "ability",
    "another": "ability",
    "logic": "card-text",
    "ability": ("skill", "weapon", "equipment", "class"),
    "card": ("weapon", "equipment", "class"),
    "cards": ("weapon", "equipment", "class"),
    "weapon": ("weapon", "skill", "seat", "class", "object"),
    "boss": "enemy",
    "by": ("enemy", "seat", "ally", "object", "equipment"),
    "target": ("enemy", "seat", "ally", "object"),
    "targets": ("enemy", "seat", "ally", "object"),
    "friend": ("seat", "ally", "object"),
    "friends": ("seat", "ally", "object"),
    "figure": ("seat", "ally", "object", "enemy"),
    "faces": "face",
    "rest": ("weapon", "equipment"),
    "gave": ("weapon", "equipment"),
    "took": ("weapon", "equipment"),
    "phase": "part",
    "holder": ("seat", "pile"),
    "place": "entrance",
    "does": ("brief", "card-text", "ability"),
    "tokens": "token",
    "foes": "enemy",
}
"""Arguments of sentences that name things of another kind, or of several."""

PASSING = frozenset({"player", "reinforcements", "enemy-moves", "enemy-attacks", "bosses"})
"""Parts of a turn: the message that stays tells all of it."""

GAME = Game(
    id="rise",
    schema=SCHEMA,
    state=Rise,
    seats=tuple(BOARDS),
    players=(2, 4),
    missions=tuple(MISSIONS),
    switches=setup.SWITCHES,
    easier=frozenset({"higher-rank", "fewer-enemies", "well-equipped"}),
    contents=load,
    rules=Rules(
        setup=setup.setup,
        play=rounds.play,
        outline=setup.outline,
        carry=campaign.carry,
        next_mission=campaign.next_mission,
    ),
    look=Look(
        epilogue=epilogue.epilogue,
        view=views.view,
        scene=board.scene,
        sheet=sheets.sheet,
        library=library.library,
        key=key.KEY,
        effect=effects.effect,
        goal=goals.goal,
        names=NAMES,
        named=naming.name,
        rounds=frozenset({"round"}),
        passing=PASSING,
        chain=offers.chain,
    ),
    table=Table(
        command=errands.COMMAND,
        rules=errands.RULES,
        census=components.census,
        inventory=components.inventory,
        veil=veiling.veil,
        secretive=never,  # all that is secret lies face down for everybody
        fixes=corrections.fixes,
        fix=corrections.fix,
        unsound=corrections.unsound,
    ),
    player=Player(advise=answering.advise, reasons=answering.counsel),
)
