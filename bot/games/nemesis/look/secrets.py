"""All that others keep secret and that lies face down, for those who have given up their part (NEM-RUL-77)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.decks import kind_of
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import COORDINATES, face
from bot.games.nemesis.state import Nemesis, Player


class Held(msgspec.Struct, frozen=True):
    """What somebody hides."""

    who: str
    objectives: tuple[str, ...]
    hand: tuple[str, ...]
    items: tuple[str, ...]
    infected: int
    """Infected cards in hand, deck and discard pile."""


class Secrets(msgspec.Struct, frozen=True):
    """Everything that is hidden, but for the order of the decks."""

    crew: tuple[Held, ...]
    tiles: tuple[tuple[str, str, str], ...]
    """Slot, tile and kind of token of every room that nobody has explored."""
    engines: tuple[tuple[str, str], ...]
    leads: tuple[tuple[str, str], ...]
    weaknesses: tuple[tuple[str, str], ...]


def secrets(g: Nemesis, seat: str | None) -> Secrets | None:
    """What somebody is shown who watches; nothing to everybody else."""
    if seat is None or seat not in g.players or not g.players[seat].watches:
        return None
    return Secrets(
        crew=tuple(held(g, g.players[other]) for other in g.in_order() if other != seat),
        tiles=tuple((n, room.tile, kind_of(room.token)) for n, room in g.rooms.items() if not room.explored),
        engines=tuple((engine, tokens[-1]) for engine, tokens in g.engines.items()),
        leads=tuple(COORDINATES[g.coordinates].leads.items()),
        weaknesses=tuple((clue.slot, clue.card) for clue in g.clues if not clue.known),
    )


def held(g: Nemesis, player: Player) -> Held:
    """What one of the others hides."""
    every = (*player.hand, *player.deck, *player.discard)
    return Held(
        player.character,
        tuple(player.objectives),
        tuple(map(face, player.hand)),
        tuple(player.items),
        sum(card in g.infected for card in every),
    )


def told(v: Secrets) -> Iterator[Phrase]:
    """The secrets in sentences."""
    for each in v.crew:
        yield Phrase("nemesis-open-aims", {"who": each.who, "objective": each.objectives, "infected": each.infected})
        yield Phrase("nemesis-open-hand", {"who": each.who, "cards": each.hand, "count": len(each.hand)})
        yield Phrase("nemesis-open-items", {"who": each.who, "cards": each.items, "count": len(each.items)})
    yield from (Phrase("nemesis-open-engine", {"engine": engine, "status": status}) for engine, status in v.engines)
    yield from (Phrase("nemesis-open-leads", {"space": space, "destination": to}) for space, to in v.leads)
    yield from (Phrase("nemesis-open-weakness", {"slot": slot, "weakness": card}) for slot, card in v.weaknesses)
    yield from (Phrase("nemesis-open-tile", {"slot": n, "room": tile, "token": of}) for n, tile, of in v.tiles)
