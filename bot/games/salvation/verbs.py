"""What the actions of the cards come to."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.content.verbs import Meanings, Verbs, Wording, fields_in
from bot.games.salvation.box.cards import Action, Card, Lasting, Mission
from bot.games.salvation.box.content import BOX
from bot.games.salvation.box.whole import PLACES
from bot.games.salvation.player.cards import JUDGES
from bot.games.salvation.rules.cards.missions import TASKS
from bot.games.salvation.rules.playing import RULES


def meanings() -> Meanings:
    """What the content means, the words that it needs, and where it stands."""
    return Meanings(verbs(), words(), PLACES)


def verbs() -> tuple[Verbs, ...]:
    """Every action of a card, with its rule and what it is worth to Vigil's players."""
    return (*_verbs("resistance", BOX.resistance), *_verbs("skynet", BOX.skynet))


def _verbs(side: str, cards: tuple[Card, ...]) -> Iterator[Verbs]:
    """What the cards of one side name."""
    actions = [(card.id, action) for card in cards for action in card.actions]
    named = tuple((card, _verb(type(action))) for card, action in actions)
    lasts = [(card, action) for card, action in actions if isinstance(action, Lasting)]
    fields = [name for name in Lasting.__struct_fields__ if name != "id"]
    lasting = tuple((card, name) for card, action in lasts for name in fields if getattr(action, name))
    tasks = tuple((card, action.task) for card, action in actions if isinstance(action, Mission))
    yield Verbs(side, "actions", named, set(map(_verb, RULES)), set(map(_verb, JUDGES)))
    if tasks:  # only the Resistance has missions
        yield Verbs(side, "task", tasks, TASKS)
    yield Verbs(side, "lasting", lasting, fields_in("bot.games.salvation.rules"))


def words() -> tuple[Wording, ...]:
    """The words that everything printed needs."""
    return (
        Wording(
            "resistance", tuple(card.id for card in BOX.resistance), ("salvation-card-{}", "salvation-card-text-{}")
        ),
        Wording("skynet", tuple(card.id for card in BOX.skynet), ("salvation-card-{}", "salvation-card-text-{}")),
        Wording("units", tuple(unit.id for unit in BOX.units), ("salvation-unit-{}",)),
    )


def _verb(kind: type[Action]) -> str:
    """The verb that an action is written with."""
    return str(kind.__struct_config__.tag)
