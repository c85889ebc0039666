"""Choices that many cards share: a room, a corridor, a Character, an Intruder, a thing."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import Choice, option
from bot.engine.state import Asking
from bot.games.nemesis.rules.acting.acting import Act, decide
from bot.games.nemesis.state import Nemesis


def choose_room(g: Nemesis, act: Act, what: str, rooms: Iterable[str]) -> Asking[str]:
    """Let the actor choose a room."""
    choice = yield from decide(g, act, what, (option("where", room=g.place(room)) for room in rooms))
    return g.room_named(choice["room"])


def choose_corridor(g: Nemesis, act: Act, what: str, corridors: Iterable[str]) -> Asking[str]:
    """Let the actor choose a corridor."""
    choice = yield from decide(g, act, what, (option("corridor", corridor=corridor) for corridor in corridors))
    return choice["corridor"]


def choose_way(
    g: Nemesis, act: Act, what: str, ways: Iterable[tuple[str, str]], *, goes: str = ""
) -> Asking[tuple[str, str]]:
    """Let the actor choose a corridor and the room it leads to, where another `goes` than the actor for them."""
    offers = [option("way", to=g.place(room), via=corridor) for corridor, room in ways]
    choice = yield from decide(g, act, what, offers, goes=goes)
    return choice["via"], g.room_named(choice["to"])


def choose_crew(g: Nemesis, act: Act, what: str, seats: Iterable[str]) -> Asking[str]:
    """Let the actor choose a Character; gives its seat."""
    choice = yield from decide(g, act, what, (option("crew", who=g.who(seat)) for seat in seats))
    return g.seat_of(choice["who"])


def choose_intruder(g: Nemesis, act: Act, what: str, ids: Iterable[str]) -> Asking[str]:
    """Let the actor choose an Intruder by its id (or `egg`)."""
    choice = yield from decide(g, act, what, (option("intruder", target=id) for id in ids))
    return choice["target"]


def choose_thing(g: Nemesis, act: Act, what: str, things: Iterable[str]) -> Asking[str]:
    """Let the actor choose a card or an Object."""
    choice = yield from decide(g, act, what, (option("thing", thing=thing) for thing in dict.fromkeys(things)))
    return choice["thing"]


def openly(
    g: Nemesis, seat: str, prompt: str, verb: str, name: str, values: Iterable[str], harmless: str = ""
) -> Asking[str]:
    """Ask something that everybody may watch, with the harmless answer if there is one; no question for no choice."""
    several = list(dict.fromkeys(values))
    if len(several) == 1:
        return several[0]
    offers = [option(verb, **{name: value}) for value in several]
    default = next((each for each in offers if each.args[name] == harmless), None)
    choice: Choice = yield g.ask(seat, prompt, offers, default=default, args={"who": g.who(seat) or seat})
    return choice[name]
