# Lessons: a guided game for one

lesson-step = -# { $title } · step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-leave = Leave
lesson-anew = Restart the lesson
lesson-open = Learn { $title } · { $minutes } min
lesson-first = New here? Learn it first
lesson-resumed = Welcome back. This is where you left off.
lesson-astray = The rules allow that. Try what is described here first; nothing has changed.
lesson-does-not-fit = Vigil was updated since, and something you did no longer fits. You are back at the last step that does.
lesson-left = -# You have left the lesson. `/learn` brings you back to this very step.
lesson-end-dice = **Dice and cards** were arranged tonight. At a real table they fall as they like, and when the game is over anybody can check that they did.
lesson-end-hint = **Hint** says what Vigil would do in your place, **Explain** what each choice does, **Take back** undoes a slip.
lesson-end-rules = **`/rules`** finds any rule or card by its name, or by a word or two from its text.
lesson-play = Play { $mission } here
lesson-another = Or learn another game
lesson-choose = Which game would you like to learn?
    Vigil plays a small part of it with you, for you alone: nothing can go wrong.
lesson-help = New to a game? `/learn` takes you through it, step by step, for you alone.
refuse-no-lesson = There is no lesson for that game yet. `/games` tells what there is.
command-learn = Learn a game by playing a small part of it, step by step, for you alone
command-learn-game = Which game
