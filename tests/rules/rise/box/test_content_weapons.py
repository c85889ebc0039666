"""What the rulebook tells of Weapons and Equipment is so in the content."""

from __future__ import annotations

from statistics import mean

import pytest

from bot.games.rise.box.content import BOX, EQUIPMENT, WEAPONS


def traits(weapon: str) -> dict[str, int]:
    """What always holds for a Weapon."""
    return {trait.verb: trait.amount for trait in WEAPONS[weapon].traits}


def bonuses(weapon: str, verb: str) -> list[tuple[int, ...]]:
    """The values that give a Weapon this bonus, space by space."""
    return [bonus.values for space in WEAPONS[weapon].spaces for bonus in space.bonuses if bonus.verb == verb]


@pytest.mark.rule("RISE-CARD-04")
def test_every_weapon_has_spaces_dice_and_range() -> None:
    for weapon in BOX.weapons:
        assert weapon.spaces
        assert weapon.attack >= 2
        assert {space.kind for space in weapon.spaces} <= {"attack", "special"}


def test_the_plasma_shotgun_rolls_four_dice_up_to_range_four() -> None:
    shotgun = WEAPONS["plasma-shotgun"]

    assert (shotgun.level, shotgun.attack, shotgun.range[0]) == ("S", 4, 1)
    assert shotgun.range[1] >= 4
    assert not list(shotgun.spaces[0].bonus(2))


@pytest.mark.rule("RISE-WEAPON-01")
@pytest.mark.parametrize("pistol", ["pistol", "scoped-pistol"])
def test_a_pistol_lets_a_second_weapon_attack_with_a_2_3_or_4(pistol: str) -> None:
    assert bonuses(pistol, "second-weapon") == [(2, 3, 4)]


@pytest.mark.rule("RISE-WEAPON-03", "RISE-RULING-35")
@pytest.mark.parametrize("gun", ["machinegun", "minigun"])
def test_each_space_of_a_machinegun_may_give_a_second_attack(gun: str) -> None:
    again = bonuses(gun, "again")

    assert len(again) == len(WEAPONS[gun].spaces)
    assert all(0 < len(values) < 6 for values in again)


@pytest.mark.rule("RISE-WEAPON-05", "RISE-WEAPON-06", "RISE-WEAPON-07", "RISE-CARD-05")
def test_the_sniper_rifle() -> None:
    assert WEAPONS["sniper-rifle"].range[0] == 5
    assert traits("sniper-rifle") == {"fist-hits": 1}
    assert bonuses("sniper-rifle", "wounds")


@pytest.mark.rule("RISE-WEAPON-08", "RISE-WEAPON-09", "RISE-STUN-01")
def test_the_electromagnetic_fist() -> None:
    assert traits("electromagnetic-fist") == {"pierce": 1, "stun-on-miss": 1}


@pytest.mark.rule("RISE-ATTACK-11")
def test_two_weapons_have_special_spaces() -> None:
    special = {weapon.id for weapon in BOX.weapons if any(space.kind == "special" for space in weapon.spaces)}

    assert special == {"flamethrower", "grenade-launcher"}


@pytest.mark.rule("RISE-WEAPON-10", "RISE-WEAPON-11")
def test_the_flamethrower() -> None:
    assert traits("flamethrower") == {"zone": 1, "each-hit-wounds": 0}


@pytest.mark.rule("RISE-WEAPON-13", "RISE-WEAPON-14")
def test_the_grenade_launcher() -> None:
    assert WEAPONS["grenade-launcher"].range[0] == 2
    assert traits("grenade-launcher") == {"each-hit-wounds": 4}
    assert WEAPONS["grenade-launcher"].attack * 2 == 4


@pytest.mark.rule("RISE-CARD-03")
def test_higher_levels_are_stronger() -> None:
    guns = [weapon for weapon in BOX.weapons if weapon.spaces[0].kind == "attack"]
    dice = [mean(weapon.attack for weapon in guns if weapon.level == level) for level in (1, 2, 3)]

    assert dice == sorted(set(dice))
    assert [max(c.armor for c in BOX.equipment if c.level == level) for level in (1, 2, 3)] == [2, 3, 4]


# Equipment


@pytest.mark.rule("RISE-CARD-02")
def test_what_a_die_uses_has_a_space_that_uses_the_card() -> None:
    cards = [card for card in BOX.equipment if card.space]

    assert {card.space.does for card in cards if card.space} == {"use-card"}
    assert any(card.space.accepts for card in cards if card.space)


@pytest.mark.rule("RISE-EQUIP-01", "RISE-EQUIP-02")
def test_canister_and_stim_pack_clear_different_dice() -> None:
    assert [effect.verb for effect in EQUIPMENT["plasma-canister"].effects] == ["clear-weapon-dice"]
    assert [effect.verb for effect in EQUIPMENT["stim-pack"].effects] == ["clear-board-dice"]


@pytest.mark.rule("RISE-EQUIP-04")
def test_search_cards_look_for_weapons() -> None:
    searches = {card.id: card.search.keywords for card in BOX.equipment if card.search and card.search.deck == "weapon"}

    assert searches == {
        "cache-map": ("pistol", "rifle"),
        "armory-code": ("plasma",),
        "heavy-ordnance-key": ("heavy",),
    }


@pytest.mark.rule("RISE-EQUIP-05", "RISE-EQUIP-06", "RISE-STUN-01")
def test_grenades() -> None:
    grenades = {card.id: card.grenade for card in BOX.equipment if card.grenade}

    assert {id for id, grenade in grenades.items() if grenade.damage == "rolled"} == {"grenade"}
    assert {id for id, grenade in grenades.items() if grenade.stun} == {"emp-grenade"}
    assert {id for id, grenade in grenades.items() if grenade.lasting} == {"smoke-grenade", "incendiary-grenade"}
    for id in grenades:
        space = EQUIPMENT[id].space
        assert space
        assert space.accepts == ()


@pytest.mark.rule("RISE-EQUIP-08", "RISE-EQUIP-09")
def test_only_the_plain_medkit_needs_a_rest() -> None:
    assert EQUIPMENT["medkit"].use == "with-rest"
    assert EQUIPMENT["advanced-medkit"].use == "any-time"
    assert [card.id for card in BOX.equipment if card.use == "with-rest"] == ["medkit"]


@pytest.mark.rule("RISE-EQUIP-10")
def test_munitions_are_used_at_the_start_of_a_turn() -> None:
    munitions = {card.id for card in BOX.equipment if "munitions" in card.keywords}

    assert munitions == {"high-explosive-rounds", "armor-piercing-rounds", "tracer-rounds", "plasma-rounds"}
    assert {EQUIPMENT[id].use for id in munitions} == {"turn-start"}


@pytest.mark.rule("RISE-EQUIP-12", "RISE-RULING-79")
def test_the_signal_jammer_sets_the_reinforcement_dice() -> None:
    jammer = EQUIPMENT["signal-jammer"]

    assert (jammer.use, jammer.effects[0].verb) == ("reinforcements", "set-reinforcements")


@pytest.mark.rule("RISE-EQUIP-13")
def test_armor_has_shield_slots_and_its_keyword() -> None:
    assert {card.id: card.armor for card in BOX.equipment if "armor" in card.keywords} == {
        "flak-vest": 2,
        "combat-armor": 3,
        "endo-plating": 4,
    }
