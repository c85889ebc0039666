## What can be wrong with the box of Nemesis.

content-nemesis-rooms = rooms are numbers: { $rooms }
content-nemesis-corridors = a corridor is two rooms and its numbers: { $corridors }
content-nemesis-numbers = room { $room } has the numbers { $numbers }, not each from 1 to 4 once
content-nemesis-slots = { $first } slots for Rooms “1” and { $second } for Rooms “2” do not fit the tiles
content-nemesis-deck = { $count ->
    [one] One Action card
   *[other] { $count } Action cards
}, not { $deck }
content-nemesis-copies = no copies of it are in the box
content-nemesis-got = a Quest Item, and only it, has a quest; a Crafted Item, and only it, has a recipe
content-nemesis-quest = a quest needs either a room or a price
content-nemesis-no-user = no Intruder uses it
content-nemesis-leads = leads: every space of the Destination Track leads somewhere, not { $spaces }
content-nemesis-no-want = it wants nothing
content-nemesis-bag = bag: { $count } of { $kind } are more than there are tokens
content-nemesis-nest = { $nest } Eggs in the Nest are more than { $eggs }
content-nemesis-pods = pods: it needs a figure for one to five players
