"""The record of dice: what fell, for whom, and whether everybody saw it."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.chance import Chance
from bot.engine.dice import D6, Die, Roll, plain
from bot.engine.events import Event, GameEnded
from bot.engine.match import Match, Setup
from bot.engine.scene import Mark
from bot.games import game
from tests.support.engine.tiny import SEED, Pot, Rolled, Whispered

BLADE = Die("blade", ("hit", "hit hit", "", "skull"))


class Fell(Event, frozen=True):
    """Dice with icons, as a game tells them."""

    faces: tuple[str, ...]


class Scored(Event, frozen=True):
    """A number that has nothing to do with a die."""

    points: str


class Hurt(Event, frozen=True):
    """Harm."""

    def mark(self) -> Mark:
        return Mark("spark", ("1",))


@pytest.fixture
def state() -> Pot:
    return Pot(schema=2, seats=("mara", "ivo"), chance=Chance(SEED))


def rolls(state: Pot) -> list[Roll]:
    return list(state.rolls)


def test_a_roll_is_noted_with_its_die_its_results_and_its_seat(state: Pot) -> None:
    state.chance.script(3, 0)
    state.roll(D6, 2, seat="ivo")
    (roll,) = rolls(state)
    assert (roll.die, roll.results, roll.seat, roll.thrown) == ("d6", ("4", "1"), "ivo", D6)


def test_no_dice_are_no_roll(state: Pot) -> None:
    assert state.roll(D6, 0) == ()
    assert rolls(state) == []


@pytest.mark.parametrize("die", [D6, plain(10), BLADE])
def test_a_note_outlives_the_die(die: Die) -> None:
    roll = Roll.of(die, bytes(range(len(die.faces))), "ivo")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(roll), type=Roll)
    assert again.thrown == die
    assert again.results == die.faces


def test_a_plain_die_is_noted_in_a_dozen_bytes() -> None:
    assert len(msgspec.msgpack.encode(Roll.of(D6, b"\1\2"))) < 12


def test_a_roll_is_hidden_until_an_event_for_everybody_shows_it(state: Pot) -> None:
    state.chance.script(3)
    state.roll(D6)
    assert not rolls(state)[0].public
    state.tell(Rolled(seat="ivo", die="4"))
    assert rolls(state)[0].public


@pytest.mark.parametrize(
    "event",
    [
        Rolled(audience=("ivo",), seat="ivo", die="4"),
        Rolled(seat="ivo", die="3"),
        Scored(points="4"),
        Whispered(audience=("mara",)),
    ],
)
def test_a_roll_that_is_whispered_or_not_told_stays_hidden(state: Pot, event: Event) -> None:
    state.chance.script(3)
    state.roll(D6)
    state.tell(event)
    assert not rolls(state)[0].public


def test_a_secret_roll_stays_hidden_whatever_is_told_after_it(state: Pot) -> None:
    state.chance.script(3)
    state.roll(D6, secret=True)
    state.tell(Rolled(seat="ivo", die="4"))
    assert not rolls(state)[0].public


def test_an_event_shows_the_last_roll_and_no_earlier_one(state: Pot) -> None:
    state.chance.script(3, 3)
    state.roll(D6)
    state.roll(D6)
    state.tell(Rolled(seat="ivo", die="4"))
    state.tell(Rolled(seat="ivo", die="4"))
    assert [roll.public for roll in rolls(state)] == [False, True]


def test_icons_are_shown_by_their_ids_and_among_dice_that_were_kept(state: Pot) -> None:
    state.chance.script(1, 2)
    state.roll(BLADE, 2)
    state.tell(Fell(faces=("skull", "blank", "hit-hit")))
    assert rolls(state)[0].public


def test_as_many_of_a_face_must_be_shown_as_came_up(state: Pot) -> None:
    state.chance.script(0, 0)
    state.roll(BLADE, 2)
    state.tell(Fell(faces=("hit", "skull")))
    assert not rolls(state)[0].public


def test_a_step_carries_its_rolls_and_the_next_starts_with_none() -> None:
    training = game("training")
    match, step = Match.start(training, Setup(("mara", "ivo"), "first-light"), SEED, camera=False)
    seen = []
    while not match.over:
        step = match.apply(training.player.advise(match.view(match.waiting[0]), match.asks[0]))
        seen += step.rolls
    told = sum(roll.public for roll in seen)
    assert told == len(seen) >= 3, "every roll of this game is told"
    assert {roll.seat for roll in seen} <= {"", "mara", "ivo"}


def test_counting_adds_up_by_seat_and_is_saved(state: Pot) -> None:
    state.count("kills", "ivo")
    state.count("kills", "ivo", 2)
    state.count("rounds")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Pot)
    assert again.tally == {"ivo": {"kills": 3}, "": {"rounds": 1}}


def test_harm_matters_more_than_words_and_the_end_most() -> None:
    ranked = [Scored(points="1"), Hurt(), GameEnded(reason="won", winners=())]
    assert [event.weight() for event in ranked] == [0, 2, 3]
