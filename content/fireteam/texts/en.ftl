# Fireteam Zero: the round, what is asked, what happens. Cards, creatures, finds and pictures have their words in parts/.

fireteam-title = Fireteam Zero
fireteam-blurb = 1942, behind the lines. Something old has woken under the battlefields, and a handful of soldiers who officially do not exist go in to put it back to sleep. Three operations of three missions; two to four heroes, one to four players.

## The lobby
fireteam-seat-abe = Abe
fireteam-seat-shad = Shad
fireteam-seat-frank = Frank
fireteam-seat-don = Don
fireteam-seat-maxine = Maxine
fireteam-role-leader = Leader
fireteam-role-close-combat = Close Combat
fireteam-role-marksman = Marksman
fireteam-role-demolitions = Demolitions
fireteam-specialist-patty = Patty
fireteam-specialist-henry = Henry
fireteam-switch-mode = Mode
fireteam-switch-mode-operation = Operation: three missions in order
fireteam-switch-mode-single = This mission alone
fireteam-switch-hidden-hands = Hide hands from allies
fireteam-switch-hidden-hands-off = Hands lie open among allies
fireteam-switch-hidden-hands-on = Hands are hidden from allies
fireteam-switch-auto-activation = Creatures act in the proposed order
fireteam-switch-auto-activation-off = The group chooses the order of creatures
fireteam-switch-auto-activation-on = Creatures act in the proposed order
fireteam-switch-ask-ties = Ask which way a creature takes
fireteam-switch-ask-ties-off = Ties between ways are settled by the map
fireteam-switch-ask-ties-on = The start player settles ties between ways

## What is asked
fireteam-ask-start = Who takes the start player marker?
fireteam-stake-start = The start player acts first, draws the eye of creatures in a tie, and has the last word.
fireteam-ask-upgrades = { $seat }, choose { $count ->
    [one] an upgrade.
   *[other] { $count } upgrades.
}
fireteam-stake-upgrades = All four copies go into your deck for this mission.
fireteam-ask-focus = { $seat }, choose { $count ->
    [one] a focus card.
   *[other] { $count } focus cards.
}
fireteam-stake-focus = It lies before you and works for the whole mission.
fireteam-ask-tactics = Round { $round }: does anybody play a tactical response? { $seat } has the last word.
fireteam-stake-tactics = One response for the whole team; whoever plays it draws no cards this round.
fireteam-ask-last-word = { $hero } proposes { $about ->
    [activation] which creature acts next
    [tactics] a tactical response
   *[start] who takes the start player marker
}. { $seat }, you have the last word.
fireteam-stake-last-word = The proposal stands first: agree with one press, or choose something else for the team.
fireteam-ask-own-response = { $seat }, would you play a tactical response in round { $round }?
fireteam-stake-own-response = Everybody is asked at once. Of several, the start player picks one.
fireteam-ask-responder = { $seat }, several of you want to respond. Who does?
fireteam-stake-responder = The others keep their cards.
fireteam-ask-agree = { $seat }, do you play { $card } as the team's tactical response?
fireteam-ask-agree-others = { $seat } is asked to play the team's tactical response.
fireteam-stake-agree = You will draw no cards this round.
fireteam-ask-stand = { $seat } is knocked out. Stand up?
fireteam-stake-stand = Standing costs nothing and your whole turn follows; lying down, nothing can hurt you.
fireteam-ask-turn = { $seat }, your turn: { $points } movement left, { $acted ->
    [0] and an action.
   *[1] and no action.
}
fireteam-stake-turn = Move up to your speed and take one action, in any order.
fireteam-ask-attack-cards = { $seat }, which cards do you play against { $target } ({ $type })? { $need ->
    [one] One hit is
   *[other] { $need } hits are
} enough.
fireteam-stake-attack-cards = { $friends ->
    [0] Strengths add up to dice, eight at most. What you keep is what keeps you standing.
   *[other] Strengths add up to dice, eight at most. The blast hits { $heroes } as well, unless a card spares heroes.
}
fireteam-ask-reroll = { $seat }, roll dice again? { $hits ->
    [one] One { $type } hit
   *[other] { $hits } { $type } hits
} against { $target }, { $ally ->
    [1] an ally.
   *[0] { $need } needed.
}
fireteam-stake-reroll = The new faces stand.
fireteam-ask-discard = { $seat }, discard { $count ->
    [one] a card.
   *[other] { $count } cards.
}
fireteam-stake-discard = One card for each point of damage.
fireteam-ask-recover = { $seat }, take back { $count ->
    [one] a card.
   *[other] { $count } cards.
}
fireteam-stake-recover = From your discard pile into your hand.
fireteam-ask-charge = { $seat }, which explosive card do you use up?
fireteam-stake-charge = It goes to your discard pile.
fireteam-ask-escort = { $seat }, who comes with you: { $specialists }?
fireteam-stake-escort = Somebody stays behind to protect whom you leave.
fireteam-ask-walk = { $seat }, move up to { $points }?
fireteam-stake-walk = Creatures cannot hold you back in this move.
fireteam-ask-activation = Which { $rank } acts next?
fireteam-stake-activation = Each acts once. The order within a class is yours; { $seat } has the last word.
fireteam-ask-way = { $creature } could come by several ways. Which?
fireteam-stake-way = All of them are equally short.
fireteam-ask-intercept = { $by } goes for { $hero } with { $strength ->
    [one] one die.
   *[other] { $strength } dice.
} Do you step in?
fireteam-stake-intercept = You become the target and take every hit.
fireteam-ask-volunteer = Several step in for { $hero }. Who takes it?
fireteam-stake-volunteer = Only one can.
fireteam-ask-react-targeted = { $creature } goes for { $hero } with { $strength ->
    [one] one die.
   *[other] { $strength } dice.
} Do you react?
fireteam-stake-react-targeted = Before the dice are rolled.
fireteam-ask-react-hit = { $hero } is about to suffer { $damage } damage. Do you react?
fireteam-stake-react-hit = A card played now no longer absorbs damage.
fireteam-ask-react-ko = { $hero } must lose { $damage ->
    [one] a card
   *[other] { $damage } cards
} and is about to go down. Do you react?
fireteam-stake-react-ko = A knock-out turns the coin, or loses the mission.
fireteam-ask-react-creature-moves = { $creature } has come to { $at }. Do you react?
fireteam-stake-react-creature-moves = It has not attacked yet.
fireteam-ask-react-creature-enters = { $creature } has entered at { $at }. Do you react?
fireteam-stake-react-creature-enters = Now, or never.
fireteam-ask-react-creature-killed = { $creature } has died at { $at }. Do you react?
fireteam-stake-react-creature-killed = A moment's breath.
fireteam-ask-react-hero-moves = { $hero } has moved to { $at }. Do you react?
fireteam-stake-react-hero-moves = You have them covered.
fireteam-ask-react-hero-attacks = { $hero } attacks { $target } ({ $type }) with { $dice ->
    [one] one die
   *[other] { $dice } dice
}{ $hits ->
    [0] { "" }
    [one] { " " }and one sure hit
   *[other] { " " }and { $hits } sure hits
}, { $need } needed. Do you react?
fireteam-stake-react-hero-attacks = Before the dice are rolled.
fireteam-ask-react-hero-rolled = { $hero } has rolled { $faces } against { $ally ->
    [1] the ally { $target }
   *[0] { $target }
} ({ $type }): { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $ally ->
    [1] .
   *[0] , { $need } needed.
} Do you react?
fireteam-stake-react-hero-rolled = Before the damage is dealt.
fireteam-ask-ambusher = { $seat }, which of the farthest creatures ambushes you?
fireteam-stake-ambusher = It is suddenly there, and acts at once.
fireteam-ask-keen-eyes = { $seat }, which of these do you find?
fireteam-stake-keen-eyes = The others go under the recon deck.
fireteam-ask-scout = { $seat }, put one of these under the recon deck?
fireteam-stake-scout = The others stay on top as they are.
fireteam-ask-quiet-corner = { $seat }, a quiet corner. What do you do with it?
fireteam-stake-quiet-corner = Rest and draw { $count ->
    [one] a card
   *[other] { $count } cards
}, or call the others, who draw one each.
fireteam-ask-morphine = { $seat }, who gets the morphine?
fireteam-stake-morphine = They stand up at once and draw { $count ->
    [one] a card.
   *[other] { $count } cards.
}
fireteam-ask-sector = { $seat }, which sector?
fireteam-stake-sector = The whole tile.
fireteam-ask-fire = { $seat }, whom do you attack?
fireteam-stake-fire = With the dice of the card.
fireteam-ask-command = { $seat }, attack now?
fireteam-stake-command = With your own cards, outside your turn.

## What can be done
fireteam-do-start = { $seat } starts
fireteam-do-random = Let chance decide
fireteam-do-upgrade = { $card }
fireteam-do-focus = { $focus }
fireteam-do-respond = { $seat }: { $card }
fireteam-do-none = No response
fireteam-do-agree = Play it
fireteam-do-decline = Keep it
fireteam-do-responder = { $seat }
fireteam-do-stand = Stand up
fireteam-do-stay = Stay down
fireteam-do-move = Move to { $to }
fireteam-do-attack = Attack { $target } ({ $type })
fireteam-do-search = Search
fireteam-do-end = End the turn
fireteam-do-play = { $card }
fireteam-do-pick = { $card }
fireteam-do-reroll = Die { $die }: { $face }
fireteam-do-pass = Let it be
fireteam-do-bring = { $specialist } comes along
fireteam-do-bring-all = Both come along
fireteam-do-leave = Nobody comes
fireteam-do-activate = { $creature }
fireteam-do-auto = In the proposed order
fireteam-do-way = By { $to }
fireteam-do-intercept = Step in
fireteam-do-volunteer = { $seat }
fireteam-do-react = { $card }
fireteam-do-ambusher = { $creature }
fireteam-do-find = { $recon }
fireteam-do-bury = { $recon } goes under
fireteam-do-rest = Rest
fireteam-do-call = Call the others
fireteam-do-rouse = Wake { $ally }
fireteam-do-sector = { $sector }
fireteam-do-target = { $creature }
fireteam-do-light = Light { $thing }
fireteam-do-attend = Let the specialist see to { $thing }
fireteam-do-burn = Blow up { $thing }
fireteam-do-work = Work on { $discovery }
fireteam-do-douse = Put out { $thing }
fireteam-do-drive = Drive { $thing } to { $to }
fireteam-do-medic = Patch { $ally } up
fireteam-do-restock = Restock
fireteam-do-order = Order { $ally } to move
fireteam-do-command = Let { $ally } attack

fireteam-verb-start = Start player
fireteam-verb-upgrade = Upgrades
fireteam-verb-focus = Focus cards
fireteam-verb-respond = Tactical response
fireteam-verb-responder = Who responds
fireteam-verb-move = Move
fireteam-verb-attack = Attack
fireteam-verb-play = Play cards
fireteam-verb-pick = Choose cards
fireteam-verb-reroll = Reroll
fireteam-verb-bring = Who comes
fireteam-verb-activate = Who acts
fireteam-verb-way = Which way
fireteam-verb-volunteer = Who steps in
fireteam-verb-react = React
fireteam-verb-ambusher = Ambusher
fireteam-verb-find = Find
fireteam-verb-bury = Put under
fireteam-verb-rouse = Wake
fireteam-verb-sector = Sector
fireteam-verb-target = Target
fireteam-verb-light = Light
fireteam-verb-attend = See to
fireteam-verb-burn = Blow up
fireteam-verb-work = Work
fireteam-verb-douse = Put out
fireteam-verb-drive = Drive
fireteam-verb-medic = Patch up
fireteam-verb-order = Order
fireteam-verb-command = Command

## What happened
fireteam-event-start-player = { $seat } is the start player.
fireteam-event-upgraded = { $seat } takes { $cards }.
fireteam-event-focused = { $seat } relies on { $focus }.
fireteam-event-round-began = Round { $round }.
fireteam-event-drew = { $seat } draws { $count ->
    [0] nothing: no cards are left.
    [one] a card.
   *[other] { $count } cards.
}
fireteam-event-received = { $seat } drew { $cards }.
fireteam-event-reshuffled = { $seat } shuffles a new deck.
fireteam-event-discarded = { $seat } discards { $cards }: { $left ->
    [0] no cards left.
    [one] one card left.
   *[other] { $left } cards left.
}
fireteam-event-recovered = { $seat } takes back { $cards }.
fireteam-event-moved = { $seat } { $fled ->
    [0] moves
   *[1] gets away
} to { $to }{ $company ->
    [0] .
   *[other] , with { $specialists }.
}
fireteam-event-stood = { $seat } stands up.
fireteam-event-stayed-down = { $seat } stays down.
fireteam-event-burned = { $seat } is in the fire at { $at }.
fireteam-event-hurt = { $seat } takes { $damage } damage at { $at }.
fireteam-event-guarded = { $amount } of it comes to nothing for { $seat }.
fireteam-event-knocked-out = { $seat } is knocked out at { $at }!
fireteam-event-endured = { $seat } should be down, and is still standing.
fireteam-event-coin-flipped = The lucky coin turns to { $side }.
fireteam-event-unprotected = { $specialist } is left unprotected.
fireteam-event-responded = { $seat } plays { $card } as the tactical response.
fireteam-event-reacted = { $seat } reacts with { $card }.
fireteam-event-attacked = { $seat } attacks { $target } ({ $type }){ $count ->
    [0] .
   *[other] { " " }with { $cards }.
}
# Stories that were told before there was a $bonus do without it.
fireteam-event-rolled = { $dice ->
    [0] No dice
   *[other] Dice: { $faces }
} — { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $bonus ->
    [0] .
    [one] { " " }(1 bonus).
    [other] { " " }({ $bonus } bonus).
   *[untold] .
}
fireteam-event-rerolled = { $seat } rolls { $before } again: { $after }.
fireteam-event-sheltered = { $heroes }: { $boost } this round ({ $amount }).
fireteam-event-searched = { $seat } searches { $at }.
fireteam-event-intercepted = { $seat } steps in for { $ally }.
fireteam-event-acted-holds = { $seat } holds the ground.
fireteam-event-acted-medic = { $seat } opens the field kit.
fireteam-event-acted-restock = { $seat } goes through the satchel.
fireteam-event-acted-order = { $seat } gives an order.
fireteam-event-acted-command = { $seat } gives the mark.

fireteam-event-spawned = { $creature } enters at { $at } (rolled { $rolls }).
fireteam-event-appeared = { $creature } appears at { $at }.
fireteam-event-ambushed = Ambush! { $creature } is upon { $seat } at { $at }.
fireteam-event-no-ambush = Something moves, and is gone.
fireteam-event-creature-moved = { $creature } comes to { $to }.
fireteam-event-activated = { $creature } rolls { $face }.
fireteam-event-special-dice = { $creature } goes wild: more dice.
fireteam-event-special-damage = { $creature } strikes deeper: more damage.
fireteam-event-special-quake = The ground shakes under { $creature }.
fireteam-event-special-undefendable = There is no guarding against { $creature } now.
fireteam-event-special-knockback = { $creature } is about to throw somebody.
fireteam-event-special-summon = { $creature } calls.
fireteam-event-special-lunge = { $creature } lunges.
fireteam-event-creature-attacked = { $creature } attacks { $seat }: { $dice ->
    [0] no dice
   *[other] { $faces }
} — { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $bonus ->
    [0] .
    [one] { " " }(1 by its special ability).
    [other] { " " }({ $bonus } by its special ability).
   *[untold] .
}
fireteam-event-killed = { $creature } dies at { $at }.
fireteam-event-survived = { $creature } shrugs it off.
fireteam-event-wounded = { $creature } is wounded: { $left } power left.
fireteam-event-boss-fell = { $creature } is destroyed!
fireteam-event-blinked = { $creature } is suddenly at { $at }.
fireteam-event-pinned = { $creature } is pinned down at { $at }.
fireteam-event-burst = { $creature } does not die alone.
fireteam-event-threat-advanced = The threat grows: space { $space }.
fireteam-event-threat-held = The threat does not grow this round.
fireteam-event-threat-revealed = New threat, { $threat }: { $rule }
# Stories that were told before they told the effect do without it.
fireteam-event-recon-drawn = **{ $recon }.** *{ $story }*{ $told ->
    [1] { " " }{ $effect }
   *[untold] { "" }
}
fireteam-event-nothing-found = There is nothing more to find.
fireteam-event-recon-shown = On top of the recon deck: { $recon }.
fireteam-event-recon-buried = { $recon } goes under the recon deck.
fireteam-event-token-placed = { $objective }: { $have } of { $need }.
fireteam-event-token-lost = { $objective }: back to { $have } of { $need }.
fireteam-event-objective-complete = Objective complete: { $objective }!
fireteam-event-worked = { $seat } works on { $discovery }.
fireteam-event-thing-destroyed = { $thing } at { $at } is destroyed.
fireteam-event-thing-lit = { $thing } burns at { $at }.
fireteam-event-thing-quenched = { $thing } at { $at } goes dark again.
fireteam-event-thing-attended = { $thing } at { $at } is dealt with.
fireteam-event-thing-burned = { $thing } at { $at } goes up.
fireteam-event-thing-doused = { $thing } at { $at } is out.
fireteam-event-thing-driven = { $thing } grinds on to { $at }.
fireteam-event-joined = { $creature } joins the hunt.
fireteam-event-hindered = Creatures in { $sector } have { $amount } less { $stat } this round.
fireteam-event-sealed = Nothing gets into { $sector } this round.

fireteam-phase-setup = The team is in position.
fireteam-phase-tactics = The Tactics Phase is over.
fireteam-phase-hero = The Hero Phase is over.
fireteam-phase-minion-acted = The minions have acted.
fireteam-phase-elite-acted = The elites have acted.
fireteam-phase-boss-acted = The boss has acted.
fireteam-phase-boss-entered = It is here.
fireteam-phase-threat = The Threat Phase is over.
fireteam-phase-mission = The mission is over.

fireteam-outcome-mission-accomplished = Mission accomplished. Nobody will ever read about it.
fireteam-outcome-knocked-out = The coin lay tails up, and luck has run out. The mission has failed.

## What is refused
fireteam-refuse-seats = { $least } to { $most } heroes go in; alone you lead at least two.
fireteam-refuse-same-role = Abe and Maxine share one set of leader's cards: only one of them can go.
fireteam-refuse-role = This mission cannot be done without the role { $role }.
fireteam-refuse-flee = There are too many creatures to slip away: they count { $creatures }, your side { $heroes }.
fireteam-refuse-no-card = You hold no { $type } card.
fireteam-refuse-out-of-range = It is { $far } away, and your cards of this type reach { $reach }.
fireteam-refuse-nothing-in-range = There is nothing to attack within { $reach }.
fireteam-refuse-acted = You have used your action in this turn. You may still move, and search for free with Patty here or next door.
fireteam-refuse-too-far = That is out of reach with { $points } movement; difficult ground costs two.
fireteam-refuse-difficult = Difficult ground costs two movement at once, and you have { $points } left. Enter it first thing in a turn.
fireteam-refuse-way-held = Too many creatures hold the way there: you could enter, but not leave again.
fireteam-refuse-impassable = That is impassable: nobody can enter it, and every way leads around it.
fireteam-refuse-no-token = There is no entry token here. Search where a numbered one lies face up.
fireteam-refuse-searched = This place has been searched. Search where an entry token still lies face up.
fireteam-refuse-search-cost = A search costs { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} now, and you do not hold as many. Draw first.
fireteam-refuse-creatures-here = Not while creatures are here. Kill them first, or come back when they are gone.
fireteam-refuse-not-here = It is at { $at }. Go there first.
fireteam-refuse-needs-henry = Henry must be in your location. He comes along with whoever leaves his.
fireteam-refuse-needs-patty = Patty must be in your location. He comes along with whoever leaves his.
fireteam-refuse-needs-explosive = It uses up an explosive card, and you hold none.
fireteam-refuse-no-discard = Your discard pile is empty.
fireteam-refuse-once = You have done that in this turn; it can be done once a turn.
fireteam-refuse-ally-down = They are knocked out. Choose a hero who stands.
fireteam-refuse-ally-far = They are too far away: it reaches { $range ->
    [one] 1 location.
   *[other] { $range } locations.
}
fireteam-refuse-ally-idle = They hold no card that reaches anything from there.
fireteam-refuse-no-tokens = There are not enough tokens for that.

## Corrections and standing orders
fireteam-fix-coin = The lucky coin
fireteam-fix-marker = The threat marker
fireteam-fix-place-hero = Where { $seat } is
fireteam-fix-down = Whether { $seat } is down
fireteam-fix-discard = { $seat } discards
fireteam-fix-take-back = { $seat } takes back
fireteam-fix-place-specialist = Where { $specialist } is
fireteam-fix-place-creature = Where { $creature } is
fireteam-fix-remove-creature = Remove { $creature }
fireteam-fix-enter-creature = Bring { $creature } on
fireteam-card-none = nothing
fireteam-place-none = off the board
fireteam-fix-tokens = Info tokens on { $objective }
fireteam-fix-entry = The entry token at { $at }
fireteam-fix-order-reactions = Ask me about reactions
fireteam-fix-order-small-hits = Ask me when a hero is hit
fireteam-least-0 = for any damage
fireteam-least-2 = for 2 damage or more, or if it would knock out
fireteam-least-3 = for 3 damage or more, or if it would knock out
fireteam-fix-order-escort = Which specialists come with me
fireteam-fix-order-discards = Which cards I discard
fireteam-fix-order-cover = Take hits for { $ally }
fireteam-value-ask = ask me
fireteam-value-never = never
fireteam-value-always = always, with a card in hand
fireteam-value-all = all of them
fireteam-value-cheapest = the weakest first
fireteam-side-heads = heads
fireteam-side-tails = tails
fireteam-state-up = standing
fireteam-state-down = knocked out
fireteam-state-on = on the board
fireteam-state-off = off the board
fireteam-face-up = face up
fireteam-face-down = face down
