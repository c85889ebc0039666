# What happened

salvation-event-turn-began = Turn { $turn } begins, and everybody draws.
salvation-event-first-factory = Skynet's first factory stands in { $at }.
salvation-event-deployed = { $unit } takes position in { $at }.
salvation-event-rose = { $unit } rises in { $at }.
salvation-event-lead-named = Skynet lets { $seat } go first this turn.
salvation-event-drew = { $seat } draws { $count ->
    [0] nothing: there are no cards left.
    [one] a card.
   *[other] { $count } cards.
}
salvation-event-received = You drew { $cards }.
salvation-event-discarded = { $toxic ->
    [1] The toxic ground takes from { $seat }: { $cards }.
   *[other] { $seat } may not hold so many cards and discards { $cards }.
}
salvation-event-card-played = { $seat } plays { $card }.
salvation-event-action-chosen = Chosen: { $action }.
salvation-event-exchanged = { $seat } exchanges { $card } for { $count ->
    [one] a new card.
   *[other] { $count } new cards.
}
salvation-event-passed = { $seat } passes.
salvation-event-learned = { $seat } takes a Tactics card into hand.
salvation-event-neither-won-nor-lost = { $seat } has neither won nor lost: humanity lives on, and not least thanks to this commander.
salvation-event-swapped = { $seat } swaps { $slot } and { $other }, unseen.
salvation-event-roads-blown = The bridges around { $at } are gone: no road for Skynet there this turn.
salvation-event-plan-shown = { $seat } planned: { $unit } to { $to }.
salvation-event-moved = { $unit } moves to { $to }.
salvation-event-searched = { $unit } searches { $at } and rolls { $die }{ $changed ->
    [0] { "" }
   *[other] , which makes { $total }
}; { $found ->
    [0] it needed { $needed } and finds nothing.
   *[other] it needed { $needed } and succeeds.
}
salvation-event-opened = { $seat } opens a token in { $at }: { $token }.
salvation-event-captured = Skynet has { $count ->
    [one] one of the 5 shelters.
   *[other] { $count } of the 5 shelters.
}
salvation-event-scored = { $points ->
    [one] That is the first of 10 points for { $seat }.
   *[other] That makes { $points } of 10 points for { $seat }.
}
salvation-event-objective-drawn = { $seat } has a new objective: an infantry or jeep in { $at } at the end of a turn.
salvation-event-objective-met = The objective in { $at } is met.
salvation-event-improved = From now on: { $token }.
salvation-event-terrain-gone = { $terrain } in { $at } does not stay.
salvation-event-withdrawn = { $unit } finds no room in the defile of { $at } and leaves.
salvation-event-placed = { $unit } comes in at { $at }.
salvation-event-built = Skynet builds a factory in { $at }.
salvation-event-factory-fell = The factory in { $at } is destroyed.
salvation-event-irradiated = Radiation in { $at }: { $unit } rolls { $die }{ $lost ->
    [0] { " " }and stands{ $deadly ->
        [1] ; 1 is deadly for a machine.
        [2] ; 1 and 2 are deadly for humans.
       *[other] .
    }
   *[other] { " " }and is lost{ $deadly ->
        [1] ; 1 is deadly for a machine.
        [2] ; 1 and 2 are deadly for humans.
       *[other] .
    }
}
salvation-event-stormed = The shelter in { $at } falls.
salvation-event-border-crossed = No battle at the border of { $at }: { $how ->
    [1] nobody noticed { $units }.
    [2] the defenders were jammed, and { $units } came in.
   *[other] nobody struck, and { $units } came in.
}
salvation-event-border-defended = { $seat } defends { $at }.
salvation-event-battle-began = Battle in { $at }: { $seat } strikes first.
salvation-event-struck = { $seat } rolls { $dice }{ $modifier ->
    [0] .
    [1] , each one higher for the wasteland.
   *[-1] , each one lower for the fortifications.
}
salvation-event-damaged = { $unit } is damaged and stands; { $left ->
    [one] one more hit destroys it.
   *[other] { $left } more hits destroy it.
}
salvation-event-destroyed = { $unit } is destroyed.
salvation-event-turn-ended = After turn { $turn } Skynet has { $captured } of 5 shelters; { $others ->
    [-1] the Resistance has { $points } of 10 points.
   *[other] of 10 points the Resistance has { $points } and the Second Commander { $others }.
}
salvation-event-card-played-for = { $seat } plays { $card }: { $action }.
salvation-event-marched = The march: { $legs }.
salvation-pair-legs = { $unit } to { $to }
salvation-pair-needs = { $defence } for { $kind }
salvation-event-informed = { $seat } has information and draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
salvation-event-decoyed = It works in { $at }: this turn nobody marches out of there ({ $units }).
salvation-event-useless = It is of no use to { $seat } and is gone.
salvation-event-nobody-joined = Nobody joins: { $kind } stays in the reserve.
salvation-event-factory-taken = Only humans stand in { $at } ({ $units }): the factory there is destroyed.
salvation-event-shelter-stormed = No human guards the shelter in { $at }; it falls to { $units }.
salvation-event-border-met = { $seat } falls upon { $units } at the border of { $at }; their march ends there.
salvation-event-battle-joined = Battle in { $at }: { $ours } against { $theirs }; { $seat } strikes first.
salvation-event-strike = { $seat } rolls { $dice }{ $extra ->
    [0] { "" }
    [one] , one die of them by a card
   *[other] , { $extra } dice of them by cards
}{ $modifier ->
    [0] { "" }
    [1] , each one higher for the wasteland
   *[-1] , each one lower for the fortifications
}; needed: { $needs }.
salvation-event-missed = Nobody is hit.
salvation-event-says = It says: “{ $says }”
