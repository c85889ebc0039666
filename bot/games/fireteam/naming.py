"""Names of what an id alone does not tell: faces of dice, rules and stories of cards, figures on cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.engine.words import Phrase, Value
from bot.games.fireteam.cards import Ability, ActionCard, FocusCard
from bot.games.fireteam.content import CARDS, CREATURES, DISCOVERIES, EVENTS, FOCUS, HEROES, OBJECTIVES, THREATS


@cache
def name(argument: str, value: str) -> Phrase | None:
    """Name what an argument of a sentence stands for."""
    if argument in ("face", "faces", "before", "after"):
        return Phrase(f"fireteam-face-{value.replace(' ', '-')}")
    told = TELLERS.get(argument)
    return told(value.partition(".")[0]) if told else None


def threat_rule(id: str) -> Phrase | None:
    """Tell the rule of a threat card."""
    if id not in THREATS:
        return None
    card = THREATS[id]
    args: dict[str, Value] = {"amount": abs(card.amount), "rank": card.rank or "none", "type": card.type or "none"}
    return Phrase(f"fireteam-rule-{card.verb}", {**args, "stat": card.stat or "none"})


def story(id: str) -> Phrase:
    """Tell the story of a recon card."""
    return Phrase(f"fireteam-story-{id}") if id in EVENTS else Phrase(f"fireteam-find-{id}")


def attack_line(id: str) -> Phrase | None:
    """Tell the attack of an action card (FTZ-ATTACK-04)."""
    if id not in CARDS:
        return None
    attack = CARDS[id].attack
    args: dict[str, Value] = {"type": attack.type, "strength": attack.strength, "range": attack.range}
    return Phrase("fireteam-attack-line", {**args, "bonus": attack.bonus, "trait": attack.trait or "none"})


def reaction_line(id: str) -> Phrase | None:
    """Tell the reaction of an action card."""
    reaction = CARDS[id].reaction if id in CARDS else None
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


def response_line(id: str) -> Phrase | None:
    """Tell the tactical response of an action card."""
    response = CARDS[id].response if id in CARDS else None
    if response is None:
        return None
    args: dict[str, Value] = {"area": response.area, "amount": response.amount, "range": response.range}
    return Phrase(f"fireteam-response-{response.does}", {**args, "type": response.type or "none"})


def uses(card: ActionCard) -> str:
    """Say which uses an action card has besides its attack."""
    return "-".join([*(["reaction"] if card.reaction else []), *(["response"] if card.response else [])]) or "attack"


def action_line(id: str) -> Phrase | None:
    """Tell all that an action card does, in one line (FTZ-SETUP-19)."""
    if id not in CARDS:
        return None
    return Phrase(f"fireteam-line-{uses(CARDS[id])}", {"attack": id, "reaction": id, "response": id})


def ability_line(id: str) -> Phrase | None:
    """Tell what a focus card gives (FTZ-SETUP-11)."""
    return Phrase(f"fireteam-ability-{id}", _figures(FOCUS[id])) if id in FOCUS else None


def talent_line(seat: str) -> Phrase | None:
    """Tell what a hero card gives (FTZ-ROLE-04)."""
    return Phrase(f"fireteam-talent-{seat}", _figures(HEROES[seat].ability)) if seat in HEROES else None


def _figures(given: Ability | FocusCard) -> dict[str, Value]:
    return {"amount": given.amount, "range": given.range, "type": given.type or "none"}


def nature_line(kind: str) -> Phrase | None:
    """Tell what a creature always is (FTZ-ACTIVATE-07)."""
    trait = CREATURES[kind].trait if kind in CREATURES else None
    return Phrase(f"fireteam-nature-{trait.verb}", {"amount": trait.amount}) if trait else None


def special_line(kind: str) -> Phrase | None:
    """Tell what a creature does when the activation die says so (FTZ-ADIE-04)."""
    special = CREATURES[kind].special if kind in CREATURES else None
    return Phrase(f"fireteam-talent-{special.verb}", {"amount": special.amount}) if special else None


def creature_line(kind: str) -> Phrase | None:
    """Tell a creature card in one line (FTZ-SETUP-20)."""
    return _creature("fireteam-line-creature", kind)


def target_line(kind: str) -> Phrase | None:
    """Tell what a creature withstands, in one line (FTZ-RESIST-01)."""
    return _creature("fireteam-line-target", kind)


def _creature(id: str, kind: str) -> Phrase | None:
    if kind not in CREATURES:
        return None
    card = CREATURES[kind]
    args: dict[str, Value] = {"life": card.life, "speed": card.speed, "strength": card.strength, "range": card.range}
    args.update((str(type), resisted) for type, resisted in card.resist.items())
    return Phrase(id, {**args, "type": card.type, "nature": kind, "special": kind})


def task_line(id: str) -> Phrase | None:
    """Tell what an objective demands (FTZ-OBJECTIVE-02)."""
    return Phrase(f"fireteam-task-{id}") if id in OBJECTIVES else None


def recon_line(id: str) -> Phrase | None:
    """Tell what a recon card does: an event its effects, a discovery what is to be done with it."""
    if id in EVENTS:
        does = EVENTS[id].does[0]
        return Phrase(f"fireteam-effect-{id}", {"amount": does.amount, "type": does.type or "none"})
    if id not in DISCOVERIES:
        return None
    card = DISCOVERIES[id]
    args: dict[str, Value] = {"objective": card.objective, "need": card.need, "rank": card.rank or "none"}
    return Phrase(f"fireteam-demand-{card.task}", args)


def several(counted: str) -> Phrase:
    """Name what there is several of: `rally 2`."""
    what, _, count = counted.rpartition(" ")
    return Phrase("fireteam-several", {"what": what, "count": int(count)})


TELLERS: dict[str, Callable[[str], Phrase | None]] = {
    "rule": threat_rule,
    "story": story,
    "attack": attack_line,
    "reaction": reaction_line,
    "response": response_line,
    "nature": nature_line,
    "special": special_line,
    "task": task_line,
    "effect": recon_line,
    "talent": talent_line,
    "several": several,
    "card-text": action_line,
    "focus-text": ability_line,
    "creature-text": creature_line,
    "recon-text": recon_line,
    "attack-text": target_line,
    "target-text": target_line,
    "play-text": attack_line,
    "react-text": reaction_line,
    "respond-text": response_line,
}
"""What each argument is told as; `<kind>-text` or `<verb>-text` is what a menu says about an option."""
