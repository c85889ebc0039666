# Why Vigil would do it: parts of its own weighing against the next best, at most 200 characters each.
# A topic's -cost is told where it speaks against an answer.

## The turn

fireteam-why-goal = { $stays ->
    [1] { $there ->
        [1] { $goal ->
            [exit] You stay at the way out, { $at }.
            [search] You stay at { $at }, which nobody has searched yet.
            [find] You stay at what was found at { $at }.
            [lure] You stay at { $at }, where the boss can be wounded.
            [second] You stay at { $at }, so that an ally can listen at another glass.
            [watch] You stay at { $at } and watch the boss from there.
            [boss] You stay with the boss at { $at }.
            [guard] You stay with a guard at { $at } that must die.
            [sample] You stay with a creature at { $at }: samples are needed.
            [stray] You stay with the specialist at { $at }, who is alone.
           *[task] You stay at { $at }, where you can work on an objective.
        }
       *[0] { $goal ->
            [exit] You stay as near to the way out, { $at }, as you safely can.
            [search] You stay as near as you safely can to { $at }, which nobody has searched yet.
            [find] You stay as near as you safely can to what was found at { $at }.
            [lure] You stay as near as you safely can to { $at }, where the boss can be wounded.
            [second] You stay as near as you safely can to { $at }, so that an ally can listen at another glass.
            [watch] You stay as near as you safely can to { $at }, from where the boss is watched.
            [boss] You stay as near as you safely can to the boss at { $at }.
            [guard] You stay as near as you safely can to a guard at { $at } that must die.
            [sample] You stay as near as you safely can to a creature at { $at }: samples are needed.
            [stray] You stay as near as you safely can to the specialist at { $at }, who is alone.
           *[task] You stay as near as you safely can to { $at }, where you can work on an objective.
        }
    }
   *[0] { $there ->
        [1] { $goal ->
            [exit] It gets to the way out, { $at }.
            [search] It gets to { $at }, which nobody has searched yet.
            [find] It gets to what was found at { $at }.
            [lure] It gets to { $at }, where the boss can be wounded.
            [second] It gets to { $at }, so that an ally can listen at another glass.
            [watch] It gets to { $at }, from where the boss is watched.
            [boss] It gets to the boss at { $at }.
            [guard] It gets to a guard at { $at } that must die.
            [sample] It gets to a creature at { $at }: samples are needed.
            [stray] It fetches the specialist at { $at }, who is alone.
           *[task] It gets to { $at }, where you can work on an objective.
        }
       *[0] { $goal ->
            [exit] It heads for the way out, { $at }.
            [search] It heads for { $at }, which nobody has searched yet.
            [find] It heads for what was found at { $at }.
            [lure] It heads for { $at }, where the boss can be wounded.
            [second] It heads for { $at }, so that an ally can listen at another glass.
            [watch] It heads for { $at }, from where the boss is watched.
            [boss] It closes in on the boss at { $at }.
            [guard] It closes in on a guard at { $at } that must die.
            [sample] It closes in on a creature at { $at }: samples are needed.
            [stray] It heads for the specialist at { $at }, who is alone.
           *[task] It heads for { $at }, where you can work on an objective.
        }
    }
}
fireteam-why-goal-cost = You end farther from where you can do something for the mission.
fireteam-why-danger = { $chance ->
    [0] Nobody is likely to be knocked out that way.
   *[other] It is less dangerous: { $chance }% that somebody is knocked out before the next draw.
}
fireteam-why-danger-cost = The risk that somebody is knocked out before the next draw is { $chance }%.
fireteam-why-alone = It keeps you near the others.
fireteam-why-alone-cost = It leaves you far from the others, or in a fire.
fireteam-why-attack = { $count ->
    [one] One card kills { $target } { $chance }% of the time.
   *[other] { $count } cards kill { $target } { $chance }% of the time.
}
fireteam-why-attack-cost = { $count ->
    [one] One card would kill { $target } { $chance }% of the time, but that gains less.
   *[other] { $count } cards would kill { $target } { $chance }% of the time, but that gains less.
}
fireteam-why-rest = No action is worth its price there.
fireteam-why-rest-cost = Your action would go unused.
fireteam-why-do-search = There is still something to be found, and { $cards ->
    [one] your one card is
   *[other] your { $cards } cards are
} enough for what turns up.
fireteam-why-do-search-cost = What turns up may be dangerous with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
fireteam-why-do-task = It furthers an objective.
fireteam-why-do-task-cost = The objective can wait.
fireteam-why-do-douse = The fire is where you need to be.
fireteam-why-do-douse-cost = The fire is in nobody's way.
fireteam-why-do-drive = It brings the vehicle nearer to its goal.
fireteam-why-do-drive-cost = It does not bring the vehicle nearer to its goal.
fireteam-why-do-medic = Cards keep the one who gets them on their feet.
fireteam-why-do-medic-cost = Nobody needs the cards that much.
fireteam-why-do-restock = Cards in hand keep you on your feet.
fireteam-why-do-restock-cost = You do not need the cards that much.
fireteam-why-do-order = The ally gets to a better place.
fireteam-why-do-order-cost = The ally gains little by it.
fireteam-why-do-command = The ally has a good attack.
fireteam-why-do-command-cost = The ally has no good attack.

## Attacks and dice

fireteam-why-enough = Together these cards kill { $target } { $chance }% of the time; more would be wasted.
fireteam-why-enough-cost = They are not needed for { $target }.
fireteam-why-commanded = An attack on { $target } is worth its cards.
fireteam-why-commanded-cost = An attack on { $target } is not worth its cards.
fireteam-why-no-attack = No attack is worth its cards.
fireteam-why-no-attack-cost = An attack would be worth its cards.
fireteam-why-again = What misses can only get better.
fireteam-why-again-cost = It hits already, or is not needed.
fireteam-why-stop = No die is worth rolling again.
fireteam-why-stop-cost = A die could still be rolled again.
fireteam-why-fired = { $creature } is the best target: a likely kill, and none of you in the blast.
fireteam-why-fired-cost = { $creature } is a worse target.
fireteam-why-marked = { $creature } is the one to be rid of, and within reach.
fireteam-why-marked-cost = { $creature } matters less, or is out of reach.
fireteam-why-sector = { $count ->
    [0] It does most there.
    [one] One creature is there.
   *[other] { $count } creatures are there.
}
fireteam-why-sector-cost = It does less there.

## Cards

fireteam-why-spared = You will miss { $card } least: little force, and no reaction to speak of.
fireteam-why-spared-cost = You would miss { $card } more.
fireteam-why-useful = { $card } does the most for you here.
fireteam-why-useful-cost = { $card } does less for you here.
fireteam-why-focus = Over a whole mission Vigil fares best with it.
fireteam-why-focus-cost = Over a whole mission Vigil fares less well with it.
fireteam-why-hand = { $hero } holds the most cards: { $count }.
fireteam-why-hand-cost = { $hero } holds only { $count ->
    [one] one card
   *[other] { $count } cards
}.
fireteam-why-find = It is the best of what lies on top.
fireteam-why-find-cost = It is less welcome.
fireteam-why-bury = It is bad news, and better buried.
fireteam-why-bury-cost = It is no bad news.
fireteam-why-leave = None of it is bad news.
fireteam-why-leave-cost = Some of it is bad news.
fireteam-why-weak = It attacks with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, the fewest.
fireteam-why-weak-cost = It attacks with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
fireteam-why-agree = The start player asks for it, and sees the whole round.
fireteam-why-agree-cost = The start player asked for something else.
fireteam-why-escort = Specialists help whoever goes ahead, and everybody who follows.
fireteam-why-escort-cost = Specialists are of more use up front.

## Reactions

fireteam-why-kept = The cards are worth more in hand, as a shield.
fireteam-why-kept-cost = A card could do more than shield you.
fireteam-why-stand-in = { $takes ->
    [1] { $hero } has { $theirs ->
        [one] one card
       *[other] { $theirs } cards
    } left, you have { $ours }: you can take it better.
   *[0] { $hero } has { $theirs ->
        [one] one card
       *[other] { $theirs } cards
    } left, you have { $ours }: you cannot take it better, or somebody else can.
}
fireteam-why-stand-in-cost = { $takes ->
    [1] { $hero } has only { $theirs ->
        [one] one card
       *[other] { $theirs } cards
    } left.
   *[0] You have { $ours ->
        [one] one card, and may need it
       *[other] { $ours } cards, and may need them
    }.
}
fireteam-why-react-weaken = The attack gets weaker: without it, { $falls }% that somebody falls.
fireteam-why-react-weaken-cost = Fewer dice change little now.
fireteam-why-react-take = { $hero } has { $left ->
    [one] one card
   *[other] { $left } cards
} left, and is more likely to fall than you.
fireteam-why-react-take-cost = { $hero } has { $left ->
    [one] one card
   *[other] { $left } cards
} left, and can take it as well as you.
fireteam-why-react-sidestep = It gets { $hero } out of reach.
fireteam-why-react-sidestep-cost = It gets nobody out of reach.
fireteam-why-react-counter = It may kill the attacker, and end that danger.
fireteam-why-react-counter-cost = It is unlikely to kill the attacker.
fireteam-why-react-prevent = It stops damage that would cost { $hero } more: { $damage } against { $left ->
    [one] one card
   *[other] { $left } cards
}.
fireteam-why-react-prevent-cost = { $hero } can bear { $damage } damage with { $left ->
    [one] one card
   *[other] { $left } cards
}.
fireteam-why-react-endure = It keeps { $hero } on their feet.
fireteam-why-react-endure-cost = { $hero } is not about to fall.
fireteam-why-react-shoot = It may kill the creature before it does harm.
fireteam-why-react-shoot-cost = It is unlikely to kill the creature.
fireteam-why-react-pin = It stops the creature a step short.
fireteam-why-react-pin-cost = Stopping the creature changes little.
fireteam-why-react-draw = It draws more than it costs.
fireteam-why-react-draw-cost = It draws little.
fireteam-why-react-move = A better place is a step away.
fireteam-why-react-move-cost = No better place is a step away.
fireteam-why-react-order = A better place is near for an ally.
fireteam-why-react-order-cost = No better place is near for an ally.
fireteam-why-react-watch = It may kill what is there before anybody is hurt.
fireteam-why-react-watch-cost = It is unlikely to kill what is there.
fireteam-why-react-dice = { $missing ->
    [one] One hit is missing, and dice may bring it.
   *[other] { $missing } hits are missing, and dice may bring them.
}
fireteam-why-react-dice-cost = More dice change little now.
fireteam-why-react-reroll = { $missing ->
    [one] One hit is missing, and a new roll may bring it.
   *[other] { $missing } hits are missing, and a new roll may bring them.
}
fireteam-why-react-reroll-cost = A new roll changes little now.

## Tactical responses

fireteam-why-no-response = No response is worth the draw that it costs.
fireteam-why-no-response-cost = A response would be worth the draw that it costs.
fireteam-why-undrawn = It costs fewer cards of the draw.
fireteam-why-undrawn-cost = { $hero } goes without { $count ->
    [one] a card
   *[other] { $count } cards
} for the round.
fireteam-why-respond-draw = It brings more cards than it costs.
fireteam-why-respond-draw-cost = It brings few cards.
fireteam-why-respond-advance = It gets heroes nearer to where they can do something for the mission.
fireteam-why-respond-advance-cost = It gets nobody much nearer.
fireteam-why-respond-dice = Heroes with creatures near roll more dice.
fireteam-why-respond-dice-cost = Few heroes have creatures near.
fireteam-why-respond-speed = It gets heroes nearer to where they can do something for the mission.
fireteam-why-respond-speed-cost = It gets nobody much nearer.
fireteam-why-respond-guard = It keeps off damage that could knock somebody out.
fireteam-why-respond-guard-cost = Nobody is in such danger.
fireteam-why-respond-strike = It kills what stands in one sector.
fireteam-why-respond-strike-cost = It kills little.
fireteam-why-respond-barrage = It has a target worth shelling.
fireteam-why-respond-barrage-cost = It has no good target.
fireteam-why-respond-fire = It has a target worth shooting.
fireteam-why-respond-fire-cost = It has no good target.
fireteam-why-respond-hunt = It has a target worth hunting.
fireteam-why-respond-hunt-cost = It has no good target.
fireteam-why-respond-hinder = Slower creatures get at fewer of you.
fireteam-why-respond-hinder-cost = Slower creatures change little.
fireteam-why-respond-weaken = Weaker creatures knock fewer of you out.
fireteam-why-respond-weaken-cost = Weaker creatures change little.
fireteam-why-respond-recover = It brings good cards back.
fireteam-why-respond-recover-cost = It brings few cards back.
fireteam-why-respond-hold-threat = The threat does not rise this round.
fireteam-why-respond-hold-threat-cost = The threat can rise no further.
fireteam-why-respond-seal = It closes a way in.
fireteam-why-respond-seal-cost = One way in fewer changes little.
fireteam-why-respond-scout = There is still something to be found, and this leaves less to fear.
fireteam-why-respond-scout-cost = There is little to be found.
fireteam-why-respond-pierce = Heroes with creatures near get through their hides.
fireteam-why-respond-pierce-cost = Few heroes have creatures near.
fireteam-why-respond-take-lead = Who starts holds more cards, and is what creatures go for in a tie.
fireteam-why-respond-take-lead-cost = It hardly matters who starts.
fireteam-why-respond-taunt = Who taunts has more cards to lose than the others.
fireteam-why-respond-taunt-cost = Who taunts has few cards to lose.
fireteam-why-respond-mark = Several of you can get at one creature, with more dice.
fireteam-why-respond-mark-cost = Few of you can get at a creature.
fireteam-why-respond-gamble = With the coin at heads one more knock-out is not the end.
fireteam-why-respond-gamble-cost = It only lets the threat grow.
fireteam-why-respond-set-back = The next threat card comes later.
fireteam-why-respond-set-back-cost = The marker hardly moves.
