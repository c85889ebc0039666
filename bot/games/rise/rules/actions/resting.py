"""Rest and Rescue: Wounds that heal, and Downed friends who stand up again (RISE-REST)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import PASS, Choice, Option, Reason, costly, option
from bot.engine.state import Asking, Steps
from bot.games.rise.box.cards import ActionSpace
from bot.games.rise.events.moves import Rescued, Tended
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def helps(g: Rise, seat: str) -> Iterator[Option]:
    """Whom a Rest die may help: oneself, a Downed friend beside, with the Medic anybody beside (RISE-REST-01)."""
    if g.characters[seat].down:
        return
    if figures.wounds(g, seat):
        yield option("rest")
    for friend in sorted(adjacent_friends(g, seat)):
        if friend in figures.friends(g):
            if friend in g.characters and figures.wounds(g, friend) and harm.passive(g, seat, "rest-others"):
                yield option("tend", target=friend)
        else:
            yield option("rescue", target=friend)


def adjacent_friends(g: Rise, figure: str) -> list[str]:
    """The Characters and Allies on hexes adjacent to a figure, Down or not (RISE-REST-04, RISE-GEN-07)."""
    here = figures.at(g, figure)
    people = figures.friends(g, standing=False).items()
    return [id for id, hex in people if id != figure and figures.adjacent(g, here, hex)]


def barred(g: Rise, seat: str) -> Reason | None:
    """Why a Character cannot use a Rest space (RISE-REST-06, RISE-DOWN-04, RULING-06)."""
    if g.characters[seat].down:
        return Reason("rise-refuse-down-cannot-rest", "RISE-DOWN-04")
    if not any(helps(g, seat)):
        return Reason("rise-refuse-nobody-to-help", "RISE-RULING-06")
    return None


def rest(g: Rise, seat: str, space: ActionSpace, value: int) -> Steps:
    """Remove a Wound from oneself, or Rescue: one of them, never both (RISE-REST-01..03, RULING-40, -41)."""
    options = list(helps(g, seat))
    picked = options[0]
    if len(options) > 1:
        choice: Choice = yield g.ask(seat, "rest", options, args={"seat": seat})
        picked = choice.options[0]
    friend = str(picked.args.get("target", seat))
    healed = 1
    if friend in g.characters:
        verbs = ("rest-heals", "rescue-heals") if picked.verb == "rescue" else ("rest-heals",)
        healed += sum(bonus.amount for bonus in space.bonus(value) if bonus.verb in verbs)
        healed += yield from medkits(g, seat, friend, healed)
    aid(g, seat, friend, healed)


def medkits(g: Rise, seat: str, friend: str, healed: int) -> Asking[int]:
    """Let the Turn Player discard Medkits for further Wounds, and give how many more heal (RISE-EQUIP-08)."""
    more = 0
    while figures.wounds(g, friend) > healed + more:
        kits = [card for card, found in figures.equipment(g, seat).items() if found.use == "with-rest"]
        if not kits:
            break
        options = [*(costly("spend", card=card) for card in kits), option(PASS)]
        choice: Choice = yield g.ask(seat, "medkit", options, default=options[-1], args={"seat": friend})
        if choice.passed:
            break
        effects = figures.equipment(g, seat)[choice["card"]].effects
        more += sum(effect.amount for effect in effects if effect.verb == "rest-heals")
        gear.spend_card(g, seat, choice["card"])
    return more


def aid(g: Rise, figure: str, friend: str, healed: int = 1) -> None:
    """Heal a friend; one who is Down stands up (RISE-REST-03, -05, RULING-40)."""
    rescue = friend not in figures.friends(g)
    if rescue:
        g.tell(Rescued(figure=figure, friend=friend))
    elif friend != figure:
        g.tell(Tended(figure=figure, friend=friend))
    harm.heal(g, friend, healed)
    if rescue:
        harm.stand_up(g, friend)
