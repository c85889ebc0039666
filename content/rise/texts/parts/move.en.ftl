# What Characters and Allies do besides attacking: moving, resting, objects, trades, orders, the Truck.

## What is asked

rise-ask-move = { $figure } has { $points } Movement. Where to?
rise-stake-move = Rubble, Cover and crates cost 2. The Move ends on a hex of one's own; a Waypoint on the way only pauses it.
rise-ask-set-aside = { $figure } cannot stay on { $to }, where somebody else is. Which hex instead?
rise-stake-set-aside = It is the nearest free hex of the same Zone, and costs nothing.
rise-ask-rest = { $seat }, whom does this Rest help?
rise-stake-rest = One die heals or rescues, never both. Whoever is rescued stands up at once.
rise-ask-medkit = Discard a card to heal more Wounds of { $seat }?
rise-stake-medkit = Without it the Rest removes what it removes, and the card stays yours.
rise-ask-interact = { $seat }, what is the { $value } for?
rise-stake-interact = One die uses one object or makes one trade; an Engineer may take a stunned Enemy apart instead.
rise-ask-read = The die shows { $value }. What is it read as, for { $token }?
rise-stake-read = It keeps showing its value; a card that changes it is discarded.
rise-ask-pick = { $seat }, which card do you take?
rise-stake-pick = The others are discarded.
rise-ask-open = { $count ->
    [one] Which Door opens?
   *[other] Which { $count } Doors open?
}
rise-stake-open = An open Door is gone for good, for Enemies too.
rise-ask-trade = { $seat } and { $friend } trade. Which cards change hands?
rise-stake-trade = Dice stay on their cards. What finds no slot is discarded by whoever receives it.
rise-ask-order = { $seat }, whom do you give the order?
rise-stake-order = Their player chooses how it is carried out.
rise-ask-command = { $seat }, which Ally acts?
rise-stake-command = It acts even if a die lies on its Command space.
rise-ask-stun = { $seat }, which Enemy is stunned?
rise-stake-stun = It loses its next activation and does not react to Skulls.
rise-ask-ally-heal = Whom does { $figure } treat?
rise-stake-ally-heal = One Wound less; whoever is Down stands up.
rise-ask-ally-interact = What does { $figure } use, with the { $value }?
rise-stake-ally-interact = Whatever is found goes to the Character who gave the command.
rise-ask-drive = { $seat } drives, up to { $points ->
    [one] one step.
   *[other] { $points } steps.
} Where does the driver's hex end?
rise-stake-drive = Only diagonally forward or back, never turning, and all that the Truck sweeps must be empty.

## What can be done

rise-do-move = Move to { $to }
rise-do-return = Step out and back to { $to }
rise-do-stay = Stay
rise-do-set-aside = { $to }
rise-do-rest = Rest: heal a Wound
rise-do-tend = Treat { $target }
rise-do-rescue = Rescue { $target }
rise-do-spend = Discard { $card }
rise-do-use-token = Use { $token }
rise-do-dismantle = Dismantle { $target }
rise-do-trade = Trade with { $seat }
rise-do-read = As a { $value }
rise-do-read-card = As a { $value }, discarding { $card }
rise-do-take = Take { $card }
rise-do-give = Give { $card }
rise-do-open = { $token }
rise-do-order = { $seat }
rise-do-command = { $target }
rise-do-stun = { $target }
rise-do-drive = Drive to { $to }

rise-verb-move = Move
rise-verb-set-aside = Make room
rise-verb-tend = Treat
rise-verb-rescue = Rescue
rise-verb-spend = Discard
rise-verb-dismantle = Dismantle
rise-verb-trade = Trade
rise-verb-read = Read the die
rise-verb-take = Take
rise-verb-give = Give
rise-verb-open = Open
rise-verb-order = Give the order
rise-verb-command = Command
rise-verb-stun = Stun
rise-verb-drive = Drive

## What happened

rise-event-moved = { $figure } moves to { $to }.
rise-event-set-aside = { $figure } makes room and stands on { $to }.
rise-event-tended = { $figure } treats { $friend }.
rise-event-rescued = { $figure } comes to the aid of { $friend }.
rise-event-object-used = { $figure } uses { $token } with a { $value }.
rise-event-card-picked = { $seat } takes { $card } and leaves { $rest }.
rise-event-door-opened = Now { $token } is open.
rise-event-traded = { $seat } and { $friend } trade: { $gave } for { $took }.
rise-event-order-given = { $seat } gives { $friend } an order.
rise-event-commanded = { $seat } commands { $friend }.
rise-event-drove = { $seat } drives the Truck to { $to }.
rise-event-truck-repaired = { $seat } repairs the Truck: { $damage } Damage left.

## What is refused, and what would work instead

rise-refuse-has-acted = Everybody acts once a Round, and that Character has. Name one that is ready.
rise-refuse-half-hex = That is a half-hex at the edge; nobody can enter it.
rise-refuse-wall = That is solid Wall.
rise-refuse-door = A closed Door is in the way. Open it from a hex beside it.
rise-refuse-red = Red outlines are Walls: go round.
rise-refuse-enemy-there = An Enemy is there. Hexes with Enemies can be neither entered nor passed.
rise-refuse-not-alone = Somebody is there. You may pass, but you must end your Move alone on a hex.
rise-refuse-too-far = There is no way there with this Movement.
rise-refuse-down-cannot-rest = Whoever is Down can neither Rest nor Rescue; somebody beside them must help them up.
rise-refuse-nobody-to-help = You have no Wound to heal, and nobody beside you is Down.
rise-refuse-nothing-to-use = No object in reach does anything with this number, and there is nobody to trade with. Objects are used from their own hex or an adjacent one.
rise-refuse-not-in-zone = Allies are commanded from the Zone they are in.
rise-refuse-ally-down = They are Down: rescue them first.
rise-refuse-ally-idle = There is nothing they could do now.
rise-refuse-no-ally = No Ally in your Zone could act.
rise-refuse-nobody-to-order = There is nobody who could carry out the order.
rise-refuse-nobody-to-stun = No normal Enemy that could be stunned is near enough and in sight.
rise-refuse-deck-empty = There are no cards left to draw.
rise-refuse-truck-destroyed = The Truck is a wreck.
rise-refuse-truck-stuck = The Truck has no room to roll.
rise-refuse-truck-whole = The Truck has no Damage to repair.
