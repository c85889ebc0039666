"""/salvation: hands, units, the map and odds through Discord, each for whom it is meant."""

from __future__ import annotations

import pytest

from bot.games.salvation import GAME
from bot.games.salvation.box.content import UNITS
from bot.playground.world.state import PEOPLE
from bot.text import tongue
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.war import (
    HANDS,
    ORDERED,
    SENT,
    Case,
    begin,
    planned,
    position,
    staged,
)

EN = tongue("en")


# Looks


async def shown(table: Bench, who: str, path: str, **options: object) -> bytes:
    """Use a look, and give the bytes of its picture, which carry its scene; desks are drawn before."""
    await table.quiet()
    mark = len(table.server.sent)
    final = await (await table.person(who).command(f"salvation {path}", CHANNEL, options=options)).final()  # type: ignore[arg-type]
    assert final.ephemeral
    return b"".join(sent.everything() for sent in table.server.sent[mark:])


@pytest.mark.parametrize("who", PEOPLE[:3])
async def test_a_hand_is_shown_to_its_owner_alone(table: Bench, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    await staged(table, monkeypatch)
    seat = GAME.seats[PEOPLE.index(who)]
    seen = await shown(table, who, "hand")
    for other, cards in HANDS.items():
        for card in cards.split():
            assert (EN.t(f"salvation-card-{card}").encode() in seen) is (other == seat), card


async def test_unit_cards_are_for_everybody(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    for who in ("Ada", "Eve"):
        seen = await shown(table, who, "units")
        for unit in UNITS:
            assert EN.t(f"salvation-unit-{unit}").encode() in seen


async def test_who_has_no_seat_has_no_hand(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    reply = await table.person("Eve").command("salvation hand", CHANNEL)
    assert "You have no seat at this table." in reply.message.text


async def test_a_plan_is_drawn_for_its_owner_alone(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, Case("go", "", lambda g: True, lead=SENT))
    assert planned(position(session)) == {"t600.1": "NNV"}
    assert b"trail" in await shown(table, "Ada", "map")
    for other in ("Bruno", "Chiara", "Eve"):
        seen = await shown(table, other, "map")
        assert b"trail" not in seen
        assert EN.t("salvation-sector-NNV").encode() in seen, "the map itself is everybody's"


async def opened(table: Bench, who: str) -> bytes:
    """Open one's own desk from the panel, and give the bytes of its words and picture, which carries its scene."""
    await table.quiet()
    mark = len(table.server.sent)
    await table.person(who).press(await table.panel(), "My hand")
    await table.quiet()
    return b"".join(sent.everything() for sent in table.server.sent[mark:])


@pytest.mark.rule("SAL-MOVE-05", "SAL-RUL-17")
async def test_whoever_plans_by_pressing_sees_the_plan_on_the_map(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desk shows the plan as it stands, the goals of a unit that is sent, and the hand when nobody plans."""
    await staged(table, monkeypatch)
    hand, sector = EN.t("salvation-card-terminate").encode(), EN.t("salvation-sector-BAJ").encode()
    seen = await opened(table, "Ada")
    assert hand in seen
    assert sector not in seen
    for answer in ORDERED:
        await table.person("Ada").command("salvation choose", CHANNEL, what=answer)
    seen = await opened(table, "Ada")
    assert b"reach" in seen, "where the unit may go is tinted"
    assert b"trail" not in seen
    await table.person("Ada").command("salvation choose", CHANNEL, what="go to=NNV")
    seen = await opened(table, "Ada")
    assert b"trail" in seen
    assert sector in seen
    for other in ("Bruno", "Chiara"):
        assert b"trail" not in await opened(table, other)


async def test_neither_hands_nor_plans_are_ever_public(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(table, monkeypatch, Case("go", "", lambda g: True, lead=SENT))
    await table.person("Bruno").press(await table.panel(), "My hand")
    await table.quiet()
    public = b"".join(sent.everything() for sent in table.server.sent if sent.only_for in (None, "")).decode("latin-1")
    assert EN.t("salvation-sector-SFO") in public, "the map is public"
    secret = {card for cards in HANDS.values() for card in cards.split()} - {"patrol"}
    for card in secret:
        assert EN.t(f"salvation-card-{card}") not in public, card
    assert "trail" not in public


async def test_odds_are_told_to_the_asker_alone(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    reply = await table.person("Bruno").command("salvation odds", CHANNEL, sector="DAL")
    assert reply.message.ephemeral
    assert "%" in reply.message.text
    assert "Dallas" in reply.message.text


async def test_odds_hear_the_start_the_extra_dice_and_small_letters(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await staged(table, monkeypatch)

    async def told(**options: object) -> str:
        reply = await table.person("Bruno").command("salvation odds", CHANNEL, options=options)  # type: ignore[arg-type]
        return str(reply.message.text)

    assert await told(sector="dal") == await told(sector="Dallas") == await told(sector="DAL")
    assert "dice 1" in await told(sector="DAL")
    assert "dice 3" in await told(sector="DAL", extra=2)
    march = await told(sector="SFO", start="LAX")
    assert "defends the border of San Francisco" in march
    assert "attacks in" not in march


async def test_odds_of_nowhere_are_refused(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    reply = await table.person("Ada").command("salvation odds", CHANNEL, sector="MOON")
    assert "There is no sector “MOON” on the map." in reply.message.text
    offered = await table.person("Ada").autocomplete("salvation odds", "sector", "den", CHANNEL)
    assert [choice["value"] for choice in offered] == ["DEN"]
