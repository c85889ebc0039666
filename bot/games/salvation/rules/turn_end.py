"""The end of a turn, step by step (SAL-END, SAL-RUL-51)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, option
from bot.engine.dice import D6
from bot.engine.state import Asking, Steps
from bot.games.salvation.box.content import NUMBER
from bot.games.salvation.box.shapes import SIDES
from bot.games.salvation.events.board import Captured, Irradiated, ObjectiveMet, Stormed
from bot.games.salvation.events.cards import NOBODY, Discarded, Informed, TurnEnded
from bot.games.salvation.rules import rulings, victory
from bot.games.salvation.rules.board.hidden import score
from bot.games.salvation.rules.board.scouting import LIGHT, finds
from bot.games.salvation.rules.board.units import has_terrain, remove, unlike
from bot.games.salvation.rules.cards.dealing import discard, draw_cards
from bot.games.salvation.rules.cards.missions import destroy_factory, undefended
from bot.games.salvation.state import SKYNET, Salvation, Unit

DEADLY = {"skynet": 1, "resistance": 2}
"""A unit in radiation is lost on a die of this or less (SAL-TERRAIN-RAD-02, -03)."""


def end_turn(g: Salvation) -> Steps:
    """Apply terrain, take shelters and factories, score cities, wipe damage, and see who has won."""
    g.count("turns")
    radiate(g)
    for side in SIDES:
        yield from poison(g, g.order[:1] if side == "skynet" else g.order[1:])
    for side in SIDES:
        yield from inform(g, g.order[:1] if side == "skynet" else g.order[1:])
    yield from storm_shelters(g)
    take_factories(g)
    meet_objectives(g)
    clean_up(g)
    victory.check(g)
    yield from victory.armistice(g)
    close(g)
    g.turn, g.phase = g.turn + 1, "draw"


def close(g: Salvation) -> None:
    """End the turn with a picture, and say how near each side is to its goal."""
    points = [g.points[seat] for seat in g.commanders]
    scene = g.camera() if g.camera else None
    others = points[1] if len(points) > 1 else NOBODY
    g.tell(TurnEnded(phase="turn", scene=scene, turn=g.turn, captured=g.captured, points=points[0], others=others))
    g.faded = True


def radiate(g: Salvation) -> None:
    """Roll for every unit in radiation, the machines first (SAL-TERRAIN-RAD-01..03, SAL-RUL-55)."""
    for side in SIDES:
        for unit in sorted(g.of(side), key=lambda each: (NUMBER[each.at], each.id)):
            if has_terrain(g, unit.at, "radiation"):
                die = g.roll(D6)[0]
                lost = int(die) <= DEADLY[side]
                g.tell(Irradiated(unit=unit.id, at=unit.at, die=die, lost=int(lost), deadly=DEADLY[side]))
                if lost:
                    remove(g, unit)


def units_in(g: Salvation, seat: str, terrain: str) -> list[Unit]:
    """The units of a seat's side that stand in a terrain."""
    return [unit for unit in g.of(g.side(seat)) if has_terrain(g, unit.at, terrain)]


def poison(g: Salvation, seats: tuple[str, ...]) -> Steps:
    """Let a side give up a card for each unit in toxic ground; commanders by turns (SAL-RUL-52, SAL-RUL-78)."""
    owed = len(units_in(g, seats[0], "toxic"))
    while owed and (holders := [seat for seat in seats if g.hands[seat]]):
        for seat in holders:
            share = min(owed, len(g.hands[seat]) if len(seats) == 1 else 1)
            if share:
                yield from give_up(g, seat, share)
                owed -= share


def give_up(g: Salvation, seat: str, count: int) -> Steps:
    """Discard so many cards of one's choice (SAL-TERRAIN-TOXIC-01)."""
    hand = g.hands[seat]
    cards = tuple(hand)
    if count < len(hand):
        options = [option("discard", card=card, copy=n) for n, card in enumerate(hand)]
        choice: Choice = yield g.ask(
            seat,
            "toxic",
            options,
            kind="some",
            secret=True,
            least=count,
            most=count,
            args={"seat": seat, "over": count},
        )
        cards = choice.all("card")
    g.reveal()
    for card in cards:
        discard(g, seat, card)
    g.tell(Discarded(seat=seat, cards=cards, toxic=1))


def inform(g: Salvation, seats: tuple[str, ...]) -> Steps:
    """Offer a card for each unit that gathers information; to commanders by turns (SAL-RUL-54, SAL-RUL-78)."""
    most = len(units_in(g, seats[0], "information"))
    if len(seats) == 1:
        if most:
            bring(g, seats[0], (yield from how_many(g, seats[0], most)))
        return
    for n in range(most):
        seat = seats[n % len(seats)]
        if (yield from how_many(g, seat, 1)):
            bring(g, seat, 1)


def bring(g: Salvation, seat: str, count: int) -> None:
    """Draw for information, if anything is to be drawn."""
    if count:
        g.tell(Informed(seat=seat, count=count))
        draw_cards(g, seat, count, expected=True)


def how_many(g: Salvation, seat: str, most: int) -> Asking[int]:
    """Ask how many cards to draw, all of them unless told otherwise (SAL-TERRAIN-INFO-01)."""
    options = [option("take", count=count) for count in range(most + 1)]
    choice: Choice = yield g.ask(seat, "information", options, default=options[-1], args={"seat": seat, "most": most})
    return int(choice["count"])


def storm_shelters(g: Salvation) -> Steps:
    """Let Skynet take the open shelters that only machines hold (SAL-END-03..05, SAL-OPT-07)."""
    for sector in sorted(g.shelters, key=NUMBER.__getitem__):
        if g.at(sector, "resistance") or not g.at(sector, "skynet"):
            continue
        if "storm-roll" not in g.rules or (yield from storms(g, sector)):
            g.shelters.remove(sector)
            g.captured += 1
            g.count("shelters", SKYNET)
            g.tell(Stormed(at=sector, units=tuple(unit.id for unit in g.at(sector, "skynet"))))
            g.tell(Captured(at=sector, count=g.captured))


def storms(g: Salvation, sector: str) -> Asking[bool]:
    """Roll for a machine that Skynet names; it may try again next turn (SAL-OPT-07, -08, SAL-RUL-85)."""
    let = option(PASS)
    searchers = [option("search", unit=unit.id) for unit in unlike(g.at(sector, "skynet"))]
    choice: Choice = yield g.ask(
        SKYNET, "storm", [*searchers, let], default=let, within=rulings.PATIENCE, args={"seat": SKYNET, "at": sector}
    )
    return not choice.passed and finds(g, g.units[choice["unit"]])


def take_factories(g: Salvation) -> None:
    """Destroy the factories that only humans hold (SAL-RUL-53)."""
    if rulings.FACTORIES_FALL:
        for sector in undefended(g):
            destroy_factory(g, sector, tuple(unit.id for unit in g.at(sector, "resistance")))


def meet_objectives(g: Salvation) -> None:
    """Score the cities that an infantry or jeep has reached (SAL-OPT-03, SAL-RUL-82)."""
    for city, seat in sorted(g.objectives.items(), key=lambda item: NUMBER[item[0]]):
        if any(unit.kind in LIGHT for unit in g.at(city, "resistance")):
            del g.objectives[city]
            g.gone.append(city)
            g.tell(ObjectiveMet(seat=seat, at=city))
            score(g, seat)


def clean_up(g: Salvation) -> None:
    """Wipe damage and what the turn remembered, and discard lasting Tactics (SAL-END-07, -08)."""
    for unit in g.units.values():
        unit.damage, unit.crossed, unit.strayed, unit.acted = 0, 0, False, []
    for lies in g.table:
        g.deck(lies.seat).discard.append(lies.card)
    g.table, g.fallen, g.passing, g.until = [], [], [], {}
