"""The chances in words: of hitting a target, though not of killing it (NEM-RUL-69), and of noise (NEM-RUL-76)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.asks import Ask, Option
from bot.engine.decks import kind_of
from bot.engine.dice import percent
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.content import is_item, item
from bot.games.nemesis.look import hearing
from bot.games.nemesis.look.odds import injured
from bot.games.nemesis.look.views import CrewView, View

ROLLING = ("move", "escape")
"""Movement with noise."""
LOWER = "reaction-to-danger"
"""The Weakness that makes Surprise Attacks rarer."""


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """What each attack of this Character may do to a target."""
    me = v.crew[seat]
    known = {id: (of, wounded) for id, of, _, wounded in v.intruders}
    of, wounded = ("egg", 0) if target == "egg" else known.get(target, (kind_of(target), 0))
    head = Phrase("nemesis-odds-target", {"target": target, "injuries": wounded})
    back = (Phrase("nemesis-odds-larva"),) if of == "larva" else ()  # NEM-INFEST-01
    return (head, *attacks(v, me, of), *back)


def attacks(v: View, me: CrewView, of: str) -> Iterator[Phrase]:
    """The chances of each Weapon in hand, and of bare hands; a Larva or an Egg dies of any hit."""
    frail = of in ("larva", "egg")
    for thing in me.hands:
        if is_item(thing.id) and item(thing.id).weapon:
            args: dict[str, Value] = {"weapon": thing.id, "ammo": thing.ammo}
            if thing.ammo:
                yield Phrase(
                    "nemesis-odds-shoot-frail" if frail else "nemesis-odds-shoot", {**args, **said(v, thing.id, of)}
                )
            else:
                yield Phrase("nemesis-odds-empty", args)
    yield Phrase("nemesis-odds-melee-egg" if of == "egg" else "nemesis-odds-melee", said(v, "", of))


def said(v: View, weapon: str, of: str) -> dict[str, Value]:
    """The chances of an Injury, and of more than one, as whole percents."""
    spread = injured(v, weapon, of)
    more = sum((chance for count, chance in spread.items() if count > 1), Fraction())
    return {"hit": percent(1 - spread.get(0, Fraction())), "more": percent(more)}


def noises(v: View, seat: str) -> tuple[Phrase, ...]:
    """What noise may bring a Character: in each room next door, where they stand, and out of the bag."""
    me = v.crew[seat]
    if me.state != "aboard":
        return (Phrase("nemesis-odds-nowhere"),)
    near = (moving(v, seat, there) for there in v.board.neighbours(me.at))
    return (Phrase("nemesis-odds-noise"), *near, staying(v, seat), *encounter(v, seat, paid=1))


def moving(v: View, seat: str, room: str) -> Phrase:
    """What entering a room may bring, whatever it costs to get there."""
    heard, place = hearing.entering(v, seat, room), v.rooms[room].place
    if heard is None:
        return Phrase("nemesis-odds-noise-taken", {"place": place})
    return Phrase("nemesis-odds-noise-room", {"place": place, **outcomes(v, seat, room, heard)})


def staying(v: View, seat: str) -> Phrase:
    """What a Noise roll where they stand may bring."""
    at = v.crew[seat].at
    return Phrase(
        "nemesis-odds-noise-here", {"place": v.rooms[at].place, **outcomes(v, seat, at, hearing.rolling(v, seat))}
    )


def outcomes(v: View, seat: str, room: str, heard: hearing.Hearing) -> dict[str, Value]:
    """The chances as whole percents, and what Danger does: it calls Intruders, is stopped by Doors, or is noise."""
    stopped = not heard.coming and hearing.waiting(v, seat, room)
    return {
        "silence": percent(heard.silence),
        "noise": percent(heard.noise),
        "danger": percent(heard.danger),
        "encounter": percent(heard.encounter),
        "calls": "doors" if stopped else "come" if heard.coming else "noise",
        "intruders": heard.coming,
        "unexplored": int(not v.rooms[room].explored),
    }


def encounter(v: View, seat: str, *, paid: int) -> Iterator[Phrase]:
    """What an Encounter draws, by kind, and when it strikes at once; the number on a token nobody knows before."""
    yield Phrase("nemesis-odds-bag", {"count": sum(v.bag.values())})
    for of, chance in hearing.bagged(v).items():
        args: dict[str, Value] = {"token": of, "count": v.bag[of], "percent": percent(chance)}
        yield Phrase("nemesis-odds-bag-blank" if of == "blank" else "nemesis-odds-bag-token", args)
    yield Phrase("nemesis-odds-surprise", {"cards": held_after(v, seat, paid), "lower": int(v.weak(LOWER))})


def weighed(v: View, ask: Ask, option: Option) -> tuple[Phrase, ...]:
    """What more can be said of the noise of a Movement than its line does: of Danger, and of an Encounter."""
    if option.verb not in ROLLING:
        return ()
    seat, place = ask.seats[0], str(option.args["to"])
    room = next(number for number, found in v.rooms.items() if found.place == place)
    heard = hearing.entering(v, seat, room)
    if heard is None or heard.silence == 1:
        return ()
    leg = option.verb == "escape" and ("leg", False) in v.crew[seat].wounds
    args: dict[str, Value] = {
        **outcomes(v, seat, room, heard),
        "comes": percent(1 - hearing.bagged(v).get("blank", Fraction())),
        "cards": held_after(v, seat, 1 + leg),
    }
    return (Phrase("nemesis-odds-more", args),)


def held_after(v: View, seat: str, paid: int) -> int:
    """The cards in hand once so many are paid."""
    return max(0, v.crew[seat].hand - paid)
