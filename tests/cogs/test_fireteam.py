"""Typing in Fireteam Zero: everything that its rules can offer is reached by a subcommand of its own."""

from __future__ import annotations

from functools import cache, partial
from random import Random

import pytest

from bot.engine.asks import Answer, Ask, Option, Reason, Refusal, option, weigh
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.fireteam import GAME
from bot.games.fireteam.rules import tasks
from bot.games.fireteam.table.errands import ERRANDS
from bot.ledger import rules
from bot.text import tongue
from cogs.answering import choices
from tests.support import typed
from tests.support.fireteam.field import lay
from tests.support.offers import follow

EN = tongue("en")
SEATS = ("abe", "shad", "frank", "don")
MOST = 900
"""Answers that a random game is followed for."""
FAR = Reason("fireteam-refuse-too-far", "FTZ-MOVE-01", {"points": 2})
TURN = Ask(
    seats=("shad",),
    prompt="turn",
    options=(
        option("attack", target="corrupted-animal.1", type="melee"),
        option("attack", target="corrupted-animal.1", type="projectile"),
        option("attack", target="corrupted-animal.2", type="melee"),
        option("search"),
        option("work", discovery="ferry-fuel"),
        option("order", ally="abe"),
        option("move", to="2B"),
        option("end"),
    ),
    barred=((option("move", to="1A"), FAR),),
)
HAND = Ask(
    seats=("shad",),
    prompt="discard",
    kind="some",
    options=tuple(option("pick", card="knife-work", copy=copy) for copy in range(3)),
    least=2,
    most=2,
)


@cache
def offered() -> dict[str, Option]:
    """An option of each verb that random games of every mission show, hands hidden in every other one."""
    rng, found = Random(5), dict[str, Option]()
    for n, mission in enumerate(GAME.missions):
        switches = {"hidden-hands": "on" if n % 2 else "off", "ask-ties": "on"}
        match, _ = Match.start(GAME, Setup(SEATS, mission, switches), bytes([n]) * 32)
        found.update((each.verb, each) for each in follow(match, rng, MOST))
    return found


def own(name: str, verb: str) -> bool:
    """Whether a subcommand stands for a verb by itself, as `choose` does for none."""
    return bool(ERRANDS[name].kinds) and ERRANDS[name].fits(offered()[verb])


meant = partial(typed.meant, GAME)
refused = partial(typed.refused, GAME)


def test_whatever_the_rules_offer_is_reached_by_one_subcommand() -> None:
    missing = {verb for verb in offered() if sum(own(name, verb) for name in ERRANDS) != 1}
    assert missing == set()
    assert len(offered()) >= 30, sorted(offered())


def test_no_subcommand_stands_for_what_no_rule_offers() -> None:
    known = {verb for errand in ERRANDS.values() for verb, _ in errand.kinds}
    assert {verb for verb in known if not EN.has(f"fireteam-do-{verb}")} == set()


def test_tasks_of_missions_are_one_errand() -> None:
    assert set(ERRANDS["task"].kinds) == {(verb, "") for verb in tasks.VERBS}


def test_choose_stands_for_anything() -> None:
    assert all(ERRANDS["choose"].fits(each) for each in offered().values())


@pytest.mark.parametrize("name", [name for name, errand in ERRANDS.items() if not errand.says])
def test_what_takes_no_words_stands_for_one_thing(name: str) -> None:
    assert len(ERRANDS[name].kinds) == 1


def test_the_only_thing_that_fits_needs_no_words() -> None:
    assert meant(TURN, "end") == ["end"]
    assert meant(TURN, "search") == ["search"]
    assert meant(TURN, "task") == ["work discovery=ferry-fuel"]
    assert meant(TURN, "ability") == ["order ally=abe"]


def test_of_several_attacks_one_must_be_said() -> None:
    for text in ("", "corrupted-animal.1", "melee"):
        with pytest.raises(Refusal) as refused:
            meant(TURN, "attack", text)
        assert refused.value.reason.id == "say-which"
    assert meant(TURN, "attack", "projectile") == ["attack target=corrupted-animal.1 type=projectile"]
    assert meant(TURN, "attack", "corrupted-animal.2") == ["attack target=corrupted-animal.2 type=melee"]


def test_a_location_is_meant_by_its_number_or_its_name() -> None:
    assert meant(TURN, "move", "2b") == meant(TURN, "move", "High Street") == ["move to=2B"]


def test_what_is_barred_is_refused_by_its_own_rule() -> None:
    with pytest.raises(Refusal) as refused:
        weigh(TURN, Answer("shad", tuple(meant(TURN, "move", "Ferry Landing"))))
    assert refused.value.reason == FAR


def test_copies_of_a_card_are_told_apart() -> None:
    keys = [each.key for each in HAND.options]
    assert meant(HAND, "cards", "knife-work, knife-work") == keys[:2]


def test_completion_offers_what_fits_and_is_legal() -> None:
    at = lay({"abe": "2B", "shad": "2B"}, {"corrupted-animal.1": "2B"}, hands={"shad": ["knife-work"]})
    at.turn("shad")
    moves = [choice.value for choice in choices(EN, "fireteam", at.ask, ERRANDS["move"].fits, "")]
    assert moves == [each.key for each in at.ask.options if each.verb == "move"]
    assert choices(EN, "fireteam", at.ask, ERRANDS["react"].fits, "") == []


# What is refused, by name


@pytest.mark.parametrize("name", ERRANDS)
def test_every_refusal_names_a_rule_of_the_ledger(name: str) -> None:
    assert {refused(ask, name)[1] for ask in (TURN, HAND)} <= set(rules("fireteam"))


@pytest.mark.parametrize("name", ["move", "attack", "search", "task", "ability"])
def test_a_turn_waits_while_something_else_is_asked(name: str) -> None:
    assert refused(HAND, name)[0] == "asked-else"
    assert refused(TURN, name)[0] in ("no-such-place", "no-such-target", "not-among")


def test_what_is_asked_for_but_not_offered_is_told_apart_from_what_nobody_asks_for() -> None:
    assert refused(HAND, "cards", "bayonet") == ("not-among", "FTZ-ATTACK-01")
    assert refused(TURN, "cards", "bayonet") == ("no-cards-now", "FTZ-ATTACK-01")
    bare = Ask(seats=("shad",), prompt="turn", options=(option("end"),))
    assert refused(bare, "task") == ("no-task", "FTZ-TURN-07")
    assert refused(bare, "ability") == ("no-ability", "FTZ-TURN-07")
