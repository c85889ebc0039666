symbol-trail = Trail
symbol-text-trail = A move since the last picture; the arrow shows where it went.
symbol-ghost = Ghost
symbol-text-ghost = Something stood here and is gone.
symbol-spark = Burst
symbol-text-spark = Somebody was hurt here since the last picture.
symbol-noise = Rings
symbol-text-noise = Something came, changed or was heard here since the last picture.
symbol-battle = Crossed swords
symbol-text-battle = There was a battle here since the last picture.
symbol-here = Here
symbol-text-here = Whoever is to act stands here.
symbol-reach = In reach
symbol-text-reach = Whoever is to act can go here now.
symbol-goal = Goal
symbol-text-goal = Something is to be done here.
key-title = What the symbols mean
key-who = Who stands on the board
key-things = What lies on the board
key-ground = The ground, lights on it, and marks of what just happened
look-pages = Look at something else
look-closer = What matters of the board now, large
look-board-key = The board with the names of its symbols
look-key = What every symbol means
command-table-board-key = With the names of the symbols on it
look-terms = The mission, its story, and the options of this table
terms-toggle = { $on ->
    [0] ▫️ { $name } (off)
   *[other] ▪️ { $name } (on)
}
terms-switch = ▪️ { $name }: { $choice }
