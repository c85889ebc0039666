# Action, upgrade and focus cards.

## Names
fireteam-card-covering-fire = Covering Fire
fireteam-card-rifle-volley = Rifle Volley
fireteam-card-sidearm = Sidearm
fireteam-card-bayonet = Bayonet
fireteam-card-grenade-toss = Grenade Toss
fireteam-card-rally = Rally
fireteam-card-double-time = Double Time
fireteam-card-field-orders = Field Orders
fireteam-card-search-and-destroy = Search and Destroy
fireteam-card-hold-the-line = Hold the Line
fireteam-card-coordinated-assault = Coordinated Assault
fireteam-card-medic-call = Call for a Medic
fireteam-card-knife-work = Knife Work
fireteam-card-haymaker = Haymaker
fireteam-card-takedown = Takedown
fireteam-card-throwing-knife = Throwing Knife
fireteam-card-trench-gun = Trench Gun
fireteam-card-body-block = Body Block
fireteam-card-shadow-step = Shadow Step
fireteam-card-war-cry = War Cry
fireteam-card-predator = Predator
fireteam-card-whirlwind = Whirlwind
fireteam-card-iron-skin = Iron Skin
fireteam-card-gut-fighter = Gut Fighter
fireteam-card-short-shot = Short Shot
fireteam-card-forced-pattern = Forced Pattern
fireteam-card-long-shot = Long Shot
fireteam-card-overwatch = Overwatch
fireteam-card-pinning-shot = Pinning Shot
fireteam-card-spotter = Spotter
fireteam-card-rifle-butt = Rifle Butt
fireteam-card-cold-breath = Cold Breath
fireteam-card-killing-shot = Killing Shot
fireteam-card-suppressing-volley = Suppressing Volley
fireteam-card-ghillie = Ghillie
fireteam-card-eagle-eye = Eagle Eye
fireteam-card-stick-grenade = Stick Grenade
fireteam-card-satchel-charge = Satchel Charge
fireteam-card-molotov = Molotov
fireteam-card-shotgun = Shotgun
fireteam-card-wrench = Wrench
fireteam-card-smoke-pot = Smoke Pot
fireteam-card-field-dressing = Field Dressing
fireteam-card-det-cord = Det Cord
fireteam-card-shaped-charge = Shaped Charge
fireteam-card-bunker-buster = Bunker Buster
fireteam-card-flame-thrower = Flamethrower
fireteam-card-sapper-kit = Sapper's Kit

## What they do. A reaction's condition is chosen by $when, whom it helps by $of.
fireteam-attack-line = { $type } { $strength }, range { $range }{ $bonus ->
    [0] { "" }
    [one] , 1 bonus hit
   *[other] , { $bonus } bonus hits
}{ $trait ->
    [sweep] , hits every creature there
    [piercing] , ignores resistance
    [shaped] , spares heroes
   *[none] { "" }
}
fireteam-reaction-weaken = Reaction (range { $range }): when a hero is targeted, the attacker rolls { $amount ->
    [one] 1 die
   *[other] { $amount } dice
} fewer.
fireteam-reaction-take = Reaction: when an ally within { $range } is targeted, but not by an explosive attack, go there and become the target.
fireteam-reaction-sidestep = Reaction (range { $range }): when { $of ->
    [self] you are
   *[any] a hero is
} targeted, the target may move { $amount } first.
fireteam-reaction-counter = Reaction: when a creature { $range ->
    [0] in your location
   *[other] within { $range }
} { $when ->
    [hit] hits you, attack it at once with
   *[targeted] targets a hero, attack it first with
} { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-reaction-prevent = Reaction (range { $range }): when a hero { $when ->
    [ko] would be knocked out
   *[hit] is hit
}, prevent { $amount } damage.
fireteam-reaction-endure = Reaction (range { $range }): when { $of ->
    [self] you would
   *[any] a hero would
} be knocked out, the hand is lost but not the footing.
fireteam-reaction-shoot = Reaction: when a creature { $when ->
    [creature-enters] enters
   *[creature-moves] moves
} { $range ->
    [0] in your location
   *[other] within { $range }
}, attack it with { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-reaction-pin = Reaction: when a creature moves within { $range }, it stops a step short and moves no further in this activation.
fireteam-reaction-draw = Reaction: when { $when ->
    [hit] you are hit
   *[creature-killed] a creature is killed within { $range }
}, draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
fireteam-reaction-move = Reaction: when { $when ->
    [hit] you are hit
   *[creature-killed] a creature is killed within { $range }
}, move up to { $amount }.
fireteam-reaction-order = Reaction: when a creature is killed within { $range }, an ally within { $range } may move up to { $amount }.
fireteam-reaction-watch = Reaction: when an ally moves within { $range }, attack a creature there with { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-reaction-dice = Reaction: when an ally within { $range } attacks, they roll { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
}.
fireteam-reaction-reroll = Reaction: when a hero within { $range } has rolled an attack, roll up to { $amount ->
    [one] 1 die
   *[other] { $amount } dice
} again.
fireteam-response-draw = Response: { $area ->
    [battlefield] every hero on the map
   *[sector] every hero in your sector
} draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
fireteam-response-advance = Response: every hero may move up to { $amount }.
fireteam-response-dice = Response: heroes { $area ->
    [battlefield] everywhere
   *[sector] in your sector
} roll { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} in { $type ->
    [none] attacks
   *[other] { $type } attacks
} this round.
fireteam-response-speed = Response: heroes in your sector are { $amount } faster this round.
fireteam-response-guard = Response: prevent the first { $amount } damage to { $area ->
    [self] you
   *[battlefield] each hero
} this round.
fireteam-response-strike = Response: every creature of a sector except a boss takes { $amount } { $type } damage, without dice.
fireteam-response-barrage = Response: attack a creature within { $range } with { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-response-fire = Response: attack a creature within { $range } with { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-response-hunt = Response: move up to { $range }, then attack a creature there with { $amount ->
    [one] 1 { $type } die
   *[other] { $amount } { $type } dice
}.
fireteam-response-hinder = Response: creatures of a sector are { $amount } slower this round.
fireteam-response-weaken = Response: creatures of a sector roll { $amount ->
    [one] 1 die
   *[other] { $amount } dice
} fewer this round.
fireteam-response-recover = Response: heroes in your sector take back { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
fireteam-response-hold-threat = Response: the threat marker does not advance this round.
fireteam-response-seal = Response: no creature but a boss enters a sector in this round's Threat Phase.
fireteam-response-scout = Response: turn up the top { $amount ->
    [one] recon card; it
   *[other] { $amount } recon cards; one
} may go under the deck.
fireteam-response-pierce = Response: attacks of all heroes ignore resistance this round.
fireteam-response-take-lead = Response: a hero of your choice is the start player this round.
fireteam-response-taunt = Response: creatures that move this round go for you, whoever is nearer.
fireteam-response-mark = Response: mark a creature anywhere; attacks on it roll { $amount ->
    [one] one more die
   *[other] { $amount } more dice
} this round.
fireteam-response-gamble = Response: the coin turns to heads, and the threat marker advances { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}.
fireteam-response-set-back = Response: the threat marker goes back { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}, but not off a space that shows a card.

## Heroes
fireteam-talent-abe = After he has played a tactical response, Abe draws 1 card.
fireteam-talent-shad = Shad may always leave, however many creatures are there.
fireteam-talent-frank = If he has not moved this turn in any way, Frank's Attack action with projectiles rolls 1 more die.
fireteam-talent-don = Don's own explosives do not hurt him.
fireteam-talent-maxine = Maxine may step in for an ally from a location 1 away.

## Focus cards
fireteam-focus-command-presence = Command Presence
fireteam-ability-command-presence = Once a turn, for free: an ally within 2 may move 1.
fireteam-focus-deep-pockets = Deep Pockets
fireteam-ability-deep-pockets = Your hand limit is 1 higher.
fireteam-focus-shield-brother = Shield Brother
fireteam-ability-shield-brother = You may step in for an ally from 1 location farther away than otherwise.
fireteam-focus-field-medic = Field Medic
fireteam-ability-field-medic = Action: an active hero in your location draws 2 cards.
fireteam-focus-keep-them-safe = Keep Them Safe
fireteam-ability-keep-them-safe = When you are knocked out, the threat does not advance for specialists whom you leave alone.
fireteam-focus-fire-on-my-mark = Fire on My Mark
fireteam-ability-fire-on-my-mark = Action: an ally within 1 may attack at once with their own cards.
fireteam-focus-hard-man = Hard Man
fireteam-ability-hard-man = Prevent 1 of the first damage you suffer each round.
fireteam-focus-bull-rush = Bull Rush
fireteam-ability-bull-rush = If you have moved this turn in any way, your Attack action with melee rolls 2 more dice.
fireteam-focus-trophy-hunter = Trophy Hunter
fireteam-ability-trophy-hunter = Once a turn, when your Attack action kills, draw 1 card.
fireteam-focus-heavy-hands = Heavy Hands
fireteam-ability-heavy-hands = Your melee attacks roll 1 more die.
fireteam-focus-second-wind = Second Wind
fireteam-ability-second-wind = Once a turn, after your Attack action killed, you may attack again.
fireteam-focus-grit = Grit
fireteam-ability-grit = Once a mission, when you would be knocked out, you lose your hand and stay up.
fireteam-focus-long-barrel = Long Barrel
fireteam-ability-long-barrel = Your projectile cards reach 1 farther.
fireteam-focus-through-the-leaves = Through the Leaves
fireteam-ability-through-the-leaves = Cover does not weaken your attacks.
fireteam-focus-high-ground = King of the Hill
fireteam-ability-high-ground = From high ground your ranged attacks roll 1 more die, whatever the target stands on.
fireteam-focus-armour-piercing = Armour Piercing
fireteam-ability-armour-piercing = Your projectile attacks ignore 1 resistance.
fireteam-focus-pathfinder = Pathfinder
fireteam-ability-pathfinder = Difficult ground costs you no more than plain ground.
fireteam-focus-keen-eyes = Keen Eyes
fireteam-ability-keen-eyes = When you search, look at 2 recon cards and choose one; the other goes under the deck.
fireteam-focus-careful-fuses = Careful Fuses
fireteam-ability-careful-fuses = Your explosives do not hurt allies.
fireteam-focus-strong-arm = Strong Arm
fireteam-ability-strong-arm = Your explosive cards reach 1 farther.
fireteam-focus-more-powder = More Powder
fireteam-ability-more-powder = Your explosive attacks roll 1 more die.
fireteam-focus-scavenger = Scavenger
fireteam-ability-scavenger = After you search, draw 1 card.
fireteam-focus-restock = Restock
fireteam-ability-restock = Action: take back 2 cards from your discard pile.
fireteam-focus-quick-fingers = Quick Fingers
fireteam-ability-quick-fingers = Once a turn you may search as a free action.
