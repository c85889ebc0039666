# How one wins and loses the war

salvation-goal-both = At the end of a turn Skynet wins with all { $shelters } shelters or no human unit left, the Resistance with { $points } points or no machine and no factory left.
salvation-goal-skynet = You win at the end of a turn with all { $shelters } shelters, or when no human unit is left. You lose at { $points } points of the Resistance, or without machines and factories.
salvation-goal-resistance = You win at the end of a turn with { $points } points, or when no machine and no factory is left. You lose if Skynet has all { $shelters } shelters, or you have no unit left.
