# Advice: two lines on each topic of content/training/topics.toml

training-topic-watch = **The Watch.** You have two actions: move, take, pour, strike, help, rest or play a card.
    Oil in the lamp is what wins; the Storm follows when everybody has had their turn.
training-topic-storm = **The Storm.** Every shade comes a step nearer to the nearest keeper and rolls a die: a 4 or more takes one health.
    Then the lamp burns one oil, and new shades land.
training-topic-brace = **Brace.** Before somebody is hurt, everybody is asked in secret, so nobody learns who holds the card.
    If you hold Brace and are in the same place as the victim or next to it, you may stop the harm.
training-topic-hurt = **Hurt.** A keeper without health is down: no turn, no cards, and shades pass by.
    Help from the same or the next place puts them back on their feet with one health.

# What now? Under a question, for whoever is advised

training-now-watch = Bring oil to the lamp, and strike a shade that is near before it claws.
