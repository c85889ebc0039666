# Why Vigil would do it: parts of its own weighing against the next best, at most 200 characters each.
# A topic's -cost is told where it speaks against an answer.

## Where to stand

rise-why-aim = { $left ->
    [0] It leads straight to { $aim ->
        [crates] a crate that the Objective needs.
        [terminals] a terminal that the Objective needs.
        [waypoints] a Waypoint that nobody has turned yet.
        [reach] the place that the Objective names.
        [lead] the Allies who are to be led.
        [destroy] the machine that the Objective wants destroyed.
        [rescue] a friend who needs help.
        [door] a Door that bars the Truck.
        [wheel] the wheel of the Truck.
        [truck] a place in the Truck.
       *[friends] the others.
    }
   *[other] It heads for { $aim ->
        [crates] a crate that the Objective needs
        [terminals] a terminal that the Objective needs
        [waypoints] a Waypoint that nobody has turned yet
        [reach] the place that the Objective names
        [lead] the Allies who are to be led
        [destroy] the machine that the Objective wants destroyed
        [rescue] a friend who needs help
        [door] a Door that bars the Truck
        [wheel] the wheel of the Truck
        [truck] a place in the Truck
       *[friends] the others
    }; { $left ->
        [one] one hex will be left.
       *[other] { $left } hexes will be left.
    }
}
rise-why-aim-cost = It is farther from { $aim ->
    [rescue] a friend who needs help
    [friends] the others
    [wheel] the wheel of the Truck
    [truck] the Truck
   *[other] what the Objective needs
}.
rise-why-fire = { $count ->
    [0] No Enemy can get at anybody there.
   *[other] There is less to fear from Enemies there.
}
rise-why-fire-cost = { $count ->
    [0] It is no safer there.
    [one] One Enemy could get at you there.
   *[other] { $count } Enemies could get at you there.
}
rise-why-shot = From there you have a { $chance }% chance to Wound { $target }.
rise-why-shot-cost = It gives up a good shot.
rise-why-cover = Cover there takes { $cover } of the damage.
rise-why-cover-cost = There is less Cover there to take damage.

## Dice and Attacks

rise-why-pips = It keeps the higher dice for later.
rise-why-pips-cost = A { $die } might do more elsewhere.
rise-why-saved = It keeps the die that { $token } needs.
rise-why-saved-cost = The { $die } is the only die that works { $token }.
rise-why-end = Nothing that is left to do is worth a die.
rise-why-end-cost = Nothing that is left to do is worth a die.
rise-why-attack = { $wanted ->
    [1] The Objective wants { $target } destroyed: { $chance }% to Wound it.
   *[0] { $chance }% to Wound { $target }, before it can hit anybody.
}
rise-why-attack-cost = There is only a { $chance }% chance to Wound { $target }.
rise-why-hits = { $melts ->
    [1] Where { $target } stands now, Hits bring its end nearer.
   *[0] Hits hold { $target } up, though nothing destroys it here.
}
rise-why-hits-cost = Nothing destroys { $target } here.
rise-why-dismantle = { $target } is gone for sure.
rise-why-dismantle-cost = { $target } is less worth taking apart.
rise-why-stun = { $target } loses its next turn.
rise-why-stun-cost = { $target } is less worth stunning.
rise-why-throw = { $count ->
    [one] It catches one Enemy.
   *[other] It catches { $count } Enemies.
}
rise-why-throw-cost = It catches fewer Enemies.
rise-why-smoke = { $count ->
    [one] It hides one friend from the machines.
   *[other] It hides { $count } friends from the machines.
}
rise-why-smoke-cost = It hides fewer friends.
rise-why-enemy = { $wanted ->
    [1] The Objective wants { $target } destroyed.
   *[0] { $target } threatens most: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, and soon.
}
rise-why-enemy-cost = { $target } threatens less.
rise-why-keep-dice = Nothing is spent, and nothing can get worse.
rise-why-keep-dice-cost = A new roll could still help.
rise-why-again = { $short ->
    [0] It is enough as it is.
    [one] One Hit is missing{ $free ->
        [1] {", "}and it costs nothing to try.
       *[0] {", "}and the target is worth a Rank.
    }
   *[other] { $short } Hits are missing{ $free ->
        [1] {", "}and it costs nothing to try.
       *[0] {", "}and the target is worth a Rank.
    }
}
rise-why-again-cost = { $short ->
    [0] It is enough as it is.
   *[other] A new roll is not worth its price.
}
rise-why-dud = What shows no Hit can only get better.
rise-why-dud-cost = It shows a Hit already.
rise-why-low = Low dice can only get better.
rise-why-low-cost = It is high enough already.
rise-why-fist = { $how ->
    [hits] It adds Hits.
    [turn-skull] It makes a Hit of a Skull.
    [dice] It adds dice.
    [targets] It hits more of them.
    [pierce] It gets through the Defense.
    [wounds] It Wounds more deeply.
    [stun-on-miss] Even a miss stuns.
    [silence] The target does not react.
   *[other] The Fist would be lost otherwise.
}
rise-why-fist-cost = The Fist does less there.
rise-why-no-fist = No use of the Fist is worth it.
rise-why-no-fist-cost = The Fist would be lost.

## Friends and things

rise-why-rescue = { $friend } is Down, and stands up again.
rise-why-rescue-cost = { $friend } can wait.
rise-why-heal = { $left ->
    [0] The next Wound would put { $friend } Down.
    [one] { $friend } can bear only one more Wound.
   *[other] { $friend } can bear { $left } more Wounds; with this it will be one more.
}
rise-why-heal-cost = { $friend } needs it less.
rise-why-bears = { $left ->
    [0] { $friend } can bear it best, though the next Wound puts them Down.
    [one] { $friend } can bear one Wound, as much as anybody.
   *[other] { $friend } can bear it best: { $left } Wounds to spare.
}
rise-why-bears-cost = { $left ->
    [0] The next Wound would put { $friend } Down.
    [one] { $friend } can bear only one more Wound.
   *[other] { $friend } has { $left } Wounds to spare, fewer than another.
}
rise-why-ally-heals = { $friend } can heal somebody.
rise-why-ally-heals-cost = { $friend } would not heal anybody.
rise-why-object = The Objective needs { $token }.
rise-why-object-cost = The Objective needs { $token } less.
rise-why-door = The way leads through this Door: { $left ->
    [one] one hex is
   *[other] { $left } hexes are
} left behind it.
rise-why-door-cost = The way does not lead through this Door.
rise-why-crate = A crate may hold something good.
rise-why-crate-cost = A crate may hold something, but can wait.
rise-why-thing = { $token } may be of some use.
rise-why-thing-cost = { $token } is of little use now.
rise-why-trade = A trade may be of use.
rise-why-trade-cost = A trade gains little now.
rise-why-order = A friend gets one more move.
rise-why-order-cost = A friend's move gains less.
rise-why-truck = The Truck has { $damage } damage.
rise-why-truck-cost = The Truck has little damage.
rise-why-special = It is better than leaving the die unused.
rise-why-special-cost = It is little better than leaving the die unused.
rise-why-drive = It takes the Truck { $left ->
    [one] the last step
   *[other] { $steps } of the { $left } steps that are left
}.
rise-why-drive-cost = It takes the Truck fewer of its steps.
rise-why-truck-aim = { $left ->
    [0] The Truck arrives where the Objective wants it.
    [one] One step is left to where the Objective wants the Truck.
   *[other] { $left } steps are left to where the Objective wants the Truck.
}
rise-why-truck-aim-cost = It leaves the Truck farther from where the Objective wants it.
rise-why-reroll = None of your dice works { $token }, and it is within reach.
rise-why-reroll-cost = Your dice will do as they are.
rise-why-search = One more card may be of use.
rise-why-search-cost = One more card can wait.
rise-why-die = Your dice are used, and this gives one back.
rise-why-die-cost = You have dice left.
rise-why-weapon-open = A Weapon can be used once more while Enemies are about.
rise-why-weapon-open-cost = It opens one Weapon fewer.
rise-why-move-open = Every Move is used, and there is a way to go.
rise-why-move-open-cost = There is no way to go that needs it.
rise-why-rank = A Rank token is ready again.
rise-why-rank-cost = The Rank token can wait.

## The smaller questions

rise-why-down = { $seat } is Down and does nothing.
rise-why-down-cost = { $seat } is Down and does nothing.
rise-why-first-rescue = { $seat } stands beside somebody who is Down.
rise-why-first-rescue-cost = Somebody else stands nearer to the friend who is Down.
rise-why-first-foes = { $count ->
    [0] No Enemy that answers { $seat } is near.
    [one] One Enemy that answers { $seat } is near and can be dealt with before it acts.
   *[other] { $count } Enemies that answer { $seat } are near and can be dealt with before they act.
}
rise-why-first-foes-cost = The Enemies that answer { $seat } are far, and would only come closer.
rise-why-first-hurt = { $seat } is hurt less than others.
rise-why-first-hurt-cost = { $seat } is hurt and should not draw their fire first.
rise-why-stop = It stays { $far ->
    [one] one hex
   *[other] { $far } hexes
} away from everybody.
rise-why-stop-cost = It comes nearer to somebody.
rise-why-stop-melt = There it can be destroyed.
rise-why-stop-melt-cost = There it cannot be destroyed.
rise-why-card = { $card } does the most of what is offered.
rise-why-card-cost = { $card } does less.
rise-why-spare = { $card } will be missed least.
rise-why-spare-cost = { $card } would be missed.
rise-why-roll = There is too little to shoot at for more Munitions.
rise-why-roll-cost = There is enough to shoot at for more Munitions.
rise-why-load = { $count ->
    [one] One Enemy is within six hexes.
   *[other] { $count } Enemies are within six hexes.
}
rise-why-load-cost = { $count ->
    [0] No Enemy is within six hexes.
    [one] Only one Enemy is within six hexes.
   *[other] Only { $count } Enemies are within six hexes.
}
rise-why-shield = { $skulls ->
    [one] A Wound counts now.
   *[other] { $skulls } Skulls are worth a card.
}
rise-why-shield-cost = So little damage is not worth a card.
rise-why-guard = { $left ->
    [one] { $friend } bears it worse, though you can bear only one more Wound.
   *[other] { $friend } bears it worse: you can take { $left } more Wounds.
}
rise-why-guard-cost = { $friend } bears it no worse than you.
rise-why-unguarded = Your own Wound Slots may be needed yet.
rise-why-unguarded-cost = Your friend would take it all.
rise-why-unspent = So little damage is not worth a card.
rise-why-unspent-cost = A card that you keep stops nothing now.
rise-why-spend = What it does now is worth more than the card in hand.
rise-why-spend-cost = It can wait.
rise-why-class = { $count ->
    [0] Its abilities must be chosen each time.
    [one] One of its abilities always works.
   *[other] { $count } of its abilities always work.
}
rise-why-class-cost = Fewer of its abilities always work.
