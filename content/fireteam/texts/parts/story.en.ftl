# What happened

fireteam-event-start-player = { $seat } is the start player.
fireteam-event-upgraded = { $seat } takes { $cards }.
fireteam-event-focused = { $seat } relies on { $focus }.
fireteam-event-round-began = Round { $round }.
fireteam-event-drew = { $seat } draws { $count ->
    [0] nothing: no cards are left.
    [one] a card.
   *[other] { $count } cards.
}
fireteam-event-received = { $seat } drew { $cards }.
fireteam-event-reshuffled = { $seat } shuffles a new deck.
fireteam-event-discarded = { $seat } discards { $cards }: { $left ->
    [0] no cards left.
    [one] one card left.
   *[other] { $left } cards left.
}
fireteam-event-recovered = { $seat } takes back { $cards }.
fireteam-event-moved = { $seat } { $fled ->
    [0] moves
   *[1] gets away
} to { $to }{ $company ->
    [0] .
   *[other] , with { $specialists }.
}
fireteam-event-stood = { $seat } stands up.
fireteam-event-stayed-down = { $seat } stays down.
fireteam-event-burned = { $seat } walks into the fire at { $at }.
fireteam-event-hurt = { $seat } is hit at { $at }: { $damage } damage.
fireteam-event-guarded = { $seat } is spared { $amount } of the damage.
fireteam-event-knocked-out = { $seat } is knocked out at { $at }!
fireteam-event-endured = { $seat } loses the last cards and should be down, but is still standing.
fireteam-event-coin-flipped = The lucky coin turns to { $side }.
fireteam-event-unprotected = No hero stands beside { $specialist } any more, and the threat grows for it.
fireteam-event-responded = { $seat } plays { $card } as the tactical response.
fireteam-event-reacted = { $seat } reacts with { $card }.
fireteam-event-attacked = { $seat } attacks { $target } ({ $type }){ $count ->
    [0] .
   *[other] { " " }with { $cards }.
}
# Stories that were told before there was a $bonus do without it.
fireteam-event-rolled = { $dice ->
    [0] No dice
   *[other] The dice show { $faces }
}: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $bonus ->
    [0] { "" }
    [one] {""}, one of them a bonus hit
    [other] {""}, { $bonus } of them bonus hits
   *[untold] { "" }
}{ $need ->
    [0] .
    [one] {""}; one was needed.
    [other] {""}; { $need } were needed.
   *[untold] .
}
fireteam-event-rerolled = { $seat } rolls one die again, { $before } before: { $after }.
fireteam-event-sheltered = { $heroes }: { $boost } this round ({ $amount }).
fireteam-event-searched = { $seat } searches { $at }.
fireteam-event-intercepted = { $seat } steps in for { $ally }, and is the target now.
fireteam-event-acted-holds = { $seat } holds the ground, with no creature there.
fireteam-event-acted-medic = { $seat } opens the field kit.
fireteam-event-acted-restock = { $seat } goes through the satchel.
fireteam-event-acted-order = { $seat } gives an order.
fireteam-event-acted-command = { $seat } gives the mark.

fireteam-event-spawned = { $creature } enters at { $at }; the dice showed { $rolls }.
fireteam-event-appeared = { $creature } appears at { $at }.
fireteam-event-ambushed = Ambush! { $creature } is upon { $seat } at { $at }.
fireteam-event-no-ambush = Something moves, and is gone: no such creature is left to ambush anybody.
fireteam-event-creature-moved = { $creature } comes to { $to }.
fireteam-event-activated = { $creature } rolls its die: { $face }.
fireteam-event-special-dice = { $creature } goes wild: more dice in this attack.
fireteam-event-special-damage = { $creature } strikes deeper: more damage if it attacks.
fireteam-event-special-quake = The ground shakes under { $creature }: whoever is there or next door is hurt.
fireteam-event-special-undefendable = { $creature } strikes so that nothing prevents its damage.
fireteam-event-special-knockback = { $creature } will throw whoever it hits into the next location.
fireteam-event-special-summon = { $creature } calls for others.
fireteam-event-special-lunge = { $creature } lunges, and moves on.
fireteam-event-creature-attacked = { $creature } attacks { $seat }: { $dice ->
    [0] no dice
   *[other] { $faces }
} — { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $bonus ->
    [0] .
    [one] { " " }(1 by its special ability).
    [other] { " " }({ $bonus } by its special ability).
   *[untold] .
}
fireteam-event-killed = { $told ->
    [1] { $seat } kills { $creature } at { $at }.
   *[0] { $creature } dies at { $at }.
}
fireteam-event-survived = { $creature } withstands it: that was not enough.
fireteam-event-wounded = { $told ->
    [1] { $seat } wounds { $creature }: { $left } power left.
   *[0] { $creature } is wounded: { $left } power left.
}
fireteam-event-boss-fell = { $told ->
    [1] { $seat } destroys { $creature }!
   *[0] { $creature } is destroyed!
}
fireteam-event-blinked = The wounded { $creature } is suddenly back at { $at }.
fireteam-event-pinned = { $creature } is pinned down at { $at }, a step short.
fireteam-event-burst = { $creature } hurts whoever is too near as it dies.
fireteam-event-threat-advanced = The threat grows: space { $space }.
fireteam-event-threat-held = The threat does not grow this round.
fireteam-event-held = { $seat } keeps the threat from growing this round.
fireteam-event-marked = { $creature } is marked: attacks on it roll { $amount ->
    [one] one more die
   *[other] { $amount } more dice
} this round.
fireteam-event-threat-set-back = The threat sinks back to space { $space }.
fireteam-event-revenge = { $threat } strikes back at { $seat } for the kill.
fireteam-event-weakened = { $creature } has { $amount ->
    [one] one die less
   *[other] { $amount } fewer dice
}: { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
fireteam-event-helped = { $seat } gives { $ally } { $amount ->
    [one] one more die.
   *[other] { $amount } more dice.
}
fireteam-event-threat-revealed = New threat, { $threat }: { $rule }
# Stories that were told before they told the effect do without it.
fireteam-event-recon-drawn = { $told ->
    [1] **{ $recon }.** *{ $story }* { $effect }
    [2] **{ $recon }.** { $effect }
   *[untold] **{ $recon }.** *{ $story }*
}
fireteam-event-nothing-found = There is nothing more to find.
fireteam-event-recon-shown = On top of the recon deck: { $recon }.
fireteam-event-recon-buried = { $recon } goes under the recon deck.
fireteam-event-token-placed = { $objective }: { $have } of { $need }.
fireteam-event-token-lost = { $objective }: back to { $have } of { $need }.
fireteam-event-objective-complete = Objective complete: { $objective }!
fireteam-event-worked = { $seat } works on { $discovery }.
fireteam-event-thing-destroyed = { $told ->
    [1] { $seat } destroys { $thing } at { $at }.
   *[0] { $thing } at { $at } is destroyed.
}
fireteam-event-thing-lit = { $told ->
    [1] { $seat } lights { $thing } at { $at }.
   *[0] { $thing } burns at { $at }.
}
fireteam-event-thing-quenched = A creature alone with it puts it out: { $thing } at { $at } goes dark again.
fireteam-event-thing-attended = { $told ->
    [1] { $seat } and the specialist deal with { $thing } at { $at }.
   *[0] { $thing } at { $at } is dealt with.
}
fireteam-event-thing-burned = { $told ->
    [1] { $seat } blows up { $thing } at { $at }.
   *[0] { $thing } at { $at } goes up.
}
fireteam-event-thing-doused = { $told ->
    [1] { $seat } puts out { $thing } at { $at }.
   *[0] { $thing } at { $at } is out.
}
fireteam-event-thing-driven = { $told ->
    [1] { $seat } drives { $thing } on to { $at }.
   *[0] { $thing } grinds on to { $at }.
}
fireteam-event-thing-mended = { $seat } gets { $thing } at { $at } going again.
fireteam-event-thing-stalled = A creature alone with it stalls { $thing } at { $at }. It must be mended.
fireteam-event-thing-chanted = { $seat } chants at { $thing }, { $at }.
fireteam-event-thing-tapped = { $seat } taps { $thing } at { $at }.
fireteam-event-thing-led = { $seat } leads { $thing } to { $at }.
fireteam-event-thing-saved = { $seat } brings { $thing } out by { $at }.
fireteam-event-thing-taken = { $thing } at { $at } is taken, and will not be seen again.
fireteam-event-stones-called = { $sung ->
    [0] Nobody chanted at an altar in this round: the stones call.
   *[other] Only one altar was chanted at in this round: the stones call.
}
fireteam-event-noise-made = The attack of { $seat } could be heard.
fireteam-event-proof-lure = Nothing wounds { $creature } here: it must be lured to a cave mouth.
fireteam-event-proof-split = Nothing wounds { $creature } while no other hero watches it from a glass in another sector.
fireteam-event-burrowed = { $creature } gets away through the tunnel at { $at }.
fireteam-event-fled = { $creature } runs from you, to { $to }.
fireteam-event-closed = { $at } closes for good.
fireteam-event-driven-out = { $seat } gets out to { $at } as it comes down.
fireteam-event-joined = { $creature } leaves the reserve and joins the hunt.
fireteam-event-hindered = Creatures in { $sector } have { $amount } less { $stat } this round.
fireteam-event-sealed = Nothing gets into { $sector } this round.

fireteam-phase-setup = The team is in position.
fireteam-phase-tactics = The Tactics Phase is over.
fireteam-phase-hero = The Hero Phase is over.
fireteam-phase-minion-acted = The minions have acted.
fireteam-phase-elite-acted = The elites have acted.
fireteam-phase-boss-acted = The boss has acted.
fireteam-phase-boss-entered = It is here.
fireteam-phase-threat = The Threat Phase is over.
fireteam-phase-mission = The mission is over.

fireteam-outcome-mission-accomplished = Mission accomplished. Nobody will ever read about it.
fireteam-outcome-knocked-out = The coin lay tails up, and luck has run out. The mission has failed.
fireteam-outcome-nobody-left = Too few were left to be brought out. The mission has failed.
fireteam-outcome-cut-off = The last way out has closed, with the team still inside. The mission has failed.
