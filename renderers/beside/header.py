"""The header: an emblem, the title, and a line of what is at stake."""

from __future__ import annotations

from bot.engine.scene import Scene
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import Canvas, glow
from renderers.paint.colours import mix
from renderers.paint.text import fit, fit_lines, said
from renderers.paint.theme import Theme

EMBLEM = 76


class Header:
    """The strip on top of a picture, measured before it is drawn."""

    def __init__(self, scene: Scene, theme: Theme, width: int) -> None:
        self.theme, self.width = theme, width
        room = width - EMBLEM - 22
        self.title = fit(said(scene.title), room, 46, "ExtraBold", least=30)
        self.subtitle = fit_lines(said(scene.subtitle), room, 2, 28, "Medium")
        words = 56 + self.subtitle.height
        self.height = max(EMBLEM, words) + 22

    def paint(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the strip."""
        theme = self.theme
        body = self.height - 22
        middle = y + body / 2
        canvas.sprite(glow(EMBLEM * 3, EMBLEM * 3, theme.accent, 0.3), x + EMBLEM / 2, middle)
        box = x, round(middle - EMBLEM / 2), x + EMBLEM, round(middle + EMBLEM / 2)
        canvas.plate(box, 22, (*mix(theme.panel, NIGHT, 0.3), 255), (*theme.accent, 255), 3)
        canvas.glyph(theme.emblem, x + EMBLEM / 2, middle, 50, theme.accent)
        left = x + EMBLEM + 22
        top = middle - (56 + self.subtitle.height) / 2
        canvas.text(
            self.title.text,
            left,
            top + 27 if self.subtitle.lines else middle,
            self.title.size,
            theme.ink,
            weight="ExtraBold",
        )
        line = top + 56 + self.subtitle.leading / 2
        for words in self.subtitle.lines:
            canvas.text(words, left, line, self.subtitle.size, theme.muted, weight="Medium")
            line += self.subtitle.leading
