"""A player's own board: hand, Inventory, Objectives and notes, for their eyes only."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.scene import Card, Scene, Shelf, Token
from bot.engine.words import Phrase
from bot.games.nemesis.content import ACTIONS, BLOOD, CARDS, EVENTS, INTRUDER_ACTIONS, item, kind
from bot.games.nemesis.look_panels import seatline
from bot.games.nemesis.look_ship import name
from bot.games.nemesis.state import Note
from bot.games.nemesis.views import CrewView, ThingView, View

COLOURS = {"red": "orange", "yellow": "yellow", "green": "green", "blue": "sky", "start": "muted", "quest": "purple"}
NOTES = 6
"""Notes that a picture has room for."""


def sheet(v: View) -> Scene | None:
    """Lay out what only this seat may see."""
    if v.seat is None or v.seat not in v.crew:
        return None
    me = v.crew[v.seat]
    who = me.character or me.seat
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-sheet", {"who": who}),
        cards=(*looked_at(v), *hand(v), *hunt(v), *inventory(v), *injuries(me), *objectives(v), *notes(v)),
        seats=(seatline(v, me),),
        shelves=tuple(shelf for shelf in shelves(v, me) if shelf.tokens),
        alt=(Phrase("nemesis-alt-hand", {"count": len(v.hand), "cards": v.hand}), *map(learned, v.notes)),
    )


def shelves(v: View, me: CrewView) -> tuple[Shelf, ...]:
    """Give one's board: Wounds, Hand slots, Quest Items, markers, and what lies on the table in a Trade."""
    return (
        Shelf(name("shelf", "wounds"), tuple(wounds(me))),
        Shelf(name("shelf", "hands"), tuple(map(held, me.hands))),
        Shelf(
            name("shelf", "quests"), tuple(Token("", "key", name("card", card), colour="purple") for card in me.quests)
        ),
        Shelf(name("shelf", "state"), tuple(markers(me))),
        Shelf(name("shelf", "trade"), tuple(offered(v, *each) for each in v.offers)),
    )


def wounds(me: CrewView) -> list[Token]:
    """Give Light Wounds and Serious ones, Dressed or not."""
    light = [Token("", "blood", Phrase("nemesis-light"), count=me.light, colour="target")] if me.light else []
    serious = [
        Token(
            "",
            "medkit" if dressed else "heart",
            Phrase("nemesis-hurt", {"wound": wound, "dressed": int(dressed)}),
            colour="muted" if dressed else "danger",
        )
        for wound, dressed in me.wounds
    ]
    return [*light, *serious] or [Token("", "check", Phrase("nemesis-unhurt"), colour="reach")]


def held(thing: ThingView) -> Token:
    """Give what is in a Hand slot, with its Ammo."""
    words = Phrase("nemesis-held", {"thing": thing.id, "ammo": thing.ammo, "capacity": thing.capacity})
    return Token("", "bullet" if thing.capacity else "hand", words, colour="accent" if thing.ammo else "muted")


def markers(me: CrewView) -> list[Token]:
    """Give what else is on a Character board, and standing orders."""
    signs = {
        "slime": ("slime", me.slime, "enemy"),
        "larva": ("claw", me.larva, "danger"),
        "signal": ("radio", me.signal, "reach"),
        "lets-pass": ("check", me.lets_pass, "muted"),
    }
    return [Token("", glyph, name("state", id), colour=colour) for id, (glyph, on, colour) in signs.items() if on]


def offered(v: View, giver: str, taker: str, things: tuple[str, ...]) -> Token:
    """Give what somebody would give somebody in a Trade."""
    who, other = v.crew[giver].character, v.crew[taker].character
    return Token("", "hand", Phrase("nemesis-lies-offered", {"who": who, "other": other, "things": things}))


def learned(note: Note) -> Phrase:
    """Tell what somebody learned, as of then (NEM-RUL-43)."""
    return Phrase(f"nemesis-note-of-{note.id}", {"round": note.round, **note.args})


def notes(v: View) -> tuple[Card, ...]:
    """Give the newest notes; the words beside the picture tell all of them."""
    return tuple(
        Card(
            f"note.{n}",
            name("note-title", note.id),
            learned(note),
            name("back", "note"),
            colour="muted",
        )
        for n, note in enumerate(v.notes[-NOTES:])
    )


def hand(v: View) -> tuple[Card, ...]:
    """Give the cards in hand."""
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
    """Give the cards of the Intruder Player."""
    return tuple(
        Card(card, name("card", kind(card)), hunter_text(card), name("back", "hunt"), colour="enemy")
        for card in v.hunt_hand
    )


def hunter_text(card: str) -> Phrase:
    """Say what a card of the Intruder Player does: its corridor, its Attack cards, its effect (NEM-INTPLAYER-09)."""
    printed = INTRUDER_ACTIONS[card]
    figures = {"corridor": printed.corridor, "attacks": printed.attacks}
    return Phrase("nemesis-hunter-text", {**figures, "says": kind(card)})


def looked_at(v: View) -> tuple[Card, ...]:
    """Give the cards that somebody chooses among: found Items, and what the Intruder Player has drawn."""
    return tuple(card for each in v.looking for card in drawn(each))


def drawn(card: str) -> Iterator[Card]:
    """Give a card that was drawn to choose from, by the deck it comes from."""
    of = kind(card)
    if card in CARDS:
        yield item_card(card)
    elif card in EVENTS:
        title = name("eventcard", of)
        yield Card(card, title, name("eventcard-text", of), name("back", "event"), colour="enemy")
    elif card in BLOOD:
        yield Card(card, name("attack", of), name("attack-text", of), name("back", "attack"), colour="danger")


def injuries(me: CrewView) -> tuple[Card, ...]:
    """Give the Serious Wounds with what they do; a Dressed one does nothing."""
    return tuple(
        Card(
            f"{wound}.{n}",
            name("wound", wound),
            name("wound-text", wound),
            name("back", "wound"),
            colour="danger",
            spent=dressed,
        )
        for n, (wound, dressed) in enumerate(me.wounds)
    )


def inventory(v: View) -> tuple[Card, ...]:
    """Give the Items, in hand and put away."""
    me = v.crew[v.seat or ""]
    cards = [*v.items, *(thing.id for thing in me.hands if thing.id in CARDS)]
    return tuple(item_card(card, ("hand", False) in me.wounds) for card in cards)


def item_card(card: str, hurt: bool = False) -> Card:
    """Give an Item with what using it costs; a Hand Wound adds one, and what is never used has no Cost."""
    printed = item(card)
    return Card(
        card,
        name("card", kind(card)),
        name("card-text", kind(card)),
        name("back", CARDS[card]),
        colour=COLOURS[CARDS[card]],
        cost=str(printed.cost + hurt) if printed.parts else "",
    )


def objectives(v: View) -> tuple[Card, ...]:
    """Give the Objectives, those of the whole crew included."""
    return tuple(
        Card(each, name("objective", each), name("objective-text", each), name("back", "objective"), colour="purple")
        for each in (*v.objectives, *v.goals)
    )
