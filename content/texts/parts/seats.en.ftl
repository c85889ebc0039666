# Seats that keep secrets from each other: who may take one, and who says yes to it.

petition-title = ### May they?
petition-sit = { $name } would like to sit down and play { $seat }. Seats keep secrets from each other in this game, and { $name } has not sat here before.
petition-hand = { $by }, who is game-master and plays too, would like to hand { $seat } to { $name }. Seats keep secrets from each other in this game.
petition-take = { $name } would like to take over { $seat } from a player who is away. Seats keep secrets from each other in this game.
petition-export = { $name }, who is game-master and plays too, would like the file of this campaign. It holds everything that is hidden here: every hand, and the seed.
petition-needs = { $needed ->
    [0] A game-master decides.
    [one] A game-master who does not play decides, or one of those who sit here.
   *[other] A game-master who does not play decides, or { $needed } of those who sit here.
}
petition-yes = Yes
petition-no = No
petition-carried = The answer is yes.
petition-lost = The answer is no.
petition-lapsed = It is too late for an answer: things have changed at this table.

refuse-undo-needs-vote = You cannot take this back alone: you play or played here, seats keep secrets from each other, and something came out in what would be taken back. The table can vote on it with `/table undo-vote`, or a game-master who does not play can take it back.
refuse-redo-needs-vote = You cannot bring this back: you play or played here, seats keep secrets from each other, and something came out in what would be brought back. A game-master who does not play can bring it back. The table has no vote on that; without such a game-master, the game goes on from here.
refuse-set-needs-vote = You cannot put this right now: you play or played here, seats keep secrets from each other, and it would take back something that came out. A game-master who does not play can put it right. Or the table takes back first what came out, with `/table undo-vote`; after that you can put it right yourself.
refuse-needs-consent = Seats keep secrets from each other in this game, so somebody new has to ask first: `/table join`.
refuse-knows-another-seat = Seats keep secrets from each other in this game. Whoever has sat at one (here: { $seats }) can come back to it, but can take no other until the game is over.
refuse-watched-all = Whoever was shown all secrets of this game can sit down only when it is over.
refuse-watch-other-seat = Whoever sits or sat at another seat of this game cannot be shown all its secrets.
story-watcher-stays-out = Whoever played { $seat } has seen all secrets and is out for good: Vigil plays there now.
refuse-knows-all-seats = Whoever has had the file of this game knows everything that is hidden in it, and can sit down only when it is over.
refuse-petition-already = That has been asked already; the buttons stand above.
refuse-petition-refused = The answer was no. A game-master who does not play can still hand you a seat.
refuse-petition-over = That has been decided, or it is too late for an answer.
refuse-no-voice-in-this = Only those who sit at the table, or sat there until a game-master handed their seat to Vigil, have a voice in this, other than whom it concerns; and a game-master who does not play.

# The game-master's commands for those who do not see /gm.
table-status-master = -# You are a game-master of this table: `/master` does all that a game-master may.
gm-role-shown = Discord shows them `/gm`.
gm-role-hidden = Discord does not show them `/gm` yet, and only people can change that: *Server Settings > Integrations > Vigil > /gm > Add Roles or Members*. Until then they have `/master`, which does the same. Name the role once more to see whether it worked.
refuse-master-needs-seat = Name a seat as well.
refuse-master-needs-person = Name a person as well.
refuse-master-needs-what = Name what is to be put right as well.
refuse-master-needs-value = Name what it is to become as well.
command-master = Whatever a game-master may do at this table
command-master-action = What to do
command-master-seat = Which seat, where one is answered for or handed on
command-master-person = Who gets the seat or the table; for a seat, Vigil if you do not say
command-master-what = The decision to go back to, the answer, or the thing to put right
command-master-value = What it should be, where something is put right
choice-master-undo = Take decisions back
choice-master-redo = Bring back what was taken back
choice-master-history = Show who did what, and when
choice-master-set = Put something right
choice-master-answer = Answer for a seat
choice-master-skip = Go on with the plainest answer
choice-master-seat = Hand a seat to somebody, or to Vigil
choice-master-pause = Pause the game
choice-master-unpause = Let the game go on
choice-master-lock = Let nobody new sit down
choice-master-unlock = Open the table again
choice-master-transfer = Make somebody else the game-master
choice-master-resync = Read the table again from disk
choice-master-audit = Get everything that happened, dice included
