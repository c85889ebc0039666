"""Names of what an id alone does not tell: faces of dice, rules and stories of cards, figures on cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.cards import Ability, ActionCard, Attack, FocusCard, Reaction, Response
from bot.games.fireteam.box.content import CARDS, CREATURES, DISCOVERIES, EVENTS, FOCUS, HEROES, OBJECTIVES, THREATS

T = TypeVar("T")


@cache
def name(argument: str, value: str) -> Phrase | None:
    """The name of what an argument of a sentence stands for."""
    if argument in ("face", "faces", "before", "after"):
        return Phrase(f"fireteam-face-{value.replace(' ', '-')}")
    kind, _, number = value.partition(".")
    if number and argument in ("creature", "target", "by") and kind in CREATURES and CREATURES[kind].rank == "boss":
        return Phrase(f"fireteam-creature-{kind}")  # there is but one, and it needs no number
    teller = TELLERS.get(argument)
    return teller(kind) if teller else None


def threat_rule(id: str) -> Phrase:
    """The rule of a threat card."""
    card = THREATS[id]
    args: dict[str, Value] = {"amount": abs(card.amount), "rank": card.rank or "none", "type": card.type or "none"}
    return Phrase(f"fireteam-rule-{card.verb}", {**args, "stat": card.stat or "none"})


def story(id: str) -> Phrase:
    """The story of a recon card."""
    return Phrase(f"fireteam-story-{id}") if id in EVENTS else Phrase(f"fireteam-find-{id}")


def attack_line(attack: Attack) -> Phrase:
    """The attack of an action card (FTZ-ATTACK-04)."""
    args: dict[str, Value] = {"type": attack.type, "strength": attack.strength, "range": attack.range}
    return Phrase("fireteam-attack-line", {**args, "bonus": attack.bonus, "trait": attack.trait or "none"})


def reaction_line(reaction: Reaction | None) -> Phrase | None:
    """The reaction of an action card."""
    if reaction is None:
        return None
    args: dict[str, Value] = {
        "when": reaction.when,
        "range": reaction.range,
        "amount": reaction.amount,
        "type": reaction.type or "none",
        "of": reaction.of,
    }
    return Phrase(f"fireteam-reaction-{reaction.does}", args)


def response_line(response: Response | None) -> Phrase | None:
    """The tactical response of an action card."""
    if response is None:
        return None
    args: dict[str, Value] = {"area": response.area, "amount": response.amount, "range": response.range}
    return Phrase(f"fireteam-response-{response.does}", {**args, "type": response.type or "none"})


def uses(card: ActionCard) -> str:
    """Which uses an action card has besides its attack."""
    return "-".join([*(["reaction"] if card.reaction else []), *(["response"] if card.response else [])]) or "attack"


def action_line(id: str) -> Phrase:
    """All that an action card does, in one line (FTZ-SETUP-19)."""
    return Phrase(f"fireteam-line-{uses(CARDS[id])}", {"attack": id, "reaction": id, "response": id})


def ability_line(id: str) -> Phrase:
    """What a focus card gives (FTZ-SETUP-11)."""
    return Phrase(f"fireteam-ability-{id}", _figures(FOCUS[id]))


def talent_line(seat: str) -> Phrase:
    """What a hero card gives (FTZ-ROLE-04)."""
    return Phrase(f"fireteam-talent-{seat}", _figures(HEROES[seat].ability))


def _figures(given: Ability | FocusCard) -> dict[str, Value]:
    return {"amount": given.amount, "range": given.range, "type": given.type or "none"}


def nature_line(kind: str) -> Phrase:
    """What a creature always is (FTZ-ACTIVATE-07)."""
    trait = CREATURES[kind].trait
    return Phrase(f"fireteam-nature-{trait.verb}", {"amount": trait.amount})


def special_line(kind: str) -> Phrase:
    """What a creature does when the activation die says so (FTZ-ADIE-04)."""
    special = CREATURES[kind].special
    return Phrase(f"fireteam-talent-{special.verb}", {"amount": special.amount})


def creature_line(kind: str) -> Phrase:
    """A creature card in one line (FTZ-SETUP-20)."""
    return Phrase("fireteam-line-creature", _creature(kind))


def target_line(kind: str) -> Phrase:
    """What a creature withstands, in one line (FTZ-RESIST-01)."""
    return Phrase("fireteam-line-target", _creature(kind))


def _creature(kind: str) -> dict[str, Value]:
    card = CREATURES[kind]
    args: dict[str, Value] = {"life": card.life, "speed": card.speed, "strength": card.strength, "range": card.range}
    args.update((str(type), resisted) for type, resisted in card.resist.items())
    return {**args, "type": card.type, "nature": kind, "special": kind}


def task_line(id: str) -> Phrase:
    """What an objective demands (FTZ-OBJECTIVE-02)."""
    return Phrase(f"fireteam-task-{id}")


def event_line(id: str) -> Phrase:
    """What an event does."""
    does = EVENTS[id].does[0]
    return Phrase(f"fireteam-effect-{id}", {"amount": does.amount, "type": does.type or "none"})


def demand_line(id: str) -> Phrase:
    """What is to be done with a discovery (FTZ-OBJECTIVE-05, -06)."""
    card = DISCOVERIES[id]
    args: dict[str, Value] = {"objective": card.objective, "need": card.need, "rank": card.rank or "none"}
    return Phrase(f"fireteam-demand-{card.task}", args)


def recon_line(id: str) -> Phrase | None:
    """What a recon card does."""
    return event_line(id) if id in EVENTS else demand_line(id) if id in DISCOVERIES else None


def several(counted: str) -> Phrase:
    """The name of what there is several of: `rally 2`."""
    what, _, count = counted.rpartition(" ")
    return Phrase("fireteam-several", {"what": what, "count": int(count)})


def among(box: Mapping[str, object], tell: Callable[[str], T]) -> Callable[[str], T | None]:
    """What is in a part of the box."""
    return lambda what: tell(what) if what in box else None


_attack = among(CARDS, lambda what: attack_line(CARDS[what].attack))
_reaction = among(CARDS, lambda what: reaction_line(CARDS[what].reaction))
_response = among(CARDS, lambda what: response_line(CARDS[what].response))
TELLERS: dict[str, Callable[[str], Phrase | None]] = {
    "rule": among(THREATS, threat_rule),
    "story": story,
    "attack": _attack,
    "reaction": _reaction,
    "response": _response,
    "nature": among(CREATURES, nature_line),
    "special": among(CREATURES, special_line),
    "task": among(OBJECTIVES, task_line),
    "talent": among(HEROES, talent_line),
    "effect": recon_line,
    "several": several,
    "card-text": among(CARDS, action_line),
    "focus-text": among(FOCUS, ability_line),
    "creature-text": among(CREATURES, creature_line),
    "recon-text": recon_line,
    "attack-text": among(CREATURES, target_line),
    "target-text": among(CREATURES, target_line),
    "play-text": _attack,
    "react-text": _reaction,
    "respond-text": _response,
}
"""What each argument is told as; `<kind>-text` or `<verb>-text` is what a menu says about an option."""
