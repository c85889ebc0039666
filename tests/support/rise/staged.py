"""A staged fight to look at: four tiles, all four Characters, Enemies of every kind, and whatever can lie on a map."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.scene import Mark
from bot.games.rise.box.layout import Placement
from bot.games.rise.box.maps import assemble
from bot.games.rise.state import Ally, Character, Enemy, Entrance, Placed, Rise, Token, Truck, Waypoint
from tests.support import luck
from tests.support.rise.field import mission_on

GROUND = assemble((Placement("L1A", "A2"), Placement("L3A", "I2"), Placement("H2A", "A8"), Placement("S4B", "I8")))
MISSION = mission_on(GROUND)


def fight() -> Rise:
    """Stage the fight: Kyle is to act, with a T-800 of his colour in sight."""
    return Rise(
        schema=1,
        seats=("john", "kyle", "guardian", "alex"),
        chance=Chance(luck.seed()),
        mission=MISSION,
        mode="campaign",
        round=3,
        phase="player",
        turn="kyle",
        characters={
            "john": Character("red", "F4", ["assault-rifle.1", "dog-tags.1"], wounds=1, ranks=2, done=True),
            "kyle": Character(
                "blue",
                "D5",
                ["scavenged-rifle.1", "pistol.1", "medkit.1"],
                classes=["scout", "sergeant"],
                ranks=2,
                ranks_used=1,
                wounds=2,
                dice=[2, 4, 5],
            ),
            "guardian": Character("white", "G6", ["plasma-shotgun.1", "flak-vest.1"], armor={"flak-vest.1": 1}),
            "alex": Character("yellow", "C9", ["service-carbine.1", "emp-grenade.1"], wounds=3, down=True),
        },
        enemies=[
            Enemy("t-800.1", "t-800", "blue", "G3"),
            Enemy("t-800.2", "t-800", "red", "H4", stunned=True),
            Enemy("hk-8.1", "hk-8", "blue", "E5"),
            Enemy("hk-8.2", "hk-8", "white", "F8"),
            Enemy("t-72.1", "t-72", "yellow", "L4"),
            Enemy("t-800.3", "t-800", "white", "alpha"),
            Enemy("hk-8.3", "hk-8", "yellow", "alpha"),
            Enemy("t-800-commander.1", "t-800-commander", "", "N5", wounds=1),
        ],
        allies=[Ally("gunner", "resistance-gunner", "B6"), Ally("medic", "resistance-medic", "B8", wounds=1)],
        tokens={
            "smoke-grenade.1": Token("smoke-grenade.1", "grenade", ["C6", "C7", "D6"]),
            "cover-1": Token("cover-1", "cover", ["D5"], defense=2, damage=1),
            "cover-2": Token("cover-2", "cover", ["G6", "H6"], defense=3),
            "barricade-1": Token("barricade-1", "barricade", ["E8"]),
            "crate-1": Token("crate-1", "crate", ["E4"]),
            "crate-2": Token("crate-2", "crate", ["B3"], used=True),
            "terminal-1": Token("terminal-1", "terminal", ["O4"]),
            "door-1": Token("door-1", "door", ["J8", "J9"]),
        },
        waypoints={
            "signal-fire": Waypoint("signal-fire", "L9"),
            "old-bunker": Waypoint("old-bunker", "B9", face_up=True, resolved=True),
        },
        entrances={
            "alpha": Entrance("alpha", ["D1", "F1"], "heavy"),
            "bravo": Entrance("bravo", ["A4", "A5"]),
            "charlie": Entrance("charlie", ["D10", "F10"]),
        },
        spaces={"kyle.move-1": Placed("blue", 3), "assault-rifle.1/attack": Placed("red", 6)},
        weapons=Deck(["machinegun.1", "long-rifle.1", "plasma-rifle.1"], ["submachine-gun.1"]),
        equipment=Deck(["stim-pack.1", "grenade.1"], ["photograph.1"]),
        pool={
            "red": ["hk-8", "t-800", "t-800"],
            "blue": ["t-800", "hk-8"],
            "white": [],
            "yellow": ["t-800", "t-800", "hk-8", "hk-8"],
        },
        surge=2,
        marks=[
            Mark("trail", ("B4", "C5", "D5"), "blue"),
            Mark("spark", ("G6",), "enemy"),
            Mark("ghost", ("H3",), "enemy"),
        ],
    )


def truck() -> Rise:
    """Stage the same fight with the Truck in it."""
    g = fight()
    g.truck = Truck("armed", "M9", damage=3)
    return g
