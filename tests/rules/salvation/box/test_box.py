"""What is in the box: the map, the unit cards, the tokens and both sets of cards."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.games import game
from bot.games.salvation.box.cards import Develop, Draw, Lasting, Learn, Mission, Place, Survey
from bot.games.salvation.box.content import (
    AROUND,
    BORDERS,
    CARDS,
    CITIES,
    DEVELOPMENT,
    FACTORIES,
    HIDDEN,
    IMPROVEMENTS,
    SECTORS,
    TACTICS,
    TECHNOLOGY,
    TERRAINS,
    UNITS,
    around,
)
from bot.games.salvation.box.shapes import SIDES, Border
from bot.games.salvation.rules.board.units import attack, defence, life, movement, value
from bot.games.salvation.table.components import inventory
from bot.text import tongue
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War


@pytest.mark.rule("SAL-BOARD-01")
def test_the_board_is_the_west_and_part_of_mexico() -> None:
    assert len(SECTORS) == 26
    assert set(CITIES) == {"SEA", "SFO", "DEN", "LAX", "DAL", "HOU"}
    assert {id for id, sector in SECTORS.items() if sector.region == "mexico"} == {"BAJ", "SON", "CHI", "COA"}
    assert {id for id, sector in SECTORS.items() if sector.region == "north"} == {
        "SEA",
        "SPO",
        "POR",
        "EOR",
        "MON",
        "IDA",
        "WYO",
    }


@pytest.mark.rule("SAL-BOARD-04", "SAL-MOUNTAIN-01")
def test_the_map_has_borders_roads_and_mountain_barriers() -> None:
    assert Counter(border.kind for border in BORDERS) == {"plain": 20, "road": 29, "mountain": 11}
    assert AROUND["SFO"] == {"NCA": "road", "NNV": "road", "MOJ": "mountain", "LAX": "road"}
    assert AROUND["CHI"] == {"NMX": "plain", "WTX": "road", "SON": "mountain", "COA": "plain"}
    assert set(AROUND["BAJ"].values()) == {"plain"}
    assert all(AROUND[there][here] == kind for here, near in AROUND.items() for there, kind in near.items())


@pytest.mark.rule("SAL-RUL-16")
def test_a_mountain_prevails_over_a_road_across_it() -> None:
    road, mountain = (Border(("SEA", "SPO"), kind, "vigil") for kind in ("road", "mountain"))
    assert around((road, mountain))["SPO"]["SEA"] == around((mountain, road))["SEA"]["SPO"] == "mountain"


@pytest.mark.rule("SAL-BOARD-05")
def test_a_track_shows_the_points() -> None:
    war = War(points={HUMANS: 6})
    tracks = war.game.look.scene(war.match.view(None)).tracks
    assert [(track.value, track.size) for track in tracks if track.size == 10] == [(6, 10)]


@pytest.mark.rule("SAL-BOARD-06")
def test_a_marker_shows_the_stage() -> None:
    shown = []
    for stage in range(5):
        war = War(stage=stage)
        shown += [
            track.value for track in war.game.look.scene(war.match.view(None)).tracks if track.glyph == "hourglass"
        ]
    assert shown == [1, 2, 3, 4, 5]


@pytest.mark.rule("SAL-UNIT-01", "SAL-UNIT-02", "SAL-UNIT-03")
def test_thirty_six_figures_of_eight_types() -> None:
    figures = {
        side: {unit.id: unit.figures for unit in UNITS.values() if unit.side == side}
        for side in ("skynet", "resistance")
    }
    assert figures["resistance"] == {"infantry": 7, "m1a2": 4, "jeep": 3, "a10": 4}
    assert figures["skynet"] == {"t600": 5, "t1": 5, "moto": 3, "hunter": 5}
    counted = Counter(id.split(".")[0] for id in inventory(War().g) if "." in id)
    assert counted == {**figures["resistance"], **figures["skynet"]}


CHARACTERISTICS = {
    "infantry": ((1, 2), 1, 4, 1, 0),
    "jeep": ((2, 3), 1, 4, 1, 0),
    "m1a2": ((1, 2), 2, 5, 2, 0),
    "a10": ((2, 2), 2, 4, 1, 0),
    "t600": ((1, 2), 1, 4, 1, 4),
    "moto": ((2, 3), 1, 4, 1, 3),
    "t1": ((1, 2), 2, 5, 2, 5),
    "hunter": ((2, 2), 2, 4, 1, 4),
}


@pytest.mark.rule("SAL-UNIT-04", "SAL-UNIT-05")
@pytest.mark.parametrize("kind", CHARACTERISTICS)
def test_the_characteristics_stand_on_the_unit_card(kind: str) -> None:
    war = War(units={"SEA": kind})
    for seen in (war.g, war.match.view(SKYNET).now, war.match.view(HUMANS).now, war.match.view(None).now):
        unit = seen.units[f"{kind}.1"]
        scouting = value(seen, kind, "scouting")
        found = (movement(seen, kind), attack(seen, unit), defence(seen, unit), life(seen, unit), scouting)
        assert found == CHARACTERISTICS[kind]


@pytest.mark.rule("SAL-UNIT-09")
def test_only_hunters_and_a10s_fly() -> None:
    assert {unit.id for unit in UNITS.values() if unit.flyer} == {"hunter", "a10"}


@pytest.mark.rule("SAL-ADVICE-01")
def test_both_sides_start_nearly_equal() -> None:
    for human, machine in (("infantry", "t600"), ("jeep", "moto"), ("m1a2", "t1"), ("a10", "hunter")):
        assert CHARACTERISTICS[human][:4] == CHARACTERISTICS[machine][:4]
        assert UNITS[human].flyer == UNITS[machine].flyer
    assert sum(unit.figures for unit in UNITS.values() if unit.side == "skynet") == 18
    assert sum(unit.figures for unit in UNITS.values() if unit.side == "resistance") == 18


@pytest.mark.rule("SAL-UNIT-07", "SAL-UNIT-08", "SAL-RUL-11", "SAL-ROAD-04")
def test_every_token_improves_one_characteristic_of_one_unit() -> None:
    technology = {(token.unit, token.field, token.value) for token in TECHNOLOGY.values()}
    development = {(token.unit, token.field, token.value) for token in DEVELOPMENT.values()}
    assert technology == {
        ("m1a2", "attack", (3,)),
        ("m1a2", "strength", (3,)),
        ("a10", "attack", (3,)),
        ("a10", "defence", (5,)),
        ("jeep", "attack", (2,)),
        ("infantry", "defence", (5,)),
    }
    assert development == {
        ("moto", "scouting", (2,)),
        ("t600", "defence", (5,)),
        ("t600", "attack", (2,)),
        ("t1", "movement", (1, 3)),
        ("t1", "strength", (3,)),
        ("t1", "attack", (3,)),
        ("hunter", "movement", (3, 3)),
        ("hunter", "defence", (5,)),
        ("hunter", "scouting", (3,)),
    }
    assert len({(token.unit, token.field) for token in IMPROVEMENTS.values()}) == len(IMPROVEMENTS) == 15
    assert {UNITS[token.unit].side for token in TECHNOLOGY.values()} == {"resistance"}
    assert {UNITS[token.unit].side for token in DEVELOPMENT.values()} == {"skynet"}


@pytest.mark.rule("SAL-RUL-10", "SAL-UNIT-06")
def test_a_token_replaces_the_printed_value_for_every_figure_of_the_type() -> None:
    war = War(units={"SEA": "t1 hunter", "DEN": "t1"}, improved=["t1-movement", "t1-attack", "hunter-scouting"])
    assert movement(war.g, "t1") == (1, 3)
    assert [attack(war.g, war.unit("t1", n)) for n in (1, 2)] == [3, 3]
    assert value(war.g, "hunter", "scouting") == 3
    assert attack(war.g, war.unit("hunter")) == 2
    war.arrange(units={"LAX": "t1"})
    assert attack(war.g, war.unit("t1", 3)) == 3


@pytest.mark.rule("SAL-HIDDEN-01", "SAL-SHELTER-06")
def test_thirty_two_hidden_objects_of_six_kinds() -> None:
    terrains = {token for token, kind in HIDDEN.items() if kind.terrain}
    assert {token: kind.count for token, kind in HIDDEN.items() if not kind.terrain} == {
        "shelter": 5,
        "mission": 7,
        "m1a2": 2,
        "a10": 2,
        "technology": 6,
    }
    assert terrains == set(TERRAINS)
    assert terrains == {
        "radiation",
        "off-road",
        "ruins",
        "fortifications",
        "wasteland",
        "fog",
        "forest",
        "toxic",
        "information",
        "defile",
    }
    assert sum(kind.count for kind in HIDDEN.values()) == 32


@pytest.mark.rule("SAL-STAGE-01", "SAL-STAGE-03", "SAL-CARD-05", "SAL-DEVELOP-01")
def test_numbers_and_families_of_the_cards() -> None:
    sorts = {side: {f"{card.family} {card.number}" for card in CARDS.values() if card.side == side} for side in SIDES}
    assert sorts == {
        "resistance": {"tactics 0", "movement 1", "attack 2", "scouting 3", "new-units 4", "mission 4"},
        "skynet": {
            "tactics 0",
            "movement 1",
            "attack 2",
            "tactic-development 2",
            "scouting 3",
            "new-units 4",
            "development 4",
        },
    }
    assert {card.number for card in CARDS.values() if card.family == "tactics"} == {0}
    assert all(card.number > 0 for card in CARDS.values() if card.family != "tactics")


@pytest.mark.rule("SAL-TACTIC-02")
def test_every_tactics_card_does_just_what_its_text_says() -> None:
    english = tongue("en")
    for card in (card for card in CARDS.values() if card.family == "tactics"):
        (action,) = card.actions
        assert isinstance(action, Draw | Survey | Lasting)
        words = english.t(f"salvation-card-text-{card.id}")
        assert ("end of the turn" in words or "this turn" in words) == isinstance(action, Lasting), words


@pytest.mark.rule("SAL-CARD-07")
def test_city_cards_are_not_game_cards() -> None:
    assert not set(CITIES) & set(CARDS)
    war = War(rules=["city-missions"], stage=3, units={"DEN": "infantry"}, hands={HUMANS: "recon"})
    war.arrange(lies={"DEN.1": "mission"})
    war.skips_to(3, HUMANS)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(HUMANS, "open slot=DEN.1")
    assert war.g.objectives
    assert not any(city in hand for hand in war.g.hands.values() for city in CITIES)


@pytest.mark.rule("SAL-ADVICE-02")
def test_skynet_develops_and_produces_faster() -> None:
    def fresh(side: str) -> tuple[int, int]:
        placing = [card for card in CARDS.values() if card.side == side and card.family == "new-units"]
        new = [max(each.most for each in card.actions if isinstance(each, Place)) * card.count for card in placing]
        return sum(new), sum(card.count for card in CARDS.values() if card.side == side)

    (machines, deck), (humans, other) = fresh("skynet"), fresh("resistance")
    assert machines / (deck - len(TACTICS)) > humans / other
    assert sum(card.count for card in CARDS.values() if isinstance(card.actions[0], Develop)) == 5
    assert not any(
        isinstance(action, Develop | Learn)
        for card in CARDS.values()
        if card.side == "resistance"
        for action in card.actions
    )


@pytest.mark.rule("SAL-ADVICE-06")
def test_points_come_from_two_kinds_of_tokens_and_from_missions() -> None:
    tasks = [card for card in CARDS.values() if any(isinstance(action, Mission) for action in card.actions)]
    assert {card.family for card in tasks} == {"mission"}
    assert {card.side for card in tasks} == {"resistance"}
    scoring = set()
    for token in HIDDEN:
        war = War(stage=3, units={"MON": "infantry"}, hands={HUMANS: "recon"}, lies={"MON.1": token})
        war.skips_to(3, HUMANS)
        war.plays(HUMANS, "recon")
        war.does(HUMANS, "scout unit=infantry.1")
        if war.g.points[HUMANS]:
            scoring.add(token)
    assert scoring == {"shelter", "mission"}


@pytest.mark.rule("SAL-ADVICE-07")
def test_the_lobby_recommends_the_resistance_to_the_experienced() -> None:
    words = tongue("en").t("salvation-blurb")
    assert "first wars the Resistance is for whoever knows the game best" in words


@pytest.mark.rule("SAL-GAME-01", "SAL-THREE-01")
def test_skynet_plays_against_one_commander_or_two() -> None:
    salvation = game("salvation")
    assert salvation.seating((SKYNET, HUMANS), "war", {}) is None
    assert salvation.seating((SKYNET, HUMANS, SECOND), "war", {}) is None
    for seats in ((SKYNET,), (HUMANS, SECOND), (SKYNET, SECOND), (HUMANS,), ()):
        reason = salvation.seating(seats, "war", {})
        assert reason
        assert (reason.id, reason.rule) == ("salvation-refuse-seats", "SAL-THREE-01")


@pytest.mark.rule("SAL-FACTORY-03")
def test_three_factories_in_all() -> None:
    assert FACTORIES == inventory(War().g)["factory"] == 3
    war = War(stage=4, units={"SEA": "t600"}, hands={SKYNET: "construction-site"}, factories=["DEN", "LAX", "HOU"])
    war.refuses(
        SKYNET,
        "play card=construction-site action=build",
        "salvation-refuse-no-factory-left",
        "SAL-FACTORY-03",
    )
    war.arrange(factories=["DEN", "LAX"])
    war.can(SKYNET, "play card=construction-site action=build")


COPIES = {
    "resistance": "ambush 2 radio-silence 2 couriers 1 decoy 1 blown-bridges 1 last-stand 1 foot-march 3 column 6 "
    "raiders 2 armour-rolls 3 sortie 3 night-crossing 2 open-fire 7 hit-and-run 2 air-strike 1 "
    "recon 10 deep-recon 3 contacts 2 volunteers 3 motor-pool 2 salvage 3 three-flags 1 sabotage 1 "
    "big-game 1 counter-blow 1 long-chain 1 safe-haven 2 combined-arms 1 behind-the-lines 1",
    "skynet": "patrol 1 iron-column 2 air-sweep 1 pursuit 1 general-advance 8 pincer 2 terminate 4 overrun 2 "
    "concentrated-fire 3 sensor-sweep 2 thermal-scan 6 search-and-destroy 3 t600-line 3 "
    "heavy-assembly 3 moto-line 2 construction-site 2 develop-t600 1 develop-t1 2 develop-hunter 1 "
    "develop-moto 1 tactic-development 4 data-harvest 1 jamming 1 overclocked-sensors 1 "
    "kill-protocol 1 forced-march 1 satellite-relay 1",
}


@pytest.mark.rule("SAL-GAME-05")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_its_own_set_of_cards(side: str) -> None:
    words = COPIES[side].split()
    copies = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {id: CARDS[id].count for id in copies} == copies
    assert {CARDS[id].side for id in copies} == {side}

    war = War(top={SKYNET: "patrol terminate", HUMANS: "recon"}, hands={SKYNET: "iron-column", HUMANS: "column"})
    war.does(SKYNET, "exchange card=iron-column")
    war.does(HUMANS, "exchange card=column")
    assert war.g.hands == {SKYNET: ["patrol"], HUMANS: ["recon"]}
    assert war.pile(SKYNET) == ["iron-column"]
    assert war.pile(HUMANS) == ["column"]


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_the_mission_that_names_regions_says_which_sectors_they_are(locale: str) -> None:
    said = re.findall(r"\(([^)]*)\)", tongue(locale).t("salvation-card-text-long-chain"))
    regions = [[id for id, sector in SECTORS.items() if sector.region == region] for region in ("north", "mexico")]
    words = tongue(locale)
    stems = [[str(words.t(f"salvation-sector-{id}"))[:-1] for id in (ids[0], ids[-1])] for ids in regions]
    assert all(last in part and first in part for part, (first, last) in zip(said, stems, strict=True)), said
