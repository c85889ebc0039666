# How a war is told once it is over

## What came of the west, by how it ended and against how many
salvation-epilogue-end-all-shelters = { $commanders ->
    [1] The radios in the five shelters are still on. Now and then a machine passes by and listens, for as long as the batteries last.
   *[other] Two commanders drew two fronts on one map, and behind neither of them is there a shelter left.
}
salvation-epilogue-end-no-humans = { $commanders ->
    [1] From Seattle to Houston nothing breathes hard any more. The factories go on, because nobody has told them to stop.
   *[other] The two commanders have nobody left to command, and nobody to ask which of them it was.
}
salvation-epilogue-end-ten-points = { $commanders ->
    [1] What began as a handful of people in a cellar has roads now, and names, and something to lose.
   *[other] { $won ->
        [1] One of two commanders will be spoken of for a long time. The other fought the same war.
       *[other] Two commanders come down to the same river from both sides, and for once nobody is shooting.
    }
}
salvation-epilogue-end-no-machines = { $commanders ->
    [1] They walk through the factory halls with lamps, and tap on every plate of steel, and it stays cold.
   *[other] Two columns meet in front of the last cold factory, and argue about who may go in first.
}
salvation-epilogue-end-humans-concede = { $commanders ->
    [1] The last order of the Resistance is a short one, and it is carried out: to scatter, and to live.
   *[other] Both commanders sign the same order: to scatter, and to live.
}
salvation-epilogue-end-machines-concede = { $commanders ->
    [1] One night all the factories stop at the same minute. Nobody trusts it for a week.
   *[other] One night all the factories stop at the same minute. Each commander believes it was the other.
}
salvation-epilogue-end-armistice = { $commanders ->
    [1] There is a line on the map now that neither side crosses. Nobody has ever drawn it.
   *[other] There are three powers in the west now, and none of them sleeps well.
}
salvation-epilogue-end-war = The war took { $turns ->
    [1] one turn
   *[other] { $turns } turns
}. Destroyed in battle: machines { $machines }, human units { $people }.

## How each side stood at the end
salvation-epilogue-fate-skynet = { $way ->
    [1] Skynet at the end: shelters taken { $count }, factories { $factories }, machines still moving { $machines }.
   *[other] At the end Skynet counts what it has. Machines: { $machines }, factories: { $factories }, shelters taken: { $count }.
}
salvation-epilogue-fate-resistance = { $won ->
    [0] { $way ->
        [1] Of the ten points of hope the Resistance needed it had found { $points }; units left in the field: { $people }.
       *[other] The Resistance had come to { $points ->
            [1] one point
           *[other] { $points } points
        }; units left in the field: { $people }.
    }
   *[other] { $way ->
        [1] The Resistance ends the war with { $points ->
            [1] one point of hope
           *[other] { $points } points of hope
        }; units in the field: { $people }.
       *[other] Units of the Resistance in the field on the last day: { $people }; points of hope: { $points }.
    }
}
salvation-epilogue-fate-commander = { $won ->
    [0] { $seat }: { $points ->
        [1] one point,
       *[other] { $points } points,
    } against { $theirs } of the other commander, and no victory.
   *[other] { $seat }: { $points ->
        [1] one point,
       *[other] { $points } points,
    } against { $theirs } of the other commander, and the victory.
}

## What each side is remembered for
salvation-epilogue-deed-shelters = { $count ->
    [1] { $seat }: one shelter was found and opened.
   *[other] { $seat }: { $count } shelters were found and opened.
}
salvation-epilogue-deed-kills = { $way ->
    [1] { $seat }: { $count ->
        [1] one enemy unit destroyed in battle.
       *[other] { $count } enemy units destroyed in battle.
    }
   *[other] Enemy units that did not come out of a battle with { $seat }: { $count }.
}
salvation-epilogue-deed-opened = { $way ->
    [1] { $seat }: { $count ->
        [1] one secret of the map brought to light.
       *[other] { $count } secrets of the map brought to light.
    }
   *[other] Hidden objects that { $seat } turned up: { $count }.
}
salvation-epilogue-deed-battles = { $count ->
    [1] { $seat }: one battle sought out.
   *[other] { $seat }: { $count } battles sought out.
}
salvation-epilogue-deed-marches = { $count ->
    [1] { $seat }: one unit sent on the march.
    [2] { $seat }: units were sent on the march twice.
   *[other] { $seat }: units were sent on the march { $count } times.
}
salvation-epilogue-deed-nothing = { $seat }: the chronicle of this war knows nothing more.
salvation-epilogue-end-turning-skynet = It was decided in turn { $turn }: { $fell ->
    [0] Skynet took { $gained ->
        [1] one shelter.
       *[other] { $gained } shelters.
    }
    [1] one human unit fell, and { $gained ->
        [0] no shelter.
        [1] one shelter.
       *[other] { $gained } shelters.
    }
   *[other] { $fell } human units fell, and { $gained ->
        [0] no shelter.
        [1] one shelter.
       *[other] { $gained } shelters.
    }
}
salvation-epilogue-end-turning-resistance = It was decided in turn { $turn }: { $gained ->
    [0] no point,
    [1] one point,
   *[other] { $gained } points,
} and { $fell ->
    [0] no machine was destroyed.
    [1] one machine was destroyed.
   *[other] { $fell } machines were destroyed.
}
