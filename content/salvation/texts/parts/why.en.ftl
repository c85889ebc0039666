# Why Vigil would do it: parts of its own weighing against the next best, at most 200 characters each.
# A topic's -cost is told where it speaks against an answer.

salvation-why-pass = No card does more now than it is worth in hand.
salvation-why-pass-cost = A card could do more now than it is worth in hand.
salvation-why-hold = { $card } is not a card to keep.
salvation-why-hold-cost = { $card } would be worth something in hand.
salvation-why-exchange = { $count ->
    [1] A new card may fit better; you hold { $held }.
   *[other] { $count } new cards may fit better; you hold { $held }.
}
salvation-why-exchange-cost = New cards would bring little; you hold { $held }.
salvation-why-find = { $count ->
    [1] { $kind } to { $at }: a hidden object lies there, and the chance of a shelter or a mission is { $chance }%.
   *[other] { $kind } to { $at }: { $count } hidden objects lie there, and the chance of a shelter or a mission is { $chance }%.
}
salvation-why-find-cost = There is less to find in { $at }.
salvation-why-near-find = { $turns ->
    [0] { $kind } to { $at }: hidden objects are there.
    [1] { $kind } to { $at }: hidden objects are one turn away from there.
   *[other] { $kind } to { $at }: hidden objects are { $turns } turns away from there.
}
salvation-why-near-find-cost = Hidden objects are farther away from { $at }.
salvation-why-shelter = { $kind } to { $at }: the shelter there must be held.
salvation-why-shelter-cost = The shelter in { $at } can hold alone.
salvation-why-factory = { $kind } to { $at }: a factory that humans hold alone falls.
salvation-why-factory-cost = The factory in { $at } can wait.
salvation-why-objective = { $kind } to { $at }: a victory point can be won there.
salvation-why-objective-cost = The point in { $at } can wait.
salvation-why-chase = { $kind } to { $at }: Skynet has only { $left ->
    [one] one machine or factory
   *[other] { $left } machines and factories
} left.
salvation-why-chase-cost = The last machines are farther away from { $at }.
salvation-why-strike = { $kind } to { $at }: { $chance }% to wipe out the enemies there.
salvation-why-strike-cost = { $chance }% to wipe out the enemies in { $at }.
salvation-why-storm = { $kind } to { $at }: the shelter there has no human in it.
salvation-why-storm-cost = The shelter in { $at } can wait.
salvation-why-hunt = { $turns ->
    [0] { $kind } to { $at }: humans are there.
    [1] { $kind } to { $at }: humans are one turn away from there.
   *[other] { $kind } to { $at }: humans are { $turns } turns away from there.
}
salvation-why-hunt-cost = Humans are farther away from { $at }.
salvation-why-guard = { $kind } to { $at }: humans must come there to score.
salvation-why-guard-cost = Humans need not come to { $at }.
salvation-why-search = { $kind } to { $at }: a search there has a { $chance }% chance.
salvation-why-search-cost = A search in { $at } has a { $chance }% chance.
salvation-why-danger = There is less to fear in { $at }.
salvation-why-danger-cost = { $count ->
    [0] There is something to fear in { $at }.
    [1] One enemy unit could strike in { $at }.
   *[other] { $count } enemy units could strike in { $at }.
}
salvation-why-battle = In { $at } you wipe out the enemies { $chance }% of the time, and they you { $wiped }%.
salvation-why-battle-cost = In { $at } you wipe out the enemies only { $chance }% of the time, and they you { $wiped }%.
salvation-why-no-battle = There is nobody to attack.
salvation-why-no-battle-cost = There is nobody to attack.
salvation-why-scout = { $tokens ->
    [one] One hidden object is left, and whoever opens it has it
   *[other] { $tokens } hidden objects are left, and whoever opens them has them
}.
salvation-why-scout-cost = There is little left to find.
salvation-why-place = You have { $ours ->
    [one] one unit against { $theirs }: new ones are
   *[other] { $ours } units against { $theirs }: new ones are
} needed.
salvation-why-place-cost = You have { $ours ->
    [one] one unit
   *[other] { $ours } units
} against { $theirs }, enough for now.
salvation-why-build = Another factory brings machines nearer to the humans.
salvation-why-build-cost = Another factory gains little.
salvation-why-develop = A development lasts for the whole war, so the earlier the better.
salvation-why-develop-cost = A development can wait.
salvation-why-learn = A tactic of your own serves for the rest of the war.
salvation-why-learn-cost = A tactic of your own can wait.
salvation-why-mission = It is a victory point: you have { $points }.
salvation-why-mission-cost = The point can wait.
salvation-why-tactic = It fits what you can still do this turn.
salvation-why-tactic-cost = It fits little of what you can still do this turn.
salvation-why-confirm = Nobody else gains by going.
salvation-why-confirm-cost = Somebody else could gain by going.
salvation-why-defend = In { $at } a first strike wipes them out { $chance }% of the time; if you wait, they wipe you out { $wiped }% of the time.
salvation-why-defend-cost = In { $at } a first strike wipes them out { $chance }% of the time, and costs more.
salvation-why-let-in = A battle at the border would cost more than it brings.
salvation-why-let-in-cost = They would strike first later.
salvation-why-searcher = { $kind } searches best.
salvation-why-searcher-cost = { $kind } searches less well.
salvation-why-no-search = A battle would not pay, so nobody needs to look.
salvation-why-no-search-cost = Nobody would look for them.
salvation-why-sees = { $kind } finds it { $chance }% of the time.
salvation-why-sees-cost = { $kind } finds it { $chance }% of the time.
salvation-why-safe = { $count ->
    [0] No machine can come to { $at } soon.
   *[other] { $at } is the safer place to find something.
}
salvation-why-safe-cost = { $count ->
    [0] It is no better in { $at }.
    [1] One machine can come to { $at } soon.
   *[other] { $count } machines can come to { $at } soon.
}
salvation-why-post = It is needed most in { $at }.
salvation-why-post-cost = It is needed less in { $at }.
salvation-why-asset = { $kind } does the most in battle and on the march.
salvation-why-asset-cost = { $kind } does less in battle and on the march.
salvation-why-reserve = Nowhere is it of use now.
salvation-why-reserve-cost = In the reserve it is of no use.
salvation-why-site = Humans are { $humans } turns away, and the next factory { $others }.
salvation-why-site-cost = Humans are { $humans } turns away, and the next factory { $others }: a worse place for one more.
salvation-why-welcome = { $token } helps most in the long run.
salvation-why-welcome-cost = { $token } helps less.
salvation-why-bridge = { $count ->
    [0] It keeps nobody out yet.
    [1] It keeps one machine out.
   *[other] It keeps { $count } machines out.
}
salvation-why-bridge-cost = It keeps fewer machines out.
salvation-why-at-home = Slow and strong, it is the best guard for the factory.
salvation-why-at-home-cost = The factory would have a weaker guard.
salvation-why-deploy = { $count ->
    [0] { $at } is free, and a good place to begin.
    [1] { $at } is free, and a hidden object lies there.
   *[other] { $at } is free, and { $count } hidden objects lie there.
}
salvation-why-deploy-cost = { $at } is a worse place to begin.
salvation-why-behind = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}, and is behind.
salvation-why-behind-cost = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}, and is ahead.
salvation-why-spared = You will miss { $card } least.
salvation-why-spared-cost = You would miss { $card } more.
salvation-why-frail = { $kind } does the least in battle.
salvation-why-frail-cost = { $kind } does more in battle.
salvation-why-peace = { $late ->
    [1] It is turn { $turn }: this war has no end in sight.
   *[0] It is turn { $turn }, and the war can still be won.
}
salvation-why-peace-cost = { $late ->
    [1] It is turn { $turn }: this war has no end in sight.
   *[0] It is turn { $turn }, and the war can still be won.
}
salvation-why-decoy = { $count ->
    [0] It keeps nobody from your places yet.
    [1] It keeps one machine from your places.
   *[other] It keeps { $count } machines from your places.
}
salvation-why-decoy-cost = It keeps fewer machines from your places.
salvation-why-survey = { $turns ->
    [0] Humans in { $at } would open it next.
    [1] Humans are one turn away from { $at } and would open it soon.
   *[other] Humans are { $turns } turns away from { $at }.
}
salvation-why-survey-cost = Humans need longer to { $at }, or a machine there can look by itself.
