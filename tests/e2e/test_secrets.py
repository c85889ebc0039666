"""Secrets: what is in a hand reaches its owner and nobody else, in words, options, pictures or ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import text
from bot.games.training.content import CARDS
from bot.playground.journal import Sent
from bot.playground.people import Person
from bot.sessions.session import Session
from cogs.panel.ids import digest
from tests.e2e.bench import CHANNEL, Bench, lamplight

MARKED = re.compile(rb"Xcard-([a-z]+)X|card=([a-z]+)")
NAMES = ("Ada", "Bruno", "Chiara")


@pytest.fixture(autouse=True)
def marked_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give every card a title that no other sentence holds, so that it is found wherever it goes."""
    marked = tmp_path / "marked.ftl"
    marked.write_text("".join(f"training-card-{card} = Xcard-{card}X\n" for card in CARDS), encoding="utf-8")
    sources = text.sources
    monkeypatch.setattr(text, "sources", lambda locale: [marked, *sources(locale)])
    text.tongue.cache_clear()
    yield
    text.tongue.cache_clear()


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
            secret = [option for option in ask.options if option.secret or ask.secret] if ask else []
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
    """Open a desk and wait for its picture."""
    desk = (await person.press(await table.panel(), "My hand")).message
    await table.server.until(lambda: desk.files)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_no_card_is_told_to_anybody_but_its_owner_before_it_is_played(table: Bench, seed: int) -> None:
    table.rng.seed(seed)
    session = await table.open(*NAMES)
    watch = Watch(table, session)
    watch.look()
    while session.row.status == "playing":
        curious = table.person(table.rng.choice(NAMES))
        await look_at_hand(table, curious)
        if table.rng.random() < 0.2:
            await curious.autocomplete("table do", "action", "", CHANNEL)
            await table.person("Eve").command("table log", CHANNEL)
            await table.person("Eve").command("table status", CHANNEL)
            await (await table.person("Eve").command("table board", CHANNEL)).final()
        watch.check()
        await table.answer(session)
        watch.check()
    assert watch.private_words > 10, "the watch can see cards where they may be"
    assert watch.private_pictures > 5


async def test_that_somebody_could_brace_is_known_to_them_alone(table: Bench) -> None:
    session = await table.open(*NAMES)
    table.rng.seed(5)
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        await table.rest(session)
    panel = await table.panel()
    assert "Does anybody brace?" in panel.text
    assert panel.labels == ["My hand", "Look closer", "Take back: no, something came out", "Follow", "Seen, later"]
    assert not panel.selects
    for name in NAMES:
        person = table.person(name)
        _, ask = session.ask_for(int(person.id)) or (None, None)
        assert ask is not None
        desk = (await person.press(panel, "My hand")).message
        assert len(desk.labels) == len(ask.options) + 1
        assert desk.labels[-1] == "Hint"


async def test_a_hidden_answer_shows_nothing_until_the_last_is_in(table: Bench) -> None:
    session = await table.open(*NAMES)
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        await table.rest(session)
    story = list(session.story)
    first, *others = session.match.waiting
    answered = table.person(NAMES[lamplight(session).seats.index(first)])
    await table.choose(session, answered, ["pass"])
    panel = await table.panel()
    assert session.story == story
    assert f"<@{answered.id}>" not in panel.text.splitlines()[1]
    again = (await answered.press(panel, "My hand")).message
    assert "Nothing is asked of you right now." in again.text
    for seat in others:
        await table.choose(session, table.person(NAMES[lamplight(session).seats.index(seat)]), ["pass"])
    assert session.story != story or "brace" not in {ask.prompt for ask in session.match.asks}


async def test_the_seed_is_secret_until_the_game_is_over(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    seed = session.row.seed
    while session.row.status == "playing":
        assert not any(seed.hex().encode() in sent.everything() for sent in table.server.sent)
        assert not any(seed in sent.everything() for sent in table.server.sent)
        await table.answer(session, wait=False)
    await table.quiet()
    assert f"The seed was `{seed.hex()}`." in (await table.panel()).text
