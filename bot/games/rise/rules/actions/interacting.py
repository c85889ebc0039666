"""Interact: one object within reach, or one trade (RISE-INTERACT). The object's reference card tells what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.engine.asks import Choice, Reason, costly, option
from bot.engine.state import Asking, Steps
from bot.games.rise.box.cards import ActionSpace, DeckName
from bot.games.rise.box.content import SIDES
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.reference_cards import ObjectRow, ReferenceSide
from bot.games.rise.box.verbs import InteractVerb, ObjectVerb
from bot.games.rise.events.enemies import Dismantled
from bot.games.rise.events.moves import CardPicked, DoorOpened, ObjectUsed
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear, trading
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes, waypoints
from bot.games.rise.state import Enemy, Rise, Token

USUAL = {"crate": "supply-crate", "terminal": "skynet-terminal", "door": "door"}
"""The reference cards of objects for which the Mission names none."""

Readings: TypeAlias = dict[int, str]
"""The values that a die may be read as, each with the card that must be discarded for it, or none."""


def side(g: Rise, token: Token) -> ReferenceSide | None:
    """The reference card of an object: its own, or the one that the Mission lays out (RISE-OBST-06)."""
    if token.card:
        return SIDES[token.card]
    laid = (SIDES[id] for id in g.references)
    usual = USUAL.get(token.kind)
    return next((card for card in laid if card.kind == token.kind), SIDES[usual] if usual else None)


def within_reach(g: Rise, at: str, token: Token) -> bool:
    """Whether an object can be used from a hex: it lies there or on an adjacent hex (RISE-RULING-22, -89)."""
    return any(hex == at or figures.adjacent(g, at, hex) for hex in token.hexes)


def within_sight(g: Rise, figure: str, token: Token, most: int) -> bool:
    """Whether an object is within so many hexes and Line of Sight."""
    return figures.reaches(g, figure, tuple(token.hexes), most)


def readings(g: Rise, seat: str, space: ActionSpace, value: int) -> Readings:
    """What a die may be read as: its value, or as far off as space and cards allow (RISE-CLASS-11)."""
    near = _given(space, value, "change-die")
    found = dict.fromkeys(_around(value, near), "")
    for card, kind in sorted(figures.equipment(g, seat).items()):
        if kind.use == "with-interact":
            more = sum(effect.amount for effect in kind.effects if effect.verb == "change-die")
            found = dict.fromkeys(_around(value, near + more), card) | found
    return found


def _around(value: int, off: int) -> range:
    """The faces of a die that are at most so far from a value."""
    return range(max(1, value - off), min(6, value + off) + 1)


def rows(g: Rise, token: Token, value: int) -> tuple[ObjectRow, ...]:
    """What an object does on a value, if it can do anything now (RISE-INTERACT-04, RULING-06)."""
    card = side(g, token)
    if card is None or token.used:
        return ()
    return tuple(row for row in card.at(value) if _matters(g, token, row))


def _matters(g: Rise, token: Token, row: ObjectRow) -> bool:
    """Whether a row of a reference card would change anything."""
    match row.verb:
        case "draw-equipment" | "pick-equipment":
            return bool(g.equipment.cards or g.equipment.discard)
        case "draw-weapon" | "pick-weapon":
            return bool(g.weapons.cards or g.weapons.discard)
        case "open-door":
            return bool(doors(g))
        case "stun-zone":
            return any(not enemy.stunned for enemy in harmable(g, token))
        case _:
            return True


def objects(g: Rise, at: str, reads: Readings) -> list[Token]:
    """The objects within reach of a hex that some reading of the die puts to use (RISE-RULING-22)."""
    return [token for token in g.tokens.values() if within_reach(g, at, token) and _of_use(g, token, reads)]


def in_reach(g: Rise, seat: str, space: ActionSpace, value: int) -> list[Token]:
    """The objects that a die on an Interact space may be used on: close by, or as far as the space says (RULING-98)."""
    reads, far = readings(g, seat, space, value), _given(space, value, "from-afar")
    here = figures.at(g, seat)
    useful = (token for token in g.tokens.values() if _of_use(g, token, reads))
    return [token for token in useful if within_reach(g, here, token) or (far and within_sight(g, seat, token, far))]


def _given(space: ActionSpace, value: int, verb: InteractVerb) -> int:
    """How much of a bonus a die earns on a space."""
    return sum(bonus.amount for bonus in space.bonus(value) if bonus.verb == verb)


def dismantled(g: Rise, seat: str, space: ActionSpace, value: int) -> list[Enemy]:
    """The stunned normal Enemies adjacent to a Character that this die may take apart (RISE-RULING-97)."""
    if not _given(space, value, "dismantle"):
        return []
    lying = (enemy for enemy in g.enemies if enemy.colour and enemy.stunned)
    return [enemy for enemy in lying if figures.beside(g, seat, enemy)]


def dismantle(g: Rise, seat: str, enemy: Enemy) -> None:
    """Take a stunned Enemy apart."""
    g.tell(Dismantled(seat=seat, enemy=enemy.id))
    harm.destroy(g, enemy)


def _of_use(g: Rise, token: Token, reads: Readings) -> bool:
    """Whether an object does something on one of these values."""
    return any(rows(g, token, value) for value in reads)


def barred(g: Rise, seat: str, space: ActionSpace, value: int) -> Reason | None:
    """Why an Interact with this die would do nothing (RISE-RULING-06)."""
    if in_reach(g, seat, space, value) or dismantled(g, seat, space, value) or trading.partners(g, seat):
        return None
    return Reason("rise-refuse-nothing-to-use", "RISE-RULING-22")


def interact(g: Rise, seat: str, space: ActionSpace, value: int) -> Steps:
    """Use one object or make one trade, on any Interact space (RISE-INTERACT-01..03, RISE-TRADE-01, -04)."""
    reads = readings(g, seat, space, value)
    options = [option("use", token=token.id) for token in in_reach(g, seat, space, value)]
    options += [option("dismantle", target=enemy.id) for enemy in dismantled(g, seat, space, value)]
    options += [option("trade", seat=friend) for friend in trading.partners(g, seat)]
    picked = options[0]
    if len(options) > 1:
        choice: Choice = yield g.ask(seat, "interact", options, args={"seat": seat, "value": value})
        picked = choice.options[0]
    if picked.verb == "trade":
        yield from trading.trade(g, seat, str(picked.args["seat"]))
        return
    if picked.verb == "dismantle":
        dismantle(g, seat, g.enemy(str(picked.args["target"])))
        return
    more = _given(space, value, "crate-draws")
    yield from use(g, seat, seat, g.tokens[str(picked.args["token"])], value, reads, crate_draws=more)


def use(g: Rise, seat: str, figure: str, token: Token, value: int, reads: Readings, *, crate_draws: int = 0) -> Steps:
    """Do what the object's card says; cards it gives go to the player's Character (RISE-INTERACT-02, -04)."""
    card = side(g, token)
    if card is None:
        raise ValueError(f"{token.id} has no reference card")
    shown = yield from _read(g, seat, token, value, reads)
    acts = rows(g, token, shown)
    g.tell(ObjectUsed(figure=figure, token=token.id, object=card.id, value=shown))
    if card.once:
        token.used = True
    for act in acts:
        yield from ACTS[act.verb](g, seat, token, act, shown)
    if crate_draws and card.kind == "crate":
        decks = dict.fromkeys(_deck(act.verb) for act in acts)
        for name in decks:
            yield from gear.draw(g, seat, name, crate_draws)
    g.look()


def _read(g: Rise, seat: str, token: Token, value: int, reads: Readings) -> Asking[int]:
    """Let the Turn Player read the die, if that makes a difference, and discard the card it takes (RISE-CLASS-11)."""
    kinds: dict[tuple[ObjectRow, ...], int] = {}
    for read in sorted(reads, key=lambda read: (bool(reads[read]), abs(read - value), read)):
        if acts := rows(g, token, read):
            kinds.setdefault(acts, read)
    shown = next(iter(kinds.values()))
    if len(kinds) > 1:
        options = [
            costly("read", value=read, card=reads[read]) if reads[read] else option("read", value=read)
            for read in sorted(kinds.values())
        ]
        usual = next(offer for offer in options if offer.args["value"] == shown)
        choice: Choice = yield g.ask(seat, "read", options, default=usual, args={"token": token.id, "value": value})
        shown = int(choice["value"])
    if reads[shown]:
        gear.spend_card(g, seat, reads[shown])
    return shown


def _deck(verb: ObjectVerb) -> DeckName:
    """The deck that a row lets draw from."""
    return "weapon" if verb in ("draw-weapon", "pick-weapon") else "equipment"


def _draw(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Draw cards."""
    yield from gear.draw(g, seat, _deck(row.verb), row.amount)


def _pick(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Look at the top cards of a deck, take one, discard the others."""
    cards = sorted(g.draw(gear.deck(g, _deck(row.verb)), row.amount))
    taken = cards[0]
    if len(cards) > 1:
        g.looked = list(cards)
        options = [option("take", card=card) for card in cards]
        best = option("take", card=max(cards, key=gear.worth))
        choice: Choice = yield g.ask(seat, "pick", options, default=best, args={"seat": seat})
        taken, g.looked = choice["card"], []
    cards.remove(taken)
    for card in cards:
        gear.bury(g, card)
    g.tell(CardPicked(seat=seat, card=taken, rest=tuple(cards)))
    yield from gear.gain_card(g, seat, taken)


def doors(g: Rise) -> list[Token]:
    """The closed Doors (RISE-DOOR-02)."""
    return [token for token in g.tokens.values() if token.kind == "door"]


def open_door(g: Rise, door: Token) -> None:
    """Open a Door: it is removed, and its hexes are plain (RISE-DOOR-03, RULING-89)."""
    del g.tokens[door.id]
    g.tell(DoorOpened(token=door.id, at=door.hexes[0]))


def _open_this(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Open the Door that was used."""
    open_door(g, token)
    yield from ()


def _open_some(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Open Doors anywhere; the Turn Player chooses."""
    chosen = [door.id for door in doors(g)]
    if len(chosen) > row.amount:
        options = [option("open", token=door) for door in sorted(chosen)]
        choice: Choice = yield g.ask(
            seat, "open", options, kind="some", least=row.amount, most=row.amount, args={"count": row.amount}
        )
        chosen = list(choice.all("token"))
    for door in chosen:
        open_door(g, g.tokens[door])


def harmable(g: Rise, token: Token) -> list[Enemy]:
    """The normal Enemies in the Zones that an object lies in."""
    zones = figures.zones_of(g, tuple(token.hexes))
    return [enemy for enemy in g.enemies if enemy.colour and not zones.isdisjoint(figures.zones_of(g, enemy))]


def _stun(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Stun the normal Enemies around the object."""
    for enemy in harmable(g, token):
        harm.stun(g, enemy)
    yield from ()


def _mission(g: Rise, seat: str, token: Token, row: ObjectRow, value: int) -> Steps:
    """Let the Mission say what happens (RISE-OBST-08)."""
    lay = plan(g).token(token.id)
    yield from waypoints.befall(g, g.turn, lay.people)
    changes.change(g, lay.changes)
    g.look()


UseObject: TypeAlias = Callable[[Rise, str, Token, ObjectRow, int], Steps]
ACTS: dict[ObjectVerb, UseObject] = {
    "draw-equipment": _draw,
    "draw-weapon": _draw,
    "pick-equipment": _pick,
    "pick-weapon": _pick,
    "open-this": _open_this,
    "open-door": _open_some,
    "stun-zone": _stun,
    "mission": _mission,
}
