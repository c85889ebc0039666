"""Widgets: one for each kind of ask. Few options become buttons, many a menu, more than a menu holds gets pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import discord

from bot.engine.asks import PASS, Ask, Option
from bot.markdown import Markdown
from bot.sessions.chains import chains
from bot.text import Tongue
from cogs.face.ids import Mark, digest
from cogs.face.options.chained import Tray, Trays
from cogs.face.options.drafts import Draft
from cogs.face.options.fitting import Room
from cogs.face.parts import DANGER, PRIMARY, ROW, SECONDARY, SUCCESS, Part, button, buttons, choice, menu, section
from cogs.face.places import Place
from cogs.face.words import CHOICE, clip, label, option_effect, option_words

MENU, SHORT_MENU = 25, 10
"""Options of a menu; fewer where Discord was found to take no long one."""
SINGLES = 10
MENUS = 4
MOST_MENUS = 7
"""On a desk; with their rows and page buttons they stay below the forty components of a message."""

SPREAD = 3
"""Menus that one long list may take on the panel."""
ROOM, ROOM_OF_A_DESK = 26, 22
"""Components that answers may take of the forty of a message; the rest is for what is read and for the house row."""
MOST_TRAYS = 9
BESIDE = 200
"""Letters that stand beside a button."""
NAMES = 4
"""Kinds of options after which a menu is titled; one of more kinds just asks to choose."""
SHARED = "shared"
"""Stands for the verb of a menu of those that are one of a kind."""
STEPS = "steps"
"""The page of a desk on which a way is gone step by step."""
ROOMY, FOLDED, MERGED, APART = range(4)
"""How tightly options are laid out: each with what it does beside it; those that are one of a kind in a menu; all of
them in one; on somebody's own desk."""


class Widgets:
    """Builds the rows for one ask at one place, for the public panel or for one person's desk."""

    def __init__(
        self,
        place: Place,
        tongue: Tongue,
        ask: Ask,
        *,
        seat: str = "",
        page: str = "",
        longest: int = MENU,
        chained: bool = True,
        room: Room | None = None,
    ) -> None:
        self.place = place
        self.tongue = tongue
        self.ask = ask
        self.desk = bool(seat)
        self.seat = seat
        self.longest = longest
        self.chained = chained
        self.room = room
        self.unnamed = ""
        """The title of a menu of many kinds, where just to choose would not say what it is for."""
        self.page_of, _, number = page.partition(".")
        self.page = int(number or 0)

    @cached_property
    def _view(self) -> object:
        """What whoever reads this may see: a seat at its desk, everybody on the panel."""
        return self.place.match.view(self.seat or None)

    def rows(self, draft: Draft | None = None) -> list[Part]:
        """The rows: the sensible answer first and green, then the most useful, the dangerous last and red."""
        if not self.ask.options:
            return []
        if self.ask.kind in ("one", "space", "react"):
            options = self._worded(self.ask.options)
            return self._fitting(self._with_chains(options) if self.chained else self._folded(options))
        default = buttons([self._default()]) if self.ask.default and not self.ask.blind else []
        return [*default, *self._built(draft)]

    def _fitting(self, ways: Iterable[list[Part]]) -> list[Part]:
        """The first of several ways to lay options out that fits the message and the screen; else the tightest."""
        rows = list[Part]()
        for rows in ways:
            if size(rows) <= (ROOM_OF_A_DESK if self.desk else ROOM) and (not self.room or self.room.holds(rows)):
                return rows
        return rows

    def _with_chains(self, options: Sequence[Option]) -> Iterator[list[Part]]:
        """The options, and before them menus that also answer what these ask for next, as many as there is room for."""
        trays = Trays(self.tongue, self.place.game.id, self._words, self._mark, self.longest)
        shown = {option.key for option in options}
        found = [chain for chain in chains(self.place.match, openly=not self.desk) if chain.picked[0].key in shown]
        laid = [tray for tray in trays.laid(found) if tray.part][:MOST_TRAYS]
        if laid:
            yield from self._after(laid, options)
            sensible = [option for option in options if self._is_default(option)]
            others = [option for option in options if option not in sensible]
            pooled = trays.pooled(found, others, self._about)
            if len(pooled) == 1:  # several of them could only be told apart by their ends
                yield [*self._pressed(sensible), *pooled]
        while laid:
            laid.pop()
            yield from self._after(laid, options)
        yield from self._folded(options)

    def _after(self, trays: Sequence[Tray], options: Sequence[Option]) -> Iterator[list[Part]]:
        """Menus of chains, and beneath them in several ways the options that are not wholly in these."""
        covered = frozenset[str]().union(*(tray.covers for tray in trays))
        left = [option for option in options if option.key not in covered]
        before = [tray.part for tray in trays]
        self.unnamed = self.tongue.t("panel-step-first") if any(tray.advised for tray in trays) else ""
        yield from ([*before, *rows] for rows in (self._folded(left, tightest=MERGED) if left else [[]]))
        self.unnamed = ""

    def _folded(self, options: Sequence[Option], tightest: int = APART) -> Iterator[list[Part]]:
        """Ways to lay options out, each tighter than the one before."""
        for fold in range(tightest + 1):
            if fold < APART:
                yield self._grouped(options, fold)
            elif not self.desk:
                yield self._apart(options)

    def _apart(self, options: Sequence[Option]) -> list[Part]:
        """The sensible answer, and the way to one's own desk for all others."""
        sensible = self._pressed([option for option in options if self._is_default(option)])
        return [*sensible, *buttons([self._opener("panel-more-choices", "")])]

    def _built(self, draft: Draft | None) -> list[Part]:
        """The rows of an answer that is more than one option."""
        kind, options = self.ask.kind, self.ask.options
        many = self.longest * SPREAD if kind == "path" else self.longest
        if not self.desk and (kind in ("split", "order") or len(options) > many):
            return buttons([self._opener("panel-choose", "")])
        if kind == "some" and len(options) <= self.longest:
            rows = [self._menu("pick", "", options, least=self.ask.least, most=self.ask.most)]
            none = self._button("panel-none", self._mark("opt", "none"))
            return [*rows, *buttons([none])] if self.ask.least == 0 else rows
        if kind == "path":
            return self._path(draft)
        return self._drafted(draft or Draft())

    def _grouped(self, options: Sequence[Option], fold: int = ROOMY) -> list[Part]:
        """Group options by verb: a verb with one option is a button, one with several a menu.

        Where that is too high, whatever is one of its kind shares a menu, and at last small menus do.
        """
        groups: dict[str, list[Option]] = {}
        for option in options:
            groups.setdefault(option.verb, []).append(option)
        singles = [group[0] for group in groups.values() if len(group) == 1]
        menus = sorted((group for group in groups.values() if len(group) > 1), key=lambda group: group[0].danger)
        few = (not menus and len(singles) <= ROW) or sum(map(len, groups.values())) <= ROW
        if few and fold == ROOMY:
            return self._pressed(self._in_order(options))
        first = [option for option in options if self._is_default(option)]
        rows = self._pressed(first)
        pages = sum(1 for group in menus if len(group) > self.longest)
        if len(groups) > SINGLES + MENUS or len(menus) + pages > MOST_MENUS:
            return [*rows, *self._paged("pick", "", list(options))]
        singles = [option for option in singles if option not in first]
        if fold == MERGED:
            rest = [option for group in (*menus, self._in_order(singles)) for option in group if option not in first]
            return rows + self._paged("pick", "", rest, title=self._named(rest))
        titled = [(group[0].verb, group) for group in menus]
        most = 1 if fold == FOLDED else SINGLES
        if len(singles) > most:
            singles = self._in_order(singles) if fold == FOLDED else singles
            titled.append(("", singles[most - 1 :]))
            singles = singles[: most - 1]
        room = MENUS
        for at, (verb, group) in enumerate(titled):
            room -= 0 if self.desk else menus_for(group, self.longest)
            if room < 0 and at:
                rows += buttons([self._opener("panel-more-choices", "")])
                break
            rows += self._paged("pick", verb, group, title="" if verb else self._named(group))
        return rows + self._pressed(self._in_order(singles))

    def _pressed(self, options: Sequence[Option]) -> list[Part]:
        """Buttons, each with what it does beside it where there are words for it; many of those share a menu."""
        pressed = [(clip(self._effect(option), BESIDE), self._option(option)) for option in options]
        if len(options) > ROW and any(effect for effect, _ in pressed):
            title = self._named(options) or self.unnamed or self.tongue.t("panel-pick", least=1, most=1)
            return [self._menu("pick", SHARED, options, title=title)]
        if len(options) > ROW:
            return buttons(each for _, each in pressed)
        told = [section(effect, each) for effect, each in pressed if effect]
        return [*told, *buttons(each for effect, each in pressed if not effect)]

    def _paged(self, act: str, verb: str, options: list[Option], *, title: str = "") -> list[Part]:
        """A menu; past what one holds, a few on the panel, or a button to a desk, where there are pages."""
        if len(options) <= self.longest:
            return [self._menu(act, verb, options, title=title)]
        if len(options) <= self.longest * SPREAD and (self.ask.kind == "path" or not self.desk):
            count = menus_for(options, self.longest)
            parts = [options[len(options) * n // count : len(options) * (n + 1) // count] for n in range(count)]
            return [self._menu(act, f"{verb}.{n}", part, title=self._span(part)) for n, part in enumerate(parts)]
        if not self.desk:
            return buttons([self._opener(self._verb(verb) if verb else "panel-choose", verb, count=len(options))])
        pages = -(-len(options) // self.longest)
        page = min(self.page, pages - 1) if self.page_of == verb else 0
        shown = options[page * self.longest : (page + 1) * self.longest]
        turn = [
            self._button("panel-earlier", self._mark("page", f"{verb}.{page - 1}"), disabled=page == 0),
            self._button("panel-later", self._mark("page", f"{verb}.{page + 1}"), disabled=page == pages - 1),
        ]
        return [self._menu(act, verb, shown, part=(page + 1, pages), title=title), *buttons(turn)]

    def _path(self, draft: Draft | None) -> list[Part]:
        """The ends, walked by the cheapest way; or on a desk, for whoever wants that, a way step by step."""
        draft = draft or Draft()
        if self.desk and (draft.picks or self.page_of == STEPS):
            return self._steps(draft)
        where = self._mark("page" if self.desk else "desk", f"{STEPS}.0")
        stepping = buttons([self._button("panel-step-by-step", where)])
        ends = self._paged("pick", "", list(self.ask.options))
        if self.desk:
            return [*ends, *stepping]
        return self._fitting(([*ends, *stepping], ends, buttons([self._opener("panel-choose", "")])))

    def _steps(self, draft: Draft) -> list[Part]:
        """The next step of a way, and its end."""
        here = draft.picks[-1] if draft.picks else self.ask.start
        steps = [Option("step", {"to": space}) for space, _ in self.ask.ways.get(here, ())]
        ways = [choice(self._space(step.args["to"]), str(step.args["to"])) for step in steps[: self.longest]]
        title = self.tongue.t("panel-next-step", here=here)
        rows = [menu(self._mark("draft").select(), title, ways)] if ways else []
        return [*rows, *self._draft_buttons(draft, page=f"{STEPS}.0")]

    def _drafted(self, draft: Draft) -> list[Part]:
        """Build an answer up pick by pick: an order, a split, or some of very many."""
        if self.ask.kind == "split":
            room = dict(zip((o.key for o in self.ask.options), self.ask.limits or (10**6,) * 99, strict=False))
            open_ones = [o for o in self.ask.options if draft.amounts.get(o.key, 0) < room.get(o.key, 10**6)]
            left = open_ones if not draft.ready(self.ask) else []
        else:
            left = [option for option in self.ask.options if option.key not in draft.picks]
        rows = self._paged("draft", "", left) if left else []
        return [*rows, *self._draft_buttons(draft)]

    def _draft_buttons(self, draft: Draft, page: str = "") -> list[Part]:
        ready = draft.ready(self.ask)
        done = self._button("panel-done", self._mark("done"), SUCCESS, disabled=not ready)
        again = self._button("panel-again", self._mark("again", page), disabled=not (draft.picks or draft.amounts))
        return buttons([done, again])

    def _menu(
        self,
        act: str,
        verb: str,
        options: Iterable[Option],
        *,
        least: int = 1,
        most: int = 1,
        part: tuple[int, int] = (1, 1),
        title: str = "",
    ) -> Part:
        choices = [choice(self._words(option), option.key, self._about(option)) for option in options]
        if not title:
            title = self._verb(verb) if verb else self.unnamed or self.tongue.t("panel-pick", least=least, most=most)
        if part[1] > 1:
            title = self.tongue.t("panel-part", title=title, page=part[0], pages=part[1])
        least, most = min(least, len(choices)), min(most, len(choices))
        return menu(self._mark(act, digest(verb)).select(), title, choices, least=least, most=most)

    def _worded(self, options: Iterable[Option]) -> list[Option]:
        """Leave out what reads like an option before it: to a person two that say the same are one."""
        named: dict[str, Option] = {}
        for option in options:
            named.setdefault(self._words(option), option)
        return list(named.values())

    def _span(self, options: Sequence[Option]) -> str:
        """The name of a part of a long menu, by its ends."""
        first, last = map(self._words, (options[0], options[-1]))
        return self.tongue.t("panel-span", first=first, last=last)

    def _words(self, option: Option) -> str:
        return option_words(self.tongue, self.place.game.id, option)

    def _about(self, option: Option) -> str | None:
        return label(self._effect(option), CHOICE) or None

    def _effect(self, option: Option) -> str:
        return option_effect(self.tongue, self.place, self._view, self.ask, option)

    def _space(self, space: str | int) -> str:
        return self.tongue.name(self.place.game.id, "space", str(space))

    def _mark(self, act: str, what: str = "") -> Mark:
        return Mark(self.place.id, self.place.asked, act, what, self.seat)

    def _verb(self, verb: str) -> str:
        return self.tongue.t(f"{self.place.game.id}-verb-{verb}")

    def _named(self, options: Sequence[Option]) -> str:
        """The title of a menu of several kinds: what they are, kind by kind."""
        kinds: dict[str, list[Option]] = {}
        for each in options:
            kinds.setdefault(each.verb, []).append(each)
        if self.unnamed or not 1 < len(kinds) <= NAMES:
            return ""
        names = [self._words(kind[0]) if len(kind) == 1 else self._verb(verb) for verb, kind in kinds.items()]
        return clip(Markdown(" · ").join(names), CHOICE)

    def _is_default(self, option: Option) -> bool:
        """Tell whether an option is the sensible answer; what is dangerous or blind is never pressed on anybody."""
        return not (option.danger or self.ask.blind) and self.ask.default == (option.key,)

    def _in_order(self, options: Iterable[Option]) -> list[Option]:
        """Put the sensible answer first, what passes late and what is dangerous last."""
        return sorted(options, key=lambda o: (not self._is_default(o), o.danger, o.verb == PASS))

    def _default(self) -> Part:
        """The sensible answer, one press away."""
        words = [self._words(option) for option in self.ask.options if option.key in self.ask.default]
        return button(self.tongue.listing(words), self._mark("opt", "default").button(), SUCCESS)

    def _option(self, option: Option) -> Part:
        if option.danger:
            style = DANGER
        elif self._is_default(option):
            style = SUCCESS
        else:
            style = SECONDARY if option.verb == PASS else PRIMARY
        return button(self._words(option), self._mark("opt", digest(option.key)).button(), style)

    def _opener(self, words: str, verb: str, **args: int) -> Part:
        label = self.tongue.t("panel-open-verb", verb=words, **args) if verb else self.tongue.t(words)
        return button(label, self._mark("desk", f"{verb}.0" if verb else "").button(), PRIMARY)

    def _button(self, id: str, mark: Mark, style: discord.ButtonStyle = SECONDARY, *, disabled: bool = False) -> Part:
        return button(self.tongue.t(id), mark.button(), style, disabled=disabled)


def letting_pass(place: Place, tongue: Tongue) -> list[Part]:
    """The way to let a reaction pass, on the panel: it is there whatever somebody holds, and so tells nothing."""
    asks = place.match.asks
    if not all(ask.kind == "react" and PASS in ask.default for ask in asks):
        return []
    words = option_words(tongue, place.game.id, Option(PASS))
    return buttons([button(words, Mark(place.id, place.asked, "opt", digest(PASS)).button())])


def size(parts: Iterable[Part]) -> int:
    """How many components these are, with all that lies in them."""
    return sum(1 + size(part.get("components", ())) + ("accessory" in part) for part in parts)


def menus_for(options: Sequence[Option], longest: int) -> int:
    """How many menus a list takes on the panel; one that is too long for that gets a button instead."""
    count = -(-len(options) // longest)
    return count if count <= SPREAD else 1
