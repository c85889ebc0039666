"""What a keeper may do in the Watch: each action is offered or barred by one check, then done by one function."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.asks import Bars, Choice, Offer, hidden, option
from bot.engine.boards.graph import reach, shortest
from bot.engine.dice import D6
from bot.games.training.content import CARDS, MOVE, Card, Effect
from bot.games.training.events import Drew, DrivenOff, Healed, Helped, Moved, Played, Poured, Received, Struck, Took
from bot.games.training.state import HEALTH, Lamplight, near

bar = Bars("training")


def offers(g: Lamplight, seat: str) -> Iterator[Offer]:
    """Everything this keeper might do, with the reason where it is barred (TRAIN-WATCH-01)."""
    me = g.keepers[seat]
    steps = reach(me.at, g.plan.ways, MOVE)
    for shade in g.shades:
        yield option("strike", shade=shade.id), bar(near(me.at, shade.at), "not-near", "TRAIN-STRIKE-01")
    yield (
        option("take"),
        bar(bool(g.crates.get(me.at)), "no-crate", "TRAIN-TAKE-01") or bar(not me.oil, "hands-full", "TRAIN-TAKE-01"),
    )
    yield (
        option("pour"),
        bar(me.at == g.tower, "not-at-lamp", "TRAIN-POUR-01") or bar(me.oil > 0, "no-oil", "TRAIN-POUR-01"),
    )
    for friend in g.seats:
        if friend != seat:
            keeper = g.keepers[friend]
            yield (
                option("help", friend=friend),
                bar(keeper.health == 0, "not-down", "TRAIN-HELP-01")
                or bar(near(me.at, keeper.at), "not-near", "TRAIN-HELP-01"),
            )
    for space in g.plan.hexes:
        if space != me.at:
            yield option("move", to=space), bar(space in steps, "too-far", "TRAIN-MOVE-01")
    yield from plays(g, seat)
    yield option("rest"), None


def plays(g: Lamplight, seat: str) -> Iterator[Offer]:
    """The cards this keeper might play; only they may see which (TRAIN-PLAY-01)."""
    me = g.keepers[seat]
    for card in dict.fromkeys(me.hand):
        match CARDS[card].effect:
            case "drive-off":
                for shade in g.shades:
                    far = bar(near(me.at, shade.at, CARDS[card].amount), "too-far-to-see", "TRAIN-PLAY-01")
                    yield hidden("play", card=card, shade=shade.id), far
            case "heal":
                hurt = bar(me.health < HEALTH, "not-hurt", "TRAIN-PLAY-01")
                yield hidden("play", card=card), hurt
            case "brace":
                only = bar(False, "reaction-only", "TRAIN-BRACE-01")
                yield hidden("play", card=card), only
            case _:
                yield hidden("play", card=card), None


def move(g: Lamplight, choice: Choice) -> None:
    """Walk by the cheapest way (TRAIN-MOVE-01)."""
    me = g.keepers[choice.seat]
    way = (me.at, *(shortest(me.at, choice["to"], g.plan.ways) or ()))
    me.at = choice["to"]
    g.tell(Moved(seat=choice.seat, path=way, to=me.at))


def take(g: Lamplight, choice: Choice) -> None:
    """Take a flask from the crate (TRAIN-TAKE-01)."""
    me = g.keepers[choice.seat]
    g.crates[me.at] -= 1
    me.oil = 1
    g.tell(Took(seat=choice.seat))


def pour(g: Lamplight, choice: Choice) -> None:
    """Fill the lamp by two (TRAIN-POUR-01)."""
    g.keepers[choice.seat].oil = 0
    g.lamp += 2
    g.count("oil", choice.seat, 2)
    g.tell(Poured(seat=choice.seat, lamp=g.lamp))


def strike(g: Lamplight, choice: Choice) -> None:
    """Roll two dice; one of 4 or more drives the shade off (TRAIN-STRIKE-01)."""
    dice = g.roll(D6, 2, seat=choice.seat)
    g.count("strikes", choice.seat)
    g.tell(Struck(seat=choice.seat, shade=choice["shade"], dice=dice))
    if any(int(face) >= 4 for face in dice):
        drive_off(g, choice["shade"], choice.seat)


def help_up(g: Lamplight, choice: Choice) -> None:
    """Help a friend up (TRAIN-HELP-01)."""
    g.keepers[choice["friend"]].health = 1
    g.count("helped", choice.seat)
    g.tell(Helped(seat=choice.seat, friend=choice["friend"]))


def rest(g: Lamplight, choice: Choice) -> None:
    """Draw a card (TRAIN-REST-01)."""
    draw(g, choice.seat)


def play_card(g: Lamplight, choice: Choice) -> None:
    """Do what the card says (TRAIN-PLAY-01)."""
    card = CARDS[choice["card"]]
    discard(g, choice.seat, card.id)
    g.tell(Played(seat=choice.seat, card=card.id))
    EFFECTS[card.effect](g, choice, card)
    g.reveal()


def burn(g: Lamplight, choice: Choice, card: Card) -> None:
    """Drive off a shade near by."""
    drive_off(g, choice["shade"], choice.seat)


def heal(g: Lamplight, choice: Choice, card: Card) -> None:
    """Heal oneself."""
    me = g.keepers[choice.seat]
    me.health += card.amount
    g.tell(Healed(seat=choice.seat, health=me.health))


def fill(g: Lamplight, choice: Choice, card: Card) -> None:
    """Fill the lamp from afar."""
    g.lamp += card.amount
    g.count("oil", choice.seat, card.amount)
    g.tell(Poured(seat=choice.seat, lamp=g.lamp, card=card.id))


def call(g: Lamplight, choice: Choice, card: Card) -> None:
    """Let everybody who stands draw."""
    for seat in g.up():
        draw(g, seat, card.amount)


EFFECTS: dict[Effect, Callable[[Lamplight, Choice, Card], None]] = {
    "drive-off": burn,
    "heal": heal,
    "fill": fill,
    "everyone-draws": call,
}
"""What a card does when it is played; to brace is a reaction (TRAIN-BRACE-01)."""


def draw(g: Lamplight, seat: str, count: int = 1) -> None:
    """Draw cards: everybody hears how many, the keeper sees which."""
    cards = tuple(g.draw(g.deck, count))
    g.keepers[seat].hand.extend(cards)
    g.keepers[seat].hand.sort()
    g.tell(Drew(seat=seat, count=len(cards)))
    if cards:
        g.tell(Received(audience=(seat,), cards=cards))


def discard(g: Lamplight, seat: str, card: str) -> None:
    """Put a card from a hand on the discard pile."""
    g.keepers[seat].hand.remove(card)
    g.deck.discard.append(card)


def drive_off(g: Lamplight, id: str, seat: str) -> None:
    """Send a shade back into the sea."""
    shade = g.shade(id)
    g.shades.remove(shade)
    g.count("driven-off", seat)
    g.tell(DrivenOff(shade=shade.id, at=shade.at))


VERBS: dict[str, Callable[[Lamplight, Choice], None]] = {
    "move": move,
    "take": take,
    "pour": pour,
    "strike": strike,
    "help": help_up,
    "rest": rest,
    "play": play_card,
}
