"""Whom Vigil may ping, how often and in which hours: players, game-masters and onlookers."""

from __future__ import annotations

import pytest

from bot.sessions.waiting.patience import GRACE, HOUR, MINUTE
from bot.store import Follower
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.gm import confirm
from tests.support.e2e.patience import DAY, MIDNIGHT, Clock, told, waiting
from tests.support.e2e.replies import move


async def test_quiet_hours_and_the_pace_are_kept(table: Bench, clock: Clock) -> None:
    bruno, ada = table.person("Bruno"), table.person("Ada")
    said = await bruno.command("table pings", CHANNEL, every=0, quiet_from=0, quiet_until=23)
    assert "never between 0:00 and 23:00" in told(said)
    await table.open("Ada", "Bruno")
    assert told(await bruno.command("table pace", CHANNEL, pace="live")).startswith("Only a game-master")
    assert "plays live" in told(await ada.command("table pace", CHANNEL, pace="live"))
    clock.now = MIDNIGHT
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    assert await clock.later(10 * HOUR) == [], "in quiet hours nobody is pinged"
    (call,) = await clock.later(13 * HOUR)
    assert call.mentions == [bruno.id]


async def test_whoever_wants_no_pings_gets_none(table: Bench, clock: Clock) -> None:
    await table.person("Ada").command("table pings", CHANNEL, on=False)
    await table.open("Ada", "Bruno")
    assert (await table.panel()).mentions == []
    assert await clock.later(GRACE) == []
    (report,) = [*await clock.later(DAY), *await clock.later(DAY), *await clock.later(DAY)][:1]
    assert report.labels == ["Wait on", "Let Vigil play"], "but the game-master hears of it"


@pytest.mark.parametrize("hours", [{"quiet_from": 24}, {"quiet_until": -1}, {"zone": 20}])
async def test_hours_that_do_not_exist_are_refused(table: Bench, hours: dict[str, int]) -> None:
    reply = await table.person("Ada").command("table pings", CHANNEL, **hours)  # type: ignore[arg-type]
    assert told(reply).startswith("Hours go from 0 to 23")


async def test_onlookers_follow_and_hear_of_it_now_and_then(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    chiara = table.person("Chiara")
    assert told(await chiara.press(await table.more("Chiara"), "Follow")).startswith("You follow this table")
    assert told(await table.person("Ada").command("table follow", CHANNEL)).startswith("You sit at this table")
    await move(table, "Ada", "C4")
    await table.quiet()
    assert [call for call in clock.calls() if chiara.id in call.mentions] == []
    clock.now += 13 * HOUR
    await move(table, "Ada", "D4")
    await table.quiet()
    (news,) = [call for call in clock.calls() if chiara.id in call.mentions]
    assert "there is news" in news.text
    await table.finish(session)
    await table.quiet()
    assert "is over" in [call for call in clock.calls() if chiara.id in call.mentions][-1].text
    assert told(await chiara.command("table follow", CHANNEL)) == "You no longer follow this table."


async def test_more_onlookers_than_one_message_may_call_hear_of_the_end(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    crowd = [table.server.add_person(f"Onlooker {number}") for number in range(110)]
    for person in crowd:
        await table.store.follow(Follower(session.id, int(person.id), session.row.head, clock.now))
    await table.finish(session)
    await table.quiet()
    news = [call for call in clock.calls() if "is over" in call.text]
    assert [len(call.mentions) for call in news] == [90, 20]
    assert {user for call in news for user in call.mentions} == {person.id for person in crowd}
    assert table.server.violations == []


async def test_onlookers_are_pinged_no_more_often_than_they_wish(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    chiara = table.person("Chiara")
    await chiara.command("table pings", CHANNEL, every=7 * 24 * 60)
    await chiara.press(await table.more("Chiara"), "Follow")
    for to in ("C4", "D4"):
        clock.now += 13 * HOUR
        await move(table, "Ada", to)
        await table.quiet()
    assert len([call for call in clock.calls() if chiara.id in call.mentions]) == 1
    await table.finish(session)
    await table.quiet()
    assert len([call for call in clock.calls() if chiara.id in call.mentions]) == 1
    await clock.later(7 * DAY)
    assert "is over" in [call for call in clock.calls() if chiara.id in call.mentions][-1].text


async def test_an_onlooker_hears_of_the_end_after_their_quiet_hours_and_once(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    session = await table.open("Ada", "Bruno")
    chiara, dmitri = table.person("Chiara"), table.person("Dmitri")
    await chiara.command("table pings", CHANNEL, quiet_from=0, quiet_until=2)
    await dmitri.command("table pings", CHANNEL, on=False)
    for onlooker in (chiara, dmitri):
        await onlooker.press(await table.more(onlooker.name), "Follow")
    await table.finish(session)
    await table.quiet()
    assert await clock.later(HOUR) == []
    (news,) = await clock.later(HOUR)
    assert news.mentions == [chiara.id]
    assert "is over" in news.text
    assert await clock.later(DAY) == [news]
    assert await table.store.untold() == [], "who wants no pings is not looked at for ever"
    await table.person("Bruno").command("table leave", CHANNEL)
    await table.quiet()
    assert await clock.later(DAY) == [news], "the game is over once, whoever goes home after it"
    assert await table.store.untold() == []


async def test_an_onlooker_who_sits_down_is_an_onlooker_no_more(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    chiara = table.person("Chiara")
    await chiara.press(await table.more("Chiara"), "Follow")
    asked = (await chiara.command("table join", CHANNEL)).message
    for name in ("Ada", "Bruno"):
        await confirm(table, name, asked, "Yes")
    assert await table.store.followers(session.id) == []
    await table.finish(session)
    await table.quiet()
    await clock.later(DAY)
    assert not [call for call in clock.calls() if "that you follow" in call.text]


async def test_the_time_between_two_pings_is_kept_across_tables(table: Bench, clock: Clock) -> None:
    bruno = table.person("Bruno")
    await bruno.command("table pings", CHANNEL, every=600)
    await waiting(table, "Ada", "Bruno")
    await waiting(table, "Chiara", "Bruno", channel="table-two")
    await clock.later(GRACE)
    assert len([*clock.calls(), *clock.calls("table-two")]) == 1
    await clock.later(600 * MINUTE - 1)
    assert len([*clock.calls(), *clock.calls("table-two")]) == 1
    await clock.later(1)
    pings = [*clock.calls(), *clock.calls("table-two")]
    assert [call.mentions for call in pings] == [[bruno.id], [bruno.id]]


async def test_quiet_hours_chosen_while_somebody_is_waited_for_are_kept(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    await waiting(table, "Ada", "Bruno")
    await table.person("Bruno").command("table pings", CHANNEL, quiet_from=0, quiet_until=3)
    assert await clock.later(GRACE) == []
    assert await clock.later(3 * HOUR - GRACE - 1) == []
    assert len(await clock.later(1)) == 1


async def test_the_game_master_hears_of_an_absence_without_a_ping_if_they_want_none(table: Bench, clock: Clock) -> None:
    await table.person("Ada").command("table pings", CHANNEL, on=False)
    await waiting(table, "Ada", "Bruno")
    for pause in (GRACE, DAY):
        await clock.later(pause)
    (report,) = await clock.later(DAY)
    assert report.labels == ["Wait on", "Let Vigil play"]
    assert report.mentions == []


async def test_the_game_master_hears_of_an_absence_after_their_quiet_hours(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    await table.person("Ada").command("table pings", CHANNEL, quiet_from=0, quiet_until=5)
    await waiting(table, "Ada", "Bruno")
    for pause in (GRACE, DAY):
        await clock.later(pause)
    (reminder,) = await clock.later(DAY)
    assert reminder.mentions == [table.person("Bruno").id]
    (report,) = await clock.later(5 * HOUR)
    assert report.mentions == [table.person("Ada").id]
