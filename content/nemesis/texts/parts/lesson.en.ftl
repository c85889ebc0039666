# Nemesis' first evening: what Vigil says at each step of content/nemesis/lesson.toml

nemesis-lesson-welcome = Welcome aboard the Nemesis. You are the **Soldier**, just out of hibernation, and the Scout woke beside you; Vigil plays her tonight. One of the crew did not wake up at all.
    { "" }A question mark is a room that nobody has seen yet. The circles are corridors; their numbers matter when you make noise. The rest below the map can wait. You are not alone in here.
nemesis-lesson-goal = To win you must do two things: **get off this ship alive**, and fulfil one **objective**.
    { "" }You were dealt two, and nobody else may see them. Look at Proper Burial: send the signal, and have the Unknown Corpse with you at the end. It can be done.
nemesis-lesson-pick-up = A turn is **two actions**, and nearly every action is paid for with cards. You have a deck of ten action cards, and every round you draw up to five.
    { "" }The body of your crewmate lies right here. Press **Pick up Unknown Corpse**: it costs one card.
nemesis-lesson-pick-up-other = That can wait, and you would have to come back for the body. Press **Pick up Unknown Corpse**.
nemesis-lesson-pay = Now pay. An action card can be played for what it says, or discarded to pay for something else. So give what you need least.
    { "" }Keep Search for later. Pick **Demolition**.
nemesis-lesson-pay-other = You may want that one soon. Pick **Demolition**: you have nothing to break.
nemesis-lesson-move = The body fills one of your two hands, the rifle the other. One action is left.
    { "" }Moving costs one card as well. Choose **Move to unexplored room 15**; from now on Vigil picks the cards that pay.
nemesis-lesson-move-other = Nobody knows what lies there, but I know this one. Choose **Move to unexplored room 15**.
nemesis-lesson-search = The Command Center, and a door that slammed behind you. Nobody was here, so you rolled for **noise**: a 3, and a marker lies in corridor 3. One is only a sound. A second one in the same corridor brings what made it.
    { "" }The Scout has passed, so it is your turn again. There are two items here: choose **Play Search: look for items**.
nemesis-lesson-search-other = First see what this room has for you. Choose **Play Search: look for items**: it costs nothing but the card itself.
nemesis-lesson-keep = You look at two items and keep one. The others see its colour and no more.
    { "" }Press **Grenade**.
nemesis-lesson-keep-other = Smoke is for running away. Press **Grenade**.
nemesis-lesson-careful = Two cards are left. **Careful movement** costs two: you make a noise all the same, but you choose where, and no die can bring anything.
    { "" }Choose **Move carefully to unexplored room 16**.
nemesis-lesson-careful-other = A plain move is cheaper, but then the die decides. Choose **Move carefully to unexplored room 16** to see the difference.
nemesis-lesson-marker = The Comms Room: you can send your signal here. Now mark a corridor that you will not use next.
    { "" }Corridor 1 leads to Engine 1, where you need nothing: press **Corridor 1, 16–21**.
nemesis-lesson-marker-other = You may need that way. Press **Corridor 1, 16–21**: it leads to Engine 1, and you are not going there.
nemesis-lesson-pass = Your hand is empty, so there is nothing left to pay with. Whoever cannot or will not act **passes**.
    { "" }When everybody has passed, the ship has its turn: the event phase. Press **Pass**.
nemesis-lesson-pass-other = Nothing good comes of dropping things. Press **Pass**.
nemesis-lesson-event = That was the **event phase**. Time moved on: 14 rounds are left. An intruder in your room would have attacked. Then an event card was drawn, and last a token out of the intruders' bag.
    { "" }It showed an Adult, a grown intruder, so everybody rolled for noise. Your noise is in the corridor to **room 12**. Remember that.
nemesis-lesson-room = A new round: you hold five cards again. Many rooms have an action of their own, and it costs **two** cards.
    { "" }This one calls Earth. Press **Room: send the signal**.
nemesis-lesson-room-other = The signal is half of your objective. Press **Room: send the signal** while you are here.
nemesis-lesson-into-the-dark = The signal is sent: half of your objective. Now the way out: an escape pod would do, and there should be one near.
    { "" }It means going past that sound. Choose **Move to unexplored room 12**.
nemesis-lesson-into-the-dark-other = Engine 1 is a dead end for us tonight. Take a breath, and choose **Move to unexplored room 12**.
nemesis-lesson-objective = A 4: the corridor that was marked already. That is an **encounter**. The marker goes, a token is drawn, and an **Adult** stands in your room.
    { "" }At the first encounter everybody keeps one objective for good. Press **Proper Burial**.
nemesis-lesson-objective-other = For that one you would carry the dead intruder to a Laboratory, and your hands are full. Press **Proper Burial**.
nemesis-lesson-shoot = Its token said 4, and you hold only two cards: fewer than the number, so it **surprised** you. You have a light wound, and a contamination card in your discard pile.
    { "" }Three of the six faces of the die hit an Adult; whether a hit kills, a card drawn then decides. Running or bare hands would hurt you, and so would the grenade. Press **Shoot Adult 1 with Assault Rifle**.
nemesis-lesson-shoot-other = If you run, you are attacked once more, and with bare hands it is worse. Press **Shoot Adult 1 with Assault Rifle**.
nemesis-lesson-way-out = Dead. A third light wound would be a **serious** one, and any wound after three serious ones is the end. A contamination card pays for nothing and may be infected, which can kill you at the end; the Rest card and some rooms let you scan it.
    { "" }Two ways lead home: a **pod**, once it is unlocked, or the chambers of the **Hibernatorium**, late in the game. Sleepers also need two working engines and a course for Earth.
nemesis-lesson-pod = We skip a little. The Scout has unlocked pod 3 and sits in it already. You stand in Evacuation Section B, and a pod has two seats.
    { "" }Climbing in is the action of this room, and it makes noise. Press **Room: enter a pod**.
nemesis-lesson-pod-other = Leave the ship alone now. Press **Room: enter a pod**.
nemesis-lesson-launch = Silence. You are in. You could wait for others, but if an intruder came into the room outside, you would be thrown out again.
    { "" }Press **Launch**.
nemesis-lesson-launch-other = Nobody else is coming. Press **Launch**.
nemesis-lesson-end = ### The Nemesis grows small behind you
    Your contamination was clean, the signal is sent, and the body is with you: **you win**. The ship would have exploded with two broken engines, and all sleepers with it. The Scout lives too, but she needed seven items, so she loses. In the real game somebody may want *you* dead.

nemesis-lesson-omitted = **Left out tonight**: { $errand }. **Explain** tells what such a choice does, and at a real table Vigil advises you the first time that something new comes up.
nemesis-errand-escape = escaping
nemesis-errand-melee = attacking hand to hand
nemesis-errand-play = the Action cards other than Search
nemesis-errand-item = using items
nemesis-errand-craft = crafting
nemesis-errand-trade = trading
nemesis-errand-drop = dropping things
nemesis-errand-hibernate = hibernating
nemesis-errand-scan = scanning
nemesis-errand-react = reacting out of turn
nemesis-errand-hunt = hunting as the intruder player
