"""Typing in Salvation: everything that its rules can offer is reached by a subcommand of its own."""

from __future__ import annotations

import re
from functools import cache, partial
from random import Random

import pytest

from bot.engine.asks import Answer, Ask, Option, Reason, Refusal, option, weigh
from bot.engine.content import CONTENT
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.salvation import GAME
from bot.games.salvation.rules import setup
from bot.games.salvation.table.errands import CHOSEN_BY, ERRANDS, refusal
from bot.ledger import rules
from bot.text import tongue
from cogs.answering import choices, picks
from cogs.face.board import choosing
from tests.support import typed
from tests.support.offers import follow

EN = tongue("en")
GAMES = 6
MOST = 1200
"""Answers that a random game is followed for."""
FULL = Reason("salvation-refuse-full", "SAL-STACK-03", {"at": "LAX", "most": 4})
PLAN = Ask(
    seats=("resistance",),
    prompt="plan",
    options=(
        option("order", unit="infantry.1"),
        option("order", unit="jeep.1"),
        option("drop", unit="a10.1", to="SFO"),
    ),
    barred=((option("confirm"), FULL),),
)
ROUTE = Ask(
    seats=("resistance",),
    prompt="route",
    kind="path",
    options=(option("go", to="LAX"), option("go", to="GIL"), option("back")),
    start="SFO",
    ways={"SFO": (("LAX", 1),), "LAX": (("GIL", 1),)},
    budget=2,
)
SPOTS = ("DAL", "SEA")
HAND = Ask(
    seats=("skynet",),
    prompt="hand",
    kind="some",
    options=tuple(option("discard", card="volunteers", copy=copy) for copy in range(3)),
    least=2,
    most=2,
)


@cache
def offered() -> dict[str, Option]:
    """An option of each verb that random games show, every other one with all optional rules."""
    rng, found = Random(3), dict[str, Option]()
    for n in range(GAMES):
        switches = {switch.id: "on" if n % 2 else switch.default for switch in setup.SWITCHES}
        match, _ = Match.start(GAME, Setup(GAME.seats, "war", switches), bytes([n]) * 32)
        found.update((each.verb, each) for each in follow(match, rng, MOST))
    return found


meant = partial(typed.meant, GAME)


def test_whatever_the_rules_offer_is_reached_by_one_subcommand() -> None:
    stands = [verb for errand in ERRANDS.values() for verb, _ in errand.kinds]
    assert {verb for verb in offered() if stands.count(verb) != 1} == set()
    assert len(offered()) >= 26, sorted(offered())


def test_whatever_has_words_is_reached_too_however_seldom_it_is_offered() -> None:
    words = (CONTENT / "salvation" / "texts" / "en.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^salvation-do-([a-z-]+) =", words, re.MULTILINE)) - {"play-action"}
    assert named == {verb for errand in ERRANDS.values() for verb, _ in errand.kinds}


def test_choose_stands_for_anything() -> None:
    assert all(ERRANDS["choose"].fits(each) for each in offered().values())


@pytest.mark.parametrize("name", [name for name, errand in ERRANDS.items() if not errand.says])
def test_what_takes_no_words_stands_for_one_thing(name: str) -> None:
    assert len(ERRANDS[name].kinds) == 1


def test_of_several_units_one_must_be_said() -> None:
    with pytest.raises(Refusal) as refused:
        meant(PLAN, "plan")
    assert refused.value.reason.id == "say-which"
    assert meant(PLAN, "plan", "jeep.1") == ["order unit=jeep.1"]
    assert meant(PLAN, "plan", "a10.1") == ["drop unit=a10.1 to=SFO"]


def test_what_is_barred_is_refused_by_its_own_rule() -> None:
    with pytest.raises(Refusal) as refused:
        weigh(PLAN, Answer("resistance", tuple(meant(PLAN, "confirm"))))
    assert refused.value.reason == FULL


def test_a_sector_is_meant_by_its_letters_its_name_or_the_way_to_it() -> None:
    assert meant(ROUTE, "go", "gil") == meant(ROUTE, "go", "Gila") == ["go to=GIL"]
    assert meant(ROUTE, "go", "LAX GIL") == ["LAX", "GIL"]
    assert meant(ROUTE, "go", "back") == ["back"]


def test_copies_of_a_card_are_told_apart() -> None:
    keys = [each.key for each in HAND.options]
    assert meant(HAND, "discard", "volunteers, volunteers") == keys[:2]


@pytest.mark.parametrize("word", ["to", "at"])
def test_the_map_tints_where_something_is_to_be_chosen(word: str) -> None:
    ask = Ask(
        seats=("skynet",), prompt="attack", kind="space", options=tuple(option("attack", **{word: at}) for at in SPOTS)
    )
    match, _ = Match.start(GAME, Setup(GAME.seats, "war", {}), bytes(32))
    scene = choosing(GAME.look.scene(match.view(None)), ask)
    assert [(tint.area, tint.kind) for tint in scene.tints] == [(at, "reach") for at in SPOTS]
    assert scene.focus == SPOTS


def test_completion_offers_what_fits_and_is_legal() -> None:
    keys = [choice.value for choice in choices(EN, "salvation", PLAN, ERRANDS["plan"].fits, "")]
    assert keys == [each.key for each in PLAN.options]
    assert choices(EN, "salvation", PLAN, ERRANDS["confirm"].fits, "") == []


def test_every_question_and_every_subcommand_names_a_rule_of_the_ledger() -> None:
    words = (CONTENT / "salvation" / "texts" / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^salvation-ask-([a-z-]+) =", words, re.MULTILINE)) - {"route-others"}
    assert set(CHOSEN_BY) == asked
    whys = {name: errand.why for name, errand in ERRANDS.items() if errand.kinds}
    assert {name for name, why in whys.items() if not why} == set()
    named = {*CHOSEN_BY.values(), *(why.rule for why in whys.values() if why)}
    assert named <= set(rules("salvation"))


def test_what_is_not_to_be_chosen_is_refused_by_the_rule_of_its_question() -> None:
    with pytest.raises(Refusal) as refused:
        picks(EN, "salvation", PLAN, ERRANDS["plan"].fits, "hunter.1", partial(refusal, "plan"))
    assert refused.value.reason == Reason("salvation-refuse-not-among", "SAL-MOVE-01")


EMPTY_PLAN = Ask(seats=("resistance",), prompt="plan", options=(option("order", unit="jeep.1"),))


@pytest.mark.parametrize(
    ("name", "ask", "why"),
    [
        ("plan", ROUTE, ("way-first", "SAL-MOVE-05")),
        ("confirm", ROUTE, ("way-first", "SAL-MOVE-05")),
        ("confirm", EMPTY_PLAN, ("empty-plan", "SAL-RUL-18")),
        ("go", EMPTY_PLAN, ("nobody-goes-now", "SAL-MOVE-05")),
        ("attack", ROUTE, ("no-attack-now", "SAL-ATTACK-01")),
    ],
)
def test_whoever_plans_already_is_not_told_to_play_a_card_first(name: str, ask: Ask, why: tuple[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        picks(EN, "salvation", ask, ERRANDS[name].fits, "", partial(refusal, name))
    reason = refused.value.reason
    assert (reason.id.removeprefix("salvation-refuse-"), reason.rule) == why


def test_what_is_not_asked_now_is_refused_by_the_rule_of_the_subcommand() -> None:
    with pytest.raises(Refusal) as refused:
        picks(EN, "salvation", PLAN, ERRANDS["attack"].fits, "LAX", partial(refusal, "attack"))
    assert refused.value.reason == Reason("salvation-refuse-no-attack-now", "SAL-ATTACK-01")
