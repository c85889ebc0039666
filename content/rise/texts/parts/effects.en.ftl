# What options do, said before they are pressed: at most 100 characters each.

## The turn

rise-effect-act = { $count ->
    [0] No machine answers{ $down ->
        [1] {""}; but they are Down.
       *[0] .
    }
    [one] { $hits ->
        [0] One machine answers; it has nobody in its sights yet.
       *[other] One machine answers; it can hit somebody from where it stands.
    }
   *[other] { $count } machines answer; { $hits ->
        [0] none has anybody in its sights yet.
        [one] one can hit somebody from where it stands.
       *[other] { $hits } can hit somebody from where they stand.
    }
}
rise-effect-roll = Four Action Dice, one Action each. Munitions stay for later.
rise-effect-stride = { $points } Movement: { $count ->
    [0] no free hex, only out and back.
    [one] one hex in reach.
   *[other] { $count } hexes in reach.
}{ $past ->
    [0] {""}
   *[other] {" "}Enemies can be passed.
}
rise-effect-attack = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, { $chance }% to { $boss ->
    [0] destroy
   *[other] Wound
} { $target }{ $count ->
    [one] .
   *[other] {", the easiest of "}{ $count } targets.
}
rise-effect-charge = Move up to { $points ->
    [one] one hex
   *[other] { $points } hexes
}; from here nobody can be hit.
rise-effect-flames = { $dice ->
    [one] One die
   *[other] { $dice } dice
} on { $foes ->
    [one] one Enemy
   *[other] { $foes } Enemies
} of your Zone{ $burnt ->
    [0] .
   *[other] {"; "}surplus Hits burn friends there.
}
rise-effect-rest = { $count ->
    [one] One Wound healed
   *[other] { $count } Wounds healed
}, or up again if Down: { $friends }.
rise-effect-trade-with = Trade cards with { $friends }.
rise-effect-dismantle = { $count ->
    [one] Destroys { $foes }, stunned beside you.
   *[other] Destroys one of { $count } stunned Enemies beside you.
}
rise-effect-objects = { $count ->
    [one] One thing to use:
   *[other] { $count } things to use, among them
} { $tokens }.
rise-effect-object = At { $token }, with a { $value }: { $row }.
rise-effect-row = With a { $value }: { $row }.
rise-row-draw-equipment = draw an Equipment card
rise-row-draw-weapon = draw a Weapon card
rise-row-pick-equipment = look at two Equipment cards and take one
rise-row-pick-weapon = look at two Weapon cards and take one
rise-row-open-this = it opens
rise-row-open-door = open any closed Door
rise-row-stun-zone = stun the Enemies in its Zone
rise-row-mission = it counts for the Mission
rise-row-otherwise = it takes another value: the die is read as another number
rise-effect-carries = { $count ->
    [0] They carry nothing.
    [one] They carry { $cards }.
    [2] They carry { $cards }.
    [3] They carry { $cards }.
   *[other] They carry { $count } cards, among them { $cards }.
}
rise-effect-lies = It lies at { $at }.
rise-effect-clear = The { $die } comes off; the space can be used again.
rise-effect-rank = Spends a Rank token for this Mission: roll { $count ->
    [one] your last die again.
   *[other] any of your { $count } dice again.
}
rise-effect-end = { $dice ->
    [0] All dice are used; the machines are next
    [one] One die stays unused; the machines are next
   *[other] { $dice } dice stay unused; the machines are next
}{ $foes ->
    [0] {""}, and nobody is in their sights.
    [one] {""}, and one has somebody in its sights.
   *[other] {""}, and { $foes } have somebody in their sights.
}

## Ways and places

rise-effect-move = { $cost } of { $points } Movement{ $springs ->
    [0] {""}
   *[other] {"; "}{ $via ->
        [none] turns up a Waypoint
       *[other] turns up a Waypoint as you reach { $via }
    }
}; { $foes ->
    [0] no Enemy about to act can hit you there.
    [one] one Enemy about to act can hit you there.
   *[other] { $foes } Enemies about to act can hit you there.
}
rise-effect-drive = { $cost } of { $points } steps{ $springs ->
    [0] .
   *[other] {"; "}{ $via ->
        [none] turns up a Waypoint.
       *[other] turns up a Waypoint as you reach { $via }.
    }
}
rise-effect-stay = Gives up the last { $points } Movement.
rise-effect-stand = { $foes ->
    [0] No Enemy about to act can hit you there.
    [one] One Enemy about to act can hit you there.
   *[other] { $foes } Enemies about to act can hit you there.
}
rise-effect-stop = { $count ->
    [0] From there it can hit nobody.
   *[other] From there it can hit { $friends }.
}
rise-effect-throw = { $count ->
    [0] Catches no Enemy
    [one] Catches { $foes }
    [2] Catches { $foes }
   *[other] Catches { $count } Enemies
}{ $hurt ->
    [0] .
    [one] {", "}and hurts { $friends }.
    [2] {", "}and hurts { $friends }.
   *[other] {", "}and hurts { $hurt } friends.
}
rise-effect-entrance = { $distance ->
    [one] One hex
   *[other] { $distance } hexes
} from the nearest friend.

## Attacks

rise-effect-target = { $chance }% to { $boss ->
    [0] destroy
   *[other] Wound
} it ({ $need ->
    [one] 1 Hit
   *[other] { $need } Hits
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}); { $react }% that a Skull lets it react.
rise-effect-foe = At { $at }, Defense { $defense }; { $left ->
    [0] nothing destroys it.
    [one] one Wound destroys it.
   *[other] { $left } Wounds destroy it.
}
rise-effect-keep = { $hits ->
    [0] No Hit
    [one] 1 Hit
   *[other] { $hits } Hits
}, { $need } needed: { $enough ->
    [1] that is enough.
   *[0] the Attack misses.
}
rise-effect-reroll = { $enough ->
    [1] It is enough already; { $most ->
        [one] one die may be rolled again
       *[other] up to { $most } dice may be rolled again
    }
   *[0] { $most ->
        [one] One die again
       *[other] Up to { $most } dice again
    }: { $chance }% to succeed
}{ $rank ->
    [0] .
   *[other] . Spends a Rank token for this Mission.
}
rise-effect-attack-die = { $hits ->
    [0] No Hit now
    [one] One Hit now
   *[other] { $hits } Hits now
}; rolled again, { $chance }% for a Hit.
rise-effect-action-die = { $die } now; rolled again, it may show anything from 1 to 6.

## People

rise-effect-enemy = At { $at }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at Range { $range }; { $next ->
    [0] it is not about to act.
   *[other] it is about to act.
}
rise-effect-friend = At { $at }; { $down ->
    [1] Down: stands up when helped.
   *[0] { $left ->
        [0] the next Wound puts them Down
        [one] room for one more Wound
       *[other] room for { $left } more Wounds
    }{ $cover ->
        [0] .
       *[other] {", "}Cover takes { $cover }.
    }
}
rise-effect-guard = You take { $count }; { $left ->
    [0] the next Wound puts you Down
    [one] you have room for one more Wound
   *[other] you have room for { $left } more Wounds
}{ $cover ->
    [0] .
   *[other] {", "}Cover takes { $cover }.
}
rise-effect-unguarded = { $friend } takes { $count ->
    [one] the point
   *[other] all { $count } points
} alone.
rise-effect-skulls = { $count ->
    [one] One point of damage
   *[other] { $count } points of damage
}: first to Cover, then to Armor, then Wounds.
rise-effect-fall = Down: only a 1 can be assigned until somebody helps.
rise-effect-unused-fist = The Fists that are left do nothing.
rise-effect-no-more-attack = No further Attack with this die.
rise-effect-no-attack = Nobody is attacked; what else the command gives is done.
rise-effect-no-jam = The card stays yours; the dice are rolled.
rise-effect-as-they-lie = The dice stay as they lie.
rise-effect-no-card = You take none; the deck is shuffled.
rise-effect-kept-card = The Rest heals what it heals; your cards stay yours.
rise-effect-untreated = Nobody is treated.
rise-effect-unused-object = Nothing is used.
rise-effect-jam = { $count ->
    [0] No Entrance shows it: nobody comes.
    [one] One Entrance shows it: an Enemy for each die.
   *[other] { $count } Entrances show it: an Enemy at each, for each die.
}
rise-effect-reinforcement = { $count ->
    [0] It brings nobody as it lies.
    [one] As it lies it brings an Enemy.
   *[other] As it lies it brings { $count } Enemies.
}
rise-effect-colour = { $count ->
    [one] One machine of this colour answers your turns: { $enemy }.
   *[other] { $count } machines of this colour answer your turns. The first: { $enemy }.
}
rise-effect-alone = No machine of this colour is in this Mission.

## Cards

rise-effect-card = { $does }
rise-effect-weapon = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, { $zone ->
    [0] Range { $range }
   *[other] all in your Zone
}. { $does }

## The Mission

rise-effect-replay = From its beginning, with what you had then. Its Reward can still be won.
rise-effect-continue = The next Mission, without this one's Reward; nobody draws Equipment for it.
rise-effect-let-surge = The Surge tracker moves on; at 2, 4 and 6 it brings more machines.
rise-effect-let-truck-fire = A point of Damage to the Truck for each Enemy within 2 hexes.
rise-effect-let-flip = It turns to its heavy side, which more results bring Enemies to.
rise-effect-let-dice = From now on every Reinforcement Roll has one die more.
rise-effect-let-entrance = Enemies may come from there too.
rise-effect-let-token = Something to use is laid on the map.

## Cards whose text is longer than a menu shows

rise-brief-assault = 1 more Wound Slot. Attack: move up to 2 hexes, then attack with a Weapon.
rise-brief-bodyguard = 1 more Wound Slot. Take damage for friends beside you.
rise-brief-close-combat = Fist at Range 1: 2 more Hits when attacking; stun the attacker after defending.
rise-brief-engineer = 1 more Wound Slot. Interact: read the die as up to 2 higher or lower.
rise-brief-infiltrator = Move with 4, 5 or 6: pass Enemies. Enemies count you as 2 hexes farther away.
rise-brief-marksman = Fist, when attacking: 1 more Hit. Your maximum Range is 2 greater.
rise-brief-medic = Your Rest may help somebody adjacent. Keeps a Medical card of its own.
rise-brief-munitions-specialist = Fist, when attacking: one more target beside the first. Keeps a Munitions card of its own.
rise-brief-packrat = Interact: 1 more card from a Supply Crate. 1 more Equipment slot.
rise-brief-quartermaster = 1 more Equipment slot. Once a turn, trade without a die.
rise-brief-radio-operator = Special: another Character moves. Re-roll a die of your Reinforcement Rolls.
rise-brief-scout = Fist, after defending: move up to 2. Move with 1, 2 or 3: 2 more Movement.
rise-brief-sergeant = 1 more Wound Slot. 1 more Rank token, which your Zone shares.
rise-brief-skirmisher = Fist, after attacking: move up to 2. Re-roll a die of Attacks within Range 3.
rise-brief-squad-leader = 1 more Rank token, which your Zone shares. Special: an Ally acts, then you move up to 2.
rise-brief-tech-specialist = Interact: read the die as 1 higher or lower. Keeps a Tech card of its own.
rise-brief-fire-order = Another standing Character in your Zone attacks, as if this die lay on their Weapon.
rise-brief-eyes-of-a-leader = Re-roll one Attack Die of another Character in your Zone, once.
rise-brief-on-me = An Ally in your Zone acts, even if commanded before. Then you may move up to 2 hexes.
rise-brief-hand-loads = The roll also strikes one other Enemy adjacent to the target, in Range and sight.
rise-brief-grenade = Throw as far as the die, then roll it: so many Hits in and around the hex. Friends take 1.
rise-brief-emp-grenade = Throw as far as the die: every Enemy in and around the hex is stunned.
rise-brief-smoke-grenade = Throw as far as the die: this Round Enemies roll 1 die fewer against friends there.
rise-brief-plasma-grenade = Throw as far as the die: 4 Hits on every Enemy in and around the hex. Friends take 2.
rise-brief-incendiary-grenade = Throw as far as the die: 2 Hits in and around the hex, and fire for Enemies. Friends take 1.
rise-brief-armor-piercing-rounds = Discard at the start of your turn: each target's Defense is 1 lower this turn.
rise-brief-tracer-rounds = Discard at the start of your turn: re-roll up to 2 dice of each Attack, Range 1 greater.
rise-brief-plasma-rounds = Discard at the start of your turn: 1 more die in each Attack, 1 more Wound to Bosses.
rise-brief-stim-pack = Discard in your turn: take the dice off up to 2 spaces of your board, which opens them again.
rise-brief-plasma-canister = Discard in your turn: take the dice off up to 2 spaces of your Weapons, which opens them again.
rise-brief-advanced-medkit = Discard in your turn: heal 2 Wounds of yours or of somebody adjacent, without a Rest space.
rise-brief-signal-jammer = Discard before a Reinforcement Roll of yours: all its dice show the value you choose.
rise-brief-remote-uplink = With a 3 or more: use an object within 6 hexes in sight. Then discard the Uplink.
rise-brief-overdrive-injector = Discard in your turn: take back up to 2 assigned dice, roll them, use them again.
rise-brief-skynet-scrambler = With a 4 or more: stun all in your Zone but Bosses. Then discard the Scrambler.
rise-brief-trauma-kit = Discard in your turn: an adjacent Downed Character stands up with 2 Wounds less.
rise-brief-photograph = For when you would go Down: discard it, take no more damage from this Attack, and stand.
rise-brief-plasma-shotgun = With a 6 it also strikes an Enemy beside the target.
rise-brief-pump-shotgun = With 4, 5 or 6 it also strikes an Enemy beside the target.
rise-brief-pistol = With 2, 3 or 4 you may then attack with another Weapon.
rise-brief-scoped-pistol = With 2, 3 or 4 you may then attack with another Weapon.
rise-brief-service-carbine = With 1 or 2 move up to 2 afterwards. With a 6 add 1 Hit.
rise-brief-submachine-gun = With 1, 2 or 3 re-roll up to 2 dice. With a 6 roll 1 more die.
rise-brief-sniper-rifle = Each Fist adds 1 Hit. With 5 or 6 a Boss takes 1 more Wound.
rise-brief-electromagnetic-fist = Defense 1 lower; a miss stuns. With 4, 5 or 6 roll 1 more die.
rise-brief-flamethrower = Each Hit is a Wound. Surplus burns friends there.
rise-brief-minigun = Two spaces. With 5 or 6 attack with it a second time.
rise-brief-grenade-launcher = Each Hit is a Wound, up to 4. With 4, 5 or 6 re-roll 1 die.
rise-brief-arc-projector = With 3 or more it strikes two more beside the target. A miss stuns.
rise-brief-rail-rifle = Defense 1 lower, no reaction. With a 6 a Boss takes 1 more Wound.
rise-brief-roof-cannon = 4 dice at Range 2 to 8. With 4, 5 or 6 the target's Defense is 1 lower.
rise-brief-driver-seat = The Truck moves up to the die's value, diagonally forward or back.
rise-brief-resistance-medic = Moves up to 4 hexes, then somebody adjacent loses 1 Wound, or stands up.
rise-brief-resistance-sapper = Moves up to 4 hexes, then uses an object in reach with this die.
