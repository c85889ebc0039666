"""Answers to what is asked along the way: passing, people, doors, pods, Objectives, Characters."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import INTRUDER_ACTIONS
from bot.games.nemesis.look.goals import names_oneself
from bot.games.nemesis.look.views import View

PLAIN = (
    "pick",
    "trade",
    "steel",
    "armor",
    "again",
    "stand",
    "burst",
    "launch",
    "wait",
    "step-out",
    "stay",
    "top",
    "offer",
    "agree",
    "listen",
    "leave",
    "hunt",
    "decline",
    "noise",
    "components",
    "steer",
    "stalk",
    "both",
)
"""Verbs that always do the same."""

PEOPLE = ("order", "cover", "subdue", "suspect")
"""Why somebody is chosen, where that needs a word."""


def passing(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What letting it pass means in each question; in a turn with the fire and the wound that hurt then."""
    if ask.prompt != "turn":
        return Phrase(f"nemesis-effect-pass-{ask.prompt}")
    me = v.crew[ask.seats[0]]
    burns = me.at in v.rooms and v.rooms[me.at].fire
    return Phrase("nemesis-effect-pass", {"fire": int(burns), "bleeding": int(("bleeding", False) in me.wounds)})


def crew(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What happens to whom is chosen."""
    why = str(ask.private.get("what", ask.prompt))
    if why == "hunt-noise":
        return Phrase("nemesis-effect-crew-noise")
    return Phrase(f"nemesis-effect-crew-{why}") if why in PEOPLE else None


def pod(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What entering a Pod means, or turning its lock (NEM-POD)."""
    if ask.private.get("what") == "pod":
        return Phrase("nemesis-effect-pod-enter")
    locked = next((locked for number, _, locked, _ in v.pods if number == str(option.args["pod"])), False)
    return Phrase("nemesis-effect-pod-lock", {"locked": int(locked)})


def door(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What becomes of a door: a closed one opens, an open one closes, a closed one is torn out."""
    if ask.private.get("what") == "break":
        return Phrase("nemesis-effect-door-break")
    closed = v.doors.get(str(option.args["corridor"])) == "closed"
    return Phrase("nemesis-effect-door", {"closed": int(closed)})


def objective(v: View, ask: Ask, option: Option) -> Phrase | None:
    """An Objective that wants one's own death leaves only to be the sole survivor (NEM-OBJ-07)."""
    names_me = names_oneself(v, str(option.args["objective"]))
    return Phrase("nemesis-effect-objective-self") if names_me else None


def draft(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Who a Character is: the Weapon, and what they are good at."""
    return Phrase(f"nemesis-effect-character-{option.args['character']}")


def scanning(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What a Scan may bring: for whoever carries a Larva, death."""
    if option.args["answer"] != "yes":
        return Phrase("nemesis-effect-scan-no")
    return Phrase("nemesis-effect-scan", {"larva": int(v.crew[ask.seats[0]].larva)})


def put(v: View, ask: Ask, option: Option) -> Phrase | None:
    """When an Event card that was looked at comes."""
    return Phrase(f"nemesis-effect-put-{option.args['where']}")


def pounce(v: View, ask: Ask, option: Option) -> Phrase | None:
    """How many Attack cards the Intruder Player chooses from."""
    return Phrase("nemesis-effect-pounce", {"attacks": INTRUDER_ACTIONS[str(option.args["card"])].attacks})


def interrupt(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Whose Action is cancelled (NEM-RUL-64)."""
    return Phrase("nemesis-effect-interrupt", {"other": ask.args["other"]})
