"""Going somewhere: what it costs, what is known to be there, and what the noise may bring."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.content import NOISE
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.acting.choices import CAREFUL_COST


def moved(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What Movement, Careful Movement or an Escape costs and brings (NEM-MOVE-05, NEM-MOVE-11, NEM-ESCAPE-01)."""
    seat = ask.seats[0]
    me, room = v.crew[seat], room_of(v, str(option.args["to"]))
    foes = tuple(id for id, _, at, _ in v.intruders if at == me.at) if option.verb == "escape" else ()
    price = {"careful": CAREFUL_COST, "escape": 1 + (("leg", False) in me.wounds)}.get(option.verb, 1)
    attack: dict[str, Value] = {"foes": len(foes), "token": foes[0] if foes else ""}
    return Phrase("nemesis-effect-move", {"cost": price, **attack, **seen(v, room), **noise(v, room, option.verb)})


def there(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What is known to be in a room that is named."""
    return Phrase("nemesis-effect-there", seen(v, room_of(v, str(option.args.get("to", option.args.get("room"))))))


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


def noise(v: View, number: str, verb: str) -> dict[str, Value]:
    """Whether there will be a Noise roll, and in how many of 100 it meets a marker (NEM-NOISE-02, NEM-NOISE-03)."""
    occupied = any(at == number for _, _, at, _ in v.intruders) or any(
        each.at == number and each.state == "aboard" for each in v.crew.values()
    )
    if occupied or verb == "careful":
        return {"noise": "none" if occupied else "careful", "risk": 0}
    exits = v.board.exits[number]
    bad = sum(exits[face] in v.noise for face in NOISE.faces if face in exits)
    return {"noise": "roll", "risk": 100 * bad // len(NOISE.faces)}
