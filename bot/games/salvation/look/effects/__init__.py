"""What each option does, in a line, as far as whoever looks may know."""

from __future__ import annotations

from bot.engine.effects import Effects, Teller
from bot.games.salvation.look.effects import battles, cards, ground
from bot.games.salvation.look.views import View

VERBS: dict[str, Teller[View]] = {
    "play": cards.play,
    "exchange": cards.exchange,
    "pass": cards.passing,
    "skip": cards.skip,
    "attack": battles.attack,
    "defend": battles.defend,
    "search": battles.search,
    "scout": battles.scout,
    "aim": battles.aim,
    "deploy": ground.deploy,
    "place": ground.place,
    "order": ground.order,
    "go": ground.go,
    "first": ground.go,
    "take": cards.take,
    "lead": cards.lead,
}

PLAIN = (
    "wise",
    "waste",
    "open",
    "decline",
    "done",
    "confirm",
    "drop",
    "back",
    "build",
    "develop",
    "sabotage",
    "blow",
    "decoy",
    "withdraw",
    "agree",
    "fight-on",
)

effect = Effects("salvation-effect", PLAIN, VERBS)
