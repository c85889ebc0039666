"""The verbs all rules share: asking, telling, rolling, drawing, ending."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.asks import PASS, Reason, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.dice import D6
from bot.engine.events import Event, GameEnded, PhaseEnded
from bot.engine.scene import Mark, Scene
from bot.engine.state import GameOver, Outcome
from tests.support.engine.tiny import SEED, Pot, Rolled, Whispered

ONE, TWO = Mark("noise", ("1",)), Mark("noise", ("2",))


@pytest.fixture
def state() -> Pot:
    """A fresh position."""
    return Pot(schema=2, seats=("mara", "ivo"), chance=Chance(SEED))


def told(state: Pot) -> list[Event]:
    """What was told so far."""
    return list(state.told)


def revealed(state: Pot) -> bool:
    """Whether something came out."""
    return bool(state.came_out)


def test_a_state_saves_its_fields_and_nothing_on_its_way(state: Pot) -> None:
    before = msgspec.msgpack.encode(state)
    state.tell(Whispered(audience=("mara",)))
    state.reveal()

    assert msgspec.msgpack.encode(state) == before


def test_a_state_read_again_has_nothing_to_tell(state: Pot) -> None:
    state.tell(Rolled(seat="mara", die="1"))
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Pot)

    assert again == state
    assert told(again) == []
    assert not revealed(again)


def test_two_states_share_no_lists(state: Pot) -> None:
    other = Pot(schema=2, seats=("mara",), chance=Chance(SEED))
    state.tell(Rolled(seat="mara", die="1"))

    assert other.marks == []
    assert told(other) == []


def test_ask_parts_candidates(state: Pot) -> None:
    barred = (option("steal"), Reason("no", "R-1"))

    asked = state.ask("mara", "turn", [(option("roll"), None), barred, (option("stop"), None)], default=option("roll"))

    assert asked.seats == ("mara",)
    assert asked.options == (option("roll"), option("stop"))
    assert asked.barred == (barred,)
    assert asked.default == ("roll",)
    assert not asked.checkpoint


def test_ask_hands_on_the_rest(state: Pot) -> None:
    asked = state.ask(("mara", "ivo"), "split", [option("a")], kind="split", amount=3, limits=(3,), args={"n": 3})

    assert (asked.seats, asked.kind, asked.amount, asked.limits, asked.args) == (
        ("mara", "ivo"),
        "split",
        3,
        (3,),
        {"n": 3},
    )


def test_a_reaction_can_always_be_let_pass_and_is_secret(state: Pot) -> None:
    for reactions in ([], [option("brace")]):
        asked = state.react("mara", "brace", reactions, victim="ivo")

        assert asked.options == (*reactions, option(PASS))
        assert asked.default == (PASS,)
        assert (asked.kind, asked.secret, asked.args) == ("react", True, {"victim": "ivo"})


def test_a_reaction_window_looks_the_same_to_others_whatever_is_held(state: Pot) -> None:
    held, empty = (state.react("mara", "brace", reactions) for reactions in ([option("brace")], []))

    assert held.seen_by("ivo") == empty.seen_by("ivo")


def test_what_everybody_sees_leaves_its_mark(state: Pot) -> None:
    state.tell(Rolled(seat="mara", die="1"))
    state.tell(Rolled(seat="mara", die="2"))

    assert state.marks == [ONE, TWO]


def test_a_secret_leaves_no_mark_and_wipes_none(state: Pot) -> None:
    state.tell(Rolled(seat="mara", die="1"))
    state.end_phase("turn")
    state.tell(Whispered(audience=("mara",)))

    assert state.marks == [ONE]
    assert state.faded


def test_marks_stay_after_a_phase_until_something_else_changes(state: Pot) -> None:
    state.tell(Rolled(seat="mara", die="1"))
    state.end_phase("turn")
    assert state.marks == [ONE]

    state.tell(Rolled(seat="ivo", die="2"))
    assert state.marks == [TWO]
    assert not state.faded

    state.tell(Rolled(seat="ivo", die="1"))
    assert state.marks == [TWO, ONE]


def test_marks_and_their_fading_are_saved(state: Pot) -> None:
    state.tell(Rolled(seat="mara", die="1"))
    state.end_phase("turn")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Pot)
    again.tell(Rolled(seat="ivo", die="2"))

    assert again.marks == [TWO]


def test_a_phase_ends_with_the_picture_of_that_instant(state: Pot) -> None:
    state.camera = lambda: Scene("tiny", f"pot {state.pot}", marks=tuple(state.marks))
    state.tell(Rolled(seat="mara", die="1"))
    state.pot = 3
    state.end_phase("turn")
    state.pot = 9
    state.tell(Rolled(seat="mara", die="2"))

    assert PhaseEnded(phase="turn", scene=Scene("tiny", "pot 3", marks=(ONE,))) in told(state)


def test_without_a_camera_a_phase_ends_without_a_picture(state: Pot) -> None:
    state.end_phase("turn")

    assert told(state) == [PhaseEnded(phase="turn", scene=None)]


class Slammed(Event, frozen=True):
    """A door that may end it all."""

    def decides(self) -> bool:
        """It may."""
        return True


def test_rules_that_keep_watch_look_after_what_may_decide_the_game(state: Pot) -> None:
    looked: list[int] = []
    state.tell(Slammed())
    state.watch = lambda g: looked.append(len(g.told))
    state.tell(Rolled(seat="mara", die="1"))
    state.tell(Slammed(audience=("mara",)))
    state.look()

    assert looked == [3, 3], "after it is told, and not after everything"


def test_the_end_names_winners_and_reason(state: Pot) -> None:
    with pytest.raises(GameOver, match="stopped"):
        state.end((seat for seat in ("mara",)), "stopped")

    assert state.outcome == Outcome(("mara",), "stopped")
    assert told(state) == [GameEnded(reason="stopped", winners=("mara",))]


def test_a_roll_gives_the_faces_and_reveals(state: Pot) -> None:
    state.chance.script(3, 0)

    assert state.roll(D6, 2) == ("4", "1")
    assert revealed(state)


def test_a_choice_at_random_reveals(state: Pot) -> None:
    state.chance.script(1)

    assert state.choose(name for name in "abc") == "b"
    assert revealed(state)


def test_a_shuffle_uses_chance_and_so_cannot_be_taken_back(state: Pot) -> None:
    state.shuffle(state.deck.cards)

    assert revealed(state)


def test_cards_are_drawn_from_the_top(state: Pot) -> None:
    state.deck = Deck(["a", "b", "c"])

    assert state.draw(state.deck, 2) == ["c", "b"]
    assert state.deck.cards == ["a"]
    assert revealed(state)


def test_an_empty_deck_takes_its_discard_pile_in_shuffled(state: Pot) -> None:
    state.deck = Deck(["z"], ["a", "b", "c"])
    state.chance.script(0, 0)

    assert state.draw(state.deck, 2) == ["z", "a"]
    assert state.deck == Deck(["b", "c"], [])


def test_the_last_card_is_drawn_without_a_shuffle(state: Pot) -> None:
    state.deck = Deck(["z"], ["a"])

    assert state.draw(state.deck) == ["z"]
    assert state.deck == Deck([], ["a"])
    assert state.chance.counter == 0


def test_fewer_are_drawn_when_both_piles_are_empty(state: Pot) -> None:
    state.deck = Deck(["a"], ["b"])

    assert sorted(state.draw(state.deck, 5)) == ["a", "b"]
    assert state.draw(state.deck) == []


def test_a_deck_is_as_long_as_its_draw_pile() -> None:
    assert len(Deck(["a", "b"], ["c"])) == 2
    assert len(Deck()) == 0


def test_decks_share_no_lists() -> None:
    Deck().cards.append("a")

    assert Deck().cards == []


@given(st.lists(st.sampled_from("abcdef")), st.lists(st.sampled_from("abcdef")), st.integers(0, 20))
def test_drawing_loses_no_card(cards: list[str], discard: list[str], count: int) -> None:
    state = Pot(schema=2, seats=("mara",), chance=Chance(SEED), deck=Deck(list(cards), list(discard)))
    drawn = state.draw(state.deck, count)

    assert len(drawn) == min(count, len(cards) + len(discard))
    assert Counter(drawn) + Counter(state.deck.cards) + Counter(state.deck.discard) == Counter(cards + discard)
