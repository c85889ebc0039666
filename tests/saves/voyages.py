"""The games that the kept saves are taken from: every game, its modes, and campaigns that go on."""

from __future__ import annotations

import msgspec


class Voyage(msgspec.Struct, frozen=True):
    """One table, played by people in every seat from its lobby on."""

    name: str
    game: str
    mission: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    trust: float = 0.9
    """How often the people take Vigil's advice."""


VOYAGES = (
    Voyage("training", "training", "first-light", ("mara", "ivo", "nell")),
    Voyage("rise-first", "rise", "gathering-supplies", ("john", "kyle", "guardian")),
    Voyage("rise-relay", "rise", "the-relay", ("john", "alex"), {"mode": "skirmish", "termination": "on"}),
    Voyage("rise-plaza", "rise", "hold-the-plaza", ("john", "kyle", "guardian", "alex"), {"mode": "skirmish"}),
    Voyage("nemesis-crew", "nemesis", "crew", ("blue", "orange", "green")),
    Voyage("nemesis-five", "nemesis", "crew", ("blue", "orange", "green", "purple", "sky"), {"ship": "alternate"}),
    Voyage("nemesis-intruder", "nemesis", "crew", ("blue", "orange", "sky"), {"intruder-player": "on"}),
    Voyage("nemesis-solo", "nemesis", "solo", ("green",)),
    Voyage("nemesis-coop", "nemesis", "coop", ("purple", "sky")),
    Voyage("fireteam-river", "fireteam", "river-crossing", ("abe", "shad", "don")),
    Voyage("fireteam-hive", "fireteam", "the-hive", ("don", "maxine"), {"mode": "single", "hidden-hands": "on"}),
    Voyage("fireteam-mirror", "fireteam", "the-mirror", ("abe", "shad", "frank", "don"), {"mode": "single"}),
    Voyage("salvation-two", "salvation", "war", ("skynet", "resistance")),
    Voyage("salvation-three", "salvation", "war", ("skynet", "resistance", "commander"), {"city-missions": "on"}),
)
