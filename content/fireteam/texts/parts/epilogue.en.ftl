# How a mission is told once it is over

## What came of it, by mission
fireteam-epilogue-end-river-crossing-won = The ferry goes back and forth all night with its lamps out. In the morning the map has a road on it again, and nobody asks who opened it.
fireteam-epilogue-end-river-crossing-lost = The far bank stays silent. By morning the near bank is silent too.
fireteam-epilogue-end-stone-altars-won = The woods are only woods now. The shepherds' dogs come back first, and after a while they stop growling at the trees.
fireteam-epilogue-end-stone-altars-lost = Whatever calls from those stones has not finished its sentence. Farms that were far away hear it now.
fireteam-epilogue-end-the-giant-won = They seal the hill with forty tons of concrete and plant a lemon grove on it. In the villages people dream their own dreams again.
fireteam-epilogue-end-the-giant-lost = It turns over in the dark under the hill, and all along the coast people wake with water in their mouths.
fireteam-epilogue-end-empty-village-won = Smoke stands over one chimney, then over three. Nobody who lives there will say what they have seen, and nobody makes them.
fireteam-epilogue-end-empty-village-lost = On Monday the village sends its mail as always. The handwriting is very good.
fireteam-epilogue-end-listening-post-won = For the first time in six days the frequency is empty. Headquarters listens to the silence for an hour, and then lets the operators go home.
fireteam-epilogue-end-listening-post-lost = The post is back on the air at dawn, on time and in clear. It asks for you by name.
fireteam-epilogue-end-the-mirror-won = The frame is burned, and the glass goes down a mine shaft in nine crates on nine different days. For weeks the team shaves by touch.
fireteam-epilogue-end-the-mirror-lost = The singing has a few voices more now. Those who know them say that they sound happy.
fireteam-epilogue-end-burning-fields-won = Tank Alpha gets a coat of paint, a new crew and somebody else's number. The rain comes two days later.
fireteam-epilogue-end-burning-fields-lost = The fields burn down to the road and stop. In the market square something has climbed into Tank Alpha, and closed the hatch.
fireteam-epilogue-end-field-hospital-won = What was in that building could be carried out in one bread tin. By spring there are ten thousand doses of it.
fireteam-epilogue-end-field-hospital-lost = The doors of the hospital are open now, from the inside.
fireteam-epilogue-end-the-hive-won = Under the trenches it caves in for a whole day. The last thing they hear down there is a sort of purring, and then nothing.
fireteam-epilogue-end-the-hive-lost = She has moved closer to the front, where it is warm, and where there is always something new to eat.
fireteam-epilogue-end-report = The report says: { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}, { $kills ->
    [0] no creature killed
    [1] one creature killed
   *[other] { $kills } creatures killed
}, the threat at { $space }.

## How each hero stood at the end
fireteam-epilogue-fate-last-to-fall = { $way ->
    [1] With the coin already tails up, { $seat } went down at { $at }, and that was the end of it.
    [2] { $seat } was the last to fall, at { $at }.
   *[other] The mission ended where { $seat } fell: at { $at }.
}
fireteam-epilogue-fate-down = { $won ->
    [0] { $way ->
        [1] { $seat } already lay at { $at } when the mission was lost.
       *[other] When it was lost, { $seat } was down at { $at }.
    }
   *[other] { $way ->
        [1] { $seat } lay at { $at } when the others made it.
       *[other] { $seat } was down at { $at } when it was won, and had done enough.
    }
}
fireteam-epilogue-fate-got-up = { $count ->
    [1] { $won ->
        [0] { $seat } went down once, got up, and was standing when it was lost.
       *[other] { $way ->
            [1] { $seat } went down once, got up, and saw the end standing.
           *[other] Once { $seat } lay on the ground; at the end { $seat } stood.
        }
    }
   *[other] { $won ->
        [0] { $seat } went down { $count } times, got up each time, and was standing when it was lost.
        [2] { $seat } went down twice, got up each time, and saw the end standing.
       *[other] { $seat } went down { $count } times, got up each time, and saw the end standing.
    }
}
fireteam-epilogue-fate-hurt = { $won ->
    [0] { $way ->
        [1] { $seat } had taken { $damage } damage and was still on both feet when it was lost.
       *[other] After { $damage } damage { $seat } was still standing when the mission was not.
    }
   *[other] { $way ->
        [1] { $seat } took { $damage } damage and never once went down.
        [2] { $seat } walked away from { $damage } damage.
       *[other] { $damage } damage did not bring { $seat } down.
    }
}
fireteam-epilogue-fate-unhurt = { $way ->
    [1] Nothing ever got through to { $seat }.
   *[other] { $seat } took no damage at all.
}

## What each hero is remembered for
fireteam-epilogue-deed-intercepts = { $others ->
    [0] { $count ->
        [1] { $seat } once stepped in front of { $ally }.
        [2] twice { $seat } stepped in front of { $ally }.
       *[other] { $count } times { $seat } stepped in front of { $ally }.
    }
   *[other] { $seat } stepped in for others { $count ->
        [2] twice
       *[other] { $count } times
    }, { $times ->
        [1] once for { $ally }.
        [2] twice for { $ally }.
       *[other] { $times } times for { $ally }.
    }
}
fireteam-epilogue-deed-felled = { $way ->
    [1] { $count ->
        [1] Once something died, or the boss bled, by { $seat }'s hand.
        [2] Twice something died, or the boss bled, by { $seat }'s hand.
       *[other] { $count } times something died, or the boss bled, by { $seat }'s hand.
    }
   *[other] { $seat } struck { $count ->
        [1] one blow
       *[other] { $count } blows
    } that killed, or that wounded a boss.
}
fireteam-epilogue-deed-searches = { $way ->
    [1] { $seat } looked where nobody wanted to look, { $count ->
        [1] once.
        [2] twice.
       *[other] { $count } times.
    }
   *[other] { $count ->
        [1] One search
       *[other] { $count } searches
    } of that night { $count ->
        [1] was
       *[other] were
    } { $seat }'s.
}
fireteam-epilogue-deed-responses = { $count ->
    [1] In one round it was { $seat } who gave the tactical response.
   *[other] In { $count } rounds it was { $seat } who gave the tactical response.
}
fireteam-epilogue-deed-reactions = { $count ->
    [1] Once { $seat } was quicker than what came, with a card in reaction.
    [2] Twice { $seat } was quicker than what came, with a card in reaction.
   *[other] { $count } times { $seat } was quicker than what came, with a card in reaction.
}
fireteam-epilogue-deed-attacks = { $seat } attacked { $count ->
    [1] once.
    [2] twice.
   *[other] { $count } times.
}
fireteam-epilogue-deed-nothing = Of { $seat } the report says no more.
