"""A position of Nemesis to prove rules on: who stands where with what, and dice and cards that fall as the test says.

A `Ship` is a table whose draft is over: its rooms lie where tests expect them, explored and quiet, nobody carries more
than their Weapon, and it is the first player's turn. Tests lay what matters to them, then play by Character and key, so
that a test reads as the rulebook's examples do. What nobody laid is dealt by chance: a test may not lean on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.decks import kind_of
from bot.engine.events import Event
from bot.games.nemesis.box.content import STOCK, is_contamination
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.state import Nemesis, Thing
from tests.support.nemesis.hull import CREW, Hull
from tests.support.nemesis.laying import Laid
from tests.support.nemesis.pieces import room

__all__ = ["CREW", "JUMP", "Ship", "at", "calm", "held", "room", "tainted", "things", "winners"]

JUMP = len(STOCK.time_track) - 1


class Ship(Laid):
    """A ship in the hands of a test."""

    def plays(self, who: str, key: str, *, pay: Iterable[str] = ()) -> None:
        """Let a Character take an Action; cards to pay with are picked by name, or the first that fit."""
        self.does(self.seat(who), key)
        self.pays(who, *pay)

    def pays(self, who: str, *cards: str) -> None:
        """Answer the question for cards, if it is asked."""
        ask = self.match.ask_of(self.seat(who))
        if ask is None or ask.prompt != "decide" or ask.private.get("what") != "pay":
            return
        offers = [offer.key for offer in ask.options]
        named = [key for card in cards for key in offers if f"card={card} " in key]
        self.does(self.seat(who), *(named or offers)[: ask.least])

    def picks(self, who: str, *keys: str) -> None:
        """Let a Character answer whatever it is asked."""
        self.does(self.seat(who), *keys)

    def acts(self, who: str, key: str, *choices: str, after: Iterable[str] = ()) -> None:
        """Take an Action: answer its questions, pay, let the room react, then answer what follows; all is told."""
        told: list[Event] = []
        for choice in (key, *choices):
            self.picks(who, choice)
            told += self.events
        before = self.match.asks
        self.pays(who)
        if self.match.asks is not before:
            told += self.events
        told += self.quiet()
        for choice in after:
            self.picks(who, choice)
            told += self.events
        self.events = told

    def quiet(self) -> list[Event]:
        """Let every window for Interruption that is open pass; gives what was told."""
        told: list[Event] = []
        while any(ask.prompt == "interrupt" for ask in self.match.asks):
            for seat in self.match.waiting:
                self.does(seat, "pass")
                told += self.events
        return told

    def goes(self, who: str, to: str, how: str = "move") -> None:
        """Let a Character move, carefully move or escape to a room, by the first corridor that leads there."""
        place = self.g.place(room(self.g, to))
        self.plays(who, next(key for key in sorted(self.offers(who, how)) if key.startswith(f"{how} to={place} ")))

    def passes(self, who: str) -> None:
        """Let a Character pass and keep its hand, or stay in its Pod; all is told."""
        self.picks(who, "stay" if self.me(who).state == "pod" else "pass")
        ask = self.match.ask_of(self.seat(who))
        if ask is not None and ask.prompt == "decide":
            told = self.events
            self.picks(who)
            self.events = [*told, *self.events]

    def night(
        self,
        event: str = "regeneration",
        token: str = "blank.1",
        *,
        who: str = "",
        noise: tuple[str | int, ...] = (),
    ) -> None:
        """Let the last Character pass, so that the Event Phase runs with this card, token and these Noise dice."""
        who = who or next(each for each in self.crew if self.me(each).awake)
        self.last_to_pass(who)
        if event:
            self.next_events(event)
        if token:
            self.only_token(token)
        if noise:
            self.g.chance.script(0)  # the only token there is
            self.noise(*noise)
        self.passes(who)

    def happens(self, card: str) -> None:
        """Resolve an Event card that asks nothing, and nothing else of a night."""
        told: list[Event] = []

        def change(g: Nemesis) -> None:
            g.events.take(card)
            assert not list(event_cards.resolve(g, card))
            told.extend(g.told)

        self.set(change)
        self.events = told

    def jumps(self, who: str = "") -> None:
        """Let the ship jump at the end of this round."""
        self.turns(time=JUMP - 1)
        self.night(who=who)


def calm(*crew: str, mode: str = "", **options: Any) -> Ship:
    """A ship whose Intruders are known, and on which nobody interrupts anybody."""
    ship = Ship(*crew, mode=mode, **options).turns(met=True)
    for who in ship.crew:
        ship.change(who, lets_pass=True, waives=True)
    return ship


def at(place: str, crew: tuple[str, ...] = CREW[:2], **options: Any) -> Ship:
    """The first of a crew in some room, the others in the Cockpit."""
    ship = Ship(*crew, **options).stands(crew[0], place)
    return ship if place == "cockpit" else ship.at(**dict.fromkeys(crew[1:], "cockpit"))


def things(ship: Hull, who: str) -> list[str]:
    """What somebody holds in hand, by id."""
    return [thing.id for thing in ship.me(who).hands]


def held(ship: Hull, who: str, what: str) -> Thing:
    """Something that somebody holds in hand, by kind."""
    return next(thing for thing in ship.me(who).hands if kind_of(thing.id) == what)


def tainted(cards: Iterable[str]) -> list[str]:
    """The Contamination cards of a pile."""
    return [card for card in cards if is_contamination(card)]


def winners(ship: Hull) -> set[str]:
    """Who won, by Character."""
    assert ship.match.state.outcome is not None
    return {ship.g.who(seat) for seat in ship.match.state.outcome.winners}
