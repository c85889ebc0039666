"""/salvation through Discord: in turn, out of turn, as a stranger, completed, refused by a rule; and its secrets."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import pytest

from bot.engine.chance import Chance
from bot.engine.match import ENCODER
from bot.games.salvation import GAME
from bot.games.salvation.content import UNITS
from bot.games.salvation.state import Salvation
from bot.playground.world import PEOPLE
from bot.sessions.session import Session
from bot.text import tongue
from cogs.salvation import ERRANDS
from tests.e2e.bench import CHANNEL, Bench
from tests.e2e.war import HANDS, Change, front, position, staged

EN = tongue("en")
LOOKS = ("map", "hand", "units", "odds")


class Case(NamedTuple):
    """A subcommand: what somebody types where, what comes of it, and what a rule forbids."""

    name: str
    typed: str
    comes_of_it: Callable[[Salvation], bool]
    at: int = 1
    lead: tuple[str, ...] = ()
    """What Ada answers before, or with `Bruno: ` and the like somebody else."""
    change: Change = front
    says: bool = True
    banned: str = ""
    rule: str = ""
    who: str = "Ada"
    other: str = "Bruno"
    """Somebody who is not asked; nobody where all are."""
    asked: str = "Skynet"
    """How those who are asked are named."""


def kinds_at(g: Salvation, sector: str) -> list[str]:
    """The figures in a sector, by type."""
    return sorted(unit.kind for unit in g.units.values() if unit.at == sector)


def planned(g: Salvation) -> dict[str, str]:
    """Where the plan sends whom."""
    return {route.unit: route.way[-1] for route in g.plan}


def arranged(**fields: Any) -> Change:
    """The war with something else about it."""
    return lambda war: war.arrange(**fields)


def rolling(*faces: int) -> Chance:
    """Chance that begins with these dice."""
    return next(
        Chance(seed)
        for seed in (n.to_bytes(4) for n in count())
        if all(chance.below(6) == face - 1 for chance in (Chance(seed),) for face in faces)
    )


ALL_PASS = ("pass", "Bruno: pass", "Chiara: pass")
PLANNING = ("play card=patrol",)
ORDERED = (*PLANNING, "order unit=t600.1")
SENT = (*ORDERED, "go to=NNV")
GOING = ("go to=SFO", "confirm")
CASES = [
    Case("play", "patrol", lambda g: g.planner == "skynet", banned="terminate", rule="SAL-STAGE-02"),
    Case(
        "exchange",
        "patrol",
        lambda g: "patrol" in g.decks["skynet"].discard and len(g.hands["skynet"]) == 5,
        banned="jamming",
        rule="SAL-EXCHANGE-04",
    ),
    Case("plan", "t600.1", lambda g: not g.plan, lead=PLANNING, banned="hunter.1", rule="SAL-MOVE-01"),
    Case(
        "go",
        "NNV",
        lambda g: planned(g) == {"t600.1": "NNV"},
        lead=ORDERED,
        banned="HOU",
        rule="SAL-MOVE-03",
    ),
    Case("confirm", "", lambda g: kinds_at(g, "NNV") == ["t600"], lead=SENT, says=False),
    Case(
        "attack",
        "DAL",
        lambda g: "terminate" not in g.hands["skynet"],
        at=2,
        lead=("play card=terminate",),
        banned="DEN",
        rule="SAL-RUL-29",
    ),
    Case("scout", "t600.1", lambda g: "sensor-sweep" not in g.hands["skynet"], at=3, lead=("play card=sensor-sweep",)),
    Case(
        "place",
        "DEN",
        lambda g: kinds_at(g, "DEN").count("t600") == 2,
        at=4,
        lead=("play card=t600-line",),
        change=arranged(units={"SFO": "moto"}),
        banned="SFO",
        rule="SAL-STACK-04",
    ),
    Case("pass", "", lambda g: g.order[g.actor] == "resistance", says=False),
    Case(
        "aim",
        "infantry.1",
        lambda g: "infantry.1" not in g.units,
        at=2,
        lead=("play card=terminate", "attack at=LAX"),
        change=arranged(units={"LAX": "t1 hunter"}, chance=rolling(4, 4, 1, 1)),
        banned="m1a2.1",
        rule="SAL-COMBAT-06",
    ),
    Case(
        "defend",
        "LAX",
        lambda g: g.tally == {"skynet": {"marches": 1}, "resistance": {"battles": 1}},
        lead=(*ORDERED, "go to=LAX", "confirm"),
        change=arranged(chance=rolling(6, 6)),
        who="Bruno",
        other="Ada",
        asked="Resistance",
    ),
    Case(
        "search",
        "t600.1",
        lambda g: g.tally == {"resistance": {"marches": 1}, "skynet": {"battles": 1}},
        lead=("pass", *(f"Bruno: {said}" for said in ("play card=foot-march", "order unit=infantry.1", *GOING))),
        change=arranged(chance=rolling(4, 6)),
    ),
    Case(
        "build",
        "NMX",
        lambda g: g.factories == ["SFO", "DEN", "NMX"],
        at=4,
        lead=("play card=construction-site action=build",),
        change=arranged(units={"NMX": "hunter"}, hands={"skynet": "construction-site"}),
        banned="DAL",
        rule="SAL-FACTORY-02",
    ),
    Case(
        "develop",
        "t1-attack",
        lambda g: g.improved == ["t1-attack"],
        at=4,
        lead=("play card=develop-t1",),
        change=arranged(hands={"skynet": "develop-t1"}),
        banned="t600-attack",
        rule="SAL-DEVELOP-02",
    ),
    Case(
        "trick",
        "SEA.1",
        lambda g: g.decks["skynet"].discard == ["satellite-relay"],
        at=0,
        lead=("play card=satellite-relay", "swap slot=BAJ.1"),
        change=arranged(hands={"skynet": "satellite-relay"}),
    ),
    Case(
        "attack",
        "NMX",
        lambda g: (g.factories, g.points["resistance"]) == (["PAN"], 1),
        at=4,
        lead=("pass", "Bruno: play card=sabotage"),
        change=arranged(
            units={"NMX": "jeep", "PAN": "jeep"}, hands={"resistance": "sabotage"}, factories=["NMX", "PAN"]
        ),
        who="Bruno",
        other="Ada",
        asked="Resistance",
    ),
    Case(
        "withdraw",
        "hunter.1",
        lambda g: kinds_at(g, "SFO") == ["t600", "t600"],
        at=3,
        lead=("play card=sensor-sweep", "scout unit=t600.1", "open slot=SFO.1"),
        change=arranged(lies={"SFO.1": "defile"}, chance=rolling(6)),
    ),
    Case(
        "discard",
        "discard card=pursuit copy=6",
        lambda g: g.phase == "lead" and g.decks["skynet"].discard == ["pursuit"],
        change=arranged(hands={"skynet": "overrun overrun pincer pursuit air-sweep"}, phase="draw", drawn=True),
    ),
    Case(
        "take",
        "take count=2",
        lambda g: len(g.hands["skynet"]) == 5 + 2 + 2,
        at=4,
        lead=ALL_PASS,
        change=arranged(terrain={"SFO": "information"}),
    ),
    Case(
        "lead",
        "commander",
        lambda g: g.lead == "commander",
        at=0,
        change=arranged(phase="lead"),
        banned="Skynet",
        rule="SAL-THREE-08",
    ),
    Case(
        "armistice",
        "agree",
        lambda g: g.turn == 100,
        at=4,
        lead=ALL_PASS,
        change=arranged(turn=100),
        other="",
    ),
    Case(
        "choose", "play card=patrol", lambda g: g.planner == "skynet", banned="play card=terminate", rule="SAL-STAGE-02"
    ),
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
FORBIDDING = pytest.mark.parametrize("case", [case for case in CASES if case.rule], ids=lambda case: case.name)
SAYING = pytest.mark.parametrize("case", [case for case in CASES if case.says], ids=lambda case: case.name)


async def typed(table: Bench, who: str, case: Case, text: str) -> str:
    """Use the subcommand, and give what this person alone was told."""
    options = {"what": text} if case.says and text else {}
    reply = await table.person(who).command(f"salvation {case.name}", CHANNEL, options=options)
    assert reply.message.ephemeral
    return reply.message.text


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> Session:
    """Open a table where this case is to be tried."""
    session = await staged(table, monkeypatch, case.change, at=case.at)
    for said in case.lead:
        name, _, answer = said.rpartition(": ")
        await table.person(name or "Ada").command("salvation choose", CHANNEL, what=answer)
    return session


async def test_every_subcommand_is_there(table: Bench) -> None:
    (command,) = [each for each in table.server.world.all_commands() if each["name"] == "salvation"]
    assert {each["name"] for each in command["options"]} == {*ERRANDS, *LOOKS}


@EACH
async def test_whoever_is_asked_plays_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case)
    head = session.row.head
    said = await typed(table, case.who, case, case.typed)
    assert case.comes_of_it(position(session)), said
    assert session.row.head > head
    assert await table.store.verify(session.id) == []


@EACH
async def test_others_are_turned_away(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case)
    head = session.row.head
    assert "You have no seat at this table." in await typed(table, "Eve", case, case.typed)
    if case.other:
        turned_away = await typed(table, case.other, case, case.typed)
        assert f"It is not your turn. Asked now: {case.asked}." in turned_away
    assert session.row.head == head


@SAYING
async def test_typing_completes_what_is_legal_for_whoever_is_asked(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    offered = await table.person(case.who).autocomplete(f"salvation {case.name}", "what", "", CHANNEL)
    legal = {option.key for option in session.match.asks[0].options}
    assert {choice["value"] for choice in offered} <= legal
    assert 0 < len(offered) <= 25
    for other in filter(None, (case.other, "Eve")):
        assert await table.person(other).autocomplete(f"salvation {case.name}", "what", "", CHANNEL) == []
    head = session.row.head
    assert await typed(table, case.who, case, "fly to the moon")
    assert session.row.head == head


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    head, before = session.row.head, ENCODER.encode(session.match.state)
    said = await typed(table, case.who, case, case.banned)
    assert said.splitlines()[-1] == f"-# Rule {case.rule}"
    assert (session.row.head, ENCODER.encode(session.match.state)) == (head, before)


async def test_what_is_not_asked_now_is_refused_by_a_rule(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, at=1)
    before = ENCODER.encode(session.match.state)
    for name, errand in ERRANDS.items():
        if name not in ("play", "exchange", "pass", "choose"):
            options = {"what": "LAX"} if errand.says else {}
            reply = await table.person("Ada").command(f"salvation {name}", CHANNEL, options=options)
            assert errand.why
            assert reply.message.text.splitlines()[-1] == f"-# Rule {errand.why.rule}", name
    assert ENCODER.encode(session.match.state) == before


# Looks


async def shown(table: Bench, who: str, path: str, **options: object) -> bytes:
    """Use a look, and give the bytes of its picture, which carry its scene; desks are drawn before."""
    await table.quiet()
    mark = len(table.server.sent)
    final = await (await table.person(who).command(f"salvation {path}", CHANNEL, options=options)).final()
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


@pytest.mark.skipif(not hasattr(GAME, "forecast"), reason="the game tells no odds yet")
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
        reply = await table.person("Bruno").command("salvation odds", CHANNEL, options=options)
        return str(reply.message.text)

    assert await told(sector="dal") == await told(sector="DAL")
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
