"""A match: started, driven, refused, over."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.asks import Answer, Reason
from bot.engine.events import GameEnded, PhaseEnded
from bot.engine.fixes import Fix
from bot.engine.game import Game, Look, Rules
from bot.engine.match import ENCODER, Match, Refusal, Step, decode
from bot.engine.scene import Scene
from bot.engine.state import GameOver, Outcome, Steps
from tests.support.engine.assembled import assembled
from tests.support.engine.rolling import rolls
from tests.support.engine.tiny import SEED, SETUP, TINY, Bid, Pot, Rolled, Tiny, play, pot, says, start, whole


def refused(match: Match, answer: Answer) -> Reason:
    """The reason of a refusal that changed nothing."""
    before = whole(match)
    with pytest.raises(Refusal) as caught:
        match.apply(answer)
    assert whole(match) == before
    return caught.value.reason


def test_a_match_starts_at_its_first_ask() -> None:
    match, step = Match.start(TINY, SETUP, SEED)

    assert match.waiting == ("mara",)
    assert [ask.prompt for ask in match.asks] == ["turn"]
    assert step.checkpoint == match.base == ENCODER.encode(match.state)
    assert match.entries == []
    assert not step.reveals


def test_an_answer_moves_on_and_tells() -> None:
    match = start()
    step = match.apply(says("mara", "roll"))

    assert [type(event) for event in step.events] == [Rolled]
    assert step.reveals
    assert step.checkpoint is None
    assert match.entries == [says("mara", "roll")]


def test_a_checkpoint_starts_a_new_save() -> None:
    match = start()
    first = match.base
    step = play(match, says("mara", "roll"), says("mara", "keep"))[-1]

    assert step.checkpoint == match.base != first
    assert match.entries == []
    assert not step.reveals


def test_events_are_told_once() -> None:
    rolled, kept = play(start(), says("mara", "roll"), says("mara", "keep"))

    assert [type(event) for event in (*rolled.events, *kept.events)] == [Rolled, PhaseEnded]


def test_a_picture_is_taken_only_where_a_camera_is_wanted() -> None:
    for camera, scene in ((True, Scene("tiny", "pot 0")), (False, None)):
        match, _ = Match.start(TINY, SETUP, SEED, camera=camera)
        events = play(match, says("mara", "bid"), says("mara", "bid amount=0"), says("ivo", "bid amount=0"))[-1].events

        assert PhaseEnded(phase="turn", scene=scene) in events


def test_hidden_answers_show_nothing_until_the_last_is_in() -> None:
    match = start()
    match.apply(says("mara", "bid"))
    before, asks, waiting = ENCODER.encode(match.state), match.asks, match.waiting

    step = match.apply(says("ivo", "bid amount=2"))

    assert step == Step([], None, reveals=False)
    assert ENCODER.encode(match.state) == before
    assert match.asks == asks
    assert (waiting, match.waiting) == (("mara", "ivo"), ("mara",))
    assert match.ask_of("ivo") is None
    assert match.ask_of("mara") == asks[0]


def test_hidden_answers_reach_the_rules_in_the_order_asked() -> None:
    match = start()
    step = play(match, says("mara", "bid"), says("ivo", "bid amount=2"), says("mara", "bid amount=1"))[-1]

    assert Bid(bids=("1", "2")) in step.events
    assert pot(match).pot == 3


def test_a_match_knows_when_some_but_not_all_have_answered() -> None:
    match = start()
    known = [match.partial]
    for answer in (says("mara", "bid"), says("ivo", "bid amount=2"), says("mara", "bid amount=1")):
        match.apply(answer)
        known.append(match.partial)

    assert known == [False, False, True, False]


def test_who_has_answered_may_not_answer_again() -> None:
    match = start()
    play(match, says("mara", "bid"), says("ivo", "bid amount=2"))

    assert refused(match, says("ivo", "bid amount=0")) == Reason("already-answered", "", {"seats": ("mara",)})


def test_after_the_last_hidden_answer_everybody_may_answer_again() -> None:
    match = start()
    play(match, says("mara", "bid"), says("ivo", "bid amount=2"), says("mara", "bid amount=1"))

    assert match.ask_of("ivo") is not None
    match.apply(says("ivo", "bid"))
    assert match.waiting == ("mara", "ivo")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (says("ivo", "roll"), Reason("not-your-turn", "", {"seats": ("mara",)})),
        (says("nobody", "roll"), Reason("not-your-turn", "", {"seats": ("mara",)})),
        (says("mara", "fly"), Reason("not-offered")),
        (says("mara", "steal"), Reason("tiny-refuse-steal", "TINY-01")),
        (says("mara"), Reason("pick-one")),
        (says("mara", "roll", "stop"), Reason("pick-one")),
        (Answer("mara", ("roll",), (1,)), Reason("no-amounts")),
    ],
)
def test_a_refusal_gives_its_reason_and_changes_nothing(answer: Answer, why: Reason) -> None:
    assert refused(start(), answer) == why


def test_a_refusal_in_the_middle_of_an_action_changes_nothing() -> None:
    match = start()
    match.apply(says("mara", "roll"))

    assert refused(match, says("mara", "stop")) == Reason("not-offered")
    match.apply(says("mara", "keep"))


def test_check_weighs_without_applying() -> None:
    match = start()
    before = whole(match)

    assert match.check(says("mara", "roll")).verb == "roll"
    assert whole(match) == before


def test_a_game_that_is_over_asks_nothing() -> None:
    match = start()
    step = match.apply(says("mara", "stop"))

    assert match.over
    assert match.state.outcome == Outcome(("mara",), "stopped")
    assert GameEnded(reason="stopped", winners=("mara",)) in step.events
    assert (match.asks, match.waiting, match.ask_of("ivo")) == ((), (), None)
    assert step.checkpoint == match.base == ENCODER.encode(match.state)
    assert refused(match, says("ivo", "roll")) == Reason("game-over")


def test_a_game_that_is_over_is_restored_as_it_ended() -> None:
    match = start()
    match.apply(says("mara", "stop"))
    again = Match.restore(TINY, match.base)

    assert again.over
    assert whole(again) == whole(match)
    assert refused(again, says("ivo", "roll")) == Reason("game-over")


class Endless(Tiny):
    """Rules that forget to say how the game ended."""

    id = "endless"

    def play(self, state: Pot) -> Steps:
        """Stop at once."""
        yield from ()


class Runaway(Tiny):
    """Rules that are left without anybody having ended the game."""

    id = "runaway"

    def play(self, state: Pot) -> Steps:
        """Be over at once."""
        yield from ()
        raise GameOver("nobody said so")


def test_rules_that_are_left_without_an_outcome_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="runaway stopped without an outcome"):
        Match.start(assembled(Runaway()), SETUP, SEED)


def test_the_end_leaves_the_rules_where_it_comes() -> None:
    match, _ = Match.start(assembled(Tiny()), SETUP, SEED)
    step = match.apply(says("mara", "stop"))
    assert (match.over, match.asks, match.waiting) == (True, (), ())
    assert step.events == [GameEnded(reason="stopped", winners=("mara",))], "the turn's own end is not reached"
    assert step.checkpoint == match.base


def test_rules_that_stop_without_an_outcome_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="endless stopped without an outcome"):
        Match.start(assembled(Endless()), SETUP, SEED)


def test_two_matches_never_touch_each_other() -> None:
    one, other = start(), start()
    before = whole(other)
    play(one, says("mara", "roll"), says("mara", "keep"), says("ivo", "bid"))

    assert whole(other) == before


def test_same_seed_and_answers_give_the_same_bytes() -> None:
    answers = [says("mara", "roll"), says("mara", "again"), says("mara", "keep"), says("ivo", "bid")]
    one, other = start(), start()

    assert play(one, *answers) == play(other, *answers)
    assert whole(one) == whole(other)


def test_another_seed_gives_another_game() -> None:
    matches = [Match.start(TINY, SETUP, seed)[0] for seed in (b"one", b"two")]

    assert rolls(matches[0], 12) != rolls(matches[1], 12)


def test_a_view_is_the_games_own() -> None:
    match = start()
    pot(match).pot = 5

    assert match.view(None) == match.view("ivo") == 5


def test_what_a_game_may_leave_out() -> None:
    rules, look = Rules(setup=TINY.rules.setup, play=TINY.rules.play), Look(view=TINY.look.view, scene=TINY.look.scene)
    bare = Game(id="bare", state=Pot, seats=("a", "b"), players=(2, 2), missions=("x",), rules=rules, look=look)
    state = pot(start())

    assert bare.look.sheet(5) is bare.desk(5) is None
    assert bare.rules.carry(state) == b""
    assert bare.rules.next_mission(state) is None
    assert not bare.has_campaign
    assert bare.rules.outline(("a", "b"), "x", {}, goes_on=False) == ()
    assert not bare.table.census(state)
    assert not bare.table.inventory(state)
    assert bare.table.fixes(state) == bare.table.orders(state, "a") == bare.trial.uses(Bid(bids=())) == ()
    assert bare.look.figures(state) == bare.look.pursuits(state) == bare.trial.weakened(SETUP) == {}
    assert bare.secretive(state)
    assert bare.seating(("a",), "x", {}) == Reason("players-between", args={"least": 2, "most": 2})
    with pytest.raises(ValueError, match="bare cannot read schema 2"):
        decode(msgspec.structs.replace(bare, schema=3), ENCODER.encode(state))
    with pytest.raises(NotImplementedError):
        bare.table.fix(state, Fix(id="pot", now="1", values=("2",)), "2")


def test_a_game_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        TINY.rules.play = TINY.rules.play  # type: ignore[misc]
    with pytest.raises(AttributeError):
        TINY.id = "other"  # type: ignore[misc]
