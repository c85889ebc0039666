"""Law 5: play ends, no ask is empty, nothing raises, all that is offered is accepted and nothing else is."""

from __future__ import annotations

from bot.engine.asks import KEY_LIMIT, PASS, Answer, Ask, Refusal, ways_of
from bot.engine.boards.graph import HOME, reach, returning
from bot.engine.match import Match, Step
from bot.laws.broken import LawBroken
from bot.laws.fuzz import Wrong, wrong_answers
from bot.laws.moments import position
from bot.laws.players import at_random
from bot.laws.run import Law, Run

TRIES = 4
"""Answers that are tried where not all can be."""


class Offers(Law):
    """Looks at every ask for its shape; sometimes tries what it offers, and what it does not."""

    number = 5

    def __init__(self, shape: float = 1.0, accept: float = 0.1, apply: float = 0.05, refuse: float = 0.1) -> None:
        self.shape, self.accept, self.apply, self.refuse = shape, accept, apply, refuse

    def after(self, run: Run, step: Step) -> None:
        """Look at what is asked now."""
        match = run.match
        check_asked(match)
        if match.over:
            return
        if run.sometimes(self.shape):
            for ask in match.asks:
                check_shape(ask)
        if run.sometimes(self.accept):
            self._accept(run)
        if run.sometimes(self.apply):
            self._apply(run)
        if run.sometimes(self.refuse):
            self._refuse(run)

    def end(self, run: Run) -> None:
        """Look whether a finished game takes no more answers."""
        if run.match.over:
            seat = run.start.setup.seats[0]
            _expect_refusal(run.match, Wrong("an answer after the end", Answer(seat, (PASS,))))

    def _accept(self, run: Run) -> None:
        """Weigh every offered option, or a few of the answers where options are combined."""
        seat = run.dice.choice(run.match.waiting)
        ask = _ask(run.match, seat)
        if ask.kind in ("one", "space", "react", "path"):
            answers = [Answer(seat, (offer.key,)) for offer in ask.options]
        else:
            answers = [at_random(ask, seat, run.dice) for _ in range(TRIES)]
        if ask.default and ask.kind != "split":
            answers.append(Answer(seat, ask.default))
        for answer in answers:
            try:
                run.match.check(answer)
            except Refusal as refusal:
                raise LawBroken(5, "an offered answer is refused", f"{answer}: {refusal.reason}") from refusal

    def _apply(self, run: Run) -> None:
        """Play an offered answer in a copy of the match."""
        seat = run.dice.choice(run.match.waiting)
        answer = at_random(_ask(run.match, seat), seat, run.dice)
        try:
            copy = run.restore(run.match.base, run.match.entries)
            copy.apply(answer)
        except Exception as error:
            raise LawBroken(5, "an offered answer makes the rules raise", f"{answer}: {error!r}") from error
        check_asked(copy)
        for ask in copy.asks:
            check_shape(ask)

    def _refuse(self, run: Run) -> None:
        """Give wrong answers, and look whether anything but a refusal comes of it."""
        match = run.match
        before, given = position(match), len(match.entries)
        for wrong in wrong_answers(match, run.dice):
            _expect_refusal(match, wrong)
        if position(match) != before or len(match.entries) != given:
            raise LawBroken(5, "a refused answer has changed something")


def _ask(match: Match, seat: str) -> Ask:
    """What a waiting seat is asked."""
    ask = match.ask_of(seat)
    if ask is None:
        raise LawBroken(5, f"{seat} is awaited, but not asked")
    return ask


def _expect_refusal(match: Match, wrong: Wrong) -> None:
    try:
        match.apply(wrong.answer)
    except Refusal as refusal:
        if wrong.reason is not None and refusal.reason != wrong.reason:
            raise LawBroken(
                5, "a refusal hides the rules' own reason", f"{wrong.answer}: {refusal.reason}"
            ) from refusal
    except Exception as error:
        raise LawBroken(5, f"{wrong.what} raises", f"{wrong.answer}: {error!r}") from error
    else:
        raise LawBroken(5, f"{wrong.what} is accepted", str(wrong.answer))


def check_asked(match: Match) -> None:
    """Check who is asked: somebody, unless the game is over; and together only one seat each."""
    asks = match.asks
    if bool(asks) == match.over:
        raise LawBroken(5, "a finished game asks" if match.over else "nobody is asked, and the game is not over")
    for ask in asks:
        if not ask.options:
            raise LawBroken(5, f"the ask {ask.prompt!r} is empty")
        if not ask.seats or not set(ask.seats) <= set(match.state.seats):
            raise LawBroken(5, f"the ask {ask.prompt!r} goes to seats that are not there", str(ask.seats))
    if len(asks) > 1:
        seats = [ask.seats for ask in asks]
        if any(len(each) > 1 for each in seats) or len(set(seats)) != len(seats):
            raise LawBroken(5, "asks at once must go to one seat each", str(seats))


def check_shape(ask: Ask) -> None:
    """Check that an ask can be answered, and that its options can be told apart."""
    keys = [offer.key for offer in ask.options]
    if len(set(keys)) != len(keys):
        raise LawBroken(5, f"the ask {ask.prompt!r} offers a key twice", str(sorted(keys)))
    if both := set(keys) & {barred.key for barred, _ in ask.barred}:
        raise LawBroken(5, f"the ask {ask.prompt!r} offers what it bars", str(both))
    if long := [key for key in keys if len(key) > KEY_LIMIT]:
        raise LawBroken(5, f"a key of the ask {ask.prompt!r} is too long", long[0])
    if strange := set(ask.default) - set(keys):
        raise LawBroken(5, f"the default of the ask {ask.prompt!r} is not offered", str(strange))
    if not _can_be_answered(ask):
        raise LawBroken(5, f"the ask {ask.prompt!r} cannot be answered", f"{ask.kind} of {len(keys)}")


def _can_be_answered(ask: Ask) -> bool:
    """Whether the numbers of an ask fit its options."""
    count = len(ask.options)
    match ask.kind:
        case "some":
            return 0 <= ask.least <= min(ask.most, count) and ask.most > 0
        case "split":
            fits = not ask.limits or (len(ask.limits) == count and sum(ask.limits) >= ask.amount)
            return ask.amount > 0 and fits
        case "path":
            within = reach(ask.start, returning(ask.start, ways_of(ask)), ask.budget)
            ends = (str(offer.args["to"]) for offer in ask.options if "to" in offer.args)
            return all((HOME if end == ask.start else end) in within for end in ends)
        case "react":
            return any(offer.verb == PASS for offer in ask.options)
        case _:
            return True
