"""Every card does what the component list says it does, and its text says just that in both languages."""

from __future__ import annotations

import re

import pytest

from bot.games.salvation.box.cards import AnyAction, Attack, Card, Develop, Draw, Lasting, Move, Place, Scout, Survey
from bot.games.salvation.box.content import CARDS, UNITS
from bot.text import tongue

EFFECTS = {
    "ambush": "lasting border_dice=1",
    "radio-silence": "lasting scouting=-1",
    "couriers": "draw count=2",
    "decoy": "lasting pins=True",
    "blown-bridges": "lasting blows_roads=True",
    "last-stand": "lasting shelter_defence=1",
    "foot-march": "move most=2 infantry=2",
    "column": "move most=3",
    "raiders": "move most=2 jeep=2 | move most=1 infantry=1",
    "armour-rolls": "move most=2 m1a2=2 | move most=1 infantry=1",
    "sortie": "move most=2 a10=2 | move most=1 infantry=1",
    "night-crossing": "move most=2 stealth=1",
    "open-fire": "attack",
    "hit-and-run": "attack | move most=1",
    "air-strike": "attack dice=1 needs=a10 | move most=1 a10=1",
    "recon": "scout",
    "deep-recon": "scout | move most=1 infantry=1 jeep=1",
    "contacts": "scout | place most=1 infantry",
    "volunteers": "place most=2 infantry",
    "motor-pool": "place most=1 jeep | place most=1 infantry",
    "salvage": "place most=1 m1a2 | place most=1 a10",
    "three-flags": "mission task=three-flags",
    "sabotage": "mission task=sabotage",
    "big-game": "mission task=big-game",
    "counter-blow": "mission task=counter-blow",
    "long-chain": "mission task=long-chain",
    "safe-haven": "mission task=safe-haven",
    "combined-arms": "mission task=combined-arms",
    "behind-the-lines": "mission task=behind-the-lines",
    "patrol": "move most=2 t600=2",
    "iron-column": "move most=2 t1=2",
    "air-sweep": "move most=2 hunter=2",
    "pursuit": "move most=2 moto=2 | move most=1 hunter=1",
    "general-advance": "move most=3",
    "pincer": "move most=2 t600=1 t1=1 | move most=2 hunter=1 moto=1",
    "terminate": "attack",
    "overrun": "attack | move most=1",
    "concentrated-fire": "attack dice=1",
    "sensor-sweep": "scout",
    "thermal-scan": "scout bonus=1",
    "search-and-destroy": "scout | attack",
    "t600-line": "place most=2 t600",
    "heavy-assembly": "place most=1 t1 | place most=1 hunter",
    "moto-line": "place most=2 moto",
    "construction-site": "build | place most=1 t600 t1 hunter moto",
    "develop-t600": "develop unit=t600",
    "develop-t1": "develop unit=t1",
    "develop-hunter": "develop unit=hunter",
    "develop-moto": "develop unit=moto",
    "tactic-development": "learn",
    "data-harvest": "draw count=6",
    "jamming": "lasting draws=4 jams=True",
    "overclocked-sensors": "lasting scouting=1 draws=4",
    "kill-protocol": "lasting battle_dice=3 draws=4",
    "forced-march": "lasting march=2 draws=4",
    "satellite-relay": "survey draws=3",
}
"""The cards of parts 2.9 to 2.11 of the ledger, as verbs; Skynet's Tactics pay back what learning them cost."""
NUMERALS = {
    "en": {2: r"\btwo\b", 3: r"\bthree\b", 4: r"\bfour\b", 6: r"\bsix\b"},
    "ru": {2: r"\bдв(?:е|ух)\b", 3: r"\bтр(?:и|[её]х)\b", 4: r"\bчетыре\b", 6: r"\bшесть\b"},
}
NAMES = {
    "en": {
        "infantry": "infantry",
        "jeep": "jeep",
        "m1a2": "M1A2",
        "a10": "A-10",
        "t600": "T-600",
        "moto": "mototerminator",
        "t1": "T-1",
        "hunter": "hunter",
    },
    "ru": {
        "infantry": "пехотин",
        "jeep": "джип",
        "m1a2": "М1А2",
        "a10": "А-10",
        "t600": "Т-600",
        "moto": "мототерминатор",
        "t1": "Т-1",
        "hunter": "охотник",
    },
}
HIGHEST = 6
"""The best Defence there is."""
LASTS = {"en": "ntil the end of the turn", "ru": "о конца хода"}
EXTRA_DIE = {"en": "extra di(?:e|ce)", "ru": "ещё (?:один|три) кубика?|одним лишним кубиком"}


def verbs(action: AnyAction) -> str:
    """Write an action as its verb and whatever is not as usual, its kinds last."""
    told, kinds = [str(action.__struct_config__.tag)], []
    for name, usual in zip(action.__struct_fields__, padded(action), strict=True):
        found = getattr(action, name)
        if isinstance(found, dict):
            kinds += [f"{kind}={most}" for kind, most in found.items()]
        elif isinstance(found, tuple):
            kinds += found
        elif name != "id" and found != usual:
            told.append(f"{name}={found}")
    return " ".join((*told, *kinds))


def padded(action: AnyAction) -> tuple[object, ...]:
    """Give what each field is unless it is told, and nothing for those that always are."""
    usual = action.__struct_defaults__
    return (None,) * (len(action.__struct_fields__) - len(usual)) + usual


@pytest.mark.parametrize("card", EFFECTS)
def test_a_card_has_the_effects_of_the_component_list(card: str) -> None:
    assert [verbs(action) for action in CARDS[card].actions] == EFFECTS[card].split(" | ")


def names_units(action: AnyAction) -> set[str]:
    """Give the types that an action is for; none if it is for all."""
    match action:
        case Move(kinds=kinds):
            return set(kinds)
        case Place(kinds=kinds):
            return set(kinds) if len(kinds) == 1 else set()
        case Attack(needs=needs):
            return {needs} - {""}
        case Develop(unit=unit):
            return {unit}
        case _:
            return set()


def counts(card: Card) -> set[int]:
    """Give the numbers above one that a card's text must name."""
    found = {most_of_a_type(each) for each in card.actions if isinstance(each, Move)}
    found |= {each.most for each in card.actions if isinstance(each, Place)}
    found |= {each.count for each in card.actions if isinstance(each, Draw)}
    found |= {each.draws for each in card.actions if isinstance(each, Survey | Lasting)}
    found |= {extra_dice(each) for each in card.actions}
    return found - {0, 1}


def most_of_a_type(action: Move) -> int:
    """Give how many units of one type, or of all of them together, an action moves: a pincer one of each."""
    return max(action.kinds.values(), default=action.most)


def extra_dice(action: AnyAction) -> int:
    """Give how many dice an action adds to a strike."""
    match action:
        case Attack(dice=dice):
            return dice
        case Lasting(border_dice=border, battle_dice=battle):
            return border + battle
        case _:
            return 0


def figure(action: AnyAction) -> int:
    """Give by how much an action changes dice of Scouting or a Movement figure, or how far it raises Defence."""
    match action:
        case Scout(bonus=by) | Move(stealth=by):
            return abs(by)
        case Lasting(shelter_defence=raised) if raised:
            return HIGHEST
        case Lasting(scouting=by, march=march):
            return abs(by) + march
        case _:
            return 0


@pytest.mark.rule("SAL-CARD-03")
@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.family != "mission"], ids=lambda card: card.id
)
def test_the_text_of_a_card_says_what_it_does(card: Card, locale: str) -> None:
    """How many, which types, for how long, with which dice; a mission's task is proved where it is fulfilled."""
    words = tongue(locale).t(f"salvation-card-text-{card.id}")
    assert {number for number, said in NUMERALS[locale].items() if re.search(said, words)} == counts(card)
    named = {kind for action in card.actions for kind in names_units(action)}
    assert {kind for kind in UNITS if re.search(rf"{NAMES[locale][kind]}(?!\d)", words)} == named
    assert (LASTS[locale] in words) == any(isinstance(each, Lasting) for each in card.actions)
    assert bool(re.search(EXTRA_DIE[locale], words)) == any(map(extra_dice, card.actions))
    assert {int(number) for number in re.findall(r"(?<![-\w])\d\b", words)} == {*map(figure, card.actions)} - {0}
