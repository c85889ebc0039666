# What Enemies do in the Enemy Phase, and how friends stand up to it.

## What is asked

rise-ask-jam = { $seat }, do you jam the Reinforcement Roll? All its dice then show the value you choose.
rise-stake-jam = A value that no Entrance shows brings nobody. The card is used up.
rise-ask-reroll-reinforcements = The Reinforcement Dice show { $dice }. { $seat }, do you roll one again?
rise-stake-reroll-reinforcements = Each result that an Entrance shows brings an Enemy there.
rise-ask-move-next = Which Enemy moves next?
rise-stake-move-next = They get in each other's way: nobody ends a move where another stands.
rise-ask-enemy-stop = { $enemy } at { $at } could end its move in several places. Where?
rise-stake-enemy-stop = It goes for the nearest friend by a shortest way; where several are as near, you decide.
rise-ask-attack-next = Which Enemy attacks next?
rise-stake-attack-next = They have the same target, or targets that share a Cover. The Cover takes what comes first; once somebody is Down, those that are left look for another.
rise-ask-prey = { $enemy } at { $at } is as near to one as to another. Whom does it attack?
rise-stake-prey = Each Skull it rolls is a point of damage.
rise-ask-shield = { $enemy } rolled { $skulls ->
    [one] one Skull
   *[other] { $skulls } Skulls
} against { $seat }. Do you use a card?
rise-stake-shield = It is used up. Skulls that it stops hurt neither you nor your Cover.
rise-ask-defending = { $enemy } rolled { $skulls ->
    [one] one Skull
   *[other] { $skulls } Skulls
} against { $seat }, with { $fists ->
    [one] one Fist
   *[other] { $fists } Fists
}. Which ability do you use?
rise-stake-defending = One ability for each Fist; the same one may be used again.
rise-ask-after-defending = The Attack of { $enemy } is over, and { $seat } has { $fists ->
    [one] one Fist
   *[other] { $fists } Fists
} left. Which ability do you use?
rise-stake-after-defending = Fists that are not used are lost.
rise-ask-guard = { $friend } is about to take { $damage ->
    [one] one point
   *[other] { $damage } points
} of damage from { $by }. Do you take some of it yourself?
rise-stake-guard = What you take goes to your own Cover, Armor and Wound Slots.
rise-ask-step-in = { $seat } steps in for { $friend }. On which hex?
rise-stake-step-in = All of them are beside your friend; you stay there.
rise-ask-going-down = { $seat } is about to go Down. Do you use a card to stay up?
rise-stake-going-down = The Wound is ignored, and whatever is left of this damage. The card is used up.
rise-ask-boss-next = Which Boss acts next?
rise-stake-boss-next = Each rolls a die for the row of its Logic card.
rise-ask-round-effect = The Round ends. What happens next?
rise-stake-round-effect = All of it happens; you choose the order.
rise-ask-summon = { $enemy } calls for help, and several Entrances are as near. Which do they come to?
rise-stake-summon = They come from the front of the Turn Player's line.
rise-ask-order-attack = { $enemy } gives an order to attack. Who obeys?
rise-stake-order-attack = It attacks once more, if it has somebody in Range and sight.
rise-ask-ambush = { $enemy } can appear beside any of those farthest from it. Beside whom?
rise-stake-ambush = It is set on the nearest free hex.

## What can be done

rise-do-jam = { $card }: all dice show { $value }
rise-do-reroll-die = Roll the { $die } again
rise-do-next = { $target }
rise-do-stop = { $to }
rise-do-prey = { $target }
rise-do-guard = Take { $count }
rise-do-step-in = Stand at { $to }
rise-do-summon = { $entrance }
rise-do-pass = Let it pass
rise-do-let-surge = The Surge grows
rise-do-let-truck-fire = The Truck comes under fire
rise-do-let-flip = An Entrance turns over
rise-do-let-dice = Reinforcements grow by a die
rise-do-let-entrance = A new Entrance opens
rise-do-let-token = Supplies arrive

rise-verb-jam = Jam the roll
rise-verb-next = Next
rise-verb-stop = Stop at
rise-verb-prey = Choose
rise-verb-guard = Take damage
rise-verb-step-in = Stand
rise-verb-summon = Entrance

## What happened: harm

rise-event-cover-hit = The Cover at { $at } takes it for { $friend }: { $damage } of { $defense } used up.
rise-event-cover-destroyed = The Cover at { $at } is gone.
rise-event-armor-hit = { $card } takes it: { $damage } of { $slots } used up.
rise-event-armor-spent = { $card } is spent and discarded.
rise-event-guarded = { $seat } steps in front of { $friend } and takes { $count ->
    [one] one point.
   *[other] { $count } points.
}
rise-event-wounded = { $friend } takes a Wound: { $wounds } of { $slots }.
rise-event-wounded-often = { $friend } takes { $count } Wounds: { $wounds } of { $slots }.
rise-event-stayed-up = { $card } keeps { $seat } up.
rise-event-went-down = { $known ->
    [1] { $by } brings { $friend } Down at { $at }.
   *[other] { $friend } is Down at { $at }.
}
rise-event-killed = { $known ->
    [1] { $by } kills { $friend } at { $at }.
   *[other] { $friend } is killed at { $at }.
}
rise-event-healed = { $friend } heals { $count ->
    [one] one Wound
   *[other] { $count } Wounds
}; { $wounds ->
    [0] no Wound is left.
    [one] one is left.
   *[other] { $wounds } are left.
}
rise-event-stood-up = { $friend } stands up.
rise-event-destroyed = { $enemy } is destroyed.
rise-event-boss-wounded = { $enemy } takes a Wound: { $wounds } of { $slots }.
rise-event-battered = { $hits ->
    [one] One Hit staggers
   *[other] { $hits } Hits stagger
} { $enemy }: the tracker shows { $stagger }.
rise-event-enemy-stunned = { $enemy } is stunned.
rise-event-enemy-recovered = { $enemy } has lost its turn to the stun and stands up again.
rise-event-enemy-scorched = { $enemy } stands in fire: { $hits ->
    [one] one Hit,
   *[other] { $hits } Hits,
} { $defense } needed{ $enough ->
    [0] : not enough.
   *[other] .
}
rise-event-dismantled = { $seat } pulls { $enemy } apart before it can get up.

## What happened: the Enemy Phase

rise-event-reinforced = Reinforcement roll: { $dice }.
rise-event-nobody-came = { $shown ->
    [0] No Entrance shows that: nobody comes.
   *[other] Nobody is left in the line to come.
}
rise-event-roll-jammed = { $seat } uses { $card }: every Reinforcement Die shows { $value }.
rise-event-roll-changed = { $seat } has a die rolled again: { $dice }.
rise-event-enemy-arrived = { $enemy } arrives at { $entrance }.
rise-event-entrance-flipped = Entrance { $entrance } is turned over. From now on these numbers of a Reinforcement roll bring Enemies there: { $dice }.
rise-event-enemy-moved = { $enemy } moves to { $to }.
rise-event-enemy-advanced = It is at { $to } now.
rise-event-enemy-attacked = { $enemy } attacks { $friend }: { $skulls ->
    [0] no Skull
    [one] one Skull
   *[other] { $skulls } Skulls
}{ $fists ->
    [0] .
    [one] , one Fist to answer with.
   *[other] , { $fists } Fists to answer with.
}
rise-event-enemy-flamed = { $enemy } turns its flames on { $friends }: { $skulls ->
    [0] no Skull
    [one] one Skull
   *[other] { $skulls } Skulls
}{ $fists ->
    [0] .
    [one] , one Fist to answer with.
   *[other] , { $fists } Fists to answer with.
}
rise-event-skulls-ignored = { $seat }: { $ability } cancels { $count ->
    [one] one Skull.
   *[other] { $count } Skulls.
}
rise-event-skulls-blocked = { $seat }: { $card } cancels { $count ->
    [one] one Skull.
   *[other] { $count } Skulls.
}
rise-event-damaged = { $count ->
    [0] { $friend } is not hurt.
    [one] One point of damage to { $friend }.
   *[other] { $count } points of damage to { $friend }.
}
rise-event-boss-rolled = { $enemy } rolls { $die } for its turn.
rise-event-boss-idle = { $how ->
    [move] It stays where it is.
   *[attack] It has nobody in Range and sight to attack.
}
rise-event-boss-staggered = The Hits tell: { $enemy } { $skipped ->
    [0] { $dice ->
        [0] moves { $move } less.
        [one] moves { $move } less and rolls one die fewer.
       *[other] moves { $move } less and rolls { $dice } dice fewer.
    }
   *[other] does nothing this time.
}
rise-event-boss-summoned = { $enemy } calls for help at { $entrance }.
rise-event-boss-ordered = { $enemy } orders { $target } to attack.
rise-event-boss-ambushed = { $enemy } rises beside { $friend } at { $to }.
