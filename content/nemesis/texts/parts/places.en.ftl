# Rooms, corridors, tokens, dice and other things with a name

nemesis-room-armory = Armory
nemesis-room-comms-room = Comms Room
nemesis-room-emergency-room = Emergency Room
nemesis-room-evacuation-a = Evacuation Section A
nemesis-room-evacuation-b = Evacuation Section B
nemesis-room-fire-control = Fire Control System
nemesis-room-generator = Generator
nemesis-room-laboratory = Laboratory
nemesis-room-nest = Nest
nemesis-room-storage = Storage
nemesis-room-surgery = Surgery
nemesis-room-airlock-control = Airlock Control
nemesis-room-cabins = Cabins
nemesis-room-canteen = Canteen
nemesis-room-command-center = Command Center
nemesis-room-engine-control = Engine Control Room
nemesis-room-hatch-control = Hatch Control System
nemesis-room-monitoring-room = Monitoring Room
nemesis-room-slime-room = Room Covered with Slime
nemesis-room-shower-room = Shower Room
nemesis-room-cockpit = Cockpit
nemesis-room-hibernatorium = Hibernatorium
nemesis-room-engine-1 = Engine 1
nemesis-room-engine-2 = Engine 2
nemesis-room-engine-3 = Engine 3
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
nemesis-corridor-between = corridor { $numbers }, { $a }–{ $b }
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
   *[other] { $intruder }, { $injuries } injuries
}

nemesis-token-malfunction = Malfunction
nemesis-token-fire = Fire
nemesis-token-silence = Silence
nemesis-token-slime = Slime
nemesis-token-danger = Danger
nemesis-token-doors = Doors

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
nemesis-back-back-red = a red item
nemesis-back-back-yellow = a yellow item
nemesis-back-back-green = a green item
nemesis-back-back-blue = a crafted item

nemesis-wound-body = Body wound
nemesis-wound-leg = Leg wound
nemesis-wound-hand = Hand wound
nemesis-wound-bleeding = Bleeding
nemesis-wound-arm = Arm wound

nemesis-subtitle = Round { $round } · { $phase ->
    [draft] the draft
    [player] player phase
   *[event] event phase
}
nemesis-note-aboard = No. { $number } · { $place }{ $light ->
    [0] {""}
   *[other] {" "}· { $light } light
}{ $passed ->
    [1] {" "}· passed
   *[0] {""}
}
nemesis-note-pod = No. { $number } · in pod { $pod }
nemesis-note-asleep = No. { $number } · hibernates
nemesis-note-launched = No. { $number } · off the ship
nemesis-note-dead = No. { $number } · dead
nemesis-sheet = { $who }: for your eyes only
nemesis-alt-round = Round { $round }; { $time } steps of time are left.
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
   *[other] , with { $token } and { $items } items.
}
nemesis-note-of-objective = Round { $round }: { $other } was after { $objective }.
nemesis-note-of-event = Round { $round }: the next event was { $card }.
nemesis-note-of-scan = Round { $round }: you scanned { $count } cards, { $infected } of them infected.
nemesis-note-of-found = Round { $round }: you found { $card }.
nemesis-note-of-gave-up = Round { $round }: you gave up { $objective }.
