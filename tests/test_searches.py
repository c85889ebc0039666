"""What newcomers type into /rules, and what must be among the first three answers."""

from __future__ import annotations

import pytest

from bot.glossary import look_up, pictured
from bot.ledger import search
from bot.text import tongue
from cogs.guide import drawn_of, looked_up
from renderers import draw

FIRST = 3
SEARCHES = {
    "rise": """
        move: RISE-MOVE-01 | attack: RISE-ATTACK-01 | cover: Cover | waypoint: Waypoint | reroll: RISE-RANK-02
        rank: RISE-RANK-01 | medkit: Medkit | t-800: T-800 | down: Down | rescue: RISE-REST-03 | entrance: Entrance
        reinforcement: RISE-REINF-01 | line of sight: RISE-LOS-01 | stun: Stunned | door: Door | crate: Supply Crate
        zone: Border of a Zone | skull: RISE-SKULL-01 | assault rifle: Assault Rifle | win: RISE-WIN-01
        truck: Truck | siege barrels: Siege Barrels""",
    "nemesis": """
        noise: Noise marker | noise marker: Noise marker | fire: Fire | malfunction: Malfunction | larva: Larva (L)
        contamination: Contamination | search: Search | door: Closed door | queen: Queen (Q) | medkit: Medkit
        escape: NEM-ESCAPE-01 | objective: NEM-OBJ-01 | self-destruct: Self-Destruct Key | combat: NEM-COMBAT-01
        move: NEM-MOVE-01 | trade: NEM-TRADE-01 | wound: Body wound | encounter: NEM-ENCOUNTER-01
        craft: NEM-CRAFT-01 | slime: Slime | nest: Nest""",
    "fireteam": """
        attack: FTZ-ATTACK-01 | search: FTZ-SEARCH-01 | ko: FTZ-KO-01 | coin: FTZ-COIN-01 | threat: FTZ-THREAT-01
        reaction: FTZ-REACT-02 | cover: Cover | exit: Exit | patty: Patty | move: FTZ-MOVE-01 | flee: FTZ-FLEE-01
        boss: FTZ-BOSS-01 | entry token: Entry token | elite: FTZ-ACTIVATE-06 | hand limit: FTZ-DRAW-02
        draw: FTZ-DRAW-01 | win: FTZ-WIN-01 | specialist: Specialist | explosive: FTZ-EXPLOSIVE-01
        double: Double | high ground: High ground""",
    "salvation": """
        shelter: Open shelter | factory: Factory | battle: SAL-COMBAT-01 | scouting: SAL-SCOUT-01 | road: Road
        mountain: Mountains | points: SAL-SHELTER-01 | tactics: SAL-TACTIC-01 | move: SAL-MOVE-01
        exchange: SAL-EXCHANGE-01 | fog: Fog | radiation: Radiation | stack: SAL-STACK-01 | hand: SAL-HAND-01
        win: SAL-WIN-01 | t-600: T-600 | hunter: Hunter | border battle: SAL-COMBAT-01 | technology: SAL-TECH-01
        jeep: Jeep""",
    "training": """
        move: TRAIN-MOVE-01 | oil: Carries oil | lamp: The lamp | shade: Shade | win: TRAIN-WIN-01
        lose: TRAIN-LOSE-01 | brace: Brace | crate: Crate | rest: TRAIN-REST-01 | strike: TRAIN-STRIKE-01
        storm: TRAIN-STORM-01 | help: TRAIN-HELP-01 | pour: TRAIN-POUR-01 | down: Down | rough sea: TRAIN-SEA-01
        flare: Flare | take: TRAIN-TAKE-01 | watch: TRAIN-WATCH-01 | rubble: Rubble | water: Water""",
}


def asked(of: str) -> list[tuple[str, str]]:
    """What is typed at a table of this game, and what must be found."""
    pairs = (each.partition(":") for line in SEARCHES[of].strip().splitlines() for each in line.split("|"))
    return [(query.strip(), wanted.strip()) for query, _, wanted in pairs]


@pytest.mark.parametrize("of", SEARCHES)
def test_a_newcomer_finds_it_among_the_first_three(of: str) -> None:
    missed = []
    for query, wanted in asked(of):
        named = [name for name, _ in look_up(of, "en", query)][:FIRST]
        ruled = [id for id, _ in search(of, query)][:FIRST]
        if wanted not in (*named, *ruled):
            missed.append((query, wanted, named, ruled))
    assert not missed
    assert len(asked(of)) >= 20


@pytest.mark.parametrize("of", SEARCHES)
def test_what_is_told_is_plain_sentences(of: str) -> None:
    for query, _ in asked(of):
        told = looked_up(tongue("en"), "en", query, (of,))
        assert told != tongue("en").t("rules-none"), query
        assert "The same as" not in told, query
        assert "*" not in told.replace("**", ""), query


def test_worked_examples_are_found_by_their_id_only() -> None:
    assert not [id for id, _ in search("rise", "move") if "-EX-" in id]
    assert looked_up(tongue("en"), "en", "RISE-EX-03").startswith("**RISE-EX-03**")


def test_a_card_and_a_symbol_are_drawn() -> None:
    for of, name in (
        ("rise", "assault rifle"),
        ("fireteam", "double"),
        ("nemesis", "noise marker"),
        ("salvation", "fog"),
    ):
        scene = drawn_of("en", name, (of,))
        assert scene, name
        assert draw(tongue("en").scene(scene), view="sheet").data
    assert pictured("rise", "en", "no such card") is None


def test_the_whole_text_of_a_card_is_told() -> None:
    told = looked_up(tongue("en"), "en", "drowned giant", ("fireteam",))
    assert "Resists melee" in told
    told = looked_up(tongue("en"), "en", "t-1000", ("rise",))
    assert "Liquid Metal" in told
    assert "appears beside the Character farthest away" in told
