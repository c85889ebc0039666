"""The draft: each player, by number, keeps one of two Characters (NEM-CREW-08)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import CHARACTERS, DECKS, item
from bot.games.nemesis.events.crew import Drafted, DraftOffered, StoryBegan
from bot.games.nemesis.state import Nemesis, Thing


def draft(g: Nemesis) -> Steps:
    """Let each player choose between two Characters that everybody sees (NEM-CREW-08)."""
    if not g.began:
        g.began = True
        g.tell(StoryBegan(mode=g.mode, ship=g.ship))
    while g.phase == "draft":
        seat = next((seat for seat in g.order if not g.players[seat].character), "")
        if not seat:
            g.phase = "player"
            g.offered, g.draft = [], []
            g.end_phase("setup")
            return
        if not g.offered:
            g.shuffle(g.draft)
            g.offered = sorted(g.draft[:2])
            g.tell(DraftOffered(seat=seat, cards=tuple(g.offered)))
        offers = [option("draft", character=character) for character in g.offered]
        choice: Choice = yield g.ask(seat, "draft", offers, checkpoint=True, args={"seat": seat})
        join(g, seat, choice["character"])


def join(g: Nemesis, seat: str, character: str) -> None:
    """Give a player a Character with its deck, Weapon and Quest Items (NEM-CREW-11..14)."""
    player, drafted = g.players[seat], CHARACTERS[character]
    player.character = character
    player.at = g.board.special["hibernatorium"]
    player.deck = list(DECKS[character])
    g.shuffle(player.deck)
    weapon = item(drafted.weapon).weapon
    player.hands = [Thing(drafted.weapon, weapon.ammo if weapon else 0)]
    player.quests = list(drafted.quests)
    g.draft.remove(character)
    g.offered = []
    g.tell(Drafted(seat=seat, who=character))
