"""What each option does, in a line, as far as whoever looks may know."""

from __future__ import annotations

from bot.engine.effects import Effects, Teller
from bot.games.nemesis.look.effects import answers, cards, fights, ways
from bot.games.nemesis.look.views import View

VERBS: dict[str, Teller[View]] = {
    "move": ways.moved,
    "careful": ways.moved,
    "escape": ways.moved,
    "way": ways.named,
    "where": ways.named,
    "throw": ways.named,
    "shoot": fights.shot,
    "melee": fights.struck,
    "intruder": fights.known,
    "play": cards.played,
    "use": cards.used,
    "room": cards.room,
    "free": cards.freely,
    "drop": cards.dropped,
    "colour": cards.coloured,
    "scheme": cards.scheme,
    "keep": cards.kept,
    "pass": answers.passing,
    "crew": answers.crew,
    "pod": answers.pod,
    "corridor": answers.door,
    "switch": answers.door,
    "donor": answers.door,
    "objective": answers.objective,
    "draft": answers.draft,
    "scanning": answers.scanning,
    "put": answers.put,
    "pounce": answers.pounce,
    "interrupt": answers.interrupt,
}

effect = Effects("nemesis-effect", answers.PLAIN, VERBS)
