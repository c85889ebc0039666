"""Event cards: the movement of Intruders, then the effect (NEM-EVENT)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.state import Steps
from bot.games.nemesis.box.content import EVENTS, TILES, face, is_contamination
from bot.games.nemesis.events.crew import Discarded
from bot.games.nemesis.events.injuries import Regenerated
from bot.games.nemesis.events.intruders import BagGrew, EggHatched, EventDrawn, HatchedOnto
from bot.games.nemesis.events.ship import EventIdle, ItemsBurned, PodEjected
from bot.games.nemesis.rules.body import contamination, wounds
from bot.games.nemesis.rules.cards import decks
from bot.games.nemesis.rules.intruders import damage, moving
from bot.games.nemesis.rules.intruders.arrivals import lurk
from bot.games.nemesis.rules.intruders.encounters import encounter
from bot.games.nemesis.rules.ship import doors, hazards, noise, noise_roll, pods
from bot.games.nemesis.state import Nemesis


def event_step(g: Nemesis) -> Steps:
    """Draw an Event card and resolve it (NEM-EVENT-01)."""
    for card in g.draw(g.events):
        yield from resolve(g, card)


def resolve(g: Nemesis, card: str) -> Steps:
    """Move the Intruders, then do what the card says, then put it away (NEM-EVENT-02, NEM-EVENT-05, NEM-EVENT-06)."""
    printed = EVENTS[card]
    g.tell(EventDrawn(card=card, number=printed.corridor, movers=printed.movers))
    put_away(g, card)
    free = [each for each in g.intruders if each.kind in printed.movers and not g.fighting(each)]
    moving.go(g, [(each, moving.by_number(g, each, printed.corridor)) for each in free])
    told, before = g.told, len(g.told)
    yield from EFFECTS[printed.rule](g)
    if g.told is told and len(told) == before:  # nobody was asked, and nothing came of it
        g.tell(EventIdle())


def put_away(g: Nemesis, card: str) -> None:
    """Discard a card, shuffle it back, or remove it and shuffle the discard pile in (NEM-EVENT-05, NEM-EVENT-06)."""
    match EVENTS[card].after:
        case "discard":
            g.events.discard.append(card)
        case "return":
            g.events.cards.append(card)
            g.shuffle(g.events.cards)
        case "remove":
            g.removed.append(card)
            g.events.cards += g.events.discard
            g.events.discard = []
            g.shuffle(g.events.cards)


def egg_protection(g: Nemesis) -> Steps:
    """Let each Character in the Nest or with an Egg have an Encounter."""
    nest = g.room_of("nest")
    for seat in g.in_order():
        if g.here(seat) and (g.players[seat].at == nest or g.players[seat].carries("egg")):
            yield from encounter(g, seat, cause="egg")


def hatching(g: Nemesis) -> Steps:
    """Hatch an Egg of the Nest: onto whoever is there without Action cards, or else into the bag."""
    if g.eggs:
        g.eggs -= 1
        g.tell(EggHatched(count=g.eggs))
        damage.check_nest(g)
    nest = g.room_of("nest")
    prey = [seat for seat in (g.crew_in(nest) if nest else ()) if not g.players[seat].payable]
    g.reveal()
    for seat in prey:
        g.players[seat].larva = True
        g.tell(HatchedOnto(who=g.who(seat)))
        contamination.contaminate(g, seat)
    if not prey and moving.back_to_bag(g, "larva"):
        g.tell(BagGrew(token="larva"))  # noqa: S106
    yield from ()


def regeneration(g: Nemesis) -> Steps:
    """Heal 2 Injuries of every Intruder."""
    for intruder in g.intruders:
        intruder.injuries = max(0, intruder.injuries - 2)
    g.tell(Regenerated())
    yield from ()


def damage_rooms(g: Nemesis) -> Steps:
    """Put a Malfunction in each room with an Adult, a Breeder or the Queen."""
    for room in g.rooms:
        if any(each.kind in ("adult", "breeder", "queen") for each in g.intruders_in(room)):
            hazards.malfunction(g, room)
    yield from ()


def lurking(g: Nemesis) -> Steps:
    """Take all Intruders not in Combat off the board, their tokens back into the bag."""
    lurk(g, [each for each in g.intruders if not g.fighting(each)])
    yield from ()


def eclosion(g: Nemesis) -> Steps:
    """Kill whoever carries a Larva; then everybody Scans the Contamination among 4 cards of their deck."""
    carriers = [seat for seat in g.in_order() if g.players[seat].awake and g.players[seat].larva]
    with wounds.at_once(g):
        for seat in carriers:
            yield from contamination.burst(g, seat)
    for seat in g.in_order():
        player = g.players[seat]
        if not player.awake:
            continue
        drawn = decks.take(g, seat, 4)
        player.discard += drawn
        g.tell(Discarded(who=g.who(seat), cards=tuple(face(card) for card in drawn)))
        if contamination.scan(g, seat, [card for card in drawn if is_contamination(card)]):
            contamination.grow(g, seat)


def flammable_compounds(g: Nemesis) -> Steps:
    """Set the Hibernatorium on fire; if it burns already, the rooms next to it."""
    room = g.board.special["hibernatorium"]
    if g.rooms[room].fire:
        spread(g, [room])
    else:
        hazards.kindle(g, room)
    yield from ()


def spread(g: Nemesis, burning: list[str]) -> None:
    """Spread Fire to every room next to those that burn, not through Closed Doors (NEM-FIRE-11)."""
    for room in sorted({near for each in burning for near in g.adjacent(each)}, key=int):
        hazards.kindle(g, room)


def on_fire(g: Nemesis) -> list[str]:
    """The rooms with a Fire marker."""
    return [number for number, room in g.rooms.items() if room.fire]


def hunt(g: Nemesis) -> Steps:
    """Let each free Adult go for a Character in a room next to it."""
    moving.hunt(g)
    yield from ()


def consuming_fire(g: Nemesis) -> Steps:
    """Burn the Items of every room on fire, then spread."""
    burning = on_fire(g)
    for room in burning:
        if g.rooms[room].items:
            g.rooms[room].items = 0
            g.tell(ItemsBurned(room=g.place(room)))
    spread(g, burning)
    yield from ()


def scent_of_prey(g: Nemesis) -> Steps:
    """Put noise all around the Characters with Slime."""
    for seat in g.in_order():
        if g.here(seat) and g.players[seat].slime:
            noise.everywhere(g, g.players[seat].at)
    yield from ()


def malfunction(g: Nemesis) -> Steps:
    """Put a Malfunction in the explored room with the lowest number."""
    hazards.malfunction(g, next(number for number, room in g.rooms.items() if room.explored))
    yield from ()


def noise_in_technical_corridors(g: Nemesis) -> Steps:
    """Put noise in the Technical Corridors; where it is already, whoever is at an entrance rolls for noise."""
    loud = [net for net in g.board.technical if net in g.noise]
    for net in g.board.technical:
        if net not in loud:
            noise.put(g, net)
    for seat in g.in_order():
        if g.here(seat) and any(net in loud for net in g.board.entrances[g.players[seat].at]):
            yield from noise_roll.roll(g, seat)


def nest(g: Nemesis) -> Steps:
    """Put noise all around the Nest, if it is known."""
    if room := g.room_of("nest"):
        noise.everywhere(g, room)
    yield from ()


def bulkheads_open(g: Nemesis) -> Steps:
    """Open every Closed Door."""
    for corridor in [each for each, door in g.doors.items() if door == "closed"]:
        doors.open_up(g, corridor)
    yield from ()


def damaging_fire(g: Nemesis) -> Steps:
    """Put a Malfunction in every room on fire, then spread."""
    burning = on_fire(g)
    for room in burning:
        hazards.malfunction(g, room)
    spread(g, burning)
    yield from ()


def escape_pod_ejection(g: Nemesis) -> Steps:
    """Lose the Pod with the lowest number."""
    pod = min((pod for pod in g.pods if not pod.gone), key=lambda each: each.number, default=None)
    if pod:
        pods.eject(g, pod)
        g.tell(PodEjected(pod=pod.number))
    yield from ()


def break_rooms(g: Nemesis, colour: str, *, computer: bool) -> None:
    """Put a Malfunction in each explored room of a colour, or only in those with a Computer."""
    for number, room in g.rooms.items():
        tile = TILES[room.tile]
        if room.explored and tile.colour == colour and (tile.computer or not computer):
            hazards.malfunction(g, number)


def short_circuit(g: Nemesis) -> Steps:
    """Put a Malfunction in each yellow room with a Computer."""
    break_rooms(g, "yellow", computer=True)
    yield from ()


def coolant_leak(g: Nemesis) -> Steps:
    """Start the Self-Destruct Sequence if the Generator malfunctions (NEM-RUL-51)."""
    room = g.room_of("generator")
    if room and g.rooms[room].malfunction:
        hazards.start_destruct(g)
    yield from ()


def life_support_failure(g: Nemesis) -> Steps:
    """Put a Malfunction in each green room."""
    break_rooms(g, "green", computer=False)
    yield from ()


EFFECTS: dict[str, Callable[[Nemesis], Steps]] = {
    "egg-protection": egg_protection,
    "hatching": hatching,
    "regeneration": regeneration,
    "damage": damage_rooms,
    "lurking": lurking,
    "eclosion": eclosion,
    "flammable-compounds": flammable_compounds,
    "hunt": hunt,
    "consuming-fire": consuming_fire,
    "scent-of-prey": scent_of_prey,
    "malfunction": malfunction,
    "noise-in-technical-corridors": noise_in_technical_corridors,
    "nest": nest,
    "bulkheads-open": bulkheads_open,
    "damaging-fire": damaging_fire,
    "escape-pod-ejection": escape_pod_ejection,
    "short-circuit": short_circuit,
    "coolant-leak": coolant_leak,
    "life-support-failure": life_support_failure,
}
