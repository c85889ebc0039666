# The first evening of Fireteam Zero: what Vigil says at each step of content/fireteam/lesson.toml

fireteam-lesson-welcome = Good evening, soldier. It is 1942, something is eating the cattle, and you are **Abe**. Shad is with you; Vigil plays him tonight.
    { "" }A mission is won by its **objectives**, all of them together. Here: repair the ferry, take samples, and be at the landing. The first two are nearly done; see the bars below the map.
fireteam-lesson-map = The blue **A** is you, the orange **S** is Shad; the white **P** and **H** are Patty and Henry, who help you. Red pieces are creatures; number 1 sits on the **Ferry Landing**, where you want to go.
    { "" }Areas that touch are neighbours, even at a corner. Nothing blocks your view in this game: only the distance counts. The dashed lines part the map into **sectors**.
fireteam-lesson-hand = This is your hand, and it is everything you have. Each card can be used once: as an **attack** (its first line), as a **reaction** in danger, or as a **response** for the team.
    { "" }It is also your life: each hit costs you a card. So every card you spend is one that no longer protects you.
fireteam-lesson-attack = In your turn you may move up to **2** and take **one action**, in any order.
    { "" }That creature is one area away. Press **Attack Corrupted Animal 1 (projectile)**; the words beside the button tell your best chance, rounded to a whole percent.
fireteam-lesson-attack-other = You may do that in a real game. But first make the landing safe: press **Attack Corrupted Animal 1 (projectile)**.
fireteam-lesson-cards = It takes **3** hits. In a projectile attack a bullet on a die is a hit; fists and blasts are for other attacks. Cards add up: the number on a card is how many dice you roll, and a bonus hit always hits.
    { "" }All four would be safest, but each card is a life. Mark **Covering Fire** and **Rifle Volley** in the menu, then confirm: five dice and one sure hit.
fireteam-lesson-cards-other = Not those. Choose both **Covering Fire** and **Rifle Volley**, and keep the rest: you will need it soon.
fireteam-lesson-henry = You rolled one bullet, two fists and two blasts. With the sure hit that makes two hits, and one is missing! But **Henry**, the white **H**, is next door, and near him you may roll **one** die of an attack again.
    { "" }Open **Reroll** and choose **Die 1: fist**, or another one without a bullet. If you let it be, the attack fails and the cards are gone.
fireteam-lesson-henry-other = Two hits do nothing, and damage does not last. Open **Reroll** and choose a fist or a blast.
fireteam-lesson-move = A double bullet! It took 3 hits and you had **4**: that is one more than needed, so you also get the last sample. First objective done.
    { "" }Your action is used, but you can still move. Open **Move** and choose **Move to Boathouse (1C)**.
fireteam-lesson-move-other = There is nothing to find there. Open **Move** and choose **Move to Boathouse (1C)**.
fireteam-lesson-search = **Patty**, the white **P**, came along with you. The numbered doors are **entries**: creatures come in there. A lock means that a hero's presence keeps them out. Each entry can be searched once, with no creature around.
    { "" }A search takes an action, but near Patty it is free. Press **Search**.
fireteam-lesson-search-other = Nobody leaves before that token is turned. Press **Search**; with Patty here it costs you nothing.
fireteam-lesson-coin = Ferry fuel! Not every search is so kind; some of them bite. The ferry is repaired, and the **lucky coin** turns to heads.
    { "" }Whoever must lose more cards than they hold is knocked out, and the coin turns to tails. If it **shows** tails already, the mission is lost.
fireteam-lesson-end-turn = Now everybody must get to the landing. But Shad has had his turn in this round and cannot follow you yet, and whoever is alone is easy prey: wait here with him.
    { "" }Press **End the turn**. Then the creatures come.
fireteam-lesson-end-turn-other = Alone at the landing you would be an easy meal. Stay with Shad and press **End the turn**.
fireteam-lesson-threat = The **Threat Phase**. First the threat grows by one, and on a red space a card brings a new rule for good: from now on minions, the small creatures, run faster.
    { "" }Then every creature moves to the nearest hero, rolls for a special ability, and attacks. Last, those off the map come in at the doors.
fireteam-lesson-guard = The creature goes for Shad, who holds **one** card. Two hits would knock him out!
    { "" }Whoever stands in the same area may take an attack for a friend. Press **Step in**.
fireteam-lesson-guard-other = Two hits on one card, and Shad goes down. You hold three: press **Step in**.
fireteam-lesson-react = Two hits, so you would lose two cards. But you may **react** with one card whenever its text fits, even when it is not your turn.
    { "" }**Sidearm** prevents one hit, and is spent itself: an even trade here, but you see how it works. Press **Sidearm**.
fireteam-lesson-react-other = You would lose two cards either way; let us see a reaction. Press **Sidearm**.
fireteam-lesson-discard = One hit is left, and it costs a card of your choice. **Double Time** is about to be useful.
    { "" }Discard **Rally**.
fireteam-lesson-discard-other = Keep **Double Time**, we need it in a minute. Discard **Rally**.
fireteam-lesson-round = That was a round: everybody's turn, then the threat. The creatures that were off the map have come in far away.
    { "" }Each round begins with tactics: you become the first to act, the team may play **one** response, and then all draw up to **five** cards.
fireteam-lesson-respond = Double Time lets every hero move up to 2, right now, and no creature can hold you. Whoever plays a response draws no cards this round.
    { "" }Who needs cards on a ferry? Press **Abe: Double Time**.
fireteam-lesson-respond-other = It would work too, but why wait for the teeth? Press **Abe: Double Time**.
fireteam-lesson-ferry = Both objectives are done. You win the moment that **all** heroes are at the exit, the yellow footprints.
    { "" }Press **Move to Ferry Landing (1A)**.
fireteam-lesson-ferry-other = The ferry is the other way. Press **Move to Ferry Landing (1A)**.
fireteam-lesson-escort = Patty and Henry cannot fight and take no turns. They come along with a hero, and nobody may leave them alone.
    { "" }Press **Both come along**, or leave somebody to Shad, who is right behind you.
fireteam-lesson-end = ### The ferry floats, and something howls on the bank behind you
    You attacked, rolled again, searched, took a hit for a friend, reacted and led the team home. In the real mission you have to find the fuel and the propeller yourself.
