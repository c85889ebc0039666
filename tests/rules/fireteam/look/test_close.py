"""A close look at a mission: who is in danger, what matters near the acting hero, what a crowd holds (ledger 5.4)."""

from __future__ import annotations

import pytest

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Scene
from bot.games.fireteam import GAME
from bot.games.fireteam.box.verbs import TYPES
from bot.games.fireteam.look import beside, board, ground, library
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.state import Creature, Fireteam, Found, Thing
from bot.text import tongue
from renderers import alt
from tests.support.fireteam.field import Position, lay

EN = tongue("en")


def seen(g: Fireteam) -> Scene:
    """The picture as anybody sees it, in words."""
    return EN.scene(GAME.look.scene(GAME.look.view(g, None)))


def tinted(g: Fireteam, kind: str) -> set[str]:
    """The locations that are tinted for a reason."""
    return {tint.area for tint in board.tints(g) if tint.kind == kind}


def acting(beasts: dict[str, str]) -> Position:
    """Abe is about to act in 2D."""
    at = lay({"abe": "2D", "shad": "2D"}, beasts, hands={"abe": ["bayonet"]})
    at.turn("abe")
    return at


@pytest.mark.rule("FTZ-CMOVE-01")
def test_danger_is_where_creatures_could_reach_the_acting_hero_from() -> None:
    at = acting({"corrupted-animal.1": "2A"})
    far = at.g.field.path["2D"]
    steps = 2 + board.DIE_STEP
    for place in at.g.field.open:
        at.creature("corrupted-animal.1").at = place
        assert tinted(at.g, "danger") == ({place} if far[place] <= steps else set()), place


def test_a_slower_creature_threatens_less() -> None:
    at = acting({"corrupted-human.1": "2A"})
    threats = {
        place for place in at.g.field.open if board.could_reach(at.g, Creature("corrupted-human", place, "pool"), "2D")
    }
    at.g.revealed = ["scent-of-blood"]
    quick = {
        place for place in at.g.field.open if board.could_reach(at.g, Creature("corrupted-animal", place, "pool"), "2D")
    }
    assert threats < quick


def test_nobody_is_in_danger_who_is_down() -> None:
    at = acting({"corrupted-animal.1": "2A"})
    at.hero("abe").ko = True
    assert tinted(at.g, "danger") == set()


def test_the_focus_is_the_acting_hero_what_they_reach_and_what_reaches_them() -> None:
    at = acting({"corrupted-animal.1": "2A"})
    at.hero("shad").at = "4F"
    near = set(board.focus(at.g))
    assert near == {"2D", "2A", *board.reached(at.g, "abe")}
    assert "4F" not in near


@pytest.mark.rule("FTZ-SECURE-01", "FTZ-SECURE-03")
def test_a_secured_entry_point_is_marked_whether_searched_or_not() -> None:
    at = lay({"abe": "2D", "shad": "2A"}, {"corrupted-animal.1": "2A"}, searched=["2D"])
    tokens = {token.at: (token.glyph, token.colour) for token in ground.tokens(at.g) if token.letter}
    assert tokens["2D"] == ("lock", "grey")
    assert tokens["2A"] == ("door", "gold"), "a creature is there too"


@pytest.mark.rule("FTZ-BOSS-02")
@pytest.mark.parametrize(("mission", "kind"), [("the-giant", "drowned-giant"), ("the-mirror", "hollow-choir")])
def test_a_boss_shows_its_power_of_what_it_began_with(mission: str, kind: str) -> None:
    match, _ = Match.start(GAME, Setup(("abe", "shad", "frank", "don"), mission, {}), bytes(32))
    g = match.state
    assert isinstance(g, Fireteam)
    boss = Creature(kind, g.boss_at, "boss")
    assert boss.card.power is not None
    g.creatures[f"{kind}.1"], g.power = boss, 1
    (figure,) = [figure for figure in ground.figures(g) if figure.shape == "boss"]
    assert (figure.pips, figure.pips_of) == (1, boss.card.power.tokens(4))
    told = f"{EN.t(f'fireteam-creature-{kind}')} at Altar Chamber (7D): 1 of {figure.pips_of} power left."
    assert told in alt(seen(g))
    assert told in [str(note.text) for note in seen(g).notes]
    assert told in [EN.say(words) for words in library.briefing_words(GAME.look.view(g, None))]


def test_a_crowd_is_told_beneath_the_board() -> None:
    beasts = {f"corrupted-animal.{n}": "1D" for n in range(1, 4)}
    at = lay({"abe": "1D", "shad": "1D"}, beasts, specialists={"patty": "1D", "henry": "1D"})
    at.g.things["tank-alpha.1"] = Thing("tank-alpha", "1D")
    (crowd,) = [shelf for shelf in seen(at.g).shelves if shelf.name == "1D"]
    assert crowd.always
    assert [(token.name, token.count) for token in crowd.tokens] == [
        ("Tank Alpha", 1),
        ("Patty", 1),
        ("Henry", 1),
        ("Corrupted Animal", 3),
    ]


def test_a_few_are_not_told_twice() -> None:
    at = lay({"abe": "1D", "shad": "1D"}, {"corrupted-animal.1": "1D"}, specialists={"patty": "2A", "henry": "2A"})
    assert list(ground.crowds(at.g)) == []


@pytest.mark.rule("FTZ-OBJECTIVE-02", "FTZ-THREAT-04")
def test_demands_and_rules_in_force_are_told_in_the_picture_and_for_those_who_do_not_see_it() -> None:
    at = lay({"abe": "2D", "shad": "2D"}, revealed=["roots-underfoot"])
    scene = seen(at.g)
    notes = " ".join(str(note.text) for note in scene.notes)
    for words in (
        EN.t("fireteam-task-repair-the-ferry"),
        EN.t("fireteam-rule-cornered"),
    ):
        assert words in alt(scene)
        assert words in notes


def test_signs_on_the_board_are_explained() -> None:
    named = [token.name for shelf in seen(lay({"abe": "2D", "shad": "2D"}).g).shelves for token in shelf.tokens]
    assert {"entry", "searched", "secured", "cover", "difficult"} <= set(named)


def test_a_fire_is_a_danger_and_no_goal() -> None:
    at = lay({"abe": "5F", "don": "5F"}, mission="burning-fields")
    colours = {token.glyph: token.colour for token in ground.tokens(at.g)}
    assert (colours["flame"], colours["gear"]) == ("danger", "goal")


def test_what_lasts_this_round_is_told_beneath_the_board_and_in_words_and_then_gone() -> None:
    at = lay({"abe": "2D", "shad": "2D", "don": "2B"}, {"corrupted-animal.1": "2D", "corrupted-animal.2": "2A"})
    g = at.g
    for seat in ("abe", "shad"):
        g.heroes[seat].boosts = {"guard": 2, "hardened": 1}
    g.heroes["don"].boosts = {"dice-projectile": 1, "speed": 1, "guard": 0}
    for creature in g.creatures.values():
        creature.boosts = {"strength": -2}
    g.held, g.sealed = True, ["2"]
    scene = seen(g)
    told = [
        "Don: 1 more die in projectile attacks this round.",
        "Don: 1 faster this round.",
        "Abe and Shad: 2 damage comes to nothing this round.",
        "Corrupted Animal 1 and Corrupted Animal 2: 2 less strength this round.",
        "The threat marker does not advance this round.",
        "No creature but a boss enters the Village in this round's Threat Phase.",
    ]
    assert [str(note.text) for note in scene.notes][-len(told) :] == told
    assert [str(words) for words in scene.alt][-len(told) :] == told
    assert set(told) <= {EN.say(words) for words in library.briefing_words(GAME.look.view(g, None))}
    (row,) = [shelf for shelf in scene.shelves if shelf.name == "This round"]
    assert [token.name for token in row.tokens] == [
        "D +1 projectile",
        "D +1 speed",
        "A S guard 2",
        "2 creatures −2 strength",
        "threat held",
        "the Village sealed",
    ]
    rounds.end_round(g)
    assert not [shelf for shelf in seen(g).shelves if shelf.name == "This round"]
    assert not list(beside.lasting(g))


def test_every_boost_that_a_response_gives_has_its_words() -> None:
    given = {"guard": 1, "speed": 1, "pierce": 1, "taunt": 1, "dice": 2, **{f"dice-{type}": 1 for type in TYPES}}
    assert set(given) == set(beside.BOOSTS)
    at = lay({"abe": "2D", "shad": "2D"})
    at.g.heroes["abe"].boosts = given
    for each in beside.lasting(at.g):
        assert EN.say(each.words).startswith("Abe: ")
        assert EN.say(each.brief).startswith("A ")


@pytest.mark.rule("FTZ-OBJECTIVE-06", "FTZ-TOKEN-02")
def test_finds_that_wait_for_work_or_for_a_guards_death_are_told() -> None:
    beasts = {"corrupted-human.1": "4F", "corrupted-animal.1": "4A"}
    at = lay({"abe": "2D", "shad": "2D"}, beasts, mission="stone-altars")
    at.g.found["votive-tablet"] = Found(at="4B", letter="A")
    at.g.found["bronze-key"] = Found(done=True)
    at.g.creatures["corrupted-human.1"].guards = "shepherds-journal"
    at.g.found["shepherds-journal"] = Found()
    told = (
        "Votive Tablet (A) at Lych Gate (4B): 0 of 2 actions done.",
        "Corrupted Human 1 at Yew Hedge (4F) guards Shepherd's Journal.",
    )
    notes = [str(note.text) for note in seen(at.g).notes]
    for words in told:
        assert words in notes
        assert words in alt(seen(at.g))
    assert "Bronze Key" not in " ".join(notes)
    assert len(list(beside.finds(at.g))) == len(told)


@pytest.mark.rule("FTZ-SETUP-11")
def test_a_focus_card_that_is_used_up_looks_so_in_its_owners_hand() -> None:
    at = lay({"shad": "2D", "abe": "2D"}, focus={"shad": ["grit", "hard-man"]})
    for spent, kind in ((False, "Focus"), (True, "Focus, used up")):
        grit, hard = EN.scene(board.hand(GAME.look.view(at.g, "shad"), "shad")).cards
        assert (grit.spent, grit.kind) == (spent, kind)
        assert not hard.spent
        at.suffers("shad", 2)
