# What is refused

fireteam-refuse-seats = { $least } to { $most } heroes go in; alone you lead at least two.
fireteam-refuse-same-role = Abe and Maxine share one set of leader's cards: only one of them can go.
fireteam-refuse-role = This mission cannot be done without the role { $role }.
fireteam-refuse-flee = There are too many creatures to slip away: they count { $creatures }, your side { $heroes }.
fireteam-refuse-no-card = You hold no { $type } card.
fireteam-refuse-out-of-range = It is { $far } away, and your cards of this type reach { $reach }.
fireteam-refuse-nothing-in-range = There is nothing to attack within { $reach }.
fireteam-refuse-acted = You have used your action in this turn. You may still move, and search for free with Patty here or next door.
fireteam-refuse-too-far = That is out of reach with { $points } movement; difficult ground costs two.
fireteam-refuse-difficult = Difficult ground costs two movement at once, and you have { $points } left. Enter it first thing in a turn.
fireteam-refuse-way-held = Too many creatures hold the way there: you could enter, but not leave again.
fireteam-refuse-impassable = That is impassable: nobody can enter it, and every way leads around it.
fireteam-refuse-no-token = There is no entry token here. Search where a numbered one lies face up.
fireteam-refuse-searched = This place has been searched. Search where an entry token still lies face up.
fireteam-refuse-search-cost = A search costs { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} now, and you do not hold as many. Draw first.
fireteam-refuse-creatures-here = Not while creatures are here. Kill them first, or come back when they are gone.
fireteam-refuse-not-here = It is at { $at }. Go there first.
fireteam-refuse-needs-henry = Henry must be in your location. He comes along with whoever leaves his.
fireteam-refuse-needs-patty = Patty must be in your location. He comes along with whoever leaves his.
fireteam-refuse-needs-explosive = It uses up an explosive card, and you hold none.
fireteam-refuse-too-loud = There has been noise in this round. Listen in the next one, and fight only hand to hand until then.
fireteam-refuse-needs-other-glass = Another hero must stand at another glass at the same time.
fireteam-refuse-stalled = It has stalled. Mend it first, with an action.
fireteam-refuse-no-discard = Your discard pile is empty.
fireteam-refuse-once = You have done that in this turn; it can be done once a turn.
fireteam-refuse-in-vain = It could do nothing now.
fireteam-refuse-ally-down = They are knocked out. Choose a hero who stands.
fireteam-refuse-ally-far = They are too far away: it reaches { $range ->
    [one] 1 location.
   *[other] { $range } locations.
}
fireteam-refuse-ally-idle = They hold no card that reaches anything from there.
fireteam-refuse-no-tokens = There are not enough tokens for that.
