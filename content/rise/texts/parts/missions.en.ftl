# The seven missions: names, introductions, objectives, waypoints, special rules, and what setup and campaign say.

## Names

rise-mission-gathering-supplies = Gathering Supplies
rise-mission-the-work-camp = The Work Camp
rise-mission-the-relay = The Relay
rise-mission-wolf-in-the-fold = Wolf in the Fold
rise-mission-the-long-road = The Long Road
rise-mission-hold-the-plaza = Hold the Plaza
rise-mission-the-time-machine = The Time Machine

rise-friend-john = John Connor
rise-friend-kyle = Kyle Reese
rise-friend-guardian = the Guardian
rise-friend-alex = Alex
rise-friend-prisoner-red = the prisoner in red
rise-friend-prisoner-blue = the prisoner in blue
rise-friend-prisoner-white = the prisoner in white
rise-friend-gunner = the gunner
rise-friend-medic = the medic
rise-friend-sapper = the sapper

rise-token-crate-street = the crate in the street
rise-token-crate-shop = the crate in the shop
rise-token-crate-wreck = the crate by the wreck
rise-token-crate-dock = the crate on the dock
rise-token-crate-road = the crate on the back road
rise-token-crate-yard = the crate in the yard
rise-token-crate-corner = the crate at the corner
rise-token-crate-armory = the crate in the armory
rise-token-crate-cell = the crate in the empty cell
rise-token-crate-gate = the crate at the gate
rise-token-crate-aisle = the crate in the server aisle
rise-token-crate-shaft = the crate in the shaft
rise-token-crate-ward = the crate in the ward
rise-token-crate-office = the crate in the generator room
rise-token-crate-stores = the crate in the stores
rise-token-crate-west = the western fuel drums
rise-token-crate-east = the eastern fuel drums
rise-token-crate-post = the fuel drums at the checkpoint
rise-token-crate-depot = the fuel drums at the depot
rise-token-crate-hall = the crate in the corridor
rise-token-crate-ring = the crate by the ring
rise-token-locker-roof = the locker on the roof
rise-token-locker-canal = the locker by the canal
rise-token-locker-drop = a locker dropped from the air
rise-token-locker-tower = the locker in the yard
rise-token-door-1 = Door 1
rise-token-door-2 = Door 2
rise-token-door-3 = Door 3
rise-token-door-4 = Door 4
rise-token-door-core = the Door to the core
rise-token-door-shaft = the Door in the shaft
rise-token-door-west = the west Door
rise-token-door-east = the east Door
rise-token-door-south = the south Door
rise-token-gate = the gate across the road
rise-token-terminal-power = the power Terminal
rise-token-terminal-uplink = the uplink Terminal
rise-token-terminal-core = the core Terminal
rise-token-terminal-grid = the grid Terminal
rise-token-terminal-generator = the generator Terminal
rise-token-terminal-lock = the lock Terminal
rise-token-pylon-fountain = the pylon by the fountain
rise-token-pylon-market = the pylon in the market
rise-token-pylon-yard = the pylon in the yard
rise-token-rack = a toppled server rack
rise-token-wreck-1 = a wreck
rise-token-wreck-2 = a wreck
rise-token-cover-1 = cover
rise-token-cover-2 = cover
rise-token-cover-3 = cover
rise-token-cover-4 = cover
rise-token-cover-5 = cover
rise-token-cover-6 = cover
rise-token-cover-7 = cover
rise-token-cover-8 = cover
rise-token-cover-9 = cover
rise-token-cover-10 = cover
rise-token-w1 = the first Waypoint
rise-token-w2 = the second Waypoint
rise-token-w3 = the third Waypoint
rise-token-w4 = the fourth Waypoint
rise-token-w5 = the fifth Waypoint

rise-aim-gathering-supplies = You win when the crates are empty, the truck has come and all are at the crossroads. You lose if all are Down, or when Round { $last } ends.
rise-aim-the-work-camp = You win when you have found the prisoners and led them to the lower crater field. You lose if all are Down, or when Round { $last } ends.
rise-aim-the-relay = You win when the power is on, both Terminals are read and all are back in the holding cell. You lose if all are Down, or when Round { $last } ends.
rise-aim-wolf-in-the-fold = You win when all four wards are searched and the T-1000 is broken among the furnaces. You lose if all are Down, or when Round { $last } ends.
rise-aim-the-long-road = You win when the drums are drained, the depot is held and the Truck is back. You lose if all are Down, the Truck is destroyed, or Round { $last } ends.
rise-aim-hold-the-plaza = You win when the pylons are down and the Commander, who comes then, is destroyed. You lose if all are Down, all three soldiers are lost, or a third Surge comes.
rise-aim-the-time-machine = You win when all have gathered in the chamber and its field has charged. You lose if all are Down, five Enemies hold the chamber, or Round { $last } ends.

rise-event-waypoint-found = { $friend } comes by the Waypoint at { $at }.

## Mission 1: Gathering Supplies

rise-story-gathering-supplies = Los Angeles, 2029. Three days without a convoy, and the wounded are sharing one canteen. Scouts report a street that Skynet stopped watching: a shop, a loading dock, crates nobody has opened since the bombs. The drones sweep it twice a night. You have just heard the first sweep go by.
rise-objective-crates = Empty the Supply Crates
rise-objective-signal = Hold out until the truck comes
rise-objective-home = Bring everybody still standing back to the crossroads
rise-done-crates = That is as much as anybody can carry, and more than Tech-Com hoped for. You fire the flare. The truck has seen it, and so has everything else.
rise-done-signal = Headlights, twice, off. The truck is at the crossroads, and it will not wait.
rise-done-home = Everybody is in. A fist bangs on the tailgate, and the crossroads fall behind.
rise-waypoint-gathering-supplies-w1 = Behind the shop's counter { $friend } finds a camp bed, a tally of forty-one days, and a bag packed for somebody who never came. What is in it is yours now.
rise-waypoint-gathering-supplies-w2 = A doll lies on the pavement. { $friend } picks it up and sees the wire too late. Somewhere to the west something wakes.
rise-waypoint-gathering-supplies-w3 = The dock's shutter screams as { $friend } lifts it. Every sensor on the block heard that.
rise-waypoint-gathering-supplies-w4 = A Resistance truck, burned out to the axles. Under the driver's seat { $friend } finds the locker that did not burn.
rise-outcome-won-gathering-supplies = The crates go down the line hand over hand, and for one night the tunnels smell of coffee. Connor does not drink his. He is reading the list of names that lay on top: prisoners, alive, two miles from here.

## Mission 2: The Work Camp

rise-story-the-work-camp = The names are real. Behind the crater field stands a ward where people are kept to sort their own dead. One of them welded conduits inside something the guards call the project. You need them out and talking. Open the cells, and be quick: the warden carries a flamethrower, and he has orders about witnesses.
rise-objective-free = Find the prisoners in their cells
rise-objective-lead = Lead the prisoners to the lower crater field
rise-done-free = Sirens. At the far end of the ward a pilot light catches, then a second. The warden is coming. Run.
rise-done-lead = The last of them slides down into the crater, and hands from the tunnel mouth take hold.
rise-waypoint-the-work-camp-w1 = A woman in red rags stands with her back to the wall and a sharpened spoon in her fist. "You took your time," she tells { $friend }.
rise-waypoint-the-work-camp-w2 = The boy in white counts under his breath. He has counted the patrols for a year, and he knows that one is due. He is right, and they come from the west.
rise-waypoint-the-work-camp-w3 = The old man in blue will not leave without his welding goggles. { $friend } has carried worse.
rise-waypoint-the-work-camp-w4 = The corridor's floodlights come up one after the other, all the way to the north gate.
rise-waypoint-the-work-camp-w5 = Checkpoint seven, abandoned in a hurry. { $friend } breaks the seal of the gun cabinet.
rise-outcome-won-the-work-camp = They drink, they sleep, and then the old man draws on a tunnel wall: rings within rings, and cables thick as a thigh. "They talk to it from the relay," he says. "Go and listen."

## Mission 3: The Relay

rise-story-the-relay = The relay lies four storeys down, behind blast doors that open for machines. The old man's drawing has three terminals on it: one for the power, two that know things. Bring the power back and the doors will let you through. They will let everything else through too.
rise-objective-power = Restore the power at the power Terminal
rise-objective-read = Read the uplink and the core Terminal
rise-objective-out = Bring everybody still standing back to the holding cell
rise-done-power = The hum climbs through your boots. All over the station bolts slide back, and behind the generators something large wakes up.
rise-done-read = Coordinates, power curves, a date: May 12, 1984. Then every screen shows the same thing, your own faces. Out, now.
rise-done-out = The cell door grinds shut behind the last of you. For once you are on the right side of it.
rise-waypoint-the-relay-w1 = A red line crosses the corridor at knee height. { $friend } stops in time. Whoever cast the shadow on the other side did not need to.
rise-waypoint-the-relay-w2 = Someone hid down here for weeks. The blanket is cold, but the satchel is full.
rise-waypoint-the-relay-w3 = The floor plates are live, and { $friend } learns it the hard way. The rack they fall against holds a prototype.
rise-waypoint-the-relay-w4 = A dead technician, one of ours, still holds the dressing meant for himself. { $friend } uses it. The aisle's vent grate hits the floor behind them.
rise-outcome-won-the-relay = It is a time machine. Connor says it out loud, once, so that everybody has heard it. Then the field hospital stops answering its radio.

## Mission 4: Wolf in the Fold

rise-story-wolf-in-the-fold = Nineteen wounded were brought in last night, and twenty lie in the wards. The dogs died without barking. Whatever it is can be anybody it has touched, and bullets only slow it down. Next door stands the old foundry; the furnaces still burn. Search the wards. Then give it a reason to follow you.
rise-objective-search = Search all four wards
rise-objective-burn = Lure the T-1000 among the furnaces and break it there
rise-done-search = Four wards, and everybody in them is who they say. "Then it must be you," says the orderly in the corridor pleasantly, and his arm grows a point.
rise-done-burn = It reaches for the edge with five hands, wearing face after face, and for a moment one of them is yours. Then there is only the light.
rise-waypoint-wolf-in-the-fold-w1 = The nurse on duty has a pulse, a temper and a cupboard she has been guarding with a scalpel. She patches { $friend } up while they talk.
rise-waypoint-wolf-in-the-fold-w2 = Every bed is made, and nobody slept in them. { $friend } turns round in time to see the west door close.
rise-waypoint-wolf-in-the-fold-w3 = Under the last cot lies a sergeant's kit, and in it a weapon nobody will ask for again.
rise-waypoint-wolf-in-the-fold-w4 = A frightened man with a bonesaw swings first and asks { $friend } for the password afterwards. They both laugh until they can stand.
rise-waypoint-wolf-in-the-fold-w5 = The aid post on the stairs is never empty. Two pairs of hands, clean water, no questions: whoever comes in leaves with one Wound less.
rise-outcome-won-wolf-in-the-fold = They bury the twentieth with the others, under the name it had borrowed. It knew where to find you, Connor says. So Skynet is afraid, and what it fears is on that drawing. The assault needs fuel cells, and the only depot left is up the long road.

## Mission 5: The Long Road

rise-story-the-long-road = One truck still runs, with a plasma cannon bolted to its roof and fumes in its tank. Drain the drums along the highway, drive to the depot, hold while the cells are loaded, drive home. It sounds like an errand. The drones have followed every engine in this valley for ten years.
rise-objective-fuel = Drain enough fuel drums
rise-objective-depot = Drive the Truck to the depot in the north
rise-objective-load = Hold out while the cells are loaded
rise-objective-drive-home = Drive the Truck back to the highway with everybody still standing aboard
rise-done-fuel = The engine coughs, swears, and runs. On the eastern ridge lights come on.
rise-done-depot = The depot's crew is already rolling the cells out. "Two minutes each," they shout. "Keep them off us!"
rise-done-load = The tailgate slams. A hand beats twice on the roof: go, go, go. Behind you the valley fills with rotors.
rise-done-drive-home = Asphalt under the wheels. The rotors circle once more, lose you in the dust, and turn back.
rise-waypoint-the-long-road-w1 = The road dips, and with it goes the radio. When it comes back there is a second voice on the channel, counting.
rise-waypoint-the-long-road-w2 = At the checkpoint a Resistance marker, three stones and a bottle. { $friend } digs where the neck points.
rise-waypoint-the-long-road-w3 = An ambulance on its side, doors still locked. Not any more.
rise-waypoint-the-long-road-w4 = Somebody painted a sun on the depot wall, and everybody who came by signed it. { $friend } does too.
rise-outcome-won-the-long-road = The cells come in under tarpaulins, and people line the tunnel to touch them as they pass. Tomorrow the whole front attacks, everywhere at once, so that a handful of you can be in one place.

## Mission 6: Hold the Plaza

rise-story-hold-the-plaza = The front is a lie told with real soldiers. While Skynet looks at it you take the plaza: three pylons carry the commands to everything that moves, and a Commander walks between them. Three soldiers of the line are yours, a gunner, a medic and a sapper. Every hour the tide comes higher.
rise-objective-pylons = Bring the pylons down
rise-objective-hold = Hold out until the Commander comes
rise-objective-commander = Destroy the T-800 Commander
rise-done-pylons = The last pylon folds, and for one breath every machine on the plaza stands still. Now hold: whatever gives the orders must come and see for itself.
rise-done-hold = It comes out of the watchtower, unhurried, and the machines around it move like one.
rise-done-commander = The Commander goes down on one knee and stays there, still issuing orders to nobody.
rise-waypoint-hold-the-plaza-w1 = The fountain is dry and full of names, scratched by everybody who ever waited here. { $friend } finds one they know.
rise-waypoint-hold-the-plaza-w2 = A supply sled has stuck in the canal with its beacon still blinking. It has called others.
rise-waypoint-hold-the-plaza-w3 = The watchtower's arms rack is unlocked: no human was ever meant to get this far. The north gate answers.
rise-waypoint-hold-the-plaza-w4 = From here { $friend } sees the whole eastern plain, and the plain is moving.
rise-outcome-won-hold-the-plaza = Silence, the first in thirty years. It will not last an hour. Under the plaza a stair goes down, and at its end there is blue light.

## Mission 7: The Time Machine

rise-story-the-time-machine = This is the place on the drawing. The terminals feed the doors, the doors guard the ring, and the ring can send one person, once. Skynet has sent its own already. Cut the power to the doors, take the chamber, hold it until the field has charged. Connor looks at Kyle a second too long, and says nothing.
rise-objective-cut-power = Cut the power to the chamber's doors at the Terminals
rise-objective-breach = Break into the time chamber
rise-objective-charge = Hold out while the field charges
rise-objective-send = Gather everybody still standing in the time chamber
rise-done-cut-power = Three doors drop open like eyelids. In the middle of the ring stands a figure with a pilot light for a face.
rise-done-breach = The field begins to charge; it will take as long as it takes. From the corridor behind you comes the sound of liquid footsteps.
rise-done-charge = Lightning crawls up the walls. The roof gives way in the north. Into the chamber, everybody, now!
rise-done-send = There is no time for speeches, and he would not have wanted one.
rise-waypoint-the-time-machine-w1 = West gallery. Rows of racks, a hundred empty frames. No, ninety-nine.
rise-waypoint-the-time-machine-w2 = East gallery. A proving bench with the weapon still clamped to it, and an alarm still clamped to the weapon.
rise-waypoint-the-time-machine-w3 = The lock room was a chapel once. Somebody left bread on the sill, and it is fresh: you are not the only humans down here after all.
rise-waypoint-the-time-machine-w4 = Standing inside the ring { $friend } hears, very faintly, traffic. A city. A dog barking at nothing.
rise-outcome-won-the-time-machine = White light, a clap of air, an empty place on the floor. It is 1984, and he is running. Here the machines stop one by one, as if somebody were walking through the world and turning them off.

## How missions are lost

rise-outcome-all-down = All of you are Down. The machines walk past and do not count you any more.
rise-outcome-allies-lost = The last of the three soldiers falls, and with them the line they were holding.
rise-outcome-truck-lost = The Truck burns, and with it everything it carried.
rise-outcome-too-late = Too late. The night is over, and with it the one chance you had.
rise-outcome-overrun = There are too many of them in the chamber. It is theirs again.
rise-outcome-surges = The third wave does not end. There is no plaza any more, only machines.

## Special rules and own ways to lose

rise-rule-surge-each-round = At the end of each Round the Enemy Surge tracker moves 1 step.
rise-rule-prey = HK-8 Drones look for your Allies only, as long as one of them stands.
rise-rule-truck-under-fire = At the end of each Round the Truck takes 1 Damage for each Enemy within 2 hexes that is not stunned, at most 2.
rise-rule-melt = The T-1000 is destroyed if its Stagger tracker stands at 9 or more, at 10 with three Characters or at 12 with four, while it is among the furnaces.
rise-rule-allies-go-down = Allies go Down instead of being killed, and can be Rescued.
rise-lose-allies-lost = You lose if all three soldiers are killed.
rise-lose-truck-lost = You lose if the Truck is destroyed.
rise-lose-too-late = You lose at the end of Round { $count }.
rise-lose-overrun = You lose if at the end of a Round five Enemies or more are in the time chamber.
rise-lose-surges = You lose when the Enemy Surge tracker runs out for the third time.

## Setup

rise-ask-colour = Which colour do you play? The Enemies of that colour act after your turn.
rise-stake-colour = Only the colours you choose have Enemies in this mission.
rise-do-colour = Play { $colour }
rise-verb-colour = Colour
rise-ask-store = { $class }: which card do you take along?
rise-stake-store = It stays on the Class card until you use it, and does not need a slot.
rise-do-store = Take { $card }
rise-verb-store = Take along
rise-ask-place = Where does your Character start?
rise-stake-place = Any free hex of the Starting Zone.
rise-do-place = Start at { $to }
rise-verb-place = Start
rise-ask-waypoints = Which Waypoint comes first?
rise-stake-waypoints = All of them will be resolved.
rise-do-resolve = { $token }
rise-verb-resolve = Resolve
rise-event-colour-taken = { $seat } plays { $colour }.
rise-event-card-stored = { $seat } takes { $card } along.
rise-event-kit-drawn = { $seat } draws { $weapons ->
    [0] no Weapon
    [1] one Weapon
   *[other] { $weapons } Weapons
} and { $equipment ->
    [0] no Equipment card.
    [1] one Equipment card.
   *[other] { $equipment } Equipment cards.
}
rise-event-enemies-wait = { $count ->
    [one] One Enemy is already there.
   *[other] { $count } Enemies are already there.
}
rise-event-took-position = { $seat } starts at { $to }.

## What a mission changes

rise-event-boss-came = { $enemy } is at { $at }!
rise-event-boss-melted = Staggered, and in the only place that can end it, { $enemy } is destroyed.
rise-event-entrance-laid = A new way in for the machines: Entrance { $entrance } at { $at }, on { $dice }.
rise-event-door-released = By itself, { $token } opens.
rise-event-token-laid = At { $at } there is now { $token }.
rise-event-ally-joined = { $friend } joins you at { $at }.
rise-event-more-dice = { $count ->
    [one] From now on Reinforcement Rolls use one more die.
   *[other] From now on Reinforcement Rolls use { $count } more dice.
}
rise-event-surge-dice = { $count ->
    [one] Until the surge breaks, Reinforcement Rolls use one more die.
   *[other] Until the surge breaks, Reinforcement Rolls use { $count } more dice.
}
rise-event-surge-moved = The Enemy Surge grows: { $step } of { $steps }.
rise-event-surge-broke = The surge is here. Enemies come through every Entrance.
rise-event-round-ends = Round { $round } ends.
rise-event-truck-under-fire = { $count ->
    [one] An Enemy near the Truck damages it
   *[other] Enemies near the Truck damage it
}; it has { $damage } Damage.

## Campaign

rise-ask-class = Which Class do you learn?
rise-stake-class = Each Class exists once. You keep it for the rest of the campaign.
rise-do-learn = Learn { $class }
rise-verb-learn = Learn
rise-ask-onward = You lost this mission. What now?
rise-stake-onward = A replay starts with exactly what you had. Going on gives no Reward, and the next mission starts as a Skirmish would, without its Equipment.
rise-do-replay = Play this mission again
rise-verb-replay = Replay
rise-do-continue = Go on to the next mission
rise-verb-continue = Go on
rise-event-rewarded = { $count ->
    [one] Each of you gains a Rank token.
   *[other] Each of you gains { $count } Rank tokens.
}
rise-event-class-taken = { $seat } learns { $class }.
rise-event-onward-replay = You will try this mission again.
rise-event-onward-continue = You go on without looking back.

## Switches

rise-switch-mode = Mode
rise-switch-mode-campaign = Campaign: the missions in order, and you keep what you win
rise-switch-mode-skirmish = Skirmish: this mission alone
rise-switch-rank = Rank tokens
rise-switch-rank-standard = Rank tokens as earned
rise-switch-rank-higher-rank = Easier: two more Rank tokens each
rise-switch-rank-rank-1 = Harder: never more than one Rank token each
rise-switch-fewer-enemies = Easier: fewer Enemies
rise-switch-fewer-enemies-on = The last Enemy of each colour's line stays in the box.
rise-switch-well-equipped = Easier: well equipped
rise-switch-well-equipped-on = Both decks also hold the cards of the next level.
rise-switch-aggressive = Harder: aggressive reinforcements
rise-switch-aggressive-on = One more Reinforcement Die, and the first flipped Entrance becomes Skynet's.
rise-switch-termination = Harder: termination
rise-switch-termination-on = A Character goes Down as soon as the last Wound Slot is filled.
rise-switch-defaults = Quick: Vigil settles ties among Enemies
rise-switch-defaults-on = Never ask which of two equal targets, ways or orders; always take the first.

rise-adjustment-higher-rank = two more Rank tokens each
rise-adjustment-rank-1 = at most one Rank token each
rise-adjustment-fewer-enemies = fewer Enemies
rise-adjustment-well-equipped = well equipped
rise-adjustment-aggressive = aggressive reinforcements
rise-adjustment-termination = termination at the last Wound Slot

rise-lobby-campaign = **Campaign:** mission { $number } of { $of }; what you win you keep.
rise-lobby-goes-on = **The story goes on:** mission { $number } of { $of }, with what you bring along.
rise-lobby-skirmish = **Skirmish:** mission { $number } alone, with the gear it hands out.
rise-lobby-standard = **Difficulty:** as the rulebook has it
rise-lobby-difficulty = **Difficulty:** { $adjustment }
rise-lobby-seats = { $count ->
    [0] -# Everybody chooses a colour when the game begins. Playing alone? Take two to four seats from the menu.
    [1] -# Everybody chooses a colour when the game begins. Playing alone? Take two to four seats from the menu.
   *[other] -# { $count } Characters, { $count } colours of Enemies. Everybody chooses a colour first.
}
