"""Why something is barred: `bar(allowed, "why", "RULE-01")` is the reason, or nothing where it is allowed."""

from bot.engine.asks import Bars

bar = Bars("fireteam")
