"""What may be looked up: every card whose face lies open to whoever asks, and the mission as a whole (ledger 5.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.decks import kind_of
from bot.engine.scene import Card, Scene, Shelf, Token
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import (
    CARDS,
    CREATURES,
    ENTRIES,
    EVENTS,
    FOCUS,
    HEROES,
    SPECIALISTS,
    THREATS,
    role_cards,
    role_focus,
)
from bot.games.fireteam.look import beside, faces
from bot.games.fireteam.look.views import View
from bot.games.fireteam.state import Fireteam


def known(v: View) -> dict[str, Card]:
    """The cards that may be known by name: of the heroes in play, of the mission, and whatever was turned up."""
    return {card.id: card for card in _known(v.now)}


def _known(g: Fireteam) -> Iterator[Card]:
    for seat in g.seats:
        yield faces.hero(g, seat)
    for role in dict.fromkeys(HEROES[seat].role for seat in g.seats):
        cards = (*role_cards(role, upgrade=False), *role_cards(role, upgrade=True))
        yield from (faces.action(card.id) for card in cards)
        yield from (faces.focus(card.id) for card in role_focus(role))
    yield from map(faces.specialist, SPECIALISTS)
    yield from mission_cards(g)
    yield from (faces.recon(id, "event" if id in EVENTS else "discovery") for id in _turned_up(g))


def _turned_up(g: Fireteam) -> dict[str, None]:
    """The recon cards that were drawn, each once (FTZ-DECK-07)."""
    return dict.fromkeys((*g.found, *g.recon.discard))


def printed() -> tuple[Card, ...]:
    """The cards of the box that spoil no mission, as they are printed."""
    heroes = (card.id for card in CARDS.values())
    return (
        *map(faces.action, heroes),
        *(faces.focus(id) for id in FOCUS),
        *map(faces.specialist, SPECIALISTS),
        *map(faces.threat, THREATS),
        *map(faces.printed_creature, CREATURES),
    )


def mission_cards(g: Fireteam) -> Iterator[Card]:
    """Lay out the objectives, the threats in force and the creatures of a mission."""
    yield from (faces.objective(g, id) for id in g.objectives)
    yield from map(faces.threat, g.revealed)
    kinds = dict.fromkeys((*g.report.pool, *g.report.reserve))
    boss = [g.report.boss.kind] if g.report.boss else []
    yield from (faces.creature(g, kind) for kind in (*kinds, *boss))


def page(card: Card) -> Scene:
    """Lay out one card by itself."""
    return Scene(theme="fireteam", title=card.title, subtitle=card.kind, cards=(card,), alt=(card.title, card.text))


def origin(card: Card) -> Phrase:
    """What of a card the game itself gives, and what this project wrote."""
    entry = ENTRIES[card.id]
    if entry.source == "vigil":
        return Phrase("fireteam-origin-vigil")
    return Phrase("fireteam-origin-rulebook", {"count": len(entry.given), "given": entry.given})


def briefing(v: View) -> Scene:
    """Lay out the mission: objectives, threats, creatures, and how many of what are left."""
    g = v.now
    args: dict[str, Value] = {"round": g.round, "recon": v.recon, "threats": v.threats, "side": g.coin}
    return Scene(
        theme="fireteam",
        title=Phrase("fireteam-scene-title", {"mission": g.mission}),
        subtitle=Phrase("fireteam-briefing", args),
        shelves=tuple(_shelves(g)),
        cards=tuple(mission_cards(g)),
        alt=tuple(briefing_words(v)),
    )


def _shelves(g: Fireteam) -> Iterator[Shelf]:
    """Lay out what may still come: the pool and the reserve (ledger 5.3)."""
    for name, ids in (("pool", g.pool), ("reserve", g.reserve)):
        tokens = [
            Token("", faces.FAMILY_GLYPHS[kind], Phrase(f"fireteam-creature-{kind}"), count, colour="enemy")
            for kind, count in _counted(ids).items()
        ]
        if tokens:
            yield Shelf(Phrase(f"fireteam-shelf-{name}"), tuple(tokens))


def _counted(ids: Iterable[str]) -> Counter[str]:
    """How many creatures there are of each kind."""
    return Counter(map(kind_of, ids))


def several(counts: Counter[str]) -> tuple[str, ...]:
    """Write how many there are of each, for words to name."""
    return tuple(f"{id} {count}" for id, count in sorted(counts.items()))


def briefing_words(v: View) -> Iterator[Phrase]:
    """The mission in words: what is demanded, what is in force, what is left, what lies before each hero."""
    g = v.now
    for id, have in g.objectives.items():
        yield objective_words(g, id, have)
    yield from beside.orders(g)
    yield from beside.bosses(g)
    yield from beside.finds(g)
    yield from (Phrase("fireteam-told-threat", {"threat": id, "rule": id}) for id in g.revealed)
    yield from (each.words for each in beside.lasting(g))
    for name, ids in (("pool", g.pool), ("reserve", g.reserve)):
        yield Phrase(f"fireteam-told-{name}", {"count": len(ids), "several": several(_counted(ids))})
    pile = g.recon.discard
    yield Phrase("fireteam-told-recon", {"left": v.recon, "count": len(pile), "several": several(Counter(pile))})
    yield Phrase("fireteam-told-threats", {"left": v.threats})
    for seat, hero in g.heroes.items():
        yield Phrase("fireteam-told-hero", {"seat": seat, "hand": v.hands[seat], "left": v.decks[seat]})
        yield Phrase("fireteam-told-focus", {"count": len(hero.focus), "focus": tuple(hero.focus)})
        yield Phrase("fireteam-told-upgrades", {"count": len(hero.upgrades), "cards": tuple(hero.upgrades)})
    for seat, hero in g.heroes.items():
        pile = hero.deck.discard
        args: dict[str, Value] = {"seat": seat, "count": len(pile), "several": several(Counter(pile))}
        yield Phrase("fireteam-told-discard", args)


def objective_words(g: Fireteam, id: str, have: int) -> Phrase:
    """How an objective stands and what it demands."""
    args: dict[str, Value] = {"objective": id, "have": have, "need": g.need(id), "task": id}
    return Phrase("fireteam-told-objective", {**args, "done": int(id in g.complete)})
