"""All that a Character may do in its turn: an option is offered or barred by one check, then done by one function."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.asks import PASS, Choice, Offer, Option, Reason, option
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.nemesis.box.content import ACTIONS, CARDS, ITEMS, is_contamination, is_item, item
from bot.games.nemesis.box.shapes import When
from bot.games.nemesis.events.finds import PickedUp
from bot.games.nemesis.rules.acting import attacking, crafting, moving, trading
from bot.games.nemesis.rules.acting.acting import Act, pay, pay_barred
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.cards.parts.table import PARTS, cost
from bot.games.nemesis.rules.ship import noise
from bot.games.nemesis.rules.ship.rooms import room_barred, room_parts
from bot.games.nemesis.state import Nemesis, Thing

ROOM_COST = 2
"""A Room Action costs 2 cards (NEM-COST-08)."""
CAREFUL_COST = 2
"""Careful Movement costs 2 cards, every other Basic Action 1 (NEM-COST-04)."""

GRAVE = frozenset({"start-destruct", "destruct-key", "seal", "spacewalk", "grenade", "molotov"})
"""Sections that may kill, or cost a whole hand."""


def offers(g: Nemesis, seat: str) -> Iterator[Offer]:
    """Everything this Character might do, with the reason where it is barred (NEM-TURN-05)."""
    in_combat = g.combat(seat)
    yield from moves(g, seat, in_combat)
    yield from fights(g, seat, in_combat)
    yield from plays(g, seat, in_combat)
    yield from uses(g, seat, in_combat)
    yield from room_actions(g, seat, in_combat)
    yield from handling(g, seat, in_combat)
    yield Option(PASS, danger=True), None


def barred_in_combat(in_combat: bool, rule: str = "NEM-COST-12") -> Reason | None:
    """Why something cannot be done in Combat."""
    return bar(not in_combat, "in-combat", rule)


def moves(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """Movement, or Escape in Combat, and Careful Movement (NEM-COST-04, NEM-COST-12)."""
    at = g.players[seat].at
    verb, price = ("escape", 1 + g.players[seat].hurt("leg")) if in_combat else ("move", 1)
    poor, poorer = pay_barred(g, seat, price), pay_barred(g, seat, CAREFUL_COST)
    for corridor, there in g.board.ways[at]:
        to = g.place(there)
        shut = bar(g.open(corridor), "door-closed", "NEM-MOVE-06")
        yield Option(verb, {"to": to, "via": corridor}, danger=in_combat), shut or poor
        loud = bar(noise.quiet(g, there), "all-noisy", "NEM-MOVE-12")
        warned = {} if moving.empty(g, there) else {"crowded": 1}  # NEM-RUL-15
        yield (
            option("careful", to=to, via=corridor, **warned),
            barred_in_combat(in_combat, "NEM-MOVE-13") or shut or loud or poorer,
        )


def fights(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """Shoot and Melee Attack, at Intruders or at loose Eggs (NEM-COST-13, NEM-SHOOT-10, NEM-MELEE-09)."""
    player = g.players[seat]
    targets = [each.id for each in g.intruders_in(player.at)]
    if not targets and g.loose_eggs(player.at):
        targets = ["egg"]
    if not targets:
        return
    poor = pay_barred(g, seat, 1)
    for target in targets:
        for thing in items.weapons(g, seat):
            dry = bar(thing.ammo, "no-ammo", "NEM-SHOOT-01")
            yield option("shoot", target=target, weapon=thing.id), dry or poor
        yield Option("melee", {"target": target}, danger=target != "egg"), poor


def barred_now(when: When, in_combat: bool) -> Reason | None:
    """Why a card cannot be used now (NEM-COST-09..11)."""
    if when == "out":
        return bar(not in_combat, "out-of-combat", "NEM-COST-10")
    return bar(in_combat or when == "any", "only-in-combat", "NEM-COST-09")


def plays(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """Action cards, one option for each section (NEM-COST-05, NEM-COST-06)."""
    for card in dict.fromkeys(g.players[seat].hand):
        if is_contamination(card):
            continue
        printed = ACTIONS[card]
        if not printed.parts:
            yield option("play", card=card, part="reaction"), bar(False, "reaction-only", "NEM-RUL-64")
        early = barred_now(printed.combat, in_combat) or pay_barred(g, seat, printed.cost, card)
        for part in printed.parts:
            yield option("play", card=card, part=part), early or PARTS[part].barred(g, seat)


def uses(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """Items, one option for each section (NEM-COST-07)."""
    seen = set()
    for card in crafting.carried(g, seat):
        printed = item(card)
        if not printed.parts or (alike := printed.id + CARDS[card]) in seen:
            continue
        seen.add(alike)
        early = barred_now(printed.combat, in_combat)
        for part in printed.parts:
            poor = pay_barred(g, seat, cost(g, seat, card, part))
            grave = part in GRAVE
            yield (
                Option("use", {"item": card, "part": part}, danger=grave),
                early or poor or PARTS[part].barred(g, seat),
            )


def room_actions(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """The Action of the room (NEM-ROOM-ALL-01, NEM-COST-08, NEM-COST-14)."""
    at = g.players[seat].at
    parts = room_parts(g, at)
    if not parts:
        return
    early = barred_in_combat(in_combat, "NEM-COST-14") or room_barred(g, at) or pay_barred(g, seat, ROOM_COST)
    for name, part in parts.items():
        yield Option("room", {"part": name}, danger=name in GRAVE), early or part.barred(g, seat, at)


def handling(g: Nemesis, seat: str, in_combat: bool) -> Iterator[Offer]:
    """Things: pick up, craft, activate, trade, drop (NEM-HAND-04, NEM-CRAFT-01, NEM-QUEST-02, NEM-TRADE-01)."""
    player = g.players[seat]
    early = barred_in_combat(in_combat) or pay_barred(g, seat, 1)
    for thing in dict.fromkeys(g.room(seat).objects):
        full = bar(player.full < player.slots, "hands-full", "NEM-HAND-03")
        yield option("pick", thing=thing), early or full
    for made in crafting.RECIPES:
        yield option("craft", item=made.id), early or crafting.craft_barred(g, seat, made)
    for quest in player.quests:
        yield option("activate", quest=quest), early or crafting.activate_barred(g, seat, quest)
    alone = bar(len(g.crew_in(player.at)) > 1, "alone", "NEM-TRADE-01")
    yield option("trade"), early or alone
    for each in droppable(g, seat):
        yield each, None


def droppable(g: Nemesis, seat: str) -> Iterator[Option]:
    """What can be dropped: what an Inventory holds is its owner's secret (NEM-DROP-01)."""
    player = g.players[seat]
    yield from (Option("drop", {"thing": card}, danger=True, secret=True) for card in dict.fromkeys(player.items))
    held = dict.fromkeys(held.id for held in player.hands)
    yield from (Option("drop", {"thing": thing}, danger=is_item(thing)) for thing in held)


# doing


def do(g: Nemesis, choice: Choice) -> Steps:
    """Do what was chosen."""
    yield from VERBS[choice.verb](g, choice.seat, choice)


def move(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Movement (NEM-MOVE-05)."""
    yield from moving.move(g, Act(seat, "basic", "move", 1), choice["via"], g.room_named(choice["to"]))


def careful(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Careful Movement (NEM-MOVE-11)."""
    act = Act(seat, "basic", "careful", CAREFUL_COST)
    yield from moving.move(g, act, choice["via"], g.room_named(choice["to"]), "careful")


def escape(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Escape; a Leg Wound makes it dearer (NEM-ESCAPE-01)."""
    act = Act(seat, "basic", "escape", 1 + g.players[seat].hurt("leg"))
    yield from moving.escape(g, act, choice["via"], g.room_named(choice["to"]))


def shoot(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Shoot (NEM-SHOOT-01)."""
    yield from attacking.shoot(g, Act(seat, "basic", "shoot", 1), choice["weapon"], choice["target"])


def melee(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Melee Attack (NEM-MELEE-01)."""
    yield from attacking.melee(g, Act(seat, "basic", "melee", 1), choice["target"])


def play(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Play an Action card (NEM-COST-05)."""
    card, part = choice["card"], choice["part"]
    yield from PARTS[part].do(g, Act(seat, "card", card, ACTIONS[card].cost, card, part))


def use(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Use an Item; most are discarded (NEM-COST-07, NEM-INVENTORY-02)."""
    card, part = choice["item"], choice["part"]
    spend = None if item(card).reusable else items.spend
    act = Act(seat, "item", kind_of(card), cost(g, seat, card, part), card, part, spend)
    yield from PARTS[part].do(g, act)


def room(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Use the room (NEM-COST-08)."""
    at = g.players[seat].at
    part = choice["part"]
    yield from room_parts(g, at)[part].do(g, Act(seat, "room", part, ROOM_COST), at)


def pick(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Pick up an Object (NEM-HAND-04, NEM-HAND-05)."""
    if (yield from pay(g, Act(seat, "basic", "pick", 1))):
        thing = choice["thing"]
        g.room(seat).objects.remove(thing)
        g.players[seat].hands.append(Thing(thing))
        g.tell(PickedUp(who=g.who(seat), thing=thing))


def craft(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Craft an Item (NEM-CRAFT-01)."""
    yield from crafting.craft(g, Act(seat, "basic", "craft", 1), ITEMS[choice["item"]])


def activate(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Turn a Quest Item over (NEM-QUEST-02)."""
    yield from crafting.activate(g, Act(seat, "quest", "activate", 1), choice["quest"])


def trade(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Begin a Trade (NEM-TRADE-01)."""
    if (yield from pay(g, Act(seat, "basic", "trade", 1))):
        trading.begin(g, seat)


def drop(g: Nemesis, seat: str, choice: Choice) -> Steps:
    """Drop something, for nothing (NEM-DROP-01)."""
    items.drop(g, seat, choice["thing"])
    yield from ()


VERBS: dict[str, Callable[[Nemesis, str, Choice], Steps]] = {
    "move": move,
    "careful": careful,
    "escape": escape,
    "shoot": shoot,
    "melee": melee,
    "play": play,
    "use": use,
    "room": room,
    "pick": pick,
    "craft": craft,
    "activate": activate,
    "trade": trade,
    "drop": drop,
}
FREE = ("drop",)
"""Verbs that are no Action (NEM-TURN-07)."""
