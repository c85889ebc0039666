"""Secrets that one person looks at: Engines, Coordinates, rooms, Objectives, Events (NEM-RUL-43)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.nemesis.box.content import COORDINATES, EXPLORATION
from bot.games.nemesis.events.finds import (
    CoordinatesSeen,
    EngineSeen,
    EngineWorkedOn,
    EventPutBack,
    EventSeen,
    Looked,
    ObjectiveSeen,
    TileSeen,
    shown,
)
from bot.games.nemesis.state import Nemesis


def look_at_engine(g: Nemesis, seat: str, engine: str) -> None:
    """Look at the top token of an Engine (NEM-ENGINE-01)."""
    status = g.engines[engine][-1]
    g.reveal()
    g.note(seat, "engine", engine=engine, status=status)
    g.tell(EngineSeen(audience=(seat,), engine=engine, status=status))


def work_on_engine(g: Nemesis, seat: str, engine: str) -> Steps:
    """Look at both tokens and put them back as you like; whether the order changed is told (NEM-ENGINE-03, -04)."""
    before = g.engines[engine][-1]
    g.reveal()
    g.note(seat, "engine", engine=engine, status=before)
    g.looking = {seat: [before]}
    offers = [option("top", status=status) for status in ("working", "damaged")]
    choice: Choice = yield g.ask(
        seat,
        "engine",
        offers,
        secret=True,
        default=next(each for each in offers if each.args["status"] == before),
        args={"who": g.who(seat), "engine": engine},
        private={"status": before},
    )
    top, g.looking = choice["status"], {}
    g.engines[engine] = [next(each for each in ("working", "damaged") if each != top), top]
    g.players[seat].notes.pop()  # how they left it counts
    g.note(seat, "engine", engine=engine, status=top)
    g.reveal()
    g.tell(EngineWorkedOn(who=g.who(seat), engine=engine, changed=int(top != before)))


def look_at_coordinates(g: Nemesis, seat: str) -> None:
    """Look at the Coordinates card (NEM-ROOM-COCKPIT-02)."""
    leads = COORDINATES[g.coordinates].leads
    g.reveal()
    g.note(seat, "coordinates", a=leads["A"], b=leads["B"], c=leads["C"], d=leads["D"])
    g.tell(Looked(who=g.who(seat), what="coordinates"))
    g.tell(CoordinatesSeen(audience=(seat,), a=leads["A"], b=leads["B"], c=leads["C"], d=leads["D"]))


def look_at_room(g: Nemesis, seat: str, room: str, *, token: bool) -> None:
    """Look at an unexplored tile, and at its Exploration token where the rule says so (NEM-ROOM-MONITOR-01)."""
    found = g.rooms[room]
    shown = kind_of(found.token) if token else ""
    count = EXPLORATION[found.token] if token else 0
    g.reveal()
    g.note(seat, "room", slot=room, room=found.tile, token=shown, items=count)
    g.tell(Looked(who=g.who(seat), what="room", room=g.place(room)))
    g.tell(TileSeen(audience=(seat,), slot=room, room=found.tile, token=shown, items=count))


def look_at_objective(g: Nemesis, seat: str, other: str) -> None:
    """Look at what another player is after."""
    for objective in g.players[other].objectives:
        g.note(seat, "objective", other=g.who(other), objective=objective)
        g.tell(ObjectiveSeen(audience=(seat,), other=g.who(other), objective=objective))
    g.reveal()
    g.tell(Looked(who=g.who(seat), what="objective", other=g.who(other)))


def foresee(g: Nemesis, seat: str) -> Steps:
    """Look at the top Event card and put it on top or under the deck."""
    if not g.events.cards:
        g.events.cards, g.events.discard = g.events.discard, []
        g.shuffle(g.events.cards)
    card = g.events.cards[-1]
    g.reveal()
    g.note(seat, "event", card=card)
    g.tell(EventSeen(audience=(seat,), card=card))
    offers = [option("put", where="top"), option("put", where="bottom")]
    choice: Choice = yield g.ask(
        seat, "foresee", offers, default=offers[0], args={"who": g.who(seat)}, private={"card": card, **shown(card)}
    )
    if choice["where"] == "bottom":
        g.events.bury(g.events.cards.pop())
    g.tell(EventPutBack(who=g.who(seat), where=choice["where"]))
