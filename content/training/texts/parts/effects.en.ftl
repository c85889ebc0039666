# What options do, said before they are chosen: at most 100 characters each

training-effect-move = { $place ->
    [lamp] The lamp is there
    [crate] { $oil ->
        [one] A crate with one flask is there
       *[other] A crate with { $oil } flasks is there
    }
   *[none] Nothing lies there
}; { $shades ->
    [0] no shade is near.
    [one] one shade is near.
   *[other] { $shades } shades are near.
}
training-effect-take = You carry one flask at a time; in the lamp it is worth two oil.
training-effect-pour = { $goal ->
    [0] The lamp then holds { $lamp } oil.
   *[other] The lamp then holds { $lamp } of { $goal } oil.
}
training-effect-strike = Two dice; a 4 or more on either drives it off: 75%.
training-effect-help = Back on their feet, with one health.
training-effect-rest = One card from the deck.
training-effect-prey = { $health ->
    [one] One health left
   *[other] { $health } health left
}; { $claws ->
    [1] the shade comes near enough to claw.
   *[0] the shade does not get near enough to claw yet.
}
training-effect-brace = The harm is stopped, and the card is used up.
training-effect-pass = Unless somebody else braces, { $victim } loses one health.
