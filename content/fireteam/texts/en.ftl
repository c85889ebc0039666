# Fireteam Zero: the lobby, what is asked, what can be done. All else has its words in parts/.

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
fireteam-ask-start = Who is the start player this round?
fireteam-stake-start = The start player acts first, is the one creatures go for in a tie, and has the last word.
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
fireteam-ask-turn = { $acted ->
    [0] { $points ->
        [0] { $seat }, your turn: your action is left, but no movement.
       *[other] { $seat }, your turn: you can still move { $points } and take an action.
    }
   *[1] { $points ->
        [0] { $seat }, your turn: no movement and no action are left.
       *[other] { $seat }, your turn: you can still move { $points }; your action is used.
    }
}
fireteam-stake-turn = Move up to your speed and take one action, in any order.
fireteam-ask-attack-cards = { $seat }, which cards do you play against { $target } ({ $type })? { $need ->
    [one] One hit brings it down.
   *[other] { $need } hits bring it down.
}
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
fireteam-ask-discard = { $seat }, which { $count ->
    [one] card do you discard?
   *[other] { $count } cards do you discard?
}
fireteam-stake-discard = One card for each point of damage.
fireteam-ask-recover = { $seat }, which { $count ->
    [one] card do you take back from your discard pile?
   *[other] { $count } cards do you take back from your discard pile?
}
fireteam-stake-recover = They go into your hand.
fireteam-ask-charge = { $seat }, which explosive card do you use up?
fireteam-stake-charge = It goes to your discard pile.
fireteam-ask-escort = { $seat }, who comes with you: { $specialists }?
fireteam-stake-escort = Patty makes searches free, Henry lets one die of an attack be rolled again, here and next door.
fireteam-ask-walk = { $seat }, do you move? You can move up to { $points }.
fireteam-stake-walk = Creatures cannot hold you back in this move.
fireteam-ask-activation = Which { $rank } acts next?
fireteam-stake-activation = Each acts once. You choose the order together; where you disagree, { $seat } decides.
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
fireteam-stake-react-creature-enters = This is the only moment for it.
fireteam-ask-react-creature-killed = { $creature } has died at { $at }. Do you react?
fireteam-stake-react-creature-killed = The fight pauses for a moment.
fireteam-ask-react-hero-moves = { $hero } has moved to { $at }. Do you react?
fireteam-stake-react-hero-moves = You have them covered.
fireteam-ask-react-hero-attacks = { $hero } attacks { $target } ({ $type }) with { $dice ->
    [one] one die
   *[other] { $dice } dice
}{ $hits ->
    [0] { "" }
    [one] { " " }and one sure hit
   *[other] { " " }and { $hits } sure hits
}; { $need ->
    [one] one hit is needed.
   *[other] { $need } hits are needed.
} Do you react?
fireteam-stake-react-hero-attacks = Before the dice are rolled.
fireteam-ask-react-hero-rolled = { $hero } has rolled { $faces } against { $ally ->
    [1] the ally { $target }
   *[0] { $target }
} ({ $type }): { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $ally ->
    [1] .
   *[0] , and { $need } needed.
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
fireteam-ask-mark = { $seat }, which creature do you mark?
fireteam-stake-mark = Attacks on it roll more dice this round.
fireteam-ask-take-lead = { $seat }, who is the start player this round?
fireteam-stake-take-lead = Who starts acts first, is the one creatures go for in a tie, and has the last word.
fireteam-ask-ordered = { $seat }, who may move?
fireteam-stake-ordered = One of the allies near you.
fireteam-ask-command = { $seat }, do you attack now?
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
fireteam-do-mend = Mend { $thing }
fireteam-do-chant = Chant at { $thing }
fireteam-do-tap = Tap { $thing }
fireteam-do-lead = Lead { $thing } to { $to }
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
fireteam-verb-mend = Mend
fireteam-verb-chant = Chant
fireteam-verb-tap = Tap
fireteam-verb-lead = Lead
fireteam-verb-medic = Patch up
fireteam-verb-order = Order
fireteam-verb-command = Command
