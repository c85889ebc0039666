"""Setup: the ship, the Intruders, the crew (NEM-SETUP, NEM-CREW)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import Reason
from bot.engine.chance import Chance
from bot.engine.decks import Deck, kind_of
from bot.engine.game import TOGGLE, Setup, Switch, between
from bot.games.nemesis.box.board import Board
from bot.games.nemesis.box.content import (
    BLOOD,
    CARDS,
    CHARACTERS,
    CONTAMINATION,
    COORDINATES,
    EVENTS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    OBJECTIVES,
    SEARCHED,
    STOCK,
    TILES,
    TOKENS,
    WEAKNESSES,
    WOUNDS,
)
from bot.games.nemesis.state import SCHEMA, Clue, Mode, Nemesis, Player, Pod, Room

FROM_THREE = "from-three"
"""The Intruder seat is offered where three play or more: with two, one death leaves one alone."""
SWITCHES = (
    Switch("ship", ("base", "alternate"), "base"),
    Switch("intruder-player", (FROM_THREE, "on", "off"), FROM_THREE),
    Switch("remember-scans", TOGGLE, "off"),
    Switch("pod-exit", TOGGLE, "off"),
)
MODES: dict[str, Mode] = {"crew": "crew", "solo": "solo", "coop": "coop"}
PLAYERS = {"crew": (2, 5), "solo": (1, 1), "coop": (2, 5)}
"""How many play each mode (NEM-CREW-18)."""


def seating(seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
    """Why these seats cannot play this mode (NEM-CREW-18)."""
    return between(PLAYERS[mission], seats, "NEM-CREW-18")


def hunted(chosen: Setup) -> bool:
    """Whether the first to die may play the Intruders (NEM-INTPLAYER-01)."""
    wanted = chosen.options.get("intruder-player", FROM_THREE)
    return wanted == "on" or (wanted == FROM_THREE and len(chosen.seats) >= 3)


def setup(chosen: Setup, seed: bytes) -> Nemesis:
    """Lay out a game."""
    options = chosen.options
    g = Nemesis(
        schema=SCHEMA,
        seats=chosen.seats,
        chance=Chance(seed),
        mode=MODES[chosen.mission],
        ship="alternate" if options.get("ship") == "alternate" else "base",
        intruder_player=hunted(chosen),
        remember=options.get("remember-scans") == "on",
        pod_exit=options.get("pod-exit") == "on",
        players={seat: Player() for seat in chosen.seats},
        events=Deck(list(EVENTS)),
        attacks=Deck(list(BLOOD)),
        serious=Deck(list(WOUNDS)),
        hunt=Deck(list(INTRUDER_ACTIONS)),
    )
    ship(g)
    intruders(g)
    cards(g)
    crew(g)
    return g


def mixed(g: Nemesis, things: Iterable[str]) -> list[str]:
    """Things in random order."""
    found = list(things)
    g.shuffle(found)
    return found


def ship(g: Nemesis) -> None:
    """Lay rooms, tokens, Coordinates, Pods and Engines (NEM-SETUP-01..15, NEM-ALTBOARD-04)."""
    board = g.board
    tiles = lay_tiles(g, board)
    tokens = mixed(g, EXPLORATION)
    for room in board.rooms:
        g.rooms[room] = Room(tiles[room], face_up=room not in (*board.first, *board.second))
        if room in board.special.values():
            g.rooms[room].explored = True
        else:
            g.rooms[room].token = tokens.pop()
    g.boxed["tokens"] = tokens
    g.rooms[board.special["hibernatorium"]].objects.append("corpse-blue")
    coordinates = mixed(g, COORDINATES)
    g.coordinates = coordinates.pop()
    g.boxed["coordinates"] = coordinates
    numbers = mixed(g, ("1", "2", "3", "4"))[: STOCK.pods[len(g.seats)]]
    g.pods = [Pod(number, "b" if n % 2 else "a") for n, number in enumerate(sorted(numbers))]
    for engine in ("1", "2", "3"):
        g.engines[engine] = mixed(g, ("working", "damaged"))


def lay_tiles(g: Nemesis, board: Board) -> dict[str, str]:
    """The tile of each room; what is left of the stacks stays in the box (NEM-SETUP-02..05)."""
    tiles = {room: tile for tile, room in (*board.special.items(), *board.fixed.items())}
    for number, slots in ((1, board.first), (2, board.second)):
        stack = mixed(g, (tile.id for tile in TILES.values() if tile.set == number and tile.id not in board.fixed))
        tiles |= {slot: stack.pop() for slot in slots}
        g.boxed[f"tiles-{number}"] = stack
    return tiles


def intruders(g: Nemesis) -> None:
    """Fill the Nest, the bag and the Weakness slots (NEM-SETUP-16..19)."""
    g.eggs = STOCK.nest
    weaknesses = mixed(g, WEAKNESSES)
    g.clues = [Clue(slot, weaknesses.pop()) for slot in STOCK.slots]
    g.boxed["weaknesses"] = weaknesses
    for of, count in STOCK.bag.items():
        tokens = mixed(g, (token for token in TOKENS if kind_of(token) == of))
        several = count + (len(g.seats) if of == "adult" else 0)
        g.bag += tokens[:several]
        g.pool += tokens[several:]
    g.pool += [token for token in TOKENS if kind_of(token) not in STOCK.bag]
    g.bag.sort()
    g.pool.sort()


def cards(g: Nemesis) -> None:
    """Shuffle the decks (NEM-SETUP-21, NEM-SETUP-22)."""
    for deck in (g.events, g.attacks, g.serious):
        g.shuffle(deck.cards)
    for colour in SEARCHED:
        g.items[colour] = Deck(mixed(g, (card for card, back in CARDS.items() if back == colour)))
    g.crafted = [card for card, back in CARDS.items() if back == "blue"]
    g.contamination = mixed(g, CONTAMINATION)
    g.infected = sorted(mixed(g, CONTAMINATION)[: STOCK.contamination["infected"]])


def crew(g: Nemesis) -> None:
    """Deal Player Numbers and Objectives; Characters are drafted next (NEM-CREW-01..07, NEM-SOLO-01, NEM-COOP-01)."""
    g.order = mixed(g, g.seats)
    g.first = g.order[0]
    for number, seat in enumerate(g.order, 1):
        g.players[seat].number = number
    g.draft = list(CHARACTERS)
    g.boxed["objectives"] = []
    decks = {
        of: mixed(g, (each.id for each in OBJECTIVES.values() if each.kind == of and each.players <= len(g.seats)))
        for of in (("personal", "corporate") if g.mode == "crew" else ("coop",))
    }
    if g.mode == "coop":
        g.goals = sorted(decks["coop"].pop() for _ in g.seats)
    elif g.mode == "solo":
        g.players[g.order[0]].objectives = sorted(decks["coop"].pop() for _ in range(2))
    else:
        for seat in g.order:
            g.players[seat].objectives = [decks["corporate"].pop(), decks["personal"].pop()]
    g.boxed["objectives"] += [objective for deck in decks.values() for objective in deck]
