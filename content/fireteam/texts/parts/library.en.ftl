# Cards as they are looked up, and the mission as it is told.

fireteam-kind-focus = Focus
fireteam-kind-spent = Focus, used up
fireteam-kind-specialist = Specialist
fireteam-kind-threat = Threat
fireteam-kind-event = Event
fireteam-kind-discovery = Discovery
fireteam-kind-objective = { $done ->
    [1] Complete
   *[0] Objective
}

## An action card: on its face in paragraphs, in a menu on one line
fireteam-uses-attack = Attack: { $attack }.
fireteam-uses-reaction =
    Attack: { $attack }.

    { $reaction }
fireteam-uses-response =
    Attack: { $attack }.

    { $response }
fireteam-uses-reaction-response =
    Attack: { $attack }.

    { $reaction }

    { $response }
fireteam-line-attack = { $attack }
fireteam-line-reaction = { $attack }. { $reaction }
fireteam-line-response = { $attack }. { $response }
fireteam-line-reaction-response = { $attack }. { $reaction } { $response }

## Other faces
fireteam-face-hero =
    Speed { $speed }, hand limit { $limit }.

    { $talent }
fireteam-line-creature = life { $life }, speed { $speed }, { $type } { $strength }, range { $range }. { $nature } { $special }
fireteam-line-target = life { $life }; resists melee { $melee }, projectile { $projectile }, explosive { $explosive }. { $nature }
fireteam-face-creature =
    Life { $life }, speed { $speed }. Attacks with { $strength ->
        [one] 1 die
       *[other] { $strength } dice
    } ({ $type }), range { $range }.
    Resists melee { $melee }, projectile { $projectile }, explosive { $explosive }.

    { $nature }

    { $special }
fireteam-face-objective = { $task }{ $first ->
    [none] { "" }
   *[other] { " " }First: { $first }.
}{ $coin ->
    [1] { " " }Completing it turns the coin to heads.
   *[0] { "" }
}
fireteam-face-recon =
    { $story }

    { $effect }
fireteam-help-patty = With Patty in the same or the next location, searching is a free action. He does not fight and cannot be hurt. If the last hero beside him goes down, the threat advances.
fireteam-help-henry = With Henry in the same or the next location, one die of an attack may be rolled again. He does not fight and cannot be hurt. If the last hero beside him goes down, the threat advances.

## Whose figures they are
fireteam-origin-vigil = This card is Vigil's own.
fireteam-origin-rulebook = { $count ->
    [0] This card is as the game has it.
   *[other] As the game has it: { $given }. All else is Vigil's own.
}
fireteam-given-name = name
fireteam-given-role = role
fireteam-given-type = attack type
fireteam-given-strength = strength
fireteam-given-bonus = bonus hits
fireteam-given-life = life
fireteam-given-resist = resistance
fireteam-given-special = special ability
fireteam-given-objective = whose objective it serves
fireteam-given-task = what must be done
fireteam-given-need = how many tokens it needs
fireteam-given-coin = the coin

## What recon cards do
fireteam-demand-found = It counts for { $objective } as soon as it is found.
fireteam-demand-guarded = It counts for { $objective } when the { $rank } that appears with it is dead, or at once if the reserve has none.
fireteam-demand-work = It takes { $need ->
    [one] an action here, without creatures; then it counts for { $objective }.
   *[other] { $need } actions here, without creatures; then it counts for { $objective }.
}
fireteam-effect-something-in-the-dark = A minion ambushes you: one of the pool, or else the farthest on the board.
fireteam-effect-the-old-soldier = An elite ambushes you: one of the pool, or else the farthest on the board.
fireteam-effect-nest-of-eyes = { $amount } minions ambush you, one after the other: those of the pool, or else the farthest on the board.
fireteam-effect-ration-tins = You draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
fireteam-effect-ammunition-cache = Every active hero here draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
fireteam-effect-letter-from-home = The coin turns to heads.
fireteam-effect-radio-chatter = Every active hero draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
fireteam-effect-tripwire = Every active hero here suffers { $amount } damage.
fireteam-effect-rotten-floor = You suffer { $amount } damage.
fireteam-effect-the-whispering = The threat marker advances { $amount ->
    [one] a space
   *[other] { $amount } spaces
}.
fireteam-effect-field-map = The top { $amount } recon cards are turned up; one may go under the deck.
fireteam-effect-rout = You are moved to a neighbouring location by chance.
fireteam-effect-dog-tags = You take back { $amount ->
    [one] a card
   *[other] { $amount } cards
} from your discard pile.
fireteam-effect-mortar-shells = { $amount } { $type } damage to every creature of the nearest location with any.
fireteam-effect-morphine = A hero who is down stands up and draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}; if nobody is down, you draw a card.
fireteam-effect-hidden-tunnel = You may move up to { $amount }, whoever stands in the way.
fireteam-effect-screams-outside = A minion of the pool enters.
fireteam-effect-blood-trail = Every active hero discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}, then you find another recon card.
fireteam-effect-not-your-hands = You attack the nearest ally with { $amount } { $type } dice.
fireteam-effect-quiet-corner = Draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}, or let every other active hero draw a card.

## What lasts until the end of the round
fireteam-lasts-dice = { $heroes }: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in every attack this round.
fireteam-lasts-dice-melee = { $heroes }: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in melee attacks this round.
fireteam-lasts-dice-projectile = { $heroes }: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in projectile attacks this round.
fireteam-lasts-dice-explosive = { $heroes }: { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in explosive attacks this round.
fireteam-lasts-speed = { $heroes }: { $amount } faster this round.
fireteam-lasts-guard = { $heroes }: { $amount } damage comes to nothing this round.
fireteam-lasts-pierce = { $heroes }: attacks ignore resistance this round.
fireteam-lasts-taunt = { $heroes }: creatures that move this round go for this hero.
fireteam-lasts-marked = { $creatures }: attacks on it roll { $amount ->
    [one] one more die
   *[other] { $amount } more dice
} this round.
fireteam-lasts-less = { $creatures }: { $amount } less { $stat } this round.
fireteam-lasts-held = The threat marker does not advance this round.
fireteam-lasts-sealed = No creature but a boss enters { $sectors } in this round's Threat Phase.
## The same in a few letters, for a row beneath the board
fireteam-shelf-round = This round
fireteam-brief-dice = { $letters } +{ $amount } dice
fireteam-brief-dice-melee = { $letters } +{ $amount } melee
fireteam-brief-dice-projectile = { $letters } +{ $amount } projectile
fireteam-brief-dice-explosive = { $letters } +{ $amount } explosive
fireteam-brief-speed = { $letters } +{ $amount } speed
fireteam-brief-guard = { $letters } guard { $amount }
fireteam-brief-pierce = { $letters } piercing
fireteam-brief-taunt = { $letters } taunts
fireteam-brief-marked = { $count ->
    [one] 1 creature
   *[other] { $count } creatures
} marked +{ $amount }
fireteam-brief-less = { $count ->
    [one] 1 creature
   *[other] { $count } creatures
} −{ $amount } { $stat }
fireteam-brief-held = threat held
fireteam-brief-sealed = { $sectors } sealed

## The mission
fireteam-briefing = Round { $round } · coin: { $side } · { $recon } recon and { $threats } threat cards left
fireteam-shelf-pool = Pool
fireteam-shelf-reserve = Reserve
fireteam-several = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
fireteam-told-objective = { $objective } { $have }/{ $need }{ $done ->
    [1] , complete.
   *[0] : { $task }
}
fireteam-told-boss = { $creature } at { $at }: { $left } of { $of } power left.
fireteam-told-work = { $recon } ({ $letter }) at { $at }: { $have } of { $need ->
    [one] 1 action
   *[other] { $need } actions
} done.
fireteam-told-guard = { $creature } at { $at } guards { $recon }.
fireteam-told-threat = { $threat }: { $rule }
fireteam-told-pool = Pool: { $count ->
    [0] empty.
   *[other] { $several }.
}
fireteam-told-reserve = Reserve: { $count ->
    [0] empty.
   *[other] { $several }.
}
fireteam-told-recon = Recon deck: { $left } left; discarded: { $count ->
    [0] nothing.
   *[other] { $several }.
}
fireteam-told-threats = Threat deck: { $left } left.
fireteam-told-hero = { $seat }: { $hand } in hand, { $left } in the deck.
fireteam-told-focus = Focus: { $count ->
    [0] none.
   *[other] { $focus }.
}
fireteam-told-upgrades = Upgrades: { $count ->
    [0] none.
   *[other] { $cards }.
}
fireteam-told-discard = { $seat }'s discard pile: { $count ->
    [0] empty.
   *[other] { $several }.
}
