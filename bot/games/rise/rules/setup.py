"""Setting a Mission up, in the rulebook's order (RISE-SETUP-01): `setup` lays it out, `begin` asks for the rest."""

from __future__ import annotations

from typing import Literal

from bot.engine.asks import Choice, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck, kind_of
from bot.engine.dice import D6
from bot.engine.game import TOGGLE, Setup, Switch
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Loot, Store
from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.content import BOARDS, CLASSES, EQUIPMENT, WEAPONS
from bot.games.rise.box.missions.sheet import MISSIONS, Mission
from bot.games.rise.events.missions import CardStored, ColourTaken, EnemiesWait, KitDrawn, MissionBegan, TookPosition
from bot.games.rise.rules import campaign
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.campaign import Carry
from bot.games.rise.rules.enemies import arrivals, reinforcements
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes
from bot.games.rise.state import SCHEMA, Character, Entrance, Mode, Rise, Token, Truck, Waypoint

RANK = ("standard", "higher-rank", "rank-1")
"""More Rank and less exclude each other (RISE-RULING-78)."""
DIFFICULTY = ("fewer-enemies", "well-equipped", "aggressive", "termination")
DEFAULTS = "defaults"
"""The table wants no questions about ties among Enemies (RISE-RULING-02)."""
SWITCHES = (
    Switch("mode", ("campaign", "skirmish"), "campaign", once=True, manner=True),
    Switch("rank", RANK, "standard"),
    *(Switch(id, TOGGLE, "off") for id in DIFFICULTY),
    Switch(DEFAULTS, TOGGLE, "off", manner=True),
)
"""The lobby's choices: the mode, the difficulty in any mixture, and who settles ties (RISE-DIFF-01, RULING-78)."""
HIGHER_RANK = 2
TOP_LEVEL = 3


def setup(setup: Setup, seed: bytes) -> Rise:
    """Lay a Mission out: map, tokens, decks and what everybody brings along; colours are chosen next."""
    sheet, carried = MISSIONS[setup.mission], campaign.read(setup.carry)
    g = Rise(
        schema=SCHEMA,
        seats=setup.seats,
        chance=Chance(seed),
        mission=sheet.id,
        mode=mode_of(setup, sheet, carried),
        difficulty=difficulty(setup.options),
        carried=setup.carry,
        references=list(sheet.references),
        characters={seat: Character(colour) for seat, colour in zip(setup.seats, COLOURS, strict=False)},
        weapons=Deck(),
        equipment=Deck(),
    )
    if setup.options.get(DEFAULTS) == "on":
        g.takes_defaults = 1
    g.tell(MissionBegan(mission=sheet.id))
    lay_map(g, sheet)
    for seat, character in g.characters.items():
        equip(g, seat, character, carried)
    build_decks(g, sheet, carried)
    return g


def difficulty(options: dict[str, str]) -> list[str]:
    """The adjustments that are switched on (RISE-DIFF-01)."""
    rank = options.get("rank", "")
    return [*([rank] if rank in RANK[1:] else []), *(id for id in DIFFICULTY if options.get(id) == "on")]


def mode_of(setup: Setup, sheet: Mission, carried: Carry) -> Mode:
    """The mode: a Campaign goes on with what it carries, and else as it begins."""
    return carried.mode if setup.carry else opening(sheet.id, setup.options)


def opening(mission: str, options: dict[str, str]) -> Literal["campaign", "skirmish"]:
    """How a Mission begins without a past: a Campaign starts with Mission 1 (RISE-CAMP-01, RISE-SKIRM-01)."""
    wanted = options.get("mode", "campaign") == "campaign"
    return "campaign" if wanted and MISSIONS[mission].number == 1 else "skirmish"


def outline(seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool) -> tuple[Phrase, ...]:
    """What is played, for the lobby: mode, Characters and every adjustment (RISE-DIFF-01, RISE-SOLO-02)."""
    mode = "goes-on" if goes_on and options.get("mode") != "skirmish" else opening(mission, options)
    chosen = tuple(difficulty(options))
    return (
        Phrase(f"rise-lobby-{mode}", {"number": MISSIONS[mission].number, "of": len(MISSIONS)}),
        Phrase("rise-lobby-difficulty", {"adjustment": chosen}) if chosen else Phrase("rise-lobby-standard"),
        Phrase("rise-lobby-seats", {"count": len(seats)}),
    )


def lay_map(g: Rise, sheet: Mission) -> None:
    """Put Obstacles, Entrances and Waypoints on the tiles, and whatever else the sheet shows (RISE-SETUP-04)."""
    for lay in sheet.tokens:
        if not lay.later:
            g.tokens[lay.id] = Token(lay.id, lay.kind, list(lay.hexes), lay.defense)
    ways = sorted((way for way in sheet.entrances if not way.later), key=lambda way: way.id)
    g.entrances = {way.id: Entrance(way.id, list(way.hexes), way.side) for way in ways}
    g.waypoints = {entry.id: Waypoint(entry.id, entry.at, entry.face_up) for entry in sheet.waypoints}
    g.truck = Truck(sheet.truck.kind, sheet.truck.at) if sheet.truck else None
    if sheet.rule("allies-go-down"):
        g.allies_go_down = 1
    for soldier in sheet.allies:
        if not soldier.later:
            changes.join(g, soldier.id)


def equip(g: Rise, seat: str, character: Character, carried: Carry) -> None:
    """Give a Character its starting cards and Rank, in a Campaign also what it earned (RISE-SETUP-08, -09)."""
    held = carried.of(seat)
    character.cards = [*(f"{card}.1" for card in BOARDS[seat].starts), *campaign.kept(carried, seat)]
    character.classes = list(held.classes)
    character.ranks = held.ranks
    if g.mode != "campaign":
        character.ranks += MISSIONS[g.mission].skirmish.ranks
    if "higher-rank" in g.difficulty:
        character.ranks += HIGHER_RANK
    if "rank-1" in g.difficulty:
        character.ranks = min(1, character.ranks)


def build_decks(g: Rise, sheet: Mission, carried: Carry) -> None:
    """Shuffle the decks of the listed levels; kept cards are left out, the rest stays boxed (RISE-SETUP-06, -07)."""
    held = {card for seat in g.seats for card in g.characters[seat].cards}
    away = {card for seat in carried.held if seat not in g.seats for card in campaign.kept(carried, seat)}
    shelves: tuple[tuple[Deck, dict[str, Loot], tuple[int, ...]], ...] = (
        (g.weapons, {**WEAPONS}, sheet.weapon_levels),
        (g.equipment, {**EQUIPMENT}, sheet.equipment_levels),
    )
    for deck, shelf, listed in shelves:
        wanted = levels(g, listed)
        for card in shelf.values():
            for copy in (f"{card.id}.{number}" for number in range(1, card.count + 1)):
                if copy not in held:
                    (deck.cards if card.level in wanted and copy not in away else g.set_aside).append(copy)
        g.shuffle(deck.cards)


def levels(g: Rise, listed: tuple[int, ...]) -> set[int]:
    """The levels of a deck; the well equipped find cards one level higher too (RISE-DIFF-04, RULING-78)."""
    more = {min(TOP_LEVEL, max(listed) + 1)} if "well-equipped" in g.difficulty else set()
    return set(listed) | more


def begin(g: Rise) -> Steps:
    """Ask for colours, then deal cards and Enemies, then ask for starting hexes (RISE-SETUP-01)."""
    yield from take_colours(g)
    if "dealt" not in g.prepared:
        yield from deal(g)
        g.prepared.append("dealt")
    yield from take_positions(g)
    g.end_phase("setup")
    g.phase = "decision"


def take_colours(g: Rise) -> Steps:
    """Let every player pick a colour, one for each Character, in any order (RISE-SETUP-02, RISE-SOLO-04)."""
    while waiting := tuple(seat for seat in g.seats if f"colour.{seat}" not in g.prepared):
        taken = {g.characters[seat].colour for seat in g.seats if seat not in waiting}
        free = [colour for colour in COLOURS if colour not in taken]
        options = [option("colour", colour=colour) for colour in free]
        choice: Choice = yield g.ask(waiting, "colour", options, checkpoint=True)
        colour = next(colour for colour in free if colour == choice["colour"])
        for other in waiting:
            if g.characters[other].colour == colour:
                g.characters[other].colour = g.characters[choice.seat].colour
        g.characters[choice.seat].colour = colour
        g.prepared.append(f"colour.{choice.seat}")
        g.tell(ColourTaken(seat=choice.seat, colour=colour))


def deal(g: Rise) -> Steps:
    """Fill slots and Class cards, line the Enemies up, then follow the Skirmish Setup (RISE-SETUP-09..12)."""
    sheet = MISSIONS[g.mission]
    for seat in g.seats:
        yield from gear.discard_excess(g, seat)
        yield from store(g, seat)
    muster(g, sheet)
    if g.mode != "campaign":
        yield from skirmish(g, sheet)


def store(g: Rise, seat: str) -> Steps:
    """Let Class cards take an Equipment card with their keyword from the deck (RISE-CLASS-16)."""
    for id in g.characters[seat].classes:
        for ability in CLASSES[id].abilities:
            if isinstance(ability, Store):
                yield from _store(g, seat, id, ability)


def _store(g: Rise, seat: str, id: str, ability: Store) -> Steps:
    """Let the owner choose the card for one Class card, one copy of each kind on offer."""
    cards = sorted(card for card in g.equipment.cards if ability.keyword in figures.card(card).keywords)
    kinds = list({kind_of(card): card for card in reversed(cards)}.values())[::-1]
    if not kinds:
        return
    card = kinds[0]
    if len(kinds) > 1:
        options = [option("store", card=card) for card in kinds]
        best = option("store", card=max(kinds, key=gear.worth))
        choice: Choice = yield g.ask(seat, "store", options, default=best, args={"seat": seat, "class": id})
        card = choice["card"]
    g.equipment.cards.remove(card)
    g.shuffle(g.equipment.cards)
    g.characters[seat].stored[id] = card
    g.tell(CardStored(seat=seat, card=card))


def muster(g: Rise, sheet: Mission) -> None:
    """Line up the Enemies of the colours in play, then place those that are there from the start (RISE-POOL-01..03)."""
    colours = [colour for colour in COLOURS if colour in {character.colour for character in g.characters.values()}]
    cut = -1 if "fewer-enemies" in g.difficulty else None
    g.pool = {colour: list(sheet.pool[colour][:cut]) for colour in colours}
    for guard in sheet.guards:
        if guard.colour in colours and g.pool[guard.colour]:
            arrivals.muster(g, g.pool[guard.colour].pop(0), guard.colour, changes.free_hex(g, guard.at))
    if sheet.first_roll:
        for colour in colours:
            reinforcements.reinforce(g, colour, [int(face) for face in g.roll(D6, sheet.first_roll)])
    if g.enemies:
        g.tell(EnemiesWait(count=len(g.enemies)))


def skirmish(g: Rise, sheet: Mission) -> Steps:
    """Draw what makes up for a Campaign; whoever goes on after a defeat draws no Equipment (RISE-SKIRM-02, -03)."""
    weapons, equipment = sheet.skirmish.weapons, sheet.skirmish.equipment if g.mode == "skirmish" else 0
    for seat in g.seats:
        if weapons or equipment:
            g.tell(KitDrawn(seat=seat, weapons=weapons, equipment=equipment))
        yield from gear.draw(g, seat, "weapon", weapons)
        yield from gear.draw(g, seat, "equipment", equipment)


def take_positions(g: Rise) -> Steps:
    """Let everybody put their Character on a hex of the Starting Zone, in any order (RISE-SETUP-13, RULING-75)."""
    while waiting := tuple(seat for seat in g.seats if not g.characters[seat].at):
        options = [option("place", to=hex) for hex in free_hexes(g)]
        choice: Choice = yield g.ask(waiting, "place", options, kind="space", checkpoint=True)
        g.characters[choice.seat].at = choice["to"]
        g.tell(TookPosition(seat=choice.seat, to=choice["to"]))


def free_hexes(g: Rise) -> list[str]:
    """The hexes of the Starting Zone that are full, not red and empty; Obstacles are allowed (RISE-RULING-75)."""
    ground, taken, now = figures.ground(g), figures.occupied(g), figures.blocks(g)
    zone = [hex for name in MISSIONS[g.mission].start for hex in ground.zones[name]]
    inside = list(figures.truck_hexes(g.truck).values()) if g.truck else []
    return sorted(hex for hex in zone if hex not in taken and (hex not in now.outside or hex in inside))


__all__ = ["SWITCHES", "begin", "setup"]
