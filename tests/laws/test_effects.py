"""Every option says what it does before it is pressed, and its colour means something."""

from __future__ import annotations

import pytest

from bot.engine.asks import PASS, Ask, Option
from bot.games import game
from bot.text import tongue
from cogs.face.words import CHOICE
from tests.support.played import questions

GAMES = ("rise", "fireteam")
HARMLESS = frozenset({PASS, "keep", "none", "decline", "roll", "auto", "random"})
"""What goes on and leaves everything as it is."""
SELF_EVIDENT = {
    "rise": frozenset[str](),
    "fireteam": frozenset({PASS, "focus", "play", "pick", "upgrade", "respond", "find", "bury", "rouse"})
    | {"ambusher", "activate", "target"},
}
"""What may go without a line, because its card's text or its question tells it: in Fireteam only, for now."""


def harmless(ask: Ask, offer: Option) -> bool:
    """Whether an answer goes on without harm: a turn ends once its action is used, a proposal stands."""
    return offer.verb in HARMLESS or ask.prompt == "last-word" or (offer.verb == "end" and bool(ask.args.get("acted")))


@pytest.mark.parametrize("id", GAMES)
def test_every_option_says_what_it_does_in_a_line_that_a_menu_holds(id: str) -> None:
    english, told = tongue("en"), set[str]()
    for match, seat, ask in questions(id, 6, "effects"):
        view, onlooker = match.view(seat), match.view(None)
        for offer in {(each.verb, *each.args): each for each in ask.options}.values():
            said = game(id).look.effect(view, ask, offer)
            about = english.about(id, offer.verb, offer.args)
            assert said or about or offer.verb in SELF_EVIDENT[id], f"{ask.prompt}: {offer.key} explains nothing"
            if said:
                words = english.say(said)
                assert 0 < len(words) <= CHOICE, f"{ask.prompt}: {words}"
                assert f"{id}-" not in words, f"{ask.prompt}: {words}"
                told.add(said.id)
            if not (ask.secret or offer.secret or offer.ours):
                game(id).look.effect(onlooker, ask.seen_by(None), offer)  # the panel tells it too

    assert len(told) > 15


@pytest.mark.parametrize("id", GAMES)
def test_green_is_what_vigil_would_do_or_the_harmless_way_on(id: str) -> None:
    shown = 0
    for match, seat, ask in questions(id, 6, "colours"):
        green = [each for each in ask.options if ask.default == (each.key,) and not each.danger]
        for offer in green:
            shown += 1
            if not harmless(ask, offer):
                assert game(id).player.advise(match.view(seat), ask).picks == ask.default, f"{ask.prompt}: {offer.key}"

    assert shown > 50


COSTS = {
    "rise": {("player", "reroll"), ("player", "use"), ("guard", "guard"), ("shield", "use"), ("jam", "jam")}
    | {("turn-start", "load"), ("medkit", "spend"), ("onward", "continue"), ("going-down", PASS)},
    "fireteam": {("react-ko", PASS)},
}
"""What is lost for good by it."""


@pytest.mark.parametrize("id", GAMES)
def test_red_is_what_costs(id: str) -> None:
    for _, _, ask in questions(id, 6, "costs"):
        for offer in ask.options:
            if (ask.prompt, offer.verb) in COSTS[id]:
                assert offer.danger, f"{ask.prompt}: {offer.key}"
            if offer.verb in HARMLESS and (ask.prompt, offer.verb) not in COSTS[id]:
                assert not offer.danger, f"{ask.prompt}: {offer.key}"
