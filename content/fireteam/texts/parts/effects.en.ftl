# What options do, said before they are pressed: at most 100 characters each.

## The turn
fireteam-option-move = { $cost } of { $points } movement; { $there ->
    [0] no creature there
    [one] one creature there
   *[other] { $there } creatures there
}{ $near ->
    [0] , none can reach it
    [one] , one can reach it
   *[other] , { $near } can reach it
}{ $fire ->
    [0] .
   *[other] . Fire: 1 damage.
}
fireteam-option-search = { $free ->
    [1] Free
   *[0] Takes your action
}{ $cards ->
    [0] {""}
    [one] {" "}and a card
   *[other] {" "}and { $cards } cards
}: turn up { $left ->
    [one] the last recon card
   *[other] the top one of { $left } recon cards
}; it takes effect at once.
fireteam-option-end = { $acted ->
    [0] { $points ->
        [0] You give up your action.
       *[other] You give up your action and { $points } movement.
    }
   *[other] { $points ->
        [0] Your turn is complete.
       *[other] You give up { $points } movement.
    }
}
fireteam-option-action = Takes your action.
fireteam-option-task = Takes your action; { $objective } goes to { $have } of { $need }.
fireteam-option-burn = Takes your action and an explosive card; { $objective } goes to { $have } of { $need }.
fireteam-option-work = Takes your action; { $left ->
    [one] this finishes it
   *[other] { $left } times in all
}, for { $objective }.
fireteam-option-douse = Takes your action. Whoever enters a fire suffers 1 damage.
fireteam-option-drive = Takes your action; you ride along to there.
fireteam-option-mend = Takes your action; Tank Alpha can roll again.
fireteam-option-chant = Takes your action. It counts if another altar is chanted at in this round: { $sung ->
    [0] none has been so far.
    [one] one has been.
   *[other] { $sung } have been.
}
fireteam-option-lead = Takes your action; you go there together, whoever stands in the way.{ $safe ->
    [1] { " " }There they are safe.
   *[0] { "" }
}
fireteam-option-medic = Takes your action: they draw { $amount ->
    [one] a card.
   *[other] { $amount } cards.
}
fireteam-option-restock = Takes your action: take cards back from your discard pile.
fireteam-option-order = Free, once a turn: they may move up to { $amount }.
fireteam-option-command = Takes your action: they attack now with cards of their own.
fireteam-option-stand = You take your turn as usual, with the cards that you have.
fireteam-option-stay = You do nothing this turn; creatures leave you alone.
fireteam-option-bring = This one comes with you; the other stays with your ally.
fireteam-option-bring-all = Patty's free searches and Henry's re-roll go with you.
fireteam-option-leave = They stay with your ally, with the free searches and the re-roll.
fireteam-option-rest = You draw cards.
fireteam-option-call = The others draw cards.

## Fights
fireteam-option-attack = { $cards ->
    [one] Best with one card
   *[other] Best with { $cards } cards
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $chance }% for { $need ->
    [one] the one hit
   *[other] the { $need } hits
} it takes{ $hurt ->
    [0] .
    [one] . It hits { $heroes } too.
    [2] . It hits { $heroes } too.
   *[other] . It hits { $hurt } heroes too.
}
fireteam-option-target = It takes { $need ->
    [one] one hit
   *[other] { $need } hits
}{ $hurt ->
    [0] .
    [one] , and { $heroes } is hit too.
    [2] , and { $heroes } are hit too.
   *[other] , and { $hurt } heroes are hit too.
}
fireteam-option-reroll = { $hits ->
    [0] No hit now
    [one] One hit now
   *[other] { $hits } hits now
}; { $chance }% to get more.{ $missing ->
    [0] {" "}It is enough already.
   *[other] {""}
}
fireteam-option-intercept = { $dice ->
    [0] It comes
    [one] One die comes
   *[other] { $dice } dice come
} at you instead; each hit costs you a card.
fireteam-option-stays = { $hero } stays the target, with { $cards ->
    [0] no card left.
    [one] one card left.
   *[other] { $cards } cards left.
}
fireteam-option-cards = { $seat } has { $cards ->
    [0] no card left.
    [one] one card left.
   *[other] { $cards } cards left.
}
fireteam-option-hit = { $falls ->
    [1] { $hero } is knocked out.
   *[0] { $hero } loses { $damage ->
        [one] one of { $cards } cards.
       *[other] { $damage } of { $cards } cards.
    }
}
fireteam-option-react-weaken = The attack rolls { $amount ->
    [one] one die fewer
   *[other] { $amount } dice fewer
} than its { $strength }. The card is discarded.
fireteam-option-react-take = You go to { $hero } and become the target of { $strength ->
    [one] one die
   *[other] { $strength } dice
}. The card is discarded.
fireteam-option-react-sidestep = The target may move { $amount } before the attack. The card is discarded.
fireteam-option-react-counter = Attack { $creature } first with { $amount ->
    [one] one { $type } die
   *[other] { $amount } { $type } dice
}. The card is discarded.
fireteam-option-react-shoot = Attack { $creature } now with { $amount ->
    [one] one { $type } die
   *[other] { $amount } { $type } dice
}. The card is discarded.
fireteam-option-react-watch = Attack a creature there with { $amount ->
    [one] one { $type } die
   *[other] { $amount } { $type } dice
}. The card is discarded.
fireteam-option-react-prevent = Prevents { $amount } of { $damage } damage. The card is discarded.
fireteam-option-react-endure = { $hero } loses the hand but stays on their feet. The card is discarded.
fireteam-option-react-pin = { $creature } stops a step short and moves no further now. The card is discarded.
fireteam-option-react-draw = Draw { $amount ->
    [one] a card
   *[other] { $amount } cards
} in its place.
fireteam-option-react-move = Move up to { $amount }. The card is discarded.
fireteam-option-react-order = An ally near you may move up to { $amount }. The card is discarded.
fireteam-option-react-dice = The attack rolls { $amount ->
    [one] one more die
   *[other] { $amount } more dice
} than its { $dice }. The card is discarded.
fireteam-option-react-reroll = { $amount ->
    [one] One die is
   *[other] Up to { $amount } dice are
} rolled again. The card is discarded.
fireteam-option-way = { $count ->
    [0] Nobody of yours is there.
   *[other] { $heroes } there.
}
fireteam-option-sector = { $creatures ->
    [0] No creature
    [one] One creature
   *[other] { $creatures } creatures
} and { $heroes ->
    [0] no hero
    [one] one hero
   *[other] { $heroes } heroes
} there now.

## The team
fireteam-option-random = One of you, all equally likely.
fireteam-option-start = Acts first this round, and has the last word where you disagree.
fireteam-option-none = Everybody keeps their cards and draws up to the limit.
fireteam-option-agree = The card is discarded, and you draw nothing this round.
fireteam-option-decline = The card stays in your hand; another may be proposed.
fireteam-option-responder = Their card is played; they draw nothing this round.
fireteam-option-auto = The nearest to a hero first; nobody is asked again for this class.
