"""Special Action Spaces: what boards, Class cards, Equipment, Allies and the Truck let a die do (RISE-SPECIAL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.asks import Choice, Option, Reason, option
from bot.engine.state import Asking, Steps
from bot.games.rise.box.verbs import SpaceVerb
from bot.games.rise.events.moves import OrderGiven
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import commanding, gear, interacting, moving, trucking
from bot.games.rise.rules.actions.spaces import Place
from bot.games.rise.rules.attacks import attacking, grenades
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Enemy, Rise, Token


class Special(NamedTuple):
    """What a verb of a Special space needs, and what it does."""

    barred: Callable[[Rise, str, Place, int], Reason | None]
    do: Callable[[Rise, str, Place, int], Steps]


def barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    """Why a die on such a space would do nothing (RISE-SPECIAL-02, RULING-06)."""
    return SPECIALS[place.space.does].barred(g, seat, place, value)


def special(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Do what the space says (RISE-SPECIAL-01)."""
    yield from SPECIALS[place.space.does].do(g, seat, place, value)


def gunners(g: Rise, seat: str, value: int) -> list[str]:
    """The other standing Characters of a shared Zone who could attack with this die."""
    others = (other for other, _ in g.standing() if other != seat and figures.share_zone(g, seat, other))
    return [other for other in others if attacking.copies(g, other, value)]


def order_attack(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Let another Character attack, reading this die; they choose Weapon and target."""
    friend = yield from _order(g, seat, gunners(g, seat, value))
    yield from attacking.copy_attack(g, friend, value)


def walkers(g: Rise, seat: str, value: int) -> list[str]:
    """The other standing Characters, wherever they are, who could move with this die."""
    return [other for other, _ in g.standing() if other != seat and moving.can_move(g, other, moving.Stride(value))]


def order_move(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Let another Character move up to the die's value; its owner chooses the way (RISE-CLASS-13)."""
    friend = yield from _order(g, seat, walkers(g, seat, value))
    yield from moving.move(g, friend, value, optional=True)


def _order(g: Rise, seat: str, friends: list[str]) -> Asking[str]:
    """Let the Turn Player say who acts."""
    friend = friends[0]
    if len(friends) > 1:
        options = [option("order", seat=other) for other in friends]
        choice: Choice = yield g.ask(seat, "order", options, args={"seat": seat})
        friend = choice["seat"]
    g.tell(OrderGiven(seat=seat, friend=friend))
    return friend


def _ally(g: Rise, place: Place) -> Ally:
    """The Ally whose reference card a Command space is on."""
    return next(ally for ally in g.allies if ally.id == place.owner)


def command_ally(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Let an Ally act even if its own space is taken, then take the reward for it (RISE-CLASS-14, RISE-ALLY-10)."""
    allies = commanding.commandable(g, seat, value)
    ally = allies[0]
    if len(allies) > 1:
        options = [option("command", target=each.id) for each in allies]
        choice: Choice = yield g.ask(seat, "command", options, args={"seat": seat})
        ally = next(each for each in allies if each.id == choice["target"])
    yield from commanding.command(g, seat, ally, value)
    for bonus in place.space.bonus(value):
        if bonus.verb == "step":
            yield from moving.move(g, seat, bonus.amount, optional=True)


def victims(g: Rise, seat: str, most: int) -> list[Enemy]:
    """The normal Enemies within so many hexes and Line of Sight that are not stunned yet."""
    near = (enemy for enemy in g.enemies if enemy.colour and not enemy.stunned)
    return [enemy for enemy in near if figures.reaches(g, seat, enemy, most)]


def stun_enemy(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Stun one normal Enemy; the Turn Player chooses."""
    found = victims(g, seat, place.space.amount)
    enemy = found[0]
    if len(found) > 1:
        options = [option("stun", target=each.id) for each in found]
        choice: Choice = yield g.ask(seat, "stun", options, args={"seat": seat})
        enemy = g.enemy(choice["target"])
    harm.stun(g, enemy)


def _card_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    """Why an Equipment card would do nothing with this die."""
    card = figures.equipment(g, seat)[place.owner]
    if card.grenade:
        return grenades.barred(g, seat, place.owner, value)
    reasons = (CARD_USES[effect.verb].barred(g, seat, effect.amount, value) for effect in card.effects)
    return next((reason for reason in reasons if reason), None)


def use_card(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Use an Equipment card with a die; it is discarded, a Grenade when it is thrown (RISE-CARD-02, -06)."""
    card = figures.equipment(g, seat)[place.owner]
    if card.grenade:
        yield from grenades.throw(g, seat, place.owner, value)
        return
    gear.spend_card(g, seat, place.owner)
    for effect in card.effects:
        yield from CARD_USES[effect.verb].do(g, seat, effect.amount, value)


def stunnable(g: Rise, seat: str) -> list[Enemy]:
    """The normal Enemies of a shared Zone that are not stunned yet."""
    return [enemy for enemy in g.enemies if enemy.colour and not enemy.stunned and figures.share_zone(g, seat, enemy)]


def distant(g: Rise, seat: str, most: int, value: int) -> list[Token]:
    """The objects within so many hexes and Line of Sight that a die of this value puts to use."""
    found = (token for token in g.tokens.values() if interacting.rows(g, token, value))
    return [token for token in found if interacting.within_sight(g, seat, token, most)]


def use_from_afar(g: Rise, seat: str, most: int, value: int) -> Steps:
    """Use one object at a distance, the assigned die counting for it."""
    tokens = distant(g, seat, most, value)
    options: list[Option] = [option("use", token=token.id) for token in tokens]
    picked = options[0]
    if len(options) > 1:
        choice: Choice = yield g.ask(seat, "interact", options, args={"seat": seat, "value": value})
        picked = choice.options[0]
    yield from interacting.use(g, seat, seat, g.tokens[str(picked.args["token"])], value, {value: ""})


def ally_acts(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Let the Ally of this card act."""
    yield from commanding.command(g, seat, _ally(g, place), value)


def drive(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Drive the Truck."""
    yield from trucking.drive(g, seat, value)


def repair_truck(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Mend the Truck."""
    trucking.repair(g, seat, place.space.amount)
    yield from ()


def draw_equipment(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Draw Equipment cards."""
    yield from gear.draw(g, seat, "equipment", place.space.amount)


def _order_attack_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    return bar(gunners(g, seat, value), "nobody-to-order", "RISE-RULING-06")


def _order_move_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    return bar(walkers(g, seat, value), "nobody-to-order", "RISE-RULING-06")


def _command_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    return bar(commanding.commandable(g, seat, value), "no-ally", "RISE-RULING-06")


def _stun_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    return bar(victims(g, seat, place.space.amount), "nobody-to-stun", "RISE-RULING-06")


def _draw_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    return bar(g.equipment.cards or g.equipment.discard, "deck-empty", "RISE-RULING-06")


SPECIALS: dict[SpaceVerb | None, Special] = {
    "special-attack": Special(attacking.barred, attacking.attack),
    "order-attack": Special(_order_attack_barred, order_attack),
    "order-move": Special(_order_move_barred, order_move),
    "command-ally": Special(_command_barred, command_ally),
    "ally-acts": Special(lambda g, seat, place, value: commanding.barred(g, seat, _ally(g, place), value), ally_acts),
    "stun-enemy": Special(_stun_barred, stun_enemy),
    "use-card": Special(_card_barred, use_card),
    "drive": Special(lambda g, seat, place, value: trucking.barred(g), drive),
    "repair-truck": Special(lambda g, seat, place, value: trucking.repair_barred(g), repair_truck),
    "draw-equipment": Special(_draw_barred, draw_equipment),
}


def _use_from_afar_barred(g: Rise, seat: str, amount: int, value: int) -> Reason | None:
    return bar(distant(g, seat, amount, value), "nothing-to-use", "RISE-RULING-06")


def _stun_zone_barred(g: Rise, seat: str, amount: int, value: int) -> Reason | None:
    return bar(stunnable(g, seat), "nobody-to-stun", "RISE-RULING-06")


def _stun_zone(g: Rise, seat: str, amount: int, value: int) -> Steps:
    """Stun every normal Enemy of a shared Zone."""
    for enemy in stunnable(g, seat):
        harm.stun(g, enemy)
    yield from ()


class CardUse(NamedTuple):
    """Why an effect of a card used with a die would do nothing, and the doing of it."""

    barred: Callable[[Rise, str, int, int], Reason | None]
    do: Callable[[Rise, str, int, int], Steps]


CARD_USES: dict[str, CardUse] = {
    "remote-interact": CardUse(_use_from_afar_barred, use_from_afar),
    "stun-zone": CardUse(_stun_zone_barred, _stun_zone),
}
