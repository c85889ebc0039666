"""The publisher's rulings. Where the ledger rules otherwise, the ledger wins, and the test's name says so."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.body import Contaminated
from bot.games.nemesis.events.intruders import Attacked
from bot.games.nemesis.events.ship import NoiseEverywhere, NoiseMade
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, tainted, winners


def alone(**options: Any) -> Ship:
    """A Captain alone in the Hibernatorium."""
    ship = Ship(**options)
    ship.at(scout="cockpit").turns(met=True)
    return ship


def test_a_retreat_into_a_closed_door_destroys_it_and_the_intruder_stays() -> None:
    ship = alone()
    ship.gives("captain", "fire-extinguisher.1").turns(doors={"11-15-1": "closed"})
    adult = ship.intruder("adult", "11")
    ship.next_events("regeneration")
    ship.acts("captain", "use item=fire-extinguisher.1 part=repel", f"intruder target={adult}")
    assert ship.g.doors == {"11-15-1": "destroyed"}
    assert ship.g.intruders[0].at == "11"


def test_a_larva_that_attacks_the_infested_only_contaminates() -> None:
    ship = alone()
    ship.change("captain", larva=True, discard=[])
    ship.intruder("larva", "11")
    ship.night("bulkheads-open")
    assert ship.me("captain").alive
    assert len(tainted(ship.me("captain").discard)) == 1
    assert ship.g.intruders == []
    ship.told(Contaminated, who="captain")


def test_tokens_outside_the_bag_form_the_pool() -> None:
    ship = alone()
    adult = ship.intruder("adult", "11")
    ship.set(lambda g: g.pool.append(g.bag.pop(g.bag.index(next(each for each in g.bag if each.startswith("adult"))))))
    pool = len(ship.g.pool)
    ship.next_attacks("scratch.1")
    ship.set(lambda g: setattr(g.intruders[0], "injuries", 9))
    ship.combat("hit")
    ship.acts("captain", f"shoot target={adult} weapon=six-shooter")
    assert ship.g.intruders == []
    assert len(ship.g.pool) == pool  # its token lay there already
    assert sorted([*ship.g.bag, *ship.g.pool]) == sorted(set(ship.g.bag) | set(ship.g.pool))
    assert len(ship.g.bag) + len(ship.g.pool) == 27


@pytest.mark.parametrize("token", ["danger.1", "silence.1"])
@pytest.mark.parametrize("how", ["careful", "reconnaissance"])
def test_careful_movement_and_reconnaissance_cancel_danger_and_silence(token: str, how: str) -> None:
    ship = Ship("scout", "captain")
    ship.at(captain="cockpit").unexplored("15", "armory", token).hand("scout", "reconnaissance", "rest", "search")
    if how == "careful":
        ship.acts("scout", "careful to=slot-15 via=11-15-1")
        ship.picks("scout", min(ship.options("scout")))
        assert len(ship.g.noise) == 1
    else:
        ship.acts("scout", "play card=reconnaissance part=reconnaissance", "way to=slot-15 via=11-15-1")
        assert ship.g.noise == []
    assert ship.g.rooms["15"].explored
    ship.silent(NoiseEverywhere)


def test_in_combat_there_is_neither_quest_nor_room_nor_trade() -> None:
    ship = Ship()
    ship.stands("captain", "comms-room").at(scout="comms-room").gives("captain", "medkit.1", "grenade.1", "tools.1")
    ship.hand("captain", "rest", "motivation", "suppressive-fire").marks("comms-room", objects=["carcass"])
    ship.intruder("adult", "comms-room")
    verbs = {key.split()[0] for key in ship.options("captain")}
    assert verbs == {"escape", "shoot", "melee", "play", "use", "drop", "pass"}
    assert ship.offers("captain", "use") == {"use item=grenade.1 part=grenade"}
    assert ship.offers("captain", "play") == {
        "play card=motivation part=motivation",
        "play card=suppressive-fire part=suppressive-fire",
    }


def test_escaping_from_several_the_largest_attacks_first_but_the_ledger_says_the_smallest() -> None:
    ship = alone()
    for of in ("queen", "adult", "creeper"):
        ship.intruder(of, "11")
    ship.next_attacks("slime.1", "scratch.1", "scratch.2")
    ship.noise("1")
    ship.acts("captain", f"escape to={ship.g.place('15')} via=11-15-1")
    order = [event.intruder.split(".")[0] for event in ship.events if isinstance(event, Attacked)]
    assert order == ["creeper", "adult", "queen"]  # NEM-RUL-29: one Attack each, by NEM-RUL-08


def test_danger_where_every_corridor_is_noisy_does_nothing() -> None:
    ship = alone()
    ship.turns(noise=list(ship.g.board.noisy["15"]))
    before = sorted(ship.g.noise)
    ship.noise("danger")
    ship.acts("captain", f"move to={ship.g.place('15')} via=11-15-1")
    assert sorted(ship.g.noise) == before
    assert ship.g.intruders == []
    ship.silent(NoiseMade)


def test_several_infected_cards_in_one_scan_give_one_larva() -> None:
    ship = alone()
    ship.hand("captain", "rest").infects("captain", "infected", "infected", "infected")
    ship.acts("captain", "play card=rest part=rest")
    assert ship.me("captain").alive
    assert ship.me("captain").larva


def test_the_signal_is_personal() -> None:
    for sender in ("captain", "scout"):
        ship = Ship("captain", "scout", "soldier")
        ship.seeks("captain", "necroscopy").lifts_off("captain").change(sender, signal=True)
        ship.set(lambda g: setattr(g.clues[2], "known", True))
        ship.jumps()
        assert winners(ship) == ({"captain"} if sender == "captain" else set())


def test_sleepers_are_immune_to_everything_but_the_loss_of_the_ship() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("captain").change("captain", larva=True, light=2).infects("captain", "infected", pile="deck")
    ship.wounds("captain", "leg", "hand", "body", light=2).marks("hibernatorium", fire=True)
    ship.at(scout="cockpit", soldier="cockpit")
    ship.intruder("queen", "11")
    ship.night("eclosion")
    me = ship.me("captain")
    assert (me.state, me.light, len(me.wounds), me.larva) == ("asleep", 2, 3, True)
    ship.turns(destruct=len(STOCK.destruct_track) - 2)
    ship.night()
    assert ship.match.over
    assert ship.me("captain").state == "dead"


def test_blowing_the_ship_up_destroys_the_nest_and_kills_the_queen() -> None:
    for objective in ("great-hunt", "aliens-on-a-spaceship"):
        ship = Ship("captain", "scout", "soldier", "mechanic", "scientist")
        ship.seeks("captain", objective).lifts_off("captain").change("captain", signal=True)
        ship.turns(destruct=len(STOCK.destruct_track) - 2)
        ship.night()
        assert winners(ship) == {"captain"}


def test_full_auto_is_the_shot_and_half_the_ammo_rounded_down_and_the_rifles_bonus() -> None:
    ship = Ship("soldier", "captain")
    ship.at(captain="cockpit").hand("soldier", "full-auto")
    target = ship.intruder("queen", "11")
    ship.next_attacks("scratch.4", "bite.3")
    ship.combat("double")
    ship.acts("soldier", "play card=full-auto part=full-auto", "thing thing=assault-rifle", f"intruder target={target}")
    assert ship.g.intruders[0].injuries == 2 + 5 // 2 + 1


@pytest.mark.rule("NEM-TECH-06", "NEM-RUL-21")
def test_a_doors_token_is_ignored_by_who_came_through_the_technical_corridors() -> None:
    ship = Ship("mechanic", "captain")
    ship.stands("mechanic", "2").at(captain="cockpit").hand("mechanic", "technical-corridors", "rest")
    ship.unexplored("15", "armory", "doors.1")
    ship.noise("1")
    ship.acts("mechanic", "play card=technical-corridors part=technical-corridors", "where room=slot-15")
    assert ship.g.rooms["15"].explored
    assert ship.g.doors == {}


def test_a_hand_wound_makes_items_dearer_and_not_shooting() -> None:
    ship = alone()
    ship.wounds("captain", "hand").gives("captain", "grenade.1").hand("captain", "rest")
    target = ship.intruder("adult", "11")
    ship.may("captain", f"shoot target={target} weapon=six-shooter")
    ship.refused("captain", "use item=grenade.1 part=grenade", "cannot-pay", "NEM-COST-03")

    def more(g: Nemesis) -> None:
        g.players[g.seat_of("captain")].hand.append("order")

    ship.set(more)
    ship.may("captain", "use item=grenade.1 part=grenade")
