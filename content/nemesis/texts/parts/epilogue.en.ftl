# How a voyage is told once it is over

## What came of the ship
nemesis-epilogue-end-ship-earth = Three weeks later a tug picks up a silent freighter in a high orbit around the Earth. The crew of the tug has been told to wear suits.
nemesis-epilogue-end-ship-mars = The ship came down the beam to Mars, as if nothing had happened. At the quarantine dock the lights were already red.
nemesis-epilogue-end-ship-venus = The ship came out of the jump above Venus. There is nobody there to open a chamber, and there never was.
nemesis-epilogue-end-ship-deep-space = The ship came out of the jump where there is nothing at all. It is still going.
nemesis-epilogue-end-ship-engines = The jump began and did not end. What was left of the engines lit up the dark for as long as it takes to draw a breath.
nemesis-epilogue-end-ship-fire = The fire went from room to room until it had no more rooms. On the recordings one hears the sprinklers, and that there was no water in them.
nemesis-epilogue-end-ship-malfunction = The hull had been asking for help for hours. In the end it let go, one plate after the other.
nemesis-epilogue-end-ship-self-destruct = The voice of the ship counted to the end without haste, as it had been taught. Nothing that was aboard ever came to Earth.
nemesis-epilogue-end-ship-jump = The ship jumped with its countdown running, and carried it along to wherever it was going.
nemesis-epilogue-end-ship-gone = At the last the countdown spoke to empty corridors. It did not seem to mind.
nemesis-epilogue-end-ship-unknown = The log of the ship breaks off here.

## What came of the crew, by mode
nemesis-epilogue-end-crew-some = Of a crew of { $crew }, after { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}: { $alive } alive, { $won } with what they had come for.
nemesis-epilogue-end-crew-none = { $alive ->
    [0] Nobody of the crew of { $crew } lived, and whatever any of them was after died too, after { $rounds ->
        [1] one round.
       *[other] { $rounds } rounds.
    }
   *[other] Of a crew of { $crew } { $alive } lived, after { $rounds ->
        [1] one round
       *[other] { $rounds } rounds
    }, and nobody had what they had come for.
}
nemesis-epilogue-end-solo-won = One was awake, for { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}. One came home, and has never said how quiet it was.
nemesis-epilogue-end-solo-lost = One was awake, for { $rounds ->
    [1] one round.
   *[other] { $rounds } rounds.
} The company lists the voyage as uneventful.
nemesis-epilogue-end-coop-won = There were no secrets among these { $crew }, for { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}, and the work is done. Alive at the end: { $alive }.
nemesis-epilogue-end-coop-lost = There were no secrets among these { $crew }, for { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}, and it was not enough. Alive at the end: { $alive }.

## What became of each Character
nemesis-epilogue-fate-asleep-earth = { $way ->
    [1] The { $who } slept through the rest of it, and woke up on Earth.
    [2] On Earth they had to call the { $who } by name three times before the eyes opened.
   *[other] The { $who } lay down in a chamber and was home when it opened.
}
nemesis-epilogue-fate-asleep-quarantine = The { $who } woke up behind glass, on Mars, alive, and is still being asked questions.
nemesis-epilogue-fate-asleep = The { $who } lay down in a chamber, and lived.
nemesis-epilogue-fate-left-others = { $way ->
    [1] The { $who } left in pod { $pod } while { $count ->
        [1] somebody who did not live was still aboard: the { $crew }.
       *[other] people who did not live were still aboard: { $crew }.
    }
   *[other] When pod { $pod } took the { $who } away, { $count ->
        [1] the { $crew } stayed behind, and died.
       *[other] others stayed behind, and died: { $crew }.
    }
}
nemesis-epilogue-fate-launched-together = The { $who } was in pod { $pod } when it left, and not alone: { $crew }.
nemesis-epilogue-fate-launched-last = { $way ->
    [1] The { $who } got away in pod { $pod }.
   *[other] Pod { $pod } carried the { $who } off, alive.
}
nemesis-epilogue-fate-launched = The { $who } got away in a pod.
nemesis-epilogue-fate-lost-ship-jumped = { $way ->
    [1] The { $who } was awake when the ship jumped, and nobody lives through that.
   *[other] The jump found the { $who } on both feet, and left nothing standing.
}
nemesis-epilogue-fate-lost-ship = { $way ->
    [1] The { $who } was aboard to the last, and went with the ship.
   *[other] The { $who } was never found, and neither was the ship.
}
nemesis-epilogue-fate-lost-engine-failure = The { $who } was asleep when the engines failed, and did not wake.
nemesis-epilogue-fate-lost-coordinates-revealed = The { $who } lay asleep in a ship that came to the wrong place.
nemesis-epilogue-fate-lost-final-draw = { $way ->
    [1] The { $who } had got away, with something inside that got away too.
   *[other] They let the { $who } out, and then the scanner spoke.
}
nemesis-epilogue-fate-lost-unknown = The { $who } was lost.
nemesis-epilogue-fate-hunted = The { $who } died in { $room }, and hunted the others from then on.
nemesis-epilogue-fate-killed = { $way ->
    [1] Killed by { $intruder }, in { $room }: that is what the log has on the { $who }.
    [2] The { $who } died in { $room }, by { $intruder }.
   *[other] The last that the { $who } saw, in { $room }, was this: { $intruder }.
}
nemesis-epilogue-fate-burned = The { $who } burned to death in { $room }.
nemesis-epilogue-fate-bled = The { $who } bled to death in { $room }.
nemesis-epilogue-fate-airlock-opened = The { $who } was in { $room } when it opened to the void.
nemesis-epilogue-fate-died = { $way ->
    [1] The { $who } died in { $room }.
    [2] For the { $who } it ended in { $room }.
   *[other] The { $who } got as far as { $room }, and no farther.
}
nemesis-epilogue-fate-dead = The { $who } did not live.

## What each was after
nemesis-epilogue-aim-met = { $way ->
    [1] It was { $objective } that the { $who } was after, and it was done.
    [2] { $objective }: for this the { $who } had come, and this the { $who } had.
   *[other] What the { $who } had wanted all along was { $objective }, and that is how it ended.
}
nemesis-epilogue-aim-unmet = { $way ->
    [1] The { $who } was after { $objective }, and got away without it.
   *[other] { $objective }: for this the { $who } had come, and it was not done.
}
nemesis-epilogue-aim-dead = { $way ->
    [1] { $objective }: the { $who } took that along, undone.
   *[other] What the { $who } had been after came out last of all: { $objective }.
}
nemesis-epilogue-aim-either = The { $who } never had to choose what to live for; it would have been one of these: { $objective }.

## What each is remembered for
nemesis-epilogue-deed-kills = { $count ->
    [1] One intruder died in a turn of the { $who }'s.
   *[other] { $count } intruders died in turns of the { $who }'s.
}
nemesis-epilogue-deed-rooms = { $count ->
    [1] One dark room was first entered by the { $who }.
   *[other] { $count } dark rooms were first entered by the { $who }.
}
nemesis-epilogue-deed-shots = The { $who } fired { $count ->
    [1] once.
    [2] twice.
   *[other] { $count } times.
}
nemesis-epilogue-deed-serious = The { $who } bore { $count ->
    [1] one serious wound.
   *[other] { $count } serious wounds.
}
nemesis-epilogue-deed-noise = { $count ->
    [1] Once the ship listened to the steps of the { $who }.
    [2] Twice the ship listened to the steps of the { $who }.
   *[other] { $count } times the ship listened to the steps of the { $who }.
}
nemesis-epilogue-deed-nothing = The log has nothing else on the { $who }.

## What those wagered who were out
nemesis-epilogue-wager-right = { $way ->
    [1] The { $who } had wagered on { $wager }, and was right.
    [2] Out of the game, the { $who } put everything on { $wager }: rightly.
   *[other] The { $who } wagered on { $wager }, and won that much.
}
nemesis-epilogue-wager-wrong = { $way ->
    [1] The { $who } had wagered on { $wager }, and was wrong.
    [2] Out of the game, the { $who } put everything on { $wager }: in vain.
   *[other] The { $who } wagered on { $wager }, and lost that too.
}
