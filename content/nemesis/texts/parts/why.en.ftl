# Why Vigil would do it: parts of its own weighing against the next best, at most 200 characters each.
# A topic's -cost is told where it speaks against an answer.

## The price of anything

nemesis-why-cards = It costs fewer cards than the others.
nemesis-why-cards-cost = { $count ->
    [1] It costs a card.
   *[other] It costs { $count } cards.
}
nemesis-why-surprise = It leaves enough cards in hand against a surprise.
nemesis-why-surprise-cost = { $hand ->
    [0] With no card left, whatever comes out of the loud corridors surprises you.
    [1] With one card left, whatever comes out of the loud corridors may surprise you.
   *[other] With { $hand } cards left, whatever comes out of the loud corridors may surprise you.
}
nemesis-why-kept = { $card } is not a card to keep.
nemesis-why-kept-cost = { $card } would be missed later.
nemesis-why-later = It can be spared.
nemesis-why-later-cost = { $item } would be missed later.
nemesis-why-gain = To Vigil it is worth about { $cards ->
    [1] one card.
   *[other] { $cards } cards.
}
nemesis-why-gain-cost = It brings less than its price.
nemesis-why-pass = Nothing that is left to do is worth its cards.
nemesis-why-pass-cost = Something is still worth its cards.

## Rooms and ways

nemesis-why-foes = Fewer intruders are there.
nemesis-why-foes-cost = { $count ->
    [0] Something may come there.
    [1] An intruder is there.
   *[other] { $count } intruders are there.
}
nemesis-why-flames = No fire burns there.
nemesis-why-flames-cost = Fire burns there, and you would be hurt at the end of your turn.
nemesis-why-noise = The noise is less likely to bring something.
nemesis-why-noise-cost = { $chance ->
    [0] The noise leaves a marker that will count later.
   *[other] The noise has a { $chance }% chance to bring an encounter.
}
nemesis-why-careful = It makes no noise roll.
nemesis-why-careful-cost = A noise marker stays behind.
nemesis-why-burning = It gets you out of the fire.
nemesis-why-burning-cost = It keeps you in the fire.
nemesis-why-hush = It is quieter there when the round ends.
nemesis-why-hush-cost = It is louder there: { $chance }% that the next noise brings an encounter.
nemesis-why-exit = It is time to leave the ship: { $rounds ->
    [one] one round is
   *[other] { $rounds } rounds are
} left, and the way out is { $room }.
nemesis-why-exit-cost = The way out is { $room }, but harder to reach.
nemesis-why-exit-near = It is close to the way out, { $room }.
nemesis-why-exit-near-cost = The way out, { $room }, can wait.
nemesis-why-exit-lost = { $room } may be there, and with it the way out.
nemesis-why-exit-lost-cost = { $room } is less likely there.
nemesis-why-lost = What your objective needs is in { $room }, which may be there: { $count ->
    [1] it can be nowhere else.
   *[other] one of { $count } places.
}
nemesis-why-lost-cost = { $room } may be elsewhere.
nemesis-why-explore = { $dark ->
    [one] One room is unexplored, and anything may be in it
   *[other] { $dark } rooms are unexplored, and anything may be in them
}.
nemesis-why-explore-cost = There is less to explore that way.
nemesis-why-search = You carry { $items ->
    [one] one item
   *[other] { $items } items
}, and can use more.
nemesis-why-search-cost = You carry { $items ->
    [one] one item
   *[other] { $items } items
} already.
nemesis-why-thing = Your objective needs { $thing }.
nemesis-why-thing-cost = { $thing } is of little use to you.
nemesis-why-mend = { $broken ->
    [one] One room malfunctions
   *[other] { $broken } rooms malfunction
}: the ship must not fall apart, and rooms must work.
nemesis-why-mend-cost = The ship can bear { $broken ->
    [one] one malfunction
   *[other] { $broken } malfunctions
}.
nemesis-why-engine = As far as you know, the ship has a { $flies }% chance to arrive: an engine must be made safe.
nemesis-why-engine-cost = The engines matter less now.
nemesis-why-eggs = Your objective wants the nest destroyed.
nemesis-why-eggs-cost = The eggs are not what you are after.
nemesis-why-quest = A quest item is waiting to be used.
nemesis-why-quest-cost = The quest item can wait.
nemesis-why-corpse = Your objective wants the body in { $room }.
nemesis-why-corpse-cost = The body can wait.
nemesis-why-study = Every weakness found helps everybody, and your objective more than most.
nemesis-why-study-cost = This weakness matters less.
nemesis-why-craft = { $item } is worth more than what it is made of.
nemesis-why-craft-cost = What { $item } is made of is worth more.
nemesis-why-drop = It is in the way of something better.
nemesis-why-drop-cost = It is better kept.

## Room actions

nemesis-why-room-charge = In { $room } weapons are charged; you have { $ammo } ammo.
nemesis-why-room-charge-cost = Ammo can wait.
nemesis-why-room-signal = Your objective needs the signal, which is sent from { $room }.
nemesis-why-room-signal-cost = The signal can wait.
nemesis-why-room-dress-all = You have { $wounds ->
    [one] one serious wound
   *[other] { $wounds } serious wounds
}, which can be dressed in { $room }.
nemesis-why-room-dress-all-cost = Your wounds can wait.
nemesis-why-room-heal-serious = You have { $wounds ->
    [one] one serious wound
   *[other] { $wounds } serious wounds
}, which can be treated in { $room }.
nemesis-why-room-heal-serious-cost = Your wounds can wait.
nemesis-why-room-heal-light = You have { $light ->
    [one] one light wound
   *[other] { $light } light wounds
}, which can be treated in { $room }.
nemesis-why-room-heal-light-cost = Your wounds can wait.
nemesis-why-room-board = A pod is open in { $room }, and it is time to leave.
nemesis-why-room-board-cost = The pod can wait.
nemesis-why-room-fire-control = { $fires ->
    [one] One room burns, and { $room } can put it out
   *[other] { $fires } rooms burn, and { $room } can put them out
}.
nemesis-why-room-fire-control-cost = The fires can wait.
nemesis-why-room-start-destruct = The self-destruct sequence, started from { $room }, opens the pods and serves your objective.
nemesis-why-room-start-destruct-cost = The self-destruct sequence can wait.
nemesis-why-room-stop-destruct = Your objective needs the ship: the sequence is stopped from { $room }.
nemesis-why-room-stop-destruct-cost = The sequence can run on.
nemesis-why-room-analyse = In { $room } a weakness can be found with what you have.
nemesis-why-room-analyse-cost = The weakness can wait.
nemesis-why-room-take-egg = Your objective needs an egg, and there are some in { $room }.
nemesis-why-room-take-egg-cost = The eggs can wait.
nemesis-why-room-rummage = In { $room } you choose what to search for; you carry { $items ->
    [one] one item
   *[other] { $items } items
}.
nemesis-why-room-rummage-cost = You carry { $items ->
    [one] one item
   *[other] { $items } items
} already.
nemesis-why-room-operate = As things are, you have a { $doom }% risk to die of contamination; { $room } can help.
nemesis-why-room-operate-cost = The contamination can wait.
nemesis-why-room-eat = In { $room } you recover: { $light ->
    [one] one light wound
   *[other] { $light } light wounds
}, { $dirt ->
    [one] one contamination card
   *[other] { $dirt } contamination cards
} in hand.
nemesis-why-room-eat-cost = There is little to gain in { $room }.
nemesis-why-room-engines = As far as you know, the ship has a { $flies }% chance to arrive; { $room } shows all engines.
nemesis-why-room-engines-cost = The engines can wait.
nemesis-why-room-lock = You mean to leave by pod, and pods are unlocked from { $room }.
nemesis-why-room-lock-cost = The pods can wait.
nemesis-why-room-monitor = { $room } shows a room from afar.
nemesis-why-room-monitor-cost = A look from afar can wait.
nemesis-why-room-shower = { $room } washes slime off, and clean contamination away.
nemesis-why-room-shower-cost = There is little to wash off.
nemesis-why-room-coordinates = You do not know where the ship is heading; { $room } shows it.
nemesis-why-room-coordinates-cost = Where the ship is heading can wait.
nemesis-why-room-destination = The ship is heading for the wrong place, which { $room } can change.
nemesis-why-room-destination-cost = The course can wait.
nemesis-why-room-hibernate = The chambers of { $room } are open, and it is time to sleep.
nemesis-why-room-hibernate-cost = The chambers can wait.
nemesis-why-room-check-engine = As far as you know, the ship has a { $flies }% chance to arrive; { $room } shows one more engine.
nemesis-why-room-check-engine-cost = The engine can wait.

## Fights and wounds

nemesis-why-attack = { $hit }% to hit { $intruder }, before it attacks you.
nemesis-why-attack-cost = Only { $hit }% to hit { $intruder }.
nemesis-why-miss = A miss would cost less.
nemesis-why-miss-cost = { $miss }% to miss and take a serious wound.
nemesis-why-escape = { $foes ->
    [1] The intruder here would attack again if you stayed.
   *[other] The { $foes } intruders here would attack again if you stayed.
}
nemesis-why-escape-cost = Whatever is here attacks you as you run.
nemesis-why-flee = { $foes ->
    [1] It gets you away from the intruder.
   *[other] It gets you away from { $foes } intruders.
}
nemesis-why-flee-cost = There is little to run from.
nemesis-why-repel = { $foes ->
    [1] It rids you of the intruder here for now.
   *[other] It rids you of one of { $foes } intruders for now.
}
nemesis-why-repel-cost = There is nothing to drive off.
nemesis-why-no-scan = There is no contamination in your hand to be rid of, or a larva would make a scan deadly.
nemesis-why-no-scan-cost = Contamination would stay in your hand.
nemesis-why-scan = You have { $dirt ->
    [one] one contamination card in hand, which gets
   *[other] { $dirt } contamination cards in hand, which get
} in the way.
nemesis-why-scan-cost = There is little contamination to be rid of.
nemesis-why-doom = As things are, you have a { $doom }% risk to die of contamination.
nemesis-why-doom-cost = Your risk to die of contamination is only { $doom }%.
nemesis-why-wounds = You have { $wounds } serious and { $light ->
    [one] one light wound
   *[other] { $light } light wounds
}.
nemesis-why-wounds-cost = Your wounds can wait.
nemesis-why-shut-in = Every door around you is closed.
nemesis-why-shut-in-cost = There is a way out without it.
nemesis-why-ammo = You have { $ammo } ammo left.
nemesis-why-ammo-cost = { $ammo } ammo will do for now.
nemesis-why-draw = It brings more cards into your hand.
nemesis-why-draw-cost = Your hand is full enough.
nemesis-why-peek = { $dark ->
    [one] One room is
   *[other] { $dark } rooms are
} unexplored, and it is better to know.
nemesis-why-peek-cost = There is little left to look at.
nemesis-why-coordinates = You do not know where the ship is heading.
nemesis-why-coordinates-cost = Where the ship is heading can wait.
nemesis-why-quench = { $fires ->
    [one] One room burns
   *[other] { $fires } rooms burn
}.
nemesis-why-quench-cost = The fire can wait.
nemesis-why-pod = You mean to leave by pod, and no pod is open to you.
nemesis-why-pod-cost = The pods can wait.
nemesis-why-destruct = The self-destruct sequence serves your objective.
nemesis-why-destruct-cost = The self-destruct sequence can wait.

## Other questions

nemesis-why-spared = You will miss { $thing } least.
nemesis-why-spared-cost = { $thing } would be missed more.
nemesis-why-useful = { $thing } is the most useful to you now.
nemesis-why-useful-cost = { $thing } is less useful to you now.
nemesis-why-dirt = Contamination that cannot be scanned soon only gets in the way.
nemesis-why-dirt-cost = It can be scanned soon.
nemesis-why-hold = It can be spared.
nemesis-why-hold-cost = A card in hand is worth more than one discarded.
nemesis-why-weapon = { $fight ->
    [1] In a fight the fuller weapon counts: { $ammo } ammo.
   *[0] It has the most room: { $ammo } ammo now.
}
nemesis-why-weapon-cost = { $fight ->
    [1] It holds only { $ammo } ammo.
   *[0] It has less room: { $ammo } ammo now.
}
nemesis-why-wound = This wound hinders you most.
nemesis-why-wound-cost = This wound hinders you less.
nemesis-why-throw = { $count ->
    [1] An intruder is there, and none of you.
   *[other] { $count } intruders are there, and none of you.
}
nemesis-why-throw-cost = There is less to hit, or somebody stands there.
nemesis-why-worst = { $intruder } is the worst to have here.
nemesis-why-worst-cost = { $intruder } is less to fear.
nemesis-why-deck = As a rule that deck helps most.
nemesis-why-deck-cost = As a rule another deck helps more.
nemesis-why-green = You have { $wounds } serious and { $light ->
    [one] one light wound
   *[other] { $light } light wounds
}: medicine is what you need.
nemesis-why-green-cost = You need medicine less.
nemesis-why-red = You have { $ammo } ammo left: weapons are what you need.
nemesis-why-red-cost = You need ammo less: { $ammo } left.
nemesis-why-yellow = As far as you know, the ship has a { $flies }% chance to arrive: tools are what you need.
nemesis-why-yellow-cost = You need tools less.
nemesis-why-lock = { $locked ->
    [1] A locked pod helps nobody.
   *[0] Its section is within reach.
}
nemesis-why-lock-cost = It is open already, or hard to reach.
nemesis-why-seats = { $seats ->
    [1] It has one free seat.
   *[other] It has { $seats } free seats.
}
nemesis-why-seats-cost = It has fewer free seats.
nemesis-why-steer = As you have seen, it leads to { $destination }.
nemesis-why-steer-cost = As far as you know it does not lead to { $destination }.
nemesis-why-made-of = You will miss least what it uses up.
nemesis-why-made-of-cost = You would miss what it uses up.
nemesis-why-objective = As things look, your chance to fulfil it is about { $chance }%.
nemesis-why-objective-cost = As things look, your chance to fulfil it is only about { $chance }%.
nemesis-why-die = { $misses ->
    [1] As it lies the die misses { $intruder }.
   *[0] As it lies the die hits { $intruder }.
}
nemesis-why-die-cost = { $misses ->
    [1] As it lies the die misses { $intruder }.
   *[0] As it lies the die hits { $intruder }.
}
nemesis-why-heard = { $bad ->
    [1] No card is worth another roll.
   *[0] The roll brings nothing.
}
nemesis-why-heard-cost = { $bad ->
    [1] The roll brings an encounter.
   *[0] The roll brings nothing.
}
nemesis-why-unheard = The roll would bring an encounter, and { $card } can be spared.
nemesis-why-unheard-cost = Another roll is not worth { $card }.
nemesis-why-ship = { $spoil ->
    [1] The ship is not to arrive, and you leave by pod.
   *[0] Whoever sleeps needs working engines.
}
nemesis-why-ship-cost = { $spoil ->
    [1] The ship is not to arrive.
   *[0] Whoever sleeps needs working engines.
}
nemesis-why-news = { $bad ->
    [1] It is bad news, better met later.
   *[0] It is no bad news: others could be worse.
}
nemesis-why-news-cost = { $bad ->
    [1] It is bad news, better met later.
   *[0] It is no bad news: others could be worse.
}
nemesis-why-launch = What there was to do aboard is done.
nemesis-why-launch-cost = The pod is safer away from the ship.
nemesis-why-tech = Noise in the technical corridors bars no way of yours.
nemesis-why-tech-cost = The noise would be better elsewhere.
nemesis-why-aside = The way to { $room } is the one you need least.
nemesis-why-aside-cost = You need the way to { $room }.
nemesis-why-hunted = You have seen that they want you dead.
nemesis-why-hunted-cost = You have not seen that they want you dead.
nemesis-why-peace = You have not seen that they want you dead.
nemesis-why-peace-cost = They may want you dead.
nemesis-why-protects = It is there to protect you, now.
nemesis-why-protects-cost = What protects you is of no use unused.
nemesis-why-draft = Of those offered Vigil fares best with { $who }.
nemesis-why-draft-cost = Vigil fares less well with { $who }.

## The intruders' side

nemesis-why-pounce = { $who } has { $wounds ->
    [one] one serious wound
   *[other] { $wounds } serious wounds
}, and the attack { $count ->
    [one] has one card to choose
   *[other] chooses among { $count } cards
}.
nemesis-why-pounce-cost = { $who } is less easily brought down.
nemesis-why-stalk = { $prey ->
    [2] It comes to somebody.
    [1] It comes next door to somebody.
   *[0] There is nobody near to hunt.
}
nemesis-why-stalk-cost = { $prey ->
    [2] It comes to somebody, but not to the best prey.
    [1] It only comes next door to somebody.
   *[0] It comes to nobody.
}
nemesis-why-scheme = What the card does is worth more than a step.
nemesis-why-scheme-cost = What the card does is worth less.
nemesis-why-lurk = No card does much now.
nemesis-why-lurk-cost = A card could do more.
nemesis-why-hunt-keep = It attacks with { $count ->
    [one] one card to choose
   *[other] { $count } cards to choose from
}.
nemesis-why-hunt-keep-cost = It attacks with fewer cards to choose from.
nemesis-why-strike = { $count ->
    [0] Nothing in a fight can use it now.
    [1] One intruder in a fight can use it.
   *[other] { $count } intruders in fights can use it.
}
nemesis-why-strike-cost = It does less, or fewer can use it.
nemesis-why-hunt-noise = { $count } corridors around { $who } are marked.
nemesis-why-hunt-noise-cost = { $count } corridors around { $who } are marked, fewer than elsewhere.
