# What options do, before they are chosen: at most 100 characters, so that no menu cuts them

nemesis-effect-move = { $cost ->
    [1] 1 card.
   *[other] { $cost } cards.
}{ $foes ->
    [0] {""}
    [1] {" "}{ $token } attacks first.
   *[other] {" "}{ $foes } attack first.
}{ $count ->
    [0] {""}
    [1] {" "}{ $intruder } is there!
   *[other] {" "}{ $count } intruders are there!
}{ nemesis-effect-heard }{ $fire ->
    [0] {""}
   *[1] {" "}Fire.
}{ $malfunction ->
    [0] {""}
   *[1] {" "}Broken.
}
nemesis-effect-heard = { $heard ->
    [nothing] {" "}No noise roll.
    [careful] {" "}No noise roll: you choose which corridor gets a noise.
    [silence] {" "}Silence for certain.
   *[chance] { nemesis-effect-odds }
}
nemesis-effect-odds = { $silence ->
    [0] {""}
   *[other] {" "}Quiet { $silence }%,
}{ $noise ->
    [0] {""}
   *[other] {" "}noise { $noise }%,
}{ $encounter ->
    [0] {""}
   *[other] {" "}encounter { $encounter }%,
}{ $coming ->
    [0] {" "}danger { $danger }%.
    [one] {" "}one comes { $danger }%.
   *[other] {" "}{ $coming } come { $danger }%.
}
nemesis-effect-go = { $count ->
    [0] {""}
    [1] There: { $intruder }.
   *[other] { $count } intruders are there.
}{ nemesis-effect-heard }{ $people ->
    [0] {""}
   *[other] {" "}Crew: { $crew }.
}{ $fire ->
    [0] {""}
   *[1] {" "}Fire.
}{ $malfunction ->
    [0] {""}
   *[1] {" "}Malfunction.
}{ $unexplored ->
    [0] {""}
   *[1] {" "}Unexplored.
}
nemesis-effect-there = { $quiet ->
    [1] Nobody is there, and nothing is wrong.
   *[0] { $count ->
        [0] Nobody known is there.
        [1] There: { $intruder }.
       *[other] { $count } intruders are there.
    }{ $people ->
        [0] {""}
       *[other] {" "}Crew: { $crew }.
    }{ $fire ->
        [0] {""}
       *[1] {" "}Fire.
    }{ $malfunction ->
        [0] {""}
       *[1] {" "}Malfunction.
    }{ $unexplored ->
        [0] {""}
       *[1] {" "}Unexplored.
    }
}
nemesis-effect-shoot = 1 card and 1 of { $ammo } ammo. { $hit }% to hit, { $more }% for two injuries or more.
nemesis-effect-shoot-frail = 1 card and 1 of { $ammo } ammo. { $hit }% to hit, which kills it.
nemesis-effect-melee = 1 card, and you take contamination. { $hit }% to hit; a miss is a serious wound.
nemesis-effect-melee-egg = 1 card. { $hit }% to destroy an egg.
nemesis-effect-intruder = { $injuries ->
    [0] No injuries so far.
    [1] One injury so far.
   *[other] { $injuries } injuries so far.
}
nemesis-effect-part = { $cost ->
    [0] { $spent ->
        [0] No card
       *[1] The item
    }
    [1] 1 card{ $spent ->
        [0] {""}
       *[1] {" "}and the item
    }
   *[other] { $cost } cards{ $spent ->
        [0] {""}
       *[1] {" "}and the item
    }
}: { $effect }
nemesis-effect-attempt = { $cost ->
    [0] No card
    [1] 1 card
   *[other] { $cost } cards
}: { $effect } { $fails }% that something comes.
nemesis-effect-egg = { $cost ->
    [0] No card
    [1] 1 card
   *[other] { $cost } cards
}: { $effect }{ nemesis-effect-odds }
nemesis-effect-drop = { $lost ->
    [1] Takes no action. It is lost for good.
   *[0] Takes no action. It stays in this room.
}
nemesis-effect-colour-red = Weapons, ammo and explosives. { $count } left in the deck.
nemesis-effect-colour-yellow = Tools, repairs and plans of the ship. { $count } left in the deck.
nemesis-effect-colour-green = Medicine, drugs and food. { $count } left in the deck.
nemesis-effect-scheme = { $says }
nemesis-effect-pounce = { $attacks ->
    [1] It attacks with one card drawn.
   *[other] It attacks with one of { $attacks } cards drawn.
}
nemesis-effect-stalk = It moves through this corridor, and breaks a closed door instead of passing it.

nemesis-effect-pass = You act no more this round. What you keep in hand, you keep.{ $fire ->
    [0] {""}
   *[1] {" "}The fire hurts you.
}{ $bleeding ->
    [0] {""}
   *[1] {" "}You bleed.
}
nemesis-effect-pass-interrupt = Their action goes on.
nemesis-effect-pass-steel = The surprise attack is carried out.
nemesis-effect-pass-armor = The attack is carried out, and you keep the armor.
nemesis-effect-pass-scanner = The roll stands, and you keep your cards.
nemesis-effect-pass-burst = You keep the ammo.
nemesis-effect-pass-hunt = The intruders wait, and you keep your cards.
nemesis-effect-interrupt = Discard Interruption: what { $other } does is cancelled, and its cost stays paid.
nemesis-effect-steel = Discard Nerves of Steel: the surprise attack does nothing.
nemesis-effect-armor = The attack does nothing, and the armor is used up.
nemesis-effect-again = The second roll counts, even if it is worse.
nemesis-effect-stand = This roll counts.
nemesis-effect-burst = One more ammo for one more injury.
nemesis-effect-crew-order = They go to a room next door that you name, willing or not.
nemesis-effect-crew-cover = They leave the room without being attacked.
nemesis-effect-crew-subdue = They discard their whole hand.
nemesis-effect-crew-suspect = Only you see what they are after; everybody sees that you looked.
nemesis-effect-crew-noise = They make a noise roll: a marked corridor means an encounter.
nemesis-effect-both = Both of you go to one room without being attacked.
nemesis-effect-pod-enter = You sit in it, safe from intruders. Launched, it takes you off the ship for good.
nemesis-effect-pod-lock = { $locked ->
    [1] It is locked: it opens for anybody.
   *[0] It is open: it is locked, and nobody can enter.
}
nemesis-effect-door = { $closed ->
    [1] It is closed: it opens.
   *[0] It is open: it closes, and intruders must break it first.
}
nemesis-effect-door-break = It can never be closed again.
nemesis-effect-noise = The next noise in this corridor brings an encounter.
nemesis-effect-objective-self = That player is you, and you must live: only to be the sole survivor can win this for you.
nemesis-effect-character-captain = Six-shooter. Sends others where they must go, gives them cards, and covers a retreat.
nemesis-effect-character-pilot = Shotgun. Uses rooms for free, checks the coordinates from afar, and knows the ship.
nemesis-effect-character-mechanic = Sawed-off. Repairs fast, crawls through technical corridors, and crafts from scraps.
nemesis-effect-character-soldier = Assault rifle. The best fighter: aims twice, empties a magazine, shrugs off surprises.
nemesis-effect-character-scout = Rifle. Moves without noise, finds items in empty rooms, and gets out of fights.
nemesis-effect-character-scientist = Pistol. Uses any computer room from afar, and sees the next event coming.
nemesis-effect-scan = { $larva ->
    [1] Clean cards leave the game. You carry a larva: an infected card kills you.
   *[0] Clean cards leave the game. An infected one puts a larva on you.
}
nemesis-effect-scan-no = Nothing changes.
nemesis-effect-put-top = It is the next event.
nemesis-effect-put-bottom = Another event comes instead, and nobody knows which.
nemesis-effect-pick = 1 card. It needs a free hand.
nemesis-effect-trade = 1 card. Everybody here may swap items; nothing changes hands until both agree.
nemesis-effect-launch = You leave the ship for good, alive. Your objective is checked at the end.
nemesis-effect-wait = You stay in the pod for now.
nemesis-effect-step-out = You are back in the room, and your turn is a pass unless the table plays otherwise.
nemesis-effect-stay = You wait in the pod, and pass.
nemesis-effect-top = It counts at the end: two damaged engines destroy the ship when it jumps.
nemesis-effect-offer = Only those who trade see it, and nothing changes hands until both agree.
nemesis-effect-agree = What lies between you changes hands once they agree too.
nemesis-effect-listen = You say nothing for now.
nemesis-effect-leave = Your offers are off the table.
nemesis-effect-hunt = From now on you play the intruders. You cannot win; you see to it that nobody does.
nemesis-effect-decline = You watch the rest of the game.
nemesis-effect-components = Both are used up.
nemesis-effect-steer = Only the coordinates card says where this space leads; the Cockpit shows it.

## What each section of a card or a room does
nemesis-part-effect-reaction = only when it is your turn to react.
nemesis-part-effect-break-door = a closed door next to this room is gone for good.
nemesis-part-effect-sabotage = this room malfunctions; nobody can use it until repaired.
nemesis-part-effect-rest = scan your hand: clean cards leave, an infected one is a larva, or death if you have one.
nemesis-part-effect-search = draw two items of this room's colour and keep one; one item fewer is left here.
nemesis-part-effect-repair = the malfunction of this room is gone.
nemesis-part-effect-engine = look at this engine and leave it working or broken.
nemesis-part-effect-order = somebody here goes to a room next door, willing or not.
nemesis-part-effect-suppressive-fire = one ammo; you or somebody here leaves unharmed.
nemesis-part-effect-reload = one ammo for the six-shooter.
nemesis-part-effect-motivation = everybody here draws a card, you included.
nemesis-part-effect-door = open or close a door next to this room.
nemesis-part-effect-computer = use this computer room at no other cost.
nemesis-part-effect-pilot = use this room at no other cost.
nemesis-part-effect-coordinates = only you learn which space leads to Earth.
nemesis-part-effect-peek-tile = only you learn what an unexplored room is.
nemesis-part-effect-old-friend = use this room at no other cost.
nemesis-part-effect-technical-corridors = crawl to another technical entrance, then you pass.
nemesis-part-effect-pyrotechnics-kindle = discard an item; this room burns.
nemesis-part-effect-pyrotechnics-quench = discard an item; the fire here goes out.
nemesis-part-effect-improvise = craft with any yellow item in place of the wrench.
nemesis-part-effect-covering-fire = one ammo; one or both of you leave unharmed.
nemesis-part-effect-taking-aim = shoot an energy weapon; you may roll again once.
nemesis-part-effect-full-auto = all ammo at once; every two are one more injury.
nemesis-part-effect-scavenging = search, even where nothing is left.
nemesis-part-effect-reconnaissance = move to a room next door without a noise roll.
nemesis-part-effect-adrenaline-shoot = shoot, then draw a card.
nemesis-part-effect-adrenaline-escape = escape (they attack first), then draw a card.
nemesis-part-effect-risk-assessment = see the next event; keep it on top or bury it.
nemesis-part-effect-block = a room with a computer malfunctions.
nemesis-part-effect-intranet = use any room with a working computer from here.
nemesis-part-effect-load-flamethrower = your flamethrower is full.
nemesis-part-effect-join = two heavy items need only one hand.
nemesis-part-effect-quench = the fire here goes out.
nemesis-part-effect-repel = an intruder here flees.
nemesis-part-effect-load-energy = an energy weapon is full.
nemesis-part-effect-load-autoloader = the assault rifle is full.
nemesis-part-effect-wipe = you are free of slime.
nemesis-part-effect-dress = a serious wound no longer hinders you.
nemesis-part-effect-crawl = crawl to another technical entrance.
nemesis-part-effect-spacewalk = all your action cards; you come in at another yellow room.
nemesis-part-effect-peek-two-tiles = only you learn what two unexplored rooms are.
nemesis-part-effect-heal-serious = a dressed wound is gone.
nemesis-part-effect-heal-light = all your light wounds are gone.
nemesis-part-effect-draw-two = draw two cards.
nemesis-part-effect-injection = draw a card, act as often as you can pay, then pass.
nemesis-part-effect-alcohol = scan and remove a contamination card; infected: take another.
nemesis-part-effect-drugs = discard what you like; draw as many and one more.
nemesis-part-effect-grenade = two injuries to one intruder; everybody else there, you too, is hurt. Or two eggs burst.
nemesis-part-effect-smoke = the others here lose a card; you leave unharmed.
nemesis-part-effect-peek-room = only you see an unexplored tile and its token.
nemesis-part-effect-decoy = intruders nearby go to a room that you name.
nemesis-part-effect-extend = a weapon holds two more, and gets them.
nemesis-part-effect-comms-key = see the objective of one who sent the signal.
nemesis-part-effect-pod-key = a pod of this section is locked or opened.
nemesis-part-effect-destruct-key = self-destruct starts, or stops if not yet yellow.
nemesis-part-effect-antidote = no more infection or larva; one contamination; you pass.
nemesis-part-effect-stun = one injury to an intruder here, and it flees.
nemesis-part-effect-subdue = somebody here discards their hand.
nemesis-part-effect-molotov = fire where an intruder is; everybody there is hurt.
nemesis-part-effect-log-key = only you see somebody's objective.
nemesis-part-effect-maneuver = everybody passes; no intruder attacks in this event phase.
nemesis-part-effect-torch = open or close a door next to this room, even a destroyed one.
nemesis-part-effect-autoload = the rifle holds one more; charges fill it for free.
nemesis-part-effect-doors-around = open and close all doors you like around one room.
nemesis-part-effect-field-research = a weakness of the intruders becomes known to all.
nemesis-part-effect-charge = two ammo for an energy weapon in your hands.
nemesis-part-effect-signal = everybody sees that you sent the signal; some objectives need it.
nemesis-part-effect-dress-all = no serious wound hinders you any longer.
nemesis-part-effect-board = a seat in an unlocked pod, if nothing comes at the noise roll.
nemesis-part-effect-fire-control = in a room you name fire goes out, and intruders flee.
nemesis-part-effect-start-destruct = the ship blows up when the track ends: sleepers die, pods are safe.
nemesis-part-effect-stop-destruct = the ship will not blow up.
nemesis-part-effect-analyse = a corpse, egg or carcass shows a weakness to all.
nemesis-part-effect-take-egg = an egg in your hands, then a noise roll.
nemesis-part-effect-rummage = draw two items of one colour, keep one.
nemesis-part-effect-operate = no more infection or larva; a light wound (it may kill); you pass.
nemesis-part-effect-seal = another yellow room closes; all in it die if no door opens.
nemesis-part-effect-eat = a light wound heals; you may scan your hand (infected: a larva, or death if you have one).
nemesis-part-effect-engines = only you see how all three engines are.
nemesis-part-effect-lock = any pod is locked or opened.
nemesis-part-effect-monitor = only you see an unexplored room and its token.
nemesis-part-effect-shower = the slime is gone; you may scan your hand (infected: a larva, or death if you have one).
nemesis-part-effect-destination = you set which space the ship jumps to.
nemesis-part-effect-hibernate = sleep till the end, if nothing comes at the noise roll.
nemesis-part-effect-check-engine = only you see how this engine is.
