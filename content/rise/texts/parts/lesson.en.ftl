# The first evening of Rise of the Resistance: what Vigil says at each step of content/rise/lesson.toml

rise-lesson-welcome = Welcome to the Resistance. You are **Kyle Reese**, and John Connor is beside you; I play him tonight.
    { "" }Your squad empties Supply Crates and gets out before the machines close in. Four crates are done. **One more**, then home: you win or lose together.
rise-lesson-map = The blue **K** is you, the orange **J** is John, and orange is what the game calls red. Round pieces are people; angular ones are machines, and their colour says after whose turn they act. The blue one at **J3** is a T-800, and it stands between you and the crate at **J2**.
    { "" }A question mark is a **Waypoint**, a surprise that lies face down. A shield is **Cover**: it takes damage for whoever stands there.
rise-lesson-act = A Round is simple: every Character takes one turn, in any order you like. After each turn the machines of **that colour** answer: yours are blue, John's are red.
    { "" }You go first. Press **Kyle Reese acts**.
rise-lesson-act-other = John would love to. But this is your evening: press **Kyle Reese acts**.
rise-lesson-dice = You rolled your four **Action Dice**: 1, 2, 3 and 5. Each die goes on one space of your board (Move, Interact and so on) or on a Weapon and buys one Action there; then that space is closed until the Round ends.
    { "" }High dice are good for moving. For shooting most dice are as good as any, so use the low ones.
rise-lesson-attack = First the T-800. Put your lowest die on your rifle: open **Assign a die** and choose **1 on Scavenged Rifle**.
    { "" }A 1, 2 or 3 on it also lets you roll again if the shot goes badly. Leave the red buttons alone for now.
rise-lesson-attack-other = You could. But a T-800 two steps away is a bad neighbour: choose **1 on Scavenged Rifle** first.
rise-lesson-target = Whom do you shoot? A T-800 has Defense **3**: it takes three Hits in one Attack, and your rifle rolls three dice. A die may show two Hits at once.
    { "" }If a **Skull** is left among the dice and the machine survives, it reacts as its card says. Choose the **T-800**.
rise-lesson-target-other = The drone can wait; John has it in his sights. Choose the **T-800**.
rise-lesson-reroll = One die shows two Hits, the others a **Skull** each. One Hit is missing, and a Skull lets the machine react; a **Fist** would let you use an ability. Good that you used a low die.
    { "" }Press **Roll again: Scavenged Rifle**. Your **Rank token** could do it too, but it works only once in a Mission.
rise-lesson-reroll-other = Two Hits are not enough for a T-800, and the rifle rolls again for free. Press **Roll again: Scavenged Rifle**.
rise-lesson-again = Which die do you roll again? Keep the two Hits. Choose a **Skull**.
rise-lesson-again-other = Those Hits are worth keeping. Choose a **Skull** instead.
rise-lesson-move = Three Hits: scrap metal. The way to the crate is clear.
    { "" }A die on Move gives that many steps, and Kyle always runs one further. Choose **3 on Move**: four steps.
rise-lesson-move-other = Keep the 5 for the crate, and the 2 for later. Choose **3 on Move**.
rise-lesson-way = The light hexes are in reach. Most cost one step; a yellow one, like the crate's, costs two.
    { "" }Look for **J2** in the menus and take it. Their lines warn of a **Waypoint** on the way: it comes out as you enter a new part of the map.
rise-lesson-way-other = That is not where the crate is. Choose **J2**.
rise-lesson-waypoint = The dashed lines part the map into **zones**. You came into a new one, and its **Waypoint** turned face up: a locker with a Pistol. Not every Waypoint is so kind.
    { "" }It stopped you, but three steps are left. Go on to **J2**.
rise-lesson-waypoint-other = Nearly there. Go on to **J2**.
rise-lesson-interact = You stand on the crate. Opening it takes an **Interact**, and the higher the die, the better you search.
    { "" }Choose **5 on Interact**.
rise-lesson-interact-other = The crate first, with your best die: choose **5 on Interact**.
rise-lesson-loot = A 5 lets you look at two cards and take one. The **Flak Vest** takes damage that would wound you.
    { "" }Take the **Flak Vest**.
rise-lesson-loot-other = Plasma without a plasma weapon is dead weight. Take the **Flak Vest**.
rise-lesson-slots = You can carry three cards: one Weapon, one Equipment, and one of either. Now there are four.
    { "" }Discard the **Pistol** or the **Photograph**. It is your choice.
rise-lesson-slots-other = You will want that one. Discard the **Pistol** or the **Photograph**.
rise-lesson-cover = The crates are done! Now everybody must get home to the crossroads, the yellow hexes in the south. But the flare was seen: a drone waits at the entrance **Charlie**, to the east.
    { "" }One die is left. **K3** is Cover, and on your way. Choose **2 on Move**.
rise-lesson-cover-other = You would stay where you are, with a long way to go. Choose **2 on Move** and start for home.
rise-lesson-hide = Choose **K3**, the shield. The lines tell who can hit you without moving, but the drone flies far before it shoots. Running will not help; the Cover takes the damage in your stead.
rise-lesson-hide-other = Not there. Choose **K3**, where the shield is.
rise-lesson-end-turn = All dice are used. When you end your turn, the blue machines answer: new ones roll in, then all of them move, then they attack.
    { "" }Press **End the Player Phase**, and hold your breath.
rise-lesson-machines = The Reinforcement roll was a 1, a number that no entrance has, so nobody came. For a machine only **Skulls** count, and the drone rolled one. The Cover took it and can take two more. You are not even scratched.
    { "" }Now it is John's turn; watch him.
rise-lesson-round = John shot the other drone and ran home; then the red machines answered. A T-800 came in at Alpha and missed you.
    { "" }Everybody had a turn, so the Round is over and the dice are back. Whoever has no room left for a Wound goes **Down**; a friend beside them can **rescue** them with a die on Rest.
rise-lesson-home = I skip your run through the street; you are at **K7**, one step from the crossroads, your Starting Zone. John waits there.
    { "" }Press **Kyle Reese acts** once more.
rise-lesson-home-other = John is home already. You are the one they wait for: press **Kyle Reese acts**.
rise-lesson-last-move = Even a 1 is enough now. Choose **1 on Move**.
rise-lesson-last-move-other = No more shooting. Choose **1 on Move** and get out of here.
rise-lesson-win = The truck is running. Choose **K8** and jump on.
rise-lesson-win-other = So close! The crossroads are the other way: choose **K8**.
rise-lesson-end = ### Everybody is in, and the crossroads fall behind
    You rolled, shot, moved, searched, hid and came home. In the real Mission there are five crates, and you choose every step.

rise-lesson-omitted = **Left out tonight**: { $errand }. **Explain** tells what such a choice does, and at a real table Vigil advises you the first time that something new comes up.
rise-errand-roll = cards before a roll
rise-errand-rest = Rest
rise-errand-rescue = rescuing a friend
rise-errand-trade = Trade
rise-errand-special = Special Actions
rise-errand-command = Command
