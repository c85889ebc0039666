"""Every Weakness changes what it says."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import WEAKNESSES
from bot.games.nemesis.box.shapes import IntruderKind
from bot.games.nemesis.events.intruders import Surprised
from tests.support.nemesis.ship import Ship

# Weaknesses


def hurt(ship: Ship, weapon: str, face: str, blood: str = "scratch.4", of: IntruderKind = "adult") -> list[int]:
    """Shoot an Intruder; gives the Injuries of those that live."""
    ship.at(scout="cockpit").empties("scout").empties("captain").gives("captain", weapon)
    target = ship.intruder(of, "11")
    ship.next_attacks(blood)
    ship.combat(face)
    ship.acts("captain", f"shoot target={target} weapon={weapon}")
    return [each.injuries for each in ship.g.intruders]


def weak(*known: str) -> Ship:
    ship = Ship()
    return ship.knows(*known) if known else ship


@pytest.mark.rule("NEM-WEAK-04")
@pytest.mark.parametrize("weakness", WEAKNESSES)
def test_every_weakness_changes_what_it_says(weakness: str) -> None:
    pairs: list[object] = []
    for known in ((weakness,), ()):
        ship = weak(*known)
        match weakness:
            case "vital-places":
                pairs.append((hurt(ship, "rifle", "blank"), hurt(weak(*known), "rifle", "blank", of="creeper")))
            case "way-of-moving":
                ship.at(captain="1", scout="1").turns(doors={"15-16-2": "closed", "7-8-2": "closed"})
                ship.intruder("adult", "15")
                ship.night("damage")
                pairs.append(ship.g.doors["15-16-2"])
                big = weak(*known)
                big.at(captain="1", scout="1").turns(doors={"15-16-2": "closed"})
                big.intruder("queen", "15")
                big.night("egg-protection")
                assert big.g.doors["15-16-2"] == "destroyed"
            case "phosphates":
                ship.gives("captain", "fire-extinguisher.1").at(scout="cockpit")
                target = ship.intruder("adult", "11")
                ship.next_attacks("scratch.4").next_events("regeneration")
                ship.acts("captain", "use item=fire-extinguisher.1 part=repel", f"intruder target={target}")
                pairs.append([(each.at, each.injuries) for each in ship.g.intruders])
            case "energy":
                pairs.append((hurt(ship, "rifle", "hit"), hurt(weak(*known), "six-shooter", "hit")))
                assert hurt(weak(*known), "rifle", "blank") == [0]
            case "reaction-to-danger":
                ship.hand("captain", "rest", "order", "motivation", "search").at(scout="cockpit")
                ship.turns(noise=["11-15-1"], met=True).only_token("adult.12").next_attacks("scratch.1")
                ship.noise("1")
                ship.acts("captain", f"move to={ship.g.place('15')} via=11-15-1")
                pairs.append(any(isinstance(event, Surprised) for event in ship.events))
            case "brink":
                pairs.append(hurt(ship, "six-shooter", "hit", "scratch.1"))
            case "way-of-fighting":
                ship.at(scout="cockpit")
                ship.intruder("adult", "11")
                ship.next_attacks("bite.1")
                ship.night()
                pairs.append((ship.me("captain").light, len(ship.me("captain").wounds)))
            case "fire":
                ship.at(captain="1", scout="1").marks("15", fire=True)
                ship.intruder("adult", "15")
                ship.next_attacks("scratch.4")
                ship.night("bulkheads-open")
                pairs.append([each.injuries for each in ship.g.intruders])
    assert (
        pairs
        == {
            "vital-places": [([1], [0]), ([0], [0])],
            "way-of-moving": ["closed", "destroyed"],
            "phosphates": [[("15", 1)], [("15", 0)]],
            "energy": [([2], [1]), ([1], [1])],
            "reaction-to-danger": [False, True],
            "brink": [[], [1]],
            "way-of-fighting": [(1, 0), (0, 1)],
            "fire": [[2], [1]],
        }[weakness]
    )
