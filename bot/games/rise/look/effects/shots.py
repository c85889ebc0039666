"""What Attacks and re-rolls are worth: whom they may strike, and how likely that is enough."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from bot.engine.asks import Ask, Option
from bot.engine.dice import at_least, distribution, percent
from bot.engine.words import Phrase, Value
from bot.games.rise.box.dice import ATTACK, count, hits
from bot.games.rise.look.odds import Odds, odds, shot_at
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import ranks
from bot.games.rise.rules.actions.spaces import Place, attack_spaces, place_at, spaces
from bot.games.rise.rules.attacks import attacking, dice, flames
from bot.games.rise.rules.attacks.terms import Attack, Gift, ally_shot, needed, possible, shot_from
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise

COPIES = attacking.COPIES


def under_way(g: Rise, ask: Ask) -> Attack | None:
    """The Attack that a question is about, its terms read anew from what made it."""
    figure, source, value = (ask.args.get(name, "") for name in ("figure", "weapon", "value"))
    if figures.ally(g, str(figure)):
        return ally_shot(g, str(figure), ask.seats[0])
    if figure not in g.characters or not value:
        return None
    here = [place for place in spaces(g, str(figure)) if place.owner == source and (_weapon(place))]
    shot = next((shot_from(g, str(figure), place, int(str(value))) for place in here), None)
    if shot and (more := int(str(ask.args.get("dice", shot.dice))) - shot.dice):
        shot.gifts.append(Gift("dice", more, ""))  # what spurred the attacker on is no part of the Weapon
    return shot


def _weapon(place: Place) -> bool:
    """Whether a space has an Attack of its own."""
    return place.home == "weapon" or place.space.strike is not None


def from_place(g: Rise, seat: str, place: Place, value: int) -> Phrase | None:
    """What a die on an Attack space is good for: the likeliest of all Attacks that it gives."""
    if place.space.does in COPIES:
        shots = [shot_from(g, seat, copied, value) for copied in attack_spaces(g, seat)]
    else:
        shots = [shot_from(g, seat, place, value)]
    charges = place.space.amount if place.space.does == "charge" else 0
    return best(g, shots, charges)


def best(g: Rise, shots: Iterable[Attack], charges: int = 0) -> Phrase | None:
    """The Attack that is likeliest to Wound, with its target, and how many could be aimed at."""
    found = [(odds(shot_at(g, shot, enemy)), shot, enemy) for shot in shots for enemy in possible(g, shot)]
    if not found:
        return Phrase("rise-effect-charge", {"points": charges}) if charges else None
    chances, shot, enemy = max(found, key=lambda each: (each[0].wound, each[0].destroy))
    if shot.has("zone"):
        scorched = tuple(flames.scorched(g, shot))
        return Phrase("rise-effect-flames", {"dice": shot.dice, "foes": len(possible(g, shot)), "burnt": len(scorched)})
    targets = len({each.id for _, _, each in found})
    return Phrase("rise-effect-attack", {**_chances(chances, enemy), "target": enemy.id, "count": targets})


def _chances(found: Odds, enemy: Enemy) -> dict[str, Value]:
    """The chances of an Attack as a sentence is told them."""
    return {
        "dice": found.shot.dice,
        "boss": int(not enemy.colour),
        "chance": percent(found.wound),
        "react": percent(found.react),
    }


def target(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """The chances against one target."""
    shot, enemy = under_way(g, ask), g.enemy(str(offer.args["target"]))
    if shot is None:
        return None
    found = odds(shot_at(g, shot, enemy))
    return Phrase("rise-effect-target", {**_chances(found, enemy), "need": needed(g, shot, enemy)})


def more(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What a further target takes."""
    enemy = g.enemy(str(offer.args["target"]))
    endless = harm.has_trait(enemy, "indestructible")
    left = 0 if endless else figures.stats(enemy).wounds - enemy.wounds + 1
    return Phrase("rise-effect-foe", {"at": enemy.at, "defense": figures.defense(enemy), "left": left})


def weapon(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """What a Weapon does with the die that is read again, or an Ally with its own Attack."""
    if "target" in offer.args:
        return best(g, [ally_shot(g, str(offer.args["target"]), ask.seats[0])])
    seat = str(ask.args["seat"])
    place = place_at(g, seat, str(offer.args["space"]))
    return from_place(g, seat, place, int(str(ask.args["value"])))


def keep(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What the roll does as it is."""
    return Phrase("rise-effect-keep", _standing(ask))


def reroll(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How likely the roll is enough after the worst dice were rolled again, and what that costs."""
    source = str(offer.args["ability"])
    rank = any(source == each.id for each in ranks.sources(g, ask.seats[0]))
    faces = [str(face).replace("-", " ") for face in _listed(ask.args["faces"])]
    most = len(faces) if rank else _amount(g, ask, source)
    chance = percent(_after(faces, int(str(ask.args["struck"])), int(str(ask.args["need"])), most))
    return Phrase("rise-effect-reroll", {**_standing(ask), "most": most, "chance": chance, "rank": int(rank)})


def _standing(ask: Ask) -> dict[str, Value]:
    """Whether a roll is enough as it is."""
    struck, need = int(str(ask.args["struck"])), int(str(ask.args["need"]))
    return {"hits": struck, "need": need, "enough": int(struck >= need)}


def _listed(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


def _amount(g: Rise, ask: Ask, source: str) -> int:
    """How many dice a card or an ability rolls again."""
    shot = under_way(g, ask)
    gifts = [gift.amount for gift in shot.gifts if gift.verb == "reroll" and gift.source == source] if shot else []
    aid = [way.most for way in dice.helpers(g, shot) if way.source == source] if shot else []
    return max((*gifts, *aid, 1))


def _after(faces: list[str], struck: int, need: int, most: int) -> Fraction:
    """The chance of enough Hits when up to so many of the dice that show fewest are rolled again."""
    order = sorted(range(len(faces)), key=lambda n: hits([faces[n]]))
    best_chance = Fraction(int(struck >= need))
    for again in range(1, min(most, len(faces)) + 1):
        lost = sum(hits([faces[n]]) for n in order[:again])
        new = distribution(ATTACK, again, lambda face: count((face,)).hits)
        best_chance = max(best_chance, at_least(new, need - struck + lost))
    return best_chance


def die(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What a die shows now, and what a new roll of it may."""
    if ask.prompt == "reroll-actions":
        return Phrase("rise-effect-action-die", {"die": int(offer.args["die"])})
    face = str(offer.args["die"]).replace("-", " ")
    chance = percent(at_least(distribution(ATTACK, 1, lambda each: count((each,)).hits), 1))
    return Phrase("rise-effect-attack-die", {"hits": hits([face]), "chance": chance})
