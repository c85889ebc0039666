# Lamplight

training-title = Lamplight
training-blurb = Keep a lighthouse burning while things come out of the sea. Two missions of ten minutes in which you learn how to play with Vigil.

training-mission-first-light = First Light
training-mission-until-dawn = Until Dawn
training-story-first-light = The keeper's boat is overdue, the lamp is nearly dry, and something is coming up the shingle. Carry the oil from the crates before the storm closes in.
training-story-until-dawn = The lamp is lit, and now everything out there has seen it. Hold the breakwater until the sky turns grey.

training-switch-sea = The sea
training-switch-sea-calm = Calm sea: the usual storm
training-switch-sea-rough = Rough sea: one more shade in each Storm

training-seat-mara = Mara
training-seat-ivo = Ivo
training-seat-nell = Nell
training-seat-otto = Otto

training-card-flare = Flare
training-card-tea = Hot Tea
training-card-flask = Spare Flask
training-card-bell = Fog Bell
training-card-brace = Brace
training-card-text-flare = Drive off a shade within two steps.
training-card-text-tea = Heal one harm that you took.
training-card-text-flask = The lamp gains one oil, wherever you are.
training-card-text-bell = Every keeper on their feet draws a card.
training-card-text-brace = When you or somebody next to you would be hurt: stop the harm.
training-card-kind-action = Action
training-card-kind-reaction = Reaction

training-thing-lamp = Lamp
training-thing-crate = Oil crate
training-track-round = Round
training-track-lamp = Lamp oil
training-shade-name = Shade { $shade }
training-subtitle = Round { $round } of { $rounds } · { $phase ->
    [watch] the Watch
   *[storm] the Storm
}
training-goal-full = You win together once the lamp holds { $goal } oil, by the end of round { $rounds }. You lose if it runs dry, if time runs out, or if all of you are down.
training-goal-dawn = You win together if the lamp still burns after round { $rounds }. You lose if it runs dry, or if all of you are down.
training-note = { $oil ->
    [0] { $at }
   *[other] { $at } · carries oil
}
training-sheet = { $seat }'s hand

training-alt-lamp = Round { $round } of { $rounds }; the lamp holds { $lamp } oil.
training-alt-keeper = { $seat } stands at { $at }, { $health ->
    [0] down.
    [one] with one health left.
   *[other] with { $health } health.
}
training-alt-shades = { $count ->
    [0] No shade is ashore.
    [one] One shade is at { $places }.
   *[other] { $count } shades are at { $places }.
}
training-alt-hand = { $count ->
    [0] The hand is empty.
   *[other] In hand: { $cards }.
}

# What is asked
training-ask-watch = { $seat }, what do you do? { $actions ->
    [one] One action left.
   *[other] { $actions } actions left.
}
training-ask-keep-four = You may keep four cards: discard { $over ->
    [one] one.
   *[other] { $over }.
}
training-ask-prey = Shade { $shade } at { $at } is equally near to several keepers. Whom does it go for?
training-ask-brace = { $victim } is about to be hurt. Does anybody brace?
training-stake-watch = Oil is in the crates and belongs in the lamp. In the Storm each shade comes a step nearer and claws.
training-stake-keep-four = Discarded cards go back into the deck when it runs out.
training-stake-prey = It comes one step nearer and claws whoever is within reach then.
training-stake-brace = Everybody is asked, whatever they hold. Nobody sees your answer before the last one is in.

# What can be done
training-do-move = Move to { $to }
training-do-take = Take oil
training-do-pour = Pour oil into the lamp
training-do-strike = Strike shade { $shade }
training-do-help = Help { $friend } up
training-do-rest = Rest and draw a card
training-do-play = Play { $card }
training-do-play-shade = Play { $card } on shade { $shade }
training-do-discard = { $card }
training-do-prey = { $seat }
training-do-brace = Play Brace
training-do-pass = Let it pass

training-verb-move = Move
training-verb-strike = Strike
training-verb-help = Help
training-verb-play = Play a card
training-verb-discard = Discard
training-verb-prey = Choose

# What happened
training-event-moved = { $seat } moves to { $to }.
training-event-took = { $seat } takes a flask of oil.
training-event-poured = { $seat } fills the lamp: { $lamp } oil now.
training-event-struck = { $seat } strikes at shade { $shade }: { $dice }.
training-event-driven-off = Shade { $shade } slides back into the sea.
training-event-helped = { $seat } helps { $friend } up.
training-event-drew = { $seat } draws { $count ->
    [0] nothing: the deck is empty.
    [one] a card.
   *[other] { $count } cards.
}
training-event-received = You drew { $cards }.
training-event-played = { $seat } plays { $card }.
training-event-healed = { $seat } has { $health } health.
training-event-discarded = { $seat } discards { $cards }.
training-event-crept = Shade { $shade } comes to { $to }.
training-event-clawed = Shade { $shade } claws at { $seat } and rolls { $die }; a 4 or more hurts.
training-event-braced = { $seat } braces, and no harm is done.
training-event-hurt = { $health ->
    [0] { $seat } goes down!
   *[other] { $seat } is hurt: { $health } health left.
}
training-event-burned = { $lamp ->
    [0] The lamp burns its last oil and goes out.
   *[other] The lamp burns: { $lamp } oil left.
}
training-event-landed = The die picks landing place { $die }: shade { $shade } comes ashore at { $at }.

# Why it happened, beside the rule
training-why-event-struck = One die of 4 or more is enough.
training-why-event-crept = It goes for the nearest keeper on their feet, and keepers who are down do not count.
training-why-event-clawed = { $die } was rolled, and 4 is needed. Only Brace, played by { $seat } or by somebody next to them, stops the harm.
training-why-event-landed = Each face of the die is one landing place, and { $die } is { $at }.

training-phase-watch = The Watch is over.
training-phase-storm = The Storm is over.

training-outcome-lamp-full = The lamp roars up, white and tall. The keepers have done it.
training-outcome-dawn = Grey light over the water, and nothing moves on the shingle. The keepers have held until dawn.
training-outcome-lamp-empty = The lamp gutters out, and the dark comes in. The keepers have lost.
training-outcome-all-down = Nobody is left on their feet. The keepers have lost.
training-outcome-too-late = The storm closes over the point before the lamp is full. The keepers have lost.

# What is refused, and what would work instead
training-refuse-not-near = That is too far away: it must be where you stand or next to you.
training-refuse-too-far-to-see = A Flare reaches two steps; that shade is farther away.
training-refuse-no-crate = There is no oil here. Go to a crate first.
training-refuse-hands-full = You carry a flask already. Pour it into the lamp first.
training-refuse-not-at-lamp = The lamp is in the tower. Go there to pour.
training-refuse-no-oil = You carry no oil. Take a flask from a crate first.
training-refuse-not-down = That keeper is not down and needs no help.
training-refuse-too-far = That is further than two steps; a step onto rubble or into water counts as two.
training-refuse-not-hurt = You are not hurt.
training-refuse-reaction-only = Brace is played when somebody is about to be hurt, not before.

# What is counted
training-figure-turns = Turns
training-figure-strikes = Strikes
training-figure-driven-off = Shades driven off
training-figure-oil = Oil poured
training-figure-harm = Harm taken
training-figure-helped = Friends helped up
