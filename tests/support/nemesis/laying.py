"""Positions: who stands where with what, what lies in the rooms, what will come next. Each starts the rules afresh."""

from __future__ import annotations

from typing import Any, Literal, Self

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import CARDS, COMBAT, COORDINATES, ITEMS, NOISE, TILES, TOKENS
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.state import Intruder, Nemesis, Thing, Wound
from tests.support.nemesis import pieces
from tests.support.nemesis.hull import Hull
from tests.support.nemesis.pieces import room


class Laid(Hull):
    """A ship on which anything can be laid out."""

    # rooms and corridors

    def builds(self, *tiles: str) -> Self:
        """Bring Room tiles aboard that are in the box, each in place of another where nobody is."""

        def change(g: Nemesis) -> None:
            busy = {player.at for player in g.players.values()}
            for tile in tiles:
                if TILES[tile].set == 2 and tile in g.boxed["tiles-2"]:
                    fits = (each for number, each in g.rooms.items() if number not in busy and each.tile not in tiles)
                    pieces.build(g, next(each.tile for each in fits if TILES[each.tile].set == 2), tile)

        return self.set(change)

    def tile(self, place: str, tile: str) -> Self:
        """Put another tile into a room; what lay there goes where that one was."""
        return self.set(lambda g: pieces.build(g, place, tile))

    def unexplored(self, place: str, tile: str, token: str) -> Self:
        """Turn a room face down with this tile and Exploration token, wherever they are."""

        def change(g: Nemesis) -> None:
            number = room(g, place)
            pieces.build(g, number, tile)
            here = g.rooms[number]
            here.face_up = here.explored = False
            here.token = pieces.token_of(g, token)

        return self.set(change)

    def marks(self, *places: str, **markers: Any) -> Self:
        """Set what lies in rooms: fire, malfunction, items, objects."""

        def change(g: Nemesis) -> None:
            for place in places:
                for name, value in markers.items():
                    setattr(g.rooms[room(g, place)], name, value)

        return self.set(change)

    def objects(self, place: str, *things: str) -> Self:
        """Let exactly these Objects lie in a room."""
        return self.marks(place, objects=list(things))

    def doors(self, state: Literal["closed", "destroyed"], *corridors: str) -> Self:
        """Close or destroy Doors."""
        return self.set(lambda g: g.doors.update(dict.fromkeys(corridors, state)))

    def loud(self, *ways: str) -> Self:
        """Put Noise markers."""
        return self.set(lambda g: g.noise.extend(ways))

    # people

    def at(self, **places: str) -> Self:
        """Put Characters into rooms, by tile or number: `ship.at(scout="canteen")`."""
        return self.set(lambda g: [self._put(g, who, place) for who, place in places.items()])

    def _put(self, g: Nemesis, who: str, place: str) -> None:
        g.players[g.seat_of(who)].at = room(g, place)

    def stands(self, who: str, place: str) -> Self:
        """Put a Character into a room, which is brought aboard if need be."""
        if place in TILES:
            self.builds(place)
        return self.at(**{who: place})

    def turn(self, who: str, actions: int = 2) -> Self:
        """Make it somebody's turn."""
        return self.turns(turn=self.seat(who), actions=actions)

    def turns(self, **fields: Any) -> Self:
        """Set fields of the position itself."""
        return self.set(lambda g: [setattr(g, name, value) for name, value in fields.items()])

    def change(self, who: str, **fields: Any) -> Self:
        """Set fields of a player: `ship.change("scout", slime=True)`."""
        return self.set(lambda g: [setattr(g.players[g.seat_of(who)], name, value) for name, value in fields.items()])

    def hand(self, who: str, *cards: str) -> Self:
        """Give somebody exactly this hand: Action cards of theirs, `contamination` or `infected`."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            taints = [card for card in cards if card in ("contamination", "infected")]
            pieces.fill(player, [card for card in cards if card not in taints])
            for status in taints:
                pieces.infect(g, player.hand, status)

        return self.set(change)

    def infects(self, who: str, *statuses: str, pile: str = "hand") -> Self:
        """Put Contamination cards, `clean` or `infected`, into a hand, deck (on top) or discard pile."""
        return self.set(
            lambda g: [pieces.infect(g, getattr(g.players[g.seat_of(who)], pile), status) for status in statuses]
        )

    def gives(self, who: str, *things: str, ammo: int | None = None) -> Self:
        """Let somebody carry Items (taken from where they are) and Objects."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            for thing in things:
                if card := pieces.take_item(g, thing):
                    weapon = ITEMS[kind_of(card)].weapon
                    loaded = ammo if ammo is not None else weapon.ammo if weapon else 0
                    heavy = ITEMS[kind_of(card)].heavy
                    player.hands.append(Thing(card, loaded)) if heavy else player.items.append(card)
                else:
                    player.hands.append(Thing(thing))

        return self.set(change)

    def empties(self, who: str) -> Self:
        """Let somebody carry nothing: the cards leave the game."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            held = [card for thing in player.hands for card in (thing.id, *thing.added)]
            g.removed += [*player.items, *(card for card in held if card in CARDS)]
            player.items, player.hands, player.taped = [], [], []

        return self.set(change)

    def wounds(self, who: str, *kinds: str, light: int = 0, dressed: bool = False) -> Self:
        """Give somebody Serious Wounds of these kinds, and Light ones."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            player.light = light
            for wanted in kinds:
                card = next(card for card in g.serious.cards if kind_of(card) == wanted)
                g.serious.take(card)
                player.wounds.append(Wound(card, dressed))

        return self.set(change)

    def suffers(self, who: str, light: int = 0, serious: int = 0) -> Self:
        """Let somebody suffer Wounds by the rules, none of which ask."""

        def change(g: Nemesis) -> None:
            seat = g.seat_of(who)
            assert not list(wounds.light(g, seat, light))
            for _ in range(serious):
                assert not list(wounds.serious(g, seat))

        return self.set(change)

    def seeks(self, who: str, *objectives: str) -> Self:
        """Give somebody these Objectives; whoever had one of them gets one from the box for it."""

        def change(g: Nemesis) -> None:
            player, boxed = g.players[g.seat_of(who)], g.boxed["objectives"]
            boxed += player.objectives
            player.objectives = []
            for each in objectives:
                if each not in boxed:
                    other = next(other for other in g.players.values() if each in other.objectives)
                    other.objectives[other.objectives.index(each)] = boxed.pop(0)
                else:
                    boxed.remove(each)
            player.objectives = list(objectives)

        return self.set(change)

    def sleeps(self, *crew: str) -> Self:
        """Let Characters hibernate."""
        for who in crew:
            self.change(who, state="asleep", at="")
        return self

    def lifts_off(self, *crew: str) -> Self:
        """Let Characters have left in a Pod."""
        for who in crew:
            self.change(who, state="launched", at="")
        return self

    def in_pod(self, who: str, pod: int = 0) -> Self:
        """Let somebody wait in a Pod of the game, the first unless the test says otherwise."""

        def change(g: Nemesis) -> None:
            chosen = g.pods[pod]
            chosen.locked = False
            player = g.players[g.seat_of(who)]
            player.state, player.pod = "pod", chosen.number
            player.at = room(g, f"evacuation-{chosen.section}")

        return self.set(change)

    # Intruders and the course

    def intruder(self, of: str, place: str, injuries: int = 0) -> str:
        """Put an Intruder into a room as one that everybody has met; gives its id."""

        def change(g: Nemesis) -> None:
            g.met = True
            g.made[of] = g.made.get(of, 0) + 1
            sort = next(each for each in INTRUDER_KINDS if each == of)
            g.intruders.append(Intruder(f"{of}.{g.made[of]}", sort, room(g, place), injuries))

        self.set(change)
        return self.g.intruders[-1].id

    def knows(self, *weaknesses: str) -> Self:
        """Let Weaknesses be discovered, by the card."""

        def change(g: Nemesis) -> None:
            boxed = g.boxed["weaknesses"]
            for clue, weakness in zip(g.clues, weaknesses, strict=False):
                if clue.card != weakness:
                    if other := next((other for other in g.clues if other.card == weakness), None):
                        other.card = clue.card
                    else:
                        boxed[boxed.index(weakness)] = clue.card
                    clue.card = weakness
                clue.known = True

        return self.set(change)

    def safe(self, destination: str = "earth") -> Self:
        """Let all Engines work and the Destination marker lead somewhere."""

        def change(g: Nemesis) -> None:
            g.engines = {engine: ["damaged", "working"] for engine in g.engines}
            leads = COORDINATES[g.coordinates].leads
            g.destination = next(space for space, there in leads.items() if there == destination)

        return self.set(change)

    # what comes next

    def noise(self, *faces: str | int) -> None:
        """Let the next Noise dice show these faces."""
        self.rolls(NOISE, *faces)

    def combat(self, *faces: str) -> None:
        """Let the next Combat dice show these faces."""
        self.rolls(COMBAT, *faces)

    def next_attacks(self, *cards: str) -> Self:
        """Put these Intruder Attack cards on top of their deck, the first on top: `bite.1`."""
        return self.set(lambda g: pieces.stack(g.attacks, cards))

    def next_events(self, *cards: str) -> Self:
        """Put these Event cards on top of their deck, the first on top."""
        return self.set(lambda g: pieces.stack(g.events, cards))

    def next_items(self, colour: str, *cards: str) -> Self:
        """Put these Items on top of a deck, the first on top."""
        return self.set(lambda g: pieces.stack(g.items[colour], cards))

    def next_wounds(self, *cards: str) -> Self:
        """Put these Serious Wounds on top of their deck, the first on top: `leg.1`."""
        return self.set(lambda g: pieces.stack(g.serious, cards))

    def bag(self, *tokens: str) -> Self:
        """Let exactly these tokens be in the bag."""
        return self.turns(bag=list(tokens), pool=sorted({*TOKENS} - {*tokens}))

    def only_token(self, token: str) -> Self:
        """Leave one token in the bag, so that it is the one drawn: `adult.12` has a 4 on its back."""
        return self.bag(token)

    def last_to_pass(self, who: str) -> Self:
        """Let everybody else have passed; it is this Character's turn."""

        def change(g: Nemesis) -> None:
            for player in g.players.values():
                player.passed = player.character != who
            g.turn, g.actions = g.seat_of(who), 2

        return self.set(change)
