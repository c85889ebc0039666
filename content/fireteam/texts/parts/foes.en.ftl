# Creatures and threat cards.

fireteam-creature-numbered = { $name } { $number }
fireteam-creature-corrupted-animal = Corrupted Animal
fireteam-creature-corrupted-human = Corrupted Human
fireteam-creature-drowned-giant = Drowned Giant
fireteam-creature-echo = Echo
fireteam-creature-double = Double
fireteam-creature-hollow-choir = Hollow Choir
fireteam-creature-infested-soldier = Infested Soldier
fireteam-creature-brood-carrier = Brood Carrier
fireteam-creature-hive-mother = Hive Mother
fireteam-family-typhon = Children of Typhon
fireteam-family-apparitions = Apparitions
fireteam-family-infected = Infected

## Traits and specials, as the creature cards print them
fireteam-nature-pack = Pack: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} if another of its kind is there.
fireteam-nature-looming = Looming: counts as { $amount } creatures when heroes want to leave.
fireteam-nature-shrouded = Shrouded: ranged attacks on it lose { $amount ->
    [one] 1 die
   *[other] { $amount } dice
}.
fireteam-nature-blink = Blink: when wounded, it is back at its mark.
fireteam-nature-spiteful = Spiteful: whoever kills it from the same location suffers { $amount } damage.
fireteam-nature-bursting = Bursting: as it dies, every active hero there suffers 1 damage.
fireteam-talent-dice = Special: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in this attack.
fireteam-talent-damage = Special: { $amount } more damage in this attack.
fireteam-talent-quake = Special: { $amount } damage to every active hero here and next door.
fireteam-talent-undefendable = Special: this attack's damage cannot be prevented.
fireteam-talent-knockback = Special: a hero that is hit is thrown into the next location.
fireteam-talent-summon = Special: { $amount ->
    [one] 1 creature of the pool enters
   *[other] { $amount } creatures of the pool enter
} beside it, minions first.
fireteam-talent-lunge = Special: it moves { $amount } more.

## Threat cards
fireteam-threat-scent-of-blood = Scent of Blood
fireteam-threat-thickening-hides = Thickening Hides
fireteam-threat-the-pack-gathers = The Pack Gathers
fireteam-threat-men-among-beasts = Men Among Beasts
fireteam-threat-broken-sleep = Broken Sleep
fireteam-threat-roots-underfoot = Roots Underfoot
fireteam-threat-titan-blood = Titan Blood
fireteam-threat-howling-dark = Howling Dark
fireteam-threat-cold-spots = Cold Spots
fireteam-threat-voices-you-know = Voices You Know
fireteam-threat-thin-places = Thin Places
fireteam-threat-the-seer-is-blind = The Seer Is Blind
fireteam-threat-grave-fog = Grave Fog
fireteam-threat-your-own-face = Your Own Face
fireteam-threat-unravelling = Unravelling
fireteam-threat-hollow-laughter = Hollow Laughter
fireteam-threat-spores-in-the-air = Spores in the Air
fireteam-threat-chitin = Chitin
fireteam-threat-new-brood = New Brood
fireteam-threat-sprinters = Sprinters
fireteam-threat-bad-rites = Bad Rites
fireteam-threat-burst-sacs = Burst Sacs
fireteam-threat-swelling = Swelling
fireteam-threat-collapsing-walls = Collapsing Walls
fireteam-rule-stat = Every { $rank } has { $amount } more { $stat }.
fireteam-rule-resist = Every { $rank } resists { $type } attacks by { $amount } more.
fireteam-rule-swarm = A creature attacks with { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} if another creature is there.
fireteam-rule-reinforce = { $amount ->
    [one] 1 { $rank } of the reserve joins the pool.
   *[other] { $amount } { $rank }s of the reserve join the pool.
}
fireteam-rule-hand-limit = Every hand limit is { $amount } lower.
fireteam-rule-cornered = Heroes may leave a location only if they outnumber its creatures.
fireteam-rule-blank-moves = A blank activation die counts as movement.
fireteam-rule-blank-specials = A blank activation die counts as special.
fireteam-rule-costly-search = Whoever searches discards { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} first.
fireteam-rule-no-intercept = Nobody can step in for an ally, unless by a reaction.
fireteam-rule-no-free-search = Patty no longer makes searches free.
fireteam-rule-short-sight = Every attack, of heroes and creatures, reaches { $amount } less far.
fireteam-rule-no-reroll = Henry no longer lets a die be rolled again.
fireteam-rule-vengeful = Whoever kills a creature here or next door suffers { $amount } damage.
fireteam-rule-no-cover = Cover no longer protects heroes.
