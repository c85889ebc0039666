# How Rise of the Resistance looks: titles, seats, tracks, tokens, and the picture in words.

## The picture

rise-scene-title = { $mission }
rise-scene-subtitle = Round { $round } · { $phase }{ $acts ->
    [0] {""}
   *[other] {" "}· { $seat }
}{ $objective ->
    [none] {""}
   *[other] {" "}· { $objective }
}
rise-part-setup = Setup
rise-part-decision = Decision Phase
rise-part-turn-start = Start of the turn
rise-part-player = Player Phase
rise-part-enemy = Enemy Phase
rise-part-round-end = End of Round
rise-colour-red = red
rise-colour-blue = blue
rise-colour-white = white
rise-colour-yellow = yellow

## Figures and seats

rise-seat-name = { $seat }
rise-object-name = { $object }
rise-enemy-name = { $enemy }
rise-enemy-at = { $enemy } at { $place }
rise-enemy-far = { $enemy } at { $place }, { $far ->
    [one] one hex
   *[other] { $far } hexes
} away
rise-note = { $at }{ $cover ->
    [0] {""}
   *[other] {" "}· Cover { $cover }
} · Rank { $ranks }{ $state ->
    [down] {" "}· Down
   *[up] {""}
}

## Tracks and the Enemy Pool

rise-goal-crates = Crates
rise-goal-terminals = Terminals
rise-goal-doors = Doors
rise-goal-waypoints = Waypoints
rise-goal-reach = Get there
rise-goal-lead = Lead them out
rise-goal-destroy = Destroy it
rise-goal-endure = Hold out
rise-goal-drive = Drive there
rise-track-objectives = Objectives
rise-track-round = Round
rise-track-surge = Enemy Surge
rise-track-truck = Truck damage
rise-pool-line = { $ring ->
    [red] Red
    [blue] Blue
    [white] White
   *[yellow] Yellow
}: { $kinds }
rise-pool-empty = { $ring ->
    [red] Red
    [blue] Blue
    [white] White
   *[yellow] Yellow
}: nobody waits

## Tokens

rise-thing-cover = Cover
rise-thing-barricade = Barricade
rise-thing-crate = Supply Crate
rise-thing-terminal = Terminal
rise-thing-door = Door
rise-thing-waypoint = Waypoint
rise-thing-grenade = Grenade
rise-piece = { $thing }{ $used ->
    [1] {", used"}
   *[0] { $left ->
        [0] {""}
       *[other] {", takes "}{ $left } more
    }
}
rise-piece-hidden = Waypoint, face-down
rise-piece-waypoint = Waypoint
rise-entrance-alpha = Alpha
rise-entrance-bravo = Bravo
rise-entrance-charlie = Charlie
rise-entrance-delta = Delta
rise-entrance-echo = Echo
rise-entrance-foxtrot = Foxtrot
rise-place-driver = driver seat
rise-place-seat = front seat
rise-place-middle = roof hatch
rise-place-rear-left = cargo bed
rise-place-rear-right = rear
rise-piece-truck = { $destroyed ->
    [1] Wreck of the Truck
   *[0] Truck, { $place }
}

## The picture in words

rise-alt-round = Round { $round }, { $phase }{ $acts ->
    [0] .
   *[other] {", "}{ $seat } acts.
}
rise-alt-character = { $seat } ({ $colour }) { $state ->
    [down] lies Down at { $at }.
   *[up] stands at { $at }{ $left ->
        [0] {" "}and cannot take another Wound.
        [one] {" "}with room for one more Wound.
       *[other] {" "}with room for { $left } more Wounds.
    }
}
rise-alt-threats = { $count ->
    [0] No Enemy about to act has anybody in its sights.
    [one] One Enemy about to act can hit somebody from where it is: { $places }.
   *[other] { $count } Enemies about to act can hit somebody from where they are: { $places }.
}
rise-alt-enemies = { $count ->
    [0] No Enemy is on the map.
    [one] One Enemy is on the map: { $places }.
   *[other] { $count } Enemies are on the map: { $places }.
}
rise-alt-reach = { $seat } has { $count ->
    [0] no hex
    [one] one hex
   *[other] { $count } hexes
} in reach with one of the dice that are left.
rise-alt-turn = { $seat } can hit: { $places }.
rise-alt-objective = Objective: { $objective }, { $have } of { $need }.

## A Character's sheet

rise-sheet-title = { $seat }
rise-sheet-subtitle = { $class ->
    [none] Board and cards
   *[other] { $class }
}
rise-sheet-free = to assign
rise-sheet-board = Board
rise-sheet-class = { $class }
rise-sheet-weapon = Attack { $dice } · Range { $least ->
    [1] { $most }
   *[other] { $least }–{ $most }
}
rise-sheet-weapon-zone = Attack { $dice } · your Zone
rise-sheet-equipment = { $keyword ->
    [none] Equipment
   *[other] { $keyword }
}
rise-space-kind-move = Move
rise-space-kind-attack = Attack
rise-space-kind-interact = Interact
rise-space-kind-rest = Rest
rise-space-kind-special = Special
rise-space-kind-command = Command
rise-track-rank = Rank
rise-alt-sheet = { $seat } carries these Weapons: { $weapon }.
rise-alt-gear = Equipment: { $equipment }.
rise-alt-dice = { $count ->
    [0] No die is left to assign.
    [one] One die is left to assign: { $dice }.
   *[other] { $count } dice are left to assign: { $dice }.
}

## Line of Sight

rise-sight-subtitle = What { $hex } sees{ $range ->
    [0] {""}
   *[other] {" "}· within Range { $range } brighter
}
rise-alt-sight = { $hex } sees { $count } hexes{ $range ->
    [0] .
   *[other] {"; Range "}{ $range }.
}
rise-alt-sight-enemies = { $count ->
    [0] No Enemy is in sight.
   *[other] Enemies in sight, with their distance: { $places }.
}

## Chances

rise-odds-target = ### { $enemy } at { $at }
    Distance { $distance }, { $sight ->
        [1] in Line of Sight
       *[0] not in Line of Sight
    }, Defense { $defense }. Re-rolls and Fist abilities are not counted.
rise-odds-weapon = **{ $weapon }** with { $with }: { $dice } Attack Dice, **{ $wound }%** to Wound · { $destroy }% to destroy · { $react }% that it reacts · Fist { $fist }% · Hits { $hits }
rise-odds-skill = **{ $skill }** with { $with }: { $dice } Attack Dice, **{ $wound }%** to Wound · { $destroy }% to destroy · { $react }% that it reacts · Fist { $fist }% · Hits { $hits }
rise-odds-object = **{ $object }** with { $with }: { $dice } Attack Dice, **{ $wound }%** to Wound · { $destroy }% to destroy · { $react }% that it reacts · Fist { $fist }% · Hits { $hits }
rise-odds-none = { $seat } cannot attack it from here.
rise-odds-back = { $enemy } rolls { $dice } Attack Dice: { $harm }% to do damage, { $more }% to do 2 or more, before Cover.
