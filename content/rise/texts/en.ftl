# Rise of the Resistance: the round itself. Its parts have their words in parts/.

rise-title = Rise of the Resistance
rise-blurb = The year is 2029. Four fighters against Skynet's machines: seven missions, from the first stolen crates to the Time Machine. One to four players, two to four Characters.

rise-ask-decision = Round { $round }: who acts next?
rise-stake-decision = After each turn the machines of that Character's colour act.
rise-ask-turn-start = { $seat }, load Munitions before you roll?
rise-stake-turn-start = Munitions are spent now and improve every Attack of this turn.
rise-ask-player = { $seat }, what do you do? Dice left: { $dice }.
rise-stake-player = Each die goes on one open space of the board or a card and stays there until the Round ends.

rise-do-act = { $seat } acts
rise-do-load = Load { $card }
rise-do-roll = Roll the Action Dice
rise-verb-act = Who acts
rise-verb-load = Load Munitions

rise-event-nominated = { $seat } takes the turn; { $colour } machines answer.
rise-event-rolled = { $seat } rolls { $dice }.
rise-event-turn-ended = { $seat } is done.
rise-event-round-began = Round { $round } begins.

rise-phase-setup = The squad is in position.
rise-phase-player = The machines answer.
rise-phase-reinforcements = Reinforcements have arrived.
rise-phase-enemy-moves = The machines are in position.
rise-phase-enemy-attacks = The machines have attacked.
rise-phase-bosses = The Bosses have acted.
rise-phase-enemy-still = No machine moves or fires.
rise-phase-enemy = The machines have had their turn.
rise-phase-round = The dice are back, the squad is ready.
rise-phase-mission = The mission is over.
rise-enemy-numbered = { $name } #{ $number }
