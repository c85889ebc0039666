# What options do, before they are chosen: at most 100 characters, so that no menu cuts them

salvation-effect-action-move = You plan the march in secret, then all its units go at once.
salvation-effect-action-attack = All your units in one sector strike first; whatever survives strikes back.
salvation-effect-action-scout = One unit looks for a hidden object in its sector.
salvation-effect-action-place = New units come from the reserve; you choose where.
salvation-effect-action-build = A new factory where a machine stands and no human.
salvation-effect-exchange = { $count ->
    [0] Discard it, and draw nothing.
    [1] Discard it, and draw one card.
   *[other] Discard it, and draw { $count } cards.
}
salvation-effect-pass-stage = You keep your cards; nothing happens in this stage.
salvation-effect-pass-border = They march in, and nobody strikes.
salvation-effect-pass-border-search = Nobody looks for them: they march in, and nobody strikes.
salvation-effect-pass-storm = The shelter holds this turn; you may try again next turn.
salvation-effect-take = { $count ->
    [0] You draw nothing.
   *[other] They may exceed the hand limit until the next draw.
}
salvation-effect-lead = { $seat } acts before the other commander in every stage of this turn.
salvation-effect-battle = You roll { $dice ->
    [one] one die
   *[other] { $dice } dice
} first. On average you lose { $lost } of { $ours ->
    [one] one unit
   *[other] { $ours } units
}, they { $won } of { $theirs }.
salvation-effect-search = In { $at }: one die, { $chance }% to find anything.
salvation-effect-scout = Opens a hidden object in { $at }; you need no die.
salvation-effect-aim = { $left ->
    [0] Defence { $defence }: this die destroys it.
   *[other] Defence { $defence }: damaged, { $left } Strength left.
}
salvation-effect-wise = Vigil aims them for you, so that what you destroy is worth the most.
salvation-effect-waste = This die does nothing.
salvation-effect-open = Nobody knows what it is until you open it.
salvation-effect-decline = It stays in the reserve, where cards can bring it in later.
salvation-effect-done = The others stay in the reserve.
salvation-effect-confirm = All go at once; then nothing can be changed.
salvation-effect-drop = It stays where it is.
salvation-effect-back = The plan stays as it was.
salvation-effect-build = From now on new machines appear there too. It falls if only humans hold the sector.
salvation-effect-develop = It holds for every unit of this type, from now on.
salvation-effect-sabotage = The factory is gone at once, and you score a point.
salvation-effect-blow = This turn Skynet has no roads into it or out of it.
salvation-effect-withdraw = It goes back to the reserve.
salvation-effect-agree = The war ends without a winner, if everybody agrees.
salvation-effect-fight-on = The war goes on.
salvation-effect-go = { $enemies ->
    [0] No enemy there.
    [1] One enemy there may strike you first!
   *[other] { $enemies } enemies there may strike you first!
} Yours there: { $ours } of { $most } at most.{ $hidden ->
    [0] {""}
   *[other] {" "}Hidden objects: { $hidden }.
}{ $shelter ->
    [0] {""}
   *[1] {" "}An open shelter.
}
salvation-effect-order = In { $at }, Strength { $left } of { $strength }.
salvation-effect-deploy = { $factory ->
    [1] It starts beside the factory and guards it.
   *[0] It starts next to the factory's sector.
} Hidden objects there: { $hidden }.
salvation-effect-place = Attack { $attack }, Defence { $defence }, Strength { $strength }. Your units there: { $ours } of { $most }.
salvation-effect-decoy = No machine marches out of it this turn.
salvation-effect-skip = You have no card for the stages between; nothing more is asked of you until then.
