"""Names of what an id alone does not tell: faces of dice, rules and stories of cards, figures on cards."""

from __future__ import annotations

from functools import cache

from bot.engine.words import Phrase, Value
from bot.games.fireteam.cards import Attack, Reaction, Response
from bot.games.fireteam.content import CARDS, EVENTS, THREATS


@cache
def name(argument: str, value: str) -> Phrase | None:
    """Name what an argument of a sentence stands for."""
    if argument in ("face", "faces", "before", "after"):
        return Phrase(f"fireteam-face-{value.replace(' ', '-')}")
    if argument == "rule" and value in THREATS:
        return threat_rule(value)
    if argument == "story":
        return Phrase(f"fireteam-story-{value}") if value in EVENTS else Phrase(f"fireteam-find-{value}")
    if value in CARDS:
        match argument:
            case "attack":
                return attack_line(CARDS[value].attack)
            case "reaction":
                return reaction_line(CARDS[value].reaction)
            case "response":
                return response_line(CARDS[value].response)
    return None


def threat_rule(id: str) -> Phrase:
    """Tell the rule of a threat card."""
    card = THREATS[id]
    args: dict[str, Value] = {"amount": abs(card.amount), "rank": card.rank or "none", "type": card.type or "none"}
    return Phrase(f"fireteam-rule-{card.verb}", {**args, "stat": card.stat or "none"})


def attack_line(attack: Attack) -> Phrase:
    """Tell the attack of a card."""
    args: dict[str, Value] = {"type": attack.type, "strength": attack.strength, "range": attack.range}
    return Phrase("fireteam-attack-line", {**args, "bonus": attack.bonus, "trait": attack.trait or "none"})


def reaction_line(reaction: Reaction | None) -> Phrase | None:
    """Tell the reaction of a card."""
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
    """Tell the tactical response of a card."""
    if response is None:
        return None
    args: dict[str, Value] = {"area": response.area, "amount": response.amount, "range": response.range}
    return Phrase(f"fireteam-response-{response.does}", {**args, "type": response.type or "none"})
