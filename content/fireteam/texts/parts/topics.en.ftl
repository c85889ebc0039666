# Advice: two lines on each topic of content/fireteam/topics.toml

fireteam-topic-turn = **Your turn.** Move up to your speed and take one action, before, after or between the steps.
    The usual actions are Attack and Search; the Mission and your cards may add others.
fireteam-topic-hand = **Your hand.** Cards are your attacks and your reactions, and they are your life as well.
    Every hit costs a card. Spend all of them, and the next hit knocks you out.
fireteam-topic-tactics = **Tactical response.** Once a Round one of you may play a card for its tactical response, before anybody draws.
    Whoever does draws no cards this Round.
fireteam-topic-attack = **Attack.** Play cards of one type together: their strength is the number of dice, eight at most.
    All damage must come in this one attack. Damage that does not kill has no effect.
fireteam-topic-react = **A reaction window.** Something happened that a card in your hand may answer. Each of you may answer it with one card.
    A card that you play no longer absorbs a hit, so it is often right to let it pass.
fireteam-topic-intercept = **Stepping in.** A hero in the same place may become the target instead, before the dice are rolled.
    The one who steps in takes all the hits. Explosives hit everybody anyway.
fireteam-topic-hurt = **Hits.** For each hit the hero discards one card from hand.
    Discarding the last card is still fine. If there are too few, the hero is knocked out.
fireteam-topic-knocked-out = **Knocked out.** The lucky coin turns to tails, and the hero is out of action until their next turn.
    If it shows tails already, the Mission is lost. Some objectives and events turn it back.
fireteam-topic-search = **Searching.** It needs a place with no creature and an entry token that nobody has searched.
    A recon card tells what you find. It may be an ambush.
fireteam-topic-ambush = **Ambush.** A creature appears where you are and acts at once. Nobody can react to that.
    It stays, and acts again in the Threat Phase.
fireteam-topic-threat = **The threat track.** The marker moves on every Round, and on a marked space a threat card is turned over.
    Such a card is a new rule until the Mission ends. Waiting makes it harder.
fireteam-topic-spawned = **Creatures enter.** At the end of the Threat Phase new ones come in at entry tokens.
    They do not act before the next Threat Phase.
fireteam-topic-flee = **Being held.** You cannot walk out of a place with more creatures than heroes on their feet.
    Reactions and other cards that move you are not held back.

# What now? Under a question, for whoever is advised

fireteam-now-turn = Use what movement and action you have left, in any order: fight what holds you, or search a place that is clear.
