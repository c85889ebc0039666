"""/salvation through Discord: in turn, out of turn, as a stranger, completed, refused by a rule."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.games.salvation.state import Salvation
from bot.games.salvation.table.errands import ERRANDS
from tests.support.e2e.bench import Bench
from tests.support.e2e.games.war import (
    ORDERED,
    PLANNING,
    SENT,
    Case,
    Change,
    begin,
    planned,
    position,
    staged,
    typed,
)
from tests.support.e2e.replies import told
from tests.support.e2e.typing import completes, refused_by, turned_away

LOOKS = ("map", "hand", "units", "odds")


def kinds_at(g: Salvation, sector: str) -> list[str]:
    """The figures in a sector, by type."""
    return sorted(unit.kind for unit in g.units.values() if unit.at == sector)


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
        change=arranged(units={"LAX": "t1"}),
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
        change=arranged(units={"SFO": "moto", "NMX": "hunter"}, factories=["SFO", "DEN", "NMX"]),
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
        change=arranged(units={"NMX": "hunter", "HOU": "hunter"}, hands={"skynet": "construction-site"}),
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
        "NMX",
        lambda g: [(lies.card, lies.at) for lies in g.table] == [("decoy", "NMX")],
        at=0,
        lead=("pass", "Bruno: play card=decoy"),
        change=arranged(units={"NMX": "hunter"}, hands={"resistance": "decoy"}),
        who="Bruno",
        other="Ada",
        asked="Resistance",
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
        "go",
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
    await turned_away(session, "You have no seat at this table.", typed(table, "Eve", case, case.typed))
    if case.other:
        not_now = f"It is not your turn. Asked now: {case.asked}."
        await turned_away(session, not_now, typed(table, case.other, case, case.typed))


@SAYING
async def test_typing_completes_what_is_legal_for_whoever_is_asked(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    others = filter(None, (case.other, "Eve"))
    await completes(table, session, f"salvation {case.name}", "what", case.who, *others)
    await turned_away(session, "", typed(table, case.who, case, "fly to the moon"))


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    await refused_by(session, case.rule, typed(table, case.who, case, case.banned))


async def test_what_is_not_asked_now_is_refused_by_a_rule(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, at=1)
    for name, errand in ERRANDS.items():
        if name not in ("play", "exchange", "pass", "choose"):
            assert errand.why
            saying = told(table.person("Ada"), f"salvation {name}", **({"what": "LAX"} if errand.says else {}))
            await refused_by(session, errand.why.rule, saying)
