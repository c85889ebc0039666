"""A bare position of Rise to prove rules on: a drawn map, figures on it, dice that show what the test says."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.boards.hexes import column, parse
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.ground import Cell, Ground, pair
from bot.games.rise.box.missions import sheet as mission_sheet
from bot.games.rise.box.missions.shapes import Objective, Reward
from bot.games.rise.box.missions.sheet import Mission
from bot.games.rise.rules import rounds
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import winning
from bot.games.rise.state import Ally, Character, Enemy, Rise, Token
from tests.support import luck
from tests.support.stage import Stage

FACES = {"H": "hit", "HH": "hit hit", "HF": "hit fist", "S": "skull", "F": "fist", "-": ""}
"""Faces of Attack Dice as the ledger's examples write them."""
SHEETS: dict[str, Mission] = {}
_plan, _ground = mission_sheet.plan, figures.mission_ground


def _plan_of(g: Rise) -> Mission:
    return SHEETS.get(g.mission) or _plan(g)


def _ground_of(mission: str) -> Ground:
    return SHEETS[mission].ground if mission in SHEETS else _ground(mission)


for _module in [module for name, module in sys.modules.items() if name.startswith("bot.games.rise.")]:
    # The box keeps its seven Missions; those of the tests are known to whoever asks for the plan of a position.
    if getattr(_module, "plan", None) is _plan:
        vars(_module)["plan"] = _plan_of
figures.mission_ground = _ground_of


def field(*rows: str, walls: Iterable[str] = ()) -> Ground:
    """Draw a map. Each row holds one word for each column from A on, the first row being row 1.

    A small letter is a hex of that Zone, a capital a half-hex; `~` after it is yellow, `!` red; `#` is solid, `.` void.
    Walls are edges such as `A1-B1`.
    """
    cells = {}
    for number, line in enumerate(rows, 1):
        for q, word in enumerate(line.split()):
            name = f"{column(q)}{number}"
            if word != ".":
                cells[name] = Cell(
                    name=name,
                    hex=parse(name),
                    zone="" if word == "#" else word[0].lower(),
                    half=word[0].isupper(),
                    solid=word == "#",
                    printed={"~": "yellow", "!": "red"}.get(word[1:], ""),  # type: ignore[arg-type]
                )
    edges = (edge.split("-") for edge in walls)
    return Ground(cells, frozenset(pair(one, two) for one, two in edges))


def mission_on(ground: Ground, **more: Any) -> str:
    """Make a map that of a Mission without an end, and give the Mission's name; more of its sheet may be given."""
    name = f"field-{len(SHEETS)}"
    sheet: dict[str, Any] = {
        "pool": dict.fromkeys(COLOURS, ()),
        "objectives": (Objective(id="never", verb="endure", need=99),),
    }
    SHEETS[name] = Mission(
        id=name,
        number=0,
        source="vigil",
        tiles=(),
        start=(),
        entrances=(),
        weapon_levels=(),
        equipment_levels=(),
        dice=1,
        reward=Reward(),
        **(sheet | more),
    )
    SHEETS[name].__dict__["ground"] = ground
    return name


class Position(Stage[Rise]):
    """A position of Rise in the hands of a test; dice are `H HH HF S F -` for Attack Dice, numbers for others."""

    faces = FACES

    def __init__(self, g: Rise) -> None:
        super().__init__(g)
        g.watch = winning.check

    def enemy(self, id: str) -> Enemy:
        """An Enemy."""
        return self.g.enemy(id)

    def character(self, seat: str) -> Character:
        """A Character."""
        return self.g.characters[seat]


def lay(
    ground: Ground,
    characters: Mapping[str, str | Character],
    enemies: Mapping[str, str] | Iterable[Enemy] = (),
    *,
    turn: str = "",
    allies: Iterable[Ally] = (),
    tokens: Iterable[Token] = (),
    **more: Any,
) -> Position:
    """Lay a position: Characters by seat (a hex, or all of one), Enemies by id (`t-800.1` is red, `hk-8.2` blue).

    The number at the end of an Enemy's id gives its colour in the order red, blue, white, yellow; a Boss has none.
    """
    seats = tuple(characters)
    people = {
        seat: who if isinstance(who, Character) else Character(COLOURS[number], who)
        for number, (seat, who) in enumerate(characters.items())
    }
    g = Rise(
        schema=1,
        seats=seats,
        chance=Chance(luck.seed()),
        mission=mission_on(ground),
        mode="skirmish",
        phase="player",
        turn=turn or seats[0],
        characters=people,
        enemies=[_enemy(id, at) for id, at in enemies.items()] if isinstance(enemies, Mapping) else list(enemies),
        allies=list(allies),
        tokens={token.id: token for token in tokens},
        **{"weapons": Deck(), "equipment": Deck(), "pool": {colour: [] for colour in COLOURS}, **more},
    )
    return Position(g)


def _enemy(id: str, at: str) -> Enemy:
    """Make an Enemy of its id."""
    kind, _, number = id.rpartition(".")
    boss = not number.isdigit() or not kind
    return Enemy(id, id if boss else kind, "" if boss else COLOURS[(int(number) - 1) % 4], at)


def plays(at: Position, turn: str, *dice: int) -> None:
    """Let a Character's Player Phase begin with these Action Dice."""
    g = at.g
    g.turn, g.phase, g.player.dice = turn, "player", sorted(dice)
    at.run(rounds.player_phase(g))
