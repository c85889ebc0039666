"""What the verbs on cards, creatures and threats come to."""

from __future__ import annotations

from bot.engine.content.verbs import Meanings, Verbs, Wording, words_in
from bot.games.fireteam.box.content import BOX
from bot.games.fireteam.box.whole import PLACES
from bot.games.fireteam.player.reactions import WEIGHERS
from bot.games.fireteam.rules import responses
from bot.games.fireteam.rules.harm.reaction_effects import DOES
from bot.games.fireteam.rules.threat.activation import SPECIALS

RULES = "bot.games.fireteam.rules"
PLAYER = "bot.games.fireteam.player"


def meanings() -> Meanings:
    """What the content means, the words that it needs, and where it stands."""
    return Meanings(verbs(), words(), PLACES)


def verbs() -> tuple[Verbs, ...]:
    """Every verb that an entry names, with its rule, and what it is worth where Vigil's players choose it."""
    rules = words_in(RULES)
    events = words_in(f"{RULES}.hero.recon_events")
    does = tuple((card.id, card.response.does) for card in BOX.cards if card.response)
    reacts = tuple((card.id, card.reaction.does) for card in BOX.cards if card.reaction)
    attacks = tuple((card.id, card.attack.trait) for card in BOX.cards if card.attack.trait)
    return (
        Verbs("cards", "response", does, responses.VERBS, words_in(f"{PLAYER}.tactics")),
        Verbs("cards", "reaction", reacts, DOES, WEIGHERS),
        Verbs("cards", "attack.trait", attacks, rules),
        Verbs("heroes", "ability", tuple((hero.id, hero.ability.verb) for hero in BOX.heroes), rules),
        Verbs(
            "focus", "verb", tuple((card.id, card.verb) for card in BOX.focus), rules, words_in(f"{PLAYER}.equipping")
        ),
        Verbs("events", "does", tuple((e.id, each.verb) for e in BOX.events for each in e.does), events),
        Verbs("threats", "verb", tuple((card.id, card.verb) for card in BOX.threats), rules),
        Verbs("creatures", "special", tuple((card.id, card.special.verb) for card in BOX.creatures), SPECIALS),
        Verbs("creatures", "trait", tuple((card.id, card.trait.verb) for card in BOX.creatures), rules),
        Verbs("objectives", "task", tuple((c.id, c.task) for c in BOX.objectives if c.task != "collect"), rules),
        Verbs("missions", "demand", tuple((each.id, each.demand) for each in BOX.missions if each.demand), rules),
        Verbs("discoveries", "task", tuple((c.id, c.task) for c in BOX.discoveries if c.task != "found"), rules),
    )


def words() -> tuple[Wording, ...]:
    """The words that everything printed needs."""
    return (
        Wording("cards", tuple(card.id for card in BOX.cards), ("fireteam-card-{}",)),
        Wording("focus", tuple(card.id for card in BOX.focus), ("fireteam-focus-{}",)),
        Wording("threats", tuple(card.id for card in BOX.threats), ("fireteam-threat-{}",)),
        Wording(
            "events", tuple(c.id for c in BOX.events), ("fireteam-recon-{}", "fireteam-effect-{}", "fireteam-story-{}")
        ),
        *(
            Wording(shelf, tuple(card.id for card in cards), ("fireteam-recon-{}", "fireteam-find-{}"))
            for shelf, cards in (("discoveries", BOX.discoveries), ("past_discoveries", BOX.past_discoveries))
        ),
        *(
            Wording(shelf, tuple(card.id for card in cards), ("fireteam-objective-{}", "fireteam-task-{}"))
            for shelf, cards in (("objectives", BOX.objectives), ("past_objectives", BOX.past_objectives))
        ),
        Wording("creatures", tuple(card.id for card in BOX.creatures), ("fireteam-creature-{}",)),
        Wording("missions", tuple(each.id for each in BOX.missions), ("fireteam-mission-{}",)),
        Wording("missions", tuple(each.demand for each in BOX.missions if each.demand), ("fireteam-order-{}",)),
    )
