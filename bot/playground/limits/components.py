"""Discord's limits on single components: buttons, menus, sections, galleries, inputs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from typing import Any, TypeAlias

from bot.playground.limits.emoji import is_emoji
from bot.playground.limits.errors import Problem
from bot.playground.world.shapes import SELECTS, Json, Part

Path: TypeAlias = tuple[str | int, ...]

LINK_STYLE = 5
PREMIUM_STYLE = 6
IN_CONTAINER = frozenset({1, 9, 10, 12, 13, 14})
IN_LABEL = frozenset({3, 4, 5, 6, 7, 8, 19, 21, 22, 23})


def length(value: Sized | int | None, path: Path, least: int, most: int) -> tuple[Problem, ...]:
    """Check a length; what is absent, or a number, has none."""
    if value is None or isinstance(value, int) or least <= len(value) <= most:
        return ()
    return (Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."),)


def custom_id(component: Json, path: Path) -> Iterator[Problem]:
    """Check that a custom id is there and is not too long."""
    if component.get("custom_id") is None:
        yield Problem((*path, "custom_id"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        yield from length(component["custom_id"], (*path, "custom_id"), 1, 100)


def unique_ids(every: Sequence[Json], path: Path = ()) -> Iterator[Problem]:
    """Check that no custom id, and no component id, stands twice among all components, nested ones included."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        for value in twice(c[key] for c in every if c.get(key)):
            yield Problem((*path, "components"), code, f"Component {key} cannot be duplicated: {value}")


def twice(values: Iterable[Any]) -> Iterator[Any]:
    """What stands there more than once."""
    given = list(values)
    if len(set(given)) < len(given):
        yield from (value for value, times in Counter(given).items() if times > 1)


def message_component(component: Json, path: Path) -> Iterator[Problem]:
    """Check one component of a message and everything inside it."""
    yield from _CHECKS.get(component.get("type"), _unknown)(component, path)
    for index, child in enumerate(component.get("components") or ()):
        yield from message_component(child, (*path, "components", index))
    if accessory := component.get("accessory"):
        yield from message_component(accessory, (*path, "accessory"))


def _unknown(_: Json, path: Path) -> Iterator[Problem]:
    """Refuse what is no component of messages."""
    yield Problem(path, "UNION_TYPE_CHOICES", "This component cannot stand in a message.")


def modal_component(component: Json, path: Path) -> Iterator[Problem]:
    """Check one part of a modal."""
    match component.get("type"):
        case Part.ROW:
            children: Sequence[Json] = component.get("components") or ()
            yield from length(children, (*path, "components"), 1, 1)
            yield from _only(children, frozenset({Part.TEXT_INPUT}), path)
            for child in children:
                yield from length(child.get("label") or "", (*path, "components", 0, "label"), 1, 45)
                yield from _input(child, (*path, "components", 0))
        case Part.LABEL:
            inner: Json = component.get("component") or {}
            yield from length(component.get("label") or "", (*path, "label"), 1, 45)
            yield from length(component.get("description"), (*path, "description"), 0, 100)
            yield from _only((inner,), IN_LABEL, path)
            yield from _input(inner, (*path, "component"))
        case Part.TEXT:
            yield from length(component.get("content") or "", (*path, "content"), 1, 4000)
        case _:
            yield Problem(path, "UNION_TYPE_CHOICES", "This component cannot stand in a modal.")


def _only(children: Sequence[Json], allowed: frozenset[int], path: Path) -> Iterator[Problem]:
    """Check that only these types stand here."""
    for index, child in enumerate(children):
        if child.get("type") not in allowed:
            yield Problem((*path, "components", index), "UNION_TYPE_CHOICES", "This component may not stand here.")


def _row(row: Json, path: Path) -> Iterator[Problem]:
    """Check a row: one to five buttons, or one menu."""
    children: Sequence[Json] = row.get("components") or ()
    kinds = {child.get("type") for child in children}
    if kinds & SELECTS:
        yield from length(children, (*path, "components"), 1, 1)
    else:
        yield from length(children, (*path, "components"), 1, 5)
        yield from _only(children, frozenset({Part.BUTTON}), path)


def _button(button: Json, path: Path) -> Iterator[Problem]:
    """Check a button against its style."""
    style = button.get("style")
    yield from length(button.get("label"), (*path, "label"), 0, 80)
    if style not in range(1, 7):
        yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        yield Problem(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    if style == LINK_STYLE:
        if not button.get("url"):
            yield Problem((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
        if button.get("custom_id"):
            yield Problem(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id")
    elif style != PREMIUM_STYLE:
        yield from custom_id(button, path)
    yield from _emoji(button.get("emoji"), path)


def _emoji(emoji: Json | None, path: Path) -> tuple[Problem, ...]:
    """Refuse an emoji that is not one; the guild has none of its own."""
    if not emoji or (not emoji.get("id") and is_emoji(emoji.get("name") or "")):
        return ()
    return (Problem((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"),)


def _select(select: Json, path: Path) -> Iterator[Problem]:
    """Check a menu and its options."""
    yield from custom_id(select, path)
    yield from length(select.get("placeholder"), (*path, "placeholder"), 0, 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not (0 <= least <= 25 and 1 <= most <= 25 and least <= most):
        yield Problem((*path, "min_values"), "BASE_TYPE_BAD_LENGTH", "0 <= min_values <= max_values <= 25 must hold")
    if select["type"] == Part.STRING_SELECT:
        options: Sequence[Json] = select.get("options") or ()
        yield from _options(options, path, 1, 25)
        if most > len(options):
            yield Problem((*path, "max_values"), "BASE_TYPE_MAX", "max_values is greater than the number of options")


def _options(options: Sequence[Json], path: Path, least: int, most: int) -> Iterator[Problem]:
    """Check the options of a menu or a group of boxes."""
    yield from length(options, (*path, "options"), least, most)
    for index, option in enumerate(options):
        here = (*path, "options", index)
        yield from length(option.get("label") or "", (*here, "label"), 1, 100)
        yield from length(option.get("value") or "", (*here, "value"), 1, 100)
        yield from length(option.get("description"), (*here, "description"), 0, 100)
        yield from _emoji(option.get("emoji"), here)
    for value in twice(option.get("value") for option in options):
        text = f"The specified option value is already used: {value}"
        yield Problem((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)


def _section(section: Json, path: Path) -> Iterator[Problem]:
    """Check a section: one to three texts beside a button or a thumbnail."""
    children: Sequence[Json] = section.get("components") or ()
    yield from length(children, (*path, "components"), 1, 3)
    yield from _only(children, frozenset({Part.TEXT}), path)
    if (section.get("accessory") or {}).get("type") not in (Part.BUTTON, Part.THUMBNAIL):
        yield Problem((*path, "accessory"), "BASE_TYPE_REQUIRED", "A section needs a button or a thumbnail")


def _text(component: Json, path: Path) -> tuple[Problem, ...]:
    """Check a text."""
    return length(component.get("content") or "", (*path, "content"), 1, 4000)


def _thumbnail(component: Json, path: Path) -> tuple[Problem, ...]:
    """Check a small picture beside a text."""
    return length(component.get("description"), (*path, "description"), 0, 1024)


def _file(component: Json, path: Path) -> Iterator[Problem]:
    """Check a file that is shown by its name."""
    if not (component.get("file") or {}).get("url", "").startswith("attachment://"):
        yield Problem((*path, "file"), "UNFURLED_MEDIA_ITEM_INVALID", "A file must be an attachment:// reference")


def _separator(component: Json, path: Path) -> Iterator[Problem]:
    """Check a line between parts."""
    if component.get("spacing", 1) not in (1, 2):
        yield Problem((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")


def _container(container: Json, path: Path) -> Iterator[Problem]:
    """Check a box around other components."""
    children: Sequence[Json] = container.get("components") or ()
    yield from length(children, (*path, "components"), 1, 40)
    yield from _only(children, IN_CONTAINER, path)


def _gallery(gallery: Json, path: Path) -> Iterator[Problem]:
    """Check a gallery of one to ten pictures."""
    items: Sequence[Json] = gallery.get("items") or ()
    yield from length(items, (*path, "items"), 1, 10)
    for index, item in enumerate(items):
        yield from length(item.get("description"), (*path, "items", index, "description"), 0, 1024)


def _input(component: Json, path: Path) -> Iterator[Problem]:
    """Check an input of a modal."""
    match component.get("type"):
        case Part.TEXT_INPUT:
            yield from custom_id(component, path)
            yield from length(component.get("placeholder"), (*path, "placeholder"), 0, 100)
            yield from length(component.get("value"), (*path, "value"), 0, 4000)
            least, most = component.get("min_length") or 0, component.get("max_length") or 4000
            if component.get("style") not in (1, 2) or not 0 <= least <= most <= 4000:
                yield Problem(path, "BASE_TYPE_CHOICES", "Unknown style, or lengths outside 0..4000")
        case kind if kind in SELECTS:
            yield from _select(component, path)
        case Part.RADIO_GROUP:
            yield from custom_id(component, path)
            yield from _options(component.get("options") or (), path, 2, 10)
        case Part.CHECKBOX_GROUP:
            yield from custom_id(component, path)
            yield from _options(component.get("options") or (), path, 1, 10)
        case _:
            yield from custom_id(component, path)


_CHECKS: dict[int | None, Callable[[Json, Path], Iterable[Problem]]] = {
    Part.ROW: _row,
    Part.BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    Part.SECTION: _section,
    Part.TEXT: _text,
    Part.THUMBNAIL: _thumbnail,
    Part.GALLERY: _gallery,
    Part.FILE: _file,
    Part.SEPARATOR: _separator,
    Part.CONTAINER: _container,
}
