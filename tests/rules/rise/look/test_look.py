"""What a seat may see, and how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.chance import Chance
from bot.engine.content import CONTENT
from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.look.board import scene
from bot.games.rise.look.forecast import forecast
from bot.games.rise.look.outlook import outlook
from bot.games.rise.look.sheets import character_sheet, sheet, space_kinds
from bot.games.rise.look.sight import sight
from bot.games.rise.look.views import ENCODER, PUBLIC, View, view
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Placed, Rise, Waypoint
from renderers import draw
from tests.support.rise.briefing import CAMP, ROAD, begun
from tests.support.rise.staged import fight, truck

HIDDEN = {"chance", "weapons", "equipment", "waypoints", "carried"}
"""Fields of the state that are not handed out as they are: dice to come, decks, faces of Waypoints, the box."""


@pytest.fixture
def g() -> Rise:
    """The staged fight."""
    return fight()


def seen(g: Rise) -> Scene:
    """The picture of a position."""
    return scene(view(g, None))


def areas(scene: Scene, kind: str) -> set[str]:
    """The hexes with a tint."""
    return {tint.area for tint in scene.tints if tint.kind == kind}


def phrases(part: Any) -> Iterator[Phrase]:
    """Every phrase in a picture."""
    if isinstance(part, Phrase):
        yield part
    elif isinstance(part, tuple):
        for item in part:
            yield from phrases(item)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from phrases(getattr(part, name))


# What may be seen


def test_every_field_of_the_state_is_known_to_be_open_or_hidden() -> None:
    assert set(Rise.__struct_fields__) == {*PUBLIC, *HIDDEN}


@pytest.mark.rule("RISE-WAYPT-02", "RISE-MISSION-08")
def test_a_face_down_waypoint_shows_its_place_and_no_more(g: Rise) -> None:
    before = ENCODER.encode(view(g, "kyle"))
    g.waypoints = {"zz-other": Waypoint("zz-other", "L9"), "old-bunker": g.waypoints["old-bunker"]}

    assert ENCODER.encode(view(g, "kyle")) == before
    assert b"signal-fire" not in before


def test_the_order_of_decks_and_dice_to_come_are_hidden(g: Rise) -> None:
    before = ENCODER.encode(view(g, None))
    g.weapons.cards.reverse()
    g.equipment.cards = ["trauma-kit.1", "adrenaline.1"]
    g.chance = Chance(b"another")

    assert ENCODER.encode(view(g, None)) == before
    assert view(g, None).weapons == 3


def test_all_seats_see_the_same(g: Rise) -> None:
    assert view(g, "kyle").now == view(g, "alex").now == view(g, None).now


def test_a_view_does_not_change_with_the_game(g: Rise) -> None:
    taken = view(g, None)
    g.characters["kyle"].at = "C4"
    g.enemies.clear()

    assert taken.now.characters["kyle"].at == "D5"
    assert len(taken.now.enemies) == 8


# The board


def test_reach_is_what_the_best_die_allows(g: Rise) -> None:
    best = moving.reachable(g, "kyle", 6)  # a five, and Tunnel Runner

    assert areas(seen(g), "reach") == set(best)
    assert figures.at(g, "kyle") not in best


def test_without_dice_or_outside_the_player_phase_nothing_is_in_reach(g: Rise) -> None:
    g.characters["kyle"].dice = []
    assert not areas(seen(g), "reach") | areas(seen(g), "target")
    g.phase, g.characters["kyle"].dice = "enemy", [6]
    assert not areas(seen(g), "reach") | areas(seen(g), "target")


@pytest.mark.rule("RISE-DOWN-04")
def test_a_downed_character_goes_as_far_as_a_one(g: Rise) -> None:
    g.characters["kyle"].down = True
    assert not areas(seen(g), "reach")
    g.characters["kyle"].dice = [1]
    assert areas(seen(g), "reach") == set(moving.reachable(g, "kyle", 4))  # 1, Tunnel Runner, and the Scout's bonus


@pytest.mark.rule("RISE-RANGE-04")
def test_targets_are_in_range_and_in_sight(g: Rise) -> None:
    ahead = outlook(view(g, None).now)

    assert "t-800.1" in ahead.targets
    assert "t-72.1" not in ahead.targets
    g.characters["kyle"].cards = ["medkit.1"]
    assert outlook(g).targets == ()


@pytest.mark.rule("RISE-ROUND-11")
def test_threats_are_the_enemies_that_act_next_and_can_hit(g: Rise) -> None:
    assert outlook(g).threats == ("t-800.1", "hk-8.1")
    g.enemy("t-800.1").stunned = True
    assert outlook(g).threats == ("hk-8.1",)
    g.turn, g.phase = "", "decision"
    assert set(outlook(g).threats) > {"hk-8.1"}
    assert "t-800.2" not in outlook(g).threats  # it is stunned


def test_the_focus_holds_the_turn_player_and_all_that_matters_to_them(g: Rise) -> None:
    shown = seen(g)

    assert shown.focus[0] == "D5"
    assert set(shown.focus) >= areas(shown, "reach") | areas(shown, "target") | areas(shown, "danger")
    assert "N5" not in shown.focus


@pytest.mark.rule("RISE-ENTRANCE-02")
def test_an_entrance_shows_the_results_of_the_side_that_lies_up(g: Rise) -> None:
    def names() -> set[str]:
        board = seen(g).board
        assert board
        return {str(area.name) for area in board.areas if area.name}

    assert names() == {"A: 2·5", "B: 4", "C: 6"}
    g.entrances["bravo"].side = "heavy"
    assert names() == {"A: 2·5", "B: 1·4", "C: 6"}


@pytest.mark.rule("RISE-RULING-52")
def test_enemies_on_an_entrance_are_drawn_on_its_half_hexes(g: Rise) -> None:
    at = {figure.id: figure.at for figure in seen(g).figures}

    assert {at["t-800.3"], at["hk-8.3"]} == {"D1", "F1"}


def test_figures_show_ring_wounds_and_state(g: Rise) -> None:
    shown = {figure.id: figure for figure in seen(g).figures}

    assert (shown["kyle"].colour, shown["kyle"].letter, shown["kyle"].active) == ("blue", "K", True)
    assert (shown["kyle"].pips, shown["kyle"].pips_of) == (3, 5)  # four on the board, one on the Sergeant
    assert shown["alex"].state == "down"
    assert (shown["t-800.2"].letter, shown["t-800.2"].colour, shown["t-800.2"].state) == ("#2", "vermillion", "stunned")
    boss = shown["t-800-commander.1"]
    assert (boss.shape, boss.letter, boss.pips_of - boss.pips) == ("boss", "", 1)


@pytest.mark.rule("RISE-COVER-02")
def test_cover_shows_what_it_can_still_take(g: Rise) -> None:
    shown = seen(g)
    cover = {token.at: token.letter for token in shown.tokens if token.glyph == "shield"}
    notes = {seat.seat: seat.note for seat in shown.seats}

    assert cover == {"H6": "3"}  # where somebody stands on it, it is a badge and a note
    assert {figure.id for figure in shown.figures if figure.badge == "shield"} == {"kyle", "guardian"}
    assert isinstance(notes["kyle"], Phrase)
    assert notes["kyle"].args["cover"] == 1


def test_tokens_tell_what_is_used_and_what_is_hidden(g: Rise) -> None:
    shown = {token.at: token for token in seen(g).tokens}

    assert shown["E4"].glyph == "crate"
    assert shown["B3"].glyph == "check"
    assert shown["L9"].face_down
    assert not shown["B9"].face_down
    assert [shown[at].glyph for at in ("J8", "J9")] == ["door", "door"]


@pytest.mark.rule("RISE-POOL-02")
def test_the_lines_of_the_pool_show_who_comes_next(g: Rise) -> None:
    lines = {card.id: card for card in seen(g).cards}

    assert isinstance(lines["pool-red"].title, Phrase)
    assert lines["pool-red"].title.args["kinds"] == ("HK-8", "T-800")
    assert [lines[f"pool-{colour}"].cost for colour in ("red", "blue", "white", "yellow")] == ["3", "2", "0", "4"]


@pytest.mark.rule("RISE-EQUIP-07")
def test_smoke_lies_around_whoever_stands_in_it(g: Rise) -> None:
    assert {token.at for token in seen(g).tokens if token.glyph == "fog"} == {"C6", "C7", "D6"}
    g.characters["kyle"].at = "D6"
    assert {token.at for token in seen(g).tokens if token.glyph == "fog"} == {"C6", "C7"}


def test_dice_are_in_hand_or_on_spaces(g: Rise) -> None:
    assert [(die.face, die.spent) for die in seen(g).dice] == [("2", False), ("4", False), ("5", False), ("3", True)]


# Sheets and sight


def test_a_sheet_shows_cards_abilities_and_dice(g: Rise) -> None:
    g.spaces["pistol.1/attack"] = Placed("blue", 4)
    taken = sheet(view(g, "kyle"))
    assert taken
    cards = {card.id: card for card in taken.cards}

    assert (cards["pistol.1"].cost, cards["pistol.1"].spent) == ("4", True)
    assert not cards["scavenged-rifle.1"].spent
    assert {"kyle-tunnel-runner", "scout-pathfinder", "sergeant-sergeants-voice"} <= set(cards)
    assert [die.face for die in taken.dice] == ["2", "4", "5", "3", "", "", "", ""]


def test_armor_shows_what_it_can_still_take(g: Rise) -> None:
    cards = {card.id: card for card in character_sheet(view(g, None), "guardian").cards}

    assert cards["flak-vest.1"].cost == "1/2"


def test_before_they_took_a_position_characters_have_sheets_and_no_chances(g: Rise) -> None:
    for character in g.characters.values():
        character.at = ""
    g.phase = "setup"
    taken = view(g, "kyle")

    assert sheet(taken)
    assert seen(g).board
    assert space_kinds(taken, "kyle") == {}
    assert [phrase.id for phrase in forecast(taken, "kyle", "t-800.1")] == ["rise-odds-none", "rise-odds-back"]


def test_nobody_in_particular_has_no_sheet(g: Rise) -> None:
    assert sheet(view(g, None)) is None


def test_spaces_know_what_they_are_good_for(g: Rise) -> None:
    kinds = space_kinds(view(g, "kyle"), "kyle")

    assert kinds["kyle.move-2"] == ("move",)
    assert kinds["scout/move"] == ("move",)
    assert "attack" in kinds["kyle.copy"]
    assert "attack" in kinds["pistol.1/attack"]


@pytest.mark.rule("RISE-LOS-01", "RISE-RANGE-01")
def test_sight_tints_what_a_hex_sees_by_range(g: Rise) -> None:
    shown = sight(view(g, None), "D5")
    targets = {tint.area: tint.letter for tint in shown.tints if tint.kind == "target"}
    near, far = areas(shown, "reach"), areas(shown, "seen")

    assert targets["G3"] == "4"
    assert "L4" not in targets
    assert all(figures.distance(g, ("D5",), (hex,)) <= 5 and figures.sees(g, ("D5",), (hex,)) for hex in near)
    assert all(figures.distance(g, ("D5",), (hex,)) > 5 and figures.sees(g, ("D5",), (hex,)) for hex in far)
    assert "E9" not in near | far  # the Wall between the tiles


def test_sight_counts_what_lengthens_a_range_now(g: Rise) -> None:
    before = sight(view(g, None), "D5").subtitle
    g.characters["kyle"].classes = ["marksman"]
    after = sight(view(g, None), "D5").subtitle

    assert isinstance(before, Phrase)
    assert isinstance(after, Phrase)
    assert after.args["range"] == int(before.args["range"]) + 2  # type: ignore[arg-type]


# Words and pictures


@pytest.fixture(scope="module")
def english() -> FluentBundle:
    """Every English message of this game."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for path in sorted((CONTENT / "rise" / "texts").rglob("*en.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def pictures(v: View) -> Iterator[Phrase]:
    """Everything that can be said about a position."""
    yield from phrases(scene(v))
    yield from phrases(sight(v, "D5"))
    for seat in v.now.seats:
        yield from phrases(character_sheet(v, seat))
        for enemy in v.now.enemies:
            yield from forecast(v, seat, enemy.id)


@pytest.mark.parametrize("staged", [fight, truck])
def test_everything_has_words_and_is_told_all_they_need(staged: Any, english: FluentBundle) -> None:
    for phrase in pictures(view(staged(), "kyle")):
        assert english.has_message(phrase.id), phrase.id
        args = {name: value if isinstance(value, int) else str(value) for name, value in phrase.args.items()}
        pattern = english.get_message(phrase.id).value
        assert pattern
        _, errors = english.format_pattern(pattern, args)
        assert not errors, (phrase, errors)


def test_pictures_can_be_drawn(g: Rise) -> None:
    taken = view(truck(), "kyle")
    own = sheet(taken)
    assert own

    assert draw(scene(taken)).width == draw(scene(taken), view="focus").width == draw(own, view="sheet").width


def test_of_many_objectives_only_those_whose_turn_has_come_are_laid_out() -> None:
    g = begun(ROAD).g
    shown = {str(track.name.id): track for track in seen(g).tracks if isinstance(track.name, Phrase)}

    assert (shown["rise-track-objectives"].value, shown["rise-track-objectives"].size) == (0, len(plan(g).objectives))
    assert len([name for name in shown if name.startswith("rise-goal")]) == 1
    assert "rise-track-objectives" not in {
        track.name.id for track in seen(begun(CAMP).g).tracks if isinstance(track.name, Phrase)
    }
