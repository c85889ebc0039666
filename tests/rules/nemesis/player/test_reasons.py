"""What Vigil says of its choice: the reason is the one that tipped the scales, with its figure."""

from __future__ import annotations

from bot.engine.asks import Ask, option
from bot.engine.counsel import Counsel
from bot.engine.words import Phrase
from bot.games.nemesis import GAME
from bot.games.nemesis.look.odds import odds
from bot.games.nemesis.player.parts import PART_WORTH
from bot.games.nemesis.player.rooms import ROOM_WORTH, nothing
from bot.games.nemesis.player.why import PART_WHY
from bot.text import tongue
from tests.support.nemesis.objectives import wants
from tests.support.nemesis.ship import Ship


def counsel(ship: Ship, who: str = "captain") -> Counsel:
    """What Vigil answers, and why."""
    seat = ship.seat(who)
    return GAME.player.counsel(ship.match.view(seat), ship.asked(seat))


def test_every_reason_that_could_be_given_has_words() -> None:
    topics = (
        {f"room-{part}" for part, weigh in ROOM_WORTH.items() if weigh is not nothing}
        | set(PART_WHY.values())
        | {"gain", "pass"}
    )
    assert [topic for topic in topics if not tongue("en").has(f"nemesis-why-{topic}")] == []
    assert [topic for topic in topics if not tongue("en").has(f"nemesis-why-{topic}-cost")] == []
    assert set(PART_WHY) <= set(PART_WORTH)


def test_a_room_action_is_told_by_the_room_and_the_objective() -> None:
    said = counsel(wants(Ship().at(captain="comms-room"), "proper-burial"))
    assert said.answer.picks == ("room part=signal",)
    assert (said.why[0].id, said.why[0].args["room"]) == ("nemesis-why-room-signal", "comms-room")


def test_a_thing_that_an_objective_needs_is_told() -> None:
    said = counsel(wants(Ship(), "proper-burial"))
    assert said.answer.picks == ("pick thing=corpse-blue",)
    assert (said.why[0].id, said.why[0].args["thing"]) == ("nemesis-why-thing", "corpse-blue")


def test_a_shot_is_told_by_its_chance_to_hit_and_nothing_that_people_may_not_reckon() -> None:
    ship = wants(Ship(), "proper-burial").hand("captain", "rest", "search")
    creeper = ship.intruder("creeper", "hibernatorium")
    seat = ship.seat("captain")
    known = odds(ship.match.view(seat), "six-shooter", "creeper", 0)
    said = counsel(ship)
    assert said.answer.picks == (f"shoot target={creeper} weapon=six-shooter",)
    assert known.hit != known.kill, "the blood of the cards not drawn is not for people to reckon with (NEM-RUL-69)"
    hit = Phrase("nemesis-why-attack", {"intruder": "creeper", "hit": round(100 * known.hit)})
    assert hit in said.why


def test_contamination_in_hand_is_counted() -> None:
    ship = wants(Ship(), "hoarder").hand("captain", "rest", "contamination", "contamination")
    said = counsel(ship)
    assert said.answer.picks == ("play card=rest part=rest",)
    assert (said.why[0].id, said.why[0].args["dirt"]) == ("nemesis-why-scan", 2)


def test_what_speaks_against_interrupting_is_that_nothing_is_known_against_them() -> None:
    ship = wants(Ship(), "proper-burial").hand("captain", "interruption")
    seat = ship.seat("captain")
    offers = (option("interrupt"), option("pass"))
    ask = Ask(seats=(seat,), prompt="interrupt", options=offers, secret=True, args={"other": "green"})
    said = GAME.player.counsel(ship.match.view(seat), ask)
    assert said.answer.picks == ("pass",)
    assert [each.id for each in said.second_why] == ["nemesis-why-hunted-cost"]
