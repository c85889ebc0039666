"""Step 3A: the Reinforcement Roll, and the Enemies that it brings to the Entrances (RISE-REINF)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.engine.asks import PASS, Choice, option
from bot.engine.state import Asking, Steps
from bot.games.rise import figures, gear, harm, missions, paths
from bot.games.rise.dice import REINFORCEMENT
from bot.games.rise.events_enemy import EnemyArrived, EntranceFlipped, Reinforced, RollChanged, RollJammed
from bot.games.rise.state import Colour, Enemy, Entrance, Rise

Side = Literal["light", "heavy", "skynet-odd", "skynet-even"]

RESULTS: dict[str, dict[Side, tuple[int, ...]]] = {
    "alpha": {"light": (2,), "heavy": (2, 5)},
    "bravo": {"light": (4,), "heavy": (1, 4)},
    "charlie": {"light": (6,), "heavy": (3, 6)},
    "delta": {"light": (3,), "heavy": (2, 3)},
    "echo": {"light": (5,), "heavy": (5, 6)},
    "foxtrot": {"light": (1,), "heavy": (1, 4)},
}
"""The die results on the two sides of six of the seven tokens (RISE-ENTRANCE-01, -02)."""
SKYNET: dict[Side, tuple[int, ...]] = {"skynet-odd": (1, 3, 5), "skynet-even": (2, 4, 6)}
"""The seventh token, the Skynet Entrance (RISE-ENTRANCE-03, RISE-RULING-78)."""
OTHER_SIDE: dict[Side, Side] = {
    "light": "heavy",
    "heavy": "light",
    "skynet-odd": "skynet-even",
    "skynet-even": "skynet-odd",
}


def step(g: Rise) -> Steps:
    """Roll for the Turn Player's colour, on the map or not, Down or not, and place who comes (RISE-REINF-01, -08)."""
    dice = yield from roll(g, missions.reinforcement_dice(g))
    reinforce(g, g.player.colour, dice)


def results(entrance: Entrance) -> tuple[int, ...]:
    """Give the die results that bring an Enemy to this Entrance (RISE-ENTRANCE-02, -03)."""
    return SKYNET.get(entrance.side) or RESULTS[entrance.id][entrance.side]


def roll(g: Rise, count: int) -> Asking[tuple[int, ...]]:
    """Roll the Reinforcement Dice, unless a card sets them; an ability may roll some again (RISE-RULING-51, -79)."""
    value = (yield from jammed(g)) if count and matters(g) else 0
    if value:
        return (value,) * count
    dice = [int(face) for face in g.roll(REINFORCEMENT, count)]
    g.tell(Reinforced(dice=tuple(map(str, dice))))
    yield from rerolled(g, dice)
    return tuple(dice)


def matters(g: Rise) -> bool:
    """Whether a roll can bring anybody: there are Entrances, and somebody waits in the line (RISE-POOL-06)."""
    return bool(g.entrances and g.pool.get(g.player.colour))


def jammed(g: Rise) -> Asking[int]:
    """Ask the Turn Player whether a Signal Jammer sets all dice to one value; 0 if not (RISE-EQUIP-12, RULING-79)."""
    held = figures.equipment(g, g.turn).items()
    cards = {found.id: card for card, found in held if found.use == "reinforcements"}
    if not cards:
        return 0
    options = [option("jam", card=card, value=value) for card in cards.values() for value in range(1, 7)]
    let = option(PASS)
    choice: Choice = yield g.ask(g.turn, "jam", [*options, let], default=let, args={"seat": g.turn})
    if choice.passed:
        return 0
    gear.discard(g, g.turn, choice["card"])
    g.tell(RollJammed(seat=g.turn, card=choice["card"], value=int(choice["value"])))
    return int(choice["value"])


def rerolled(g: Rise, dice: list[int]) -> Steps:
    """Let an ability of the Turn Player roll dice again, each of them once."""
    fresh = list(range(len(dice)))
    for _ in range(harm.passive(g, g.turn, "reroll-reinforcements")):
        if not fresh or not matters(g):
            return
        values = sorted({dice[place] for place in fresh})
        let = option(PASS)
        choice: Choice = yield g.ask(
            g.turn,
            "reroll-reinforcements",
            [*(option("reroll", die=value) for value in values), let],
            default=let,
            args={"seat": g.turn, "dice": tuple(map(str, dice))},
        )
        if choice.passed:
            return
        place = next(place for place in fresh if dice[place] == int(choice["die"]))
        fresh.remove(place)
        dice[place] = int(g.roll(REINFORCEMENT)[0])
        g.tell(RollChanged(seat=g.turn, dice=tuple(map(str, dice))))


def reinforce(g: Rise, colour: Colour, dice: Sequence[int]) -> None:
    """Bring one Enemy for each die that an Entrance shows, in rounds from Alpha on (RISE-REINF-02..06, RULING-49)."""
    due = {id: sum(die in results(g.entrances[id]) for die in dice) for id in sorted(g.entrances)}
    for turn in range(max(due.values(), default=0)):
        for id, count in due.items():
            if count > turn and not g.outcome:
                arrive(g, colour, id)


def arrive(g: Rise, colour: Colour, entrance: str) -> Enemy | None:
    """Bring the front Enemy of a line to an Entrance; nobody comes from an empty line (RISE-POOL-05, -06)."""
    if not g.pool.get(colour):
        return None
    enemy = muster(g, g.pool[colour].pop(0), colour, entrance)
    g.tell(EnemyArrived(enemy=enemy.id, entrance=entrance, at=drawn_at(g, entrance)))
    missions.check(g)
    return enemy


def muster(g: Rise, kind: str, colour: Colour | None, at: str) -> Enemy:
    """Put a new Enemy on the map, a Boss if it has no colour, and give it the next name of its kind."""
    g.made[kind] = g.made.get(kind, 0) + 1
    enemy = Enemy(f"{kind}.{g.made[kind]}", kind, colour or "", at)
    g.enemies.append(enemy)
    return enemy


def drawn_at(g: Rise, entrance: str) -> str:
    """Give the half-hex on which arrivals are drawn: closest to the nearest friend (RISE-ENTRANCE-04, RULING-52)."""
    hexes, people = tuple(g.entrances[entrance].hexes), figures.friends(g)
    return paths.arrival(figures.ground(g), figures.blocks(g), hexes, people)[0] if people else hexes[0]


def flip(g: Rise, id: str) -> None:
    """Turn an Entrance over; the first one may become the Skynet Entrance instead (RISE-DIFF-07, RULING-78)."""
    entrance = g.entrances[id]
    first, g.flipped = not g.flipped, True
    if first and "aggressive" in g.difficulty:
        shown = set(results(entrance))
        entrance.side = min(SKYNET, key=lambda side: len(shown.intersection(SKYNET[side])))
    else:
        entrance.side = OTHER_SIDE[entrance.side]
    g.tell(EntranceFlipped(entrance=id, dice=tuple(map(str, results(entrance)))))
