"""Equipment that is used between Actions (RISE-EQUIP, RISE-CARD-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Asking, Steps
from bot.games.rise.box.cards import Equipment
from bot.games.rise.box.dice import ACTION
from bot.games.rise.events.attacks import DiceCleared, DiceRecovered
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear, moving, ranks
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


class Use(NamedTuple):
    """What one effect of a card can be done to now, and the doing of it."""

    scope: Callable[[Rise, str, int], list[str]]
    """What it could be applied to; nothing if it would have no effect."""
    do: Callable[[Rise, str, int], Steps]


def any_time(g: Rise, seat: str) -> Iterator[tuple[str, Reason | None]]:
    """The cards that may be used between Actions, with the reason where one would do nothing (RULING-06)."""
    for card, kind in figures.equipment(g, seat).items():
        if kind.use == "any-time":
            yield card, barred(g, seat, kind)


def barred(g: Rise, seat: str, kind: Equipment) -> Reason | None:
    """Why a card used between Actions would have no effect."""
    able = any(USES[effect.verb].scope(g, seat, effect.amount) for effect in kind.effects if effect.verb in USES)
    if able or (kind.search and gear.deck(g, kind.search.deck).cards):
        return None
    return Reason("rise-refuse-no-effect", "RISE-RULING-06")


def use(g: Rise, seat: str, card: str) -> Steps:
    """Use a card between Actions; it is discarded (RISE-CARD-06, RISE-EQUIP-09)."""
    kind = figures.equipment(g, seat)[card]
    gear.spend_card(g, seat, card)
    for effect in kind.effects:
        if USES[effect.verb].scope(g, seat, effect.amount):
            yield from USES[effect.verb].do(g, seat, effect.amount)
    if kind.search:
        yield from gear.look_through(g, seat, kind.search)


def _one(g: Rise, seat: str, prompt: str, what: str, ids: list[str]) -> Asking[str]:
    """Ask for one of several, if there are several."""
    if len(ids) == 1:
        return ids[0]
    options = [option(prompt, **{what: id}) for id in ids]
    choice: Choice = yield g.ask(seat, prompt, options, args={"seat": seat})
    return choice[what]


def _wounded(g: Rise, seat: str, amount: int) -> list[str]:
    """Whoever can be healed: oneself or an adjacent Character, Down or not (RISE-RULING-42)."""
    here = figures.at(g, seat)
    near = (id for id in g.seats if id == seat or figures.adjacent(g, here, g.characters[id].at))
    return [id for id in near if figures.wounds(g, id)]


def _heal(g: Rise, seat: str, amount: int) -> Steps:
    """Remove Wounds; it stands nobody up (RISE-EQUIP-09, RISE-RULING-42)."""
    patient = yield from _one(g, seat, "heal", "seat", _wounded(g, seat, amount))
    harm.heal(g, patient, amount)


def _fallen(g: Rise, seat: str, amount: int) -> list[str]:
    """The other adjacent Characters that are Down."""
    here = figures.at(g, seat)
    downed = (id for id in g.seats if g.characters[id].down and id != seat)
    return [id for id in downed if figures.adjacent(g, here, g.characters[id].at)]


def _revive(g: Rise, seat: str, amount: int) -> Steps:
    """Heal a Downed Character, who stands up."""
    patient = yield from _one(g, seat, "revive", "seat", _fallen(g, seat, amount))
    harm.heal(g, patient, amount)
    harm.stand_up(g, patient)


def _weapon_dice(g: Rise, seat: str, amount: int) -> list[str]:
    """The spaces with a die on the Character's Weapon cards, and no others (RISE-EQUIP-01, RULING-93)."""
    return [key for key in g.spaces if key.partition("/")[0] in figures.weapons(g, seat)]


def _board_dice(g: Rise, seat: str, amount: int) -> list[str]:
    """The spaces with a die on the Character board, and no others (RISE-EQUIP-02)."""
    return [key for key in g.spaces if key.startswith(f"{seat}.")]


def _own_dice(g: Rise, seat: str, amount: int) -> list[str]:
    """The spaces that hold the Character's own dice, wherever they are."""
    return [key for key, die in g.spaces.items() if die.colour == g.characters[seat].colour]


def _some(g: Rise, seat: str, prompt: str, keys: list[str], most: int) -> Asking[list[str]]:
    """Ask which dice to take off, if not all of them can be."""
    if len(keys) <= most:
        return keys
    options = [option("clear", space=key) for key in keys]
    choice: Choice = yield g.ask(seat, prompt, options, kind="some", least=1, most=most, args={"count": most})
    return list(choice.all("space"))


def _clear(scope: Callable[[Rise, str, int], list[str]]) -> Callable[[Rise, str, int], Steps]:
    """Make the effect that takes dice out of play; their spaces are open again (RISE-EQUIP-03, RULING-07)."""

    def act(g: Rise, seat: str, amount: int) -> Steps:
        keys = yield from _some(g, seat, "clear-dice", scope(g, seat, amount), amount)
        for key in keys:
            del g.spaces[key]
        g.tell(DiceCleared(seat=seat, count=len(keys)))

    return act


def _recover(g: Rise, seat: str, amount: int) -> Steps:
    """Take dice back and roll them: they are unassigned again."""
    keys = yield from _some(g, seat, "recover-dice", _own_dice(g, seat, amount), amount)
    for key in keys:
        del g.spaces[key]
    rolled = g.roll(ACTION, len(keys), seat=seat)
    me = g.characters[seat]
    me.dice = sorted([*me.dice, *map(int, rolled)])
    g.tell(DiceRecovered(seat=seat, dice=rolled))


def _steps(g: Rise, seat: str, amount: int) -> list[str]:
    """The hexes that a step can end on."""
    return list(moving.reachable(g, seat, amount))


def _step(g: Rise, seat: str, amount: int) -> Steps:
    """Move a little; it is no Move Action."""
    yield from moving.move(g, seat, amount)


def _spent_ranks(g: Rise, seat: str, amount: int) -> list[str]:
    return ranks.spent(g, seat)


def _ready_rank(g: Rise, seat: str, amount: int) -> Steps:
    ranks.ready(g, seat, amount)
    yield from ()


USES: dict[str, Use] = {
    "heal": Use(_wounded, _heal),
    "revive": Use(_fallen, _revive),
    "clear-weapon-dice": Use(_weapon_dice, _clear(_weapon_dice)),
    "clear-board-dice": Use(_board_dice, _clear(_board_dice)),
    "recover-die": Use(_own_dice, _recover),
    "step": Use(_steps, _step),
    "ready-rank": Use(_spent_ranks, _ready_rank),
}
