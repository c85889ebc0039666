"""The Mission sheet, the Enemy cards, and what threatens a hex."""

from __future__ import annotations

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.rise.box.content import ENEMIES
from bot.games.rise.look.briefing import enemies, enemy_card, mission, threats
from bot.games.rise.look.views import view
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise
from bot.text import tongue
from renderers import draw
from tests.support.rise.staged import fight

ENGLISH = tongue("en")


def camp() -> Rise:
    """The second Mission at its start."""
    of = game("rise")
    options = {switch.id: switch.default for switch in of.switches} | {"mode": "skirmish"}
    state = Match.start(of, Setup(("john", "kyle"), "the-work-camp", options), bytes(32))[0].state
    assert isinstance(state, Rise)
    return state


def test_the_mission_sheet_holds_every_objective_and_whatever_loses() -> None:
    g = camp()
    scene = mission(view(g, None))
    titles = [ENGLISH.say(card.title) for card in scene.cards]
    assert titles[:2] == ["Find the prisoners in their cells", "Lead the prisoners to the lower crater field"]
    texts = [ENGLISH.say(card.text) for card in scene.cards]
    assert "All Characters are Down." in texts
    assert "Round 14 ends and you have not won." in texts
    assert draw(ENGLISH.scene(scene), view="sheet").data


def test_a_boss_that_has_not_come_is_not_told() -> None:
    g = camp()
    assert "t-800-flamethrower" not in {card.id for card in enemies(view(g, None)).cards}


def test_an_enemy_card_says_all_that_is_printed_on_it() -> None:
    for kind, card in ENEMIES.items():
        said = ENGLISH.say(enemy_card(kind).text)
        assert f"Defense {card.defense}" in said
        for each in (card.reaction, *card.traits):
            assert ENGLISH.t(f"rise-ability-{each.id}") in said
        assert (ENGLISH.t(f"rise-card-text-{kind}-logic") in said) == card.boss if card.boss else "Its die" not in said


def test_an_enemy_threatens_what_it_hits_from_where_it_stands_and_what_it_can_come_to() -> None:
    g = fight()
    enemy = next(enemy for enemy in g.enemies if enemy.at not in g.entrances)
    sighted = [hex for hex in figures.ground(g).full if figures.sees(g, (enemy.at,), (hex,))]
    near = next(hex for hex in sighted if figures.distance(g, (enemy.at,), (hex,)) == 1)
    found = {threat.enemy.id: threat.now for threat in threats(view(g, None), near)}
    assert found[enemy.id]
    reach = figures.stats(enemy).range
    far = [hex for hex in sighted if figures.distance(g, (enemy.at,), (hex,)) > reach]
    for hex in far:
        assert not any(threat.now for threat in threats(view(g, None), hex) if threat.enemy.id == enemy.id)


def test_a_stunned_enemy_threatens_nothing() -> None:
    g = fight()
    for enemy in g.enemies:
        enemy.stunned = True
    assert not any(threats(view(g, None), hex) for hex in sorted(figures.ground(g).full)[:10])
