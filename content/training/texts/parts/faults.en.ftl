## What can be wrong with the missions of Lamplight.

content-training-hex = ground: { $hex } is no hex, or is there { $count } times
content-training-tower = ground: the lamp needs exactly one hex of metal
content-training-landings = landings: { $count ->
    [one] one place
   *[other] { $count } places
} for a die of { $faces } faces
content-training-start = start: { $count ->
    [one] one place
   *[other] { $count } places
} for { $keepers } keepers
content-training-figures = { $key }: it needs a figure for every number of keepers
