# Salvation: the turn and its questions. Cards, map and events have their words in parts/.

salvation-title = Salvation
salvation-blurb = The American west after Judgment Day. Skynet hunts for five shelters; the Resistance looks for friends, machines and hope. Hidden hands, hidden objects, planned marches: one against one, or one against two commanders. In your first wars the Resistance is for whoever knows the game best: it has more ways to win, and more ways to go wrong.
salvation-mission-war = The war for the west
salvation-story-war = The machines hold one city and want the rest. Somewhere out there are five shelters. Whoever finds them first decides how this ends.

salvation-seat-skynet = Skynet
salvation-seat-resistance = Resistance
salvation-seat-commander = Second Commander

salvation-switch-terrain = Terrain: opened terrain tokens stay and change their sector
salvation-switch-city-missions = Harder for the Resistance: a Mission token scores only when an infantry or jeep reaches a drawn city
salvation-switch-no-return = Harder for the Resistance: units lost in battle come back only through hidden objects
salvation-switch-missions-once = Harder for the Resistance: a Mission card that scored leaves the game
salvation-switch-light-scouts = Harder for the Resistance: only infantry and jeeps may scout
salvation-switch-storm-roll = Harder for Skynet: an open shelter falls only to a Scouting roll
salvation-switch-no-tactics = Harder for Skynet: no Tactics cards for Skynet
salvation-switch-five-stack = Harder for Skynet: up to five Resistance units in a sector

salvation-subtitle = Turn { $turn } · { $phase }
salvation-part-deploy = deployment
salvation-part-draw = card draw
salvation-part-lead = who leads
salvation-part-stage-0 = stage 0, Tactics
salvation-part-stage-1 = stage 1
salvation-part-stage-2 = stage 2
salvation-part-stage-3 = stage 3
salvation-part-stage-4 = stage 4
salvation-part-end = end of turn
salvation-track-stage = Stage
salvation-track-points = Victory points of { $seat }
salvation-track-captured = Shelters taken by Skynet
salvation-figure = { $unit }
salvation-note-skynet = { $count } of { $most } shelters
salvation-note-commander = { $points } of { $most } points
salvation-sheet = { $seat }: your hand

salvation-alt-turn = Turn { $turn }, { $phase }.
salvation-alt-forces = Units on the map: Skynet { $skynet }, the Resistance { $resistance }.
salvation-alt-factories = Factories: { $places }.
salvation-alt-shelters = Open shelters: { $places }. Skynet has taken { $count } of { $most } shelters.
salvation-alt-points = { $seat } has { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
salvation-alt-hand = In hand: { $cards }.

salvation-fix-figure = { $unit }
salvation-fix-damage = Damage of { $unit }
salvation-fix-points = Victory points of { $seat }
salvation-fix-factory = Factory in { $at }
salvation-fix-shelter = Found shelter { $number }
salvation-fix-improvement = { $token }
salvation-fix-card = { $card } from the discard pile
salvation-fix-stage = Stage
salvation-fix-lead = The lead commander
salvation-place-reserve = the reserve
salvation-place-graveyard = lost in battle
salvation-place-captured = taken by Skynet
salvation-place-discard = the discard pile
salvation-fix-pass = Let every stage of this turn pass
salvation-fix-concede = Give the war up at the end of this turn
salvation-fix-draw = Offer a draw at the end of this turn

# What is asked
salvation-ask-deploy = Skynet, where does the { $kind } start?
salvation-stake-deploy = In the factory's sector, { $at }, or in one that borders it.
salvation-ask-keep = { $seat }, you may keep { $limit } cards. Discard { $over ->
    [one] one card.
   *[other] { $over } cards.
}
salvation-stake-keep = What you discard lies face up, and is shuffled in when your deck runs out.
salvation-ask-lead = Skynet, which commander goes first in turn { $turn }?
salvation-stake-lead = It holds for every stage and for the end of the turn.
salvation-ask-stage = { $stage ->
    [0] { $seat }, stage { $stage }: play a Tactics card, or pass.
   *[other] { $seat }, stage { $stage }: play a card of this number, exchange one, or pass.
}
salvation-stake-stage = You may play one card of each number in a turn. Exchanged, a card brings as many new ones as its number.
salvation-ask-plan = { $most ->
    [1] { $seat }: { $card } moves one unit. Which?
   *[other] { $seat }: { $card } moves up to { $most } units. Which?
}
salvation-stake-plan = All units move at once. Nobody else sees the plan until you confirm it.
salvation-ask-route = Where does { $unit } go from { $at }?
salvation-ask-route-others = { salvation-ask-plan }
salvation-stake-route = Name the goal, or every sector on the way. Entering a sector that the enemy holds may mean a battle there.
salvation-stake-route-others = { salvation-stake-plan }
salvation-ask-first-border = { $seat }, several sectors are being entered. Which border first?
salvation-stake-first-border = The others follow.
salvation-ask-border = { $seat }, the enemy enters { $at }: { $units }. Do you defend the border?
salvation-stake-border = You would strike first, with every unit of yours there. Their march ends in the battle.
salvation-ask-border-search = { $seat }, the enemy enters { $at }: { $units }. Which machine looks for them?
salvation-stake-border-search = One die against its Scouting; if it finds them, you strike first.
salvation-ask-attack = { $seat } plays { $card }: where do you attack?
salvation-stake-attack = All your units there strike first; whatever survives strikes back.
salvation-ask-aim = { $seat }, at whom do you aim the { $die }? Still to aim: { $dice }.
salvation-stake-aim = A die that is at least a unit's Defence damages it. /salvation units shows what everybody has.
salvation-ask-scout = { $seat } plays { $card }: who scouts?
salvation-stake-scout = A scout opens one hidden object of its sector.
salvation-ask-open = { $seat }, which of the two tokens in { $at }?
salvation-stake-open = Nobody knows either.
salvation-ask-found = { $seat }, you found somebody in { $at } who joins you: { $kind }. Where to?
salvation-stake-found = In that sector if there is room; otherwise in a shelter.
salvation-ask-defile = { $seat }, { $at } is a defile with too many of your units. Take out { $over ->
    [one] one.
   *[other] { $over }.
}
salvation-stake-defile = They go back to the reserve.
salvation-ask-place = { $seat } plays { $card }: where do the new units come in? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
salvation-stake-place = Machines come from factories; humans where humans or a shelter are, and no machine.
salvation-ask-build = { $seat }, where do you build a factory?
salvation-stake-build = New machines appear there.
salvation-ask-develop = { $seat } plays { $card }: which improvement?
salvation-stake-develop = It holds for all units of the type, from now on.
salvation-ask-sabotage = { $seat }, which factory do you blow up?
salvation-stake-sabotage = It is gone at once.
salvation-ask-blow = { $seat }, around which sector do you blow the bridges?
salvation-stake-blow = This turn Skynet has no roads into it or out of it.
salvation-ask-toxic = { $seat }, the toxic ground costs you { $over ->
    [one] one card. Which?
   *[other] { $over } cards. Which?
}
salvation-stake-toxic = One for each of your units there.
salvation-ask-information = { $seat }, how many cards do you draw? You may draw up to { $most }.
salvation-stake-information = One for each of your units with information; the hand limit counts again only after the next draw.
salvation-ask-armistice = { $seat }, a draw is offered after { $turn ->
    [one] one turn
   *[other] { $turn } turns
} of war. Do you agree?
salvation-stake-armistice = Only if everybody agrees. Nobody sees your answer before the last one is in.
salvation-ask-storm = { $seat }, which machine storms the shelter in { $at }?
salvation-stake-storm = One die against its Scouting. You may try again next turn.

# What can be done
salvation-do-deploy = { $kind } to { $to }
salvation-do-discard = { $card }
salvation-do-lead = { $seat }
salvation-do-play = Play { $card }
salvation-do-play-action = Play { $card }: { $action }
salvation-do-exchange = Exchange { $card }
salvation-do-pass = Pass
salvation-do-order = Move { $unit }
salvation-do-drop = Do not move { $unit }
salvation-do-confirm = Carry the plan out
salvation-do-go = To { $to }
salvation-do-back = Back to the plan
salvation-do-first = { $at }
salvation-do-defend = Defend { $at }
salvation-do-search = { $unit } searches
salvation-do-attack = Attack in { $at }
salvation-do-aim = { $target }
salvation-do-wise = Let Vigil aim all dice
salvation-do-waste = Aim at nobody
salvation-do-scout = { $unit } scouts
salvation-do-open = { $slot }
salvation-do-place = { $kind } to { $to }
salvation-do-decline = Do not place it
salvation-do-done = Place no more
salvation-do-withdraw = { $unit }
salvation-do-build = { $to }
salvation-do-develop = { $token }
salvation-do-sabotage = { $at }
salvation-do-blow = { $at }
salvation-do-agree = Agree to a draw
salvation-do-fight-on = Fight on
salvation-do-take = { $count ->
    [0] Draw none
    [one] Draw one card
   *[other] Draw { $count } cards
}

salvation-verb-deploy = Deploy
salvation-verb-discard = Discard
salvation-verb-lead = Who leads
salvation-verb-play = Play a card
salvation-verb-exchange = Exchange a card
salvation-verb-order = Move a unit
salvation-verb-drop = Leave a unit
salvation-verb-go = Go to
salvation-verb-first = Which first
salvation-verb-search = Search with
salvation-verb-attack = Attack in
salvation-verb-aim = Aim at
salvation-verb-scout = Scout with
salvation-verb-open = Open
salvation-verb-place = Place
salvation-verb-withdraw = Take out
salvation-verb-build = Build in
salvation-verb-develop = Develop
salvation-verb-sabotage = Blow up
salvation-verb-blow = Sector
salvation-verb-take = Draw

# Phases and endings
salvation-phase-setup = Hidden objects lie face down in every sector, and two in each city.
salvation-phase-draw = Stage 0, Tactics:
salvation-phase-stage-0 = Stage 1:
salvation-phase-stage-1 = Stage 2:
salvation-phase-stage-2 = Stage 3:
salvation-phase-stage-3 = Stage 4:
salvation-phase-stage-4 = End of the turn:
salvation-phase-turn = The turn is over.
salvation-outcome-all-shelters = The last shelter has gone quiet. Skynet has all five, and the war is over.
salvation-outcome-no-humans = No human unit is left in the west. Skynet has won.
salvation-outcome-armistice = Nobody can end this war, so everybody does. A draw.
salvation-outcome-humans-concede = The Resistance lays down its arms. Skynet has won.
salvation-outcome-machines-concede = Skynet withdraws from the west. The Resistance has won: { $winners }.
salvation-outcome-ten-points = Ten times hope, and now an army. The Resistance has won: { $winners }.
salvation-outcome-no-machines = No machine moves, no factory smokes. The Resistance has won: { $winners }.

# What is refused, and what would work instead
salvation-refuse-seats = Skynet plays against the Resistance; the Second Commander comes in as a third player.
salvation-refuse-stage = { $card } is a card of stage { $number }; keep it until then.
salvation-refuse-exchange-tactics = { $card } is a Tactics card, and those are never exchanged. Play it or keep it.
salvation-refuse-nobody-moves = No unit that this card moves has anywhere to go. Exchange the card, or keep it.
salvation-refuse-type = { $card } does not move { $unit }; choose a unit of a type that it names.
salvation-refuse-enough = { $card } moves no more units like this. Leave another one where it is first.
salvation-refuse-same-number = { $unit } has carried out a card with the number { $number } this turn. Choose another unit.
salvation-refuse-no-route = { $unit } cannot go anywhere: its Movement is used up, or all it can reach is full or closed to it.
salvation-refuse-full = { $at } has room for { $most } of your units. Lead another one out, or go elsewhere.
salvation-refuse-fog = Fog lies over { $at }: no A-10 and no hunter may enter. Choose another sector or another unit.
salvation-refuse-no-battle = You have no unit that may attack where an enemy stands. Exchange the card, or keep it.
salvation-refuse-peace = No enemy stands in { $at }. Choose a sector where one stands beside your units.
salvation-refuse-attacked = All your units in { $at } have carried out a card with the number { $number } this turn. Choose another sector.
salvation-refuse-needs = This card attacks only where a unit of yours of one type stands beside an enemy and may still attack: { $kind }. Choose such a sector, or exchange the card.
salvation-refuse-too-low = A { $die } does not reach the Defence of { $target }, which is { $defence }. Aim it at an easier target, or let it go.
salvation-refuse-nobody-scouts = None of your units that may scout stands where a token lies face down. Exchange the card, or keep it.
salvation-refuse-nothing-hidden = Nothing lies face down in { $at }. Choose a unit that stands beside a token.
salvation-refuse-light-scouts = Only infantry and jeeps may scout at this table; { $unit } may not. Choose one of those.
salvation-refuse-machines = Machines stand in { $at }; choose a shelter without them.
salvation-refuse-no-figure = No figure of { $kind } is left in the reserve; one that falls comes back there. Exchange the card, or keep it.
salvation-refuse-no-place = There is no sector where they may come in: machines need a factory with room, humans a sector with room where a shelter or another unit is, and no machine. Exchange the card, or keep it.
salvation-refuse-no-factory-left = All three factories stand; another can be built only when one has fallen.
salvation-refuse-no-site = A factory needs a sector with a machine, no human and no factory. Lead a machine to one first.
salvation-refuse-no-development = No development token for the unit that { $card } names is left. Exchange the card.
salvation-refuse-no-tactics = No Tactics card is set aside any more. Exchange the card.
salvation-refuse-task = The task of { $card } is not fulfilled yet. Keep the card until it is, or exchange it.
salvation-refuse-damage = { $unit } would be destroyed by that much damage; take it off the board instead.
salvation-refuse-no-cards = There is no card to draw, neither in your deck nor in your discard pile. Keep this one.
salvation-refuse-no-tokens = No token lies face down any more. Keep the card.
salvation-ask-decoy = { $seat }, from which sector shall no machine march this turn?
salvation-stake-decoy = Only marches out of it are barred; machines there still fight, and others may come in.
salvation-ask-survey = { $seat }, which face-down token on the whole map do you open?
salvation-stake-survey = Nobody knows what any of them is. A shelter that Skynet opens is taken at once.
salvation-do-decoy = { $at }
salvation-verb-decoy = Hold in
salvation-do-skip = { $to ->
    [5] Pass for the rest of the turn
   *[other] Pass until stage { $to }
}
salvation-verb-skip = Pass on
salvation-refuse-nobody-to-fool = No machine is on the map. Keep the card.
salvation-refuse-decoyed = A decoy keeps { $unit } in { $at } until the end of the turn. Choose a unit elsewhere.
