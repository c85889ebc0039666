front-wins = **How it is won:** { $wins }
front-people = **People:** { $least ->
    [1] { $most ->
        [1] one
       *[other] one to { $most }
    }
   *[other] { $least } to { $most }
} seats; Vigil can play any of them, so you can try it alone.
front-missions = **Missions:** { $missions }
front-measured = **How hard, how long:** { $contest ->
    [0] Vigil's own players win { $hardest } to { $easiest } of 100 games, in about { $same ->
        [1] { $longest ->
            [one] one round
           *[other] { $longest } rounds
        }
       *[0] { $shortest } to { $longest } rounds
    }.
   *[other] when Vigil plays every seat, { $hardest } to { $easiest } of 100 seats win, in about { $same ->
        [1] { $longest ->
            [one] one round
           *[other] { $longest } rounds
        }
       *[0] { $shortest } to { $longest } rounds
    }.
}
front-mission-measured = -# { $contest ->
    [0] Vigil's own players win { $hardest } to { $easiest } of 100 games
   *[other] When Vigil plays every seat, { $hardest } to { $easiest } of 100 seats win
}; about { $same ->
        [1] { $longest ->
            [one] one round
           *[other] { $longest } rounds
        }
       *[0] { $shortest } to { $longest } rounds
    }.
front-minutes = -# People take { $same ->
    [1] about { $most } { $most ->
        [one] minute
       *[other] minutes
    }
   *[0] about { $least } to { $most } minutes
}.
games-pick = Choose a game
games-open-here = Open a table here
lobby-about = About this mission
lobby-seat-text = -# { $text }
