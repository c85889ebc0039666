## The chances of an attack, from what everybody can see
nemesis-odds-target = ### { $target }
    { $injuries ->
        [0] No injuries so far.
        [one] One injury so far.
       *[other] { $injuries } injuries so far.
    } Second rolls and bursts are not counted, and nobody aboard knows how much an intruder can bear.
nemesis-odds-shoot = **{ $weapon }** ({ $ammo } ammo): **{ $hit }%** to hit · two injuries or more { $more }%
nemesis-odds-shoot-frail = **{ $weapon }** ({ $ammo } ammo): **{ $hit }%** to hit, which is enough for this one.
nemesis-odds-empty = **{ $weapon }**: no ammo.
nemesis-odds-melee = **Hand to hand**: **{ $hit }%** to hit. It contaminates, and a miss is a serious wound.
nemesis-odds-melee-egg = **Hand to hand**: **{ $hit }%** to destroy an egg.
nemesis-odds-larva = A larva never misses.

## Numbers for statistics
nemesis-figure-kills = Intruders killed
nemesis-figure-shots = Shots
nemesis-figure-wounds = Light wounds taken
nemesis-figure-serious = Serious wounds taken
nemesis-figure-rooms = Rooms explored
nemesis-figure-noise = Noise rolls
