# Advice: two lines on each topic of content/rise/topics.toml

rise-topic-decision = **Who acts?** Every Character takes one turn a Round, in any order you like.
    After each turn the machines of that Character's colour answer, so choose which ones you can face.
rise-topic-dice = **Action Dice.** Each die goes on one open space of your board or a card, and closes it until the Round ends.
    Most spaces take any number, and some do more with certain numbers. You may leave dice unused.
rise-topic-attack = **Attack.** Hits count against the Defense of the machine, and all of them must come in one Attack.
    A Skull that is left lets the machine react; a Fist lets you use an ability of yours.
rise-topic-reaction = **A reaction.** You rolled a Skull, so the machine does what its card says, once for each Attack.
    Roll Skulls again if you can: only the dice that stay count.
rise-topic-waypoint = **Waypoint.** Whoever enters its zone turns it over and does what the Mission says there.
    It only interrupts the Move: you may use what is left of it afterwards.
rise-topic-interact = **Interact.** One die uses one object within your reach, or makes one trade.
    What the number on the die is good for is up to the object.
rise-topic-reinforcements = **Reinforcements.** After each turn dice are rolled; each number that an Entrance shows brings a machine there.
    It comes from the line of this colour, and it moves and attacks at once.
rise-topic-cover = **Cover.** Damage to whoever stands in it goes to the Cover first, and it stays damaged.
    When it has taken as much as its number it is gone, and the rest goes on to you.
rise-topic-wound = **Wounds.** Each takes a slot on your board. When there is no slot left, you are Down.
    A die on Rest takes one Wound off you.
rise-topic-down = **Down.** Machines leave you alone, and of your dice only those that show 1 can be used, but not to Rest.
    A friend beside you can rescue you with a Rest. If all are Down, the Mission is lost.
rise-topic-reroll = **Rolling again.** A Rank token rolls any number of dice again, as often as you have tokens.
    It is spent for the Mission then. Some weapons do it for free.
rise-topic-destroyed = **Destroyed.** The machine goes to the back of the line of its colour and may come again.
    It is the Objectives that win the Mission, not the wrecks.
rise-topic-surge = **The Enemy Surge.** This Mission counts towards a great attack.
    When the counter is full, machines come through every Entrance: be elsewhere by then.

# What now? Under a question, for whoever is advised

rise-now-decision = Choose whoever can do most now, before the machines of that colour answer.
rise-now-player = Put one die on one space. High dice go far on Move; for most Weapons any die will do.
