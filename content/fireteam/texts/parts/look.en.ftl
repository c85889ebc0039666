# Pictures: titles, tracks, notes, and what is read out instead of them.

fireteam-scene-title = { $mission }
fireteam-scene-subtitle = Round { $round } · { $phase ->
    [setup] setting up
    [tactics] Tactics Phase
    [hero] Hero Phase
   *[threat] Threat Phase
}{ $acts ->
    [1] { " " }· { $seat }
   *[0] { "" }
}
fireteam-track-threat = Threat
fireteam-coin-heads = Coin: heads
fireteam-coin-tails = Coin: tails
fireteam-note = { $cell } · limit { $limit }
fireteam-figure = { $creature }
fireteam-terrain-difficult = Difficult ground
fireteam-terrain-covered = Cover
fireteam-terrain-elevated = High ground
fireteam-terrain-impassable = Impassable
fireteam-entry = Entry { $number }, { $searched ->
    [0] not searched
   *[1] searched
}{ $secured ->
    [1] , secured
   *[0] { "" }
}
fireteam-shelf-luck = Luck and threats
fireteam-shelf-key = Key
fireteam-key-open = entry
fireteam-key-searched = searched
fireteam-key-secured = secured
fireteam-key-difficult = difficult
fireteam-key-covered = cover
fireteam-key-elevated = high
fireteam-key-impassable = no way
fireteam-note-threat = Threat { $marker } of { $last } · the coin shows { $side }
fireteam-exit = Exit
fireteam-closed = Closed for good
fireteam-closing = Closes next
fireteam-boss-mark = Something stirs here
fireteam-piece = { $thing }{ $done ->
    [1] { " " }(done)
   *[0] { "" }
}
fireteam-alt-round = Round { $round }, { $phase ->
    [setup] setting up
    [tactics] Tactics Phase
    [hero] Hero Phase
   *[threat] Threat Phase
}; the threat marker is on space { $marker }; the coin shows { $side }.
fireteam-alt-hero = { $seat } is at { $at }, { $state }, with { $cards ->
    [0] no cards.
    [one] one card.
   *[other] { $cards } cards.
}
fireteam-alt-creatures = { $count ->
    [0] No creature is on the board.
    [one] One creature, at { $at }.
   *[other] { $count } creatures, at { $at }.
}
fireteam-alt-danger = From { $at } creatures could reach { $seat }.
fireteam-alt-hand = { $count ->
    [0] The hand is empty.
   *[other] In hand: { $cards }.
}
fireteam-alt-focus = { $count ->
    [0] No focus cards.
   *[other] Focus: { $focus }.
}
fireteam-sheet-title = { $seat }'s hand
## Kinds of things
fireteam-type-melee = melee
fireteam-type-projectile = projectile
fireteam-type-explosive = explosive
fireteam-rank-minion = minion
fireteam-rank-elite = elite
fireteam-rank-boss = boss
fireteam-stat-life = life
fireteam-stat-speed = speed
fireteam-stat-strength = strength
fireteam-stat-range = range
fireteam-boost-dice = more dice
fireteam-boost-dice-melee = more melee dice
fireteam-boost-dice-projectile = more projectile dice
fireteam-boost-dice-explosive = more explosive dice
fireteam-boost-speed = more speed
fireteam-boost-guard = guarded
fireteam-boost-pierce = resistance ignored
fireteam-boost-taunt = taunting
fireteam-face-melee = fist
fireteam-face-projectile = bullet
fireteam-face-explosive = blast
fireteam-face-melee-melee = double fist
fireteam-face-projectile-projectile = double bullet
fireteam-face-explosive-explosive = double blast
fireteam-face-blank = a blank
fireteam-face-move = movement
fireteam-face-special = its special ability
fireteam-thing-numbered = { $name } { $number }
fireteam-thing-altar = Altar
fireteam-thing-mouth = Cave mouth
fireteam-thing-beacon = Beacon
fireteam-thing-circle = Rune circle
fireteam-thing-glass = Black glass
fireteam-thing-tank-alpha = Tank Alpha
fireteam-thing-fire = Fire
fireteam-thing-nest = Nest
fireteam-thing-tunnel = Tunnel
fireteam-thing-villager = Villager
fireteam-thing-wire = Wire

## Sectors and locations
fireteam-sector-1 = the Riverbank
fireteam-sector-2 = the Village
fireteam-sector-3 = the Pine Wood
fireteam-sector-4 = the Churchyard
fireteam-sector-5 = the Trenches
fireteam-sector-6 = the Bunker
fireteam-sector-7 = the Caves
fireteam-sector-8 = the Hospital

fireteam-spot-1A = Ferry Landing
fireteam-spot-1B = Mud Flats
fireteam-spot-1C = Boathouse
fireteam-spot-1D = Towpath
fireteam-spot-1E = Reed Bank
fireteam-spot-1F = Signal Mast
fireteam-spot-2A = Tavern
fireteam-spot-2B = High Street
fireteam-spot-2C = Bell Tower
fireteam-spot-2D = Market Square
fireteam-spot-2E = Smithy
fireteam-spot-2F = Burnt Houses
fireteam-spot-3A = Clearing
fireteam-spot-3B = Thicket
fireteam-spot-3C = Logging Road
fireteam-spot-3D = Ravine
fireteam-spot-3E = Hunter's Stand
fireteam-spot-3F = Stream Bed
fireteam-spot-4A = Nave
fireteam-spot-4B = Lych Gate
fireteam-spot-4C = Belfry
fireteam-spot-4D = Gravel Walk
fireteam-spot-4E = Sunken Graves
fireteam-spot-4F = Yew Hedge
fireteam-spot-5A = Fire Trench
fireteam-spot-5B = Shell Holes
fireteam-spot-5C = Dugout
fireteam-spot-5D = Wire Field
fireteam-spot-5E = Supply Track
fireteam-spot-5F = Gun Nest
fireteam-spot-6A = Blast Door
fireteam-spot-6B = Barracks
fireteam-spot-6C = Lift Shaft
fireteam-spot-6D = Radio Room
fireteam-spot-6E = Gun Deck
fireteam-spot-6F = Fallen Hall
fireteam-spot-7A = Cave Mouth
fireteam-spot-7B = Stalactites
fireteam-spot-7C = Chasm
fireteam-spot-7D = Altar Chamber
fireteam-spot-7E = Ledge
fireteam-spot-7F = Flooded Way
fireteam-spot-8A = Courtyard
fireteam-spot-8B = Long Ward
fireteam-spot-8C = Laboratory
fireteam-spot-8D = Roof Terrace
fireteam-spot-8E = Fallen Wing
fireteam-spot-8F = Laundry
fireteam-place-1A = Ferry Landing (1A)
fireteam-place-1B = Mud Flats (1B)
fireteam-place-1C = Boathouse (1C)
fireteam-place-1D = Towpath (1D)
fireteam-place-1E = Reed Bank (1E)
fireteam-place-1F = Signal Mast (1F)
fireteam-place-2A = Tavern (2A)
fireteam-place-2B = High Street (2B)
fireteam-place-2C = Bell Tower (2C)
fireteam-place-2D = Market Square (2D)
fireteam-place-2E = Smithy (2E)
fireteam-place-2F = Burnt Houses (2F)
fireteam-place-3A = Clearing (3A)
fireteam-place-3B = Thicket (3B)
fireteam-place-3C = Logging Road (3C)
fireteam-place-3D = Ravine (3D)
fireteam-place-3E = Hunter's Stand (3E)
fireteam-place-3F = Stream Bed (3F)
fireteam-place-4A = Nave (4A)
fireteam-place-4B = Lych Gate (4B)
fireteam-place-4C = Belfry (4C)
fireteam-place-4D = Gravel Walk (4D)
fireteam-place-4E = Sunken Graves (4E)
fireteam-place-4F = Yew Hedge (4F)
fireteam-place-5A = Fire Trench (5A)
fireteam-place-5B = Shell Holes (5B)
fireteam-place-5C = Dugout (5C)
fireteam-place-5D = Wire Field (5D)
fireteam-place-5E = Supply Track (5E)
fireteam-place-5F = Gun Nest (5F)
fireteam-place-6A = Blast Door (6A)
fireteam-place-6B = Barracks (6B)
fireteam-place-6C = Lift Shaft (6C)
fireteam-place-6D = Radio Room (6D)
fireteam-place-6E = Gun Deck (6E)
fireteam-place-6F = Fallen Hall (6F)
fireteam-place-7A = Cave Mouth (7A)
fireteam-place-7B = Stalactites (7B)
fireteam-place-7C = Chasm (7C)
fireteam-place-7D = Altar Chamber (7D)
fireteam-place-7E = Ledge (7E)
fireteam-place-7F = Flooded Way (7F)
fireteam-place-8A = Courtyard (8A)
fireteam-place-8B = Long Ward (8B)
fireteam-place-8C = Laboratory (8C)
fireteam-place-8D = Roof Terrace (8D)
fireteam-place-8E = Fallen Wing (8E)
fireteam-place-8F = Laundry (8F)

## Statistics
fireteam-figure-attacks = Attacks
fireteam-figure-kills = Creatures killed
fireteam-figure-felled = Creatures felled or wounded by own attacks
fireteam-figure-damage = Damage suffered
fireteam-figure-knock-outs = Knocked out
fireteam-figure-intercepts = Interceptions
fireteam-figure-searches = Searches
fireteam-figure-reactions = Reactions played
fireteam-figure-responses = Tactical responses
