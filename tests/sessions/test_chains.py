"""One press may answer what follows at once: nothing comes out on the way, and it is taken back as one."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engine.asks import Ask, Option, Refusal, option
from bot.engine.chance import Chance
from bot.engine.match import ENCODER, Match, decode
from bot.engine.words import Phrase
from bot.games.salvation.state import Salvation
from bot.games.training.state import Lamplight
from bot.sessions.chains import Chain, chains, meant
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.telling.story import LABEL
from bot.text import speak
from cogs.face.ids import Mark, digest
from cogs.face.options.chained import Trays, links, value
from cogs.face.parts import Part
from cogs.face.words import option_words
from tests.support.sessions.players import Players


async def found(players: Players, *, openly: bool, answers: int = 300) -> list[Chain]:
    """Play at random until a question has chains, and give them."""
    for _ in range(answers):
        if several := chains(players.session.match, openly=openly):
            return several
        await players.answer()
    raise AssertionError("no question has a chain")


def given(chain: Chain) -> list[list[str]]:
    """What a chain gives after its first answer: of its ends the first, or so many as must be, and what closes it."""
    last = [option.key for option in chain.then.options[: max(1, chain.then.least)]]
    closing = chain.closing.get(last[0])
    return [*([option.key] for option in chain.picked[1:]), last, *([[closing.key]] if closing else [])]


GAMES = [("rise", True), ("fireteam", False), ("nemesis", False), ("salvation", False), ("training", True)]


@pytest.mark.parametrize(("game", "openly"), GAMES)
async def test_both_answers_are_committed_and_taken_back_together(house: House, game: str, openly: bool) -> None:
    players = await Players.sit_down(house, game=game)
    chain = (await found(players, openly=openly))[0]
    session, before, head = players.session, players.bytes(), players.session.row.head
    was = session.reach.of(players.asked().id).answers
    person, then = players.asked(), given(chain)
    await session.answer(person.id, [chain.picked[0].key], then=then)

    rows = [row for row in await house.store.rows(session.id) if row.seq > head]
    how = [LABEL.decode(row.label).joined for row in rows if row.label and row.user_id]
    assert how == ["", *["chained"] * len(then)]
    assert (await players.fresh()).bytes() == players.bytes()
    if session.reach.of(person.id).answers:
        assert session.reach.answers == was + 1
        await rewind.take_back(session, person.id)
        assert players.bytes()[:-8] == before[:-8]


@pytest.mark.parametrize("game", ["fireteam", "nemesis", "rise", "salvation", "training"])
async def test_a_chain_tells_its_seat_nothing_that_it_did_not_know(house: House, game: str) -> None:
    players, compared = await Players.sit_down(house, game=game), 0
    for turn in range(250):
        match = players.session.match
        if match.over:
            break
        if not match.entries and match.asks[0].checkpoint:
            for seat, openly in ((match.waiting[0], False), (None, True)):
                state = decode(match.game, match.base)
                match.game.table.veil(state, frozenset({seat} if seat else ()), Chance(turn.to_bytes(16)))
                veiled = Match.restore(match.game, ENCODER.encode(state), camera=False)
                shown = chains(veiled, openly=openly)
                assert shown == chains(match, openly=openly)
                compared += len(shown)
        await players.answer()
    assert compared


async def test_a_plan_is_confirmed_with_the_last_order_that_a_card_has(house: House) -> None:
    players = await Players.sit_down(house, game="salvation")
    for _ in range(300):
        several = chains(players.session.match, openly=False)
        if closed := next((each for each in several if each.closing), None):
            break
        await players.answer()
    assert closed is not None
    await players.session.answer(players.asked().id, [closed.picked[0].key], then=given(closed))
    assert players.state(Salvation).plan == []
    assert {ask.prompt for ask in players.session.match.asks}.isdisjoint({"plan", "route"})


async def test_what_closes_is_asked_where_it_is_not_offered_after_all(house: House) -> None:
    players = await Players.sit_down(house, game="salvation")
    for _ in range(300):
        several = chains(players.session.match, openly=False)
        if closed := next((each for each in several if each.closing), None):
            break
        await players.answer()
    assert closed is not None
    seat, end = closed.then.seats[0], closed.then.options[0]
    whole = [*([option.key] for option in closed.picked), [end.key], [closed.closing[end.key].key]]
    named = value(closed.picked, [end.key], closed.closing[end.key])
    assert len(named) <= 100
    assert meant(players.session.match, seat, links([named]), digest) == whole
    other = value(closed.picked, [end.key], option("search"))
    assert meant(players.session.match, seat, links([other]), digest) == whole[:-1]


async def test_a_card_that_was_shown_takes_what_it_was_used_on_with_it(house: House) -> None:
    players = await Players.sit_down(house, game="salvation")
    chain = (await found(players, openly=False))[0]
    assert (chain.picked[0].verb, players.session.match.asks[0].prompt) == ("play", "stage")
    person = players.asked().id
    await players.session.answer(person, [chain.picked[0].key], then=given(chain))
    with pytest.raises(Refusal) as refused:
        await rewind.take_back(players.session, person)
    assert refused.value.reason.id == "revealed"


async def test_somebody_goes_somewhere_and_does_at_once_what_they_came_for(house: House) -> None:
    players = await Players.sit_down(house, game="training")
    chain = (await found(players, openly=True))[0]
    assert (chain.picked[0].verb, [end.verb for end in chain.then.options]) == ("move", ["take"])
    session, before, person = players.session, players.bytes(), players.asked()
    await session.answer(person.id, [chain.picked[0].key], then=given(chain))
    assert players.state(Lamplight).keepers[chain.then.seats[0]].at == chain.picked[0].args["to"]
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


def test_a_menu_says_on_each_line_what_its_title_does_not() -> None:
    ends = (option("scout", unit="infantry.1"), option("scout", unit="infantry.2"))
    recon, couriers = option("play", card="recon"), option("play", card="couriers")
    one, other = (Chain((first,), ask_of(ends), first.key) for first in (recon, couriers))
    (both,) = menus([one, other])
    assert len(both["options"]) == 4
    assert {(line["label"], line["description"]) for line in both["options"]} == {
        (said(end), said(first)) for end in ends for first in (recon, couriers)
    }
    single = [Chain((first,), ask_of(ends[:1]), first.key) for first in (recon, couriers)]
    (alike,) = menus(single)
    assert alike["placeholder"] == f"Play a card: {said(ends[0])}"
    assert [line["label"] for line in alike["options"]] == [said(recon), said(couriers)]


def test_groups_share_menus_as_long_as_these_hold_them() -> None:
    firsts = [option("order", unit=f"infantry.{n}") for n in (1, 2, 3)]
    ends = tuple(option("go", to=to) for to in ("SEA", "POR", "NCA", "SFO"))
    laid = menus([Chain((first,), ask_of(ends), first.key) for first in firsts])
    assert [len(menu["options"]) for menu in laid] == [8, 4]
    assert len({menu["placeholder"] for menu in laid}) == 2


def test_an_option_stands_in_menus_alone_only_if_all_that_it_leads_to_is_there() -> None:
    first, ends = option("play", card="recon"), (option("scout", unit="infantry.1"), option("scout", unit="infantry.2"))
    for whole in (True, False):
        laid = TRAYS.laid([Chain((first,), ask_of(ends), first.key, whole=whole)])
        assert frozenset().union(*(tray.covers for tray in laid)) == ({first.key} if whole else set())


def test_a_menu_of_several_says_how_many_to_choose_so_that_two_of_a_kind_differ() -> None:
    cards = tuple(option("discard", card="sortie", copy=n) for n in range(4))
    once, twice = option("play", card="recon"), option("play", card="couriers")
    asks = [Ask(seats=("resistance",), prompt="pay", options=cards, kind="some", most=most) for most in (1, 2)]
    laid = menus([Chain((first,), ask, first.key) for first, ask in zip((once, twice), asks, strict=True)])
    assert [menu["placeholder"] for menu in laid] == [f"{said(once)}: choose 1", f"{said(twice)}: choose 1 to 2"]


TRAYS = Trays(speak("en"), "salvation", partial(option_words, speak("en"), "salvation"), partial(Mark, 1, 1), 10)


def ask_of(ends: tuple[Option, ...]) -> Ask:
    """A question with these answers."""
    return Ask(seats=("resistance",), prompt="scout", options=ends)


def said(offer: Option) -> str:
    return TRAYS.words(offer)


def menus(several: list[Chain]) -> list[Part]:
    return [tray.part["components"][0] for tray in TRAYS.laid(several)]
