"""What a seat may see, built by adding (the ledger's part 5.3)."""

from __future__ import annotations

import msgspec

from bot.engine.decks import kind_of
from bot.engine.scene import Mark
from bot.engine.state import Outcome
from bot.games.nemesis.box.board import Board
from bot.games.nemesis.box.content import BOARDS, CARDS, EXPLORATION, face
from bot.games.nemesis.look.secrets import Secrets, secrets
from bot.games.nemesis.rules.cards.items import back, capacity
from bot.games.nemesis.state import Clue, Intruder, Nemesis, Note, Player, Pod, Room, Thing, TradeOffer, Wound


class ThingView(msgspec.Struct, frozen=True):
    """Something in a Hand slot: everybody sees it."""

    id: str
    ammo: int
    capacity: int
    added: tuple[str, ...]


class CrewView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as everybody sees them: cards are counted, Inventories show their backs."""

    seat: str
    number: int
    character: str
    state: str
    at: str
    pod: str
    hand: int
    deck: int
    discard: tuple[str, ...]
    backs: dict[str, int]
    active_quests: tuple[str, ...]
    hands: tuple[ThingView, ...]
    taped: tuple[tuple[str, ...], ...]
    quests: tuple[str, ...]
    light: int
    wounds: tuple[tuple[str, bool], ...]
    slime: bool
    signal: bool
    larva: bool
    passed: bool
    lets_pass: bool
    objectives: int


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    """A room as everybody sees it."""

    place: str
    """Its tile, or `slot-<number>` while it lies face down."""
    explored: bool
    items: int
    fire: bool
    malfunction: bool
    objects: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or anybody, may see."""

    seat: str | None
    seats: tuple[str, ...]
    mode: str
    ship: str
    round: int
    phase: str
    turn: str
    actions: int
    first: str
    order: tuple[str, ...]
    outcome: Outcome | None
    marks: tuple[Mark, ...]
    crew: dict[str, CrewView]
    rooms: dict[str, RoomView]
    turned: dict[str, int]
    """The Exploration tokens that were turned, by kind: everybody saw them."""
    doors: dict[str, str]
    noise: tuple[str, ...]
    pods: tuple[tuple[str, str, bool, str], ...]
    """Number, Section, whether Locked, and how it left."""
    intruders: tuple[tuple[str, str, str, int], ...]
    """Id, kind, room and Injuries."""
    bag: dict[str, int]
    pool: dict[str, int]
    eggs: int
    nest_destroyed: bool
    queen_killed: bool
    weaknesses: dict[str, str]
    """By slot; empty while not discovered."""
    destination: str
    time: int
    destruct: int
    unstoppable: bool
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    crafted: tuple[str, ...]
    met: bool
    goals: tuple[str, ...]
    offered: tuple[str, ...]
    hunter: str
    hunt_cards: int
    airlock: str
    trading: tuple[str, ...]
    engines: dict[str, str]
    """Only once the game is over."""
    coordinates: str
    """Only once the game is over."""
    hand: tuple[str, ...]
    items: tuple[str, ...]
    objectives: tuple[str, ...]
    notes: tuple[Note, ...]
    offers: tuple[tuple[str, str, tuple[str, ...]], ...]
    """What lies on the table in a Trade of one's own: giver, taker, things."""
    hunt_hand: tuple[str, ...]
    looking: tuple[str, ...]
    secrets: Secrets | None
    """All that others hide, for those who have given up their part."""

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.ship]

    def weak(self, weakness: str) -> bool:
        """Whether this Weakness has been discovered (NEM-WEAK-04)."""
        return weakness in self.weaknesses.values()


def view(g: Nemesis, seat: str | None) -> View:
    """What this seat may see; for None, what anybody may."""
    me = g.players.get(seat) if seat else None
    over = g.outcome is not None
    trade = g.trade
    return View(
        seat=seat,
        seats=g.seats,
        mode=g.mode,
        ship=g.ship,
        round=g.round,
        phase=g.phase,
        turn=g.turn,
        actions=g.actions,
        first=g.first,
        order=tuple(g.order),
        outcome=g.outcome,
        marks=tuple(g.marks),
        crew={each: crew(each, player) for each, player in g.players.items()},
        rooms={number: room_view(number, room) for number, room in g.rooms.items()},
        turned=tally([token for token in g.removed if token in EXPLORATION]),
        doors=dict(g.doors),
        noise=tuple(sorted(g.noise)),
        pods=tuple(pod_view(pod) for pod in g.pods),
        intruders=tuple(intruder_view(each) for each in g.intruders),
        bag=tally(g.bag),
        pool=tally(g.pool),
        eggs=g.eggs,
        nest_destroyed=g.nest_destroyed,
        queen_killed=g.queen_killed,
        weaknesses={clue.slot: clue_view(clue) for clue in g.clues},
        destination=g.destination,
        time=g.time,
        destruct=g.destruct,
        unstoppable=g.unstoppable,
        decks=deck_sizes(g),
        discards=open_piles(g),
        crafted=tuple(g.crafted),
        met=g.met,
        goals=tuple(g.goals),
        offered=tuple(g.offered),
        hunter=g.hunter,
        hunt_cards=len(g.hunt_hand),
        airlock=g.airlock,
        trading=tuple(trade.parties) if trade else (),
        engines={engine: tokens[-1] for engine, tokens in g.engines.items()} if over else {},
        coordinates=g.coordinates if over else "",
        hand=tuple(own_face(g, me, card) for card in me.hand) if me else (),
        items=tuple(me.items) if me else (),
        objectives=tuple(me.objectives) if me else (),
        notes=tuple(me.notes) if me else (),
        offers=offers_seen(trade.offers) if trade and seat in trade.parties else (),
        hunt_hand=tuple(g.hunt_hand) if seat and seat == g.hunter else (),
        looking=tuple(g.looking.get(seat, ())) if seat else (),
        secrets=secrets(g, seat),
    )


def crew(seat: str, player: Player) -> CrewView:
    """A player as everybody sees them (NEM-RUL-63)."""
    backs: dict[str, int] = {}
    for card in player.items:
        backs[back(card)] = backs.get(back(card), 0) + 1
    return CrewView(
        seat=seat,
        number=player.number,
        character=player.character,
        state=player.state,
        at=player.at,
        pod=player.pod,
        hand=len(player.hand),
        deck=len(player.deck),
        discard=tuple(face(card) for card in player.discard),
        backs=dict(sorted(backs.items())),
        active_quests=tuple(card for card in player.items if CARDS[card] == "quest"),
        hands=tuple(thing_view(thing) for thing in player.hands),
        taped=tuple(tuple(pair) for pair in player.taped),
        quests=tuple(player.quests),
        light=player.light,
        wounds=tuple(wound_view(wound) for wound in player.wounds),
        slime=player.slime,
        signal=player.signal,
        larva=player.larva,
        passed=player.passed,
        lets_pass=player.lets_pass,
        objectives=len(player.objectives),
    )


def own_face(g: Nemesis, me: Player, card: str) -> str:
    """A card of one's own hand; with the option, a Scanned one is marked (NEM-RUL-36)."""
    shown = face(card)
    if shown == card or not g.remember or card not in me.scanned:
        return shown
    return "contamination-infected" if card in g.infected else "contamination-clean"


def room_view(number: str, room: Room) -> RoomView:
    """A room as everybody sees it."""
    return RoomView(
        place=room.tile if room.face_up else f"slot-{number}",
        explored=room.explored,
        items=room.items,
        fire=room.fire,
        malfunction=room.malfunction,
        objects=tuple(sorted(room.objects)),
    )


def thing_view(thing: Thing) -> ThingView:
    """What is in a Hand slot."""
    return ThingView(thing.id, thing.ammo, capacity(thing), tuple(thing.added))


def wound_view(wound: Wound) -> tuple[str, bool]:
    """A Serious Wound; they lie open, Dressed or not."""
    return kind_of(wound.card), wound.dressed


def pod_view(pod: Pod) -> tuple[str, str, bool, str]:
    """A Pod."""
    return pod.number, pod.section, pod.locked, pod.gone


def intruder_view(intruder: Intruder) -> tuple[str, str, str, int]:
    """An Intruder."""
    return intruder.id, intruder.kind, intruder.at, intruder.injuries


def clue_view(clue: Clue) -> str:
    """A Weakness once it is known."""
    return clue.card if clue.known else ""


def tally(tokens: list[str]) -> dict[str, int]:
    """How many tokens there are by kind: everybody knows what went in and out."""
    found: dict[str, int] = {}
    for token in tokens:
        found[kind_of(token)] = found.get(kind_of(token), 0) + 1
    return dict(sorted(found.items()))


def deck_sizes(g: Nemesis) -> dict[str, int]:
    """The number of cards that lie face down."""
    named = {"event": g.events, "attack": g.attacks, "wound": g.serious, "hunt": g.hunt, **g.items}
    return {**{name: len(deck) for name, deck in named.items()}, "contamination": len(g.contamination)}


def open_piles(g: Nemesis) -> dict[str, tuple[str, ...]]:
    """The discard piles that lie face up (NEM-SETUP-28)."""
    named = {"event": g.events, "attack": g.attacks, "wound": g.serious, "hunt": g.hunt, **g.items}
    return {name: tuple(deck.discard) for name, deck in named.items()}


def offers_seen(offers: list[TradeOffer]) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """What lies on the table."""
    return tuple((offer.giver, offer.taker, tuple(offer.things)) for offer in offers)
