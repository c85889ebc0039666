"""Secrets: what is in a hand reaches its owner and nobody else, in words, options, pictures or ids."""

from __future__ import annotations

import pytest

from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.cards import NAMES, Watch, look_at_hand

pytestmark = pytest.mark.usefixtures("marked_cards")


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
    assert panel.labels == ["Let it pass", "My hand", "Explain", "Hint", "No way back: revealed", "More…"]
    assert not panel.selects
    for name in NAMES:
        person = table.person(name)
        _, ask = session.ask_for(int(person.id)) or (None, None)
        assert ask is not None
        desk = table.desk(await person.press(panel, "My hand"))
        assert len(desk.labels) == len(ask.options) + 2
        assert desk.labels[-2:] == ["Explain", "Hint"]


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
    assert table.named(answered.name) not in panel.text.splitlines()[1]
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
