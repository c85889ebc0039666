"""A table with hidden hands through Discord: rounds are played, and nobody reads what somebody else holds."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import CARDS, HEROES
from bot.games.fireteam.state import Fireteam
from bot.playground.seen import Seen
from bot.sessions.session import Session
from bot.text import speak
from tests.support.e2e.bench import Bench
from tests.support.e2e.games.squad import position, staged
from tests.support.e2e.party import Party

NAMES = {id: speak("en").t(f"fireteam-card-{id}") for id in CARDS}
PLAYERS = {"Ada": "abe", "Bruno": "shad"}
RECENT = 6
"""Messages that can have changed since the last look."""
ROUNDS = 4
"""Rounds that are played to their end."""


def hidden(g: Fireteam) -> None:
    """Hands are hidden, and creatures act by themselves."""
    g.hidden = g.auto = True


def named(message: Seen) -> set[str]:
    """The cards that a message names: in its words, on buttons, in menus, or by their ids."""
    said = f"{message.text} {message.data}"
    return {id for id, name in NAMES.items() if name in said or f"card={id}" in said}


class Watchers:
    """What has been shown openly so far, and whoever looks for more."""

    def __init__(self, table: Bench, session: Session) -> None:
        self.table = table
        self.shown: set[str] = set()
        self.hands = self._hands(session)
        self.looked = 0

    def _hands(self, session: Session) -> dict[str, list[str]]:
        return {seat: list(hero.hand) for seat, hero in position(session).heroes.items()}

    def look(self, session: Session) -> None:
        """Claim that every card which somebody reads is their own, or has been played or discarded."""
        now = self._hands(session)
        for seat, hero in position(session).heroes.items():
            self.shown |= {*hero.deck.discard, *(card for card in self.hands[seat] if card not in now[seat])}
        self.hands = now
        for message in self.table.public()[-RECENT:]:
            assert named(message) <= self.shown, message.text
        for name, seat in PLAYERS.items():
            own = {card.id for card in CARDS.values() if card.role == HEROES[seat].role}
            for message in self.table.private(name)[-RECENT:]:
                assert named(message) <= self.shown | own, (name, message.text)
        self.looked += 1


async def test_rounds_with_hidden_hands_show_nobody_what_another_holds(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, hidden)
    party, watchers = Party(table, "fireteam", *PLAYERS), Watchers(table, session)
    asked: set[str] = set()
    own = 0
    while session.row.status == "playing" and position(session).round <= ROUNDS:
        asked |= {ask.prompt for ask in session.match.asks}
        await party.answer(session)
        watchers.look(session)
        own += any(named(message) for name in PLAYERS for message in table.private(name)[-1:])
    assert position(session).round > ROUNDS
    assert {"turn", "own-response", "attack-cards"} <= asked
    assert watchers.looked > 15
    assert own  # people did read their own cards
    assert await table.store.verify(session.id) == []
