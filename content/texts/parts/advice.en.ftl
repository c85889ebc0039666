# Advice: what somebody new is told once, in answer to a press of their own

advice-now = -# **What now?** { $what }
advice-now-one = Choose one of what is offered below. **Explain** tells what each does, **Hint** what Vigil would do.
advice-now-some = Pick as many as the menu says, then confirm. **Explain** tells what each does.
advice-now-order = Pick everything, one after the other: the order is your answer.
advice-now-split = Share the whole amount out, then confirm.
advice-now-space = Choose a place; those you can reach are light on the board.
advice-now-path = Choose where to go; the way there is found for you.
advice-now-react = You may step in here, or let it pass. **Hint** says what Vigil would do.
advice-now-nothing = There is nothing you can do here: let it pass.
advice-hush = No more advice
advice-on = Advice is on: the first time something happens to you in a game, a short note explains it, for you alone. `/learn advice:False` turns it off.
advice-off = Advice is off. `/learn advice:True` brings it back.
command-learn-advice = Short notes at real tables when something is new to you: on or off
