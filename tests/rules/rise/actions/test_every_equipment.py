"""Every Equipment card does something at the moment that its use names: none is without effect."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bot.engine.asks import option
from bot.engine.decks import Deck
from bot.games.rise.box.cards import UseTime
from bot.games.rise.box.content import EQUIPMENT, WEAPONS
from bot.games.rise.box.missions.shapes import Objective
from bot.games.rise.player.turn import Turn
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import equipping, gear, interacting, resting, specials
from bot.games.rise.rules.actions.spaces import spaces
from bot.games.rise.rules.attacks.terms import own_gifts
from bot.games.rise.rules.enemies import attacking, reinforcements
from bot.games.rise.state import Character, Placed, Token
from tests.support.rise.field import Position, field, lay, mission_on

ROW = "a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW)
MISSION = mission_on(MAP)
GUN = "pistol.1"


def rich(card: str) -> Position:
    """A position in which any card can be used on something: the wounded, the fallen, dice, Ranks, Enemies, a crate."""
    john = Character("red", "B2", [GUN, card], wounds=2, ranks=2, ranks_used=1, dice=[4])
    kyle = Character("blue", "B3", wounds=4, down=True)
    used = {f"{GUN}/{WEAPONS['pistol'].spaces[0].id}": Placed("red", 3), "john.move-1": Placed("red", 2)}
    p = lay(
        MAP,
        {"john": john, "kyle": kyle},
        {"t-800.1": "D2", "hk-8.2": "D3"},
        tokens=[Token("crate", "crate", ["C3"])],
        spaces=used,
        weapons=Deck([f"{id}.1" for id in WEAPONS if id != "pistol"]),
        equipment=Deck([f"{id}.2" for id in EQUIPMENT]),
    )
    p.g.mission = MISSION
    return p


def to_the_end(p: Position) -> bytes:
    """Answer whatever is asked with what comes first, and give what has become of the position."""
    while not p.over:
        keys = [offer.key for offer in p.ask.options][: max(1, p.ask.least)]
        p.does(p.ask.seats[0], *keys)
    return msgspec.msgpack.encode(p.g)


def discarded(card: str) -> bytes:
    """The position after the card was used up, and nothing else happened."""
    p = rich(card)
    gear.spend_card(p.g, "john", card)
    return msgspec.msgpack.encode(p.g)


def any_time(card: str) -> None:
    p = rich(card)
    assert dict(equipping.any_time(p.g, "john")) == {card: None}
    p.run(equipping.use(p.g, "john", card))
    assert to_the_end(p) != discarded(card)


def with_a_die(card: str) -> None:
    p = rich(card)
    place = next(place for place in spaces(p.g, "john") if place.owner == card)
    value = (place.space.accepts or (2,))[0]
    assert specials.barred(p.g, "john", place, value) is None
    p.run(specials.use_card(p.g, "john", place, value))
    assert to_the_end(p) != discarded(card)


def turn_start(card: str) -> None:
    p = rich(card)
    before = list(own_gifts(p.g, "john"))
    assert gear.munitions(p.g, "john") == [card]
    gear.load_munitions(p.g, "john", card)
    assert list(own_gifts(p.g, "john")) != before


def worn(card: str) -> None:
    p = rich(card)
    bare = rich(GUN)
    armed = harm.strike_armor(p.g, "john", 1) < harm.strike_armor(bare.g, "john", 1)
    assert armed or list(own_gifts(p.g, "john")) != list(own_gifts(bare.g, "john"))


def defending(card: str) -> None:
    assert attacking.shields(rich(card).g, "john")[card] > 0


def with_rest(card: str) -> None:
    p = rich(card)
    p.run(resting.medkits(p.g, "john", "john", 0))
    assert f"spend card={card}" in p.keys
    assert EQUIPMENT[card.partition(".")[0]].effects[0].amount > 0


def with_interact(card: str) -> None:
    p = rich(card)
    space = next(place.space for place in spaces(p.g, "john") if place.space.kind == "interact")
    assert card in interacting.readings(p.g, "john", space, 4).values()


def before_reinforcements(card: str) -> None:
    p = rich(card)
    p.run(reinforcements.jammed(p.g))
    assert {key for key in p.keys if card in key} == {f"jam card={card} value={value}" for value in range(1, 7)}


def going_down(card: str) -> None:
    p = rich(card)
    p.run(harm.stays_up(p.g, "john"))
    assert f"use card={card}" in p.keys


MOMENTS: dict[UseTime, Callable[[str], None]] = {
    "any-time": any_time,
    "die": with_a_die,
    "turn-start": turn_start,
    "worn": worn,
    "defending": defending,
    "with-rest": with_rest,
    "with-interact": with_interact,
    "reinforcements": before_reinforcements,
    "going-down": going_down,
}


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_every_card_has_an_effect_at_its_moment(kind: str) -> None:
    MOMENTS[EQUIPMENT[kind].use](f"{kind}.1")


def drawn(card: str) -> Position:
    """The same, but with an Objective some way off, no Enemy in between, and no Move left on the board."""
    p = rich(card)
    p.g.mission = mission_on(MAP, objectives=(Objective(id="crates", verb="crates"),))
    p.g.tokens = {"crate": Token("crate", "crate", ["G2"])}
    p.g.enemies = []
    p.g.characters["kyle"] = Character("blue", "B3")
    p.g.spaces["john.move-2"] = Placed("red", 2)
    return p


def spent(card: str) -> Position:
    """The same, but with no dice left."""
    p = rich(card)
    p.character("john").dice = []
    return p


@pytest.mark.parametrize("kind", [kind for kind, card in EQUIPMENT.items() if card.use == "any-time"])
def test_vigils_player_uses_every_card_somewhere(kind: str) -> None:
    offer = option("use", card=f"{kind}.1")

    assert max(Turn(lay_out(f"{kind}.1").g).value(offer) for lay_out in (rich, drawn, spent)) > 0
