"""The picture that closes a phase carries the title of that phase, not of the next one."""

from __future__ import annotations

import pytest

from bot.engine.events import PhaseEnded
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.words import Phrase
from bot.games import game
from bot.laws.players import Biased

TITLES = {
    "rise": {"setup": "setup", "player": "player", "enemy": "enemy", "round": "round-end"}
    | dict.fromkeys(("reinforcements", "enemy-moves", "enemy-attacks", "bosses"), "enemy"),
    "nemesis": {"player": "player", "round": "event", "time": "event", "attacks": "event", "event": "event"},
    "fireteam": {"setup": "setup", "tactics": "tactics", "hero": "hero", "threat": "threat"}
    | dict.fromkeys(("minion-acted", "elite-acted"), "threat"),
}
"""For each phase that ends, the phase that the picture of it names."""


@pytest.mark.parametrize("id", TITLES)
def test_a_picture_is_titled_by_the_phase_that_it_closes(id: str) -> None:
    rules, seen = game(id), set[str]()
    options = {switch.id: switch.default for switch in rules.switches}
    for seed in (b"titles", b"more titles"):
        match, step = Match.start(rules, Setup(rules.seats[: rules.players[1]], rules.missions[0], options), seed)
        player = Biased(seed, 0.98)
        while not match.over:
            entry = player.answer(match)
            assert entry
            asked_in, step = str(getattr(match.state, "round", "")), match.apply(entry)
            for event in step.events:
                if isinstance(event, PhaseEnded) and event.scene and event.phase in TITLES[id]:
                    subtitle = event.scene.subtitle
                    assert isinstance(subtitle, Phrase)
                    assert subtitle.args["phase"] == TITLES[id][event.phase], event.phase
                    assert str(subtitle.args["round"]) == asked_in, f"{event.phase} of another round"
                    seen.add(event.phase)

    assert len(seen) >= 4, seen
