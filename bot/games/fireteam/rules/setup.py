"""Setting a mission up in nine steps (FTZ-SETUP-02): `setup` lays it out, `begin` asks for what players choose."""

from __future__ import annotations

import msgspec

from bot.engine.asks import Choice, Option, Reason, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.game import TOGGLE, Setup, Switch
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.content import (
    BOX,
    HEROES,
    MISSIONS,
    NOW,
    SPECIALISTS,
    TOKENS,
    report_of,
    role_cards,
    role_focus,
)
from bot.games.fireteam.box.verbs import SPECIAL_TOKENS
from bot.games.fireteam.events.heroes import Began, Focused, StartPlayer, Upgraded
from bot.games.fireteam.rules import council, operation
from bot.games.fireteam.rules.hero.searching import LETTERS
from bot.games.fireteam.rules.threat import foes, spawning
from bot.games.fireteam.state import SCHEMA, Fireteam, Hero, Thing

SWITCHES = (
    Switch("mode", ("operation", "single"), "operation"),
    Switch("hidden-hands", TOGGLE, "off"),
    Switch("auto-activation", TOGGLE, "off"),
    Switch("ask-ties", TOGGLE, "off"),
)
"""The table's choices: the mode, and how much is asked (RUL-31, RUL-33, RUL-67)."""
BARE = "bare"
"""No table offers it: a role that gets no upgrades, so that their worth can be measured."""
EDITION = "edition"
"""No table offers it: the first edition of the missions, which tables play on that began with it."""
LEAST, MOST = 2, 4


def seating(seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
    """Why they cannot play: too few, two of one role, or a missing role (FTZ-SOLO-01, FTZ-ROLE-02, FTZ-SETUP-06)."""
    if not LEAST <= len(seats) <= MOST:
        return Reason("fireteam-refuse-seats", "FTZ-SOLO-01", {"least": LEAST, "most": MOST})
    roles = [HEROES[seat].role for seat in seats]
    if len(set(roles)) < len(roles):
        return Reason("fireteam-refuse-same-role", "FTZ-ROLE-02")
    for role in MISSIONS[mission].roles:
        if role not in roles:
            return Reason("fireteam-refuse-role", "FTZ-SETUP-06", {"role": role})
    return None


def weakened(chosen: Setup) -> dict[str, Setup]:
    """Take the upgrades of one role after another away, where a mission ends an operation."""
    roles = [HEROES[seat].role for seat in chosen.seats] if MISSIONS[chosen.mission].boss else []
    return {role: msgspec.structs.replace(chosen, options={**chosen.options, BARE: role}) for role in roles}


def setup(chosen: Setup, seed: bytes) -> Fireteam:
    """Lay a mission out: board, tokens, threat and recon decks, creatures, heroes (FTZ-SETUP-13..29)."""
    edition = chosen.options.get(EDITION, NOW)
    report = report_of(chosen.mission, edition)
    g = Fireteam(
        schema=SCHEMA,
        seats=chosen.seats,
        chance=Chance(seed),
        mission=report.id,
        edition=edition,
        mode=operation.mode_of(chosen),
        hidden=chosen.options.get("hidden-hands") == "on",
        auto=chosen.options.get("auto-activation") == "on",
        ask_ties=chosen.options.get("ask-ties") == "on",
        heroes={seat: Hero() for seat in chosen.seats},
        objectives=dict.fromkeys(report.objectives, 0),
        supply=dict(TOKENS),
        bare=chosen.options.get(BARE, ""),
        carried=chosen.carry,
    )
    g.tell(Began(mission=report.id))
    lay_board(g)
    build_decks(g)
    muster(g)
    for hero in g.heroes.values():
        hero.at = report.start
    g.specialists = dict.fromkeys(SPECIALISTS, report.start)
    return g


def lay_board(g: Fireteam) -> None:
    """Shuffle the entry tokens onto their locations, face up; lay things and the boss's mark (FTZ-SETUP-14, -16)."""
    numbers = [str(number) for number in range(1, TOKENS["entry"] + 1)]
    g.shuffle(numbers)
    g.entries = dict(zip(g.report.entries, numbers, strict=True))
    g.supply["entry"] = 0
    letters = iter(LETTERS)
    for n, lay in enumerate(g.report.things, 1):
        special = lay.kind in SPECIAL_TOKENS
        g.things[f"{lay.kind}.{n}"] = Thing(lay.kind, lay.at, "" if special else next(letters))
        g.supply[lay.kind if special else "info"] -= 1
    if g.report.boss:
        g.boss_at = g.report.boss.at
        g.supply["power"] -= 1


def build_decks(g: Fireteam) -> None:
    """Shuffle the listed threats, and events with discoveries into the recon deck (FTZ-SETUP-18, -21..23)."""
    g.threats = Deck(list(g.report.threats))
    g.shuffle(g.threats.cards)
    events = [card.id for card in BOX.events for _ in range(card.count)]
    g.shuffle(events)
    kept, g.removed = events[: g.report.events], sorted(events[g.report.events :])
    g.recon = Deck([*kept, *g.report.discoveries])
    g.shuffle(g.recon.cards)


def muster(g: Fireteam) -> None:
    """Fill pool and reserve, then roll for every pool creature, minions first (FTZ-SETUP-25..28, RUL-48)."""
    size = len(g.seats) - LEAST
    for part, pile in ((g.report.pool, g.pool), (g.report.reserve, g.reserve)):
        for kind, counts in part.items():
            taken = sum(id.startswith(f"{kind}.") for id in (*g.pool, *g.reserve))
            pile.extend(f"{kind}.{taken + n}" for n in range(1, counts[size] + 1))
    for rank in ("minion", "elite"):
        for id in foes.waiting(g, g.pool, rank):
            foes.put(g, id, spawning.roll(g, id, guarded=False), "pool")


def begin(g: Fireteam) -> Steps:
    """Give the start marker, let everybody equip, and begin with the draw of round 1 (FTZ-SETUP-04, -08, -10, -30)."""
    if not g.start:
        yield from give_marker(g)
    for seat in g.order:
        yield from equip(g, seat)
    g.end_phase("setup")
    g.phase, g.step = "tactics", "draw"


def give_marker(g: Fireteam) -> Steps:
    """Give the start player marker by agreement or at random (FTZ-SETUP-04)."""
    options = [*(option("start", seat=seat) for seat in g.seats), option("random")]
    chosen = yield from council.decide(g, "start", options, checkpoint=True, default=options[-1])
    g.start = g.choose(g.seats) if chosen.taken.verb == "random" else str(chosen.taken.args["seat"])
    g.tell(StartPlayer(seat=g.start))


def equip(g: Fireteam, seat: str) -> Steps:
    """Choose upgrade types and focus cards as the report grants, then shuffle the deck (FTZ-SETUP-07..12)."""
    hero, role = g.heroes[seat], HEROES[seat].role
    if hero.deck.cards or hero.deck.discard or hero.hand:
        return
    if g.report.upgrades and not hero.upgrades and role != g.bare:
        kinds = [option("upgrade", card=card.id) for card in role_cards(role, upgrade=True)]
        before = set(operation.read(g.carried).upgrades.get(seat, ()))
        choice = yield from _pick(g, seat, "upgrades", kinds, g.report.upgrades, before)
        hero.upgrades = sorted(choice.all("card"))
        g.tell(Upgraded(seat=seat, cards=tuple(hero.upgrades)))
    if g.report.focus and not hero.focus:
        cards = [option("focus", focus=card.id) for card in role_focus(role)]
        before = set(operation.read(g.carried).focus.get(seat, ()))
        choice = yield from _pick(g, seat, "focus", cards, g.report.focus, before)
        hero.focus = sorted(choice.all("focus"))
        g.tell(Focused(seat=seat, focus=tuple(hero.focus)))
    own = (*role_cards(role, upgrade=False), *(c for c in role_cards(role, upgrade=True) if c.id in hero.upgrades))
    hero.deck = Deck([card.id for card in own for _ in range(card.count)])
    g.shuffle(hero.deck.cards)


def _pick(g: Fireteam, seat: str, prompt: str, options: list[Option], count: int, before: set[str]) -> Asking[Choice]:
    """Let the owner choose so many; what was chosen for the mission before is proposed, with the next ones listed."""
    known = sorted(options, key=lambda offer: before.isdisjoint(offer.args.values()))
    proposed = tuple(offer.key for offer in known[:count]) if before else ()
    ask = g.ask(
        seat,
        prompt,
        options,
        kind="some",
        least=count,
        most=count,
        checkpoint=True,
        args={"seat": seat, "count": count},
    )
    choice: Choice = yield msgspec.structs.replace(ask, default=proposed)
    return choice


__all__ = ["LEAST", "MOST", "SWITCHES", "begin", "seating", "setup"]
