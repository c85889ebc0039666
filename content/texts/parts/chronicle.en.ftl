## Looking back: recap, replay, statistics, and copies of a campaign

recap-nothing = Nothing has happened since you last looked.
recap-since = ### Since you last looked, { $when }
    -# { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} · { $phases ->
    [0] no phase ended
    [one] 1 phase ended
   *[other] { $phases } phases ended
}
recap-whole = ### The game so far
    -# { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} · { $phases ->
    [0] no phase ended
    [one] 1 phase ended
   *[other] { $phases } phases ended
}
recap-line = • { $line }
recap-left-out = -# { $count ->
    [one] …and one smaller thing: `/table log` has everything.
   *[other] …and { $count } smaller things: `/table log` has everything.
}
recap-now = Now: { $now }.
recap-over = The game is over. { $outcome }
recap-picture = Marked on the board: who moved, what is gone, who came and who was hurt since then.

replay-done = { $frames ->
    [one] The game in one picture.
   *[other] The game in { $frames } pictures, from the start to now.
}
replay-thinned = -# Of { $phases } phases, some were left out to keep it short. The text has everything.
replay-too-large = The moving picture came out larger than Discord takes; here is the text.
replay-shown = { $who } shows the game so far.
replay-alt = { $title }, from the start to now, in { $frames } pictures. The last one: { $last }
replay-log-title = { $title } · { $mission }
replay-log-seat = { $seat }: { $name }

stats-title-dice = Dice
stats-title-deeds = Deeds
stats-subtitle = { $title } · { $mission }
stats-subtitle-campaign = { $title } · { $missions ->
    [one] one mission
   *[other] { $missions } missions
}
stats-none = Nothing has been rolled or counted yet.
stats-running = The light line is what is to be expected. Dice that not everybody was shown count once the game is over.
stats-over = The light line is what is to be expected. Every die of the game counts.
stats-die-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
stats-luck-number = { $die }
stats-luck-number-note = higher than so many of 100 such rolls; 50 is to be expected
stats-luck-symbol = { $die } · { $symbol }
stats-luck-symbol-note = more than so many of 100 such rolls; 50 is to be expected
stats-luck-line = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} · { $average }, expected { $expected }
stats-somebody = Somebody who has left
stats-the-game = The game
stats-answers = Answers given
stats-alt-die = { $die }: { $count ->
    [one] 1 die.
   *[other] { $count } dice.
}
stats-alt-luck = { $who }: { $average } each where { $expected } is expected, higher than { $share } of 100 such rolls.
stats-alt-symbol = { $who }, { $symbol }: { $average } each where { $expected } is expected, more than { $share } of 100 such rolls.
stats-alt-figure = { $figure }: { $numbers }.
stats-alt-number = { $who } { $value }
choice-table = This table, seat by seat
choice-campaign = The whole campaign, person by person

export-done-running = Here is the campaign. It holds the secrets of a game that goes on: keep it to yourself. `/campaign import` takes it up in another server.
export-done-over = Here is the campaign. `/campaign import` takes it up in another server.
export-announced = -# { $who } has taken a copy of the campaign. It holds the secrets of the game that goes on.
export-notice-running = A campaign kept by Vigil. SECRET: a game in it goes on, and this file holds its seed and hidden cards. Read it only if you are its game-master. To take it up in another server, use /campaign import.
export-notice-over = A campaign kept by Vigil. No game in it goes on; nothing in it is secret. To take it up in another server, use /campaign import.

import-announced = { $who } has brought a campaign to this server: { $campaign }
import-done = Here it is: { $campaign }
    { $status ->
        [active] `/campaign resume` takes it up in a channel; the seats are free to be claimed with `/table join`.
       *[other] It is over: there is nothing to resume.
    }
import-seats = -# Who sat there: { $seats }
import-seat = { $seat } ({ $name })

refuse-export-holds-secrets = The game goes on, so a copy of it holds hidden cards and dice to come. Only a game-master may take one; when the game is over you may, too.
refuse-export-too-large = This campaign is larger than Discord carries. Whoever runs this bot can copy it with `vigil saves export`.
refuse-import-not-yours = Whoever manages the server may bring a campaign in. Please ask them.
refuse-import-foreign = That file is no campaign of Vigil's. `/table export` makes one. Nothing was changed.
refuse-import-newer = That campaign was saved by a newer Vigil. Whoever runs this bot needs to update it first. Nothing was changed.
refuse-import-damaged = That file is not what Vigil wrote: a part of it is missing or was changed. Nothing was taken from it.
refuse-import-too-large = That file is larger than any campaign can be. Nothing was changed.
refuse-import-unknown-game = That campaign is of a game that this Vigil does not know. Nothing was changed.
refuse-import-names-people = That file names people by their Discord ids. Bring one that `/table export` made: it knows them by name only. Nothing was changed.

command-table-recap = What happened since you last looked
command-table-replay = The game as a moving picture and as text
command-table-replay-everybody = Show it to the whole channel
command-table-stats = Dice luck, and what everybody did
command-table-stats-of = This table, or the whole campaign
command-table-export = The campaign as a file, to be taken up in another server
command-campaign-import = Bring a campaign from another server
command-campaign-import-file = The file that /table export made
