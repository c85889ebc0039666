"""What a text says agrees with what its component holds: figures, colours, components, places, and what kills."""

from __future__ import annotations

import re

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import (
    ACTIONS,
    ATTACKS,
    EVENTS,
    INTRUDER_ACTIONS,
    ITEMS,
    OBJECTIVES,
    TILES,
)
from bot.games.nemesis.rules.body.wounds import FATAL, LIGHT
from bot.games.nemesis.rules.rounds import HAND
from bot.text import tongue

EN = tongue("en")
WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
QUESTS = sorted(id for id, item in ITEMS.items() if item.quest)
WANTED = {
    "earth": "Earth",
    "mars": "Mars",
    "sole-survivor": "only survivor",
    "another-survivor": "at least one other",
    "nest-destroyed": "nest",
    "ship-destroyed": "ship is destroyed",
    "queen-killed": "queen is dead",
    "signal": "signal",
    "holds-blue-corpse": "have the unknown corpse",
    "blue-corpse-in-surgery": "Surgery",
    "holds-egg": "an egg",
    "in-pod": "leave in a pod",
    "seven-items": "seven items",
    "all-explored": "every room is explored",
    "carcass-weakness": "weakness of the carcass",
    "egg-weakness": "weakness of the egg",
    "two-weaknesses": "two weaknesses",
    **{f"player-{number}-dead": f"Player {number} does not survive" for number in range(1, 6)},
}
"""The words by which an Objective asks for each thing."""
SHIP_TOO = {"nest-destroyed"}
"""What the loss of the ship brings with it: the nest or the ship is destroyed."""


def text(of: str, id: str) -> str:
    """What is printed on a component."""
    return EN.t(f"nemesis-{of}-text-{id}")


def name(of: str, id: str) -> str:
    """What a component is called."""
    return EN.t(f"nemesis-{of}-{id}")


def numbers(said: str) -> list[int]:
    """The numbers that a text spells out, in order."""
    return [WORDS.index(word) for word in re.findall(rf"\b({'|'.join(WORDS[2:])})\b(?!-)", said.lower())]


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_names_all_that_it_wants_and_nothing_else(objective: str) -> None:
    said = text("objective", objective)
    wanted = {want for wants in OBJECTIVES[objective].wants for want in wants}
    for want, words in WANTED.items():
        if want == "ship-destroyed" and wanted & SHIP_TOO:
            assert (want in wanted) == ("nest or the ship is destroyed" in said)
        else:
            assert (want in wanted) == (words in said), f"{objective}: {want}"


@pytest.mark.parametrize("id", [id for id, item in ITEMS.items() if item.component or item.recipe])
def test_an_item_names_its_component_and_what_it_is_made_of(id: str) -> None:
    said, printed = text("card", id).lower(), ITEMS[id]
    if printed.component:
        assert said.endswith(f"component: {printed.component}.")
    if printed.recipe:
        one, two = printed.recipe
        assert f"{one} and {two}." in said


@pytest.mark.parametrize("id", ITEMS)
def test_an_item_says_whether_it_is_heavy_and_what_weapon_it_is(id: str) -> None:
    said, printed = text("card", id), ITEMS[id]
    assert said.startswith("Heavy") == printed.heavy
    for sort in ("energy", "classic"):
        assert (f"Heavy {sort} weapon" in said) == bool(printed.weapon and printed.weapon.type == sort)


@pytest.mark.parametrize("id", QUESTS)
def test_a_quest_item_names_where_or_for_what_it_is_activated_and_whether_once(id: str) -> None:
    said, printed = text("card", id), ITEMS[id]
    assert printed.quest
    if printed.quest.room:
        room = name("room", printed.quest.room).removesuffix(" System")
        assert f"Activated in the {room}" in said or f"Activated in {room}" in said
    price = " or ".join(name("card", each).lower() for each in printed.quest.price)
    assert not price or f"Activated for {price}" in said or f"Activated for an {price}" in said
    used_up = bool(printed.parts) and not printed.reusable and printed.parts != ("autoload",)
    assert ("Once" in said) == (used_up or id == "armor")


@pytest.mark.parametrize("id", [id for id, card in ACTIONS.items() if card.parts])
def test_an_action_card_says_when_it_can_be_used(id: str) -> None:
    said, when = text("card", id), ACTIONS[id].combat
    assert said.startswith("Out of combat") == (when == "out")
    assert said.startswith("In combat") == (when == "in")


@pytest.mark.parametrize("id", TILES)
def test_a_room_names_the_items_that_lie_there_and_its_computer(id: str) -> None:
    said, tile = text("room", id), TILES[id]
    colours = {"red": "Red items", "yellow": "Yellow items", "green": "Green items", "white": "Items of any colour"}
    shown = next((colour for colour, words in colours.items() if words in said), "none")
    assert shown == tile.colour
    assert ("a computer" in said) == tile.computer
    assert tile.colour != "none" or "o items" in said


FIGURES = {
    ("room", "armory"): [2],
    ("room", "storage"): [2],
    ("room", "cabins"): [HAND + 1],
    ("card", "search"): [2],
    ("card", "full-auto"): [2],
    ("card", "sawed-off"): [2],
    ("card", "synthetic-food"): [2],
    ("card", "nemesis-plans"): [2],
    ("card", "extended-magazine"): [2],
    ("card", "grenade"): [2],
    ("card", "self-healing"): [2],
    ("card", "planning"): [3],
    ("card", "metamorphosis"): [4],
    ("eventcard", "eclosion"): [4],
    ("eventcard", "regeneration"): [2],
    ("attack", "claws"): [2],
    ("attack", "bite"): [2],
    ("attack", "frenzy"): [2],
    ("weakness", "way-of-fighting"): [2],
    ("room", "surgery"): [FATAL],
    ("wound", "bleeding"): [FATAL],
    ("wound", "leg"): [2],
    ("card", "duct-tape"): [2],
    ("objective", "hoarder"): [7],
    ("objective", "extreme-field-biology"): [2],
    ("objective", "first-contact-protocol"): [2],
    ("room", "engine-control"): [3],
}
"""Every number from two on in a text; each is proved beside the rule that it tells of."""


def every_text() -> list[tuple[str, str]]:
    """Every component that has a text."""
    return [
        *(("card", id) for id in {*ACTIONS, *ITEMS, *map(kind_of, INTRUDER_ACTIONS)}),
        *(("eventcard", id) for id in {kind_of(card) for card in EVENTS}),
        *(("attack", id) for id in ATTACKS),
        *(("objective", id) for id in OBJECTIVES),
        *(("room", id) for id in TILES),
        *(("wound", id) for id in ("body", "leg", "hand", "bleeding", "arm")),
    ]


def test_no_text_tells_a_number_that_was_not_checked() -> None:
    for of, id in every_text():
        assert numbers(text(of, id)) == FIGURES.get((of, id), []), f"{of} {id}"


# What kills says so

DEADLY = {
    ("card", "rest"): ("larva", "kills"),
    ("room", "canteen"): ("larva", "kills"),
    ("room", "shower-room"): ("larva", "kills"),
    ("part-effect", "rest"): ("larva", "death"),
    ("part-effect", "eat"): ("larva", "death"),
    ("part-effect", "shower"): ("larva", "death"),
    ("part-effect", "operate"): ("wound", "kill"),
    ("room", "surgery"): ("light wound", "kills"),
    ("wound", "bleeding"): ("light wound", "kills"),
    ("card", "metamorphosis"): ("larva", "dies"),
    ("eventcard", "eclosion"): ("larva", "dies"),
    ("attack", "bite"): ("serious", "dies"),
    ("attack", "tail"): ("serious", "dies"),
    ("attack", "frenzy"): ("serious", "dies"),
    ("weakness", "way-of-fighting"): ("bite", "dies"),
    ("room", "airlock-control"): ("everything alive", "dies"),
    ("part-effect", "seal"): ("all in it", "die"),
    ("card", "grenade"): ("serious wound", "you too"),
    ("card", "molotov"): ("serious wound", "you too"),
}
"""What may kill a Character by its rule, and the words that must say so."""


@pytest.mark.parametrize(("of", "id"), DEADLY)
def test_what_may_kill_says_so(of: str, id: str) -> None:
    said = EN.t(f"nemesis-part-effect-{id}") if of == "part-effect" else text(of, id)
    assert all(word in said for word in DEADLY[of, id]), said


def test_a_third_light_wound_and_a_wound_after_the_third_serious_one_are_told_as_the_rules_have_it() -> None:
    assert (LIGHT, FATAL) == (3, 3)
    assert "third light wound" in EN.t("nemesis-event-wounded-lightly", who="scout", light=LIGHT, at="")
    assert f"after {WORDS[FATAL]} serious ones" in EN.t("nemesis-event-died-of", who="scout", source="fire")
