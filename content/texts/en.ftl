# Vigil's own words. Games bring theirs in content/<game>/texts.

list-none = none
list-more = { $a }, { $b }
list-last = { $a } and { $b }

## The story of a table
story-follows = { $cause } { $then }
story-undone = { $count ->
    [one] An answer was taken back.
   *[other] { $count } answers were taken back.
}
story-undone-past-reveal = { $count ->
    [one] An answer was taken back past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
   *[other] { $count } answers were taken back past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew.
}
story-redone = What was taken back stands again.
story-forced = { $seat } had no other choice.
story-back-to-checkpoint = Vigil was updated, and { $count ->
    [one] the last answer no longer fits.
   *[other] the last { $count } answers no longer fit.
} The table is back at the decision before.

## Seats
seat-open = free
seat-computer = Vigil

## The lobby
lobby-mission = **Mission:** { $mission }
lobby-seat = **{ $name }** · { $who }
lobby-players = -# { $least } to { $most } seats are played. Whoever sits down may start.
lobby-pick-seat = Take a seat
lobby-pick-mission = Choose the mission
lobby-toggles = Options
lobby-join = Join
lobby-fill = Let Vigil play a seat
lobby-unfill = Free Vigil's seats
lobby-start = Start
lobby-leave = Leave
lobby-tell-brief = Tell it briefly
lobby-tell-full = Tell all of it
lobby-done = Done.
lobby-promise = -# Every roll follows from a secret seed. Its SHA-256 is `{ $digest }`; the seed itself is shown when the game is over, so that anybody can check the dice.

## The panel
panel-waiting = Waiting for { $who }.
panel-over = The game is over.
panel-turned = **What turned it**
panel-turning-point = - { $point }
panel-fate = - { $told }
panel-then-next = The story goes on, with everybody in their seats.
panel-then-retry = Not this time. The same mission can be tried once more, with everybody in their seats.
panel-then-anew = The channel is free for another game.
panel-go-next = Next mission
panel-go-retry = Try again
panel-go-anew = Play again
panel-replay = Replay
panel-stats = Statistics
panel-thanks = Say how it was
thanks-form = How was it?
thanks-line = To the game-master; everybody reads it
thanks-told = { $who } to { $master }: { $said }
thanks-nothing = Nothing was written, so nothing was sent.
thanks-no-form = The form could not be opened. Write it here in the channel instead.
refuse-no-voice-here = You may not write in this channel, so nothing is told here in your name.
panel-seed = -# The seed was `{ $seed }`.
panel-retired = -# { $title }: a newer panel stands below.
panel-put-away = -# { $title }: this table is put away.
panel-seat = { $active ->
    [1] ▸ **{ $name }** · { $who }
   *[0] { $name } · { $who }
}{ $of ->
    [0] { "" }
   *[other] { " " }· { $pips }
}{ $state ->
    [down] { " " }· down
    [stunned] { " " }· stunned
    [hidden] { " " }· hidden
    [spent] { " " }· done
   *[up] { "" }
}{ $cards ->
    [-1] { "" }
    [one] { " " }· 1 card
   *[other] { " " }· { $cards } cards
} · { $note }
panel-hand = My hand
panel-answer-in-hand = -# Whoever is asked answers under **{ $hand }**, where nobody else sees it.
panel-closer = Look closer
panel-explain = Explain
panel-story = The story so far
panel-story-none = Nothing has happened since the last message.
panel-between = -# { $count ->
    [one] One more line: More…, The story so far.
   *[other] { $count } more lines: More…, The story so far.
}
panel-earlier-news = -# { $count ->
    [one] One line before that: More…, The story so far.
   *[other] { $count } lines before that: More…, The story so far.
}
story-whole = The whole story
story-left-out = -# { $count ->
    [one] One more line.
   *[other] { $count } more lines.
}
story-before = -# { $count ->
    [one] One line before that.
   *[other] { $count } lines before that.
}
panel-at-once = At once, the rest as Vigil would choose it
panel-step-first = Choose, and then choose the rest yourself
panel-chain-some = { $what }: choose { $many ->
    [0] { $most }
   *[other] { $least } to { $most }
}
panel-chain = { $first }: { $then }
panel-chain-span = { $title }: { $first } … { $last }
panel-more-what = What else would you like?
explain-option = **{ $option }**{ $told ->
    [0] { "" }
   *[other] { ": " }{ $effect }
}{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-places = You may choose: { $places }.{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-cards = The cards in question
explain-barred = **Not now**
explain-not-now = { $option }: { $why }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-more = -# { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
panel-take-back = Take back
panel-choose = Choose…
panel-none = None of them
panel-hand-of = { $seat }
panel-more = More…
panel-more-choices = More choices…
panel-open-verb = { $verb }… ({ $count })
panel-pick = { $most ->
    [one] Choose
   *[other] Choose { $least } to { $most }
}
panel-alt-places = { $count ->
    [one] One place may be chosen.
   *[other] { $count } places may be chosen.
}
panel-span = { $first } … { $last }
panel-part = { $title } · page { $page } of { $pages }
panel-earlier = Earlier
panel-later = Later
panel-done = That is my answer
panel-again = Start over
panel-step-by-step = Step by step…
panel-next-step = Next step from { $here }
draft-picked = So far: { $picks }
draft-share = { $name }: { $amount }
draft-split = { $given } of { $amount } given out: { $shares }
snapshot-title = ### { $title }
    -# { $subtitle }
desk-not-asked = Nothing is asked of you right now. Waiting for { $who }.
desk-of = -# You are at { $seat }'s desk.
desk-hint = Hint
desk-empty = There is nothing to see here yet.

## Hints
hint-one = Vigil would choose **{ $what }**.
hint-none = Vigil would choose none of them.
hint-some = Vigil would choose { $what }.
hint-order = Vigil would put them in this order: { $what }.
hint-split = Vigil would give { $what }.
hint-way = Vigil would go by { $what }.
hint-against = Against it: { $why }
hint-second = The next best: **{ $what }**.
hint-no-opinion = Vigil has no opinion here; this is the plainest answer.
hint-only = There is nothing else to choose.
hint-do = Do that
hint-plan = **All that Vigil would do now:**
hint-step = { $number }. **{ $what }**
hint-step-asked = { $number }. *{ $asked }* **{ $what }**
hint-step-effect = { $number }. **{ $what }**: { $effect }
hint-step-asked-effect = { $number }. *{ $asked }* **{ $what }**: { $effect }
hint-do-all = { $count ->
        [one] Do this step
       *[other] Do all { $count } steps
    }
hint-do-first = Do only the first
hint-waiting = You are asked nothing right now; the table waits for { $who }. When your turn comes, the next hint stands here.

## Tables
table-joined = You play { $seat }.
table-left = You have left the table.
table-started = The game begins.
table-panel-posted = The panel stands below.
table-parked = The game is put away as it stands. `/campaign resume` brings it back.
table-closed = The table is closed.
table-log-empty = Nothing more has happened.
table-status-lobby = The lobby is open.
table-status-playing = The game is on.
table-status-finished = The game is over.
table-status-parked = The game is put away.
table-status-closed = The table is closed.
campaign-line = #{ $number } · { $game } · { $mission } · { $status ->
    [active] goes on
    [finished] won
   *[closed] closed
}
campaign-none = There is no campaign here yet. `/table new` begins one.
campaign-resumed = The campaign goes on here.
rules-line = **{ $id }** { $text }
rules-related = -# See also { $rules }.
rules-none = No rule holds all of these words, and no card has that name.
help = ### Vigil runs the game, you play it
    { "" }**1.** `/games` shows what there is; `/table new` opens a table in this channel.
    { "" }**2.** Sit down with **Join**, let Vigil play a free seat if you are few, and press **Start**.
    { "" }**3.** The panel says whose turn it is and what is asked. Press a button or choose from a menu; **My hand** shows what only you may see.
    { "" }**4.** `/table panel` brings the panel down to you, `/table log` tells what happened, **Take back** undoes a slip as long as nothing was revealed.
    Everything is saved at once: you can stop at any time and go on weeks later.

## Refusals: kind, and they say what would work instead
refuse-by-rule = { $said }
    -# Rule { $rule }
refuse-not-your-turn = It is not your turn. Asked now: { $seats }.
refuse-already-answered = You have answered already; the others are still thinking.
refuse-not-divided = { $count ->
    [0] Nothing is to be divided now, so no amounts are needed.
   *[other] Give one whole number for each of the { $count } in the order shown, such as 3 0 1.
}
refuse-not-offered = That is not possible right now. The panel shows what is.
refuse-pick-one = Choose exactly one.
refuse-pick-between = Choose { $least } to { $most }.
refuse-picked-twice = You picked the same thing twice.
refuse-no-amounts = No amounts are asked for here.
refuse-order-all = Put all { $count } in order.
refuse-split-positive = Give each one you name at least one.
refuse-split-sum = Give out exactly { $amount } in all.
refuse-split-limit = One of them takes at most { $most }.
refuse-no-way = There is no way to { $to } from there.
refuse-too-far = That way costs { $cost }, and you have { $budget }.
refuse-not-an-end = You cannot stop at { $to }.
refuse-game-over = The game is over.
refuse-stale = That moment has passed. Here is how things stand now.
refuse-not-playing = No game is being played at this table.
refuse-not-over = This game is not over.
refuse-not-seated = You have no seat at this table. `/table join` gives you one, if one is free.
refuse-not-open = This table is closed. `/table new` opens another.
refuse-not-started = The game has not started yet.
refuse-not-in-lobby = The game has begun; that could only be changed before.
refuse-nothing-of-your-own = You have nothing of your own at this table yet.
refuse-no-such-seat = There is no such seat at this table.
refuse-seat-taken = { $name } sits there.
refuse-no-free-seat = No seat is free.
refuse-seat-not-played = That seat is not in this game.
refuse-not-yours-to-move = That game is being played elsewhere. Whoever sits at it, or manages the server, may move it.
refuse-not-yours-to-resume = Only whoever sits at that table, or is its game-master, may bring it back.
refuse-not-yours-to-change = Only whoever sits at the table, or is its game-master, may do that.
refuse-seated-already = You sit at this table already. Pick a seat from the menu to play a second one.
refuse-players-between = This game takes { $least } to { $most } seats. Fill up with Vigil, or free one.
refuse-no-table = There is no table in this channel. `/table new` opens one.
refuse-channel-taken = This channel has a table already. Use another channel or a thread, or close it with `/table close`.
refuse-no-such-game = There is no such game. `/games` lists them.
refuse-no-such-campaign = There is no such campaign to resume here.
refuse-no-next-mission = There is no next mission to go on to.
refuse-not-yours-to-close = Only whoever opened the table, or another of its game-masters, may close it.
refuse-not-yours = The last answer was somebody else's, so yours stands.
refuse-revealed = Something was revealed since, so your answer stands.
refuse-nothing-to-undo = There is nothing to take back.
refuse-steps-or-point = Say how many decisions to take back, or the one to go back to, not both.
refuse-too-far-back = { $count ->
    [one] Only one decision led here. Take that back, or nothing.
   *[other] Only { $count } decisions led here. Take back as many at most.
}
refuse-nothing-to-redo = There is nothing to bring back.
refuse-no-such-fix = That is not among the things that can be set now.
refuse-no-such-value = That is not one of the values it can take.
refuse-not-at-checkpoint = That can be set only between two actions.
refuse-unsound-count = Then a card or token would be missing, or there would be one too many. Nothing was changed.
refuse-say-which = That could mean { $count } things. Say which, or pick one from the list that shows while you type.
refuse-other-game = Another game is played at this table.

## Errors
error-busy = Vigil's memory is busy just now. Nothing was changed: please try again in a moment.
error-full = Vigil cannot write to its disk. Nothing was changed; please tell whoever runs this bot.
error-damaged = A part of this table's save is damaged. Nothing was changed; please tell whoever runs this bot.
error-too-new = This was saved by a newer Vigil. Whoever runs this bot needs to update it first.
error-store = Vigil could not read its memory. Nothing was changed: please try again in a moment.
error-not-allowed = You may not do that here.
error-not-here = That works in a server only.
error-slow-down = That was too fast. Please wait a moment.
error-forbidden = Vigil lacks a permission here: it needs to see the channel, send messages and attach files.
error-unknown = Something went wrong, and nothing was changed. Whoever runs this bot finds it in the log as { $incident }.

## Commands, as Discord lists them
command-table = A table in this channel
command-table-new = Open a table in this channel
command-table-new-game = Which game
command-table-join = Take a seat
command-table-join-seat = Which seat; the first free one if you do not say
command-table-leave = Give up your seat; in a running game Vigil plays on
command-table-start = Start the game
command-table-status = How the table stands
command-table-panel = Post the panel again, below everything else
command-table-hand = See what only you may see
command-table-do = Do something that the panel offers, by typing
command-table-do-action = What to do
command-table-board = See the board
command-table-board-text = As text instead of a picture
command-table-log = What happened
command-table-log-page = Page, 1 is the newest
command-table-close = Put the table away; a running game can be resumed
command-table-next = Go on to the next mission
command-campaign = Campaigns of this server
command-campaign-list = List the campaigns
command-campaign-resume = Bring a campaign to this channel
command-campaign-resume-campaign = Which campaign
command-games = The games Vigil can run
command-hint = What Vigil would do in your place, and why
command-help = How to begin
command-rules = Look a rule up, or what a card does
command-rules-game = Its game, if it is not the one played here
command-rules-rule = Its id, words of it, or the name of a card
