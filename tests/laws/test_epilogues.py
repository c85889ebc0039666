"""How games are told once they are over: words for every ending, and nothing that did not happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.engine.endings import SENTENCES, WAYS, Deeds, Epilogue
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.words import Phrase, Value
from bot.games import IDS, game
from bot.games.nemesis.box.content import COORDINATES
from bot.laws.players import Biased
from bot.text import locales, tongue

TRUST = {"training": 0.8, "rise": 0.5, "nemesis": 0.95, "fireteam": 0.6, "salvation": 0.95}
"""How often the players of these games answer as Vigil would; the rest is random, so that they end in many ways."""
GAMES = {"nemesis": 12}
"""How many are played, where that is not six."""


class Ended(NamedTuple):
    """A game that is over, all that everybody saw of it, and how it is told."""

    state: Any
    told: tuple[Phrase, ...]
    epilogue: Epilogue

    def of(self, kind: str, **args: Value) -> list[Phrase]:
        """The sentences of a kind that have these details, found without what the games go by."""
        id = f"{self.state_game}-{kind}"
        return [said for said in self.told if said.id == id and args.items() <= said.args.items()]

    @property
    def state_game(self) -> str:
        """The game's id, by its first sentence."""
        return self.told[0].id.split("-", maxsplit=1)[0]


def ended(of: str, mission: str, number: int) -> Ended:
    """Play a game to its end."""
    played, dice = game(of), Random(f"{of} {mission} {number}")
    sizes = [n for n in range(played.players[0], played.players[1] + 1) if seats_for(of, mission, n)]
    seats, seed = seats_for(of, mission, dice.choice(sizes)), f"ends {of} {mission} {number}".encode().ljust(32)
    match, step = Match.start(played, Setup(seats, mission), seed, camera=False)
    player, told = Biased(seed, TRUST[of]), [event.phrase(of) for event in step.events if not event.audience]
    while not match.over:
        answer = player.answer(match)
        assert answer
        told += [event.phrase(of) for event in match.apply(answer).events if not event.audience]
    return Ended(match.state, tuple(told), tell(of, match.state, told))


def tell(of: str, state: Any, told: list[Phrase], lot: bytes = b"") -> Epilogue:
    """Tell a game that is over."""
    found: Epilogue = game(of).look.epilogue(state, Deeds(of, told, lot or state.chance.seed))
    return found


def seats_for(of: str, mission: str, count: int) -> tuple[str, ...]:
    """Seats that many can play a mission with; none if so many cannot."""
    played = game(of)
    seats = played.seats[:count]
    return () if played.seating(seats, mission, {}) else seats


@cache
def evenings(of: str) -> tuple[Ended, ...]:
    """Some games that are over, one mission after the other."""
    missions = game(of).missions
    return tuple(ended(of, missions[number % len(missions)], number) for number in range(GAMES.get(of, 6)))


def claims(of: str, which: str) -> Iterator[tuple[Ended, str, Phrase]]:
    """Every sentence of a kind that some evening tells, with the seat it is about."""
    for evening in evenings(of):
        for fate in evening.epilogue.people:
            yield from (
                (evening, fate.seat, said) for said in fate.told if said.id.startswith(f"{of}-epilogue-{which}")
            )


@pytest.mark.parametrize("of", IDS)
def test_everybody_who_played_is_told_in_two_sentences_in_every_language(of: str) -> None:
    for evening in evenings(of):
        assert {fate.seat for fate in evening.epilogue.people} == set(evening.state.seats)
        assert all(len(fate.told) == SENTENCES for fate in evening.epilogue.people)
        assert 2 <= len(evening.epilogue.ending) <= 3
        for locale in locales():
            for said in evening.epilogue.phrases:
                spoken = tongue(locale).say(said)
                assert spoken.endswith((".", "?", "!")), spoken
                assert "epilogue" not in spoken


@pytest.mark.parametrize("of", IDS)
def test_a_game_is_always_told_alike_and_another_with_other_words(of: str) -> None:
    evening = evenings(of)[0]

    assert tell(of, evening.state, list(evening.told)) == evening.epilogue
    ways = {
        said.args["way"]
        for lot in range(8)
        for said in tell(of, evening.state, list(evening.told), b"%d" % lot).phrases
    }
    assert ways == set(range(1, WAYS + 1))


@pytest.mark.parametrize("of", IDS)
def test_an_old_journal_that_tells_nothing_still_has_an_end(of: str) -> None:
    for evening in evenings(of):
        bare = tell(of, evening.state, [])
        assert {fate.seat for fate in bare.people} == set(evening.state.seats)
        assert all(tongue("en").say(said) for said in bare.phrases)


VICTORIES = ("all-shelters", "no-humans", "no-machines", "ten-points", "humans-concede", "machines-concede")


def endings(of: str) -> dict[str, list[Phrase]]:
    """Every ending of a game, as it would be told: each must have words, and no two the same."""
    found = game(of)
    if of == "training":
        storm = ("lamp-empty", "all-down")
        reasons = {"first-light": (*storm, "lamp-full", "too-late"), "until-dawn": (*storm, "dawn")}
        assert set(reasons) == set(found.missions)
        ids = [f"{mission}-{reason}" for mission, several in reasons.items() for reason in several]
    elif of == "nemesis":
        places = {place for card in COORDINATES.values() for place in card.leads.values()}
        ends = ("jump", "fire", "malfunction", "self-destruct", "gone", "engines", "unknown")
        ships = [f"ship-{each}" for each in (*places, *ends)]
        ids = [
            *ships,
            "crew-some",
            "crew-none",
            *(f"{mode}-{end}" for mode in ("solo", "coop") for end in ("won", "lost")),
        ]
        assert {"crew", "solo", "coop"} == set(found.missions)
    elif of == "salvation":
        ids = [*VICTORIES, "armistice"]
        assert all(tongue("en").has(f"salvation-outcome-{reason}") for reason in ids)
    else:
        ids = [f"{mission}-{end}" for mission in found.missions for end in ("won", "lost")]
    numbers = dict.fromkeys(("alive", "crew", "rounds", "won", "way"), 4)
    several = (1, 2) if of == "salvation" else (1,)
    return {
        id: [Phrase(f"{of}-epilogue-end-{id}", {**numbers, "commanders": commanders}) for commanders in several]
        for id in ids
    }


@pytest.mark.parametrize("of", IDS)
def test_every_mission_and_outcome_ends_in_words_of_its_own(of: str) -> None:
    for locale in locales():
        speaker = tongue(locale)
        if locale != "en" and not speaker.owns(f"{of}-title"):
            continue
        said = [speaker.say(phrase) for several in endings(of).values() for phrase in several]
        assert not [words for words in said if "epilogue" in words]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("of", IDS)
def test_the_ending_told_is_that_of_the_outcome(of: str) -> None:
    for evening in evenings(of):
        assert evening.epilogue.ending[0].id in {said.id for several in endings(of).values() for said in several}


COUNTED: dict[str, dict[str, Callable[[Ended, str], int]]] = {
    "training": {
        "fate-hurt": lambda e, seat: len(e.of("event-hurt", seat=seat)),
        "deed-helped": lambda e, seat: len(e.of("event-helped", seat=seat)),
        "deed-strikes": lambda e, seat: len(e.of("event-struck", seat=seat)),
        "deed-driven-off": lambda e, seat: driven_off(e)[seat],
    },
    "fireteam": {
        "fate-got-up": lambda e, seat: len(e.of("event-knocked-out", seat=seat)),
        "deed-intercepts": lambda e, seat: len(e.of("event-intercepted", seat=seat)),
        "deed-searches": lambda e, seat: len(e.of("event-searched", seat=seat)),
        "deed-reactions": lambda e, seat: len(e.of("event-reacted", seat=seat)),
        "deed-responses": lambda e, seat: len(e.of("event-responded", seat=seat)),
    },
    "rise": {
        "fate-rescued": lambda e, seat: len(e.of("event-went-down", friend=seat)),
        "fate-got-up": lambda e, seat: len(e.of("event-went-down", friend=seat)),
        "deed-rescues": lambda e, seat: len(e.of("event-rescued", figure=seat)),
        "deed-guards": lambda e, seat: len(e.of("event-guarded", seat=seat)),
        "deed-objects": lambda e, seat: len(e.of("event-object-used", figure=seat)),
        "deed-waypoints": lambda e, seat: sum(
            said.id.startswith("rise-waypoint-") and said.args["friend"] == seat for said in e.told
        ),
        "deed-kills": lambda e, seat: in_turns(e)[seat],
    },
    "nemesis": {
        "deed-shots": lambda e, seat: len(e.of("event-shot", who=e.state.who(seat))),
        "deed-noise": lambda e, seat: len(e.of("event-noise-rolled", who=e.state.who(seat))),
        "deed-serious": lambda e, seat: len(e.of("event-wounded-seriously", who=e.state.who(seat))),
    },
    "salvation": {
        "deed-battles": lambda e, seat: len(e.of("event-battle-joined", seat=seat)),
        "deed-opened": lambda e, seat: len(e.of("event-opened", seat=seat)),
    },
}
"""What a count in a sentence must come to, counted once more from all that was told."""


def driven_off(evening: Ended) -> dict[str, int]:
    """How many shades each keeper drove off: whoever struck or played last did it."""
    found, by = dict.fromkeys(evening.state.seats, 0), ""
    for said in evening.told:
        if said.id in ("training-event-struck", "training-event-played"):
            by = str(said.args["seat"])
        elif said.id == "training-event-driven-off":
            found[by] += 1
    return found


def in_turns(evening: Ended) -> dict[str, int]:
    """How many Enemies were destroyed in each Character's Player Phases."""
    found, turn = dict.fromkeys(evening.state.seats, 0), ""
    for said in evening.told:
        if said.id == "rise-event-nominated":
            turn = str(said.args["seat"])
        elif said.id == "rise-event-turn-ended":
            turn = ""
        elif said.id == "rise-event-destroyed" and turn:
            found[turn] += 1
    return found


@pytest.mark.parametrize(("of", "which"), [(of, which) for of, several in COUNTED.items() for which in several])
def test_every_count_is_that_of_what_everybody_saw(of: str, which: str) -> None:
    for evening, seat, said in claims(of, which):
        assert said.args["count"] == COUNTED[of][which](evening, seat), (said, evening.state.outcome)


@pytest.mark.parametrize("of", COUNTED)
def test_some_counts_are_told(of: str) -> None:
    assert any(True for which in COUNTED[of] for _ in claims(of, which))


def test_a_report_of_fireteam_counts_what_was_killed() -> None:
    for evening in evenings("fireteam"):
        report = evening.epilogue.ending[1]
        assert report.args["kills"] == len(evening.of("event-killed")) + len(evening.of("event-boss-fell"))


def test_the_last_to_fall_is_whose_fall_ended_it() -> None:
    for of, fall, who in (("fireteam", "event-knocked-out", "seat"), ("rise", "event-went-down", "friend")):
        found = list(claims(of, "fate-last-to-fall"))
        assert found
        for evening, seat, said in found:
            last = evening.of(fall)[-1]
            assert (last.args[who], last.args["at"]) == (seat, said.args["at"])


def test_whoever_is_down_was_knocked_down_and_whoever_is_unhurt_never_was() -> None:
    for of, fall, who in (("fireteam", "event-knocked-out", "seat"), ("rise", "event-went-down", "friend")):
        assert all(evening.of(fall, **{who: seat}) for evening, seat, _ in claims(of, "fate-down"))
        assert not any(evening.of(fall, **{who: seat}) for evening, seat, _ in claims(of, "fate-unhurt"))
        assert not any(evening.of(fall, **{who: seat}) for evening, seat, _ in claims(of, "fate-wounded"))


def test_who_is_left_behind_was_alive_when_the_pod_went_and_is_dead_now() -> None:
    found = list(claims("nemesis", "fate-left-others"))
    assert found
    for evening, _, said in found:
        (pod,) = [each for each in evening.of("event-launched") if said.args["who"] in names(each, "crew")]
        later = evening.told[evening.told.index(pod) :]
        dead = {each.args["who"] for each in later if each.id in ("nemesis-event-died", "nemesis-event-lost")}
        assert names(said, "crew")
        assert set(names(said, "crew")) <= dead - set(names(pod, "crew"))


def names(said: Phrase, argument: str) -> tuple[str, ...]:
    """The several that a sentence names."""
    value = said.args[argument]
    assert isinstance(value, tuple)
    return value


def test_whoever_died_died_where_it_says_and_of_what_hit_them() -> None:
    for which in ("fate-killed", "fate-burned", "fate-died", "fate-hunted", "fate-airlock"):
        for evening, seat, said in claims("nemesis", which):
            died = evening.of("event-died", who=evening.state.who(seat))[-1]
            assert said.args["room"] == died.args["room"]
            if which == "fate-killed":
                hit = {"intruder": said.args["intruder"], "who": said.args["who"], "hit": 1}
                assert evening.of("event-attacked", **hit)


def test_an_objective_that_is_told_as_done_was_revealed_as_done() -> None:
    for evening, seat, said in claims("nemesis", "aim-"):
        shown = evening.of("event-objective-revealed", who=evening.state.who(seat))
        done = {each.args["objective"] for each in shown if each.args["met"]}
        assert (said.args["objective"] in done) == said.id.endswith("aim-met")


def test_the_war_counts_the_units_of_both_sides() -> None:
    for evening in evenings("salvation"):
        war = evening.epilogue.ending[1]
        assert war.args["turns"] == evening.state.turn
        assert int(war.args["machines"]) + int(war.args["people"]) == len(evening.of("event-destroyed"))  # type: ignore[arg-type]


def test_deeds_are_read_by_kind_and_details() -> None:
    told = [Phrase("rise-event-rescued", {"figure": "kyle", "friend": "john"}), Phrase("rise-done-home"), Phrase("x")]
    deeds = Deeds("rise", told)

    assert [deed.kind for deed in deeds.every] == ["rescued", "done-home", "x"]
    assert deeds.count("rescued", figure="kyle") == 1
    assert deeds.count("rescued", figure="john") == 0
    assert deeds.last("rescued") == deeds.every[0]
    assert deeds.most("friend", "rescued") == ("john", 1)
    assert deeds.every[0].text("nothing") == ""
