"""The map as a picture: who is drawn side by side, what is drawn between them, and what stands for what."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from bot.engine.scene import Scene
from bot.engine.words import Phrase, Words
from bot.games.salvation.box.content import AROUND, BORDERS, IMPROVEMENTS, SECTORS, TERRAINS, UNITS
from bot.games.salvation.box.shapes import Improvement
from bot.games.salvation.look import board as look
from bot.games.salvation.look.ground import MIDDLES, border, outline
from bot.games.salvation.look.sheets import sheet, unit_cards
from bot.games.salvation.look.signs import TERRAIN_GLYPHS, UNIT_GLYPHS
from bot.games.salvation.state import OnTable
from bot.text import speak
from renderers.beside.panels import seats_height, tracks_height
from renderers.beside.shelves import shelves_height
from renderers.board.geometry import inside
from renderers.board.plan import plan_board
from renderers.compose import paint
from renderers.glyphs import GLYPHS
from tests.support.salvation.printed import DECKS
from tests.support.salvation.war import War

Side = frozenset[tuple[float, float]]


def sides(sector: str) -> set[Side]:
    """The stretches of a sector's outline."""
    ring = outline(sector)
    return {frozenset((a, b)) for a, b in pairwise((*ring, ring[0]))}


def crosses(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether the lines between two pairs of sectors cross."""

    def turn(a: str, b: str, c: str) -> bool:
        (ax, ay), (bx, by), (cx, cy) = MIDDLES[a], MIDDLES[b], MIDDLES[c]
        return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax)

    (a, b), (c, d) = one, other
    return turn(a, c, d) != turn(b, c, d) and turn(a, b, c) != turn(a, b, d)


def test_just_the_sectors_that_share_a_border_are_drawn_side_by_side() -> None:
    drawn = {sector: sides(sector) for sector in SECTORS}
    for one, other in combinations(SECTORS, 2):
        assert bool(drawn[one] & drawn[other]) is (other in AROUND[one]), (one, other)


@pytest.mark.parametrize("sector", SECTORS)
def test_a_sector_lies_within_its_outline_and_no_other_does(sector: str) -> None:
    assert [id for id in SECTORS if inside(MIDDLES[id], outline(sector))] == [sector]


def test_no_two_borders_cross() -> None:
    apart = [(one.between, other.between) for one, other in combinations(BORDERS, 2)]
    assert not [pair for pair in apart if not set(pair[0]) & set(pair[1]) and crosses(*pair)]


@pytest.mark.parametrize("kind", ["road", "mountain", "plain"])
def test_borders_are_drawn_by_their_kind(kind: str) -> None:
    lines = {(edge.a, edge.b): edge.kind for edge in look.board().edges}
    for each in BORDERS:
        one, other = each.between
        if each.kind == kind:
            road = lines.get((MIDDLES[one], MIDDLES[other]))
            mountains = {lines.get(stretch) for stretch in pairwise(border(one, other))}
            assert road == ("road" if kind == "road" else None)
            assert mountains == {"mountain" if kind == "mountain" else None}


def test_every_unit_and_terrain_has_a_sign_of_its_own_that_is_drawn() -> None:
    for signs, known in ((UNIT_GLYPHS, UNITS), (TERRAIN_GLYPHS, TERRAINS)):
        assert set(signs) == set(known)
        assert len(set(signs.values())) == len(signs)
        assert set(signs.values()) <= set(GLYPHS)


def test_damage_shows_on_the_figure() -> None:
    war = War(units={"SEA": "m1a2 infantry"})
    war.lay(lambda g: setattr(g.units["m1a2.1"], "damage", 1))
    shown = {figure.id: (figure.pips, figure.pips_of) for figure in look.scene(war.match.view("skynet")).figures}
    most = UNITS["m1a2"].strength
    assert shown == {"m1a2.1": (most - 1, most), "infantry.1": (1, 0)}


def test_a_plan_is_drawn_for_its_owner_alone() -> None:
    war = War(units={"SFO": "t600"}, hands={"skynet": "patrol"})
    war.plays("skynet", "patrol")
    war.does("skynet", "order unit=t600.1")
    war.does("skynet", "go to=NNV")
    seen = {seat: look.scene(war.match.view(seat)) for seat in ("skynet", "resistance", None)}
    assert [mark.path for mark in seen["skynet"].marks] == [("SFO", "NNV")]
    assert seen["skynet"].focus == ("SFO", "NNV")
    assert seen["resistance"].marks == seen[None].marks == ()


def test_a_march_leaves_its_way_for_everybody_to_see() -> None:
    war = War(units={"SEA": "t600"}, hands={"skynet": "patrol"})
    war.plays("skynet", "patrol")
    war.sends("skynet", ("t600.1", "MON"))
    trails = [mark for mark in look.scene(war.match.view(None)).marks if mark.kind == "trail"]
    assert [(mark.path, mark.colour) for mark in trails] == [(("SEA", "SPO", "MON"), "enemy")]


@pytest.mark.rule("SAL-STAGE-05")
def test_the_seat_whose_go_it_is_is_lit() -> None:
    war = War(seats=3, units={"SEA": "t600 infantry"}, lead="commander")
    lit = []
    for _ in range(3):
        lit += [line.seat for line in look.scene(war.match.view(None)).seats if line.active]
        war.passes(war.match.waiting[0])
    assert lit == ["skynet", "commander", "resistance"]


def test_a_hand_lies_by_the_numbers_of_its_cards() -> None:
    war = War(units={"SEA": "t600"}, hands={"skynet": "sensor-sweep t600-line patrol jamming concentrated-fire"})
    hand = sheet(war.match.view("skynet"))
    assert hand
    assert [card.cost for card in hand.cards] == ["0", "1", "2", "3", "4"]


def test_a_battle_crosses_swords_where_it_was() -> None:
    war = War(stage=2, units={"SFO": "t600 infantry"}, hands={"skynet": "terminate"})
    war.rolling(1, 1, 1, 1)
    war.plays("skynet", "terminate")
    war.does("skynet", "attack at=SFO")
    assert ("battle", ("SFO",)) in {(mark.kind, mark.path) for mark in look.scene(war.match.view(None)).marks}


Box = tuple[int, int, int, int]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share some of the picture."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_how_many_stand_there_is_never_written_over_a_name(locale: str) -> None:
    """Stacks of two types in every city and in small sectors, as they are drawn in the overview."""
    humans = dict.fromkeys(("SEA", "DEN"), "infantry infantry infantry")
    machines = {"WYO": "t600 t600 t600", "SFO": "moto moto hunter hunter", "HOU": "hunter hunter"}
    war = War(units={**humans, **machines, "NNV": "a10 a10 jeep jeep"}, factories=["WYO"], shelters=["SEA"])
    written = paint(speak(locale).scene(look.scene(war.match.view(None))), "overview").texts
    numbers = [each for each in written if each.text.startswith("×") and each.box[3] < 1100]
    ids = "|".join(SECTORS)
    names = [each for each in written if re.fullmatch(rf"({ids})( .*)?", each.text)]
    assert len(numbers) > 5
    assert len(names) >= len(SECTORS) - 2
    assert [(n.text, name.text) for n in numbers for name in names if overlap(n.box, name.box)] == []


# Beside the map


def shelf(war: War, id: str, seat: str | None = None) -> list[tuple[str, Words]]:
    """What a shelf holds: the letters of its chips and their names."""
    found = [
        each
        for each in look.scene(war.match.view(seat)).shelves
        if isinstance(each.name, Phrase) and f"salvation-shelf-{id}" == each.name.id
    ]
    return [(token.letter, token.name) for each in found for token in each.tokens]


def test_where_sides_meet_their_stacks_are_told_with_damage() -> None:
    war = War(units={"SEA": "t1 t1 m1a2 m1a2 infantry", "DEN": "t600 t600", "DAL": "jeep"})
    war.lay(lambda g: setattr(g.units["m1a2.1"], "damage", 1))

    assert [letter for letter, _ in shelf(war, "forces")] == ["×2", "×1", "×1", "1/2"]
    assert [letter for letter, _ in shelf(War(units={"SEA": "t600 jeep"}), "forces")] == ["×1", "×1"]
    assert {each.always for each in look.scene(war.match.view(None)).shelves[:1]} == {True}


def test_a_large_stack_of_one_side_is_told_too() -> None:
    war = War(units={"SEA": "infantry infantry jeep m1a2 a10"}, rules=("five-stack",))

    assert [letter for letter, _ in shelf(war, "forces")] == ["×2", "×1", "×1", "×1"]


def test_the_map_names_tokens_tactics_objectives_and_terrain() -> None:
    war = War(
        improved=["t1-attack"],
        table=[OnTable("skynet", "jamming"), OnTable("resistance", "blown-bridges", "DEN")],
        objectives={"HOU": "resistance"},
        terrain={"EOR": "radiation"},
    )

    assert shelf(war, "improved") == [("", Phrase("salvation-improvement-t1-attack"))]
    assert shelf(war, "tactics") == [
        ("", Phrase("salvation-card-jamming")),
        ("", Phrase("salvation-shelf-tactic-at", {"card": "blown-bridges", "code": "DEN"})),
    ]
    assert shelf(war, "objectives") == [("", Phrase("salvation-sector-coded", {"spot": "HOU", "code": "HOU"}))]
    assert shelf(war, "terrain") == [
        ("", Phrase("salvation-shelf-terrain-at", {"terrain": "radiation", "code": "EOR"}))
    ]


@pytest.mark.rule("SAL-RUL-89")
def test_the_sizes_of_all_piles_are_public() -> None:
    war = War(hands={"skynet": "patrol"})
    war.lay(lambda g: g.decks["skynet"].discard.append(g.decks["skynet"].cards.pop()))

    assert [words.args for _, words in shelf(war, "piles") if isinstance(words, Phrase)] == [
        {"side": "skynet", "deck": DECKS["skynet"] - 2, "discard": 1},
        {"side": "resistance", "deck": DECKS["resistance"], "discard": 0},
        {"count": 6},
        {"count": 6},
    ]


@pytest.mark.rule("SAL-BOARD-06")
@pytest.mark.parametrize(
    ("phase", "stage", "shown"), [("stage", 0, (1, "0")), ("stage", 4, (5, "4")), ("end", 5, (0, "–"))]
)
def test_the_stage_counter_says_the_number_of_the_stage(phase: str, stage: int, shown: tuple[int, str]) -> None:
    war = War()
    war.g.phase, war.g.stage = phase, stage  # type: ignore[assignment]
    counter = look.scene(war.match.view(None)).tracks[0]
    assert (counter.value, counter.figure) == shown


@pytest.mark.rule("SAL-UNIT-04", "SAL-UNIT-05")
def test_unit_cards_lie_open_with_the_values_that_hold_now() -> None:
    war = War(units={"SEA": "t1 t1"}, improved=["t1-attack", "t1-movement"])

    cards = {card.id: card.text for card in unit_cards(war.match.view(None)).cards}

    assert set(cards) == set(UNITS)
    assert isinstance(cards["t1"], Phrase)
    assert cards["t1"].args == {
        "movement": "1/3",
        "attack": 3,
        "defence": 5,
        "strength": 2,
        "scouting": 5,
        "flyer": 0,
        "count": 2,
        "most": 5,
        "improved": 2,
        "tokens": ("t1-attack", "t1-movement"),
    }


@pytest.mark.rule("SAL-UNIT-06")
@pytest.mark.parametrize("token", IMPROVEMENTS.values(), ids=lambda token: token.id)
def test_a_unit_card_shows_what_its_token_changed(token: Improvement) -> None:
    war = War(improved=[token.id])
    (card,) = [card for card in unit_cards(war.match.view(None)).cards if card.id == token.unit]
    assert isinstance(card.text, Phrase)
    shown = card.text.args[token.field]
    assert shown == ("/".join(map(str, token.value)) if token.field == "movement" else token.value[0])


def measured(scene: Scene, width: int) -> int:
    """How much stands beneath the map."""
    return seats_height(scene, width) + tracks_height(scene, width) + shelves_height(scene, width)


def test_much_beneath_the_map_does_not_make_it_small() -> None:
    war = War(
        units={"SEA": "t600 t1 infantry m1a2", "SFO": "t1 t1 jeep", "DAL": "t600 a10", "HOU": "hunter jeep jeep"},
        improved=["t1-attack", "m1a2-attack", "hunter-movement", "jeep-attack", "t600-defence"],
        terrain={"EOR": "radiation", "CHI": "fog", "PLN": "ruins", "WTX": "toxic"},
    )
    scene = speak("en").scene(look.scene(war.match.view(None)))
    board = scene.board
    assert board
    scenes = scene, replace(scene, shelves=()), replace(scene, tall=False)
    tall, bare, usual = (plan_board(each, board, 80, measured, focused=False).frame.scale for each in scenes)
    assert tall == bare > usual
