# Advice: two lines on each topic of content/training/topics.toml

training-topic-watch = **The Watch.** You have two actions: move, take, pour, strike, help, rest or play a card.
    Oil in the lamp is what wins; the Storm follows when everybody has had their turn.
training-topic-storm = **The Storm.** Every shade goes a step towards the nearest keeper and claws: 4 or more on a die is one harm.
    Then the lamp burns one oil, and new shades land.
training-topic-brace = **Brace.** Everybody is asked in secret before harm falls, so nobody learns who holds the card.
    If you hold Brace and stand with or next to the victim, you may stop the harm.
training-topic-hurt = **Hurt.** A keeper without health is down: no turn, no cards, and shades pass by.
    Help from the same or the next place puts them back on their feet with one health.

# What now? Under a question, for whoever is advised

training-now-watch = Bring oil to the lamp, and strike a shade that is near before it claws.
