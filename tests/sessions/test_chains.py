"""One press may answer what follows at once: nothing comes out on the way, and it is taken back as one."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engine.asks import Ask, Refusal, option
from bot.engine.words import Phrase
from bot.sessions.chains import Chain, chains, meant
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.telling.story import LABEL
from bot.text import speak
from cogs.face.ids import Mark, digest
from cogs.face.options.chained import Trays, links, value
from cogs.face.words import option_words
from tests.support.sessions.players import Players


async def found(players: Players, *, openly: bool, answers: int = 300) -> list[Chain]:
    """Play at random until a question has chains, and give them."""
    for _ in range(answers):
        if several := chains(players.session.match, openly=openly):
            return several
        await players.answer()
    raise AssertionError("no question has a chain")


@pytest.mark.parametrize(("game", "openly"), [("rise", True), ("fireteam", False), ("nemesis", False)])
async def test_both_answers_are_committed_and_taken_back_together(house: House, game: str, openly: bool) -> None:
    players = await Players.sit_down(house, game=game)
    chain = (await found(players, openly=openly))[0]
    session, before, head = players.session, players.bytes(), players.session.row.head
    was = session.reach.of(players.asked().id).answers
    person, last = players.asked(), chain.then.options[: max(1, chain.then.least)]
    then = [*([option.key] for option in chain.picked[1:]), [option.key for option in last]]
    await session.answer(person.id, [chain.picked[0].key], then=then)

    rows = [row for row in await house.store.rows(session.id) if row.seq > head]
    how = [LABEL.decode(row.label).joined for row in rows if row.label and row.user_id]
    assert how == ["", *["chained"] * len(then)]
    assert (await players.fresh()).bytes() == players.bytes()
    if session.reach.of(person.id).answers:
        assert session.reach.answers == was + 1
        await rewind.take_back(session, person.id)
        assert players.bytes()[:-8] == before[:-8]


async def test_the_names_in_a_menu_lead_back_to_both_answers(house: House) -> None:
    players = await Players.sit_down(house, game="rise")
    for chain in await found(players, openly=True):
        end = chain.then.options[-1]
        named = value([*chain.picked], [end.key])
        assert len(named) <= 100
        picks = meant(players.session.match, chain.then.seats[0], links([named]), digest)
        assert picks == [*([option.key] for option in chain.picked), [end.key]]


async def test_what_does_not_follow_is_refused_and_changes_nothing(house: House) -> None:
    players = await Players.sit_down(house, game="rise")
    chain = (await found(players, openly=True))[0]
    before, person, first = players.bytes(), players.asked(), chain.picked[0].key
    with pytest.raises(Refusal):
        await players.session.answer(person.id, [first], then=[["move to=Z99"]])
    with pytest.raises(Refusal):
        await players.session.answer(person.id, ["end"], then=[["move to=Z99"]])
    with pytest.raises(Refusal):
        meant(players.session.match, chain.then.seats[0], links(["0" * 12 + "." + "1" * 12]), digest)
    assert players.bytes() == before


async def test_the_panel_chains_nothing_that_is_hidden(house: House) -> None:
    players = await Players.sit_down(house, game="fireteam")
    hidden = list[Chain]()
    while not hidden:
        await players.answer()
        several = chains(players.session.match, openly=False)
        hidden = [each for each in several if each.then.seen_by(None).options != each.then.options]
    assert hidden
    shown = [each.picked for each in chains(players.session.match, openly=True)]
    assert not [each for each in hidden if each.picked in shown]


async def test_each_end_of_a_chain_says_what_it_does(house: House) -> None:
    players = await Players.sit_down(house, game="rise")
    several = await found(players, openly=True)
    for chain in (each for each in several if each.then.kind == "path"):
        assert chain.effects.keys() == {option.key for option in chain.then.options}


def test_the_parts_of_a_long_chain_are_told_apart() -> None:
    tongue, ends = speak("en"), tuple(option("move", to=f"A{n}") for n in range(1, 24))
    then = Ask(seats=("mara",), prompt="turn", options=ends, kind="path")
    effects = {end.key: Phrase("training-card-flare") for end in ends}
    chain = Chain((option("rest"),), then, "move", effects=effects)
    laid = Trays(tongue, "training", partial(option_words, tongue, "training"), partial(Mark, 1, 1), 10).laid([chain])
    menus = [tray.part["components"][0] for tray in laid]
    titles = [menu["placeholder"] for menu in menus]
    assert (len(titles), len(set(titles))) == (3, 3)
    assert all(len(menu["options"]) <= 10 for menu in menus)
    assert {line["description"] for menu in menus for line in menu["options"]} == {tongue.t("training-card-flare")}
