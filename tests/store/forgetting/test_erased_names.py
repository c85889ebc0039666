"""Names and servers taken out of the database."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.match import ENCODER
from bot.engine.words import Phrase
from bot.sessions.telling.story import Label, Told
from bot.store import Commit, Row, Store
from bot.store.forgetting.people import Mask
from tests.support.erasing import ANNA, BORIS, CARL, PEN, erased, forms, in_file, known_everywhere, note, said
from tests.support.store import CHANNEL, GUILD, started


async def test_a_namesake_stays(store: Store) -> None:
    elsewhere = await started(store, owner_id=CARL)
    await store.commit(elsewhere, note(CARL, "story-gm-paused", name="Anna"))
    await store.commit(elsewhere, note(BORIS, "story-gm-transferred", name="Boris", to="Anna"))
    here = await started(store, CHANNEL + 1, owner_id=BORIS)
    await store.commit(here, note(ANNA, "story-sits-down", name="Anna", seat="Kyle"))
    before = await store.rows(elsewhere)

    await erased(store, ANNA, "Anna")

    assert await store.rows(elsewhere) == before
    assert (await store.rows(here))[-1].user_id == 1


async def test_whoever_was_only_handed_a_table_is_found_by_name(store: Store, path: Path) -> None:
    table_id = await started(store, owner_id=ANNA)
    await store.commit(table_id, note(BORIS, "story-gm-transferred", name="Boris", to="Nick of old"))

    await erased(store, ANNA, "Anna")

    assert in_file(path, b"Nick of old") == []
    assert await store.verify(table_id) == []


async def test_whoever_handed_a_table_on_is_found_by_the_name_they_got_it_under(store: Store, path: Path) -> None:
    table_id = await started(store, owner_id=CARL)
    await store.commit(table_id, note(BORIS, "story-gm-transferred", name="Boris", to="Nick of old"))
    await store.commit(table_id, note(ANNA, "story-gm-transferred", name="Anna", to="Carl"))

    await erased(store, ANNA, "Anna")

    assert in_file(path, b"Nick of old") == []
    assert len(in_file(path, b"Boris", b"Carl")) == 2
    assert await store.verify(table_id) == []


async def test_whom_a_table_was_handed_to_is_known_whoever_hands_it_on(store: Store, path: Path) -> None:
    table_id = await started(store, owner_id=BORIS)
    for by, to, heir in ((BORIS, "Nick of old", ANNA), (CARL, "Boris", BORIS), (CARL, "Annie", CARL)):
        words = Label((Told(Phrase("story-gm-transferred", {"name": "-", "to": to})),), heir=heir)
        await store.commit(table_id, Commit(kind="set", user_id=by, label=ENCODER.encode(words)))

    await erased(store, ANNA, "Annie")

    assert in_file(path, *forms(ANNA), b"Nick of old") == []
    labels = [msgspec.msgpack.decode(row.label, type=Label) for row in await store.rows(table_id) if row.label]
    assert [(label.told[0].phrase.args["to"], label.heir) for label in labels] == [
        ("#1", 1),
        ("Boris", BORIS),
        ("Annie", CARL),
    ]
    assert await store.verify(table_id) == []


async def test_words_of_a_game_and_names_of_seats_are_left_alone() -> None:
    label = ENCODER.encode(Label((Told(Phrase("rise-event-hit", {"name": "Anna", "seat": "Anna"})),)))
    row = Row(1, None, None, "answer", "kyle", ANNA, b"1", False, label, 1, None, None, b"")
    assert PEN.masked(row, Mask(ANNA, frozenset({"Anna"}), 1)) == label
    row = msgspec.structs.replace(row, label=said("story-leaves", name="Anna", seat="Anna"))
    assert PEN.masked(row, Mask(ANNA, frozenset({"Anna"}), 1)) == said("story-leaves", name="#1", seat="Anna")


async def test_what_cannot_be_read_keeps_nobody() -> None:
    mask = Mask(ANNA, frozenset({"Anna"}), 1)
    row = Row(1, None, None, "set", None, ANNA, None, False, b"\xc1Anna", 1, None, None, b"")
    assert PEN.masked(row, mask) is None
    assert PEN.message("snapshot", b"\xc1Anna", mask) == b""
    assert PEN.message("retire", b"as it was", mask) == b"as it was"


async def test_of_several_names_in_a_sentence_only_theirs_goes() -> None:
    label = ENCODER.encode(Label((Told(Phrase("story-let-in", {"name": "Boris", "people": ("Anna", "Carl")})),)))
    row = Row(1, None, None, "set", None, BORIS, None, False, label, 1, None, None, b"")
    masked = PEN.masked(row, Mask(ANNA, frozenset({"Anna"}), 3))
    (told,) = msgspec.msgpack.decode(masked or b"", type=Label).told
    assert told.phrase.args == {"name": "Boris", "people": ("#3", "Carl")}


async def test_a_server_goes_with_all_that_belongs_to_it(store: Store, path: Path) -> None:
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="The long way")
    table_id = await known_everywhere(store)
    await store.set_table_settings(table_id, b'{"pace":"day"}')
    other = await started(store, CHANNEL + 1, guild_id=GUILD + 1, owner_id=BORIS)
    await started(store, CHANNEL + 2, campaign_id=campaign.id)
    await store.note_erasure("left", GUILD)

    gone = await store.erase_server(GUILD)
    assert await store.sweep()

    assert gone == [table_id, table_id + 2]
    assert [table.id for table in await store.tables()] == [other]
    assert await store.servers() == [GUILD + 1]
    assert await store.erasures() == []
    assert in_file(path, str(GUILD).encode(), GUILD.to_bytes(8, "big"), b"The long way", b"Annie", b"Boris") == []
    assert await store.verify(other) == []
