"""The round: Decision, Player Phase, Enemy Phase, until every Character is Done; then the End of Round (RISE-ROUND)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, Offer, Option, Reason, costly, option
from bot.engine.match import ENCODER
from bot.engine.state import GameOver, Steps
from bot.games.rise.box.dice import ACTION, ACTION_DICE
from bot.games.rise.events.rounds import Nominated, Rolled, RoundBegan, TurnEnded
from bot.games.rise.rules import campaign, setup
from bot.games.rise.rules.actions import choices, gear
from bot.games.rise.rules.attacks import grenades
from bot.games.rise.rules.enemies import attacking, bosses, moving, reinforcements, stuns
from bot.games.rise.rules.missions import mission, winning
from bot.games.rise.rules.missions.round_end import mission_effects
from bot.games.rise.state import Phase, Rise

ENEMY_STEPS: tuple[tuple[str, Callable[[Rise], Steps]], ...] = (
    ("reinforcements", reinforcements.step),
    ("enemy-moves", moving.step),
    ("enemy-attacks", attacking.step),
    ("bosses", bosses.step),
    ("recovery", stuns.step),
)
"""The five steps of the Enemy Phase, in their fixed order (RISE-ROUND-10)."""

HAS_ACTED = Reason("rise-refuse-has-acted", "RISE-ROUND-02")


def play(g: Rise) -> Steps:
    """Play a Mission: rounds until all Characters are Down or the Objectives are met (RISE-ROUND-01, -03)."""
    g.watch = winning.check
    try:
        if g.phase == "setup":
            yield from setup.begin(g)
        while True:
            yield from PHASES[g.phase](g)
    except GameOver:
        break_off(g)
    yield from campaign.close(g)
    if g.mode != "skirmish":
        g.end_phase("mission")


def break_off(g: Rise) -> None:
    """Close the phase in which the Mission was won or lost: nobody acts after that (RISE-WIN-01, -03)."""
    if g.phase == "player":
        put_away(g)
    g.end_phase("mission")


def decision(g: Rise) -> Steps:
    """The team names one Character that has not acted yet; the last needs no naming (RISE-ROUND-02..06, RULING-03)."""
    ready = [seat for seat in g.seats if not g.characters[seat].done]
    if len(ready) == 1:
        seat = ready[0]
    else:
        options = [(option("act", seat=seat), None if seat in ready else HAS_ACTED) for seat in g.seats]
        choice: Choice = yield g.ask(
            mission.team(g),
            "decision",
            options,
            checkpoint=True,
            args={"round": g.round},
        )
        seat = choice["seat"]
    g.turn, g.phase = seat, "turn-start"
    g.tell(Nominated(seat=seat, colour=g.characters[seat].colour))


def turn_start(g: Rise) -> Steps:
    """Munitions are discarded before the dice are rolled, then four Action Dice are (RISE-ROUND-07, RULING-04)."""
    g.wary = 1
    while cards := gear.munitions(g, g.turn):
        options = [*(costly("load", card=card) for card in cards), option("roll")]
        choice: Choice = yield g.ask(
            g.turn, "turn-start", options, checkpoint=True, default=options[-1], args={"seat": g.turn}
        )
        if choice.verb == "roll":
            break
        gear.load_munitions(g, g.turn, choice["card"])
    dice = sorted(int(face) for face in g.roll(ACTION, ACTION_DICE, seat=g.turn))
    g.player.dice, g.phase = dice, "player"
    g.tell(Rolled(seat=g.turn, dice=tuple(map(str, dice))))


def player_phase(g: Rise) -> Steps:
    """The Turn Player assigns dice one at a time, each Action resolved before the next (RISE-ROUND-07, -08)."""
    while True:
        offers = list(choices.offers(g))
        end = ending(offers)
        choice: Choice = yield g.ask(
            g.turn,
            "player",
            [*offers, (end, None)],
            checkpoint=True,
            default=end if all(reason for _, reason in offers) else None,
            args={"seat": g.turn, "dice": dice_words(g)},
        )
        if choice.verb == "end":
            break
        yield from choices.do(g, choice)
    end_turn(g)


def ending(offers: list[Offer]) -> Option:
    """The end of the turn: by it dice are lost, unless none can be assigned any more."""
    left = any(offer.verb == "assign" and reason is None for offer, reason in offers)
    return (costly if left else option)("end")


def end_turn(g: Rise) -> None:
    """End the Player Phase; the Enemies are next (RISE-ROUND-09)."""
    put_away(g)
    g.tell(TurnEnded(seat=g.turn))
    g.end_phase("player")
    g.phase = "enemy"


def put_away(g: Rise) -> None:
    """Put the Turn Player's dice and Munitions away."""
    g.player.dice, g.player.done = [], True
    g.player.munitions = []
    g.count("turns", g.turn)


def dice_words(g: Rise) -> tuple[str, ...]:
    """The Turn Player's dice that are still to be assigned."""
    return tuple(map(str, g.player.dice))


def enemy_phase(g: Rise) -> Steps:
    """Reinforcements, moves, attacks, Bosses, recovery: always, and always in this order (RISE-ROUND-09..12)."""
    before = shown = on_the_board(g)
    fired = False
    for name, step in ENEMY_STEPS:
        yield from step(g)
        if name in ("enemy-moves", "enemy-attacks") and goes_on(g, name):
            fired = True
            if (now := on_the_board(g)) != shown:
                shown = now
                g.end_phase(name)
    g.end_phase("enemy" if fired or on_the_board(g) != before else "enemy-still")
    g.phase = "round-end" if all(character.done for character in g.characters.values()) else "decision"


def goes_on(g: Rise, step: str) -> bool:
    """Whether somebody still acts after a step, so that what came of it is shown by itself."""
    if any(not enemy.colour and not enemy.stunned for enemy in g.enemies):
        return True
    return step == "enemy-moves" and any(attacking.can_attack(g, enemy) for enemy in moving.of_colour(g))


def on_the_board(g: Rise) -> bytes:
    """All that a step of the Enemy Phase may change for the eye."""
    lies = g.tokens, g.waypoints, g.entrances, g.truck, g.pool, g.surge, g.stagger
    return ENCODER.encode((g.characters, g.enemies, g.allies, *lies))


def round_end(g: Rise) -> Steps:
    """The Mission's and the cards' effects, then tokens to Ready and all dice back (RISE-END, RULING-67, -90)."""
    yield from mission_effects(g)
    grenades.end_of_round(g)
    g.spaces.clear()
    for character in g.characters.values():
        character.done, character.dice = False, []
    g.turn = ""
    g.end_phase("round")
    g.round, g.phase = g.round + 1, "decision"
    g.tell(RoundBegan(round=g.round))


PHASES: dict[Phase, Callable[[Rise], Steps]] = {
    "setup": decision,
    "decision": decision,
    "turn-start": turn_start,
    "player": player_phase,
    "enemy": enemy_phase,
    "round-end": round_end,
}
"""What is played in each phase; once the setup is done, the team decides."""
