"""Where every component is: nothing is lost, and what is hidden could be otherwise (laws 4 and 6)."""

from __future__ import annotations

from collections import Counter

from bot.engine.chance import Chance
from bot.games.fireteam.box.content import BOX, HEROES, TOKENS, role_cards
from bot.games.fireteam.box.verbs import SPECIAL_TOKENS
from bot.games.fireteam.state import Fireteam


def census(g: Fireteam) -> Counter[str]:
    """The cards, miniatures and tokens, wherever they are."""
    found: Counter[str] = Counter()
    for seat, hero in g.heroes.items():
        found.update(f"{seat}:{card}" for card in (*hero.deck.cards, *hero.deck.discard, *hero.hand))
    found.update([*g.recon.cards, *g.recon.discard, *g.removed, *g.found])
    found.update([*g.threats.cards, *g.threats.discard, *g.revealed])
    found.update([*g.pool, *g.reserve, *g.fallen, *g.creatures])
    found.update({f"{name} token": count for name, count in _tokens(g).items()})
    return +found


def _tokens(g: Fireteam) -> Counter[str]:
    """The number of tokens on the board, on cards and in the supply."""
    tokens = Counter(g.supply)
    tokens["info"] += sum(g.objectives.values())
    tokens["info"] += sum(found.tokens + bool(found.at and not found.done) for found in g.found.values())
    tokens["power"] += g.power + bool(g.boss_at)
    tokens["entry"] += len(g.entries)
    for thing in g.things.values():
        tokens[thing.kind if thing.kind in SPECIAL_TOKENS else "info"] += 1
    return tokens


def inventory(g: Fireteam) -> Counter[str]:
    """What the box holds for this mission."""
    boxed: Counter[str] = Counter()
    for seat, hero in g.heroes.items():
        if hero.deck.cards or hero.deck.discard or hero.hand:
            role = HEROES[seat].role
            kinds = [*role_cards(role, upgrade=False), *role_cards(role, upgrade=True)]
            boxed.update({f"{seat}:{k.id}": k.count for k in kinds if not k.upgrade or k.id in hero.upgrades})
    boxed.update({card.id: card.count for card in BOX.events})
    boxed.update([*g.report.discoveries, *g.report.threats])
    size = len(g.seats) - 2
    totals: Counter[str] = Counter()
    for part in (g.report.pool, g.report.reserve):
        totals.update({kind: counts[size] for kind, counts in part.items()})
    boxed.update(f"{kind}.{n}" for kind, count in totals.items() for n in range(1, count + 1))
    if g.report.boss and not g.boss_at:
        boxed.update([f"{g.report.boss.kind}.1"])
    boxed.update({f"{name} token": count for name, count in TOKENS.items()})
    return boxed


def confides(g: Fireteam) -> bool:
    """Whether hands lie open among allies; a window then tells onlookers that some card answers (RUL-67)."""
    return not g.hidden


def veil(g: Fireteam, eyes: frozenset[str], chance: Chance) -> None:
    """Mix the decks; with hidden hands, also those of the others with their decks (RUL-67)."""
    for name, hero in g.heroes.items():
        if g.hidden and name not in eyes:
            mixed = [*hero.deck.cards, *hero.hand]
            chance.shuffle(mixed)
            held = len(hero.hand)
            hero.hand = sorted(mixed[:held])
            hero.deck.cards[:] = mixed[held:]
        else:
            chance.shuffle(hero.deck.cards)
    chance.shuffle(g.threats.cards)
    _mix_recon(g, chance)


def _mix_recon(g: Fireteam, chance: Chance) -> None:
    """Mix the recon deck and the events left out of it, but for the cards on top that lie open at the moment."""
    covered = len(g.recon.cards) - len(g.looked)
    mixed = [*g.recon.cards[:covered], *g.removed]
    events = [card for card in mixed if card not in g.report.discoveries]
    chance.shuffle(events)
    kept = len(g.removed)
    g.removed = sorted(events[:kept])
    deck = [*events[kept:], *(card for card in mixed if card in g.report.discoveries)]
    chance.shuffle(deck)
    g.recon.cards[:covered] = deck
