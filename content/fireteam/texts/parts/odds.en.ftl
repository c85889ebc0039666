## Chances

fireteam-odds-target = ### { $target } at { $at }
    Distance { $distance }, life { $life }, resistance { $melee } to melee, { $projectile } to projectiles, { $explosive } to explosives.
fireteam-odds-cards = **{ $chance }%** with { $cards }: { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }{ $bonus ->
        [0] {""}
        [1] {" "}and 1 bonus hit
       *[other] {" "}and { $bonus } bonus hits
    }, { $need } { $type } needed{ $henry ->
        [0] {""}
       *[other] , Henry's re-roll counted
    }.{ $friends ->
        [0] {""}
       *[other] {" "}It hits { $heroes } as well.
    }
fireteam-odds-none = { $seat } holds no card that reaches it from here.
fireteam-odds-hidden = { $seat }'s cards are hidden.
fireteam-odds-nowhere = { $seat } cannot attack that: it is not there, or no objective asks for it.
fireteam-odds-back = { $creature } rolls { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }: { $harm }% to hit at all, { $more }% to hit twice or more, before terrain and its special ability.
