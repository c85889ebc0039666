"""The box: what it must hold, and that a wrong one is refused."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.games.fireteam.box.cards import Power
from bot.games.fireteam.box.content import ACTIVATION_DIE, BOX, CARDS, CREATURES, HEROES, MISSIONS
from bot.games.fireteam.box.verbs import SPECIAL_TOKENS
from bot.games.fireteam.box.whole import UPGRADE_COPIES, Box, faults
from bot.games.fireteam.rules import stats
from bot.games.fireteam.rules.hero import hands
from tests.rules.contents import said
from tests.support.fireteam.field import lay


def changed(name: str, id: str, /, **more: object) -> Box:
    """The box with one entry changed."""
    entries = tuple(msgspec.structs.replace(e, **more) if e.id == id else e for e in getattr(BOX, name))
    return msgspec.structs.replace(BOX, **{name: entries})


def test_the_box_is_whole() -> None:
    assert list(faults(BOX)) == []
    assert sum(BOX.components.tokens[name] for name in SPECIAL_TOKENS) == BOX.components.tokens["info"]


@pytest.mark.rule("EX-24")
@pytest.mark.parametrize("events", [9, 11])
def test_a_recon_deck_of_eleven_or_thirteen_cards_is_refused(events: int) -> None:
    (fault,) = said(faults(changed("missions", "river-crossing", events=events)))
    assert "recon cards" in fault
    assert list(faults(changed("missions", "river-crossing", events=10))) == []


@pytest.mark.parametrize(
    ("name", "id", "more", "word"),
    [
        ("missions", "river-crossing", {"entries": MISSIONS["river-crossing"].entries[:11]}, "11 entry"),
        ("missions", "river-crossing", {"start": "3D"}, "3D"),
        ("missions", "river-crossing", {"threats": ("scent-of-blood",)}, "threat"),
        ("missions", "river-crossing", {"discoveries": ("ferry-fuel", "bronze-key")}, "bronze-key"),
        ("missions", "river-crossing", {"pool": {"corrupted-animal": (9, 9, 9)}}, "corrupted-animal"),
        ("discoveries", "ferry-fuel", {"objective": "nothing"}, "nothing"),
        ("creatures", "corrupted-animal", {"resist": {"melee": 1}}, "resistance"),
        ("creatures", "drowned-giant", {"power": None}, "power"),
        ("creatures", "drowned-giant", {"power": Power(each=2, most=6)}, "6 power tokens"),
        ("cards", "rally", {"reaction": None, "response": None}, "neither"),
        ("missions", "river-crossing", {"threats": ("scent", "of", "blood", "here")}, "no scent"),
        ("missions", "river-crossing", {"tiles": (("X",),)}, "tiles: there is no X"),
        ("objectives", "repair-the-ferry", {"after": "nothing"}, "after: there is no nothing"),
        ("cards", "predator", {"count": 3}, "copies"),
    ],
)
def test_a_box_that_breaks_a_constraint_is_refused(name: str, id: str, more: dict[str, object], word: str) -> None:
    assert any(word in fault for fault in said(faults(changed(name, id, **more))))


@pytest.mark.rule("FTZ-DICE-03")
def test_the_activation_die_shows_blank_movement_and_special() -> None:
    assert Counter(ACTIVATION_DIE.faces) == {"blank": 2, "move": 2, "special": 2}
    without = msgspec.structs.replace(BOX.components, activation_die=("blank",) * 3 + ("move",) * 3)
    assert any("activation die" in fault for fault in said(faults(msgspec.structs.replace(BOX, components=without))))


def test_the_attack_die_can_show_the_rulebooks_examples() -> None:
    assert len(BOX.components.attack_die) == 6
    poor = msgspec.structs.replace(BOX.components, attack_die=("melee", "projectile", "explosive") * 2)
    assert any("two projectiles" in fault for fault in said(faults(msgspec.structs.replace(BOX, components=poor))))


@pytest.mark.rule("FTZ-DECK-01")
def test_every_card_has_an_attack_and_a_response_or_a_reaction_or_both() -> None:
    assert all(card.reaction or card.response for card in BOX.cards)
    assert {bool(card.reaction) + 2 * bool(card.response) for card in BOX.cards} == {1, 2, 3}
    (fault,) = said(faults(changed("cards", "rally", reaction=None, response=None)))
    assert "neither" in fault


@pytest.mark.rule("FTZ-DECK-05")
def test_each_seat_has_its_own_deck_hand_and_discard_pile() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally"]})
    hands.put_down(at.g, "abe", ["rally"])
    hands.draw(at.g, "don", 2)
    assert at.hero("abe").deck.discard == ["rally"]
    assert (at.hero("don").deck.discard, len(at.hand("don")), at.hand("abe")) == ([], 2, [])
    assert {CARDS[card].role for card in (*at.hand("don"), *at.hero("don").deck.cards)} == {"demolitions"}


@pytest.mark.rule("FTZ-DECK-06")
def test_recon_cards_are_discoveries_or_events() -> None:
    assert all(card.objective for card in BOX.discoveries)
    at = lay({"abe": "2D", "don": "4F"})
    at.searches("abe", "ration-tins")
    at.searches("abe", "ferry-fuel")
    assert (at.g.recon.discard, list(at.g.found)) == (["ration-tins"], ["ferry-fuel"])


@pytest.mark.rule("FTZ-ROLE-01")
def test_four_roles_fix_the_card_sets() -> None:
    assert {id: hero.role for id, hero in HEROES.items()} == {
        "abe": "leader",
        "maxine": "leader",
        "shad": "close-combat",
        "frank": "marksman",
        "don": "demolitions",
    }
    for role in {hero.role for hero in HEROES.values()}:
        upgrades = [card for card in BOX.cards if card.role == role and card.upgrade]
        assert {card.count for card in upgrades} == {UPGRADE_COPIES}
        assert any(card.role == role and not card.upgrade for card in BOX.cards)
        assert any(card.role == role for card in BOX.focus)


@pytest.mark.rule("FTZ-ROLE-04")
def test_hero_cards_carry_abilities_and_values_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    at = lay({"abe": "2D", "don": "4F"})
    assert (stats.speed(at.g, "abe"), stats.hand_limit(at.g, "abe")) == (2, 5)
    monkeypatch.setitem(HEROES, "abe", msgspec.structs.replace(HEROES["abe"], speed=3, hand=6))
    assert (stats.speed(at.g, "abe"), stats.hand_limit(at.g, "abe")) == (3, 6)
    at.turn("abe")
    assert at.g.points == 3
    abilities = {hero.ability.verb for hero in HEROES.values()}
    assert abilities == {"tactician", "slip-away", "still-aim", "blast-shelter", "guardian"}


def test_the_rulebooks_figures_are_exact() -> None:
    animal, human = CREATURES["corrupted-animal"], CREATURES["corrupted-human"]
    assert (animal.life, animal.resist) == (2, {"melee": 1, "projectile": 1, "explosive": 0})
    assert (human.strength, human.type, human.special.verb, human.special.amount) == (2, "melee", "damage", 1)
    short, forced = CARDS["short-shot"].attack, CARDS["forced-pattern"].attack
    assert (short.type, short.strength, short.bonus) == ("projectile", 3, 0)
    assert (forced.type, forced.strength, forced.bonus) == ("projectile", 2, 2)
    river = MISSIONS["river-crossing"]
    assert river.discoveries == ("ferry-fuel", "engine-propeller")
    assert river.objectives == ("repair-the-ferry", "specimen-samples")
