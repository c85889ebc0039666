"""Every Intruder Attack card is played and has its own effect."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import ATTACKS
from bot.games.nemesis.box.shapes import INTRUDER_KINDS, IntruderKind
from bot.games.nemesis.events.intruders import Attacked, Summoned
from tests.support.nemesis.ship import Ship

# Intruder Attack cards

BLOOD = {
    "scratch": (2, 3, 5, 6),
    "claws": (3, 4, 5, 0),
    "bite": (4, 4, 6, 0),
    "tail": (2, 5),
    "transformation": (4, 5),
    "frenzy": (3, 4),
    "slime": (5,),
    "summoning": (3,),
}
USERS = {
    "scratch": "CABQ",
    "claws": "ABQ",
    "bite": "ABQ",
    "tail": "Q",
    "transformation": "C",
    "frenzy": "BQ",
    "slime": "CABQ",
    "summoning": "CQ",
}


def attacked(attack: str, of: IntruderKind, wounds: int = 0, **fields: object) -> Ship:
    """A Captain attacked at night by an Intruder of a kind with this card, the Scout beside with more cards."""
    ship = Ship("captain", "scout", "soldier")
    ship.at(soldier="cockpit").turns(met=True).hand("captain", "rest")
    ship.wounds("captain", *("leg", "hand", "body")[:wounds]).change("captain", **fields)
    ship.intruder(of, "11")
    ship.next_attacks(f"{attack}.1")
    ship.set(lambda g: setattr(g, "pool", [each for each in (*g.bag, *g.pool) if each != "larva.1"]))
    ship.turns(bag=["larva.1"])
    ship.night("bulkheads-open", token="", who="soldier")
    return ship


@pytest.mark.parametrize("of", INTRUDER_KINDS[1:])
@pytest.mark.parametrize("attack", ATTACKS)
def test_every_attack_card_has_its_users_its_blood_and_its_effect(attack: str, of: IntruderKind) -> None:
    assert ATTACKS[attack].blood == BLOOD[attack]
    ship = attacked(attack, of)
    hit = of[0].upper() in USERS[attack]
    me = ship.me("captain")
    ship.told(Attacked, who="captain", hit=int(hit))
    tainted = sum(card.startswith("contamination") for card in me.discard)
    effect = (me.light, len(me.wounds), tainted, me.slime)
    if not hit:
        assert effect == (0, 0, 0, False)
        return
    assert (
        effect
        == {
            "scratch": (1, 0, 1, False),
            "claws": (2, 0, 1, False),
            "bite": (0, 1, 0, False),
            "tail": (0, 1, 0, False),
            "transformation": (0, 0, 0, False),
            "frenzy": (0, 1, 0, False),
            "slime": (0, 0, 1, True),
            "summoning": (0, 0, 0, False),
        }[attack]
    )
    assert len(ship.me("scout").wounds) == (attack == "frenzy")
    if attack == "transformation":
        assert [each.kind for each in ship.g.intruders] == ["breeder"]
    if attack == "summoning":
        ship.told(Summoned, token="larva")
        assert [each.kind for each in ship.g.intruders] == [of, "larva"]
        assert not me.larva  # it does not attack now


@pytest.mark.parametrize(
    ("attack", "of", "wounds"), [("bite", "adult", 2), ("tail", "queen", 1), ("frenzy", "breeder", 2)]
)
def test_some_attacks_kill_who_is_hurt_already(attack: str, of: IntruderKind, wounds: int) -> None:
    assert attacked(attack, of, wounds).me("captain").state == "dead"
    assert attacked(attack, of, wounds - 1).me("captain").alive


def test_a_transformed_creeper_surprises_a_target_without_cards() -> None:
    ship = Ship("captain", "scout")
    ship.at(scout="cockpit").change("captain", hand=[])
    ship.intruder("creeper", "11")
    ship.next_attacks("transformation.1", "bite.1")
    ship.night(who="scout")
    assert [event.attack for event in ship.events if isinstance(event, Attacked)] == ["transformation.1", "bite.1"]
    assert len(ship.me("captain").wounds) == 1


def test_without_a_breeder_left_a_creeper_does_not_transform() -> None:
    ship = Ship("captain", "scout")
    ship.at(scout="cockpit")
    for place in ("20", "21"):
        ship.intruder("breeder", place)
    creeper = ship.intruder("creeper", "11")
    ship.next_attacks("transformation.1")
    ship.night("bulkheads-open", who="scout")
    assert ship.g.intruder(creeper) is not None
