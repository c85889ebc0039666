# The first evening of Salvation: what Vigil says at each step of content/salvation/lesson.toml

salvation-lesson-welcome = Welcome, commander. This is the west after Judgment Day. You lead the **Resistance**, and Vigil plays Skynet tonight.
    { "" }Skynet wins with all five **shelters**, or when no human unit is left. You win with **ten points** at the end of a turn. You have eight; see the bar below the map.
salvation-lesson-map = Round blue pieces are yours: two infantry units in **Los Angeles**, a tank called M1A2 in **Mojave**, and one more infantry unit far north in Seattle. Red ones are machines. Both may stand in one sector without a fight.
    { "" }Every **?** is a hidden object, a token that nobody has seen: a shelter, friends, technology, or bad ground. The small peaks are mountains; only flyers cross them.
salvation-lesson-hand = Nothing happens without a card. The number in the corner is its **stage**: a turn has the stages 0 to 4, and in each Skynet acts first, then you, with one card at most.
    { "" }A card that does not help you can be **exchanged** in its stage for as many new ones as its number. Only Tactics cards cannot be exchanged.
salvation-lesson-tactics = Stage 0 is for **Tactics**. Skynet has none yet, so it is your turn.
    { "" }A machine stands right beside Los Angeles. Press **Play Ambush**; it will pay off in a moment.
salvation-lesson-tactics-other = You may always pass. But something is coming for Los Angeles: press **Play Ambush** first.
salvation-lesson-border = Stage 1 is for **Movement**, and Skynet's T-600 walks into Los Angeles. Whoever holds a sector may attack those who enter it: a **border battle**, and you strike first.
    { "" }Press **Defend Los Angeles (LAX)**.
salvation-lesson-border-other = Then it would simply stand among your people. Three dice against one are good odds: press **Defend Los Angeles (LAX)**.
salvation-lesson-aim = Every unit rolls as many dice as its Attack: one for each infantry, and one more for the Ambush. A T-600 has Defence **4**, so of your 2, 5 and 3 only the 5 destroys it.
    { "" }Press **T-600 #1** to aim the 5 at it.
salvation-lesson-aim-other = That die is a hit, do not let it go. Press **T-600 #1**.
salvation-lesson-march = Gone, before it could strike back. Whatever survives a strike answers it once; then a battle is over.
    { "" }Now your own Movement. The tank in Mojave is alone with two machines, so send help: press **Play Foot March**.
salvation-lesson-march-other = Keep it? The tank would be alone among machines. Press **Play Foot March**.
salvation-lesson-unit = You plan in secret, unit by unit; Skynet sees nothing until you confirm. Infantry moves one sector, or **two** by road. Two alike in one place are offered one at a time.
    { "" }Press **Move Infantry #1**, one of those in Los Angeles.
salvation-lesson-unit-other = Seattle is too far away to help. Press **Move Infantry #1**.
salvation-lesson-goal = Green sectors and the yellow one are in reach. Each line of the menu says who is there.
    { "" }Open **Choose** and take **To Mojave (MOJ)**. There are two machines, yes; that is why you go.
salvation-lesson-goal-other = That is not where your tank is. Open **Choose** and take **To Mojave (MOJ)**.
salvation-lesson-confirm = One infantry unit is enough; the other holds Los Angeles. Machines may defend a border too, but first they must find you with a **roll**.
    { "" }Press **Carry the plan out**.
salvation-lesson-confirm-other = You could, but somebody must hold Los Angeles. Press **Carry the plan out**.
salvation-lesson-attack = The T-600 rolled a 2 and needed a 4: nobody noticed you. Stage 2 is for **Attack**, and Skynet passes.
    { "" }Press **Play Open Fire**. It makes all your units in one sector strike.
salvation-lesson-attack-other = Two machines next to your people are two too many. Press **Play Open Fire**.
salvation-lesson-place = The words beside the button tell what to expect. Your infantry rolls one die, and the tank two.
    { "" }Press **Attack in Mojave (MOJ)**.
salvation-lesson-wise = A 6 and a 4, and both machines have Defence 4. You may aim each die yourself, or leave it to Vigil, as we do this time.
    { "" }Press **Let Vigil aim all dice**.
salvation-lesson-wise-other = That would be just as good, only slower. Press **Let Vigil aim all dice**.
salvation-lesson-recon = Mojave is yours! Stage 3 is for **Scouting**. Skynet's T-1 looked around Houston, rolled a 2 and needed a 5. That is how Skynet hunts for shelters.
    { "" }Humans never roll to scout. Press **Play Recon**.
salvation-lesson-recon-other = Three new cards are tempting, but one point is better. Press **Play Recon**.
salvation-lesson-scout = A scout opens one hidden object in its own sector. Nobody has looked under the token in Mojave yet.
    { "" }Press **Infantry #1 scouts**. The tank there would do as well.
salvation-lesson-scout-other = There is something there too, but I have a feeling about Mojave. Press **Infantry #1 scouts**.
salvation-lesson-join = A **shelter**! That is a point: nine. It stays open on the map now, and Skynet takes it if a turn ends with only machines there.
    { "" }Somebody inside wants to join you. Press **Infantry to Mojave (MOJ)**.
salvation-lesson-join-other = Nobody stays behind tonight. Press **Infantry to Mojave (MOJ)**.
salvation-lesson-mission = Stage 4 is for new units and **Missions**. Safe Haven asks for an open shelter with two units of yours and no machine: that is Mojave.
    { "" }It is worth the tenth point, and then the turn ends. Press **Play Safe Haven**.
salvation-lesson-mission-other = So near! Press **Play Safe Haven**: its task is fulfilled, and you need one point.
salvation-lesson-end = ### Ten points, and a light in the desert
    That was one whole turn: tactics, movement, attack, scouting, mission. In the real war you begin with three infantry units, no points, and a Skynet that knows how to hide its plans.

salvation-lesson-omitted = **Left out tonight**: { $errand }. **Explain** tells what such a choice does, and at a real table Vigil advises you the first time that something new comes up.
salvation-errand-exchange = exchanging cards
salvation-errand-search = searching at a border
salvation-errand-build = building factories
salvation-errand-develop = development
salvation-errand-trick = tricks of cards in battle
salvation-errand-skip = passing over stages at once
salvation-errand-discard = discarding down to your limit
salvation-errand-take = gathering information
salvation-errand-lead = choosing the lead
salvation-errand-armistice = an armistice
salvation-errand-pass = passing
