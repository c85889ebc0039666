## What can be wrong with the box of Rise.

content-rise-weapon = a Weapon needs an Action Space and Attack Dice
content-rise-soldier = a soldier, and only a soldier, has a ring and an Ally’s figures
content-rise-rings = { $count } rings of soldiers, not { $soldiers }
content-rise-steps = its rows do not rise: { $steps }
content-rise-source = source and given do not agree
content-rise-given = cannot be given: { $given }
content-rise-values = not rising die values: { $values }
content-rise-range = no Range: { $least }-{ $most }
content-rise-spaces = { $space }: { $count ->
    [one] there is one such space
   *[other] there are { $count } such spaces
}
content-rise-does = { $space }: a special or command space must say what it does
content-rise-bonus = { $space }: { $verb } is no bonus of such a space
content-rise-abilities = { $count } abilities, not { $wanted }
content-rise-when = { $ability }: { $verb } is not for that moment
content-rise-keyword = no card of that deck is { $keywords }
content-rise-starts = starts with { $starts }, owns { $owns }
content-rise-owner = a card of level S, and only such a card, has an owner
content-rise-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
content-rise-die = a card used with a die, and only such a card, has an Action Space
content-rise-use = { $verb } is not for { $use }
content-rise-agree = the keyword { $keyword } and what it does do not agree
content-rise-munitions = Munitions, and only they, are used at the start of a turn
content-rise-miniatures = it has no miniatures
content-rise-logic = its Logic card answers { $results }, not every result once
content-rise-wounds = a Boss that can be destroyed, and only such an Enemy, has Wound Slots
content-rise-label = this is no tile: size L, H, V or S, then number, then side A or B
content-rise-lines = its map has { $lines ->
    [one] lines of one hex
   *[other] lines of { $lines } hexes
}, not { $wanted }
content-rise-words = unknown hexes { $words }
content-rise-gap = there is no Wall to open at { $gap }
content-rise-outdoor = an Outdoor tile has no Wall round it to open
content-rise-empty = a map needs at least one tile
content-rise-face = { $face }: no such face
content-rise-spot = { $face }: { $at } is no place for a tile: columns A, C, E and so on, rows from 2
content-rise-once = { $tile }: there is only one of it
content-rise-overlap = { $one } and { $two } overlap at { $hexes }
content-rise-loose = { $tile } does not touch the rest of the map
content-rise-row = pool: no row for { $colour }
content-rise-full = { $hex } is no full hex of the map
content-rise-rim = { $hex } is no half-hex at the rim
