"""What options say before they are chosen: exact chances, what is there, and places by name and code."""

from __future__ import annotations

from bot.engine.asks import Ask, Option, option
from bot.games.salvation import GAME
from bot.text import tongue
from tests.support.salvation.war import HUMANS, SKYNET, War

EN, RU = tongue("en"), tongue("ru")


def told(war: War, seat: str, offer: Option, prompt: str = "", **args: str | int | tuple[str, ...]) -> str:
    """What a seat reads beside an option."""
    said = GAME.look.effect(GAME.look.view(war.g, seat), Ask(seats=(seat,), prompt=prompt, args=args), offer)
    assert said
    return EN.say(said)


def test_an_attack_tells_dice_and_what_each_side_loses() -> None:
    war = War(units={"SEA": "infantry infantry t600"})
    said = told(war, HUMANS, option("attack", at="SEA"), "attack", card="open-fire")
    assert said.startswith("You roll 2 dice first. On average you lose 0.")
    assert said.endswith("of 1.")
    more = told(war, SKYNET, option("attack", at="SEA"), "attack", card="concentrated-fire")
    assert more.startswith("You roll 2 dice first."), "one for the T-600, one for the card"


def test_a_march_tells_of_the_enemies_that_may_strike_first() -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600 t600"})
    assert told(war, HUMANS, option("go", to="SPO")).startswith("2 enemies there may strike you first!")
    assert told(war, HUMANS, option("go", to="POR")).startswith("No enemy there.")


def test_a_machine_tells_its_chance_to_find_and_a_human_needs_none() -> None:
    war = War(units={"SEA": "infantry t600"})
    assert "% to find" in told(war, SKYNET, option("scout", unit="t600.1"), "scout", card="sensor-sweep")
    assert "need no die" in told(war, HUMANS, option("scout", unit="infantry.1"), "scout", card="recon")


def test_where_a_machine_starts_tells_the_factory_and_what_lies_hidden_there() -> None:
    war = War(units={})
    war.g.factories = ["HOU"]
    beside, apart = (told(war, SKYNET, option("deploy", kind="t600", to=at)) for at in ("HOU", "DAL"))
    assert beside.startswith("It starts beside the factory")
    assert apart == f"It starts next to the factory's sector. Hidden objects there: {len(war.g.slots('DAL'))}."


def test_stage_0_offers_no_exchange() -> None:
    assert "exchange" not in EN.t("salvation-ask-stage", seat="skynet", stage=0)
    assert "exchange" in EN.t("salvation-ask-stage", seat="skynet", stage=1)


def test_a_place_has_its_name_and_its_code_in_every_sentence() -> None:
    assert EN.option("salvation", "attack", {"at": "EOR"}) == "Attack in High Desert (EOR)"
    assert EN.option("salvation", "open", {"slot": "UTA.2"}) == "Great Salt Lake (UTA), token 2"
    assert "(EOR)" in RU.option("salvation", "attack", {"at": "EOR"})
    assert "High Desert (EOR)" in EN.t("salvation-ask-border", seat="resistance", at="EOR", units=("t600.1",))


def test_one_unit_is_not_up_to_one_units() -> None:
    assert EN.t("salvation-ask-plan", seat="skynet", card="pursuit", most=1).endswith("one unit. Which?")
    assert EN.t("salvation-ask-plan", seat="skynet", card="patrol", most=2).endswith("up to 2 units. Which?")
