"""A match: started, driven, refused, forked, saved, restored, upgraded, over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.asks import Answer, Reason
from bot.engine.events import GameEnded, PhaseEnded
from bot.engine.game import Game
from bot.engine.match import ENCODER, ENTRY, Entry, Fork, Match, Refusal, Step, TooNew, Unfit, decode
from bot.engine.scene import Scene
from bot.engine.state import Outcome, State, Steps
from tests.engine.tiny import SEED, SETUP, TINY, Bid, Pot, Rolled, Tiny, play, pot, says, start, whole


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


def test_restored_in_the_middle_of_an_action_it_is_the_same_match() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "again"), says("mara", "again"))
    again = Match.restore(TINY, match.base, match.entries)

    assert whole(again) == whole(match)
    assert match.apply(says("mara", "keep")) == again.apply(says("mara", "keep"))
    assert whole(again) == whole(match)


def test_restored_with_one_of_two_hidden_answers_in() -> None:
    match = start()
    play(match, says("mara", "bid"), says("ivo", "bid amount=2"))
    again = Match.restore(TINY, match.base, match.entries)

    assert again.waiting == ("mara",)
    assert again.apply(says("mara", "bid amount=1")) == match.apply(says("mara", "bid amount=1"))
    assert whole(again) == whole(match)


def test_restoring_leaves_the_save_alone() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "again"))
    entries = list(match.entries)
    Match.restore(TINY, match.base, entries).apply(says("mara", "keep"))

    assert entries == match.entries == [says("mara", "roll"), says("mara", "again")]


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


def test_a_fork_changes_later_chance_and_nothing_else() -> None:
    plain, forked = start(), start()
    for match in (plain, forked):
        play(match, says("mara", "roll"), says("mara", "keep"))
    earned, asks = pot(forked).pot, forked.asks

    step = forked.apply(Fork(7))

    assert step == Step([], None, reveals=True)
    assert pot(forked).pot == earned
    assert forked.asks == asks
    assert forked.state.chance.counter == plain.state.chance.counter
    assert rolls(forked, 12) != rolls(plain, 12)


def test_a_fork_is_part_of_the_save() -> None:
    match = start()
    play(match, says("mara", "roll"), Fork(7), says("mara", "again"))
    again = Match.restore(TINY, match.base, match.entries)

    assert whole(again) == whole(match)
    assert rolls(again, 6) == rolls(match, 6)


def test_the_same_fork_gives_the_same_chance() -> None:
    first, second = start(), start()
    for match in (first, second):
        play(match, Fork(3), says("mara", "roll"))

    assert rolls(first, 12) == rolls(second, 12)


def rolls(match: Match, count: int) -> list[str]:
    """What the next rolls show."""
    if match.asks[0].prompt == "turn":
        match.apply(Answer(match.waiting[0], ("roll",)))
    steps = [match.apply(Answer(match.waiting[0], ("again",))) for _ in range(count)]
    return [event.die for step in steps for event in step.events if isinstance(event, Rolled)]


def test_entries_read_back_from_the_journal() -> None:
    for entry in (says("mara", "roll"), Answer("ivo", ("a", "b"), (1, 2)), Fork(3)):
        assert ENTRY.decode(ENCODER.encode(entry)) == entry


@pytest.mark.parametrize(
    ("entries", "fed"),
    [
        ([says("ivo", "roll")], 0),
        ([says("mara", "roll"), says("mara", "again"), says("mara", "fly")], 2),
        ([says("mara", "roll"), Fork(1), says("ivo", "keep"), says("mara", "keep")], 2),
    ],
)
def test_entries_that_no_longer_fit_say_how_many_did(entries: list[Entry], fed: int) -> None:
    with pytest.raises(Unfit) as caught:
        Match.restore(TINY, start().base, entries)

    assert caught.value.fed == fed


def test_what_fitted_can_be_restored() -> None:
    base = start().base
    entries: list[Entry] = [says("mara", "roll"), says("mara", "again"), says("mara", "fly")]
    with pytest.raises(Unfit) as caught:
        Match.restore(TINY, base, entries)

    assert Match.restore(TINY, base, entries[: caught.value.fed]).asks[0].prompt == "again"


def test_a_newer_schema_is_not_read() -> None:
    match = start()
    match.state.schema = 3

    with pytest.raises(TooNew):
        decode(TINY, ENCODER.encode(match.state))


def test_an_older_schema_is_brought_up_to_date() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "keep"))
    raw: dict[str, Any] = msgspec.msgpack.decode(match.base)
    old = msgspec.msgpack.encode({**raw, "schema": 1, "purse": raw.pop("pot")})

    again = Match.restore(TINY, old, [says("ivo", "roll")])

    assert pot(again).pot == pot(match).pot > 0
    assert again.state.schema == 2
    assert again.apply(says("ivo", "keep")) == play(match, says("ivo", "roll"), says("ivo", "keep"))[-1]
    assert again.base == match.base


def test_a_schema_nobody_remembers_is_an_error() -> None:
    match = start()
    match.state.schema = 0

    with pytest.raises(ValueError, match="tiny cannot read schema 0"):
        decode(TINY, ENCODER.encode(match.state))


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


def test_rules_that_stop_without_an_outcome_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="endless stopped without an outcome"):
        Match.start(Endless(), SETUP, SEED)


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


class Bare(Game[State, None]):
    """A game that leaves out whatever it may."""

    id = "bare"
    setup = play = view = scene = None  # type: ignore[assignment]


def test_what_a_game_may_leave_out() -> None:
    bare, state = Bare(), start().state

    assert bare.sheet(None) is None
    assert bare.carry(state) == b""
    assert bare.next_mission(state) is None
    assert not bare.census(state)
    assert not bare.inventory(state)
    assert bare.figures(state) == {}
    with pytest.raises(ValueError, match="bare cannot read schema 4"):
        bare.upgrade({}, 4)


def test_a_fork_may_bring_a_new_seed_and_is_remembered_with_it() -> None:
    match, _ = Match.start(TINY, SETUP, b"old")
    match.apply(Fork(1, b"new"))
    assert (match.state.chance.seed, match.state.chance.stream) == (b"new", 1)
    match.apply(Fork(2))
    assert (match.state.chance.seed, match.state.chance.stream) == (b"new", 2)
    entries = [ENTRY.decode(ENCODER.encode(entry)) for entry in match.entries]
    assert Match.restore(TINY, match.base, entries).state == match.state
    assert b"seed" not in ENCODER.encode(Fork(2)), "old entries and new ones without a seed look the same"
