"""The audit: everything that happened, with nothing secret in it before the end and everything to prove it after."""

from __future__ import annotations

import asyncio
import base64
import re
import shlex
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from bot.cli.saves import verify_fair
from bot.engine.chance import commitment
from bot.games.training.content import CARDS
from bot.playground.seen import Seen
from bot.saves.audit import Audit, audit_words
from bot.sessions.telling.story import LABEL
from bot.text import speak
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, STRANGER, confirm, gm, move, opened, undo


async def audited(table: Bench) -> tuple[str, bytes, Seen]:
    """The two files, and the message they came with."""
    message = await (await gm(table, MASTER, "audit")).final()
    assert message.ephemeral
    files = {file.filename: file.data for file in message.files}
    return files["audit.txt"].decode(), files["audit.json"], message


async def verified(tmp_path: Path, data: bytes) -> int:
    """What the shell command says of a file."""
    file = tmp_path / "audit.json"
    file.write_bytes(data)
    return await asyncio.to_thread(verify_fair, Namespace(file=file, json=False))


async def put_right(table: Bench, what: str, value: str) -> None:
    """Correct something, with the yes that is asked for."""
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what=what, value=value)).message)


async def played_with_mistakes(table: Bench) -> None:
    """A whole game with an undo past a draw, a correction, a pause and a redo in it."""
    session = await opened(table)
    await move(table, session, MASTER, "rest")
    await undo(table, MANAGER)
    await put_right(table, "lamp", "5")
    await gm(table, MASTER, "pause")
    await gm(table, MASTER, "unpause")
    await move(table, session, MASTER, "move to=C4")
    await undo(table, MANAGER)
    await gm(table, MANAGER, "redo")
    await table.finish(session)
    await table.quiet()


async def test_a_running_game_shows_no_hand_no_secret_pick_and_no_seed(table: Bench) -> None:
    session = await opened(table)
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        person, ask = table.asked(session)
        await move(table, session, person.name, next(o.key for o in ask.options if o.verb in ("move", "prey")))
    assert not lamplight(session).deck.discard
    await session.answer(session.seats[session.match.waiting[0]].user_id or 0, ["pass"])
    hands = [card for keeper in lamplight(session).keepers.values() for card in keeper.hand]
    assert len(hands) > 2
    text, data, message = await audited(table)
    assert "added when the game is over" in message.text
    made = msgspec.json.decode(data, type=Audit)
    assert (made.over, made.seed, made.setup) == (False, "", None)
    assert all(row.entry is None and not row.numbers and not row.state for row in made.rows)
    assert (made.rows[-1].kind, made.rows[-1].did, made.rows[-1].told) == ("answer", [], [])
    tongue = speak("en-US")
    secrets = [session.row.seed.hex(), base64.b64encode(session.row.seed).decode()]
    secrets += [tongue.t(f"training-card-{card}") for card in CARDS] + [f"card={card}" for card in CARDS]
    assert [secret for secret in secrets if secret in text or secret.encode() in data] == []
    assert len(made.rows) == session.row.head


async def test_everybody_is_named_who_did_something_and_nobody_by_their_id(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await gm(table, MANAGER, "undo")
    preview = table.private(MANAGER)[-1]
    await confirm(table, MANAGER, preview)
    await move(table, session, MASTER, "move to=C4")
    await table.person(MASTER).command("table leave", CHANNEL)
    await table.quiet()
    asked = (await table.person(STRANGER).command("table join", CHANNEL)).message
    await confirm(table, MANAGER, asked, "Yes")
    message = await (await gm(table, MANAGER, "audit")).final()
    text, data = (file.data.decode() for file in message.files)
    made = msgspec.json.decode(data, type=Audit)
    assert [row.who for row in made.rows if row.kind in ("undo", "set")] == [MANAGER, MASTER, STRANGER]
    assert [row.who for row in made.rows if row.kind == "answer" and row.who] == [MASTER, MASTER]
    for id in table.server.world.users:
        assert str(id) not in text + data


async def test_dice_that_everybody_saw_are_in_the_running_audit(table: Bench) -> None:
    session = await opened(table)
    while not any(option.verb == "strike" for ask in session.match.asks for option in ask.options):
        await table.rest(session)
    person, ask = table.asked(session)
    strike = next(option.key for option in ask.options if option.verb == "strike")
    await move(table, session, person.name, strike)
    text, _, _ = await audited(table)
    assert re.search(r"strikes at shade \d+: \d, \d", text)


async def test_a_finished_game_is_proved_from_its_audit(table: Bench, tmp_path: Path) -> None:
    await played_with_mistakes(table)
    text, data, message = await audited(table)
    assert "verify-fair" in message.text
    assert await verified(tmp_path, data) == 0
    made = msgspec.json.decode(data, type=Audit)
    assert commitment(bytes.fromhex(made.seed)) == made.promise
    assert [row.kind for row in made.rows if row.corrects] == ["set"]
    assert "! " in next(line for line in text.splitlines() if "put something right" in line)


async def by_hand(text: str) -> tuple[str, list[str]]:
    """What an audit tells about checking by hand, and what its commands print."""
    by_hand = text[text.index("How to check one roll") :]
    commands = [line.strip() for line in by_hand.splitlines() if line.strip().startswith("python3 -c")]
    printed = []
    for line in commands:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *shlex.split(line)[1:], stdout=asyncio.subprocess.PIPE
        )
        printed.append((await process.communicate())[0].decode().strip())
    return by_hand, printed


async def test_one_roll_is_checked_by_hand_as_the_audit_tells(table: Bench) -> None:
    await played_with_mistakes(table)
    text, data, _ = await audited(table)
    made = msgspec.json.decode(data, type=Audit)
    words, printed = await by_hand(text)
    shown = re.search(r"of (\d+) faces in row (\d+) .* shows face (\d)\.", words)
    assert shown is not None
    assert printed == [shown[3], made.promise]
    session = await table.session()
    label = LABEL.decode((await table.store.row(session.id, int(shown[2]))).label or b"")
    first = next(roll for roll in label.rolls if len(roll.thrown.faces) == int(shown[1]))
    assert first.came[0] == int(shown[3]), "a die that fell, and no step of a shuffle"


async def test_a_game_without_dice_shows_another_number_by_hand(table: Bench) -> None:
    await played_with_mistakes(table)
    _, data, _ = await audited(table)
    made = msgspec.json.decode(data, type=Audit)
    for row in made.rows:
        row.dice = []
    words, printed = await by_hand(audit_words(speak("en"), made))
    first = next(number for row in made.rows for number in row.numbers)
    assert "No die was rolled" in words
    assert printed == [str(first.result), made.promise]


async def test_a_reopened_game_tells_every_seed_with_its_own_promise(table: Bench, tmp_path: Path) -> None:
    session = await opened(table)
    began_with = session.row.commitment.hex()
    await table.finish(session)
    await table.quiet()
    await undo(table, MANAGER)
    running, _, _ = await audited(table)
    assert [line for line in running.splitlines() if line.startswith(("Promise", "Seed"))] == [
        f"Promise (SHA-256 of the seed): {began_with}",
        f"Promise made anew in row {session.row.head}: {session.row.commitment.hex()}",
    ]
    await table.finish(session)
    await table.quiet()
    text, data, _ = await audited(table)
    lines = [line.rsplit(" ", 1)[1] for line in text.splitlines() if line.startswith(("Promise", "Seed"))]
    assert len(lines) == 4
    assert [commitment(bytes.fromhex(seed)) for seed in lines[1::2]] == lines[::2]
    assert lines[::2] == [began_with, session.row.commitment.hex()]
    assert (await by_hand(text))[1][1] == began_with
    raw = msgspec.json.decode(data)
    assert await verified(tmp_path, data) == 0
    raw["rows"][0]["promise"] = "00" * 32
    assert await verified(tmp_path, msgspec.json.encode(raw)) == 1


async def test_a_finished_game_that_was_reopened_and_brought_back_is_proved(table: Bench, tmp_path: Path) -> None:
    session = await opened(table)
    await table.finish(session)
    await table.quiet()
    await undo(table, MANAGER)
    await undo(table, MANAGER, steps=2)
    for _ in range(3):
        await gm(table, MANAGER, "redo")
    await table.quiet()
    assert session.row.status == "finished"
    _, data, _ = await audited(table)
    assert await verified(tmp_path, data) == 0
    assert await verified(tmp_path, await table.store.export_table(session.id)) == 0


async def test_a_changed_number_answer_sentence_or_seed_is_found(table: Bench, tmp_path: Path, capsys: object) -> None:
    await played_with_mistakes(table)
    _, data, _ = await audited(table)
    raw = msgspec.json.decode(data)
    rolled = next(row for row in raw["rows"] if row.get("numbers") and row["seq"] > 1)
    told = next(row for row in reversed(raw["rows"]) if row.get("told"))

    async def broken(**changes: object) -> int:
        return await verified(tmp_path, msgspec.json.encode({**raw, **changes}))

    def rows(changed: dict[str, object], **changes: object) -> list[object]:
        return [{**row, **changes} if row is changed else row for row in raw["rows"]]

    first = rolled["numbers"][0]
    assert await broken() == 0
    assert (
        await broken(rows=rows(rolled, numbers=[[*first[:3], (first[3] + 1) % first[2]], *rolled["numbers"][1:]])) == 1
    )
    assert await broken(rows=rows(told, told=["Something nicer."])) == 1
    assert await broken(seed="00" * 32) == 1
    assert await broken(promise="00" * 32) == 1
    assert await broken(rows=[row for row in raw["rows"] if row is not rolled]) == 1


async def test_an_export_is_proved_too_and_a_reopened_game_with_both_its_seeds(table: Bench, tmp_path: Path) -> None:
    await played_with_mistakes(table)
    session = await table.session()
    await undo(table, MANAGER)
    await table.finish(session)
    await table.quiet()
    assert await verified(tmp_path, await table.store.export_table(session.id)) == 0
    _, data, _ = await audited(table)
    assert await verified(tmp_path, data) == 0
    made = msgspec.json.decode(data, type=Audit)
    assert made.seed != session.row.seed.hex(), "the first seed, not the last"


async def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    assert await verified(tmp_path, b"nonsense") == 2
    assert await verified(tmp_path, b'{"format":"vigil-audit-9"}') == 2
    assert await verified(tmp_path, b"VIGIL1\nnonsense") == 2


async def test_a_second_mission_is_proved_with_what_the_campaign_brought(table: Bench, tmp_path: Path) -> None:
    session = await opened(table)
    await put_right(table, "lamp", "5")
    await put_right(table, "oil seat=mara", "1")
    await move(table, session, MASTER, "pour")
    assert session.match.over
    await table.person(MASTER).command("table next", CHANNEL)
    await table.person(MASTER).press(await table.panel(), "Start")
    session = await table.session()
    assert session.row.mission == "until-dawn"
    await table.finish(session)
    await table.quiet()
    _, data, _ = await audited(table)
    made = msgspec.json.decode(data, type=Audit)
    assert made.setup is not None
    assert made.setup.carry
    assert await verified(tmp_path, data) == 0
    assert await verified(tmp_path, await table.store.export_campaign(session.row.campaign_id or 0)) == 0
