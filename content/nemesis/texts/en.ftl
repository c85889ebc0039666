# Nemesis: the table, the turn and what is asked. Cards, rooms and stories have their words in parts/.

nemesis-title = Nemesis
nemesis-blurb = You wake from hibernation next to a corpse, and something else is awake aboard. Everybody has an objective of their own; not everybody wants everybody home. One to five players.

nemesis-mission-crew = Nemesis: the crew and its secrets
nemesis-mission-solo = Nemesis: alone
nemesis-mission-coop = Nemesis: one crew, one cause
nemesis-story-crew = The hibernation pods open too early. One of you lies torn beside them, the lights are amber, and nobody remembers the way to the bridge. Everybody has orders. Nobody shows theirs.
nemesis-story-solo = One pod opens. The others stay dark. Somewhere in the hull something scrapes, and you are the only one who can hear it.
nemesis-story-coop = The pods open too early, and one of you is dead. This time there are no hidden orders: either the crew does what it was sent for, or nobody goes home.

nemesis-switch-ship = The ship
nemesis-switch-ship-base = Basic side of the board
nemesis-switch-ship-alternate = Alternate side: two technical networks, doubled corridors
nemesis-switch-intruder-player = Intruder player: the first to die may hunt the others
nemesis-switch-intruder-player-from-three = With three players or more
nemesis-switch-intruder-player-on = Always
nemesis-switch-intruder-player-off = Never
nemesis-switch-remember-scans = Mark scanned contamination cards for their owner
nemesis-switch-pod-exit = Whoever leaves a pod goes on with the turn

nemesis-seat-blue = Blue
nemesis-seat-orange = Orange
nemesis-seat-green = Green
nemesis-seat-purple = Purple
nemesis-seat-sky = Sky

## How one wins and loses
nemesis-goal-anybody = To win, survive in hibernation or in a launched pod, be free of infection, and meet your secret objective. Whoever dies loses.
nemesis-goal-coop = To win, all these must be met and at least one of you must survive: { $objective }. Survivors are in hibernation or in a launched pod, and not infected.
nemesis-goal-own = You win if you survive, in hibernation or in a launched pod, not infected, and this holds: { $aims }{ $self ->
    [1] {" "}That player is you: only to be the sole survivor can win this for you.
   *[0] {""}
}
nemesis-goal-either = You hold { $objective }, and keep one of them when the first intruder appears. To win, meet it and survive in hibernation or in a launched pod.
nemesis-goal-hunter = You are the intruder player: you cannot win, but nobody else shall.
nemesis-goal-dead = You are dead, and cannot win any more.

## What is asked
nemesis-ask-draft = { $seat }, whom do you play?
nemesis-stake-draft = The other card goes back, and whoever chooses next may be offered it.
nemesis-ask-turn = { $who }, what do you do? { $actions ->
    [one] One action left.
    [9] Any number of actions, then you pass.
   *[other] { $actions } actions left.
}
nemesis-stake-turn = Two actions, or one and then a pass. Cards pay for actions; the cards you keep protect you from surprise attacks.
nemesis-ask-decide = { $what ->
    [pay] Discard { $cost ->
        [one] one card
       *[other] { $cost } cards
    } to pay.
    [pass] You pass. Discard any cards you do not want to keep.
    [weapon] Which weapon?
    [wound] Which wound?
    [quench] Which room do you flood?
    [analyse] What do you analyse?
    [colour] Which items do you look for?
    [seal] Which room do you seal?
    [doors] Around which room?
    [switch] Which doors change?
    [lock] Which pod?
    [pod] Which pod do you enter?
    [peek] Where do you look?
    [destination] Where does the marker go?
    [break] Which door do you tear out?
    [door] Which door?
    [order] Whom do you order away?
    [order-to] Where must they go?
    [cover] Who gets away?
    [escape-to] Where to?
    [move-to] Where to?
    [target] At what?
    [free] Which room action?
    [block] Which computer do you lock?
    [crawl] Where do you crawl out?
    [spacewalk] Where do you come in again?
    [give-up] Which item do you give up?
    [throw] Where do you throw it?
    [decoy] Where does it call them?
    [repel] Which one?
    [stun] Which one?
    [subdue] Whom?
    [suspect] Whose objective?
    [scan] Which card do you scan?
    [components] Made of what?
    [craft] What do you make?
    [quest-price] What do you give for it?
    [offer] What do you offer?
   *[other] Choose.
}
nemesis-ask-decide-others = { $who } makes up their mind.
nemesis-stake-decide = Nobody sees this before it is done.
nemesis-ask-interrupt = { $other } acts in your room. Do you interrupt?
nemesis-stake-interrupt = Everybody here is asked, whatever they hold, and has equally long; it passes by itself when the time is up. Interrupted, the action fails, and its cost stays paid. Whoever never wants to be asked leaves an order with /table orders.
nemesis-ask-steel = { $who } is about to be surprised. Nerves of steel?
nemesis-stake-steel = The soldier is asked whatever is in hand.
nemesis-ask-armor = The attack finds { $who }. Does the armor take it?
nemesis-stake-armor = The armor is used up.
nemesis-ask-scanner = The noise die shows { $die }. Does { $who } discard a card to roll again?
nemesis-stake-scanner = Once for each roll.
nemesis-ask-reroll = The combat die shows { $die }. Does { $who } roll again?
nemesis-stake-reroll = The second result counts.
nemesis-ask-burst = Two hits. Does { $who } spend one more ammo for one more injury?
nemesis-stake-burst = The prototype rifle empties quickly.
nemesis-ask-objective = The first intruder is aboard. Which objective do you keep?
nemesis-stake-objective = The other leaves the game unseen. Everybody chooses at once.
nemesis-ask-too-much = { $who } carries too much: what is dropped?
nemesis-stake-too-much = A hand slot holds one heavy thing. Dropped items are lost, objects stay in the room.
nemesis-ask-keep-item = { $who }: which item do you keep?
nemesis-stake-keep-item = The other goes under the { $colour } deck, unseen.
nemesis-ask-donor = No door is left in the box. Which closed door opens instead?
nemesis-stake-donor = { $who } chooses; its corridor becomes open.
nemesis-ask-careful-noise = Which corridor does { $who } mark with a noise?
nemesis-stake-careful-noise = One marker in a quiet corridor of this room, and no roll.
nemesis-ask-scan-too = Does { $who } scan the contamination in hand?
nemesis-stake-scan-too = Clean cards leave the game. An infected one means a larva, or death to whoever has one.
nemesis-ask-launch = Does pod { $pod } launch?
nemesis-stake-launch = Whoever is in it leaves the ship for good. { $who } is asked.
nemesis-ask-pod = { $who } sits in pod { $pod }. Launch, step out or stay? Things can be dropped first.
nemesis-stake-pod = Without a launch the turn is a pass.
nemesis-ask-engine = { $who } has the tokens of engine { $engine } in hand. It was { $status }. Which goes on top?
nemesis-ask-engine-others = { $who } works on engine { $engine }.
nemesis-stake-engine = Everybody hears whether the order changed, and no more.
nemesis-ask-foresee = Next comes { $card }. { $movers } move by { $number }. { $happens } Where does it go?
nemesis-ask-foresee-others = { $who } looks at what comes next.
nemesis-stake-foresee = On top, or under the deck.
nemesis-ask-drugs = Which cards does { $who } throw away?
nemesis-stake-drugs = As many are drawn, and one more.
nemesis-ask-choke = Smoke fills the room. Which card does { $who } discard?
nemesis-stake-choke = Everybody else in the room discards one.
nemesis-ask-trade = { $who }, your word.
nemesis-ask-trade-others = { $who } makes up their mind.
nemesis-stake-trade-others = Nobody sees this before it is done.
nemesis-stake-trade = Only those who trade see what lies on the table. Nothing changes hands until both agree.
nemesis-ask-hunter = { $who } was the first to die. Do you hunt the others?
nemesis-stake-hunter = The intruder player cannot win; the aim is that nobody does.
nemesis-ask-hunt = The intruders wait. What do they do?
nemesis-stake-hunt = One card: a move, an attack or its effect.
nemesis-ask-hunt-keep = Which card do you keep?
nemesis-stake-hunt-keep = One at most; the others are discarded.
nemesis-ask-hunt-attack = Which attack?
nemesis-stake-hunt-attack = The others go under the deck, unseen.
nemesis-ask-hunt-event = Which event?
nemesis-stake-hunt-event = The other two are discarded.
nemesis-ask-hunt-noise = Who is heard?
nemesis-stake-hunt-noise = They make a noise roll.
nemesis-ask-hunt-heal = Which intruder heals?
nemesis-stake-hunt-heal = Two of its injuries heal.

## What can be done
nemesis-do-draft = { $character }
nemesis-do-move = Move to { $to } ({ $via })
nemesis-do-careful = Move carefully to { $to } ({ $via })
nemesis-do-careful-crowded = Move carefully to { $to } ({ $via }); a plain move is silent there too
nemesis-do-escape = Escape to { $to } ({ $via })
nemesis-do-shoot = Shoot { $target } with { $weapon }
nemesis-do-melee = Fight { $target } hand to hand
nemesis-do-play = Play { $card }: { $part }
nemesis-do-use = Use { $item }: { $part }
nemesis-do-room = Room: { $part }
nemesis-do-pick = Pick up { $thing }
nemesis-do-craft = Craft { $item }
nemesis-do-activate = Activate { $quest }
nemesis-do-trade = Trade
nemesis-do-drop = Drop { $thing }
nemesis-do-pass = Pass
nemesis-do-pay = { $card }
nemesis-do-discard = { $card }
nemesis-do-reroll = Roll again for { $card }
nemesis-do-where = { $room }
nemesis-do-colour = { $colour }
nemesis-do-corridor = { $corridor }
nemesis-do-way = { $to } ({ $via })
nemesis-do-crew = { $who }
nemesis-do-both = { $who } and you
nemesis-do-intruder = { $target }
nemesis-do-thing = { $thing }
nemesis-do-throw = { $target } in { $room }
nemesis-do-switch = { $corridor }
nemesis-do-donor = { $corridor }
nemesis-do-noise = { $corridor }
nemesis-do-pod = Pod { $pod }
nemesis-do-steer = Space { $space }
nemesis-do-free = { $room }: { $part }
nemesis-do-components = { $one } and { $two }
nemesis-do-make = { $item }
nemesis-do-scan = { $card }
nemesis-do-scanning = { $answer ->
    [yes] Scan
   *[no] Do not scan
}
nemesis-do-interrupt = Interrupt
nemesis-do-steel = Nerves of steel
nemesis-do-armor = Use the armor
nemesis-do-again = Roll again
nemesis-do-stand = Let it stand
nemesis-do-burst = Spend one more ammo
nemesis-do-objective = { $objective }
nemesis-do-keep = { $card }
nemesis-do-launch = Launch
nemesis-do-wait = Wait
nemesis-do-step-out = Step out
nemesis-do-stay = Stay in the pod
nemesis-do-top = { $status } on top
nemesis-do-put = { $where ->
    [top] On top
   *[bottom] Under the deck
}
nemesis-do-offer = Offer something to { $who }
nemesis-do-agree = Agree with { $who }
nemesis-do-listen = Let the others speak
nemesis-do-leave = Leave the trade
nemesis-do-give = { $thing }
nemesis-do-hunt = Hunt them
nemesis-do-decline = Only watch
nemesis-do-stalk = { $card }: { $intruder } moves by { $via }
nemesis-do-pounce = { $card }: { $intruder } attacks { $who }
nemesis-do-scheme = { $card }: its effect
nemesis-do-choose = { $card }

nemesis-verb-draft = Draft
nemesis-verb-move = Move
nemesis-verb-careful = Move carefully
nemesis-verb-escape = Escape
nemesis-verb-shoot = Shoot
nemesis-verb-melee = Fight
nemesis-verb-play = Play a card
nemesis-verb-use = Use an item
nemesis-verb-room = Use the room
nemesis-verb-pick = Pick up
nemesis-verb-craft = Craft
nemesis-verb-activate = Activate
nemesis-verb-drop = Drop
nemesis-verb-pay = Pay with
nemesis-verb-discard = Discard
nemesis-verb-reroll = Roll again
nemesis-verb-where = Room
nemesis-verb-colour = Colour
nemesis-verb-corridor = Corridor
nemesis-verb-way = Where to
nemesis-verb-crew = Who
nemesis-verb-both = Together with
nemesis-verb-intruder = Intruder
nemesis-verb-thing = What
nemesis-verb-throw = Throw at
nemesis-verb-switch = Doors
nemesis-verb-donor = Door
nemesis-verb-noise = Corridor
nemesis-verb-pod = Pod
nemesis-verb-steer = Space
nemesis-verb-free = Room action
nemesis-verb-components = Made of
nemesis-verb-make = Craft
nemesis-verb-scan = Scan
nemesis-verb-scanning = Scan?
nemesis-verb-objective = Keep
nemesis-verb-keep = Keep
nemesis-verb-top = On top
nemesis-verb-put = Put it
nemesis-verb-offer = Offer
nemesis-verb-agree = Agree
nemesis-verb-give = Offer
nemesis-verb-stalk = Move
nemesis-verb-pounce = Attack
nemesis-verb-scheme = Effect
nemesis-verb-choose = Choose

## Standing orders and corrections
nemesis-fix-wager = Wager on who lives to the end: once, secret until then
nemesis-fix-watch = Watch with all secrets open, for you alone: for good. If this is ever taken back, Vigil plays your seat
nemesis-fix-lets-pass = Let every interruption window pass, from the next round on, for all to see
nemesis-fix-place = Where { $who } is
nemesis-fix-light = Light wounds of { $who }
nemesis-fix-slime = Slime on { $who }
nemesis-fix-signal = Signal sent by { $who }
nemesis-fix-larva = Larva on { $who }
nemesis-fix-ammo = Ammo of { $who }'s { $weapon }
nemesis-fix-intruder = Where { $intruder } is
nemesis-fix-injuries = Injuries of { $intruder }
nemesis-fix-fire = Fire in { $room }
nemesis-fix-malfunction = Malfunction in { $room }
nemesis-fix-items = Items left in { $room }
nemesis-fix-pod = Pod { $pod } locked
nemesis-fix-door = Door in { $corridor }
nemesis-fix-noise = Noise in { $corridor }
nemesis-fix-time = Steps of the time marker
nemesis-fix-destination = Space of the destination marker
nemesis-switch-off = off
nemesis-switch-on = on
nemesis-door-open = open
nemesis-door-closed = closed
nemesis-door-destroyed = destroyed
