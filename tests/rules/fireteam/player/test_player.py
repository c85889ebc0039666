"""Vigil's own heroes: they answer every question, know only what their seat sees, and play to win."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.asks import Ask, option, weigh
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.fireteam import GAME
from bot.games.fireteam.box.content import CARDS, FOCUS, HEROES, MISSIONS, role_cards, role_focus
from bot.games.fireteam.look import views
from bot.games.fireteam.player.cards import REACTION_WORTH
from bot.games.fireteam.player.reactions import WEIGHERS
from bot.games.fireteam.rules.harm import intercepting
from bot.games.fireteam.state import Fireteam
from bot.laws.players import RandomPlayer
from tests.support.advice import advised
from tests.support.fireteam.creatures import ANIMAL
from tests.support.fireteam.field import Position, lay


def begun(mission: str, *, seats: tuple[str, ...] = ("shad", "don"), seed: int = 1, **options: str) -> Match:
    """Start a mission."""
    match, _ = Match.start(GAME, Setup(seats, mission, options), bytes([seed]) * 32, camera=False)
    return match


def choice(at: Position, seat: str = "", ask: Ask | None = None) -> tuple[str, ...]:
    """What Vigil answers to the open question."""
    asked = ask or at.ask
    return GAME.player.advise(views.view(at.g, seat or asked.seats[0]), asked).picks


def on_turn(at: Position, seat: str) -> tuple[str, ...]:
    """What Vigil does first in a hero's turn."""
    at.turn(seat)
    return choice(at)


@pytest.mark.parametrize("mission", GAME.missions)
def test_whole_missions_are_played_by_advice_alone(mission: str) -> None:
    match = begun(mission, seats=("abe", "shad", "don"))
    answers = 0
    while not match.over:
        advised(match)
        answers += 1
        assert answers < 5_000
    assert isinstance(match.state, Fireteam)
    assert match.state.outcome


@pytest.mark.parametrize("mission", GAME.missions)
def test_advice_fits_whatever_mess_others_made_with_hidden_hands(mission: str) -> None:
    match = begun(mission, seed=7, **{"hidden-hands": "on", "ask-ties": "on"})  # type: ignore[arg-type]
    wild = RandomPlayer(b"mess")
    for _ in range(250):
        if match.over:
            break
        for seat in match.waiting:
            ask = match.ask_of(seat)
            assert ask is not None
            weigh(ask, GAME.player.advise(match.view(seat), ask))
        entry = wild.answer(match)
        assert entry is not None
        match.apply(entry)


def test_the_same_view_gives_the_same_advice_and_is_left_as_it_was() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["short-shot", "spotter"]})
    at.turn("frank")
    view = views.view(at.g, "frank")
    before = views.ENCODER.encode(view)

    first, second = GAME.player.advise(view, at.ask), GAME.player.advise(view, at.ask)

    assert first == second
    assert views.ENCODER.encode(view) == before


def test_a_hero_searches_where_something_may_be_found() -> None:
    at = lay({"frank": "2D", "shad": "2D"}, hands={"frank": ["short-shot"] * 4, "shad": ["haymaker"] * 4})

    assert on_turn(at, "frank") == ("search",)


def test_a_hero_leaves_for_the_next_token_when_this_one_is_turned() -> None:
    at = lay({"frank": "2D", "shad": "2D"}, hands={"frank": ["short-shot"] * 4}, searched=["2D"])

    (pick,) = on_turn(at, "frank")

    assert pick.removeprefix("move to=") in set(at.g.entries) - {"2D"}


def test_a_creature_beside_a_hero_is_attacked_with_enough_cards_to_kill() -> None:
    at = lay({"shad": "2D", "frank": "4F"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker"] * 2 + ["knife-work"] * 3})

    assert on_turn(at, "shad") == (f"attack target={ANIMAL} type=melee",)
    at.does("shad", f"attack target={ANIMAL} type=melee")
    assert 2 <= len(choice(at)) <= 4  # one card kills too seldom, all of them leave nothing against the rest


def test_cards_are_kept_when_more_creatures_are_near_than_can_be_killed() -> None:
    crowd = {f"corrupted-animal.{n}": "2D" for n in range(1, 4)}
    beset = lay({"shad": "2D", "frank": "4F"}, crowd, hands={"shad": ["haymaker"] * 5}, coin="tails")
    alone = lay({"shad": "2D", "frank": "4F"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker"] * 5}, coin="tails")

    def spent(at: Position) -> int:
        (pick,) = on_turn(at, "shad")
        if not pick.startswith("attack"):
            return 0
        at.does("shad", pick)
        return len(choice(at))

    assert spent(beset) < spent(alone)


def test_everybody_goes_home_when_all_is_done() -> None:
    at = lay({"frank": "1C", "shad": "1A"}, complete=["repair-the-ferry", "specimen-samples"])

    assert on_turn(at, "frank") == ("move to=1A",)


def test_nobody_throws_explosives_at_a_friend_with_an_empty_hand() -> None:
    hands = {"don": ["stick-grenade", "satchel-charge"], "shad": []}
    at = lay({"don": "2D", "shad": "2B"}, {ANIMAL: "2B"}, hands=hands, coin="tails")

    (pick,) = on_turn(at, "don")

    assert "explosive" not in pick


@pytest.mark.rule("FTZ-INTERCEPT-01")
@pytest.mark.parametrize(("own", "steps_in"), [(5, True), (0, False)])
def test_a_hero_with_cards_takes_the_hit_for_one_without(own: int, steps_in: bool) -> None:
    at = lay({"shad": "2D", "frank": "2D"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker"] * own}, coin="tails")
    at.g.phase, at.g.step = "threat", "activate"
    at.run(intercepting.intercept(at.g, "frank", ANIMAL))

    picks = GAME.player.advise(views.view(at.g, "shad"), at.together["shad"]).picks

    assert picks == (("intercept",) if steps_in else ("pass",))


def window(field: Position, seat: str, when: str, cards: list[str], **args: Any) -> tuple[str, ...]:
    """What Vigil plays in a reaction window."""
    field.g.phase, field.g.step = "threat", "activate"
    options = (*(option("react", card=card) for card in cards), option("pass"))
    ask = Ask(seats=(seat,), prompt=f"react-{when}", options=options, kind="react", args={"seat": seat, **args})
    return choice(field, seat, ask)


def test_a_reaction_that_keeps_somebody_on_their_feet_is_played() -> None:
    at = lay({"abe": "2D", "shad": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["rally"] * 3, "shad": ["haymaker"]})
    args = {"hero": "shad", "creature": ANIMAL, "at": "2D"}

    assert window(at, "abe", "ko", ["rally"], damage=3, **args) == ("react card=rally",)


def test_a_reaction_that_cannot_help_is_kept() -> None:
    at = lay({"abe": "2D", "shad": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["rally"] * 3, "shad": []})
    args = {"hero": "shad", "creature": ANIMAL, "at": "2D"}

    assert window(at, "abe", "ko", ["rally"], damage=4, **args) == ("pass",)


def test_damage_is_paid_with_the_cards_that_are_missed_least() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, hands={"frank": ["forced-pattern", "rifle-butt", "spotter"]})
    options = tuple(option("pick", card=card, copy=n) for n, card in enumerate(at.hero("frank").hand))
    ask = Ask(seats=("frank",), prompt="discard", options=options, kind="some", least=1, most=1)

    assert choice(at, "frank", ask) == ("pick card=rifle-butt copy=1",)


@pytest.mark.rule("FTZ-SPECIALIST-10")
def test_only_dice_that_missed_are_rolled_again() -> None:
    at = lay({"frank": "2D", "shad": "4F"})
    faces = ("projectile", "melee", "explosive explosive")
    options = (*(option("reroll", die=n + 1, face=face) for n, face in enumerate(faces)), option("pass"))
    ask = Ask(
        seats=("frank",), prompt="reroll", options=options, args={"seat": "frank", "type": "projectile", "missing": 0}
    )

    assert choice(at, "frank", ask) == ("reroll die=2 face=melee",)


@pytest.mark.rule("RUL-55")
@pytest.mark.parametrize(("missing", "picked"), [(1, "reroll die=2 face=projectile"), (0, "pass")])
def test_without_a_miss_a_single_hit_is_rolled_again_only_if_hits_are_missing(missing: int, picked: str) -> None:
    at = lay({"frank": "2D", "shad": "4F"})
    faces = ("projectile projectile", "projectile")
    options = (*(option("reroll", die=n + 1, face=face) for n, face in enumerate(faces)), option("pass"))
    args = {"seat": "frank", "type": "projectile", "missing": missing}

    assert choice(at, "frank", Ask(seats=("frank",), prompt="reroll", options=options, args=args)) == (picked,)  # type: ignore[arg-type]


def test_a_knocked_out_hero_stands_up() -> None:
    at = lay({"frank": "2D", "shad": "4F"})
    at.hero("frank").ko = True

    assert on_turn(at, "frank") == ("stand",)


def equipped(mission: str, seats: tuple[str, ...], seed: int) -> set[str]:
    """Give what the players choose for a mission."""
    g = GAME.rules.setup(Setup(seats, mission), bytes([seed]))
    chosen = set[str]()
    for seat in seats:
        role = HEROES[seat].role
        options = [
            (
                "upgrades",
                g.report.upgrades,
                [option("upgrade", card=card.id) for card in role_cards(role, upgrade=True)],
            ),
            ("focus", g.report.focus, [option("focus", focus=card.id) for card in role_focus(role)]),
        ]
        for prompt, count, offers in options:
            ask = Ask(seats=(seat,), prompt=prompt, options=tuple(offers), kind="some", least=count, most=count)
            picked = GAME.player.advise(GAME.look.view(g, seat), ask).picks if count else ()
            assert len(set(picked)) == count
            chosen |= {str(value) for offer in offers if offer.key in picked for value in offer.args.values()}
    return chosen


def test_every_upgrade_and_focus_card_is_chosen_somewhere() -> None:
    parties = [("abe", "shad", "frank", "don"), ("shad", "don", "maxine"), ("frank", "don", "maxine"), ("abe", "don")]
    parties += [("shad", "don"), ("frank", "don")]
    chosen = {
        card
        for seed in range(12)
        for mission in MISSIONS
        for party in parties
        for card in equipped(mission, party, seed)
    }
    assert {card.id for card in CARDS.values() if card.upgrade} - chosen == set()
    assert set(FOCUS) - chosen == set()


def test_every_reaction_can_be_weighed() -> None:
    assert set(WEIGHERS) == set(REACTION_WORTH)
