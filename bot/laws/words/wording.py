"""Law 7: every id that can reach a person has words in every locale."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import msgspec

from bot.engine.asks import Ask, Option
from bot.engine.endings import SENTENCES, Deeds
from bot.engine.events import Event, because
from bot.engine.game import TOGGLE, Game, no_words, nothing
from bot.engine.match import Match, Step
from bot.engine.words import Phrase, Value
from bot.laws.broken import LawBroken
from bot.laws.run import Law, Run
from bot.laws.words.lexicon import Lexicon, faults
from bot.ledger import rules
from bot.markdown import plain


class Vocabulary:
    """What a game has said so far: everything is checked once in every language, over however many runs."""

    def __init__(self, game: Game[Any, Any], languages: Sequence[Lexicon]) -> None:
        self.game = game
        self.languages = languages
        self._spoken: set[tuple[str, tuple[tuple[str, Value], ...]]] = set()
        self._variables: dict[str, set[str]] = {}
        self._options: set[str] = set()
        self._files_checked = False
        self._named: dict[tuple[str, str], dict[bool, str]] = {}
        self._raw_id = re.compile(rf"\b{re.escape(game.id)}-[a-z]+-")

    def check_files(self) -> None:
        """Check the files themselves, and what a lobby says of the game."""
        if self._files_checked:
            return
        self._files_checked = True
        if found := faults(self.languages):
            raise LawBroken(7, f"{len(found)} faults in the texts", "; ".join(found[:10]))
        self.phrase(Phrase(f"{self.game.id}-title"))
        for kind, ids in (("mission", self.game.missions), ("seat", self.game.seats)):
            for id in ids:
                self.phrase(Phrase(f"{self.game.id}-{kind}-{id}"))
        for switch in self.game.switches:
            self.phrase(Phrase(f"{self.game.id}-switch-{switch.id}"))
            for choice in switch.choices if switch.choices != TOGGLE else ():
                self.phrase(Phrase(f"{self.game.id}-switch-{switch.id}-{choice}"))
        self.outlines()

    def outlines(self) -> None:
        """Check what a lobby says of its choices, each tried alone."""
        usual = {switch.id: switch.default for switch in self.game.switches}
        chosen = [{**usual, switch.id: choice} for switch in self.game.switches for choice in switch.choices]
        for options in chosen or [usual]:
            for goes_on in (False, True):
                for mission in self.game.missions:
                    for said in self.game.rules.outline(self.game.seats, mission, options, goes_on=goes_on):
                        self.phrase(said)

    def ask(self, ask: Ask) -> None:
        """Check the words of an ask: its question, what is at stake, its options and the reasons against others."""
        of = self.game.id
        self.phrase(Phrase(f"{of}-ask-{ask.prompt}", {**ask.args, **ask.private}))
        if ask.private:
            self.phrase(Phrase(f"{of}-ask-{ask.prompt}-others", ask.args))
        self.phrase(Phrase(f"{of}-stake-{ask.prompt}", ask.args))
        for offer in ask.options:
            self.option(offer)
        for barred, reason in ask.barred:
            self.option(barred)
            self.phrase(Phrase(reason.id, reason.args))
        for verb, count in Counter(offer.verb for offer in ask.options).items():
            if count > 1:
                self.phrase(Phrase(f"{of}-verb-{verb}"))

    def lines(self, match: Match, anybody: Sequence[str | None]) -> None:
        """Check what each may read beside the options that they see, and how one wins and loses."""
        look = self.game.look
        if look.effect is nothing and look.goal is nothing:
            return
        for seat in anybody:
            view = match.view(seat)
            asks = [ask.seen_by(seat) for ask in match.asks]
            effects = (look.effect(view, ask, offer) for ask in asks for offer in ask.options)
            for said in filter(None, (look.goal(view), *effects)):
                self.phrase(said)

    def hints(self, match: Match) -> None:
        """Check the reasons that Vigil gives whoever is asked."""
        for seat in match.waiting:
            if ask := match.ask_of(seat):
                counsel = self.game.player.counsel(match.view(seat), ask)
                for said in (*counsel.why, *counsel.second_why):
                    self.phrase(said)

    def option(self, offer: Option) -> None:
        """Check the labels of an option."""
        if (key := offer.key) not in self._options:
            self._options.add(key)
            for language in self.languages:
                for id in labels(language, self.game.id, offer):
                    self._phrase(language, Phrase(id, dict(offer.args)))

    def event(self, event: Event) -> None:
        """Check the sentence that tells an event, the one that says why, if there is one, and its rules."""
        self.phrase(said := event.phrase(self.game.id))
        why = because(self.game.id, said)
        if any(language.speaker.has(why.id) for language in self.languages):
            self.phrase(why)
        if lost := set(event.ruled()) - set(rules(self.game.id)):
            raise LawBroken(7, f"{said.id} names rules that the ledger does not have", ", ".join(sorted(lost)))

    def figures(self, figures: dict[str, dict[str, int]]) -> None:
        """Check that everything counted has a name."""
        for what in {what for counted in figures.values() for what in counted}:
            self.phrase(Phrase(f"{self.game.id}-figure-{what}"))

    def picture(self, part: Any) -> None:
        """Check every phrase in a scene."""
        if isinstance(part, Phrase):
            self.phrase(part)
        elif isinstance(part, tuple):
            for item in part:
                self.picture(item)
        elif isinstance(part, msgspec.Struct):
            for name in part.__struct_fields__:
                self.picture(getattr(part, name))

    def phrase(self, phrase: Phrase) -> None:
        """Check a phrase in every language, once for each thing it can be about."""
        key = (phrase.id, tuple((name, value) for name, value in phrase.args.items() if name in self._used(phrase.id)))
        if key not in self._spoken:
            self._spoken.add(key)
            for language in self.languages:
                self._phrase(language, phrase)

    def _used(self, id: str) -> set[str]:
        """The variables that any language uses in a message."""
        if id not in self._variables:
            self._variables[id] = set[str]().union(*(language.needs(id).variables for language in self.languages))
        return self._variables[id]

    def _phrase(self, language: Lexicon, phrase: Phrase) -> None:
        where = f"{phrase.id} in {language.locale}"
        if not language.speaker.has(phrase.id):
            raise LawBroken(7, f"no words for {where}")
        needs = language.needs(phrase.id)
        if unknown := needs.variables - set(phrase.args):
            raise LawBroken(7, f"{where} speaks of what it is not told", ", ".join(sorted(unknown)))
        for name in needs.variables & set(phrase.args):
            self._argument(language, phrase, name, needs.selects.get(name, set()))
        with warnings() as heard:
            spoken = language.speaker.say(phrase)
        if heard or not spoken.strip():
            raise LawBroken(7, f"{where} cannot be said", "; ".join(heard))
        if self._raw_id.search(spoken):
            raise LawBroken(7, f"{where} shows an id", spoken)

    def _argument(self, language: Lexicon, phrase: Phrase, name: str, keys: set[str]) -> None:
        """Check that a thing is called by its name: where things of its kind have names, it has one too."""
        value = phrase.args[name]
        for item in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            if not item or item.isdecimal():
                continue  # nothing, or a number that names itself
            named = plain(language.speaker.name(self.game.id, name, item)) != item
            if named and item in keys:
                what = f"{phrase.id} in {language.locale} selects by ${name}, which is replaced by a name"
                raise LawBroken(7, what, item)
            if item in keys:
                continue  # a constant that the sentence chooses by, not a thing
            others = self._named.setdefault((language.locale, name), {})
            others.setdefault(named, item)
            if len(others) > 1:
                what = f"{name} {others[False]} has no name in {language.locale}, others of its kind have"
                raise LawBroken(7, what, others[True])


class Wording(Law):
    """Checks the words of all that is asked and told; pictures and hints at a rate, and all pictures at the end."""

    number = 7

    def __init__(self, vocabulary: Vocabulary, pictures: float = 0.05) -> None:
        self.vocabulary, self.pictures = vocabulary, pictures
        self._told: list[Phrase] = []

    def after(self, run: Run, step: Step) -> None:
        """Check what people hear and see now."""
        if not run.entries:
            self._told = []
            self.vocabulary.check_files()
        for event in step.events:
            self.vocabulary.event(event)
        self._told += [event.phrase(run.game.id) for event in step.events if not event.audience]
        if not run.closed:
            return
        for ask in run.match.asks:
            self.vocabulary.ask(ask)
        anybody = (None, *run.start.setup.seats)
        self.vocabulary.lines(run.match, anybody)
        self.vocabulary.figures(run.game.look.figures(run.match.state))
        if run.match.over or run.sometimes(self.pictures):
            self.vocabulary.hints(run.match)
            for seat in anybody if run.match.over else (run.dice.choice(anybody),):
                view = run.match.view(seat)
                self.vocabulary.picture(run.game.look.scene(view))
                self.vocabulary.picture(run.game.look.sheet(view))
        if run.match.over:
            self._epilogue(run)

    def _epilogue(self, run: Run) -> None:
        """Check how the game is told once it is over: everybody who played is in it, each in two sentences."""
        if run.game.look.epilogue is no_words:
            return
        told = run.game.look.epilogue(run.match.state, Deeds(run.game.id, self._told, run.match.state.chance.seed))
        short = {fate.seat for fate in told.people if len(fate.told) != SENTENCES}
        if short or {fate.seat for fate in told.people} != set(run.match.state.seats) or not told.ending:
            raise LawBroken(7, "the epilogue leaves somebody out", ", ".join(sorted(short)))
        for said in told.phrases:
            self.vocabulary.phrase(said)


def labels(language: Lexicon, game: str, offer: Option) -> list[str]:
    """The ids an option may be labelled by: `<game>-do-<verb>`, and those with names of its arguments there are.

    The plain one need not be there if one with a single name is.
    """
    plain, names = f"{game}-do-{offer.verb}", tuple(offer.args)
    counts = range(1, len(names) + 1)
    specific = ["-".join((plain, *some)) for count in counts for some in combinations(names, count)]
    there = [id for id in specific if language.speaker.has(id)]
    single = any(id in there for id in specific[: len(names)])
    return there if single and not language.speaker.has(plain) else [plain, *there]


class _Ear(logging.Handler):
    """Hears what a speaker complains of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a complaint."""
        self.heard.append(record.getMessage())


@contextmanager
def warnings() -> Iterator[list[str]]:
    """Gather the warnings of `bot.text` instead of showing them."""
    logger, ear = logging.getLogger("bot.text"), _Ear()
    propagate, logger.propagate = logger.propagate, False
    logger.addHandler(ear)
    try:
        yield ear.heard
    finally:
        logger.removeHandler(ear)
        logger.propagate = propagate
