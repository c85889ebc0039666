"""Step 3A: the Reinforcement Roll, and the Enemies that it brings to the Entrances (RISE-REINF)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.asks import PASS, Choice, costly, option
from bot.engine.state import Asking, Steps
from bot.games.rise.box.colours import Colour
from bot.games.rise.box.dice import REINFORCEMENT
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.events.arrivals import NobodyCame, Reinforced, RollChanged, RollJammed
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.enemies import arrivals, surge
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def step(g: Rise) -> Steps:
    """Roll for the Turn Player's colour, on the map or not, Down or not, and place who comes (RISE-REINF-01, -08)."""
    dice = yield from roll(g, dice_to_roll(g))
    if dice and not reinforce(g, g.player.colour, dice):
        g.tell(NobodyCame(shown=int(any(die in arrivals.results(way) for way in g.entrances.values() for die in dice))))


def dice_to_roll(g: Rise) -> int:
    """The dice of a Reinforcement Roll: the sheet's, what play has added, and the hard way's (RISE-DIFF-06)."""
    return plan(g).dice + g.added_dice + surge.dice(g) + ("aggressive" in g.difficulty)


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
    cards = {
        found.id: card for card, found in held if found.use == "reinforcements" and found.gives("set-reinforcements")
    }
    if not cards:
        return 0
    options = [costly("jam", card=card, value=value) for card in cards.values() for value in range(1, 7)]
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


def reinforce(g: Rise, colour: Colour, dice: Sequence[int]) -> int:
    """Bring an Enemy for each die that an Entrance shows, Alpha first; give how many (RISE-REINF-02..06, RULING-49)."""
    before = len(g.enemies)
    due = {id: sum(die in arrivals.results(g.entrances[id]) for die in dice) for id in sorted(g.entrances)}
    for turn in range(max(due.values(), default=0)):
        for id, count in due.items():
            if count > turn:
                arrivals.arrive(g, colour, id)
    return len(g.enemies) - before
