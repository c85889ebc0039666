"""What a check shows: its card, the form that its button opens, and the report."""

from __future__ import annotations

from bot.doctor.finding import Finding, State
from bot.text import Tongue
from cogs.face.parts import PRIMARY, Part, Shown, button, buttons, choice, menu, picture, text
from cogs.face.words import CHOICE, clip

MARKS: dict[State, str] = {"held": "✅", "note": "ℹ️", "failed": "❌", "untried": "➖"}
OPTIONS = 25
"""As many as a menu may have."""
LONGEST = 2000


def card(tongue: Tongue, number: str, image: str | None, *, begins: bool = False, chooses: bool = False) -> Shown:
    """The message that everything is tried on: a picture, and a button or a menu of the longest kind."""
    parts: list[Part] = [text(tongue.t("check-card" if begins else "check-card-trying"))]
    parts += picture(image, tongue.t("check-picture"))
    if begins:
        parts += buttons([button(tongue.t("check-begin"), f"vc:{number}", PRIMARY)])
    if chooses:
        long = [clip(f"{n} " + "·" * CHOICE, CHOICE) for n in range(1, OPTIONS + 1)]
        parts.append(menu(f"vm:{number}", tongue.t("check-menu"), [choice(each, each, each) for each in long]))
    return Shown(parts)


def report(tongue: Tongue, found: list[Finding]) -> str:
    """Every finding in a line of its own, what is amiss first."""
    order: list[State] = ["failed", "note", "untried", "held"]
    lines = [f"{MARKS[each.state]} {each.words(tongue)}" for each in sorted(found, key=lambda f: order.index(f.state))]
    amiss = sum(each.state == "failed" for each in found)
    left = sum(each.state == "untried" for each in found)
    return clip("\n".join([tongue.t("check-verdict", amiss=amiss, untried=left), *lines]), LONGEST)
