# Whispers and promises: what seats with secrets say to each other.

say-whispered = { $by } whispers to { $to }: “{ $said }”
say-promised = { $by } promises everybody: “{ $said }”
say-promised-to = { $by } promises { $to }: “{ $said }”
say-recalled = -# And this was said: { $said }
say-heard = ### For your ears only
say-more = There is more: `/say read`.
say-none = You have said nothing here, and heard nothing.
say-all = All that was said is in the file: { $count ->
    [1] one sentence.
   *[other] { $count } sentences.
}
say-whisper-done = It is passed on with their next press; until the game is over nobody else reads it. { $said }
say-promise-done = It is passed on with their next press, and the end will recall it. { $said }
panel-sayings = What was whispered
story-say-allowed = Seats may whisper and make promises from now on.
story-say-forbidden = Seats may no longer whisper or make promises.

refuse-say-nothing-hidden = In this game there is nobody to whisper to: seats have no secrets here that could be bargained with.
refuse-say-silent = Your seat is out of the game, and the silent stay silent until its end.
refuse-say-forbidden = At this table the game-master has switched whispers and promises off.
refuse-say-nobody-hears = Nobody there can hear you: it takes another player's seat that is still in the game.
refuse-say-length = That is too long or empty: at most { $most } letters.
refuse-say-too-often = Your seat has said { $most } things in this game. That is all that Vigil keeps.

command-say = Whispers and promises, where seats keep secrets from each other
command-say-whisper = Say something to one seat; nobody else reads it until the game is over
command-say-whisper-seat = Who is to hear it
command-say-whisper-text = What you want to say
command-say-promise = Promise something; the end of the game recalls it
command-say-promise-text = What you promise
command-say-promise-to = To one seat, in secret; to everybody if you do not say
command-say-read = Read again what you said and heard; once the game is over, all that was said
command-say-allow = Allow whispers and promises at this table, or not; for its game-master
command-say-allow-on = Whether they are allowed
