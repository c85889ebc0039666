"""The map as a picture: who is drawn side by side, what is drawn between them, and what stands for what."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.games.salvation import look
from bot.games.salvation.content import AROUND, BORDERS, SECTORS, TERRAINS, UNITS
from bot.games.salvation.look_map import MIDDLES, border, outline
from renderers.geometry import inside
from renderers.glyphs import GLYPHS
from tests.rules.salvation.war import War

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
    for signs, known in ((look.UNIT_GLYPHS, UNITS), (look.TERRAIN_GLYPHS, TERRAINS)):
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


def test_a_battle_crosses_swords_where_it_was() -> None:
    war = War(stage=2, units={"SFO": "t600 infantry"}, hands={"skynet": "terminate"})
    war.rolling(1, 1, 1, 1)
    war.plays("skynet", "terminate")
    war.does("skynet", "attack at=SFO")
    assert ("battle", ("SFO",)) in {(mark.kind, mark.path) for mark in look.scene(war.match.view(None)).marks}
