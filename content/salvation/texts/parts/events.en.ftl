# What happened

salvation-event-turn-began = Turn { $turn } begins.
salvation-event-first-factory = Skynet's first factory stands in { $at }.
salvation-event-deployed = { $unit } takes position in { $at }.
salvation-event-rose = { $unit } rises in { $at }.
salvation-event-lead-named = { $seat } goes first this turn.
salvation-event-drew = { $seat } draws { $count ->
    [0] nothing: there are no cards left.
    [one] a card.
   *[other] { $count } cards.
}
salvation-event-received = You drew { $cards }.
salvation-event-discarded = { $seat } discards { $cards }.
salvation-event-card-played = { $seat } plays { $card }.
salvation-event-action-chosen = Chosen: { $action }.
salvation-event-exchanged = { $seat } exchanges { $card } for { $count ->
    [one] a new card.
   *[other] { $count } new cards.
}
salvation-event-passed = { $seat } passes in stage { $stage }.
salvation-event-learned = { $seat } takes a Tactics card into hand.
salvation-event-neither-won-nor-lost = { $seat } has neither won nor lost: humanity lives on, and not least thanks to this commander.
salvation-event-swapped = { $seat } swaps { $slot } and { $other }, unseen.
salvation-event-roads-blown = { $seat } blows the bridges around { $at }: no road for Skynet there this turn.
salvation-event-plan-shown = { $seat } planned: { $unit } to { $to }.
salvation-event-moved = { $unit } moves to { $to }.
salvation-event-searched = { $found ->
    [0] { $unit } searches { $at } and finds nothing: it rolled { $die }, which makes { $total }, and needed { $needed }.
   *[other] { $unit } searches { $at } and succeeds: it rolled { $die }, which makes { $total }, and needed { $needed }.
}
salvation-event-opened = { $seat } opens a token in { $at }: { $token }.
salvation-event-captured = Skynet holds { $count } of the five shelters.
salvation-event-scored = { $seat } has { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
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
    [0] { " " }and stands.
   *[other] { " " }and is lost.
}
salvation-event-stormed = The shelter in { $at } falls.
salvation-event-border-crossed = No battle at the border of { $at }: { $units } came in.
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
