"""Searching: the token is turned, a recon card is drawn and resolved; ambushes (FTZ-SEARCH, FTZ-AMBUSH)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.content import DISCOVERIES, EVENTS
from bot.games.fireteam.events.foes import NothingFound, ReconBuried, ReconDrawn, ReconShown
from bot.games.fireteam.events.heroes import Searched
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.hero import hands, recon_events
from bot.games.fireteam.rules.stats import ability, amount, in_force, rules
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Fireteam, Found

PATTY = "patty"
LETTERS = "ABCDEFGHIJKL"


def barred(g: Fireteam, seat: str) -> Reason | None:
    """Why a hero cannot search here: creatures, no token that lies face up, or too few cards to pay for it."""
    here, price = g.heroes[seat].at, cost(g)
    return (
        bar(here in g.entries, "no-token", "FTZ-SEARCH-01")
        or bar(here not in g.searched, "searched", "FTZ-SEARCH-05")
        or bar(not g.creatures_at(here), "creatures-here", "FTZ-SEARCH-01")
        or bar(price <= len(g.heroes[seat].hand), "search-cost", "RUL-25", amount=price)
    )


def cost(g: Fireteam) -> int:
    """The number of cards that a search costs now; whoever chooses to search must be able to pay them (RUL-25)."""
    return sum(rule.amount for rule in rules(g, "costly-search"))


def is_free(g: Fireteam, seat: str) -> bool:
    """Whether a search is free: Patty here or next door, or quick fingers once a turn (FTZ-SPECIALIST-07..09)."""
    return patty_near(g, seat) or (bool(ability(g, seat, "quick-search")) and not g.searched_quickly)


def patty_near(g: Fireteam, seat: str) -> bool:
    """Whether Patty is here or next door, and can help (FTZ-SPECIALIST-07, -12)."""
    return g.field.near(g.heroes[seat].at, g.specialists[PATTY], 1) and not in_force(g, "no-free-search")


def search(g: Fireteam, seat: str) -> Steps:
    """Pay what a search costs, turn the token face down, then draw and resolve one recon card (FTZ-SEARCH-03, -04)."""
    at = g.heroes[seat].at
    if price := cost(g):
        yield from hands.lay_off(g, seat, price)
    g.searched.append(at)
    g.count("searches", seat)
    g.tell(Searched(seat=seat, at=at))
    yield from find(g, seat)
    if not g.heroes[seat].ko:
        hands.draw(g, seat, amount(g, seat, "scavenger"))


def find(g: Fireteam, seat: str) -> Steps:
    """Draw a recon card and resolve it at once; an empty deck gives nothing (FTZ-SEARCH-04, RUL-52)."""
    again = True
    while again:
        g.reveal()
        if not g.recon.cards:
            g.tell(NothingFound())
            return
        card = (yield from keen(g, seat)) if amount(g, seat, "keen-eyes") > 1 else g.recon.cards.pop()
        g.tell(ReconDrawn(recon=card, again=g.recon.discard.count(card)))
        if card in EVENTS:
            g.recon.discard.append(card)
            again = yield from recon_events.resolve(g, seat, EVENTS[card])
        else:
            again = False
            yield from discover(g, seat, card)


def keen(g: Fireteam, seat: str) -> Asking[str]:
    """Look at the top cards and choose one; the others go under the deck."""
    looked = g.recon.top(amount(g, seat, "keen-eyes"))
    g.tell(ReconShown(recon=tuple(looked)))
    chosen = looked[0]
    if len(set(looked)) > 1:
        options = [option("find", recon=card) for card in dict.fromkeys(looked)]
        g.looked = list(looked)
        choice: Choice = yield g.ask(seat, "keen-eyes", options, args={"seat": seat})
        g.looked = []
        chosen = choice["recon"]
    for card in looked:
        g.recon.cards.remove(card)
    looked.remove(chosen)
    for card in looked:
        g.recon.bury(card)
        g.tell(ReconBuried(recon=card))
    return chosen


def discover(g: Fireteam, seat: str, id: str) -> Steps:
    """Resolve a discovery: its token comes at once, after a guard's death, or after work (FTZ-OBJECTIVE-06)."""
    card, at = DISCOVERIES[id], g.heroes[seat].at
    found = g.found[id] = Found()
    if card.task == "work":
        found.at, found.letter = at, letter(g)
        g.supply["info"] -= 1
        return
    if card.task == "guarded" and (guards := foes.waiting(g, g.reserve, card.rank or "elite")):
        yield from foes.enter(g, guards[0], at, "reserve", id)
        return
    found.done = True
    yield from objectives.place(g, card.objective)


def letter(g: Fireteam) -> str:
    """A letter that no token on the board shows (FTZ-TOKEN-04)."""
    used = {thing.letter for thing in g.things.values()} | {found.letter for found in g.found.values()}
    return next(each for each in LETTERS if each not in used)
