"""Standing orders, and what a game-master may put right."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, Refusal
from bot.engine.fixes import Fix, find_fix
from bot.games.fireteam import GAME
from bot.games.fireteam.box.content import MISSIONS, TRACK
from bot.games.fireteam.events.heroes import Intercepted
from bot.games.fireteam.rules.threat import activation
from bot.text import speak
from tests.support.fireteam.field import Position, lay

ANIMAL = "corrupted-animal.1"


def order(at: Position, seat: str, key: str, value: str) -> None:
    """Leave a standing order."""
    GAME.table.order(at.g, seat, find_fix(GAME.table.orders(at.g, seat), key, value), value)


def put_right(at: Position, key: str, value: str) -> None:
    """Put one thing right."""
    GAME.table.fix(at.g, find_fix(GAME.table.fixes(at.g), key, value), value)


def facing(**hands: list[str]) -> Position:
    """Abe and Don together with an animal."""
    return lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands=hands)


def test_orders_say_what_they_are_and_the_usual_one_is_none() -> None:
    at = facing()
    assert {fix.key: fix.now for fix in GAME.table.orders(at.g, "abe")} == {
        "order-reactions": "ask",
        "order-small-hits": "0",
        "order-escort": "ask",
        "order-discards": "ask",
        "order-cover ally=don": "ask",
    }
    order(at, "abe", "order-reactions", "never")
    order(at, "abe", "order-cover ally=don", "always")
    assert at.hero("abe").orders == {"reactions": "never", "cover-don": "always"}
    order(at, "abe", "order-reactions", "ask")
    order(at, "abe", "order-cover ally=don", "ask")
    assert at.hero("abe").orders == {}
    with pytest.raises(Refusal):
        order(at, "abe", "order-cover ally=abe", "always")


@pytest.mark.parametrize(("value", "stepped"), [("always", True), ("never", False)])
def test_always_or_never_take_the_hit_for_an_ally(value: str, stepped: bool) -> None:
    at = facing(abe=["grenade-toss"] * 3, don=["shotgun"] * 3)
    order(at, "don", "order-cover ally=abe", value)
    at.acts(ANIMAL, "blank", "M", "P")
    assert at.over
    assert (len(at.hand("abe")), len(at.hand("don"))) == ((3, 2) if stepped else (2, 3))
    if stepped:
        at.told(Intercepted, seat="don", ally="abe")


def test_orders_about_little_damage_say_when_somebody_is_asked() -> None:
    at = lay({"abe": "2D", "don": "2D"})
    (small,) = [each for each in GAME.table.orders(at.g, "abe") if each.id == "order-small-hits"]
    assert [speak("en").name("fireteam", small.names, value) for value in small.values] == [
        "for any damage",
        "for 2 damage or more, or if it would knock out",
        "for 3 damage or more, or if it would knock out",
    ]


def test_never_ask_for_reactions() -> None:
    at = facing(abe=["covering-fire", "covering-fire"])
    order(at, "don", "order-cover ally=abe", "never")
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    assert at.ask.prompt == "react-targeted"
    order(at, "abe", "order-reactions", "never")
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.over


def test_what_always_lets_a_reaction_pass_is_the_order_about_reactions() -> None:
    at = facing(abe=["covering-fire", "covering-fire"])
    order(at, "don", "order-cover ally=abe", "never")
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    found = GAME.table.lets_pass(at.ask)
    assert found == ("order-reactions", "never")
    order(at, "abe", *found)
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.over, "nobody is asked any more"


def test_what_always_lets_an_interception_pass_is_the_order_about_that_hero() -> None:
    at = facing(abe=["grenade-toss"] * 3, don=["shotgun"] * 3)
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    found = GAME.table.lets_pass(at.together["don"])
    assert found == ("order-cover ally=abe", "never")
    order(at, "don", *found)
    at.acts(ANIMAL, "blank", "M", "P")
    assert at.over
    at.silent(Intercepted)


@pytest.mark.parametrize("prompt", ["volunteer", "last-word", "turn"])
def test_no_order_lets_other_questions_pass(prompt: str) -> None:
    assert GAME.table.lets_pass(Ask(seats=("abe",), prompt=prompt)) is None


@pytest.mark.parametrize(("damage", "asked"), [(1, False), (2, True), (3, True)])
def test_never_ask_below_so_much_damage(damage: int, asked: bool) -> None:
    at = facing(abe=["sidearm"] * 5)
    order(at, "abe", "order-small-hits", "2")
    at.suffers("abe", damage, attack=True)
    assert (not at.over) == asked


def test_little_damage_that_would_knock_out_still_asks() -> None:
    at = facing(abe=["rally"])
    order(at, "abe", "order-small-hits", "3")
    at.suffers("don", 1, attack=True)
    assert at.ask.prompt == "react-ko"


def test_always_bring_all_specialists_and_discard_the_cheapest() -> None:
    at = facing(abe=["grenade-toss", "covering-fire", "bayonet"])
    at.g.specialists = {"patty": "2D", "henry": "2D"}
    order(at, "abe", "order-escort", "all")
    order(at, "abe", "order-discards", "cheapest")
    at.suffers("abe", 1)
    assert at.over
    assert at.hand("abe") == ["bayonet", "grenade-toss"]
    at.turn("abe")
    at.does("abe", "move to=2B")
    assert at.ask.prompt == "turn"
    assert set(at.g.specialists.values()) == {"2B"}


def test_everything_on_offer_can_be_set_and_then_is_so() -> None:
    for mission in MISSIONS:
        start = MISSIONS[mission].start
        kind = next(iter(MISSIONS[mission].pool))
        at = lay({"abe": start, "don": start}, {f"{kind}.1": start}, mission=mission)
        at.hero("abe").deck.discard = [at.hero("abe").deck.cards.pop()]
        at.hero("don").hand = [at.hero("don").deck.cards.pop()]
        inventory = GAME.table.census(at.g)
        for fix in GAME.table.fixes(at.g):
            value = next((each for each in fix.values if each != fix.now), fix.values[0])
            put_right(at, fix.key, value)
            assert GAME.table.unsound(at.g) is None
            again = {each.key: each.now for each in GAME.table.fixes(at.g)}
            if fix.now and fix.key in again:
                assert again[fix.key] == value, fix.key
        assert GAME.table.census(at.g) == inventory


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("place-hero seat=abe", "3D"),
        ("place-hero seat=abe", "nowhere"),
        ("marker", str(TRACK.spaces)),
        ("coin", "edge"),
        ("discard seat=abe", "rally"),
        ("place-hero seat=shad", "2B"),
        ("remove-creature creature=corrupted-animal.9", "off"),
        ("tokens objective=repair-the-ferry", "2"),
    ],
)
def test_what_could_not_be_is_refused(key: str, value: str) -> None:
    at = facing(abe=["bayonet"])
    with pytest.raises(Refusal):
        put_right(at, key, value)


@pytest.mark.rule("RUL-67")
@pytest.mark.parametrize("hidden", [True, False])
def test_corrections_name_no_card_in_a_hidden_hand(hidden: bool) -> None:
    at = facing(abe=["rally"])
    at.g.hidden = hidden
    assert ("rally" in repr(GAME.table.fixes(at.g))) == (not hidden)


def test_corrections_do_what_they_say() -> None:
    at = facing(abe=["bayonet"])
    at.hero("abe").deck.discard = ["rally"]
    put_right(at, "discard seat=abe", "bayonet")
    assert (at.hand("abe"), at.hero("abe").deck.discard) == ([], ["rally", "bayonet"])
    put_right(at, "take-back seat=abe", "rally")
    assert (at.hand("abe"), at.hero("abe").deck.discard) == (["rally"], ["bayonet"])
    put_right(at, f"remove-creature creature={ANIMAL}", "off")
    assert ANIMAL in at.g.pool
    put_right(at, f"enter-creature creature={ANIMAL}", "4B")
    assert (at.creature(ANIMAL).at, at.creature(ANIMAL).origin) == ("4B", "pool")
    put_right(at, "down seat=abe", "down")
    assert at.hero("abe").ko
    put_right(at, "entry at=2D", "down")
    assert at.g.searched == ["2D"]
    put_right(at, "tokens objective=specimen-samples", "2")
    assert (at.g.objectives["specimen-samples"], at.g.supply["info"]) == (2, 10)


def test_a_boss_is_never_taken_off_and_finished_objectives_stay() -> None:
    at = lay({"abe": "1E", "don": "1E"}, {"drowned-giant.1": "7D"}, mission="the-giant", complete=["the-offering"])
    keys = {fix.key for fix in GAME.table.fixes(at.g)}
    assert "place-creature creature=drowned-giant.1" in keys
    assert "remove-creature creature=drowned-giant.1" not in keys
    assert "tokens objective=the-offering" not in keys


def test_a_guard_is_never_taken_off_for_its_find_needs_it() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    at.searches("abe", "engine-propeller")
    keys = {fix.key for fix in GAME.table.fixes(at.g)}
    assert "place-creature creature=corrupted-human.1" in keys
    assert "remove-creature creature=corrupted-human.1" not in keys


def test_an_unsound_position_is_named_with_its_rule() -> None:
    at = facing()
    assert GAME.table.unsound(at.g) is None
    at.hero("abe").at = "3D"
    reason = GAME.table.unsound(at.g)
    assert reason and (reason.id, reason.rule) == ("fireteam-refuse-impassable", "FTZ-TERRAIN-05")
    at.hero("abe").at = "2D"
    at.g.supply["info"] = -1
    reason = GAME.table.unsound(at.g)
    assert reason and (reason.id, reason.rule) == ("fireteam-refuse-no-tokens", "FTZ-TOKEN-01")
    assert isinstance(GAME.table.fixes(at.g)[0], Fix)
