"""What a game-master may put right, and what a position can never be."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.fixes import Fix, numbers
from bot.engine.game import TOGGLE
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body.wounds import FATAL, LIGHT
from bot.games.nemesis.rules.cards.items import capacity
from bot.games.nemesis.state import Nemesis
from bot.games.nemesis.table import corrections_cards


def fixes(g: Nemesis) -> tuple[Fix, ...]:
    """What may be put right: places, Wounds, markers, tracks, Ammo."""
    found: list[Fix] = []
    args: dict[str, str | int]
    places = tuple(g.place(room) for room in g.rooms)
    known = tuple(g.place(number) for number, room in g.rooms.items() if room.explored)
    for seat, player in g.players.items():
        who = player.character
        if not who:
            continue
        if g.here(seat):
            found.append(Fix(id="place", args={"who": who}, now=g.place(player.at), values=known, names="room"))
            found.append(Fix(id="light", args={"who": who}, now=str(player.light), values=numbers(0, LIGHT - 1)))
        for flag in ("slime", "signal", "larva"):
            now = TOGGLE[bool(getattr(player, flag))]
            found.append(Fix(id=flag, args={"who": who}, now=now, values=TOGGLE, names="switch"))
        for thing in player.hands:
            if top := max_ammo(g, seat, thing.id):
                args = {"who": who, "weapon": thing.id}
                found.append(Fix(id="ammo", args=args, now=str(thing.ammo), values=numbers(0, top)))
    for intruder in g.intruders:
        args = {"intruder": intruder.id}
        found.append(Fix(id="intruder", args=args, now=g.place(intruder.at), values=places, names="room"))
        found.append(Fix(id="injuries", args=args, now=str(intruder.injuries), values=numbers(0, 15)))
    for number, room in g.rooms.items():
        args = {"room": g.place(number)}
        found.append(Fix(id="fire", args=args, now=TOGGLE[room.fire], values=TOGGLE, names="switch"))
        found.append(Fix(id="malfunction", args=args, now=TOGGLE[room.malfunction], values=TOGGLE, names="switch"))
        if room.explored:
            found.append(Fix(id="items", args=args, now=str(room.items), values=numbers(0, 4)))
    found.extend(
        Fix(id="pod", args={"pod": pod.number}, now=TOGGLE[pod.locked], values=TOGGLE, names="switch")
        for pod in g.pods
        if not pod.gone
    )
    for corridor in g.board.corridors:
        now = g.doors.get(corridor, "open")
        values = ("open", "closed", "destroyed")
        found.append(Fix(id="door", args={"corridor": corridor}, now=now, values=values, names="door"))
    for way in (*g.board.corridors, *g.board.technical):
        now = TOGGLE[way in g.noise]
        found.append(Fix(id="noise", args={"corridor": way}, now=now, values=TOGGLE, names="switch"))
    found.append(Fix(id="time", now=str(g.time), values=numbers(0, len(STOCK.time_track) - 2)))
    found.append(Fix(id="destination", now=g.destination, values=STOCK.destinations))
    return (*found, *corrections_cards.fixes(g))


def max_ammo(g: Nemesis, seat: str, thing: str) -> int:
    """How much Ammo something holds; 0 for what is no Weapon."""
    held = g.players[seat].thing(thing)
    return capacity(held) if held else 0


def fix(g: Nemesis, chosen: Fix, value: str) -> None:
    """Put one of those right."""
    args = {name: str(each) for name, each in chosen.args.items()}
    on = value == "on"
    match chosen.id:
        case "place":
            g.players[g.seat_of(args["who"])].at = g.room_named(value)
        case "light":
            g.players[g.seat_of(args["who"])].light = int(value)
        case "slime" | "signal" | "larva":
            setattr(g.players[g.seat_of(args["who"])], chosen.id, on)
        case "ammo":
            if thing := g.players[g.seat_of(args["who"])].thing(args["weapon"]):
                thing.ammo = int(value)
        case "intruder" | "injuries":
            intruder = g.intruder(args["intruder"])
            if intruder and chosen.id == "intruder":
                intruder.at = g.room_named(value)
            elif intruder:
                intruder.injuries = int(value)
        case "fire" | "malfunction":
            setattr(g.rooms[g.room_named(args["room"])], chosen.id, on)
        case "items":
            g.rooms[g.room_named(args["room"])].items = int(value)
        case "pod":
            next(pod for pod in g.pods if pod.number == args["pod"]).locked = on
        case "door":
            g.doors.pop(args["corridor"], None)
            if value != "open":
                g.doors[args["corridor"]] = "closed" if value == "closed" else "destroyed"
        case "noise":
            g.noise = [way for way in g.noise if way != args["corridor"]] + ([args["corridor"]] if on else [])
        case "time":
            g.time = int(value)
        case "destination":
            g.destination = value
        case _:
            corrections_cards.fix(g, chosen.id, args, value)


def unsound(g: Nemesis) -> Reason | None:
    """Why a position could not be: limits of the box, figures nowhere, Wounds past the last."""
    astray = [each for each in g.intruders if each.at not in g.rooms]
    lost = [player for player in g.players.values() if player.state == "aboard" and player.at not in ("", *g.rooms)]
    return (
        bar(not astray and not lost, "unsound-place", "NEM-MOVE-01")
        or bar(g.fires <= STOCK.fires, "unsound-fires", "NEM-FIRE-07")
        or bar(g.malfunctions <= STOCK.malfunctions, "unsound-malfunctions", "NEM-MALF-08")
        or bar(len(g.doors) <= STOCK.doors, "unsound-doors", "NEM-DOOR-10")
        or bar(all(len(player.wounds) <= FATAL for player in g.players.values()), "unsound-wounds", "NEM-WOUND-05")
        or bar(all(player.full <= player.slots for player in g.players.values()), "unsound-hands", "NEM-HAND-02")
        or bar(
            not any(
                room.malfunction and room.explored and room.tile in ("nest", "slime-room") for room in g.rooms.values()
            ),
            "unsound-malfunctions",
            "NEM-MALF-04",
        )
    )
