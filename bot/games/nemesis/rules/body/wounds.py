"""Wounds of Characters, and their death (NEM-WOUND, NEM-DEATH)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from bot.engine.decks import kind_of
from bot.engine.state import GameOver, Steps
from bot.games.nemesis.box.content import is_item
from bot.games.nemesis.events.body import Died, DiedOf, Dressed, Healed, HealedSerious, WoundedLightly, WoundedSeriously
from bot.games.nemesis.events.crew import Bled
from bot.games.nemesis.rules import sidelines
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Nemesis, Wound

Source: TypeAlias = Literal[
    "wound", "bleeding", "fire", "blast", "melee", "surgery", "bite", "tail", "frenzy", "larva", "airlock"
]
"""What somebody may die of; the first five and Surgery kill by a Wound too many (NEM-WOUND-05)."""
FATAL = 3
"""Serious Wounds with which any other Wound kills (NEM-WOUND-05)."""
LIGHT = 3
"""Light Wounds that become a Serious one (NEM-WOUND-03)."""


def light(g: Nemesis, seat: str, count: int = 1, *, source: Source = "wound") -> Steps:
    """Suffer Light Wounds of something (NEM-WOUND-02, NEM-WOUND-03, NEM-WOUND-05)."""
    player = g.players[seat]
    for _ in range(count):
        if not player.alive:
            return
        if len(player.wounds) >= FATAL:
            die(g, seat, source)
            return
        player.light += 1
        g.count("wounds", seat)
        g.tell(WoundedLightly(who=g.who(seat), light=player.light, at=player.at))
        if player.light == LIGHT:
            player.light = 0
            yield from serious(g, seat, source=source)


def serious(g: Nemesis, seat: str, *, source: Source = "wound") -> Steps:
    """Suffer a Serious Wound: its effect applies from now on (NEM-WOUND-04, NEM-WOUND-05)."""
    player = g.players[seat]
    if not player.alive:
        return
    if len(player.wounds) >= FATAL:
        die(g, seat, source)
        return
    for card in g.draw(g.serious):
        player.wounds.append(Wound(card))
        g.count("serious", seat)
        g.tell(WoundedSeriously(who=g.who(seat), wound=kind_of(card), at=player.at))
        yield from items.too_much(g, seat)


def bleed(g: Nemesis, seat: str) -> Steps:
    """Suffer for a pass while a wound bleeds."""
    g.tell(Bled(who=g.who(seat)))
    yield from light(g, seat, source="bleeding")


def dressable(g: Nemesis, seat: str) -> list[Wound]:
    """The Serious Wounds that are not Dressed."""
    return [wound for wound in g.players[seat].wounds if not wound.dressed]


def healable(g: Nemesis, seat: str) -> list[Wound]:
    """The Serious Wounds that are Dressed, so that they can be Healed (NEM-WOUND-08)."""
    return [wound for wound in g.players[seat].wounds if wound.dressed]


def dress(g: Nemesis, seat: str, wound: Wound) -> None:
    """Dress a Serious Wound: its effect is ignored, and it still counts (NEM-WOUND-07)."""
    wound.dressed = True
    g.tell(Dressed(who=g.who(seat), wound=kind_of(wound.card)))


def heal_serious(g: Nemesis, seat: str, wound: Wound) -> None:
    """Heal a Dressed Serious Wound: its card is discarded (NEM-WOUND-08)."""
    g.players[seat].wounds.remove(wound)
    g.serious.discard.append(wound.card)
    g.tell(HealedSerious(who=g.who(seat), wound=kind_of(wound.card)))


def heal_light(g: Nemesis, seat: str, count: int = LIGHT) -> None:
    """Heal Light Wounds (NEM-WOUND-08)."""
    player = g.players[seat]
    if player.light:
        player.light = max(0, player.light - count)
        g.tell(Healed(who=g.who(seat), light=player.light))


def die(g: Nemesis, seat: str, source: Source) -> None:
    """Die of something: a Corpse lies in the room, Objects beside it; Items are gone (NEM-DEATH-01..05, NEM-RUL-38)."""
    player = g.players[seat]
    player.state = "dead"
    player.larva = False
    room = g.rooms[player.at]
    room.objects.append(f"corpse-{player.character}")
    for thing in player.hands:
        if is_item(thing.id):
            g.removed += [thing.id, *thing.added]
        else:
            room.objects.append(thing.id)
    g.removed += player.items
    player.hands, player.items, player.taped = [], [], []
    if g.mode != "coop":
        g.serious.discard += [wound.card for wound in player.wounds]
        player.wounds = []
    g.tell(Died(who=g.who(seat), room=g.place(player.at), at=player.at))
    g.tell(DiedOf(who=g.who(seat), source=source))
    if not g.fallen:
        g.fallen = seat
        hazards.unlock_pods(g, "death")
    sidelines.tell(g, seat)
    last_one(g)


@contextmanager
def at_once(g: Nemesis) -> Iterator[None]:
    """Let deaths count as one moment: of the first to die, the lowest Player Number is the first (NEM-INTPLAYER-02)."""
    nobody, living = not g.fallen, [seat for seat in g.order if g.players[seat].alive]
    yield
    if nobody:
        g.fallen = next((seat for seat in living if not g.players[seat].alive), "")


def last_one(g: Nemesis) -> None:
    """End the game when nobody is left awake aboard (NEM-END-05, NEM-RUL-53)."""
    if not any(player.awake for player in g.players.values()):
        raise GameOver("gone")
