# Rooms, corridors, tokens, dice and other things with a name

nemesis-room-armory = Armory
nemesis-room-text-armory = Two ammo for an energy weapon in your hands. Red items.
nemesis-room-comms-room = Comms Room
nemesis-room-text-comms-room = Send the signal, once. Yellow items, a computer.
nemesis-room-emergency-room = Emergency Room
nemesis-room-text-emergency-room = Dress all your serious wounds, heal a dressed one, or heal all light wounds. Green items.
nemesis-room-evacuation-a = Evacuation Section A
nemesis-room-text-evacuation-a = Roll for noise, and enter an unlocked pod of section A unless something comes: launch it or wait. Items of any colour.
nemesis-room-evacuation-b = Evacuation Section B
nemesis-room-text-evacuation-b = Roll for noise, and enter an unlocked pod of section B unless something comes: launch it or wait. Items of any colour.
nemesis-room-fire-control = Fire Control System
nemesis-room-text-fire-control = Flood any room: its fire goes out, and every intruder there flees. Yellow items, a computer.
nemesis-room-generator = Generator
nemesis-room-text-generator = Start the self-destruct sequence while nobody hibernates, or stop it before it reaches yellow. Yellow items, a computer.
nemesis-room-laboratory = Laboratory
nemesis-room-text-laboratory = Analyse a corpse, an egg or a carcass that is here: its weakness becomes known. Green items, a computer.
nemesis-room-nest = Nest
nemesis-room-text-nest = Take an egg, then roll for noise. Attacks and fire destroy eggs; without its last egg the nest is destroyed. No items.
nemesis-room-storage = Storage
nemesis-room-text-storage = Draw two items of any one colour and keep one. Red items.
nemesis-room-surgery = Surgery
nemesis-room-text-surgery = Your infected cards and the larva are removed; you suffer a light wound, which kills whoever has three serious ones, shuffle all your cards, and pass. Green items.
nemesis-room-airlock-control = Airlock Control
nemesis-room-text-airlock-control = Close all doors of another explored yellow room. Unless one opens, everything alive in it dies when all have passed. Yellow items.
nemesis-room-cabins = Cabins
nemesis-room-text-cabins = Whoever begins the round here out of combat fills the hand to six cards. Items of any colour.
nemesis-room-canteen = Canteen
nemesis-room-text-canteen = Heal a light wound. If you like, scan the contamination in your hand: clean cards leave, an infected one plants a larva in you, or kills you if you carry one. Green items.
nemesis-room-command-center = Command Center
nemesis-room-text-command-center = Open and close doors around any one room. Red items, a computer.
nemesis-room-engine-control = Engine Control Room
nemesis-room-text-engine-control = Look at all three engines. Yellow items, a computer.
nemesis-room-hatch-control = Hatch Control System
nemesis-room-text-hatch-control = Lock or unlock any pod. Items of any colour.
nemesis-room-monitoring-room = Monitoring Room
nemesis-room-text-monitoring-room = Look at an unexplored room and its token. Red items, a computer.
nemesis-room-slime-room = Room Covered with Slime
nemesis-room-text-slime-room = Whoever enters is covered in slime. No action, no items.
nemesis-room-shower-room = Shower Room
nemesis-room-text-shower-room = Wash the slime off. If you like, scan the contamination in your hand: clean cards leave, an infected one plants a larva in you, or kills you if you carry one. Items of any colour.
nemesis-room-cockpit = Cockpit
nemesis-room-text-cockpit = Look at the coordinates, or set the destination while nobody hibernates. No items.
nemesis-room-hibernatorium = Hibernatorium
nemesis-room-text-hibernatorium = Once the chambers are open: roll for noise, and hibernate unless something comes. No items.
nemesis-room-engine-1 = Engine 1
nemesis-room-text-engine-1 = Look at this engine. Repairs turn its tokens. No items.
nemesis-room-engine-2 = Engine 2
nemesis-room-text-engine-2 = Look at this engine. Repairs turn its tokens. No items.
nemesis-room-engine-3 = Engine 3
nemesis-room-text-engine-3 = Look at this engine. Repairs turn its tokens. No items.
nemesis-room-slot-1 = unexplored room 1
nemesis-room-slot-2 = unexplored room 2
nemesis-room-slot-3 = unexplored room 3
nemesis-room-slot-4 = unexplored room 4
nemesis-room-slot-5 = unexplored room 5
nemesis-room-slot-6 = unexplored room 6
nemesis-room-slot-7 = unexplored room 7
nemesis-room-slot-8 = unexplored room 8
nemesis-room-slot-9 = unexplored room 9
nemesis-room-slot-10 = unexplored room 10
nemesis-room-slot-11 = unexplored room 11
nemesis-room-slot-12 = unexplored room 12
nemesis-room-slot-13 = unexplored room 13
nemesis-room-slot-14 = unexplored room 14
nemesis-room-slot-15 = unexplored room 15
nemesis-room-slot-16 = unexplored room 16
nemesis-room-slot-17 = unexplored room 17
nemesis-room-slot-18 = unexplored room 18
nemesis-room-slot-19 = unexplored room 19
nemesis-room-slot-20 = unexplored room 20
nemesis-room-slot-21 = unexplored room 21
nemesis-corridor-between = Corridor { $numbers }, { $a }–{ $b }
nemesis-corridor-tech = the technical corridors
nemesis-corridor-tech-red = the red technical corridors
nemesis-corridor-tech-blue = the blue technical corridors

nemesis-character-captain = Captain
nemesis-character-pilot = Pilot
nemesis-character-mechanic = Mechanic
nemesis-character-soldier = Soldier
nemesis-character-scout = Scout
nemesis-character-scientist = Scientist

nemesis-intruder-blank = Blank
nemesis-intruder-larva = Larva
nemesis-intruder-creeper = Creeper
nemesis-intruder-adult = Adult
nemesis-intruder-breeder = Breeder
nemesis-intruder-queen = Queen
nemesis-intruder-numbered = { $name } { $number }

nemesis-object-egg = Egg
nemesis-object-carcass = Carcass
nemesis-object-corpse-blue = Unknown Corpse
nemesis-object-corpse-captain = Corpse of the Captain
nemesis-object-corpse-pilot = Corpse of the Pilot
nemesis-object-corpse-mechanic = Corpse of the Mechanic
nemesis-object-corpse-soldier = Corpse of the Soldier
nemesis-object-corpse-scout = Corpse of the Scout
nemesis-object-corpse-scientist = Corpse of the Scientist

nemesis-thing-noise = Noise
nemesis-thing-unexplored = Unexplored
nemesis-thing-fire = Fire
nemesis-thing-malfunction = Malfunction
nemesis-thing-items = Items left
nemesis-track-destruct = Self-destruct
nemesis-figure = { $injuries ->
    [0] { $intruder }
   *[other] { $intruder }, { $injuries ->
        [one] one injury
       *[other] { $injuries } injuries
    }
}

nemesis-token-malfunction = Malfunction
nemesis-token-text-malfunction = The room malfunctions.
nemesis-token-fire = Fire
nemesis-token-text-fire = The room burns.
nemesis-token-silence = Silence
nemesis-token-text-silence = No noise roll for this movement, unless you are covered in slime: then it is danger.
nemesis-token-slime = Slime
nemesis-token-text-slime = You are covered in slime.
nemesis-token-danger = Danger
nemesis-token-text-danger = Intruders from the rooms around come here; if there are none, every corridor here becomes noisy.
nemesis-token-doors = Doors
nemesis-token-text-doors = The door of the corridor you came by closes behind you.

nemesis-die-silence = Silence
nemesis-die-danger = Danger
nemesis-die-blank = Blank
nemesis-die-creeper = Creeper
nemesis-die-adult = Adult
nemesis-die-hit = Hit
nemesis-die-double = Double hit

nemesis-status-working = Working
nemesis-status-damaged = Damaged
nemesis-destination-earth = Earth
nemesis-destination-mars = Mars
nemesis-destination-venus = Venus
nemesis-destination-deep-space = deep space

nemesis-component-battery = a battery
nemesis-component-cloth = a cloth
nemesis-component-cross = a cross
nemesis-component-flame = a flame
nemesis-component-wrench = a wrench
nemesis-colour-red = red
nemesis-colour-yellow = yellow
nemesis-colour-green = green
nemesis-colour-blue = blue
nemesis-back-red = Red item
nemesis-back-yellow = Yellow item
nemesis-back-green = Green item
nemesis-back-blue = Crafted item
nemesis-back-start = Starting weapon
nemesis-back-quest = Quest item
nemesis-back-action = Action
nemesis-back-hunt = Intruder action
nemesis-back-objective = Objective
nemesis-back-wound = Serious wound
nemesis-back-event = Event
nemesis-back-attack = Intruder attack
nemesis-back-back-red = a red item
nemesis-back-back-yellow = a yellow item
nemesis-back-back-green = a green item
nemesis-back-back-blue = a crafted item

nemesis-wound-body = Body wound
nemesis-wound-text-body = You fill your hand to one card fewer.
nemesis-wound-leg = Leg wound
nemesis-wound-text-leg = An escape costs two cards.
nemesis-wound-hand = Hand wound
nemesis-wound-text-hand = Using an item costs one card more.
nemesis-wound-bleeding = Bleeding
nemesis-wound-text-bleeding = Each time you pass you suffer a light wound, which kills whoever has three serious ones.
nemesis-wound-arm = Arm wound
nemesis-wound-text-arm = You have one hand for heavy things.

nemesis-subtitle = Round { $round } · { $phase ->
    [draft] the draft
    [player] player phase
   *[event] event phase
}
nemesis-numbered = No. { $number }{ $first ->
    [1] {" "}· first
   *[0] {""}
}
nemesis-note-aboard = { nemesis-numbered }{ $passed ->
    [1] {" "}· passed
   *[0] {""}
} · { $place }{ $larva ->
    [1] {" "}· larva
   *[0] {""}
}{ $light ->
    [0] {""}
   *[other] {" "}· { $light } light
}{ $signal ->
    [1] {" "}· signal
   *[0] {""}
}{ $waives ->
    [1] {" "}· never interrupts
   *[0] {""}
}
nemesis-note-nobody = { nemesis-numbered } · not chosen yet
nemesis-note-pod = { nemesis-numbered } · in pod { $pod }
nemesis-note-asleep = { nemesis-numbered } · hibernates
nemesis-note-launched = { nemesis-numbered } · off the ship
nemesis-note-dead = { nemesis-numbered } · dead
nemesis-note-hunter = { nemesis-numbered } · plays the intruders
nemesis-sheet = { $who }: for your eyes only
nemesis-alt-round = Round { $round }; { $time ->
    [one] one round is left.
   *[other] { $time } rounds are left.
}
nemesis-alt-crew = { $who } is in { $room }, { $wounds ->
    [0] without a serious wound.
    [one] with one serious wound.
   *[other] with { $wounds } serious wounds.
}
nemesis-alt-intruder = { $intruder } is in { $room }, { $injuries ->
    [0] unhurt.
    [one] with one injury.
   *[other] with { $injuries } injuries.
}
nemesis-alt-hand = { $count ->
    [0] The hand is empty.
   *[other] In hand: { $cards }.
}

## Notes: what somebody learned, as of then
nemesis-note-of-engine = Round { $round }: engine { $engine } was { $status }.
nemesis-note-of-coordinates = Round { $round }: A leads to { $a }, B to { $b }, C to { $c }, D to { $d }.
nemesis-note-of-room = Round { $round }: room { $slot } is { $room }{ $token ->
    [none] .
   *[other] , with { $token } and { $items ->
        [one] one item
       *[other] { $items } items
    }.
}
nemesis-note-of-objective = Round { $round }: { $other } was after { $objective }.
nemesis-note-of-event = Round { $round }: the next event was { $card }; { $movers } move by { $number }.
nemesis-note-of-scan = Round { $round }: you scanned { $count ->
    [one] one card, { $infected ->
        [0] not infected
       *[other] infected
    }
   *[other] { $count } cards, { $infected } of them infected
}.
nemesis-note-of-found = Round { $round }: you found { $card }.
nemesis-note-of-chose = Round { $round }: you found { $card }, and put { $item } under its deck.
nemesis-note-of-gave-up = Round { $round }: you gave up { $objective }.
