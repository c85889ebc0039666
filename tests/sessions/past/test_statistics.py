"""Numbers of a table and a campaign: every public die once, hidden ones only when the game is over."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.dice import D6
from bot.games.training.events import Landed
from bot.sessions import authority, lobby, tables
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.past import rewind, statistics
from bot.sessions.past.chronicle import told_in
from bot.sessions.past.statistics import GAME, Party, Statistics
from tests.support.sessions.players import ADA, BRUNO, Players

EVE, DMITRI = Person(3, "Eve"), Person(4, "Dmitri")


def counted(found: Statistics) -> int:
    return sum(found.fell(D6).values())


async def shown(players: Players) -> Counter[str]:
    """Every die that the story tells of."""
    story = told_in(await players.session.store.line(players.session.id))
    dice: Counter[str] = Counter()
    for sentence in story:
        for name in ("die", "dice"):
            value = sentence.phrase.args.get(name, ())
            dice.update((value,) if isinstance(value, str) else value if isinstance(value, tuple) else ())
    return dice


async def test_the_dice_are_those_that_were_told(players: Players) -> None:
    for _ in range(6):
        await players.play(8)
        assert (await statistics.of_table(players.session)).fell(D6) == await shown(players)


async def test_dice_and_deeds_are_whose_they_are(players: Players) -> None:
    await players.play(2000)
    found = await statistics.of_table(players.session)
    mara = found.parties[Party(seat="mara")]
    state = players.session.match.state
    assert mara.figures == state.tally["mara"]
    assert sum(mara.dice.get(D6, Counter()).values()) == 2 * mara.figures["strikes"]
    assert sum(found.parties[GAME].dice[D6].values()) > 0
    assert mara.answers + found.parties[Party(seat="ivo")].answers > 0


async def test_what_was_taken_back_does_not_count(players: Players) -> None:
    await players.play(6)
    before = await statistics.of_table(players.session)
    await players.play(6)
    await rewind.undo(players.session, 6, ADA.id)
    assert await statistics.of_table(players.session) == before


async def test_a_die_that_not_everybody_saw_counts_once_the_game_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Landed, "shows", lambda self, roll: False)
    players = await Players.sit_down(house)
    while not any("landed" in each.phrase.id for each in told_in(await house.store.line(players.session.id))):
        await players.play(1)
    landed = sum("landed" in each.phrase.id for each in told_in(await house.store.line(players.session.id)))
    found = await statistics.of_table(players.session)
    assert landed
    assert found.running
    assert counted(found) == sum((await shown(players)).values()) - landed
    await players.play(2000)
    over = await statistics.of_table(players.session)
    assert not over.running
    assert over.fell(D6) == await shown(players)


async def test_a_campaign_adds_its_missions_up_by_person(house: House) -> None:
    players = await Players.sit_down(house)
    await players.play(2000)
    first = await statistics.of_campaign(players.session)
    while players.session.match.state.outcome and not await _goes_on(house, players):
        players = await Players.sit_down(house, channel=players.session.row.channel_id + 1)
        await players.play(2000)
        first = await statistics.of_campaign(players.session)
    following = await tables.next_mission(house, players.session)
    await lobby.start(following, ADA)
    again = Players(house, following)
    await again.play(2000)
    whole = await statistics.of_campaign(following)
    ada = Party(user_id=ADA.id, name=ADA.name)
    here = await statistics.of_table(following)
    assert whole.tables == 2
    assert set(filter(lambda party: party.somebody, whole.parties)) == {ada, Party(user_id=BRUNO.id, name=BRUNO.name)}
    assert counted(whole) == counted(first) + counted(here)
    assert whole.parties[ada].figures == first.parties[ada].figures + here.parties[Party(seat="mara")].figures


async def _goes_on(house: House, players: Players) -> bool:
    campaign = await house.store.campaign(players.session.row.campaign_id or 0)
    return campaign.status == "active"


async def test_in_a_campaign_answers_and_dice_stay_whose_they_were_when_a_seat_is_handed_on(house: House) -> None:
    players = await Players.sit_down(house)
    ada, eve = Party(user_id=ADA.id, name=ADA.name), Party(user_id=EVE.id, name=EVE.name)
    found = await statistics.of_campaign(players.session)
    while not found.parties[ada].dice or found.parties[ada].answers < 2:
        if players.session.row.status != "playing":
            players = await Players.sit_down(house, channel=players.session.row.channel_id + 1)
        await players.play(1)
        found = await statistics.of_campaign(players.session)
    before = found.parties[ada]
    await authority.seat(players.session, DMITRI, "mara", EVE)
    after = await statistics.of_campaign(players.session)
    assert (after.parties[ada].answers, after.parties[ada].dice) == (before.answers, before.dice)
    assert eve not in after.parties or not after.parties[eve].answers
    await rewind.undo(players.session, 1, BRUNO.id)
    assert ada in (await statistics.of_campaign(players.session)).parties, "known by name, whatever was taken back"


async def test_in_a_campaign_what_the_game_counted_stays_with_whoever_held_the_seat_then(house: House) -> None:
    players = await Players.sit_down(house)
    ada, eve = Party(user_id=ADA.id, name=ADA.name), Party(user_id=EVE.id, name=EVE.name)
    session = players.session
    while not (hers := Counter(session.match.state.tally.get("mara", {}))):
        await players.play(1)
    await authority.seat(session, DMITRI, "mara", EVE)
    found = await statistics.of_campaign(session)
    assert found.parties[ada].figures == hers
    assert not found.parties[eve].figures
    await players.play(2000)
    found = await statistics.of_campaign(session)
    assert found.parties[ada].figures == hers
    assert found.parties[ada].figures + found.parties[eve].figures == Counter(session.match.state.tally.get("mara", {}))
    assert found.parties[eve].figures


async def test_a_seat_handed_on_twice_and_taken_back_over_counts_for_nobody_twice(house: House) -> None:
    players = await Players.sit_down(house)
    session = players.session
    while not Counter(session.match.state.tally.get("mara", {})):
        await players.play(1)
    await authority.seat(session, DMITRI, "mara", EVE)
    await authority.seat(session, DMITRI, "mara", ADA)
    await rewind.undo(session, 1, BRUNO.id)
    found = await statistics.of_campaign(session)
    everybody = [numbers.figures for party, numbers in found.parties.items() if party.somebody]
    tally = session.match.state.tally
    assert sum(everybody, Counter()) == Counter(tally.get("mara", {})) + Counter(tally.get("ivo", {}))


async def test_in_a_campaign_what_was_counted_stays_with_whoever_left_the_seat_by_themselves(house: House) -> None:
    players = await Players.sit_down(house)
    session, ada, eve = players.session, Party(user_id=ADA.id, name=ADA.name), Party(user_id=EVE.id, name=EVE.name)
    while not (hers := Counter(session.match.state.tally.get("mara", {}))):
        await players.play(1)
    answered = (await statistics.of_campaign(session)).parties[ada].answers
    await lobby.leave(session, ADA)
    vigils = Counter(session.match.state.tally.get("mara", {})) - hers
    assert await lobby.sit(session, EVE, consent=True) == "mara"
    found = await statistics.of_campaign(session)
    assert (found.parties[ada].figures, found.parties[ada].answers) == (hers, answered)
    assert found.parties[Party(computer=True)].figures == vigils
    assert not found.parties[eve].figures


async def test_somebody_who_left_without_a_trace_is_still_somebody(players: Players) -> None:
    await players.answer("move to=D2")
    store, session = players.house.store, players.session
    seats = {seat.seat: seat for seat in await store.seats(session.id)}
    held = msgspec.structs.replace(seats["mara"], user_id=EVE.id, user_name=EVE.name)
    await store.set_seats(session.id, [*{**seats, "mara": held}.values()])
    found = await statistics.of_campaign(session)
    assert found.parties[Party(user_id=ADA.id)].answers == 1
    assert found.parties[Party(user_id=EVE.id, name=EVE.name)].answers == 0


async def test_a_seat_that_vigil_plays_is_vigils(house: House) -> None:
    players = await Players.sit_down(house, computers=1)
    await players.play(20)
    found = await statistics.of_campaign(players.session)
    assert Party(computer=True) in found.parties
    assert found.parties[Party(computer=True)].answers == 0
