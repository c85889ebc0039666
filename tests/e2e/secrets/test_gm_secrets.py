"""With undo, corrections, hand-overs, resyncs and audits mixed in, no byte tells anybody what they may not know."""

from __future__ import annotations

import pytest

from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.cards import NAMES, Watch, look_at_hand
from tests.support.e2e.gm import confirm, gm

pytestmark = pytest.mark.usefixtures("marked_cards")

MASTER = "Dmitri"
"""Opens the table and leaves it: a game-master who sits nowhere and may see nobody's hand."""
DEEDS = ("undo", "redo", "set", "seat", "resync", "audit", "history", "answer", "skip", "vote", "complete", "restart")


async def do(table: Bench, session: Session, deed: str) -> None:
    """Let the game-master, or the table, do something; what is refused is refused."""
    match deed:
        case "undo":
            reply = await gm(table, MASTER, "undo", steps=table.rng.randint(1, 3))
            if reply.message.buttons:
                await confirm(table, MASTER, reply.message)
        case "set":
            fix = table.rng.choice(session.game.table.fixes(session.match.state))
            reply = await gm(table, MASTER, "set", what=fix.key, value=table.rng.choice(fix.values))
            if reply.message.buttons:
                await confirm(table, MASTER, reply.message)
        case "seat":
            seat, to = table.rng.choice(session.match.state.seats), table.rng.choice(NAMES)
            await gm(table, MASTER, "seat", seat=seat, person=table.person(to))
        case "answer":
            await gm(table, MASTER, "answer", seat=session.match.waiting[0])
        case "vote":
            vote = (await table.person(NAMES[0]).command("table undo-vote", CHANNEL)).message
            for name in NAMES[1:]:
                if vote.buttons:
                    await table.person(name).press(vote, "Take it back")
        case "complete":
            for command, option in (("answer", "seat"), ("set", "what"), ("undo", "to"), ("seat", "seat")):
                await table.person(MASTER).autocomplete(f"gm {command}", option, "", CHANNEL)
            seat = session.match.waiting[0]
            await table.person(MASTER).autocomplete("gm answer", "action", "", CHANNEL, seat=seat)
        case "audit" | "resync":
            await (await gm(table, MASTER, deed)).final()
        case _:
            await gm(table, MASTER, deed)


async def transferred(table: Bench) -> Session:
    """Open a table whose game-master has no seat."""
    session = await table.open(*NAMES)
    await gm(table, NAMES[0], "transfer", person=table.person(MASTER))
    return session


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_nobody_is_told_what_they_may_not_know_whatever_happens(table: Bench, seed: int, long: bool) -> None:
    done = set[str]()
    for turn in range(10 if long else 1):
        table.rng.seed(f"{seed} {turn}")
        done |= await one_game(table)
        await table.person("Ada").command("table close", CHANNEL)
    assert done == {"play", *DEEDS}


async def one_game(table: Bench) -> set[str]:
    """Play a game in which much is done besides; gives what was."""
    session = await transferred(table)
    watch, bag, done = Watch(table, session), list[str](), set[str]()
    watch.look()
    for _ in range(400):
        if session.row.status != "playing":
            break
        bag = bag or table.rng.sample(DEEDS, len(DEEDS))  # so that all of them come about in a short game too
        deed = bag.pop() if table.rng.random() < 0.5 else "play"
        if deed == "restart":
            await table.restart()
            session = watch.session = await table.session()
        elif deed == "play":
            holder = table.person(table.rng.choice(NAMES))
            if session.seats_of(int(holder.id)):
                await look_at_hand(table, holder)
            watch.check()
            await table.answer(session)
        else:
            await do(table, session, deed)
        await table.quiet()
        watch.check()
        done.add(deed)
    assert session.row.status == "finished"
    assert watch.private_words > 5, "the watch can see cards where they may be"
    return done
