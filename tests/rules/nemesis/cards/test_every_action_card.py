"""Every section of every Action card is played and has its own effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import ACTIONS, CHARACTERS, DECKS
from bot.games.nemesis.events.crew import Interrupted
from bot.games.nemesis.events.finds import EventSeen, TileSeen
from bot.games.nemesis.events.intruders import Attacked, Steeled, Surprised
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.actions import (
    adrenaline_escape,
    adrenaline_shoot,
    bearer,
    break_door,
    computer,
    coordinates,
    covering_fire,
    door,
    engine,
    fights,
    full_auto,
    me,
    motivation,
    order,
    other,
    pilot,
    reload,
    repair,
    rest,
    sabotage,
    search,
    suppressive_fire,
    taking_aim,
)
from tests.support.nemesis.ship import held


def peek_tile(card: str) -> None:
    ship = bearer(card)
    ship.unexplored("12", "surgery", "fire.1")
    ship.acts(me(ship), f"play card={card} part=peek-tile", "where room=slot-12")
    seen = ship.told(TileSeen, slot="12", room="surgery", token="", items=0)  # not the token
    assert seen.audience == (ship.seat(me(ship)),)


def old_friend(card: str) -> None:
    ship = bearer(card, "storage")
    ship.hand(me(ship), card).next_items("red", "grenade.1", "decoy.1")
    ship.acts(
        me(ship),
        f"play card={card} part=old-friend",
        "free room=storage part=rummage",
        "colour colour=red",
        after=["keep card=decoy.1"],
    )
    assert ship.me(me(ship)).items == ["decoy.1"]
    for place, malfunction in (("comms-room", False), ("storage", True)):
        bad = bearer(card, place)
        bad.marks(place, malfunction=malfunction)
        bad.refused(me(bad), f"play card={card} part=old-friend", "no-room-action", "NEM-COST-15")


def technical_corridors(card: str) -> None:
    ship = bearer(card, "2")
    ship.noise("3")
    ship.acts(me(ship), f"play card={card} part=technical-corridors", f"where room={ship.g.place('15')}")
    assert ship.me(me(ship)).at == "15"
    assert ship.asked(ship.seat(me(ship))).private["what"] == "pass"
    ship.picks(me(ship))
    assert ship.me(me(ship)).passed
    bad = bearer(card, "11")
    bad.refused(me(bad), f"play card={card} part=technical-corridors", "no-entrance", "NEM-TECH-03")


def kindle(card: str) -> None:
    ship = bearer(card)
    ship.empties(me(ship))
    ship.refused(me(ship), f"play card={card} part=pyrotechnics-kindle", "no-item", "NEM-COST-17")
    ship.gives(me(ship), "medkit.1")
    ship.acts(me(ship), f"play card={card} part=pyrotechnics-kindle", "thing thing=medkit.1")
    assert ship.g.rooms["11"].fire
    assert ship.g.items["green"].discard == ["medkit.1"]


def smother(card: str) -> None:
    ship = bearer(card)
    ship.gives(me(ship), "medkit.1")
    ship.refused(me(ship), f"play card={card} part=pyrotechnics-quench", "no-fire", "NEM-FIRE-09")
    ship.marks("11", fire=True)
    ship.acts(me(ship), f"play card={card} part=pyrotechnics-quench", "thing thing=medkit.1")
    assert not ship.g.fires
    assert ship.me(me(ship)).items == []


def improvise(card: str) -> None:
    ship = bearer(card)
    ship.gives(me(ship), "chemicals.1", "chemicals.2").hand(me(ship), card, "rest")
    ship.refused(me(ship), "craft item=flamethrower", "no-components", "NEM-CRAFT-01")
    ship.acts(
        me(ship),
        f"play card={card} part=improvise",
        "make item=flamethrower",
        "components one=chemicals.1 two=chemicals.2",
    )
    assert held(ship, me(ship), "flamethrower").ammo == 4
    assert ship.me(me(ship)).hand == ["rest"]  # no Cost but the card


def scavenging(card: str) -> None:
    search(card, "scavenging", items=0)


def reconnaissance(card: str) -> None:
    ship = bearer(card)
    ship.acts(me(ship), f"play card={card} part=reconnaissance", f"way to={ship.g.place('15')} via=11-15-1")
    assert ship.me(me(ship)).at == "15"
    ship.silent(NoiseRolled)
    assert ship.g.noise == []


def risk_assessment(card: str) -> None:
    for where, top in (("top", "nest"), ("bottom", "hunt")):
        ship = bearer(card, "comms-room")
        ship.next_events("nest", "hunt")
        ship.acts(me(ship), f"play card={card} part=risk-assessment", after=[f"put where={where}"])
        assert ship.told(EventSeen, card="nest").audience == (ship.seat(me(ship)),)
        assert ship.g.events.cards[-1] == top
        assert (ship.g.events.cards[0] == "nest") == (where == "bottom")


def block(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.picks(me(ship), f"play card={card} part=block")
    with_computers = {
        f"where room={room.tile}" for room in ship.g.rooms.values() if ship.g.computer(ship.g.room_of(room.tile))
    }
    assert ship.options(me(ship)) == with_computers
    ship.picks(me(ship), "where room=laboratory")
    assert [room.tile for room in ship.g.rooms.values() if room.malfunction] == ["laboratory"]


def intranet(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.acts(me(ship), f"play card={card} part=intranet", "free room=generator part=start-destruct")
    assert ship.g.destruct == 0
    bad = bearer(card, "storage")
    bad.refused(me(bad), f"play card={card} part=intranet", "no-room-action", "NEM-COST-15")
    broken = bearer(card, "comms-room")
    broken.marks("generator", malfunction=True)
    broken.picks(me(broken), f"play card={card} part=intranet")
    assert not any("generator" in key for key in broken.options(me(broken)))


def interruption(card: str) -> None:
    ship = bearer(card)
    ship.at(**{other(ship): "11"}).turn(other(ship)).hand(other(ship), "interruption", "rest", "search")
    ship.picks(other(ship), "move to=airlock-control via=6-11-2")
    ship.pays(other(ship), "search")
    ship.picks(me(ship), "interrupt")
    ship.told(Interrupted, who=me(ship), other=other(ship))
    assert ship.options(other(ship)) == {"interrupt", "pass"}  # an Interruption can be interrupted
    ship.picks(other(ship), "pass")
    assert ship.me(other(ship)).at == "11"
    assert ship.me(other(ship)).discard == ["search"]
    assert ship.g.actions == 1
    again = bearer(card)
    again.at(**{other(again): "11"}).turn(other(again)).hand(other(again), "interruption", "rest", "search")
    again.change(me(again), passed=True)  # playable even after passing
    again.picks(other(again), "move to=airlock-control via=6-11-2")
    again.pays(other(again), "search")
    again.picks(me(again), "interrupt")
    again.noise("1")
    again.picks(other(again), "interrupt")
    assert again.me(other(again)).at == "6"


def nerves_of_steel(card: str) -> None:
    ship = bearer(card)
    ship.hand(me(ship), card, "rest").turns(noise=["11-15-1"], met=True).only_token("adult.12")
    ship.noise("1")
    ship.picks(me(ship), f"move to={ship.g.place('15')} via=11-15-1")
    ship.pays(me(ship), "rest")
    ship.told(Surprised, who=me(ship))
    ship.picks(me(ship), "steel")
    ship.told(Steeled, who=me(ship))
    ship.silent(Attacked)
    assert ship.me(me(ship)).discard == ["rest", card]


REACTIONS = {"interruption": interruption, "nerves-of-steel": nerves_of_steel}
PARTS: dict[str, Callable[[str], None]] = {
    "break-door": break_door,
    "sabotage": sabotage,
    "rest": rest,
    "search": search,
    "repair": repair,
    "engine": engine,
    "order": order,
    "reload": reload,
    "motivation": motivation,
    "suppressive-fire": suppressive_fire,
    "covering-fire": covering_fire,
    "taking-aim": taking_aim,
    "full-auto": full_auto,
    "adrenaline-shoot": adrenaline_shoot,
    "adrenaline-escape": adrenaline_escape,
    "door": door,
    "computer": computer,
    "pilot": pilot,
    "coordinates": coordinates,
    "peek-tile": peek_tile,
    "old-friend": old_friend,
    "technical-corridors": technical_corridors,
    "pyrotechnics-kindle": kindle,
    "pyrotechnics-quench": smother,
    "improvise": improvise,
    "scavenging": scavenging,
    "reconnaissance": reconnaissance,
    "risk-assessment": risk_assessment,
    "block": block,
    "intranet": intranet,
}
SECTIONS = [(card.id, part) for card in ACTIONS.values() for part in card.parts]


@pytest.mark.parametrize(("card", "part"), SECTIONS)
def test_every_section_does_what_it_says(card: str, part: str) -> None:
    PARTS[part](card)


@pytest.mark.parametrize("card", [card.id for card in ACTIONS.values() if not card.parts])
def test_every_reaction_does_what_it_says(card: str) -> None:
    REACTIONS[card](card)


COSTS = {
    "basic-repairs": 2,
    "repairs": 1,
    "technical-corridors": 1,
    "pyrotechnics": 1,
    "scavenging": 1,
    "reconnaissance": 1,
    "intranet": 1,
}
IN_COMBAT = {"suppressive-fire", "covering-fire", "taking-aim", "full-auto", "adrenaline"}
ANY_TIME = {"demolition", "interruption", "reload", "motivation", "nerves-of-steel"}


@pytest.mark.rule("NEM-COST-17")
@pytest.mark.parametrize("card", ACTIONS)
def test_every_card_has_its_cost_and_its_time(card: str) -> None:
    printed = ACTIONS[card]
    assert printed.cost == COSTS.get(card, 0)
    assert printed.combat == ("in" if card in IN_COMBAT else "any" if card in ANY_TIME else "out")
    ship = bearer(card)
    if not printed.parts:
        key = f"play card={card} part=reaction"
        ship.refused(me(ship), key, "reaction-only", "NEM-RUL-64")
        return
    key = f"play card={card} part={printed.parts[0]}"
    if printed.combat == "in":
        ship.refused(me(ship), key, "only-in-combat", "NEM-COST-09")
    elif printed.combat == "out":
        fights(ship)
        ship.refused(me(ship), key, "out-of-combat", "NEM-COST-10")
    if printed.cost:
        calm = bearer(card)
        calm.hand(me(calm), card)
        calm.refused(me(calm), key, "cannot-pay", "NEM-COST-03")


def test_there_are_sixty_action_cards_ten_for_each() -> None:
    assert [len(deck) for deck in DECKS.values()] == [10] * 6
    assert all(DECKS[who].count("search") == 2 for who in CHARACTERS)
    assert {kind_of(card) for deck in DECKS.values() for card in deck} == set(ACTIONS)
