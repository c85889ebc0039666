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

## The chances of noise, as far as whoever asks may know
nemesis-odds-noise = ### Noise
    Careful movement and Reconnaissance make no roll. Into a room where somebody is, nobody rolls.
nemesis-odds-outcomes = quiet { $silence }%, noise { $noise }%, danger { $danger }%, encounter { $encounter }%. { $calls ->
    [come] Danger brings { $intruders }.
    [doors] Danger brings what is next door to a closed door, which it breaks; it does not come in.
   *[noise] Danger makes every quiet corridor there noisy.
}
nemesis-odds-more = { $calls ->
    [come] Danger brings { $intruders }.
    [doors] Danger brings what is next door to a closed door, which it breaks; it does not come in.
   *[noise] Danger makes every quiet corridor there noisy.
}{ $encounter ->
    [0] {""}
   *[other] {" "}In { $comes }% an encounter brings an intruder, which strikes at once if its number is above the { $cards ->
        [one] one card
       *[other] { $cards } cards
    } that you hold then.
}{ $unexplored ->
    [0] {""}
   *[1] {" "}The token that lies there is counted in.
}
nemesis-odds-noise-room = **{ $place }**: { nemesis-odds-outcomes }{ $unexplored ->
    [0] {""}
   *[1] {" "}The token that lies there is counted in.
}
nemesis-odds-noise-here = A roll **here**, in { $place }: { nemesis-odds-outcomes }
nemesis-odds-noise-taken = **{ $place }**: somebody is there, so nobody rolls.
nemesis-odds-nowhere = Whoever is in no room makes no noise.
nemesis-odds-bag = An encounter draws { $count ->
    [one] the only token of the bag:
   *[other] one of { $count } tokens:
}
nemesis-odds-bag-token = - { $token }: { $count }, so { $percent }%
nemesis-odds-bag-blank = - blank: { $count }, so { $percent }%; nothing comes, and there is noise all around
nemesis-odds-surprise = What comes strikes at once if its number is above the cards in hand: { $cards } after a move that costs one. { $lower ->
    [0] {""}
   *[1] The number counts one lower by the weakness that is known.
} The number shows when the token is drawn.

## Numbers for statistics
nemesis-figure-kills = Intruders killed
nemesis-figure-shots = Shots
nemesis-figure-wounds = Light wounds taken
nemesis-figure-serious = Serious wounds taken
nemesis-figure-rooms = Rooms explored
nemesis-figure-noise = Noise rolls
