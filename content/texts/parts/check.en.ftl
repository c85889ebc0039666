# /gm check: everything a table depends on, tried on the Discord that is there.

command-gm-check = Try everything a table depends on, here and now; one press, and nothing stays behind
choice-master-check = Try everything a table depends on

check-press = Press **Begin** on the message below, and then **Submit** on the form, if one opens. It takes a few seconds.
check-card = **A check.** Whoever asked for it presses the button; this message goes away by itself.
check-card-trying = **A check** is under way; this message goes away by itself.
check-picture = A number on a plain ground
check-begin = Begin
check-menu = A menu as long as any
check-form = A check
check-form-line = Nothing to fill in: just send it
check-probe = A check; this goes away at once.
check-forgotten = That check is over. Start another with /gm check.
refuse-check-not-yours = { $name } asked for this check, and only they can go on with it.
check-verdict =
    { $amiss ->
        [0] { $untried ->
            [0] **Everything works as Vigil needs it.**
           *[other] **Everything that was tried works as Vigil needs it.**
        }
        [one] **One thing is not as Vigil expects it;** the line says what Vigil does instead, or what you can do.
       *[other] **{ $amiss } things are not as Vigil expects them;** each line says what Vigil does instead, or what you can do.
    }

doctor-check-posted-held = A panel with a picture can be posted here.
doctor-check-posted-failed = No panel can be posted here (Discord's code { $code }). Give Vigil View Channel, Send Messages (in a thread, Send Messages in Threads) and Attach Files here. Into a private thread, bring it by mentioning it there.
doctor-check-form-held = A form opens and comes back.
doctor-check-form-note = No form opens here. Vigil needs none: everything can be pressed or typed.
doctor-check-answered-held = A press was answered after { $ms } ms; Discord waits for 3,000.
doctor-check-answered-failed = A press was answered after { $ms } ms, and Discord waits for 3,000. Vigil acknowledges slow ones first and shows what came of them after; look at the load of its machine.
doctor-check-kept-held = A press changes the words and keeps the picture.
doctor-check-kept-failed = A press loses the picture here. Vigil only acknowledges it, and then shows what came of it by an edit that keeps the picture.
doctor-check-kept-untried = Whether a press keeps the picture could not be tried: Discord did not take the press in time. Try again later.
doctor-check-replaced-held = A panel's picture can be changed for another.
doctor-check-replaced-note = A picture has to be brought before it can be shown here. Vigil does so, in two steps.
doctor-check-replaced-failed = A picture cannot be changed for another here. Vigil posts the panel anew below, and takes the old one away.
doctor-check-replaced-untried = Whether a picture can be changed for another could not be tried: Discord did not answer. Try again later.
doctor-check-menu-held = A menu with 25 long options is taken.
doctor-check-menu-failed = A menu with 25 long options is not taken. Vigil shows shorter ones, and turns pages where they do not hold everything.
doctor-check-menu-untried = Whether a long menu is taken could not be tried: Discord did not answer. Try again later.
doctor-check-private-held = What only you see can be changed, and get a picture.
doctor-check-private-failed = What only you see cannot be changed here. Vigil sends it to you anew.
doctor-check-private-picture-failed = What only you see can be changed, but gets no new picture that way here. Vigil sends it to you anew.
doctor-check-private-untried = Whether what only you see can be changed could not be tried: Discord did not answer. Try again later.
doctor-check-mentions-held = A message pings whom it names, and nobody else.
doctor-check-mentions-failed = Pings do not go to whom they should. Vigil therefore mentions only those who are to be pinged, and writes all other names in plain words.
doctor-check-mentions-untried = Whether pings go where they should could not be tried: Discord did not answer. Try again later.
doctor-check-once-held = A message that is sent twice stands there once.
doctor-check-once-failed = A message that is sent twice stands there twice. Vigil looks through the channel before it posts a panel or a story again; only a reminder or a notice may come twice when the connection fails.
doctor-check-once-untried = Whether a message that is sent twice stands there once could not be tried: Discord did not answer. Try again later.
doctor-check-history-held = Vigil finds its own messages again.
doctor-check-history-failed = Vigil cannot look for its messages here: give it Read Message History. Until then, /gm resync cannot find panels that were left over.
doctor-check-history-untried = Whether Vigil finds its own messages again could not be tried: Discord did not answer. Try again later.
doctor-check-thread-held = Vigil can play in threads: it was tried.
doctor-check-thread-untried = Vigil may write in threads; use /gm check in one to try it.
doctor-check-thread-failed = Vigil may not write in threads: give it Send Messages in Threads, or play in the channel itself.
doctor-check-tidy-held = Everything that was tried has been taken away again.
doctor-check-tidy-failed =
    { $count ->
        [one] One message of this check could not be taken away; delete it by hand.
       *[other] { $count } messages of this check could not be taken away; delete them by hand.
    }
