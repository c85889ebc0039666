# Advice: two lines on each topic of content/salvation/topics.toml

salvation-topic-stage = **Stages.** The turn has five, from 0 to 4. In each you may play one card with that number; Skynet goes first.
    Passing in one stage closes no other.
salvation-topic-keep = **Your hand.** After the draw you may keep seven cards.
    Think of the stages: at most one card of each number can be played in a turn.
salvation-topic-movement = **Movement.** You name a goal for each unit first, then all of them move at once.
    A unit's Movement, such as 1/2, is how many borders it crosses by any way, and how many by road alone.
salvation-topic-border = **A border battle.** Whoever has units in a sector that is entered may attack at once, and strikes first.
    The Resistance just declares it. A machine must find them first: one die against its Scouting.
salvation-topic-battle = **Battle.** Each side rolls once, as many dice as its units have Attack; then the fight is over.
    What is destroyed by the first strike does not strike back.
salvation-topic-aim = **Aiming.** You choose a target for each die after you have seen it. It must reach the target's Defence.
    A unit with more than one Strength falls only when it was hit that often in this turn.
salvation-topic-scouting = **Scouting.** It opens one face-down token in the unit's sector.
    The Resistance succeeds without a roll. A machine rolls one die against its Scouting; a low figure is better.
salvation-topic-opened = **An open token.** What it does depends on who opened it.
    Shelters are what Skynet hunts, and points for the Resistance. Terrain stays and holds for both sides.
salvation-topic-irradiated = **Radiation.** At the end of the turn a die is rolled for every unit in this sector.
    A Resistance unit is lost on 1 or 2, a machine on 1 only. Move on in time.
salvation-topic-stormed = **A shelter falls.** At the end of a turn a machine alone with an open shelter destroys it.
    One unit of the Resistance in the sector is enough to hold it. With all five, Skynet wins.
salvation-topic-scored = **Points.** The Resistance wins with ten at the end of a turn; shelters, missions and Mission cards bring them.
    If both sides would win at the same moment, Skynet does.
salvation-topic-factory = **Factories.** Machines are made there. A new one needs a sector with a machine and nobody of the Resistance.
    Skynet has three in all. Without units and factories it has lost.

# What now? Under a question, for whoever is advised

salvation-now-stage = Play a card of this number if it helps you now. If not, pass: later stages stay open.
salvation-now-plan = Pick a unit and its goal; when all are sent, carry the plan out.
