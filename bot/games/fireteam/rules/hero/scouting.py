"""Two things that several cards do: looking at the recon deck, and damage to creatures without dice."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import PASS, Choice, option
from bot.engine.state import Steps
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.events.foes import NothingFound, ReconBuried, ReconShown, Survived
from bot.games.fireteam.events.tasks import Proof
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.demand import bosses
from bot.games.fireteam.rules.stats import resistance, stat
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Fireteam


def scout(g: Fireteam, seat: str, count: int) -> Steps:
    """Turn up the top recon cards for all to see; one of them may go under the deck."""
    looked = g.recon.top(count)
    if not looked:
        g.tell(NothingFound())
        return
    g.reveal()
    g.tell(ReconShown(recon=tuple(looked)))
    options = [*(option("bury", recon=card) for card in dict.fromkeys(looked)), option(PASS)]
    g.looked = looked
    choice: Choice = yield g.ask(seat, "scout", options, default=options[-1], args={"seat": seat})
    g.looked = []
    if not choice.passed:
        place = len(g.recon.cards) - 1 - looked.index(choice["recon"])
        g.recon.bury(g.recon.cards.pop(place))
        g.tell(ReconBuried(recon=choice["recon"]))


def shell(g: Fireteam, seat: str, struck: Iterable[str], type: AttackType, damage: int) -> Steps:
    """Damage creatures without dice: no attack, so no samples; resistance counts (FTZ-RESIST-02)."""
    ends = []
    for id in list(struck):
        creature = g.creatures[id]
        if bosses.proof(g, id, seat):
            g.tell(Proof(creature=id, demand=g.demand))
        elif damage - resistance(g, creature, type) >= stat(g, creature, "life"):
            ends.append((id, creature))
        else:
            g.tell(Survived(creature=id))
    for id, _ in ends:
        foes.fell(g, id, seat)
    for id, creature in ends:
        yield from objectives.fallen(g, id, creature)
    for id, creature in ends:
        yield from foes.aftermath(g, id, creature, seat)
