"""Setting up, in the rulebook's order (SAL-SETUP-17): `setup` lays the board out, `deploy` asks Skynet for its part."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.game import TOGGLE, Setup, Switch
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.salvation.box.content import (
    AROUND,
    CARDS,
    CITIES,
    DEVELOPMENT,
    HIDDEN,
    NUMBER,
    SLOTS,
    TACTICS,
    TECHNOLOGY,
    UNITS,
)
from bot.games.salvation.box.shapes import SIDES
from bot.games.salvation.events.cards import Deployed, FirstFactory, Rose, WarBegan
from bot.games.salvation.rules.bars import bar
from bot.games.salvation.rules.board.units import in_reserve, put
from bot.games.salvation.rules.cards.dealing import draw_cards
from bot.games.salvation.state import SCHEMA, SKYNET, Salvation

SEATS = (SKYNET, "resistance", "commander")
"""Skynet, the commander of the Resistance, and in a game of three a second one (SAL-THREE-01)."""
SWITCHES = (
    Switch("terrain", TOGGLE, "on"),
    *(
        Switch(rule, TOGGLE, "off")
        for rule in (
            "city-missions",
            "no-return",
            "missions-once",
            "light-scouts",
            "storm-roll",
            "no-tactics",
            "five-stack",
        )
    ),
)
"""Terrain, and each optional rule on its own: four against the Resistance, three against Skynet (SAL-OPT-01)."""
START = ("t600", "t1", "hunter")
INFANTRY = 3
HAND = 5


def seating(seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
    """Why these seats cannot play: Skynet against one commander or two (SAL-GAME-01, SAL-THREE-01)."""
    fits = seats in (SEATS[:2], SEATS)
    return bar(fits, "seats", "SAL-THREE-01")


def usual(seats: int) -> dict[str, str]:
    """Against two commanders a Mission card that scored leaves the game: they fulfil twice as many (SAL-OPT-05)."""
    return {"missions-once": "on"} if seats == len(SEATS) else {}


def outline(seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool) -> tuple[Phrase, ...]:
    """What the lobby says of a game of three: the rule that is in force then, or what it is like without it."""
    if len(seats) < len(SEATS):
        return (Phrase("salvation-lobby-two"),)
    return (Phrase("salvation-lobby-three", {"once": int(options.get("missions-once") == "on")}),)


def setup(setup: Setup, seed: bytes) -> Salvation:
    """Lay out everything up to the hidden objects; Skynet deploys next."""
    rules = [switch.id for switch in SWITCHES if setup.options.get(switch.id, switch.default) == "on"]
    decks = {
        side: [card.id for card in CARDS.values() if card.side == side for _ in range(card.count)] for side in SIDES
    }
    g = Salvation(
        schema=SCHEMA,
        seats=setup.seats,
        chance=Chance(seed),
        rules=rules,
        hands={seat: [] for seat in setup.seats},
        decks={side: Deck([card for card in cards if card not in TACTICS]) for side, cards in decks.items()},
        points={seat: 0 for seat in setup.seats if seat != SKYNET},
        lead=next(seat for seat in setup.seats if seat != SKYNET),
        reserve=sorted(f"{unit.id}.{n}" for unit in UNITS.values() for n in range(1, unit.figures + 1)),
        technology=list(TECHNOLOGY),
        development=list(DEVELOPMENT),
        cities=list(CITIES),
        tactics=[] if "no-tactics" in rules else list(TACTICS),
        gone=list(TACTICS) if "no-tactics" in rules else [],
    )
    for pile in (g.technology, g.tactics, g.cities, *(deck.cards for deck in g.decks.values())):
        g.shuffle(pile)
    g.tell(WarBegan(mission=setup.mission))
    first_factory(g)
    lay_hidden(g)
    return g


def first_factory(g: Salvation) -> None:
    """Turn a city card up for the first factory; the card leaves the game (SAL-SETUP-08, -09, SAL-RUL-71)."""
    city = g.cities.pop()
    g.factories.append(city)
    g.gone.append(city)
    g.tell(FirstFactory(at=city))


def lay_hidden(g: Salvation) -> None:
    """Lay the hidden objects out, face down: two in cities, one elsewhere (SAL-SETUP-10, -11)."""
    tokens = [kind.id for kind in HIDDEN.values() for _ in range(kind.count)]
    g.shuffle(tokens)
    g.hidden = dict(zip(SLOTS, tokens, strict=True))


def deploy(g: Salvation) -> Steps:
    """Let Skynet put its first units in or beside the factory, then bring the others in (SAL-SETUP-12)."""
    factory = g.factories[0]
    for kind in START:
        if any(unit.kind == kind for unit in g.units.values()):
            continue
        near = sorted((factory, *AROUND[factory]), key=NUMBER.__getitem__)
        options = [option("deploy", kind=kind, to=sector) for sector in near]
        choice: Choice = yield g.ask(
            SKYNET,
            "deploy",
            options,
            kind="space",
            checkpoint=True,
            default=option("deploy", kind=kind, to=factory),
            args={"kind": kind, "at": factory},
        )
        figure = in_reserve(g, kind) or kind
        put(g, figure, choice["to"])
        g.tell(Deployed(unit=figure, at=choice["to"]))
    rise(g)
    for seat in g.seats:
        draw_cards(g, seat, HAND, expected=True)
    g.phase = "draw"
    g.end_phase("setup")


def rise(g: Salvation) -> None:
    """Put an infantry into three cities, whose cards go back to the pile (SAL-SETUP-13, SAL-RUL-73)."""
    drawn = [g.cities.pop() for _ in range(INFANTRY)]
    for city in drawn:
        figure = in_reserve(g, "infantry") or "infantry"
        put(g, figure, city)
        g.tell(Rose(unit=figure, at=city))
    g.cities += drawn
    g.shuffle(g.cities)
