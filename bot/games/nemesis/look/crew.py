"""What everybody sees of a Character besides where it stands: Hand slots, backs, Wounds, markers (NEM-RUL-63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine.decks import kind_of
from bot.engine.scene import Card, Scene, Shelf, Token
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import CARDS, item
from bot.games.nemesis.look.beside import seatline
from bot.games.nemesis.look.ground import name
from bot.games.nemesis.look.views import CrewView, ThingView, View
from bot.games.nemesis.state import Nemesis

COLOURS = {"red": "orange", "yellow": "yellow", "green": "green", "blue": "sky", "start": "muted", "quest": "purple"}
ADDED = ("extend", "autoload")
"""Sections by which an Item stays in play on a Weapon (NEM-ITEM-09); of Quest Items the texts themselves say once."""
PILES = {"event": "eventcard", "attack": "attack", "wound": "wound", "hunt": "card"}
"""The kind of name that the cards of a pile have; Items have that of cards."""


def wounds(me: CrewView) -> list[Token]:
    """Light Wounds and Serious ones, Dressed or not."""
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
    """What is in a Hand slot, with its Ammo."""
    words = Phrase("nemesis-held", {"thing": thing.id, "ammo": thing.ammo, "capacity": thing.capacity})
    return Token("", "bullet" if thing.capacity else "hand", words, colour="accent" if thing.ammo else "muted")


def backs(me: CrewView) -> list[Token]:
    """An Inventory by its backs; a Quest Item that was activated is known (NEM-INVENTORY-01)."""
    hidden = [(colour, count) for colour, count in me.backs.items() if colour != "quest"]
    counted = [
        Token("", "crate", name("back", colour), colour=COLOURS[colour], letter=str(count)) for colour, count in hidden
    ]
    return [*counted, *keys(me.active_quests)]


def keys(quests: Iterable[str]) -> list[Token]:
    """Quest Items by name."""
    return [Token("", "key", name("card", card), colour="purple") for card in quests]


def markers(me: CrewView) -> list[Token]:
    """What else is on a Character board."""
    signs = {
        "slime": ("slime", me.slime, "enemy"),
        "larva": ("claw", me.larva, "danger"),
        "signal": ("radio", me.signal, "reach"),
    }
    return [Token("", glyph, name("state", id), colour=colour) for id, (glyph, on, colour) in signs.items() if on]


def burdens(v: View) -> tuple[Shelf, ...]:
    """One shelf for each Character with what it carries and bears; of the dead only the Signal counts."""
    found = []
    for seat in v.order:
        me = v.crew[seat]
        living = me.character and me.state != "dead"
        tokens = [*map(held, me.hands), *backs(me), *markers(me)] if living else signal(me)
        if tokens:
            found.append(Shelf(name("character", me.character), tuple(tokens)))
    return tuple(found)


def signal(me: CrewView) -> list[Token]:
    """The Signal, once sent; it stays sent (NEM-RUL-38)."""
    return [token for token in markers(me) if token.glyph == "radio"]


def injuries(me: CrewView) -> tuple[Card, ...]:
    """The Serious Wounds with what they do; a Dressed one does nothing."""
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


def item_card(card: str, hurt: bool = False) -> Card:
    """An Item with what using it costs; a Hand Wound adds one, and what is never used has no Cost."""
    printed = item(card)
    return Card(
        card,
        name("card", kind_of(card)),
        item_text(card),
        name("back", CARDS[card]),
        colour=COLOURS[CARDS[card]],
        cost=str(printed.cost + hurt) if printed.parts else "",
    )


def item_text(card: str) -> Phrase:
    """What an Item does, when it may be used, and whether it is used up (NEM-ITEM-12)."""
    printed, colour = item(card), CARDS[card]
    if not printed.parts:
        return name("card-text", kind_of(card))
    once = not printed.reusable and not any(part in ADDED for part in printed.parts) and colour != "quest"
    return Phrase("nemesis-item-text", {"says": kind_of(card), "when": printed.combat, "once": int(once)})


def pile(title: Phrase, named: str, cards: Iterable[str]) -> Shelf:
    """The number of cards of a pile that lies face up (NEM-SETUP-28)."""
    counted = Counter(kind_of(card) for card in cards)
    return Shelf(title, tuple(Token("", "", name(named, card), count=count) for card, count in counted.items()))


def carries(me: CrewView) -> Phrase:
    """What everybody sees that somebody carries: what is in hand by name, the rest by its back."""
    hidden = [f"back-{colour}" for colour, count in me.backs.items() if colour != "quest" for _ in range(count)]
    things = (*(thing.id for thing in me.hands), *me.active_quests, *hidden)
    return Phrase("nemesis-alt-carries", {"who": me.character, "gave": things, "count": len(things)})


def carried(v: View) -> Scene:
    """Lay out only what each Character carries and bears, for words beside a picture of the ship."""
    return Scene(theme="nemesis", title="", shelves=burdens(v))


def roll(v: View) -> Scene:
    """Lay out what everybody sees of the whole crew, and the piles that lie face up."""
    piles = (pile(name("pile", of), PILES.get(of, "card"), cards) for of, cards in v.discards.items())
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-roll"),
        seats=tuple(seatline(v, v.crew[seat]) for seat in v.order),
        shelves=(*burdens(v), *(each for each in piles if each.tokens)),
        alt=tuple(carries(v.crew[seat]) for seat in v.order if v.crew[seat].character),
    )


def dossier(v: View, seat: str) -> Scene:
    """Lay out what everybody sees of one Character: its board, its Quest Items, and its discard pile."""
    me = v.crew[seat]
    shelves = (
        Shelf(name("shelf", "wounds"), tuple(wounds(me))),
        Shelf(name("shelf", "hands"), tuple(map(held, me.hands))),
        Shelf(name("shelf", "inventory"), tuple(backs(me))),
        Shelf(name("shelf", "quests"), tuple(keys(me.quests))),
        Shelf(name("shelf", "state"), tuple(markers(me))),
        pile(name("shelf", "discard"), "card", me.discard),
    )
    shown = [*(thing.id for thing in me.hands if thing.id in CARDS), *me.active_quests, *me.quests]
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-dossier", {"who": me.character or me.seat}),
        seats=(seatline(v, me),),
        shelves=tuple(shelf for shelf in shelves if shelf.tokens),
        cards=(*injuries(me), *map(item_card, shown)),
        alt=(carries(me),),
    )


def pursuits(g: Nemesis) -> dict[str, tuple[str, ...]]:
    """The Objective that each seat settled on; whoever never had to choose is left out."""
    if g.mode == "coop":
        return {seat: tuple(g.goals) for seat in g.seats}
    return {seat: tuple(each.objectives) for seat, each in g.players.items() if len(each.objectives) == 1}
