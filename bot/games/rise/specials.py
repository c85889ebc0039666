"""Special Action Spaces: what boards, Class cards, Equipment, Allies and the Truck let a die do (RISE-SPECIAL)."""

from __future__ import annotations

from bot.engine.asks import Choice, Option, Reason, option
from bot.engine.state import Asking, Steps
from bot.games.rise import attacking, commanding, figures, gear, grenades, harm, interacting, moving, trucking
from bot.games.rise.events_move import OrderGiven
from bot.games.rise.spaces import Place
from bot.games.rise.state import Ally, Enemy, Rise, Token


def bar(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    """Say why a die on such a space would do nothing (RISE-SPECIAL-02, RULING-06)."""
    space = place.space
    match space.does:
        case "order-attack":
            return _unless(gunners(g, seat, value), "nobody-to-order")
        case "order-move":
            return _unless(walkers(g, seat, value), "nobody-to-order")
        case "command-ally":
            return _unless(commanding.commandable(g, seat, value), "no-ally")
        case "ally-acts":
            return commanding.bar(g, seat, _ally(g, place), value)
        case "stun-enemy":
            return _unless(victims(g, seat, space.amount), "nobody-to-stun")
        case "use-card":
            return _bar_card(g, seat, place, value)
        case "drive":
            return trucking.bar(g)
        case "repair-truck":
            return trucking.bar_repair(g)
        case "draw-equipment":
            return _unless(g.equipment.cards or g.equipment.discard, "deck-empty")
        case _:
            return None


def _unless(found: object, id: str) -> Reason | None:
    """Give a reason if nothing was found."""
    return None if found else Reason(f"rise-refuse-{id}", "RISE-RULING-06")


def special(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Do what the space says (RISE-SPECIAL-01)."""
    space = place.space
    match space.does:
        case "order-attack":
            yield from order_attack(g, seat, value)
        case "order-move":
            yield from order_move(g, seat, value)
        case "command-ally":
            yield from command_ally(g, seat, place, value)
        case "ally-acts":
            yield from commanding.command(g, seat, _ally(g, place), value)
        case "stun-enemy":
            yield from stun_enemy(g, seat, space.amount)
        case "use-card":
            yield from use_card(g, seat, place, value)
        case "drive":
            yield from trucking.drive(g, seat, value)
        case "repair-truck":
            trucking.repair(g, seat, space.amount)
        case "draw-equipment":
            yield from gear.draw(g, seat, "equipment", space.amount)


def gunners(g: Rise, seat: str, value: int) -> list[str]:
    """List the other standing Characters of a shared Zone who could attack with this die."""
    others = (other for other, _ in g.standing() if other != seat and figures.share_zone(g, seat, other))
    return [other for other in others if attacking.copies(g, other, value)]


def order_attack(g: Rise, seat: str, value: int) -> Steps:
    """Let another Character attack, reading this die; they choose Weapon and target."""
    friend = yield from _order(g, seat, gunners(g, seat, value))
    yield from attacking.copy_attack(g, friend, value)


def walkers(g: Rise, seat: str, value: int) -> list[str]:
    """List the other standing Characters, wherever they are, who could move with this die."""
    return [other for other, _ in g.standing() if other != seat and moving.reachable(g, other, value)]


def order_move(g: Rise, seat: str, value: int) -> Steps:
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
        if bonus.verb == "step" and not g.outcome:
            yield from moving.move(g, seat, bonus.amount, optional=True)


def victims(g: Rise, seat: str, most: int) -> list[Enemy]:
    """List the normal Enemies within so many hexes and Line of Sight that are not stunned yet."""
    near = (enemy for enemy in g.enemies if enemy.colour and not enemy.stunned)
    return [enemy for enemy in near if figures.distance(g, seat, enemy) <= most and figures.sees(g, seat, enemy)]


def stun_enemy(g: Rise, seat: str, most: int) -> Steps:
    """Stun one normal Enemy; the Turn Player chooses."""
    found = victims(g, seat, most)
    enemy = found[0]
    if len(found) > 1:
        options = [option("stun", target=each.id) for each in found]
        choice: Choice = yield g.ask(seat, "stun", options, args={"seat": seat})
        enemy = g.enemy(choice["target"])
    harm.stun(g, enemy)


def _bar_card(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    """Say why an Equipment card would do nothing with this die."""
    card = figures.equipment(g, seat)[place.owner]
    if card.grenade:
        return grenades.bar(g, seat, place.owner, value)
    for effect in card.effects:
        if effect.verb == "remote-interact" and not distant(g, seat, effect.amount, value):
            return Reason("rise-refuse-nothing-to-use", "RISE-RULING-06")
        if effect.verb == "stun-zone" and not stunnable(g, seat):
            return Reason("rise-refuse-nobody-to-stun", "RISE-RULING-06")
    return None


def use_card(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Use an Equipment card with a die; it is discarded, a Grenade when it is thrown (RISE-CARD-02, -06)."""
    card = figures.equipment(g, seat)[place.owner]
    if card.grenade:
        yield from grenades.throw(g, seat, place.owner, value)
        return
    gear.spend_card(g, seat, place.owner)
    for effect in card.effects:
        if effect.verb == "remote-interact":
            yield from use_from_afar(g, seat, effect.amount, value)
        if effect.verb == "stun-zone":
            for enemy in stunnable(g, seat):
                harm.stun(g, enemy)


def stunnable(g: Rise, seat: str) -> list[Enemy]:
    """List the normal Enemies of a shared Zone that are not stunned yet."""
    return [enemy for enemy in g.enemies if enemy.colour and not enemy.stunned and figures.share_zone(g, seat, enemy)]


def distant(g: Rise, seat: str, most: int, value: int) -> list[Token]:
    """List the objects within so many hexes and Line of Sight that a die of this value puts to use."""
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
