# What lies beside the map

salvation-shelf-forces = { $code }
salvation-shelf-terrain = Terrain
salvation-shelf-terrain-at = { $code } { $terrain }
salvation-shelf-improved = On unit cards
salvation-shelf-tactics = Tactics this turn
salvation-shelf-tactic-at = { $code } { $card }
salvation-shelf-objectives = Cities to reach
salvation-shelf-piles = Deck / discard pile
salvation-shelf-pile = { $side ->
    [skynet] Skynet { $deck } / { $discard }
   *[resistance] Resistance { $deck } / { $discard }
}
salvation-shelf-set-aside = Tactics set aside: { $count }
salvation-shelf-technology = Technologies left: { $count }
salvation-unit-cards = Unit cards
salvation-unit-card = Movement { $movement } · Attack { $attack } · Defence { $defence } · Strength { $strength }{ $scouting ->
    [0] { "." }
   *[other] { " " }· Scouting { $scouting }.
}{ $flyer ->
    [0] { "" }
   *[other] { " " }Flies: crosses mountains, but never into fog.
} On the map: { $count } of { $most }.{ $improved ->
    [0] { "" }
   *[other] { " " }Tokens: { $tokens }.
}
