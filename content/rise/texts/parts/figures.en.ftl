# What is counted for statistics
rise-figure-turns = Turns
rise-figure-attacks = Attacks
rise-figure-kills = Enemies destroyed
rise-figure-wounds = Wounds taken
rise-figure-downs = Times Down
rise-die-attack = Attack Die
