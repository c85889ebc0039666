"""A Campaign: what a Mission hands on to the next, Rewards, and what the team does after a defeat (RISE-CAMP)."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.asks import Choice, costly, option
from bot.engine.state import Steps
from bot.games.rise.box.content import CLASSES
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.missions import ClassTaken, Onward, Rewarded
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions.mission import team
from bot.games.rise.state import Rise


class Held(msgspec.Struct):
    """What the Campaign sheet records of one Character (RISE-CAMP-02)."""

    cards: list[str] = []
    classes: list[str] = []
    ranks: int = 1
    """Rank tokens owned, spent or not, without those of a difficulty or a Skirmish Setup (RISE-RULING-25)."""


class Carry(msgspec.Struct):
    """What a Mission hands on: how the next one is set up, and what everybody brings along."""

    mode: Literal["campaign", "continue"] = "campaign"
    held: dict[str, Held] = {}

    def of(self, seat: str) -> Held:
        """What a Character brings along; nothing but one Rank token the first time."""
        return self.held.get(seat) or Held()


def read(carried: bytes) -> Carry:
    """What a Campaign brought along."""
    return msgspec.msgpack.decode(carried, type=Carry) if carried else Carry()


def close(g: Rise) -> Steps:
    """Hand out the Reward of a won Campaign Mission, or ask how to go on after a lost one (RISE-CAMP-05, -09)."""
    outcome, g.outcome = g.outcome, None
    if outcome and g.mode != "skirmish":
        if outcome.winners:
            yield from reward(g)
        elif following(g.mission):
            yield from defeated(g)
        else:
            g.onward = "replay"
    g.outcome = outcome


def reward(g: Rise) -> Steps:
    """Give out Rank tokens and let every Character choose a Class nobody has (RISE-CAMP-06, -07, RULING-72)."""
    prize = MISSIONS[g.mission].reward
    if prize.ranks:
        g.tell(Rewarded(count=prize.ranks))
    waiting = list(g.seats) if prize.classes else []
    while waiting:
        options = [option("learn", **{"class": id}) for id in sorted(unlearned(g))]
        if not options:
            return
        choice: Choice = yield g.ask(tuple(waiting), "class", options)
        waiting.remove(choice.seat)
        g.learned[choice.seat] = choice["class"]
        g.tell(ClassTaken(seat=choice.seat, skill=choice["class"]))


def unlearned(g: Rise) -> set[str]:
    """The Class cards that no Character of this Campaign owns (RISE-RULING-72)."""
    held = read(g.carried).held.values()
    owned = {id for one in held for id in one.classes} | set(g.learned.values())
    return set(CLASSES) - owned - {id for character in g.characters.values() for id in character.classes}


def defeated(g: Rise) -> Steps:
    """Ask the team whether to replay the Mission or go on without its Reward (RISE-CAMP-09..12)."""
    options = [option("replay"), costly("continue")]
    choice: Choice = yield g.ask(team(g), "onward", options, default=options[0])
    g.onward = "continue" if choice.verb == "continue" else "replay"
    g.tell(Onward(way=g.onward))


def following(after: str) -> str | None:
    """The Mission that comes after one in the book (RISE-CAMP-01)."""
    order = list(MISSIONS)
    place = order.index(after) + 1
    return order[place] if place < len(order) else None


def next_mission(g: Rise) -> str | None:
    """The Mission that follows a finished one: none after a Skirmish (RISE-SKIRM-04) or the last victory."""
    if g.mode == "skirmish" or not g.outcome:
        return None
    return g.mission if g.onward == "replay" else following(g.mission)


def carry(g: Rise) -> bytes:
    """Write the Campaign sheet: after a replay exactly as it was, else what everybody now has (RISE-CAMP-02, -10)."""
    before = read(g.carried)
    if g.onward == "replay":
        return msgspec.msgpack.encode(before)
    ranks = MISSIONS[g.mission].reward.ranks if g.outcome and g.outcome.winners else 0
    held = dict(before.held)
    for seat in g.seats:
        had, now = before.of(seat), g.characters[seat]
        learned = [g.learned[seat]] if seat in g.learned else []
        held[seat] = Held(sorted(now.cards), [*now.classes, *learned], had.ranks + ranks)
    return msgspec.msgpack.encode(Carry("continue" if g.onward == "continue" else "campaign", held))


def kept(carried: Carry, seat: str) -> list[str]:
    """The cards a Character keeps; starting cards go back to whom they belong to (RISE-RULING-70)."""
    return [card for card in carried.of(seat).cards if figures.card(card).level != "S"]
