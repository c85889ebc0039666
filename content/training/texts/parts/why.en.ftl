# Why Vigil would do it: parts of its own weighing. A topic's -cost is told where it speaks against an answer

training-why-lamp = Light comes first: the lamp holds { $lamp } oil and burns one in each Storm.
training-why-take = Oil has to be fetched before it can be poured: the lamp holds { $lamp }.
training-why-dry = The lamp holds { $lamp } oil and would run dry before you get there if you stopped for anything else.
training-why-dry-cost = That leads away from the lamp, which holds { $lamp } oil and would run dry.
training-why-nearer = { $goal ->
    [lamp] { $left ->
        [0] It brings your oil to the lamp.
        [one] It brings your oil within one step of the lamp.
       *[other] It brings your oil within { $left } steps of the lamp.
    }
    [crate] { $left ->
        [0] It brings you to the oil at { $at }.
       *[other] It brings you nearer to the oil at { $at }.
    }
    [friend] { $left ->
        [0] It brings you to a friend who is down at { $at }.
       *[other] It brings you nearer to a friend who is down at { $at }.
    }
   *[none] There is nothing to fetch, and nobody to help.
}
training-why-nearer-cost = { $goal ->
    [lamp] It leaves your oil farther from the lamp.
   *[other] It leaves you farther from where you are needed.
}
training-why-shades = Fewer shades are near it than elsewhere.
training-why-shades-cost = { $count ->
    [one] A shade could get at you there.
   *[other] { $count } shades could get at you there.
}
training-why-help = { $friend } is down, and does nothing until somebody helps.
training-why-brace = Stopping a harm is worth more than the card.
training-why-heal = You have { $health } of 3 health left.
training-why-drive-off = It drives the shade off for certain, and a strike may fail.
training-why-bell = Everybody draws a card.
training-why-strike = A strike drives the shade off { $chance }% of the time, before it gets at somebody.
training-why-prey = { $seat } has { $health } health left and can bear it best.
training-why-rest = Another card may be of use.
training-why-spare = Nothing here is worth a card.
training-why-spared = { $card } is the card that you will miss least.
training-why-spared-cost = { $card } is the card that you will miss least.
training-why-lamp-cost = The lamp holds { $lamp } oil and can wait.
training-why-take-cost = The oil can wait: the lamp holds { $lamp }.
training-why-help-cost = { $friend } can wait.
training-why-brace-cost = The card is better kept.
training-why-heal-cost = You have { $health } of 3 health left, and can wait.
training-why-drive-off-cost = The shade does less harm than others.
training-why-bell-cost = Cards can wait.
training-why-strike-cost = A strike drives the shade off only { $chance }% of the time.
training-why-prey-cost = { $seat } has only { $health } health left.
training-why-rest-cost = Another card gains little.
training-why-spare-cost = A harm would not be stopped.
