"""Going somewhere: what it costs, what is known to be there, and what the noise may bring."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.dice import percent
from bot.engine.words import Phrase, Value
from bot.games.nemesis.look.hearing import SURE, Hearing, entering
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.acting.choices import CAREFUL_COST

ENTERED = ("move-to", "crawl", "spacewalk", "escape-to", "order-to")
"""What is asked for where a room that is named will be entered: the first without noise, by Reconnaissance."""


def moved(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What Movement, Careful Movement or an Escape costs and brings (NEM-MOVE-05, NEM-MOVE-11, NEM-ESCAPE-01)."""
    seat = ask.seats[0]
    me, room = v.crew[seat], room_of(v, str(option.args["to"]))
    foes = tuple(id for id, _, at, _ in v.intruders if at == me.at) if option.verb == "escape" else ()
    price = {"careful": CAREFUL_COST, "escape": 1 + (("leg", False) in me.wounds)}.get(option.verb, 1)
    attack: dict[str, Value] = {"foes": len(foes), "token": foes[0] if foes else ""}
    return Phrase(
        "nemesis-effect-move", {"cost": price, **attack, **seen(v, room), **noise(v, seat, room, option.verb)}
    )


def named(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What is known to be in a room that is named, and what noise there may bring whoever goes there."""
    room, what = room_of(v, str(option.args.get("to", option.args.get("room")))), str(ask.private.get("what", ""))
    if what not in ENTERED:
        return Phrase("nemesis-effect-there", seen(v, room))
    goer = next((each.seat for each in v.crew.values() if each.character == ask.private.get("goes")), ask.seats[0])
    return Phrase("nemesis-effect-go", {**seen(v, room), **noise(v, goer, room, what)})


def room_of(v: View, place: str) -> str:
    """The number of a room by its tile, or by its slot while it lies face down."""
    return next(number for number, room in v.rooms.items() if room.place == place)


def seen(v: View, number: str) -> dict[str, Value]:
    """What everybody sees of a room."""
    room = v.rooms[number]
    intruders = [id for id, _, at, _ in v.intruders if at == number]
    crew = [each.character for each in v.crew.values() if each.at == number and each.state == "aboard"]
    state = {"fire": int(room.fire), "malfunction": int(room.malfunction), "unexplored": int(not room.explored)}
    return {
        "count": len(intruders),
        "intruder": intruders[0] if intruders else "",
        "crew": tuple(crew),
        "people": len(crew),
        "quiet": int(not (intruders or crew or any(state.values()))),
        **state,
    }


def noise(v: View, seat: str, number: str, verb: str) -> dict[str, Value]:
    """Whether there will be noise, and in how many of 100 what comes of it (NEM-RUL-76)."""
    heard = entering(v, seat, number)
    if heard is None or verb == "move-to":
        return {"heard": "nothing", **percents(Hearing())}
    if verb == "careful":
        return {"heard": "careful", **percents(Hearing())}
    return {"heard": "silence" if heard.silence == SURE else "chance", **percents(heard)}


def percents(heard: Hearing) -> dict[str, Value]:
    """The chances of one's noise as whole percents, and how many Intruders Danger would bring."""
    return {
        "silence": percent(heard.silence),
        "noise": percent(heard.noise),
        "danger": percent(heard.danger),
        "encounter": percent(heard.encounter),
        "coming": len(heard.coming),
    }
