# The game-master's desk

## The story: what was taken back, put right and settled, and by whom
story-taken-back = { $name } took an answer back.
story-gm-undone = { $count ->
    [one] { $name }, as game-master, took a decision back.
   *[other] { $name }, as game-master, took { $count } decisions back.
}
story-gm-undone-past-reveal = { $count ->
    [one] { $name }, as game-master, took a decision back, past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
   *[other] { $name }, as game-master, took { $count } decisions back, past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
}
story-vote-undone = { $count ->
    [one] The table voted, and a decision was taken back.
   *[other] The table voted, and { $count } decisions were taken back.
}
story-vote-undone-past-reveal = { $count ->
    [one] The table voted, and a decision was taken back, past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
   *[other] The table voted, and { $count } decisions were taken back, past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
}
story-gm-redone = { $name }, as game-master, brought back what was taken back.
story-new-seed = The old seed has been shown, so there is a new one. Its SHA-256 is `{ $digest }`.
story-dice-anew = What had come out is known by now, so the dice will fall anew, and what nobody knows is drawn anew.
story-set = ⚑ { $name }, as game-master, put something right. { $what }: { $now } → { $value }.
story-gm-answers = { $name }, as game-master, answers for { $seat }.
story-gm-skips = { $name }, as game-master, goes on with the plainest answer.
story-gm-seat = { $name }, as game-master, hands { $seat } to { $to }.
story-gm-seat-computer = { $name }, as game-master, lets Vigil play { $seat }.
story-gm-paused = { $name }, as game-master, pauses the game.
story-gm-unpaused = { $name }, as game-master, lets the game go on.
story-gm-locked = { $name }, as game-master, closes the table to newcomers.
story-gm-unlocked = { $name }, as game-master, opens the table to newcomers.
story-gm-transferred = { $name } makes { $to } the game-master of this table.

## The panel
panel-paused = ⏸ The game-master has paused the game.
panel-game-master = the game-master
panel-take-back-what = Take back: { $what }
panel-take-back-far = Take back: { $name }, 1 of { $count }
panel-take-back-revealed = No way back: revealed
panel-take-back-followed = No way back: others acted
panel-take-back-ran-out = No way back: time ran out
panel-take-back-handed-on = No way back: handed on
panel-take-back-corrected = No way back: corrected
panel-take-back-nothing-to-undo = Nothing to take back
desk-take-back = Take back (1 of { $count })
desk-handed-on = -# This seat is no longer yours. What was here is put away.

## History
history-did = { $seat }: { $what }
history-secret = { $seat } answers in secret
history-start = The game begins.
history-undo = Taken back.
history-redo = Brought back.
history-fork = Chance moves to a new stream.
history-set = A game-master put something right.
history-line = `{ $seq }` { $when } { $who } · { $what }
history-line-gone = ~~`{ $seq }`~~ { $when } { $who } · ~~{ $what }~~
history-branch = -# Row { $seq } goes on from row { $prev }.
history-struck = -# Struck rows were taken back. A redo leads on along the last of them as long as nothing new is answered.
history-title = ### History
history-computer = Vigil
history-point = { $what } ({ $steps ->
    [one] 1 step back
   *[other] { $steps } steps back
})

## The game-master's previews and answers
gm-undo-preview = ### Take this back?
gm-undo-fork = ⚠ Something came out since: the dice will fall anew, what nobody knows is drawn anew, and the table is told so.
gm-undo-reopens = ⚠ The game was over and its seed is known: it goes on with a new seed, promised to the table.
gm-more = … and { $count } more
gm-set-preview = ### Put this right?
gm-set-change = **{ $what }**: { $now } → **{ $value }**
gm-set-back = ⚠ This goes back to the last decision first, and takes these along:
gm-set-fix = { $what } (now { $now })
gm-confirm = Yes, do it
gm-cancel = No, leave it
gm-cancelled = Nothing was changed.
gm-done = Done.
gm-undone = Taken back. The panel shows where the table stands now.
gm-redone = Brought back. The panel shows where the table stands now.
gm-set-done = Put right, and told to the table.
gm-answered = Answered for { $seat }.
gm-skipped = The game goes on.
gm-seated = { $seat } is in the hands of { $to } now.
gm-seated-computer = Vigil plays { $seat } now.
gm-paused = Nobody can answer until you let the game go on.
gm-unpaused = The game goes on.
gm-locked = Nobody new can sit down until you open the table again.
gm-unlocked = Free seats can be taken again.
gm-transferred = { $to } is the game-master of this table now.
gm-role-set = Whoever has the role { $role } is a game-master of every table here.
gm-role-none = No role makes a game-master any more; whoever opened a table, or manages the server, still is one.
gm-plainest = The plainest answer, whatever it is
gm-audit-running = Everything that happened so far. Hands, picks and the seed are added when the game is over.
gm-audit-over = Everything that happened. `vigil saves verify-fair audit.json` proves every roll; audit.txt tells how to check one by hand.

## Resync
resync-fine = Read again from disk and proved, row by row: all is well. The panel stands below.
resync-found = Read again from disk and proved. This was found:
resync-differed = - What Vigil had in memory was not what is on disk. What is on disk counts.
resync-problem = - Row { $seq }: { $what }.
resync-unsent = - { $count ->
    [one] One message was still waiting to be sent.
   *[other] { $count } messages were still waiting to be sent.
}
resync-panel-gone = - The panel had been deleted, or could not be reached.
resync-panel-elsewhere = - The panel stood in another channel.
resync-stale = - { $count ->
    [one] An old message still had buttons; they are gone.
   *[other] { $count } old messages still had buttons; they are gone.
}
resync-out-of-reach = - { $why }
resync-unplayable = - The newest position cannot be read, so the game cannot go on. Whoever runs this bot finds more with `vigil saves verify`.
resync-posted = The panel stands below.

## Votes
vote-title = ### Take this back?
vote-asked = { $name } asks the table to take this back. { $needed ->
    [one] One voice is enough.
   *[other] { $needed } voices are needed.
}
vote-count = { $yes } for it, { $no } against it.
vote-yes = Take it back
vote-no = Let it stand
vote-carried = The table has voted: it is taken back.
vote-lost = The table has voted: it stands.
vote-lapsed = The game has gone on, so this vote is over.

## The audit
audit-title = { $game } · { $mission }
audit-promise = Promise (SHA-256 of the seed): { $digest }
audit-promise-anew = Promise made anew in row { $row }: { $digest }
audit-seed = Seed: { $seed }
audit-running = The game is not over: its seed, hidden cards and secret picks are not in this file.
audit-by-hand = How to check one roll by hand. Every number that chance gives follows from the seed: number n of stream s is the 8-byte BLAKE2b hash of s and n (8 bytes each, big-endian) with the seed as its key, read as one large number; what is left of it after dividing by the number of faces is the face, counted from 0. (A hash in the last incomplete stretch, fewer than one in a quintillion, is passed over.) In the list above, a roll is written as [stream/n: face of faces]. { $kind ->
    [die] The first die of { $bound } faces in row { $row } is number { $counter } of stream { $stream }, and shows face { $result }. With Python at hand, this prints the same face:
   *[number] No die was rolled; what is shuffled or picked comes out in the same way. The first number in row { $row } is number { $counter } of stream { $stream }, and is { $result } of { $bound }. With Python at hand, this prints the same number:
}
    { $command }
    And this prints the promise that was published before that seed was used:
    { $digest }

## Refusals
refuse-not-game-master = Only a game-master may do that: whoever opened the table, has the game-masters' role, or manages the server.
refuse-not-manager = Only somebody who manages the server may do that.
refuse-paused = The game-master has paused the game. It goes on when a game-master says so.
refuse-paused-already = The game is paused already.
refuse-not-paused = The game is not paused.
refuse-table-locked = The game-master lets nobody new sit down at this table.
refuse-last-person = Somebody has to stay: all other seats are Vigil's or free.
refuse-not-a-person = Another bot cannot sit down. Leave the person out to let Vigil play.
refuse-not-asked = That seat is not asked anything now. Asked now: { $seats }.
refuse-ran-out = Time ran out for somebody since, so your answer stands.
refuse-followed = Another seat has answered since, so your answer stands.
refuse-handed-on = The seat has changed hands since, so the answer stands.
refuse-corrected = A game-master has put something right since, so your answer stands.
refuse-moved-on = The game has gone on since this was shown. Please look again.
refuse-no-such-point = That is not among the decisions that led here. Pick one from the list, or give a number of steps.
refuse-vote-already = A vote is being held already; its buttons stand above.
refuse-nothing-to-set = Nothing can be set in this game right now.

## Commands
command-gm = For game-masters
command-gm-undo = Take decisions back, with a preview
command-gm-undo-steps = How many decisions
command-gm-undo-to = Back to just before this one
command-gm-redo = Bring back what was taken back, one decision at a time
command-gm-history = Who did what, and when
command-gm-resync = Read the table again from disk, prove it, and post its panel anew
command-gm-answer = Answer for a seat
command-gm-answer-seat = Which seat
command-gm-answer-action = What it answers; the plainest answer if you do not say
command-gm-answer-amounts = How much goes to each, in the order shown, where something is divided: 3 0 1
command-gm-seat = Hand a seat to somebody, or to Vigil
command-gm-seat-seat = Which seat
command-gm-seat-person = To whom; Vigil if you do not say
command-gm-skip = Go on with the plainest answer for whoever is asked
command-gm-pause = Let nobody answer for now
command-gm-unpause = Let the game go on
command-gm-lock = Let nobody new sit down
command-gm-lock-locked = False opens the table again
command-gm-transfer = Make somebody else the game-master of this table
command-gm-transfer-person = Who
command-gm-set = Put something right: wounds, places, cards, tokens, tracks
command-gm-set-what = What to put right
command-gm-set-value = What it should be
command-gm-audit = Everything that happened, as text and JSON, dice included
command-gm-role = Make a role the game-masters' role of this server
command-gm-role-role = Which role; none if you do not say
command-table-undo-vote = Ask the table to take something back
command-table-undo-vote-steps = How many decisions
command-table-undo-vote-to = Back to just before this one
