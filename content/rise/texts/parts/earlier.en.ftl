# What earlier versions told: their journals are read in these words for ever. Nothing is told so any more.

rise-event-rank-spent = { $seat } spends a Rank token: { $ability }.
rise-event-action-rerolled = The dice now show { $dice }.
rise-event-attack-rerolled = Rolled again: { $faces }.
rise-event-fist-used = A Fist: { $ability }.
rise-event-reacted = { $target } reacts: { $reaction }.
rise-event-hits-counted = { $hits ->
    [one] One Hit
   *[other] { $hits } Hits
} against Defense { $defense } on { $target }.
rise-event-enemy-burned = { $enemy } stands in fire: { $hits ->
    [one] one Hit
   *[other] { $hits } Hits
} against Defense { $defense }.
rise-event-rested = { $seat } rests.
rise-event-waypoint-seen = { $friend } is where a Waypoint was resolved before: nothing more happens.
