# How an evening at the lighthouse is told once it is over

training-epilogue-end-first-light-lamp-full = Out on the water a horn answers, close, and then a second one.
training-epilogue-end-first-light-lamp-empty = The next ship past the point will have to find its own way.
training-epilogue-end-first-light-all-down = The lamp burns on over an empty path, for as long as its oil lasts.
training-epilogue-end-first-light-too-late = There was a light, and it was not enough.
training-epilogue-end-until-dawn-dawn = The tide takes back its weed and its shells, and nothing else has ever been here.
training-epilogue-end-until-dawn-lamp-empty = Whatever was waiting beyond the breakwater no longer had to.
training-epilogue-end-until-dawn-all-down = Morning came all the same, to a shore with nobody on it.
training-epilogue-end-evening = The evening lasted { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}, { $landed ->
    [0] no shade came ashore
    [1] one shade came ashore
   *[other] { $landed } shades came ashore
}, and { $lamp ->
    [0] no oil was left in the lamp.
   *[other] the lamp held { $lamp } oil.
}

training-epilogue-fate-down = { $way ->
    [1] { $seat } lay at { $at } when it ended.
    [2] When it was over, { $seat } was down at { $at }.
   *[other] { $seat } did not get up again, at { $at }.
}
training-epilogue-fate-helped-up = { $way ->
    [1] { $seat } would not have stood at the end without { $friend }.
    [2] { $friend } helped { $seat } up, and { $seat } stayed up.
   *[other] { $seat } owes the end of the evening to { $friend }.
}
training-epilogue-fate-unhurt = { $way ->
    [1] No claw ever drew blood from { $seat }.
    [2] { $seat } came through without a scratch.
   *[other] { $seat } was never hurt.
}
training-epilogue-fate-hurt = { $way ->
    [1] { $seat } was hurt { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }, and stood.
   *[other] { $seat } stood at the end, hurt { $count ->
        [1] once.
        [2] twice.
       *[other] { $count } times.
    }
}

training-epilogue-deed-helped = { $count ->
    [1] A friend who was down got up again with { $seat }'s help.
    [2] Twice a friend who was down got up again with { $seat }'s help.
   *[other] { $count } times a friend who was down got up again with { $seat }'s help.
}
training-epilogue-deed-driven-off = { $way ->
    [1] { $count ->
        [1] One shade went back into the sea because of { $seat }.
       *[other] { $count } shades went back into the sea because of { $seat }.
    }
   *[other] { $seat } drove { $count ->
        [1] a shade off.
       *[other] { $count } shades off.
    }
}
training-epilogue-deed-oil = { $way ->
    [1] { $count } oil in that lamp came from { $seat }.
   *[other] { $seat } fed the lamp { $count } oil.
}
training-epilogue-deed-strikes = { $seat } struck at the dark { $count ->
    [1] once.
    [2] twice.
   *[other] { $count } times.
}
training-epilogue-deed-nothing = The log of the light says no more of { $seat }.
