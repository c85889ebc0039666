"""Grenades: how far they are thrown, whom they catch, and what lasts (RISE-EQUIP-05..07, RISE-RULING-37)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Reason, costly, option
from bot.engine.boards.hexes import distance, parse
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.rise.box.cards import Grenade
from bot.games.rise.box.content import EQUIPMENT
from bot.games.rise.box.dice import ACTION
from bot.games.rise.events.attacks import GrenadeEnded, GrenadeRolled, GrenadeThrown
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise, Token


def grenade_of(card: str) -> Grenade:
    """What a Grenade card's throw does."""
    grenade = EQUIPMENT[kind_of(card)].grenade
    if grenade is None:
        raise ValueError(f"{card} is no Grenade")
    return grenade


def landings(g: Rise, seat: str, grenade: Grenade, value: int) -> Iterator[str]:
    """The hexes to throw at: no farther than the die, in sight, not red, and where it does something."""
    now, here = figures.blocks(g), figures.at(g, seat)
    shut = now.red if here in now.truck else now.outside
    return (
        name
        for name, cell in figures.ground(g).cells.items()
        if distance(parse(here), cell.hex) <= value
        and not cell.solid
        and cell.printed != "red"
        and name not in shut
        and (grenade.lasting or caught(g, area(g, grenade, name)))
        and figures.sees(g, here, name)
    )


def area(g: Rise, grenade: Grenade, at: str) -> tuple[str, ...]:
    """The hexes a Grenade affects, the one it lands on first."""
    around = figures.ground(g).adjacent[at] if grenade.area else ()
    return (at, *(hex for hex in around if figures.adjacent(g, at, hex)))


def caught(g: Rise, hexes: tuple[str, ...]) -> list[Enemy]:
    """The Enemies in an area; one at an Entrance is on all of its half-hexes (RISE-RULING-52)."""
    return [enemy for enemy in g.enemies if not set(hexes).isdisjoint(figures.hexes_of(g, enemy))]


def barred(g: Rise, seat: str, card: str, value: int) -> Reason | None:
    """Why a throw would do nothing (RISE-RULING-06)."""
    able = any(landings(g, seat, grenade_of(card), value))
    return bar(able, "nobody-to-catch", "RISE-RULING-37")


def throw(g: Rise, seat: str, card: str, value: int) -> Steps:
    """Throw: choose the hex, roll if it says so, deal with everybody in the area (RISE-EQUIP-05, -06)."""
    grenade = grenade_of(card)
    places = list(landings(g, seat, grenade, value))
    to = places[0]
    if len(places) > 1:
        choice: Choice = yield g.ask(
            seat,
            "throw",
            [(costly if _endangers(g, grenade, name) else option)("throw", to=name) for name in places],
            kind="space",
            args={"seat": seat, "card": card, "value": value},
        )
        to = choice["to"]
    hexes = area(g, grenade, to)
    put_away(g, seat, card, grenade, hexes)
    g.tell(GrenadeThrown(seat=seat, card=card, to=to))
    yield from burst(g, card, grenade, hexes)


def _endangers(g: Rise, grenade: Grenade, at: str) -> bool:
    """Whether a throw would hurt friends."""
    hexes = area(g, grenade, at)
    return bool(grenade.friends) and any(there in hexes for there in figures.friends(g).values())


def put_away(g: Rise, seat: str, card: str, grenade: Grenade, hexes: tuple[str, ...]) -> None:
    """Discard the card, or keep it beside the board while its effect lasts (RISE-EQUIP-07)."""
    if grenade.lasting:
        gear.drop(g, seat, card)
        g.tokens[card] = Token(card, "grenade", list(hexes))
    else:
        gear.discard(g, seat, card)


def burst(g: Rise, card: str, grenade: Grenade, hexes: tuple[str, ...]) -> Steps:
    """Deal Hits and stuns to the Enemies in the area, then damage to the friends; nobody reacts, for want of Skulls."""
    hits = grenade.hits
    if grenade.damage == "rolled":
        face = g.roll(ACTION)[0]
        hits = int(face)
        g.tell(GrenadeRolled(card=card, die=face))
    for enemy in caught(g, hexes):
        if hits:
            harm.strike(g, enemy, hits)
        if grenade.stun and enemy in g.enemies:
            harm.stun(g, enemy)
    for friend in [friend for friend, at in figures.friends(g).items() if at in hexes]:
        if grenade.friends:
            yield from harm.hurt(g, friend, grenade.friends, card)


def end_of_round(g: Rise) -> None:
    """Let what lasted until the End of Round end, and discard the cards (RISE-EQUIP-07)."""
    for token in [token for token in g.tokens.values() if token.kind == "grenade"]:
        del g.tokens[token.id]
        gear.bury(g, token.id)
        g.tell(GrenadeEnded(card=token.id, at=token.hexes[0]))
