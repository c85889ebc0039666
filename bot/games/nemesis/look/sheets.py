"""A player's own board: hand, Inventory, Objectives and notes, for their eyes only."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.decks import kind_of
from bot.engine.scene import Card, Scene, Shelf, Token
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import ACTIONS, ATTACKS, BLOOD, CARDS, EVENTS, INTRUDER_ACTIONS
from bot.games.nemesis.events.finds import shown
from bot.games.nemesis.look import secrets
from bot.games.nemesis.look.beside import seatline
from bot.games.nemesis.look.crew import held, injuries, item_card, keys, markers, wounds
from bot.games.nemesis.look.ground import name
from bot.games.nemesis.look.views import CrewView, View
from bot.games.nemesis.state import Note

NOTES = 6
"""Notes that a picture has room for."""
FINDS = ("found", "chose")
"""Notes of what was found, which lies in the Inventory as well."""


def sheet(v: View) -> Scene | None:
    """Lay out what only this seat may see; to those who have given up their part, what everybody hides."""
    if v.seat is None or v.seat not in v.crew:
        return None
    me = v.crew[v.seat]
    who = me.character or me.seat
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-sheet", {"who": who}),
        cards=(*open_page(v), *cards(v, me)),
        seats=(seatline(v, me),),
        shelves=tuple(shelf for shelf in shelves(v, me) if shelf.tokens),
        alt=(Phrase("nemesis-alt-hand", {"count": len(v.hand), "cards": v.hand}), *learned(v)),
    )


def cards(v: View, me: CrewView) -> tuple[Card, ...]:
    """One's own cards."""
    return (*looked_at(v), *hand(v), *hunt(v), *inventory(v), *injuries(me), *objectives(v), *notes(v))


def open_page(v: View) -> tuple[Card, ...]:
    """All that is hidden, for those who watch."""
    lines = secrets.told(v.secrets) if v.secrets else ()
    title, back = name("note-title", "open"), name("back", "note")
    return tuple(Card(f"open.{n}", title, line, back, colour="muted") for n, line in enumerate(lines))


def shelves(v: View, me: CrewView) -> tuple[Shelf, ...]:
    """One's board: Wounds, Hand slots, Quest Items, markers, and what lies on the table in a Trade."""
    return (
        Shelf(name("shelf", "wounds"), tuple(wounds(me))),
        Shelf(name("shelf", "hands"), tuple(map(held, me.hands))),
        Shelf(name("shelf", "quests"), tuple(keys(me.quests))),
        Shelf(name("shelf", "state"), bearings(me)),
        Shelf(name("shelf", "trade"), tuple(offered(v, *each) for each in v.offers)),
    )


def bearings(me: CrewView) -> tuple[Token, ...]:
    """What else is on one's board, and standing orders."""
    orders = [Token("", "check", name("state", "lets-pass"), colour="muted")] if me.lets_pass else []
    return (*markers(me), *orders)


def offered(v: View, giver: str, taker: str, things: tuple[str, ...]) -> Token:
    """What somebody would give somebody in a Trade."""
    who, other = v.crew[giver].character, v.crew[taker].character
    return Token("", "hand", Phrase("nemesis-lies-offered", {"who": who, "other": other, "things": things}))


def learned(v: View) -> tuple[Phrase, ...]:
    """All that a seat has learned, the newest last; and all that is hidden, for those who watch."""
    opened = secrets.told(v.secrets) if v.secrets else ()
    return (*map(noted, v.notes), *opened)


def noted(note: Note) -> Phrase:
    """What somebody learned, as of then (NEM-RUL-43)."""
    more = shown(str(note.args["card"])) if note.id == "event" else {}
    return Phrase(f"nemesis-note-of-{note.id}", {"round": note.round, **note.args, **more})


def notes(v: View) -> tuple[Card, ...]:
    """The newest notes, what was peeked at before what was found; `/nemesis me` tells all of them in words."""
    newest = sorted(range(len(v.notes)), key=lambda n: (v.notes[n].id in FINDS, -n))[:NOTES]
    return tuple(
        Card(
            f"note.{n}",
            name("note-title", v.notes[n].id),
            noted(v.notes[n]),
            name("back", "note"),
            colour="muted",
        )
        for n in sorted(newest)
    )


def hand(v: View) -> tuple[Card, ...]:
    """The cards in hand."""
    return tuple(
        Card(
            f"{card}.{n}",
            name("card", card),
            name("card-text", card),
            name("back", "action"),
            colour="muted" if card.startswith("contamination") else "accent",
            cost=str(ACTIONS[card].cost) if card in ACTIONS else "",
        )
        for n, card in enumerate(v.hand)
    )


def hunt(v: View) -> tuple[Card, ...]:
    """The cards of the Intruder Player."""
    return tuple(
        Card(card, name("card", kind_of(card)), hunter_text(card), name("back", "hunt"), colour="enemy")
        for card in v.hunt_hand
    )


def hunter_text(card: str) -> Phrase:
    """What a card of the Intruder Player does: its corridor, its Attack cards, its effect (NEM-INTPLAYER-09)."""
    printed = INTRUDER_ACTIONS[card]
    figures = {"corridor": printed.corridor, "attacks": printed.attacks}
    return Phrase("nemesis-hunter-text", {**figures, "says": kind_of(card)})


def looked_at(v: View) -> tuple[Card, ...]:
    """The cards that somebody chooses among: found Items, and what the Intruder Player has drawn."""
    return tuple(card for each in v.looking for card in drawn(each))


def drawn(card: str) -> Iterator[Card]:
    """A card that was drawn to choose from, by the deck it comes from."""
    of = kind_of(card)
    if card in CARDS:
        yield item_card(card)
    elif card in EVENTS:
        yield Card(card, name("eventcard", of), event_text(card), name("back", "event"), colour="enemy")
    elif card in BLOOD:
        yield Card(card, name("attack", of), attack_text(card), name("back", "attack"), colour="danger")


def event_text(card: str) -> Phrase:
    """All that an Event card shows: who moves, by which corridor, and its effect (NEM-ITEM-13)."""
    return Phrase("nemesis-event-text", shown(card))


def attack_text(card: str) -> Phrase:
    """What an Intruder Attack card does, and which Intruders can use it (NEM-ITEM-13, NEM-INTATT-07)."""
    return Phrase("nemesis-attack-shown", {"does": card, "movers": ATTACKS[kind_of(card)].users})


def inventory(v: View) -> tuple[Card, ...]:
    """The Items, in hand and put away."""
    me = v.crew[v.seat or ""]
    cards = [*v.items, *(thing.id for thing in me.hands if thing.id in CARDS)]
    return tuple(item_card(card, ("hand", False) in me.wounds) for card in cards)


def objectives(v: View) -> tuple[Card, ...]:
    """The Objectives, those of the whole crew included."""
    return tuple(
        Card(each, name("objective", each), name("objective-text", each), name("back", "objective"), colour="purple")
        for each in (*v.objectives, *v.goals)
    )
