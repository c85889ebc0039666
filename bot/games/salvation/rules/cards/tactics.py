"""Tactics cards: what they do at once, and those that lie on the table for the turn (SAL-TACTIC)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Draw, Lasting, Playing, Swap
from bot.games.salvation.box.content import SECTORS, sector_of
from bot.games.salvation.events.cards import RoadsBlown, Swapped
from bot.games.salvation.rules.bars import bar
from bot.games.salvation.rules.cards.dealing import draw_cards
from bot.games.salvation.state import OnTable, Salvation


def draw(g: Salvation, playing: Playing) -> Steps:
    """Draw cards."""
    if isinstance(playing.action, Draw):
        draw_cards(g, playing.seat, playing.action.count)
    return
    yield


def draw_besides(g: Salvation, playing: Playing) -> None:
    """Draw the cards that a Tactics card gives beside what it does."""
    if isinstance(playing.action, Lasting | Swap) and playing.action.draws:
        draw_cards(g, playing.seat, playing.action.draws)


def draw_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if there is nothing to draw (SAL-RUL-07)."""
    deck = g.deck(playing.seat)
    return bar(deck.cards or deck.discard, "no-cards", "SAL-RUL-07")


def swap_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if face-down tokens lie in fewer than two sectors."""
    if len({sector_of(slot) for slot in g.hidden}) >= 2:
        return None
    return Reason("salvation-refuse-no-tokens", "SAL-RUL-07")


def swap(g: Salvation, playing: Playing) -> Steps:
    """Swap two face-down tokens of different sectors; nobody sees them (SAL-HIDDEN-01)."""
    draw_besides(g, playing)
    options = [option("swap", slot=slot) for slot in g.hidden]
    first: Choice = yield g.ask(playing.seat, "swap", options, args={"seat": playing.seat})
    one = first["slot"]
    options = [option("swap", slot=slot) for slot in g.hidden if sector_of(slot) != sector_of(one)]
    second: Choice = yield g.ask(playing.seat, "swap-with", options, args={"seat": playing.seat, "slot": one})
    other = second["slot"]
    g.hidden[one], g.hidden[other] = g.hidden[other], g.hidden[one]
    g.tell(Swapped(seat=playing.seat, slot=one, other=other))


def last(g: Salvation, playing: Playing) -> Steps:
    """Lay the card before its player until the end of the turn (SAL-TACTIC-03)."""
    lies = OnTable(playing.seat, playing.card.id)
    if isinstance(playing.action, Lasting) and playing.action.blows_roads:
        options = [option("blow", at=sector) for sector in SECTORS]
        choice: Choice = yield g.ask(playing.seat, "blow", options, kind="space", args={"seat": playing.seat})
        lies.at = choice["at"]
        g.tell(RoadsBlown(seat=playing.seat, at=lies.at))
    g.table.append(lies)
    draw_besides(g, playing)
