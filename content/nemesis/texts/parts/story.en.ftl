# What happened

nemesis-event-draft-offered = { $seat } chooses between { $cards }.
nemesis-event-drafted = { $seat } is the { $who }.
nemesis-event-acted-basic = { $count ->
    [0] { $deed ->
        [move] { $who } moves.
        [careful] { $who } moves carefully.
        [escape] { $who } runs for it.
        [shoot] { $who } shoots.
        [melee] { $who } fights hand to hand.
        [pick] { $who } picks something up.
        [craft] { $who } crafts something.
       *[trade] { $who } calls for a trade.
    }
   *[other] { $deed ->
        [move] { $who } moves, paying with { $cards }.
        [careful] { $who } moves carefully, paying with { $cards }.
        [escape] { $who } runs for it, paying with { $cards }.
        [shoot] { $who } shoots, paying with { $cards }.
        [melee] { $who } fights hand to hand, paying with { $cards }.
        [pick] { $who } picks something up, paying with { $cards }.
        [craft] { $who } crafts something, paying with { $cards }.
       *[trade] { $who } calls for a trade, paying with { $cards }.
    }
}
nemesis-event-acted-card = { $count ->
    [0] { $who } plays { $act }.
   *[other] { $who } plays { $act }, paying with { $cards }.
}
nemesis-event-acted-item = { $count ->
    [0] { $who } uses { $act }.
   *[other] { $who } uses { $act }, paying with { $cards }.
}
nemesis-event-acted-room = { $count ->
    [0] { $who } uses the room: { $act }.
   *[other] { $who } uses the room, paying with { $cards }: { $act }.
}
nemesis-event-acted-quest = { $count ->
    [0] { $who } works on a quest item.
   *[other] { $who } works on a quest item, paying with { $cards }.
}
nemesis-event-interrupted = { $who } plays Interruption: what { $other } does is cancelled, and stays paid.
nemesis-event-discarded = { $who } discards { $cards }.
nemesis-event-drew = { $who } draws { $count ->
    [0] nothing.
    [one] a card.
   *[other] { $count } cards.
}
nemesis-event-received = You drew { $cards }.
nemesis-event-passed = { $who } passes{ $count ->
    [0] .
   *[other] {" "}and discards { $cards }.
}
nemesis-event-stayed = { $who } stays in the pod.
nemesis-event-bled = The wound bleeds.
nemesis-event-burned = { $who } stands in the flames.
nemesis-event-became-hunter = { $who } is dead, and hunts.
nemesis-event-moved = { $who } goes to { $to }.
nemesis-event-went = { $how ->
    [careful] { $who } goes carefully to { $to }, paying with { $cards }.
    [escape] { $who } runs for { $to }, paying with { $cards }.
   *[move] { $who } goes to { $to }, paying with { $cards }.
}
nemesis-event-attempt-failed = Something came: { $who } stays aboard.
nemesis-event-boarded = { $who } climbs into pod { $pod }.
nemesis-event-left-pod = { $who } steps out of the pod into { $room }.
nemesis-event-launched = Pod { $pod } launches with { $crew }.
nemesis-event-fell-asleep = { $who } lies down, and the chamber closes.
nemesis-event-revived = { $who } opens their eyes in { $room }.
nemesis-event-took-open = { $who } keeps { $thing }.
nemesis-event-took-back = { $who } keeps a { $colour } item.
nemesis-event-searched = { $who } searches for { $colour } items; { $items } left here.
nemesis-event-dropped-full = { $who } has no free hand, and drops { $thing }.
nemesis-event-dropped-open = { $who } drops { $thing }.
nemesis-event-dropped-back = { $who } drops a { $colour } item.
nemesis-event-picked-up = { $who } picks up { $thing }.
nemesis-event-took-egg = { $who } lifts an egg out of the nest; { $count } left.
nemesis-event-loaded = { $weapon } now holds { $ammo } ammo.
nemesis-event-added = { $card } is part of { $weapon } now.
nemesis-event-joined = { $one } and { $two } are one piece now.
nemesis-event-crafted = { $who } makes { $item } of { $one } and { $two }.
nemesis-event-activated = { $who } has activated { $quest }.
nemesis-event-trade-began = { $who } wants to trade.
nemesis-event-offer-seen = { $who } offers { $other }: { $things }.
nemesis-event-traded = { $who } gives { $other } { $gave }, and takes { $took }.
nemesis-event-trade-ended = The trade is over.
nemesis-event-signal-sent = { $who } sends the signal.
nemesis-event-maneuvered = { $who } fires the thrusters: everybody holds on, and passes.
nemesis-event-shot = { $who } fires { $weapon } at { $target } and rolls “{ $die }”; { $ammo } ammo left.
nemesis-event-reshot = The second roll shows “{ $die }”.
nemesis-event-reshot-by = { $by } lets { $who } roll again, and it shows “{ $die }”.
nemesis-event-spent-burst = One more round.
nemesis-event-spent-burst-of = { $who } lets { $weapon } fire one round more, for one more injury.
nemesis-event-struck = { $who } strikes at { $target } and rolls “{ $die }”.
nemesis-event-missed = A miss.
nemesis-event-missed-by = { $face ->
    [blank] A blank hits nothing
    [creeper] This face hits only larvae and creepers
   *[adult] This face hits neither a breeder nor the queen
}: a miss{ $melee ->
    [0] .
   *[1] , and it hurts { $who }.
}
nemesis-event-threw = It goes off in { $room }.
nemesis-event-lured = Something whistles in { $room }.
nemesis-event-wounded-lightly = { $who } has { $light ->
    [1] a light wound.
    [2] two light wounds.
   *[3] a third light wound, which becomes a serious one.
}
nemesis-event-wounded-seriously = { $who } is badly hurt: { $wound }. { $means }
nemesis-event-died = **{ $who } dies in { $room }.**
nemesis-event-sidelined = You are out, and need not go: once nothing more can be asked of you, `/table orders` lets you wager on who lives to the end, and watch with all secrets open.
nemesis-event-died-of = { $source ->
    [bleeding] The bleeding was a wound too many after three serious ones.
    [fire] The fire was a wound too many after three serious ones.
    [blast] The blast was a wound too many after three serious ones.
    [melee] The fight hand to hand brought a wound too many after three serious ones.
    [surgery] The operation was a wound too many after three serious ones.
    [bite] A bite kills whoever has two serious wounds already.
    [frenzy] The frenzy kills whoever has two serious wounds already.
    [tail] The tail kills whoever has a serious wound already.
    [larva] The larva breaks out, grown to a creeper.
    [airlock] There is no air outside.
   *[wound] It was a wound too many after three serious ones.
}
nemesis-event-dressed = { $wound } is dressed.
nemesis-event-healed = { $light ->
    [0] No light wound is left.
   *[other] { $light ->
        [one] One light wound is left
       *[other] { $light } light wounds are left
    }.
}
nemesis-event-healed-serious = { $wound } is healed.
nemesis-event-cleaned = The slime is off.
nemesis-event-contaminated = { $who } gets a contamination card.
nemesis-event-scanned = { $who } uses the scanner.
nemesis-event-scan-seen = The scanner shows: { $infected } of { $count } infected.
nemesis-event-removed = { $count ->
    [one] One contamination card leaves the game.
   *[other] { $count } contamination cards leave the game.
}
nemesis-event-larva-grows = Something moves under { $who }'s skin: a larva.
nemesis-event-larva-removed = The larva is out.
nemesis-event-looked-engine = { $who } looks at engine { $engine }.
nemesis-event-looked-engines = { $who } looks at all the engines.
nemesis-event-looked-coordinates = { $who } looks at the coordinates.
nemesis-event-looked-room = { $who } looks at { $room }.
nemesis-event-looked-objective = { $who } looks at what { $other } is after.
nemesis-event-engine-seen = Engine { $engine } is { $status }.
nemesis-event-engine-worked-on = { $who } works on engine { $engine }: { $changed ->
    [0] the order is unchanged.
   *[1] the order has changed.
}
nemesis-event-coordinates-seen = A leads to { $a }, B to { $b }, C to { $c }, D to { $d }.
nemesis-event-tile-seen = Room { $slot } is { $room }.
nemesis-event-tile-seen-token = Room { $slot } is { $room }, with { $token } and { $items ->
    [one] one item
   *[other] { $items } items
}.
nemesis-event-objective-seen = { $other } is after { $objective }.
nemesis-event-event-seen = Next comes { $card }. { $movers } move by { $number }. { $happens }
nemesis-event-event-put-back = { $where ->
    [top] { $who } leaves it on top.
   *[bottom] { $who } puts it under the deck.
}

## The ship
nemesis-event-round-began = Round { $round } begins.
nemesis-event-token-passed = { $who } is first player now.
nemesis-event-explored = Room { $slot } is { $room }. Its use: { $use }
nemesis-event-token-found = Its token shows { $token }; { $items ->
    [0] there is nothing to find here.
    [one] one item is here.
   *[other] { $items } items are here.
}
nemesis-event-noise-rolled = { $who } rolls for noise: { $die }.
nemesis-event-rolled-again = { $who } discards { $card } for the motion scanner, and rolls again: { $die }.
nemesis-event-silent = Nothing stirs.
nemesis-event-slime-heard = The slime on { $who } makes danger of the silence.
nemesis-event-all-noisy = Nobody comes, and all corridors of { $room } are noisy already.
nemesis-event-noise-made = A noise in { $corridor }.
nemesis-event-noise-everywhere = Noise all around { $room }.
nemesis-event-danger-near = What is next door is coming.
nemesis-event-burst-into-flames = Fire breaks out in { $room }.
nemesis-event-fire-raged = The fires burn on.
nemesis-event-quenched = The fire in { $room } is out.
nemesis-event-malfunctioned = A malfunction disables { $room }.
nemesis-event-repaired = { $room } works again.
nemesis-event-slimed = { $who } is covered in slime.
nemesis-event-items-burned = Everything of use in { $room } burns.
nemesis-event-door-closed = The door of { $corridor } closes.
nemesis-event-door-opened = The door of { $corridor } opens.
nemesis-event-door-destroyed = The door of { $corridor } is torn out.
nemesis-event-airlock-started = { $room } is sealed. When everybody has passed, it opens to the void.
nemesis-event-airlock-cancelled = The airlock procedure in { $room } is off.
nemesis-event-airlock-opened = { $room } opens to the void. Nothing in it lives.
nemesis-event-destination-set = The destination marker is on { $space } now.
nemesis-event-pod-switched = Pod { $pod } is { $locked ->
    [0] unlocked.
   *[1] locked.
}
nemesis-event-pods-unlocked = All pods are unlocked.
nemesis-event-pods-unlocked-death = The first death aboard unlocks all pods.
nemesis-event-pods-unlocked-countdown = The countdown unlocks all pods.
nemesis-event-pod-ejected = Pod { $pod } is gone, with nobody in it.
nemesis-event-time-passed = Time passes: { $left } to the jump.
nemesis-event-event-idle = Its effect changes nothing aboard.
nemesis-event-chambers-opened = The hibernation chambers are open.
nemesis-event-destruct-started = The self-destruct sequence runs.
nemesis-event-destruct-stopped = The self-destruct sequence is stopped.
nemesis-event-destruct-ticked = Self-destruct in { $left }.
nemesis-event-destruct-unstoppable = Nobody can stop the self-destruct any more.

## Intruders
nemesis-event-encounter-began = Something is in { $room } with { $who }.
nemesis-event-encounter-began-by = { $cause ->
    [noise] There was noise already where it sounds: something is in { $room } with { $who }.
    [queen] The queen comes to the nest, where { $who } is.
   *[egg] The eggs are guarded: something is in { $room } with { $who }.
}
nemesis-event-token-drawn = { $number ->
    [0] Drawn from the bag: { $token }.
   *[other] Drawn from the bag: { $token }, with the number { $number }.
}
nemesis-event-blank-drawn = Nothing but noise.
nemesis-event-nobody-came = But nothing comes.
nemesis-event-appeared = { $intruder } appears in { $room }.
nemesis-event-summoned = It calls, and { $token } answers.
nemesis-event-lurked-wanted = Every adult is aboard: { $count ->
    [one] one that fights nobody vanishes
   *[other] { $count } that fight nobody vanish
} to make room.
nemesis-event-lurked = { $count ->
    [one] An intruder vanishes.
   *[other] { $count } intruders vanish.
}
nemesis-event-choices-made = Everybody has chosen what they live for.
nemesis-event-surprised = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}, fewer than { $number }: { $intruder } strikes at once.
nemesis-event-unsurprised = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}, enough against { $number }: no surprise.
nemesis-event-steeled = { $who } does not even blink.
nemesis-event-bag-developed = The intruders develop.
nemesis-event-everybody-listens = Everybody who is not in combat rolls for noise.
nemesis-event-bag-grew = { $token } goes into the bag.
nemesis-event-bag-grew-for = { $out ->
    [blank] It goes back, and { $token } goes into the bag with it.
   *[other] It is out of the bag, and { $token } goes in.
}
nemesis-event-egg-laid = The queen lays an egg; { $count } in the nest.
nemesis-event-intruder-moved = { $intruder } goes to { $to }.
nemesis-event-hid = { $intruder } vanishes into the technical corridors.
nemesis-event-retreated = { $intruder } flees by { $number }.
nemesis-event-retreated-arrow = The card drawn shows an arrow: { $intruder } flees by { $number }.
nemesis-event-thrown-out = { $who } is pulled back into { $room }.
nemesis-event-attacked-missed = { $intruder } attacks { $who }: { $attack }, which only { $movers } can use. A miss.
nemesis-event-attacked = { $intruder } attacks { $who }: { $attack }{ $hit ->
    [0] , and misses.
   *[1] . { $does }
}
nemesis-event-armored = The armor takes it.
nemesis-event-infested = { $intruder } burrows into { $who }.
nemesis-event-hatched-onto = A larva hatches onto { $who }.
nemesis-event-egg-hatched = An egg hatches; { $count } in the nest.
nemesis-event-transformed = { $intruder } splits open.
nemesis-event-injured-more = { $intruder } takes { $dealt ->
    [one] one injury
   *[other] { $dealt } injuries
}{ $count ->
    [one] .
   *[other] , { $count } in all.
}
nemesis-event-injured = { $intruder } has { $count ->
    [one] one injury.
   *[other] { $count } injuries.
}
nemesis-event-endured = It survives: the card drawn asks for { $blood }.
nemesis-event-killed = { $intruder } is dead.
nemesis-event-killed-by = The card drawn asks for { $blood }: { $intruder } is dead.
nemesis-event-regenerated = Their wounds close.
nemesis-event-intruder-healed = { $intruder } has { $count ->
    [one] one injury
   *[other] { $count } injuries
} left.
nemesis-event-eggs-destroyed = { $count ->
    [one] An egg bursts in { $room }.
   *[other] { $count } eggs burst in { $room }.
}
nemesis-event-nest-destroyed = The nest is destroyed.
nemesis-event-weakness-found = { $who } learns from { $thing }: { $weakness }. { $weakens }
nemesis-event-event-drawn = Event: { $card }. { $movers } move by { $number }. { $happens }
nemesis-event-hunter-drew = The intruder player draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
nemesis-event-hunter-played = The intruders: { $card }{ $way ->
    [scheme] . { $says }
   *[other] .
}
nemesis-event-hunter-passed = The intruder player passes and discards { $cards }.

## The end
nemesis-event-ship-jumped = The ship jumps. Whoever is still awake aboard does not live to see it.
nemesis-event-ship-destroyed-fire = A ninth fire breaks out: the flames reach the core, and the ship breaks apart.
nemesis-event-ship-destroyed-malfunction = A ninth malfunction: the hull gives way, and the ship breaks apart.
nemesis-event-ship-destroyed-self-destruct = The countdown ends. The ship is gone.
nemesis-event-ship-destroyed-jump = The ship jumps with the countdown running, and is gone.
nemesis-event-ship-destroyed-gone = Nobody is left to hear the countdown end. The ship is gone.
nemesis-event-lost = { $who } is lost.
nemesis-event-engine-revealed = Engine { $engine } is { $status }.
nemesis-event-engine-failure = Too few engines work. The ship explodes in the jump.
nemesis-event-coordinates-revealed = Space { $space } leads to { $destination }.
nemesis-event-fate-of-sleepers = { $who } is taken into quarantine, alive.
nemesis-event-final-scan = { $who } is examined: { $infected ->
    [0] no infected card
    [one] one infected card
   *[other] { $infected } infected cards
}, { $larva ->
    [0] no larva.
   *[1] a larva.
}
nemesis-event-final-draw = { $count ->
    [one] One card decides: { $cards }.
   *[other] { $count } cards decide: { $cards }.
}
nemesis-event-objective-revealed = { $who } was after { $objective }. { $aims } { $met ->
    [0] Not done.
   *[1] **Done.**
}
nemesis-event-goal-revealed = The crew was to achieve { $objective }. { $aims } { $met ->
    [0] Not done.
   *[1] Done.
}
nemesis-event-signals-counted = Signals sent: { $sent } of { $needed }.
nemesis-event-goals-checked = { $won ->
    [0] The crew has not done what it was sent for.
   *[1] The crew has done what it was sent for.
}

nemesis-phase-setup = The crew is awake.
nemesis-phase-player = Everybody has passed.
nemesis-phase-encounter = The encounter is over.
nemesis-phase-time = Time has moved on.
nemesis-phase-attacks = The intruders have attacked.
nemesis-phase-fire = The fire has burned on.
nemesis-phase-event = The event is dealt with.
nemesis-phase-round = The round is over.
nemesis-phase-end = It is over for whoever was aboard.
nemesis-phase-engines = The engines have been checked.
nemesis-phase-coordinates = The coordinates have been checked.
nemesis-phase-contamination = The scanner has had its say.
nemesis-phase-objective = One secret less.
nemesis-phase-goal = One task has been checked.
nemesis-phase-victory = The objectives have been checked.

nemesis-outcome-jump = The ship has jumped. Won: { $winners }.
nemesis-outcome-fire = The ship burned. Won: { $winners }.
nemesis-outcome-malfunction = The ship fell apart. Won: { $winners }.
nemesis-outcome-self-destruct = The ship blew itself up. Won: { $winners }.
nemesis-outcome-gone = Nobody is left awake aboard. Won: { $winners }.
