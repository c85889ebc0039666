"""Tactics cards: what they do at once, and those that lie on the table for the turn (SAL-TACTIC)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Draw, Lasting, Playing, Survey
from bot.games.salvation.box.content import NUMBER, SECTORS
from bot.games.salvation.events.cards import Decoyed, Lasts, RoadsBlown
from bot.games.salvation.rules.bars import bar
from bot.games.salvation.rules.board.hidden import open_token
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
    if isinstance(playing.action, Lasting | Survey) and playing.action.draws:
        draw_cards(g, playing.seat, playing.action.draws, expected=isinstance(playing.action, Lasting))


def draw_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if there is nothing to draw (SAL-RUL-07)."""
    deck = g.deck(playing.seat)
    return bar(deck.cards or deck.discard, "no-cards", "SAL-RUL-07")


def survey_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if no token lies face down any more."""
    return bar(g.hidden, "no-tokens", "SAL-RUL-07")


def survey(g: Salvation, playing: Playing) -> Steps:
    """Open a face-down token anywhere (SAL-TACTIC-02)."""
    draw_besides(g, playing)
    options = [option("open", slot=slot) for slot in g.hidden]
    choice: Choice = yield g.ask(playing.seat, "survey", options, args={"seat": playing.seat, "card": playing.card.id})
    yield from open_token(g, playing.seat, choice["slot"])


def last_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if a card would hold machines where there are none."""
    pins = isinstance(playing.action, Lasting) and playing.action.pins
    return bar(not pins or g.of("skynet"), "nobody-to-fool", "SAL-RUL-07")


def last(g: Salvation, playing: Playing) -> Steps:
    """Lay the card before its player until the end of the turn (SAL-TACTIC-03)."""
    lies = OnTable(playing.seat, playing.card.id)
    if isinstance(playing.action, Lasting) and playing.action.blows_roads:
        options = [option("blow", at=sector) for sector in SECTORS]
        choice: Choice = yield g.ask(playing.seat, "blow", options, kind="space", args={"seat": playing.seat})
        lies.at = choice["at"]
        g.tell(RoadsBlown(at=lies.at))
    elif isinstance(playing.action, Lasting) and playing.action.pins:
        where = sorted({unit.at for unit in g.of("skynet")}, key=NUMBER.__getitem__)
        options = [option("decoy", at=sector) for sector in where]
        choice = yield g.ask(playing.seat, "decoy", options, kind="space", args={"seat": playing.seat})
        lies.at = choice["at"]
        g.tell(Decoyed(at=lies.at, units=tuple(unit.id for unit in g.at(lies.at, "skynet"))))
    else:
        g.tell(Lasts(card=playing.card.id))
    g.table.append(lies)
    draw_besides(g, playing)
