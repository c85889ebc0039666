"""Menus for chains: one press that answers what is asked, and what that asks for next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from bot.engine.asks import Option
from bot.sessions.chains import APART, Chain
from bot.text import Tongue
from cogs.face.ids import Mark, digest
from cogs.face.parts import Part, choice, menu
from cogs.face.words import CHOICE, effect_words

SPREAD = 3
LINK, PICK = ".", "+"


class Tray(msgspec.Struct, frozen=True):
    """A menu of chains, and the options whose every end is in it, so that they need not stand elsewhere."""

    part: Part
    covers: frozenset[str] = frozenset()


class Trays:
    """Lays chains out for somebody who reads a language, with the words of a game's options."""

    def __init__(
        self, tongue: Tongue, game: str, words: Callable[[Option], str], mark: Callable[[str, str], Mark], longest: int
    ) -> None:
        self.tongue, self.game, self.words, self.mark, self.longest = tongue, game, words, mark, longest

    def laid(self, chains: Sequence[Chain]) -> list[Tray]:
        """The menus, those that answer with one option each first."""
        several = [chain for chain in chains if chain.then.kind == "some"]
        groups: dict[tuple[str, str], dict[str, Chain]] = {}
        for chain in chains:
            for option in chain.then.options if chain.then.kind != "some" else ():
                groups.setdefault((chain.group, option.verb), {}).setdefault(option.key, chain)
        trays = [tray for (_, verb), ends in groups.items() for tray in self._singles(verb, ends)]
        return trays + (self._advised(several) if len(several) > APART else [self._several(each) for each in several])

    def _singles(self, verb: str, ends: dict[str, Chain]) -> list[Tray]:
        """Chains that end with one option each: titled by what comes first, where that is the same for all."""
        firsts = {tuple(each.key for each in chain.picked): chain.picked for chain in ends.values()}
        lines, last = list[Part](), {option.key: option for chain in ends.values() for option in chain.then.options}
        for key, chain in ends.items():
            about = self._does(chain, last[key]) if len(firsts) == 1 else self._said(chain.picked)
            lines.append(choice(self.words(last[key]), value([*chain.picked], [key]), about))
        alone = next(iter(firsts.values())) if len(firsts) == 1 else ()
        title = self._said(alone) if alone else self.tongue.t(f"{self.game}-verb-{verb}")
        covers = {alone[0].key} if len(alone) == 1 and self._whole(ends) else set[str]()
        count = -(-len(lines) // self.longest)
        if count > SPREAD:
            return []
        parts = [lines[len(lines) * n // count : len(lines) * (n + 1) // count] for n in range(count)]
        titles = [title] if count == 1 else [self._span(title, part) for part in parts]
        menus = [self._menu(*each) for each in zip(titles, parts, strict=True)]
        return [Tray(part, frozenset(covers if n == 0 else ())) for n, part in enumerate(menus)]

    def _does(self, chain: Chain, last: Option) -> str:
        """What the last answer of a chain does."""
        return effect_words(self.tongue, self.game, last, chain.effects.get(last.key))

    def _span(self, title: str, lines: Sequence[Part]) -> str:
        """The title of a part of a long menu: by its ends, so that no two are alike."""
        return self.tongue.t("panel-chain-span", title=title, first=lines[0]["label"], last=lines[-1]["label"])

    def _whole(self, ends: dict[str, Chain]) -> bool:
        """Whether these are all the ways to go on; one may want to choose the steps of a way."""
        return all(chain.then.kind != "path" for chain in ends.values())

    def _several(self, chain: Chain) -> Tray:
        """A chain that ends with some of several options: a menu of its own."""
        lines = [choice(self.words(each), value([*chain.picked], [each.key])) for each in chain.then.options]
        title, then = self._said(chain.picked), chain.then
        if len(lines) > self.longest:
            return Tray({})
        least, most = max(1, then.least), min(then.most, len(lines))
        covers = frozenset({chain.picked[0].key}) if then.least and len(chain.picked) == 1 else frozenset[str]()
        return Tray(self._menu(title, lines, least=least, most=most), covers)

    def _advised(self, chains: Iterable[Chain]) -> list[Tray]:
        """Many chains with some of several options at their end: each with the sensible ones of these."""
        lines = list[Part]()
        for chain in chains:
            named = {option.key: option for option in chain.then.options}
            if chain.advised and len(key := value([*chain.picked], chain.advised)) <= CHOICE:
                picks = self.tongue.listing(self.words(named[pick]) for pick in chain.advised)
                lines.append(choice(self._said(chain.picked), key, picks))
        title = self.tongue.t("panel-at-once")
        return [Tray(self._menu(title, lines[: self.longest]))] if lines else []

    def _said(self, picked: Iterable[Option]) -> str:
        said = [self.words(option) for option in picked]
        return said[0] if len(said) == 1 else self.tongue.t("panel-chain", first=said[0], then=said[-1])

    def _menu(self, title: str, lines: Sequence[Part], *, least: int = 1, most: int = 1) -> Part:
        """A menu that is known by its first line, which no other has."""
        return menu(self.mark("chain", digest(lines[0]["value"])).select(), title, lines, least=least, most=most)


def value(picked: Iterable[Option], last: Iterable[str]) -> str:
    """The name of the links of a chain: options by digests, as buttons name them, never by where they stand."""
    return LINK.join([*(digest(option.key) for option in picked), PICK.join(map(digest, last))])


def links(values: Sequence[str]) -> list[list[str]]:
    """The links that were picked in one menu: they have all but the last in common."""
    read = [[link.split(PICK) for link in each.split(LINK)] for each in values]
    return [*read[0][:-1], [pick for each in read for pick in each[-1]]]
