# What Characters do in their turn: dice, Attacks, Grenades, cards.

rise-face-hit = Hit
rise-face-hit-hit = Double Hit
rise-face-hit-fist = Hit + Fist
rise-face-fist = Fist
rise-face-skull = Skull
rise-face-blank = Blank

rise-skill-rank = Rank token
rise-deck-weapon = Weapon deck
rise-deck-equipment = Equipment deck

## What is asked

rise-ask-target = { $figure } attacks with { $weapon }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}. { $count ->
    [one] Which target?
   *[other] Up to { $count } targets.
}
rise-stake-target = Targets must be in Range and Line of Sight. Whoever survives a roll with a Skull reacts.
rise-ask-more-targets = The same roll may strike { $count ->
    [one] one more Enemy
   *[other] up to { $count } more Enemies
} beside the target. Which?
rise-stake-more-targets = Every Enemy that the roll strikes may react to a Skull.
rise-ask-attack-dice = { $hits ->
    [0] No Hit
    [one] 1 Hit
   *[other] { $hits } Hits
}, { $skulls ->
    [0] no Skull
    [one] 1 Skull
   *[other] { $skulls } Skulls
}, { $fists ->
    [0] no Fist
    [one] 1 Fist
   *[other] { $fists } Fists
}. Roll any dice again?
rise-stake-attack-dice = Only the final dice count. A spent Rank token does not come back in this Mission.
rise-ask-attack-aid = { $figure } rolled { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
}, { $skulls ->
    [0] no Skull
    [one] 1 Skull
   *[other] { $skulls } Skulls
} and { $fists ->
    [0] no Fist
    [one] 1 Fist
   *[other] { $fists } Fists
}. Do you step in and roll a die again?
rise-stake-attack-aid = Your ability works once in each Attack.
rise-ask-reroll-attack = Which Attack Dice do you roll again?
rise-stake-reroll-attack = Whatever a die shows is lost when it is rolled again.
rise-ask-reroll-actions = Which Action Dice do you roll again?
rise-stake-reroll-actions = Dice that lie on a space stay as they are.
rise-ask-fist = { $count ->
    [one] One Fist to use.
   *[other] { $count } Fists to use.
} Which ability?
rise-stake-fist = Each Fist buys one ability; the same one may be bought again.
rise-ask-fist-after = { $count ->
    [one] One Fist is left.
   *[other] { $count } Fists are left.
} Use it now that the Attack is over?
rise-stake-fist-after = Fists that are not used are lost.
rise-ask-copy = The { $value } is read as if it lay on one of your Weapons. Which?
rise-stake-copy = The Weapon's own space may hold a die already.
rise-ask-second-weapon = The { $value } lets you attack with another Weapon. Do you?
rise-stake-second-weapon = Each Weapon attacks once for a die.
rise-ask-attack-again = The { $value } lets this Weapon attack once more. Do you?
rise-stake-attack-again = It is a new Attack, on any target. There is no third.
rise-ask-ally-attack = Does { $figure } attack?
rise-stake-ally-attack = Allies have no bonuses and no Fists, but Enemies react to their Skulls.
rise-ask-spread = { $hits ->
    [one] One Hit
   *[other] { $hits } Hits
} to spread over the Enemies in the flames. How?
rise-stake-spread = Each Hit is a Wound. A normal Enemy takes one.
rise-ask-spill = { $hits ->
    [one] One Hit is
   *[other] { $hits } Hits are
} left, and no Enemy. Whom do the flames reach?
rise-stake-spill = They cannot be kept back while somebody stands in the Zone.
rise-ask-throw = { $card }: { $value ->
    [one] up to one hex
   *[other] up to { $value } hexes
}. Where does it land?
rise-stake-throw = Everybody in the blast is caught, friends too if the card says so.
rise-ask-overflow = { $count ->
    [one] You have no slot for one of your cards.
   *[other] You have no slots for { $count } of your cards.
} Which do you discard?
rise-stake-overflow = There is room for two Weapons and one Equipment, or one Weapon and two Equipment; one Armor at most.
rise-ask-search = You look through the { $deck }. Which card do you take?
rise-stake-search = The deck is shuffled afterwards.
rise-ask-heal = Whose Wounds are treated?
rise-stake-heal = It heals, but helps nobody up who is Down.
rise-ask-revive = Who is brought back?
rise-stake-revive = They stand up at once.
rise-ask-clear-dice = Which { $count ->
    [one] die is
   *[other] dice, up to { $count }, are
} taken off?
rise-stake-clear-dice = The dice are out until the end of the Round; their spaces are open again.
rise-ask-recover-dice = Which { $count ->
    [one] die do
   *[other] dice, up to { $count }, do
} you take back?
rise-stake-recover-dice = They are rolled and can be assigned again.

## What can be done

rise-do-assign = { $die } on { $space }
rise-do-reroll-ability = Roll again: { $ability }
rise-do-use-card = Use { $card }
rise-do-free-trade = Trade with { $seat }
rise-do-end = End the Player Phase
rise-do-target = { $target }
rise-do-attack-space = { $space }
rise-do-attack-target = { $target } attacks
rise-do-keep = Keep the dice
rise-do-die = { $die }
rise-do-fist = { $ability }
rise-do-throw = { $to }
rise-do-discard = { $card }
rise-do-fetch = { $card }
rise-do-heal = { $seat }
rise-do-revive = { $seat }
rise-do-clear = { $space }

rise-verb-assign = Assign a die
rise-verb-reroll = Roll again
rise-verb-use = Use
rise-verb-free-trade = Trade without a die
rise-verb-end = End
rise-verb-target = Target
rise-verb-attack = Attack
rise-verb-keep = Keep
rise-verb-die = Die
rise-verb-fist = Use a Fist
rise-verb-throw = Throw
rise-verb-discard = Discard
rise-verb-fetch = Take
rise-verb-heal = Heal
rise-verb-revive = Bring back
rise-verb-clear = Take off

## What happened

rise-event-assigned = { $seat } puts a { $die } on { $space }.
rise-event-action-dice-again = { $lent ->
    [0] { $seat } spends a Rank token and rolls again: the dice show { $dice }.
   *[other] { $seat } spends a Rank token of { $owner }'s and rolls again: the dice show { $dice }.
}
rise-event-attack-rolled = { $figure } attacks { $targets } with { $weapon }: { $faces }.
rise-event-ally-rolled = { $figure } attacks { $targets }: { $faces }.
rise-event-attack-dice-again = { $cost ->
    [own] { $seat } spends a Rank token and rolls again: { $faces }.
    [lent] { $seat } spends a Rank token of { $owner }'s and rolls again: { $faces }.
   *[free] { $seat } rolls again with { $ability }: { $faces }.
}
rise-event-voice-heard = { $ability }: { $how ->
    [step] { $seat } may also move up to { $amount ->
        [one] one hex.
       *[other] { $amount } hexes.
    }
   *[silence] no target reacts to this Attack.
}
rise-event-fist-bought = { $seat } uses a Fist for { $ability }: { $how ->
    [hits] { $amount ->
        [one] one Hit more.
       *[other] { $amount } Hits more.
    }
    [targets] the roll may strike another Enemy beside the target.
    [silence] no target reacts.
    [stun-on-miss] even a miss stuns.
    [turn-skull] a Skull becomes a Hit.
    [stun-attacker] the attacker is caught off guard.
   *[step] a way out of up to { $amount ->
        [one] one hex.
       *[other] { $amount } hexes.
    }
}
rise-event-reacts = A Skull lets { $target } react with { $reaction }: { $how ->
    [evade] { $amount ->
        [0] there is no Hit to lose.
        [one] one Hit is lost.
       *[other] { $amount } Hits are lost.
    }
    [return-fire] { $amount ->
        [0] but it has nobody in its sights.
        [one] it fires back with one die.
       *[other] it fires back with { $amount } dice.
    }
    [burn] { $amount ->
        [0] nobody stands beside it.
        [one] whoever stands beside it takes one damage.
       *[other] whoever stands beside it takes { $amount } damage.
    }
    [reform] { $amount ->
        [0] its tracker stands at 0 already.
       *[other] its tracker goes back by { $amount }.
    }
   *[advance] { $amount ->
        [0] but there is no way closer.
       *[other] it comes closer.
    }
}
rise-event-hits-held = { $hits ->
    [0] No Hit on { $target }, { $defense } needed.
    [one] One Hit on { $target }, { $defense } needed{ $enough ->
        [0] : not enough.
       *[other] .
    }
   *[other] { $hits } Hits on { $target }, { $defense } needed{ $enough ->
        [0] : not enough.
       *[other] .
    }
}
rise-event-hits-dealt = { $target } takes { $hits ->
    [0] no Hit.
    [one] one Hit.
   *[other] { $hits } Hits.
}
rise-event-friendly-fire = The flames reach { $seat }: { $hits ->
    [one] one Hit.
   *[other] { $hits } Hits.
}
rise-event-grenade-thrown = { $seat } throws { $card } at { $to }.
rise-event-grenade-rolled = The die shows { $die }, and so many Hits strike every Enemy in the blast.
rise-event-grenade-ended = The Round is over, and with it { $card } at { $at }.
rise-event-card-used = { $seat } uses { $card }.
rise-event-munitions-loaded = { $seat } loads { $card } for this turn.
rise-event-card-gained = New for { $seat }: { $card }.
rise-event-card-discarded = { $seat } discards { $card }.
rise-event-deck-searched = { $seat } has looked through the { $deck }, and it is shuffled again.
rise-event-deck-empty = The { $deck } is empty.
rise-event-dice-cleared = { $count ->
    [one] One die is out for this Round; its space is open.
   *[other] { $count } dice are out for this Round; their spaces are open.
}
rise-event-dice-recovered = { $seat } takes dice back and rolls { $dice }.
rise-event-rank-readied = { $count ->
    [one] One Rank token is ready again.
   *[other] { $count } Rank tokens are ready again.
}

## What is refused, and what would work instead

rise-refuse-space-taken = A die lies there already. It stays until the end of the Round; take another space.
rise-refuse-down-needs-one = You are Down: only a 1 can be assigned.
rise-refuse-value = This space takes only certain numbers: { $values }.
rise-refuse-nowhere-to-go = There is no free hex within that Movement.
rise-refuse-no-target = No Enemy is in Range and Line of Sight.
rise-refuse-out-of-range = It is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away; this Attack reaches { $least } to { $most }.
rise-refuse-no-sight = No free line joins your hex to it. Walls, Doors and red hexes block sight.
rise-refuse-not-adjacent = It must be on an adjacent hex, with no Wall between.
rise-refuse-other-zone = Flames reach only what is in your Zone.
rise-refuse-no-dice-left = All your dice are assigned; those cannot be rolled again.
rise-refuse-no-rank = No Rank token is ready.
rise-refuse-no-effect = It would do nothing now.
rise-refuse-nobody-to-catch = No hex within that throw would catch an Enemy.
