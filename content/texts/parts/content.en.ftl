## vigil content: what is wrong with the content of a game, and where.

content-fault = { $place }: { $entry }: { $what }
content-fault-file = { $place }: { $what }
content-well = { $game }: all is well: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}
content-table = { $table }: { $held }
content-amiss = { $game }: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
content-unreadable = it cannot be read: { $detail }
content-unknown-key = { $key }: there is no such key
content-missing-key = { $key }: it is missing
content-misfit = { $key }: { $detail }
content-below-zero = { $key }: { $figure } is below 0
content-no-list = it is no list of entries
content-no-table = there is no such table
content-count = it holds { $held }, and prints { $printed }
content-twice = it is there { $count } times
content-no-id = this is no id: lower-case words joined by hyphens
content-no-such = { $key }: there is no { $id }
content-no-rule = { $key }: nothing carries out { $id }
content-no-weight = { $key }: Vigil’s players do not know what { $id } is worth
content-no-words = it has no words: { $id }
content-nothing = it does nothing
content-lesson-only-read = it is only read: no shows, and no then, tells, dice or draws unless the step before holds the others
content-lesson-laid = lay { $number }: it takes either fix and value, or seat and answer, or take, from and into, or set and to
content-lesson-stuck = it cannot be played on from here: { $why }
content-lesson-unspent = this was arranged and never came: { $what }
content-lesson-untold = tells: nobody tells { $id }
content-lesson-not-offered = expects: nothing like { $pattern } is offered
