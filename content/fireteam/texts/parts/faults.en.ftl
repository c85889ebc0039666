## What can be wrong with the box of Fireteam Zero.

content-fireteam-tile = a tile is six rows of six, and terrain names its locations
content-fireteam-resist = it needs a resistance for each attack type
content-fireteam-power = a boss, and only a boss, has power tokens
content-fireteam-powers = { $tokens } power tokens of { $held } leave none to mark its entry
content-fireteam-neither = neither a tactical response nor a reaction
content-fireteam-below = an attack below nothing
content-fireteam-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}: an upgrade has four, any other card at least one
content-fireteam-faces = { $key }: { $count } faces, not { $faces }
content-fireteam-attack-die = the attack die does not show each type
content-fireteam-projectiles = no attack die face shows two projectiles
content-fireteam-activation-die = the activation die does not show each result
content-fireteam-track = the threat track needs four card spaces
content-fireteam-family = not one creature of each class
content-fireteam-recon = { $events } events and { $discoveries } discoveries are not { $recon } recon cards
content-fireteam-entries = { $count } entry locations for { $tokens } tokens
content-fireteam-threats = { $count } threat cards, and it needs { $least }
content-fireteam-objective = objective { $id } cannot be met: { $count } discoveries serve it
content-fireteam-figures = { $count } of { $kind } are more than there are miniatures
content-fireteam-idle = discovery { $id } serves no objective here
