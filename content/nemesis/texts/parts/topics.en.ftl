# Advice: two lines on each topic of content/nemesis/topics.toml

nemesis-topic-turn = **Your turn.** Two actions, or one and then a pass. Nearly all actions are paid for with cards from your hand.
    Pass when you like: the cards you keep protect you from surprises.
nemesis-topic-explore = **A new room.** Its token says how many items are in it, and what happens as you enter.
    From now on whoever stands in it can use its action, if it has one, for two cards.
nemesis-topic-noise = **Noise.** Whoever enters an empty room rolls. A number puts a marker into that corridor, silence does nothing.
    If the corridor is marked already, something comes: an encounter.
nemesis-topic-danger = **Danger.** Intruders in the rooms next to you come in, if they are not fighting somebody.
    If there are none, every corridor of the room is marked.
nemesis-topic-encounter = **Encounter.** A token out of the bag says what appears. Compare its number with the cards in your hand.
    With fewer cards than that, you are surprised: it attacks at once.
nemesis-topic-objective = **Your objective.** From the first encounter on you have one aim, and it stays secret.
    To win you must fulfil it and survive. Choose what can still be done from where you are.
nemesis-topic-combat = **Combat.** While an intruder is in your room you can shoot, fight or escape; room actions must wait.
    To escape, you are attacked once by each of them first. In the event phase they all attack.
nemesis-topic-injured = **Injuries.** Nobody knows how much an intruder can take: after each hit a card is drawn for it.
    It dies if the card shows no more than its injuries, and an arrow makes it flee.
nemesis-topic-contamination = **Contamination.** The card lies in your discard pile, will come to your hand, and pays for nothing.
    It may be infected. Scan it by Rest, in some rooms or with an antidote; at the end it can kill you.
nemesis-topic-wound = **Wounds.** The third light wound becomes a serious one, and its card hinders you until it is dressed.
    With three serious wounds, any further wound kills.
nemesis-topic-fire = **Fire.** Whoever ends their turn in a burning room takes a light wound; intruders burn too.
    There are eight fire markers. When a ninth is due, the ship is lost.
nemesis-topic-malfunction = **Malfunction.** The action of this room cannot be used until somebody repairs it. Searching still works.
    There are eight markers. When a ninth is due, the hull breaks and the ship is lost.
nemesis-topic-slime = **Slime.** As long as you have it, silence counts as danger for you.
    Clothes or the Shower Room take it off.
nemesis-topic-event-phase = **The event phase.** Time moves on, intruders attack, an event is drawn, then a token out of the bag.
    That token changes what waits in the bag, or makes everybody roll for noise.
nemesis-topic-pods = **Pods.** In an Evacuation Section you may climb into an unlocked pod: two cards, and a noise roll first.
    A pod that has launched counts as home, wherever the ship goes.

# What now? Under a question, for whoever is advised

nemesis-now-turn = Do what brings you nearer to your objective. Every card you keep helps against surprises.
