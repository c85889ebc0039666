# What a game-master may put right in Lamplight
training-fix-health = Health of { $seat }
training-fix-place = Where { $seat } stands
training-fix-oil = Oil that { $seat } carries
training-fix-shade = Where shade { $shade } is
training-fix-crate = Oil in the crate at { $at }
training-fix-card = A discarded { $card }
training-fix-lamp = Oil in the lamp
training-fix-round = Round
training-fix-actions = Actions that { $seat } has left
training-spot-gone = back in the sea
training-pile-discard = the discard pile
training-pile-deck = the deck
training-unsound-all-down = Then nobody would be on their feet, and the game would be lost. Nothing was changed.
training-unsound-lamp = Then the lamp would be full or out, and the game over. Nothing was changed.
