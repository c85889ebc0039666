# A table that lives for months: calls, onlookers, moving and parking.

call-ping = { $who }, it is your turn at **{ $game }** ({ $seats }). [To the table]({ $panel })
call-reminder = { $who }, **{ $game }** has been waiting for { $seats } since { $since }. [To the table]({ $panel })
call-report = { $master }, nobody has heard of { $who } ({ $seats }) at **{ $game }** since { $since }. You can wait on, or let Vigil play { $seats } until they are back. [To the table]({ $panel })
call-offer = { $who } ({ $seats }) has been away from **{ $game }** since { $since }. Would anybody like to take over? Vigil can play { $seats } as well. [To the table]({ $panel })
call-later = Seen, later
call-wait = Wait on
call-vigil = Let Vigil play
call-take = Take the seat
call-heard = Good. You will not be asked again for a while.
call-heard-clock = Good. You will not be asked again for a while, and the clock waits for you as well: time runs out { $when }.
call-waiting-on = Good. The waiting begins anew.
call-replaced = Done: the game goes on.
clock-open = ⏳ Time runs out { $when }. Then Vigil answers for whoever has not: { $answer }
clock-secret = ⏳ Time runs out { $when }. Then Vigil answers for whoever has not.
clock-own = ⏳ Time runs out { $when }. Then Vigil answers for you: { $answer }
clock-paused = ⏳ The clock stands still until the game goes on.
story-time-ran-out = Time ran out for { $seat }: Vigil has answered.
story-time-ran-out-open = Time ran out for { $seat }: Vigil has answered “{ $answer }”.
story-sits-down = { $name } sits down and plays { $seat }.
story-leaves = { $name } leaves the table, and Vigil plays { $seat } on.
story-leaves-free = { $name } leaves the table; { $seat } can be taken by anybody.
story-seat-taken-over = { $name } takes over { $seat } from a player who is away.
story-seat-left-to-vigil = { $name } lets Vigil play { $seat } for a player who is away.
call-followers = { $over ->
    [1] { $who }: the game of **{ $game }** that you follow is over. [To the table]({ $panel })
   *[0] { $who }: there is news at the table of **{ $game }** that you follow. `/table recap` tells it. [To the table]({ $panel })
}

panel-follow = Follow
follow-begun = You follow this table: you will hear of it now and then, and when the game is over. Press again to stop.
follow-stopped = You no longer follow this table.

life-moved = The table goes on in { $channel }.
life-parked = The table is parked. `/campaign resume` brings it back, here or elsewhere.
language-name = English
life-language = This table speaks { $language } now. What only you see is in the language of your Discord.
life-language-partly = This table speaks { $language } now; { $game } itself has only English words so far.
life-story = { $story ->
    [brief] This table is told briefly: one message a round, its five weightiest lines, and all the rest one press away.
   *[full] This table is told everything, phase by phase.
}
life-pace = { $pace ->
    [live] This table plays live: after ten minutes Vigil reminds people, then asks you. Questions with a clock are open as long as the game says, from now on.
    [evening] This table plays in evenings: after two hours Vigil reminds people, then asks you. Questions with a clock are open ten times as long as the game says: at least ten minutes, from now on.
    [slow] This table takes its time: after three days Vigil reminds people, then asks you. No question has a clock: the table waits. `/table orders` and “Always let pass” keep it moving.
   *[day] This table plays day by day: after a day Vigil reminds people, then asks you. Questions with a clock are open for at least eight hours, from now on.
}
life-pings = { $pings ->
    [1] Vigil pings you once a turn{ $every ->
        [0] { "" }
        [one] , and at most once a minute
       *[other] , and at most every { $every } minutes
    }{ $quiet ->
        [1] , but never between { $from }:00 and { $until }:00 of your day (UTC{ $zone }).
       *[0] .
    }
   *[0] Vigil does not ping you. Do look in from time to time!
}

choice-live = Live: ten minutes
choice-evening = An evening: two hours
choice-day = Day by day
choice-slow = Slow: three days

refuse-not-called = Nobody waits for you here now.
refuse-not-absent = They have been back in the meantime, or somebody else plays for them.
refuse-follows-anyway = You sit at this table: you hear of it anyway.
refuse-same-channel = The table is here already.
refuse-not-yours-there = You may not write there yourself, so the table stays here.
refuse-odd-hours = Hours go from 0 to 23, and the zone from -12 to +14.

command-table-follow = Follow a table that you do not play at, or stop
command-table-move = Move the table to another channel or thread
command-table-move-to = Where it shall go on
command-table-language = Choose the language of this table's panel and story, and how much of it is told
command-table-language-language = Which language
command-table-language-story = Every phase, or one short message a round and the rest one press away
choice-full = everything, phase by phase
choice-brief = one short message a round
command-table-park = Park a running game: it can be resumed at any time
command-table-pace = How long this table waits for answers, and how long questions with a clock stay open
command-table-pace-pace = How fast you play
command-table-pings = When Vigil may ping you
command-table-pings-on = Whether Vigil may ping you at all
command-table-pings-every = The fewest minutes between two pings
command-table-pings-quiet-from = From this hour of your day nobody disturbs you
command-table-pings-quiet-until = Until this hour
command-table-pings-zone = Hours that your clock is ahead of UTC, such as 2 or -5
