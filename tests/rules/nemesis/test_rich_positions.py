"""The laws hold where random play seldom comes: full hands, many Wounds, Doors, Intruders and markers at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Setup
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import CHARACTERS, SEARCHED, STOCK, item
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.rules.draft import join
from bot.games.nemesis.rules.ship.hazards import NO_MALFUNCTION
from bot.games.nemesis.state import Intruder, Nemesis, Player, Thing, Wound
from bot.laws import STRATEGIES, Book, play_through

GLIMPSE = 40
"""Answers given from each position."""
CASES = [
    ("crew", 5, {}),
    ("crew", 4, {"intruder-player": "on", "ship": "alternate"}),
    ("crew", 3, {"remember-scans": "on", "pod-exit": "on"}),
    ("crew", 2, {"ship": "alternate"}),
    ("coop", 4, {}),
    ("coop", 2, {"ship": "alternate"}),
    ("solo", 1, {}),
]


def begun(chosen: Setup, seed: bytes) -> Nemesis:
    """Lay out a game, then enrich it."""
    g = GAME.rules.setup(chosen, seed)
    enrich(g, Chance(seed, stream=7))
    return g


RICH = replace(GAME, rules=replace(GAME.rules, setup=begun))
"""Nemesis that begins in the middle, with much of everything."""


def enrich(g: Nemesis, chance: Chance) -> None:
    """Let a game be well under way."""
    names = list(CHARACTERS)
    chance.shuffle(names)
    for seat, character in zip(g.order, names, strict=False):
        join(g, seat, character)
        equip(g, g.players[seat], chance)
    g.phase, g.began, g.met, g.round = "player", True, True, 5
    g.draft, g.offered = [], []
    g.time, g.destruct = 6 + chance.below(6), chance.below(4) - 1
    g.unstoppable = g.destruct >= 0 and STOCK.destruct_track[g.destruct] == "yellow"
    furnish(g, chance)
    rooms = list(g.rooms)
    for of in INTRUDER_KINDS:
        for n in range(1, STOCK.miniatures[of]):
            g.intruders.append(Intruder(f"{of}.{n}", of, rooms[chance.below(len(rooms))], chance.below(3)))
            g.made[of] = n
    for corridor in g.board.corridors:
        if chance.below(2) and len(g.doors) < STOCK.doors:
            g.doors[corridor] = "closed" if chance.below(3) else "destroyed"
        if chance.below(2):
            g.noise.append(corridor)
    for pod in g.pods:
        pod.locked = not chance.below(3)


def equip(g: Nemesis, player: Player, chance: Chance) -> None:
    """Give a player Items, Wounds, Contamination and a place."""
    rooms = list(g.rooms)
    player.at = rooms[chance.below(len(rooms))]
    if player.objectives:
        kept = player.objectives[chance.below(len(player.objectives))]
        g.boxed["objectives"] += [each for each in player.objectives if each != kept]
        player.objectives = [kept]
    for _ in range(6):
        deck = g.items[SEARCHED[chance.below(3)]]
        card = deck.cards.pop()
        weapon = item(card).weapon
        if not item(card).heavy:
            player.items.append(card)
        elif player.full < player.slots:
            player.hands.append(Thing(card, 1 if weapon else 0))
        else:
            deck.bury(card)
    for pile in (player.deck, player.hand, player.discard):
        pile.append(g.contamination.pop())
    chance.shuffle(player.deck)
    player.light = chance.below(3)
    hurt = [card for card in g.serious.cards if not card.startswith("arm")][: chance.below(4)]
    for card in hurt:
        g.serious.take(card)
        player.wounds.append(Wound(card, not chance.below(2)))
    player.slime, player.larva, player.signal = (not chance.below(3) for _ in range(3))
    player.quests.pop()
    g.removed.append(next(quest for quest in CHARACTERS[player.character].quests if quest not in player.quests))


def furnish(g: Nemesis, chance: Chance) -> None:
    """Explore rooms, and let them burn, break and hold things."""
    manned = {player.at for player in g.players.values()}
    for number, room in g.rooms.items():
        if room.token and (number in manned or chance.below(3)):
            g.removed.append(room.token)
            room.token, room.face_up, room.explored = "", True, True
            room.items = chance.below(5)
        room.fire = not chance.below(3) and g.fires < STOCK.fires - 2
        room.malfunction = (
            not chance.below(3) and g.malfunctions < STOCK.malfunctions - 2 and room.tile not in NO_MALFUNCTION
        )
        if not chance.below(3):
            room.objects.append("carcass")
        if not chance.below(4) and g.egg_supply():
            room.objects.append("egg")


@pytest.mark.parametrize(("mode", "count", "options"), CASES, ids=lambda case: str(case))
def test_the_laws_hold_in_rich_positions(mode: str, count: int, options: dict[str, str]) -> None:
    book = Book(RICH)
    for turn, strategy in enumerate(STRATEGIES):
        seed = f"rich {mode} {count} {turn}".encode().ljust(32)
        setup = Setup(RICH.seats[:count], mode, options)
        assert RICH.table.unsound(begun(setup, seed)) is None
        play_through(book, setup, seed, strategy(seed), leave=GLIMPSE)


def test_a_rich_position_holds_every_component() -> None:
    g = begun(Setup(GAME.seats, "crew"), b"rich")
    assert GAME.table.census(g) == GAME.table.inventory(g)
    assert len(g.intruders) == sum(STOCK.miniatures[of] - 1 for of in INTRUDER_KINDS)
    assert len(g.doors) > 6
