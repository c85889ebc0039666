"""More verbs for a `Ship`: rooms that must be aboard, Actions with all their questions, a night, and the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from bot.games.nemesis import event_cards, wounds
from bot.games.nemesis.content import BOX, COORDINATES, TILES, is_contamination, kind
from bot.games.nemesis.state import Nemesis, Note, Thing
from bot.games.nemesis.views import View
from tests.rules.nemesis.ship import Ship, room

JUMP = len(BOX.time_track) - 1


class Voyage(Ship):
    """A ship on which anything can be laid out and played by Character."""

    # laying positions

    def builds(self, *tiles: str) -> Self:
        """Bring Room tiles aboard that chance left in the box, in place of others of their set."""

        def change(g: Nemesis) -> None:
            for tile in tiles:
                boxed = g.boxed[f"tiles-{TILES[tile].set}"] if TILES[tile].set else []
                if tile in boxed:
                    other = next(
                        each
                        for number, each in g.rooms.items()
                        if TILES[each.tile].set == TILES[tile].set
                        and each.tile not in tiles
                        and not any(player.at == number for player in g.players.values())
                    )
                    boxed.remove(tile)
                    boxed.append(other.tile)
                    other.tile = tile

        self.set(change)
        return self

    def stands(self, who: str, place: str) -> Self:
        """Put a Character into a room, which is brought aboard if need be."""
        if place in TILES:
            self.builds(place)
        self.at(**{who: place})
        return self

    def marks(self, place: str, **markers: Any) -> Self:
        """Set what lies in a room: fire, malfunction, items, objects."""

        def change(g: Nemesis) -> None:
            for name, value in markers.items():
                setattr(g.rooms[room(g, place)], name, value)

        self.set(change)
        return self

    def change(self, who: str, **fields: Any) -> Self:
        """Set fields of a player."""

        def change(g: Nemesis) -> None:
            for name, value in fields.items():
                setattr(g.players[g.seat_of(who)], name, value)

        self.set(change)
        return self

    def turns(self, **fields: Any) -> Self:
        """Set fields of the position itself."""

        def change(g: Nemesis) -> None:
            for name, value in fields.items():
                setattr(g, name, value)

        self.set(change)
        return self

    def infects(self, who: str, *statuses: str, pile: str = "hand") -> Self:
        """Put Contamination cards, `clean` or `infected`, into a hand, deck (on top) or discard pile."""

        def change(g: Nemesis) -> None:
            for status in statuses:
                card = next(each for each in g.contamination if (each in g.infected) == (status == "infected"))
                g.contamination.remove(card)
                getattr(g.players[g.seat_of(who)], pile).append(card)

        self.set(change)
        return self

    def suffers(self, who: str, light: int = 0, serious: int = 0) -> Self:
        """Let somebody suffer Wounds by the rules, none of which ask."""

        def change(g: Nemesis) -> None:
            seat = g.seat_of(who)
            assert not list(wounds.light(g, seat, light))
            for _ in range(serious):
                assert not list(wounds.serious(g, seat))

        self.set(change)
        return self

    def knows(self, *weaknesses: str) -> Self:
        """Let Weaknesses be discovered, by the card."""

        def change(g: Nemesis) -> None:
            for clue, weakness in zip(g.clues, weaknesses, strict=False):
                if clue.card != weakness:
                    piles = [other for other in g.clues if other.card == weakness]
                    if piles:
                        piles[0].card = clue.card
                    else:
                        g.boxed["weaknesses"].remove(weakness)
                        g.boxed["weaknesses"].append(clue.card)
                    clue.card = weakness
                clue.known = True

        self.set(change)
        return self

    def seeks(self, who: str, *objectives: str) -> Self:
        """Give somebody these Objectives."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            g.boxed["objectives"] += player.objectives
            for each in objectives:
                for pile in (g.boxed["objectives"], *(other.objectives for other in g.players.values())):
                    if each in pile:
                        pile.remove(each)
                        break
            player.objectives = list(objectives)

        self.set(change)
        return self

    # who may do what

    def may(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick each of these."""
        self.can(self.seat(who), *keys)

    def may_not(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick none of these."""
        self.cannot(self.seat(who), *keys)

    def offers(self, who: str, verb: str) -> set[str]:
        """The keys with this verb that a Character may pick."""
        return self.offered(self.seat(who), verb)

    def options(self, who: str) -> set[str]:
        """All keys that a Character may pick."""
        return {offer.key for offer in self.asked(self.seat(who)).options}

    def refused(self, who: str, key: str, reason: str, rule: str) -> None:
        """Claim that an Action is refused for a reason of this game by this rule."""
        self.refuses(self.seat(who), key, f"nemesis-refuse-{reason}", rule)

    def view(self, who: str = "") -> View:
        """What a Character's player, or anybody, may see."""
        seen: View = self.match.view(self.seat(who) if who else None)
        return seen

    def notes(self, who: str, id: str) -> list[Note]:
        """What a player has learned of one kind."""
        return [note for note in self.me(who).notes if note.id == id]

    # playing

    def acts(self, who: str, key: str, *choices: str, after: Iterable[str] = ()) -> None:
        """Take an Action: answer its questions, pay, let the room react, then answer what follows; all is told."""
        told = []
        self.does(self.seat(who), key)
        told += self.events
        for choice in choices:
            self.does(self.seat(who), choice)
            told += self.events
        before = self.match.asks
        self.pays(who)
        if self.match.asks is not before:
            told += self.events
        told += self.quiet()
        for choice in after:
            self.does(self.seat(who), choice)
            told += self.events
        self.events = told

    def quiet(self) -> list[Any]:
        """Let every open window for Interruption pass; gives what was told."""
        told = []
        while any(ask.prompt == "interrupt" for ask in self.match.asks):
            for seat in self.match.waiting:
                self.does(seat, "pass")
                told += self.events
        return told

    def night(self, event: str = "regeneration", token: str = "blank.1", *, who: str = "") -> None:
        """Let everybody but one have passed; the last passes, and the Event Phase runs with this card and token."""
        last = who or next(each for each in self.crew if self.me(each).state in ("aboard", "pod"))

        def change(g: Nemesis) -> None:
            for player in g.players.values():
                player.passed = True
            g.players[g.seat_of(last)].passed = False
            g.turn, g.actions = g.seat_of(last), 2

        self.set(change)
        if event:
            self.next_events(event)
        if token:
            self.only_token(token)
        told = []
        self.does(self.seat(last), "stay" if self.me(last).state == "pod" else "pass")
        told += self.events
        ask = self.match.ask_of(self.seat(last))
        if ask is not None and ask.prompt == "decide":
            self.does(self.seat(last))
            told += self.events
        self.events = told

    def happens(self, card: str) -> None:
        """Resolve an Event card that asks nothing, and nothing else of a night."""
        told: list[Any] = []

        def change(g: Nemesis) -> None:
            g.events.take(card)
            assert not list(event_cards.resolve(g, card))
            told.extend(g.__dict__["told"])

        self.set(change)
        self.events = told

    def jumps(self, who: str = "") -> None:
        """Let the ship jump at the end of this round."""
        self.turns(time=JUMP - 1)
        self.night(who=who)

    def sleeps(self, *crew: str) -> Self:
        """Let Characters hibernate."""
        for who in crew:
            self.change(who, state="asleep", at="")
        return self

    def lifts_off(self, *crew: str) -> Self:
        """Let Characters have left in a Pod."""
        for who in crew:
            self.change(who, state="launched", at="")
        return self

    def safe(self, destination: str = "earth") -> Self:
        """Let all Engines work and the Destination marker lead somewhere."""

        def change(g: Nemesis) -> None:
            g.engines = {engine: ["damaged", "working"] for engine in g.engines}
            leads = COORDINATES[g.coordinates].leads
            g.destination = next(space for space, there in leads.items() if there == destination)

        self.set(change)
        return self


def things(ship: Ship, who: str) -> list[str]:
    """What somebody holds in hand, by id."""
    return [thing.id for thing in ship.me(who).hands]


def held(ship: Ship, who: str, what: str) -> Thing:
    """Something that somebody holds in hand, by kind."""
    return next(thing for thing in ship.me(who).hands if kind(thing.id) == what)


def tainted(cards: Iterable[str]) -> list[str]:
    """The Contamination cards of a pile."""
    return [card for card in cards if is_contamination(card)]


def winners(ship: Ship) -> set[str]:
    """Who won, by Character."""
    assert ship.match.state.outcome is not None
    return {ship.g.who(seat) for seat in ship.match.state.outcome.winners}


def at(place: str, crew: tuple[str, ...] = ("captain", "scout"), **options: str) -> Voyage:
    """The first of a crew in some room, the others in the Cockpit."""
    ship = Voyage(crew, **options)
    ship.stands(crew[0], place)
    if place != "cockpit":
        ship.at(**dict.fromkeys(crew[1:], "cockpit"))
    return ship
