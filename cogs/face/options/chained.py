"""Menus for chains: one press that answers what is asked, and what that asks for next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from typing import TypeAlias

import msgspec

from bot.engine.asks import Option
from bot.sessions.chains import APART, CLOSES, Chain
from bot.text import Tongue
from cogs.face.ids import Mark, digest
from cogs.face.parts import Part, choice, menu
from cogs.face.words import CHOICE, effect_words

Ends: TypeAlias = dict[str, Chain]
"""Chains by the options that they end with."""

SPREAD = 3
LINK, PICK = ".", "+"


class Tray(msgspec.Struct, frozen=True):
    """A menu of chains, and the options whose every end is in it, so that they need not stand elsewhere."""

    part: Part
    covers: frozenset[str] = frozenset()
    advised: bool = False
    """Whether its lines say the rest as Vigil would choose it."""


class Trays:
    """Lays chains out for somebody who reads a language, with the words of a game's options."""

    def __init__(
        self, tongue: Tongue, game: str, words: Callable[[Option], str], mark: Callable[[str, str], Mark], longest: int
    ) -> None:
        self.tongue, self.game, self.words, self.mark, self.longest = tongue, game, words, mark, longest

    def laid(self, chains: Sequence[Chain]) -> list[Tray]:
        """The menus, those that answer with one option each first; few that hold much rather than many."""
        several = [chain for chain in chains if chain.then.kind == "some"]
        verbs: dict[str, dict[str, Ends]] = {}
        for chain in chains:
            for option in chain.then.options if chain.then.kind != "some" else ():
                verbs.setdefault(option.verb, {}).setdefault(chain.group, {}).setdefault(option.key, chain)
        trays = [tray for verb, groups in verbs.items() for tray in self._singles(verb, [*groups.values()])]
        return trays + (self._advised(several) if len(several) > APART else [self._several(each) for each in several])

    def pooled(
        self, chains: Sequence[Chain], options: Sequence[Option], about: Callable[[Option], str | None]
    ) -> list[Part]:
        """Chains with one end and options without more to it in menus that they share: each line says all of it."""
        ends = dict[tuple[str, str, str], tuple[str, Chain]]()
        for chain in (each for each in chains if each.then.kind != "some"):
            for option in chain.then.options:
                ends.setdefault((chain.group, option.verb, option.key), (option.key, chain))
        hidden = covered(ends.values())
        lines = [self._line(key, chain, first=True, last=True) for key, chain in ends.values()]
        plain = [option for option in options if option.key not in hidden]
        lines += [choice(self.words(each), value([], [each.key]), about(each)) for each in plain]
        count = -(-len(lines) // self.longest)
        parts = [lines[len(lines) * n // count : len(lines) * (n + 1) // count] for n in range(count)]
        titles = [self._ends(part) for part in parts] if count > 1 else [self.tongue.t("panel-pick", least=1, most=1)]
        return [self._menu(title, part) for title, part in zip(titles, parts, strict=True)]

    def _ends(self, lines: Sequence[Part]) -> str:
        return self.tongue.t("panel-span", first=lines[0]["label"], last=lines[-1]["label"])

    def _singles(self, verb: str, groups: Sequence[Ends]) -> Iterator[Tray]:
        """Chains that end with one option of a verb each: groups share a menu as long as it holds them."""
        packs = list[list[Ends]]()
        for ends in groups:
            if packs and sum(map(len, packs[-1])) + len(ends) <= self.longest:
                packs[-1].append(ends)
            else:
                packs.append([ends])
        for pack in packs:
            lines = [line for ends in pack for line in ends.items()]
            yield from self._menus(lines, self._title(verb, lines, alone=len(packs) == 1))

    def _title(self, verb: str, ends: Sequence[tuple[str, Chain]], *, alone: bool) -> str:
        """The title of chains: by what comes first or last, where that is the same for all; else by the last verb."""
        firsts, lasts = self._firsts(ends), self._lasts(ends)
        if len(firsts) == 1:
            return firsts[0]
        if len(lasts) == 1:
            begun = {f"{self.game}-verb-{chain.picked[-1].verb}" for _, chain in ends}
            known = [self.tongue.t(id) for id in begun if len(begun) == 1 and self.tongue.has(id)]
            return self.tongue.t("panel-chain", first=known[0], then=lasts[0]) if known else lasts[0]
        title = self.tongue.t(f"{self.game}-verb-{verb}")
        return title if alone else self.tongue.t("panel-chain-span", title=title, first=firsts[0], last=firsts[-1])

    def _firsts(self, ends: Sequence[tuple[str, Chain]]) -> list[str]:
        return [*dict.fromkeys(self._said(chain.picked) for _, chain in ends)]

    def _lasts(self, ends: Sequence[tuple[str, Chain]]) -> list[str]:
        return [*dict.fromkeys(self.words(chain.last(key)) for key, chain in ends)]

    def _menus(self, ends: Sequence[tuple[str, Chain]], title: str) -> list[Tray]:
        """The menus of some chains: each line says what the title does not."""
        firsts, lasts = self._firsts(ends), self._lasts(ends)
        lines = [self._line(*each, first=len(firsts) > 1, last=len(lasts) > 1 or len(firsts) == 1) for each in ends]
        count = -(-len(lines) // self.longest)
        if count > SPREAD:
            return []
        parts = [lines[len(lines) * n // count : len(lines) * (n + 1) // count] for n in range(count)]
        titles = [title] if count == 1 else [self._span(title, part) for part in parts]
        menus = [self._menu(*each) for each in zip(titles, parts, strict=True)]
        return [*map(Tray, menus[:-1]), Tray(menus[-1], covered(ends))]

    def _line(self, key: str, chain: Chain, *, first: bool, last: bool) -> Part:
        """One chain: what comes first and last, as far as it is to be said, what it does, and what is given with it."""
        end, closing = chain.last(key), chain.closing.get(key)
        said = [self.words(end)] if last else []
        told = [self.words(closing)] if closing else []
        (told if said else said).extend([self._said(chain.picked)] if first else [])
        told += filter(None, [effect_words(self.tongue, self.game, end, chain.effects.get(key))])
        links = value(chain.picked, [key], closing)
        return choice(self._joined(said), links, self._joined(told))

    def _span(self, title: str, lines: Sequence[Part]) -> str:
        """The title of a part of a long menu: by its ends, so that no two are alike."""
        return self.tongue.t("panel-chain-span", title=title, first=lines[0]["label"], last=lines[-1]["label"])

    def _several(self, chain: Chain) -> Tray:
        """A chain that ends with some of several options: a menu of its own."""
        lines = [choice(self.words(each), value([*chain.picked], [each.key])) for each in chain.then.options]
        then = chain.then
        if len(lines) > self.longest:
            return Tray({})
        least, most = max(1, then.least), min(then.most, len(lines))
        counts = {"least": least, "most": most, "many": int(most > least)}
        title = self.tongue.t("panel-chain-some", what=self._said(chain.picked), **counts)
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
        return [Tray(self._menu(title, lines[: self.longest]), advised=True)] if lines else []

    def _said(self, picked: Iterable[Option]) -> str:
        said = [self.words(option) for option in picked]
        return self._joined([said[0], *said[1:][-1:]])

    def _joined(self, said: Sequence[str]) -> str:
        """What is said one after the other."""
        return reduce(lambda first, then: self.tongue.t("panel-chain", first=first, then=then), said) if said else ""

    def _menu(self, title: str, lines: Sequence[Part], *, least: int = 1, most: int = 1) -> Part:
        """A menu that is known by its first line, which no other has."""
        return menu(self.mark("chain", digest(lines[0]["value"])).select(), title, lines, least=least, most=most)


def covered(ends: Iterable[tuple[str, Chain]]) -> frozenset[str]:
    """The first options of which every way to go on is among these; of a way, one may want to choose the steps."""
    led, chains = Counter[str](), dict[str, Chain]()
    for _, chain in ends:
        if len(chain.picked) == 1 and chain.whole and chain.then.kind != "path":
            led[chain.picked[0].key] += 1
            chains[chain.picked[0].key] = chain
    return frozenset(key for key, chain in chains.items() if led[key] == len(chain.then.options))


def value(picked: Iterable[Option], last: Iterable[str], closing: Option | None = None) -> str:
    """The name of the links of a chain: options by digests, as buttons name them, never by where they stand."""
    closed = [f"{CLOSES}{digest(closing.key)}"] if closing else []
    return LINK.join([*(digest(option.key) for option in picked), PICK.join(map(digest, last)), *closed])


def links(values: Sequence[str]) -> list[list[str]]:
    """The links that were picked in one menu: they have all but the last in common."""
    read = [[link.split(PICK) for link in each.split(LINK)] for each in values]
    return [*read[0][:-1], [pick for each in read for pick in each[-1]]]
