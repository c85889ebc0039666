"""The stage: tints, marks, tokens and figures, drawn over the still layer of a board."""

from __future__ import annotations

from collections import defaultdict

from bot.engine.scene import Figure, Mark, Scene, Tint, Token
from renderers.board.geometry import Rect
from renderers.board.labels import ROOMY, Label, Place, label_of
from renderers.board.layer import Layer, paint_label
from renderers.paint.canvas import Canvas
from renderers.paint.theme import Theme
from renderers.pieces.cluster import Slot, shape_of
from renderers.pieces.crowd import Item, Rest, arrange, set_out
from renderers.pieces.figures import paint_chip, paint_chip_glyph, paint_figure, paint_ghost, paint_token
from renderers.pieces.marks import paint_noise, paint_spark, paint_trail, paint_way
from renderers.pieces.rims import paint_rim
from renderers.pieces.tints import UNDER, paint_dot, paint_letter, paint_tint

FOCUS_FIGURE = 44
OVERVIEW_FIGURE = 32
LARGEST_FIGURE = 88
PIP_OVERHANG = 6
SIGN = 40
"""How large crossed swords are."""
LEAST_SIGN = 28
BURSTS = ("spark", "battle")
"""Marks that burst behind whoever stands there."""


HEIGHTS: dict[type[Item], int] = {Mark: 0, Token: 1, Figure: 2, Rest: 3}
"""What lies on what."""


def _rank(figure: Figure) -> tuple[bool, int]:
    """Put whoever is to act first, then friends and bosses: they are never the ones merely counted."""
    return not figure.active, {"friend": 0, "boss": 1, "enemy": 2, "neutral": 3}[figure.shape]


class Stage:
    """Everything that moves, area by area."""

    def __init__(self, canvas: Canvas, theme: Theme, scene: Scene, layer: Layer, *, focused: bool) -> None:
        self.canvas, self.theme, self.layer, self.focused = canvas, theme, layer, focused
        self.scene = scene
        self.places = {name: place for name, place in layer.places.items() if place.visible}
        self.items: dict[str, list[Item]] = defaultdict(list)
        for figure in sorted(scene.figures, key=_rank):
            self.items[figure.at].append(figure)
        self.rims: dict[str, list[Token]] = defaultdict(list)
        for token in scene.tokens:
            (self.rims if token.rim else self.items)[token.at].append(token)
        for mark in scene.marks:
            if mark.kind == "ghost" and mark.path:
                self.items[mark.path[0]].append(mark)
        self.tints: dict[str, list[Tint]] = defaultdict(list)
        for tint in scene.tints:
            self.tints[tint.area].append(tint)
        self.important = {*self.tints, *scene.focus}
        self.lit = {mark.path[0] for mark in scene.marks if mark.kind in (*BURSTS, "noise") and mark.path}
        self.lit.update(figure.at for figure in scene.figures if figure.active)

    def paint(self) -> None:
        """Draw all of it, from the ground up."""
        for kind in UNDER:
            for tint in self.scene.tints:
                if tint.kind == kind and tint.area in self.places:
                    paint_tint(
                        self.canvas, self.theme, kind, self.places[tint.area], self.layer.grain, self.layer.window
                    )
        slots = {
            name: self._slots(self.places[name], items) for name, items in self.items.items() if name in self.places
        }
        self._marks_below(slots)
        for name in self.tints:
            if name in self.places and name not in slots:
                self._label(self.places[name])
        everything = [pair for placed in slots.values() for pair in placed]
        for item, slot in sorted(everything, key=lambda pair: HEIGHTS[type(pair[0])]):
            self._item(item, slot)
        for name in dict.fromkeys((*slots, *self.lit)):
            if name in self.places:
                self._label(self.places[name])
        self._signs(slots)
        for name in self.tints:
            if name in self.places:
                self._letters(self.places[name])
        for name, things in self.rims.items():
            if name in self.places:
                paint_rim(self.canvas, self.theme, self.places[name], things)

    def _label_of(self, place: Place) -> Label | None:
        """The label a place has, or should have now."""
        if place.unnamed:
            return None
        occupied = place.id in self.items
        small = place.hexagon and place.radius < ROOMY
        if place.id in self.layer.labels and not (small and occupied):
            return self.layer.labels[place.id]
        if place.id in self.important or (occupied and not small):
            return label_of(place, crowded=occupied)
        return None

    def _label(self, place: Place) -> None:
        """Write a place's label where the layer has none, where it matters now, or where something covered it."""
        label = self._label_of(place)
        strong = place.id in self.tints or place.id in self.lit or label is not self.layer.labels.get(place.id)
        if label and (strong or place.id in self.items):
            paint_label(self.canvas, label, self.theme, strong=strong)

    def _room(self, place: Place) -> Rect:
        """The room for things in a place."""
        label = self._label_of(place)
        if label:
            return label.room
        x, y = place.middle
        return (
            place.rect
            if not place.hexagon
            else Rect(x - place.radius, y - place.radius + 3, x + place.radius, y + place.radius - 3)
        )

    def _slots(self, place: Place, items: list[Item]) -> list[tuple[Item, Slot]]:
        """The spot of everything in a place; what does not fit at a readable size is stacked, then counted."""
        room = self._room(place)
        if any(isinstance(item, Figure) and item.pips_of for item in items):
            room = room._replace(y1=room.y1 - PIP_OVERHANG)
        least = FOCUS_FIGURE if self.focused else OVERVIEW_FIGURE
        share = 1.42 if self.layer.grain >= ROOMY else 1.75
        largest = round(max(least, min(self.layer.grain * share, LARGEST_FIGURE)))
        label = self._label_of(place)
        if label and label.rooms:
            return list(zip(*set_out(items, label.rooms, largest, least), strict=True))
        shown, slots = arrange(items, shape_of(place, room), largest, least)
        x = place.middle[0] if place.hexagon else room.middle[0]
        spots = (Slot(x + slot.x, room.middle[1] + slot.y, max(24, slot.size)) for slot in slots)
        return list(zip(shown, spots, strict=True))

    def _item(self, item: Item, slot: Slot) -> None:
        """Draw a figure, a token, a ghost or a count."""
        if isinstance(item, Figure):
            paint_figure(self.canvas, self.theme, item, slot.x, slot.y, slot.size)
            half = slot.size / 2
            box = round(slot.x - half), round(slot.y - half), round(slot.x + half), round(slot.y + half)
            self.canvas.figures.append(box)
        elif isinstance(item, Token):
            paint_token(self.canvas, self.theme, item, slot.x, slot.y, slot.size)
        elif isinstance(item, Mark):
            colour = self.theme.colour(item.colour, self.theme.muted)
            paint_ghost(self.canvas, self.theme, colour, item.letter, slot.x, slot.y, slot.size, glyph=item.glyph)
        else:
            paint_chip(self.canvas, f"+{item.more}", slot.x, slot.y, self.theme.deep, self.theme.ink)

    def _marks_below(self, slots: dict[str, list[tuple[Item, Slot]]]) -> None:
        """Draw noise, ways, trails and sparks, which lie under the figures."""
        single = [mark for mark in self.scene.marks if mark.path and mark.path[0] in self.places]
        for mark in single:
            if mark.kind == "noise":
                paint_noise(self.canvas, self.theme, mark, self.places[mark.path[0]])
        for mark in self.scene.marks:
            if mark.kind == "way":
                paint_way(self.canvas, self.theme, mark, self.places, self.layer.grain)
        for mark in self.scene.marks:
            if mark.kind == "trail":
                paint_trail(self.canvas, self.theme, mark, self.places, self.layer.grain)
        for mark in single:
            if mark.kind in BURSTS:
                self._spark(mark, self.places[mark.path[0]], slots.get(mark.path[0], []))

    def _spark(self, mark: Mark, place: Place, placed: list[tuple[Item, Slot]]) -> None:
        """Draw a burst behind every figure that was hurt, or in the middle of an empty place."""
        figures = [slot for item, slot in placed if isinstance(item, Figure)]
        for slot in figures:
            paint_spark(self.canvas, self.theme, mark, slot.x, slot.y, round(slot.size * 1.5))
        if not figures:
            size = round(min(place.radius * 1.4, 84))
            paint_spark(self.canvas, self.theme, mark, *place.middle, size)
            if mark.glyph:
                self.canvas.glyph(mark.glyph, *place.middle, round(size * 0.46), self.theme.deep)

    def _signs(self, slots: dict[str, list[tuple[Item, Slot]]]) -> None:
        """Cross swords where there was a battle, beside whoever still stands there."""
        for name in {mark.path[0] for mark in self.scene.marks if mark.kind == "battle" and mark.path}:
            if name in self.places:
                spots = [slot for item, slot in slots.get(name, []) if isinstance(item, Figure)]
                (x, y), size = self.places[name].middle, SIGN
                if spots:
                    first = min(spots, key=lambda slot: slot.x - slot.size / 2)
                    size = max(LEAST_SIGN, min(SIGN, first.size))
                    x, y = first.x - first.size * 0.45 - size * 0.3, first.y + first.size * 0.25
                paint_chip_glyph(self.canvas, "swords", x, y, size, self.theme.danger)

    def _letters(self, place: Place) -> None:
        """Draw the letters by which a place is chosen, and the dot of an empty place within reach."""
        empty = place.id not in self.items
        lettered = [tint for tint in self.tints[place.id] if tint.letter]
        room = self._room(place)
        small = place.hexagon and place.radius < ROOMY
        if empty and not lettered and any(tint.kind == "reach" for tint in self.tints[place.id]):
            x = room.middle[0] if place.rooms else place.middle[0]
            y = place.middle[1] + place.radius * 0.62 if small else room.middle[1]
            paint_dot(self.canvas, self.theme, place, x, y)
        for i, tint in enumerate(lettered):
            if place.hexagon and (small or not empty):
                aside = place.radius * (0.85 if small else 0.62)
                x, y = place.middle[0] + aside - i * 40, place.middle[1] + aside
            elif empty:
                x, y = room.middle[0] + (i - (len(lettered) - 1) / 2) * 40, room.middle[1]
            else:
                x, y = place.rect.x1 - 16 - i * 40, place.rect.y1 - 16
            paint_letter(self.canvas, self.theme, tint.kind, tint.letter, x, y)
