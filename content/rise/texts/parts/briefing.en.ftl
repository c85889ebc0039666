command-rise-mission = The Mission: Objectives, what loses it, its own rules and its Enemies
command-rise-enemies = The cards of the Enemies in this Mission
command-rise-threats = Which Enemies can hit a hex when they next act
command-rise-threats-hex = The hex, such as C7

rise-kind-objective = Objective
rise-kind-enemy = Enemy
rise-kind-boss = Boss
rise-enemies-title = Enemy cards
rise-face-objective = { $state ->
    [met] Done.
    [now] Its turn has come.
   *[later] Comes after the ones before it.
} { $verb ->
    [destroy] The Boss must be destroyed.
    [endure] { $have } of { $need } Rounds.
    [reach] { $have } of { $need } are there.
    [lead] { $have } of { $need } are there.
    [drive] { $have } of { $need }.
   *[other] { $have } of { $need }.
}
rise-loss = You lose
rise-loss-all-down = All Characters are Down.
rise-loss-allies-lost = { $amount ->
    [1] An Ally is killed.
   *[other] { $amount } Allies are killed.
}
rise-loss-truck-lost = The Truck is destroyed.
rise-loss-too-late = Round { $amount } ends and you have not won.
rise-loss-overrun = { $amount } Enemies or more are in the chamber at the end of a Round.
rise-loss-surges = The Enemy Surge tracker runs to its end { $amount ->
    [1] once
    [2] twice
   *[other] { $amount } times
}.
rise-rule = In this Mission
rise-face-enemy =
    Defense { $defense } · Move { $move } · Attack { $attack } · Range { $range }{ $boss ->
        [0] {""}
       *[other] {" "}· Wounds { $wounds }
    }
    { $skill }: { $reacts }{ $count ->
        [0] {""}
        [1] {" "}{ $trait }
       *[other] {" "}{ $trait } { $another }
    }{ $boss ->
        [0] {""}
       *[other] {" "}Its die: { $logic }
    }
rise-threats-subtitle = What can hit { $hex }
rise-threats-now = { $count ->
    [0] No Enemy can hit { $hex } from where it stands.
   *[other] These can hit { $hex } from where they stand: { $places }.
}
rise-threats-then = { $count ->
    [0] No other could come near enough to hit it.
   *[other] These could after moving: { $places }.
}

rise-kind-reference = Reference card
rise-kind-ability = Ability
