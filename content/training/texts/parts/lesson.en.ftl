# Lamplight's first evening: what Vigil says at each step of content/training/lesson.toml

training-lesson-welcome = Good evening, keeper. You are **Mara**, and this lighthouse must not go dark.
    { "" }The lamp holds five oil and needs **six**. You and Ivo win together the moment it has them; you lose if it runs dry.
training-lesson-picture = This is the rock you stand on. The round blue **M** is you. The orange one is Ivo, whom Vigil plays tonight.
    { "" }The lamp is in the tower at **D4**, in the middle. The crate at **D2** holds oil. The red **1** beside it is a **shade**, and it is not here to help.
training-lesson-move = Each round you get **two actions**. A move takes you up to two steps, and the crate is exactly that far away.
    { "" }Open the **Move** menu and choose **D2**. Each line says what is there.
training-lesson-move-other = You may do that in a real game. But oil comes first tonight: open the **Move** menu and choose **D2**.
training-lesson-take = You are at the crate. One action left: press **Take oil**.
    { "" }What you cannot do is not offered, so you can never break a rule by accident.
training-lesson-take-other = Brave! But your hands are still empty, and that is what you came for. Press **Take oil** first.
training-lesson-brace = Ivo played his card Fog Bell, so each of you drew a card. When everybody has had two actions, the **Storm** comes: the shade crept up and rolled a 5 against you. A 4 or more hurts.
    { "" }These are your cards; nobody else sees them. You hold **Brace**: play it now, and nothing happens to you.
training-lesson-brace-other = You would lose one health, and you have the very card against it. Play **Brace**.
training-lesson-storm = That was a whole round: everybody's two actions, then the Storm. In every Storm shades come closer, the lamp burns **one** oil, and a new shade lands where a die says.
    { "" }Four oil left, so you cannot just wait.
training-lesson-strike = The shade has come into your own place. To strike, you roll two dice, and **one** 4 or more drives it off. That works three times out of four.
    { "" }With your oil you could run for the lamp and win right now. But tonight you learn to fight as well: press **Strike shade 1**.
training-lesson-strike-other = You could, but it would claw again. Press **Strike shade 1** first; the odds are yours.
training-lesson-carry = Gone! You still carry the oil, so bring it home.
    { "" }Open the **Move** menu and choose **D4**, the tower.
training-lesson-carry-other = The lamp is waiting for that oil. Open the **Move** menu and choose **D4**.
training-lesson-help = Oh no: while you ran home, the new shade got Ivo. Whoever is down takes no turn, and if all are down, the night is lost.
    { "" }He is next to you. Press **Help Ivo up**; friends come before oil.
training-lesson-help-other = It is tempting, but Ivo lies there in the dark. Press **Help Ivo up** first.
training-lesson-card = The shade that did it, number **3**, is still near. Your card **Flare** drives off a shade within two steps, and you need no dice for it.
    { "" }Press **Play Flare on shade 3**.
training-lesson-card-other = Soon! First make it safe here: press **Play Flare on shade 3**.
training-lesson-pour = Ivo poured his own flask, the Storm took its share, and the lamp stands at **four**. A flask is worth two.
    { "" }You know what to do.
training-lesson-pour-other = Not that one. You stand at the lamp with a flask of oil: press **Pour oil into the lamp**.
training-lesson-end = ### The lamp roars up, and you did that
    You moved, fetched, fought, braced, helped and played a card. That is the whole game; its first mission is called **First Light**.
