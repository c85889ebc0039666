# Words in pictures of the ship: short, for there is little room.

nemesis-plate-armory = Armory
nemesis-plate-comms-room = Comms Room
nemesis-plate-emergency-room = Emergency
nemesis-plate-evacuation-a = Evacuation A
nemesis-plate-evacuation-b = Evacuation B
nemesis-plate-fire-control = Fire Control
nemesis-plate-generator = Generator
nemesis-plate-laboratory = Laboratory
nemesis-plate-nest = Nest
nemesis-plate-storage = Storage
nemesis-plate-surgery = Surgery
nemesis-plate-airlock-control = Airlock
nemesis-plate-cabins = Cabins
nemesis-plate-canteen = Canteen
nemesis-plate-command-center = Command
nemesis-plate-engine-control = Engine Control
nemesis-plate-hatch-control = Hatch Control
nemesis-plate-monitoring-room = Monitoring
nemesis-plate-slime-room = Slime Room
nemesis-plate-shower-room = Shower Room
nemesis-plate-cockpit = Cockpit
nemesis-plate-hibernatorium = Hibernatorium
nemesis-plate-engine-1 = Engine 1
nemesis-plate-engine-2 = Engine 2
nemesis-plate-engine-3 = Engine 3

nemesis-track-time = { $left ->
    [0] Time · the chambers are open
   *[other] Time · chambers open in { $left }
}
nemesis-track-eggs = Eggs in the nest

nemesis-shelf-pods = Pods
nemesis-shelf-destination = Heading
nemesis-shelf-intruders = Intruders
nemesis-shelf-bag = Bag
nemesis-shelf-hull = Hull
nemesis-shelf-engines = Engines
nemesis-engine-was = { $engine }: { $status }
nemesis-leads = { $space }: { $a }
nemesis-thing-fires = Fires
nemesis-thing-malfunctions = Malfunctions

nemesis-pod-state = Pod { $pod }, { $locked ->
    [1] locked
   *[0] open
}{ $crew ->
    [0] {""}
   *[other] , { $crew } aboard
}
nemesis-space = Space { $space }

nemesis-alt-fire = Fire in: { $place }.
nemesis-alt-malfunction = Broken: { $place }.

nemesis-thing-airlock = Sealed by the airlock
nemesis-thing-unknown = ?
nemesis-thing-tech = Technical corridors
nemesis-thing-tech-red = Red technical corridors
nemesis-thing-tech-blue = Blue technical corridors
nemesis-thing-noise-tech = Noise in the technical corridors
nemesis-thing-noise-tech-red = Noise in the red technical corridors
nemesis-thing-noise-tech-blue = Noise in the blue technical corridors

nemesis-weakness-short-vital-places = Vital Places
nemesis-weakness-short-way-of-moving = Way of Moving
nemesis-weakness-short-phosphates = Phosphates
nemesis-weakness-short-energy = Energy
nemesis-weakness-short-reaction-to-danger = Reaction
nemesis-weakness-short-brink = On the Brink
nemesis-weakness-short-way-of-fighting = Way of Fighting
nemesis-weakness-short-fire = Fire

## A player's own board
nemesis-shelf-wounds = Wounds
nemesis-shelf-hands = In hand
nemesis-shelf-quests = Not yet active
nemesis-shelf-inventory = Inventory
nemesis-shelf-discard = Discarded
nemesis-shelf-state = Besides
nemesis-shelf-trade = On the table
nemesis-held = { $thing }{ $capacity ->
    [0] {""}
   *[other] {" "}{ $ammo }/{ $capacity }
}
nemesis-hurt = { $wound }{ $dressed ->
    [1] , dressed
   *[0] {""}
}
nemesis-light = Light
nemesis-unhurt = none
nemesis-state-slime = Slime
nemesis-state-larva = Larva
nemesis-state-signal = Signal sent
nemesis-state-lets-pass = Lets windows pass
nemesis-lies-offered = { $who } to { $other }: { $things }
nemesis-back-note = Note
nemesis-note-title-engine = An engine
nemesis-note-title-coordinates = The coordinates
nemesis-note-title-room = A room
nemesis-note-title-objective = An objective
nemesis-note-title-event = The next event
nemesis-note-title-scan = A scan
nemesis-note-title-found = A find
nemesis-note-title-chose = A find
nemesis-note-title-gave-up = Given up

## What everybody sees of the crew
nemesis-roll = The crew
nemesis-dossier = { $who }: what everybody sees
nemesis-pile-event = Events gone
nemesis-pile-attack = Attacks gone
nemesis-pile-wound = Wounds gone
nemesis-pile-hunt = Intruder cards gone
nemesis-pile-red = Red items gone
nemesis-pile-yellow = Yellow items gone
nemesis-pile-green = Green items gone
nemesis-alt-carries = { $count ->
    [0] { $who } carries nothing.
   *[other] { $who } carries { $gave }.
}
nemesis-item-text = { $says }{ $when ->
    [out] {" "}Out of combat.
    [in] {""}
   *[any] {" "}In or out of combat.
}{ $once ->
    [0] {""}
   *[1] {" "}Single use.
}

## For those who have given up their part: all that is hidden
nemesis-wager-nobody = nobody
nemesis-note-title-wager = A wager
nemesis-note-title-open = Open to you alone
nemesis-note-of-wager = Round { $round }: you wagered on { $wager }.
nemesis-open-aims = { $who } is after { $objective }, with { $infected ->
    [0] no infected card.
    [one] one infected card.
   *[other] { $infected } infected cards.
}
nemesis-open-hand = { $who } holds { $count ->
    [0] no cards.
   *[other] { $cards }.
}
nemesis-open-items = { $who } carries { $count ->
    [0] no hidden items.
   *[other] { $cards }, hidden.
}
nemesis-open-engine = Engine { $engine } is { $status }.
nemesis-open-leads = Space { $space } leads to { $destination }.
nemesis-open-weakness = { $slot ->
    [corpse] The corpse
    [egg] An egg
   *[carcass] A carcass
} would show { $weakness }.
nemesis-open-tile = Room { $slot } is { $room }, with { $token }.
