"""The seat of somebody who stays away: who may take it, when, and what becomes of their desk."""

from __future__ import annotations

from bot.playground.seen import Seen
from bot.sessions.waiting.patience import GRACE
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.gm import confirm
from tests.support.e2e.patience import DAY, Clock, missed, offered, told, waiting
from tests.support.e2e.replies import move


async def reported(table: Bench, clock: Clock) -> Seen:
    """Ada plays, Bruno is not heard of: what the game-master is told then, with what can be done."""
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    await clock.later(GRACE)
    await clock.later(DAY)
    (report,) = await clock.later(DAY)
    return report


async def test_vigil_takes_the_seat_when_the_game_master_says_so(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    report = await reported(table, clock)

    refusal = await table.person("Chiara").press(report, "Let Vigil play")
    assert told(refusal).startswith("Only a game-master")
    assert session.seats["ivo"].kind == "person"

    head = session.row.head
    await table.person("Ada").press(report, "Let Vigil play")
    await table.quiet()
    assert session.seats["ivo"].kind == "computer"
    assert session.row.head > head, "and plays on at once"
    assert clock.calls() == []


async def test_an_offer_is_taken_away_once_the_player_is_back(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    report = await reported(table, clock)
    await move(table, "Bruno", "C4")
    await table.quiet()
    assert report.deleted


async def test_nobody_new_takes_a_seat_of_a_locked_table(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    await table.person("Ada").command("gm lock", CHANNEL)
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    reply = await table.person("Chiara").press(offer, "Take the seat")
    assert told(reply) == "The game-master lets nobody new sit down at this table."
    assert session.seats["ivo"].user_id == int(table.person("Bruno").id)
    reply = await table.person("Ada").press(offer, "Take the seat")
    assert told(reply) == "The game-master lets nobody new sit down at this table.", "who sits there is no exception"
    assert session.seats["ivo"].user_id == int(table.person("Bruno").id)


async def test_a_player_lets_vigil_play_once_that_is_offered_to_all_and_not_as_game_master(
    table: Bench, clock: Clock
) -> None:
    session = await waiting(table, "Ada", "Bruno", "Chiara")
    report = await missed(clock, GRACE, DAY, DAY)
    reply = await table.person("Chiara").press(report, "Let Vigil play")
    assert told(reply).startswith("Only a game-master"), "the game-master is asked first"
    offer = await missed(clock, DAY)
    await table.person("Chiara").press(offer, "Let Vigil play")
    await table.quiet()
    assert session.seats["ivo"].kind == "computer"
    said = "\n".join(message.text for message in table.public())
    assert "Chiara lets Vigil play Ivo for a player who is away." in said
    assert "as game-master" not in said


async def test_the_desk_of_somebody_who_was_replaced_is_put_away(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    desk = table.desk(await table.person("Bruno").press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    assert desk.buttons
    asked = (await table.person("Chiara").press(offer, "Take the seat")).message
    await confirm(table, "Ada", asked, "Yes")
    assert desk.buttons == []
    assert not desk.files


async def test_somebody_with_two_seats_is_replaced_in_both_at_once(table: Bench, clock: Clock) -> None:
    session, call = await offered(table, clock)
    bruno, eve = int(table.person("Bruno").id), table.person("Eve")
    mine = session.seats_of(bruno)
    assert len(mine) == 2
    before = session.row.head
    asked = (await eve.press(call, "Take the seat")).message
    assert "Eve would like to take over Ivo and Nell from a player who is away." in asked.text
    await confirm(table, "Ada", asked, "Yes")
    assert (session.seats_of(bruno), session.seats_of(int(eve.id))) == ([], mine)
    assert session.row.head == before + 1
    assert "Ivo and" in (await table.panel()).text


async def test_vigil_plays_both_seats_of_somebody_absent_or_none(table: Bench, clock: Clock) -> None:
    session, call = await offered(table, clock)
    bruno, ada = int(table.person("Bruno").id), table.person("Ada")
    mine = session.seats_of(bruno)
    await table.store.set_seats(
        session.id,
        [
            seat if seat.seat in mine else type(seat)(seat.seat, seat.position, "computer")
            for seat in session.seats.values()
        ],
    )
    await session.refresh()
    assert "Somebody has to stay" in told(await ada.press(call, "Let Vigil play"))
    assert session.seats_of(bruno) == mine
    await table.person("Ada").command("gm seat", CHANNEL, options={"seat": "mara", "person": table.person("Dmitri")})
    await ada.press(call, "Let Vigil play")
    await table.quiet()
    assert session.seats_of(bruno) == []
