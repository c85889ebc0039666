"""A watch over every payload: no card in it that its reader may not know."""

from __future__ import annotations

import re

from bot.engine.asks import PASS
from bot.playground.journal import Sent
from bot.playground.people import Person
from bot.sessions.session import Session
from cogs.face.board import desk_board
from cogs.face.ids import digest
from tests.support.e2e.bench import Bench, lamplight

MARKED = re.compile(rb"Xcard-([a-z]+)X|card=([a-z]+)")
NAMES = ("Ada", "Bruno", "Chiara")


class Watch:
    """Reads every payload that leaves the bot, and knows what each person may know at that time."""

    def __init__(self, table: Bench, session: Session) -> None:
        self.table = table
        self.session = session
        self.read = len(table.server.sent)
        self.revealed: set[str] = set()
        self.hands: dict[str, set[str]] = {}
        self.hidden: dict[str, set[bytes]] = {}
        self.private_words = self.private_pictures = 0

    def look(self) -> None:
        """Note what each person may know now, on top of what they knew."""
        state = lamplight(self.session)
        self.revealed |= set(state.deck.discard)
        for seat in state.seats:
            user = str(self.session.seats[seat].user_id)
            self.hands.setdefault(user, set()).update(state.keepers[seat].hand)
            ask = self.session.match.ask_of(seat)
            # That whoever is asked to react may let it pass is nobody's secret.
            kept = [option for option in ask.options if option.verb != PASS] if ask else []
            secret = [option for option in kept if option.secret or (ask and ask.secret)]
            self.hidden.setdefault(user, set()).update(digest(option.key).encode() for option in secret)

    def check(self) -> None:
        """Check all that was sent since the last time; then only what is known now may be known."""
        self.look()
        fresh, self.read = self.table.server.sent[self.read :], len(self.table.server.sent)
        for sent in fresh:
            if sent.accepted:
                self.check_one(sent)
        self.hands, self.hidden = {}, {}
        self.look()

    def check_one(self, sent: Sent) -> None:
        """Check one payload against its audience."""
        reader = sent.only_for
        cards = {(title or key).decode() for title, key in MARKED.findall(sent.everything())}
        own = self.hands.get(reader, set()) if reader else set()
        assert cards <= self.revealed | own, f"{sent.route} told {reader or 'everybody'} of {cards}"
        mine = self.hidden.get(reader, set()) if reader else set()
        theirs = set[bytes]().union(*self.hidden.values()) - mine
        assert not any(secret in sent.raw for secret in theirs), f"{sent.route} told {reader or 'everybody'} an option"
        self.private_words += bool(reader and cards)
        self.private_pictures += bool(reader and sent.files and MARKED.search(sent.files[0].data))


async def look_at_hand(table: Bench, person: Person) -> None:
    """Open a desk and wait for its picture, if there is anything to see."""
    desk = table.desk(await person.press(await table.panel(), "My hand"))
    session = await table.session()
    (seat, *_) = session.seats_of(int(person.id))
    await table.server.until(lambda: desk.files or desk_board(session, seat) is None)
