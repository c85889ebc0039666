"""The computer player: whatever it is asked, it answers within the rules and from its own view."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.asks import Answer
from bot.engine.counsel import Counsel
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.words import Phrase
from bot.games import game
from tests.support.training.island import Island, Place, eve, island

TRAINING = game("training")


def advised(t: Island, seat: str) -> Answer:
    """What the computer player would answer."""
    answer = t.game.player.advise(t.match.view(seat), t.asked(seat))
    assert answer.seat == seat
    t.match.check(answer)
    return answer


def test_it_pours_when_it_can() -> None:
    t = island({"mara": Place("D4", oil=1), "ivo": Place("D3")}, lamp=1)

    assert advised(t, "mara").picks == ("pour",)


def test_it_helps_a_friend_up() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D3", health=0)})

    assert advised(t, "mara").picks == ("help friend=ivo",)


def test_it_carries_oil_towards_the_lamp() -> None:
    t = island({"mara": Place("B3", oil=1), "ivo": Place("F4")})

    assert advised(t, "mara").picks == ("move to=D4",)


def test_it_discards_as_many_as_asked() -> None:
    t = island({"mara": Place("D4", hand=["brace", "brace", "flare", "tea", "tea"]), "ivo": Place("D3")}, actions=1)
    t.lay(lambda g: g.deck.cards.append(g.deck.cards.pop(g.deck.cards.index("flare"))))
    t.does("mara", "rest")
    answer = advised(t, "mara")

    assert [pick.split()[1] for pick in answer.picks] == ["card=tea", "card=tea"]
    t.does("mara", *answer.picks)
    t.ready("ivo", "watch")


def test_it_braces_when_it_can_and_passes_when_it_cannot() -> None:
    t = eve({"mara": Place("B4", hand=["brace"]), "ivo": Place("F4", hand=["brace"])}, shades=["A4"])
    t.dice(6, 1)
    t.storm()

    assert advised(t, "mara").picks == ("brace",)
    assert advised(t, "ivo").picks == ("pass",)


def test_it_sends_a_shade_to_the_healthiest() -> None:
    t = eve({"mara": Place("C4", health=1), "ivo": Place("E4", health=3)}, shades=["D1"])
    t.storm()

    assert advised(t, "mara").picks == ("prey seat=ivo",)
    assert advised(t, "ivo").picks == ("prey seat=ivo",)


@pytest.mark.parametrize("mission", TRAINING.missions)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_plays_whole_games_and_meets_every_ask(mission: str, count: int, long: bool) -> None:
    prompts: Counter[str] = Counter()
    for seed in range(200 if long else 8):
        setup = Setup(TRAINING.seats[:count], mission)
        match, _ = Match.start(TRAINING, setup, seed.to_bytes(4, "big"), camera=False)
        while not match.over:
            seat = match.waiting[-1]
            ask = match.ask_of(seat)
            assert ask is not None
            prompts[ask.prompt] += 1
            match.apply(TRAINING.player.advise(match.view(seat), ask))

    assert {"watch", "prey", "brace"} <= set(prompts) <= {"watch", "prey", "brace", "keep-four"}


def test_it_knows_only_what_its_seat_may_know() -> None:
    hands = (["flare", "tea"], ["brace", "bell"])
    answers = set()
    for hand in hands:
        t = island({"mara": Place("D4", hand=["flask"]), "ivo": Place("D3", hand=hand)}, shades=["C4"])
        answers.add(advised(t, "mara"))

    assert len(answers) == 1


def test_with_oil_in_hand_it_fills_a_lamp_that_would_run_dry_before_anything_else() -> None:
    """A shade beside it, a crate under it, a friend down beside it: the lamp would be out with the next Storm."""
    keepers = {"mara": Place("B4", oil=1), "ivo": Place("B3", health=0)}
    t = island(keepers, shades=["B4"], lamp=1)

    advice = advised(t, "mara").picks
    assert advice == ("move to=D4",)
    t.does("mara", *advice)
    assert advised(t, "mara").picks == ("pour",)


def test_it_has_time_for_a_friend_while_the_lamp_will_last() -> None:
    keepers = {"mara": Place("B4", oil=1), "ivo": Place("B3", health=0)}
    t = island(keepers, shades=["B4"], lamp=2)

    assert advised(t, "mara").picks == ("help friend=ivo",)


@pytest.mark.parametrize(("lamp", "actions", "hurries"), [(1, 2, True), (2, 1, True), (2, 2, False), (3, 1, False)])
def test_it_hurries_no_sooner_than_it_must(lamp: int, actions: int, hurries: bool) -> None:
    """Two steps and the pouring take two actions: with one of them left it comes only after the next Storm."""
    t = island({"mara": Place("B4", oil=1), "ivo": Place("F4")}, shades=["B4"], lamp=lamp, actions=actions)

    assert (advised(t, "mara").picks == ("move to=D4",)) is hurries


def why(t: Island, seat: str) -> Counsel:
    """What the computer player would answer, and why."""
    return t.game.player.counsel(t.match.view(seat), t.asked(seat))


def test_it_says_what_the_lamp_holds_and_what_else_it_would_do() -> None:
    t = island({"mara": Place("D4", oil=1), "ivo": Place("D3")}, shades=["C4"], lamp=3)
    said = why(t, "mara")

    assert said.why == (Phrase("training-why-lamp", {"lamp": 3}),)
    assert said.second and said.second.picks == ("strike shade=1",)
    assert said.second_why == (Phrase("training-why-strike", {"chance": 75}),)


def test_it_says_what_it_fears_on_the_way() -> None:
    t = island({"mara": Place("B3", oil=1), "ivo": Place("F4")}, shades=["E4", "E3"], lamp=6)
    said = why(t, "mara")

    assert said.answer.picks == ("move to=D4",)
    assert [phrase.id for phrase in said.why] == ["training-why-nearer", "training-why-shades-cost"]
    assert said.why[0].args["left"] == 0
    assert said.why[1].args == {"count": 1}, "only one of them is beside the lamp"


def test_it_says_that_the_lamp_would_run_dry() -> None:
    t = island({"mara": Place("B4", oil=1), "ivo": Place("F4")}, shades=["B4"], lamp=1)

    assert why(t, "mara").why[0] == Phrase("training-why-dry", {"lamp": 1})
