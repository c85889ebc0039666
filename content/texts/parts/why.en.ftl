# Why something was told

why-open = Why?
why-menu = Why? Pick a line
why-answer = -# { $late ->
    [0] It came of { $seat }'s answer: { $what }
   *[other] Time ran out for { $seat }, and this was taken: { $what }
}
why-dice = { $die }: { $faces }
why-nothing = Nothing more is written of this line: no answer in the open, no dice and no rule.
why-back = Back to the story
