# Operations, missions, objectives, finds and events.

fireteam-operation-typhons-children = Typhon's Children
fireteam-operation-the-fetch = The Fetch
fireteam-operation-the-infested = The Infested
fireteam-mission-river-crossing = River Crossing
fireteam-mission-stone-altars = Stone Altars
fireteam-mission-the-giant = The Giant
fireteam-mission-empty-village = Empty Village
fireteam-mission-listening-post = Listening Post
fireteam-mission-the-mirror = The Mirror
fireteam-mission-burning-fields = Burning Fields
fireteam-mission-field-hospital = Field Hospital
fireteam-mission-the-hive = The Hive

fireteam-story-river-crossing = The bridge is gone and the far bank is silent. There is a ferry, or most of one. Find what it lacks, bring back a few pieces of whatever has been eating the cattle, and be at the landing when it floats.
fireteam-story-stone-altars = The beasts do not wander, they are called. Three stones in these woods are older than the church, and they sing to one another. Sing against them at two places at once until they fall silent, then break them, and come out by the clearing.
fireteam-story-the-giant = It sleeps under the hill, and it dreams of everyone it has drowned. Henry says that the right gifts will wake it, and that only daylight gets through its skin: at the cave mouths. Hold them, wake it, and make it come to you.
fireteam-story-empty-village = Forty-one people lived here on Sunday. The tables are still laid. Four of them are left, in four houses, and with every hour there is one fewer. Light the towers, and lead three of them out before nobody is left.
fireteam-story-listening-post = The operators kept transmitting for six days after they died, and what sleeps below them listens. Tap their wires without a shot, let Henry close the circle they walked through, and be gone.
fireteam-story-the-mirror = There is a mirror in the deepest room, and it has begun to sing. What it shows one of you is true only while another of you looks into it elsewhere. Split up, gather the shards, listen, and silence what answers.
fireteam-story-burning-fields = Tank Alpha stands in the trenches with its hatch open and its crew gone. Between it and your lines lie burning fields, and everything in them wants that tank. Get it running, keep them off it, and bring it home.
fireteam-story-field-hospital = The surgeons sealed the doors from the inside, and then they mined the wards. Their serum works, they wrote; the nests by the gate must not outlive it. The charges go off one after the other, and the gate goes last.
fireteam-story-the-hive = Everything that crawled out of the trenches came from here. She does not fight if she can run. Bait the mother, bring down the tunnels that she runs by, corner her, and do not let her follow you up.

## Objectives
fireteam-objective-repair-the-ferry = Repair the Ferry
fireteam-objective-specimen-samples = Acquire Specimen Samples
fireteam-objective-hush-the-stones = Hush the Stones
fireteam-objective-shatter-the-altars = Shatter the Altars
fireteam-objective-open-the-shrine = Open the Shrine
fireteam-objective-break-the-altars = Break the Altars
fireteam-objective-the-offering = The Offering
fireteam-objective-hold-the-mouths = Hold the Cave Mouths
fireteam-objective-slay-the-giant = Slay the Giant
fireteam-objective-bring-them-out = Bring Them Out
fireteam-objective-find-the-witness = Find the Witness
fireteam-objective-light-the-beacons = Light the Beacons
fireteam-objective-tap-the-wires = Tap the Wires
fireteam-objective-close-the-circle = Close the Circle
fireteam-objective-break-the-code = Break the Code
fireteam-objective-seal-the-circles = Seal the Circles
fireteam-objective-gather-the-shards = Gather the Shards
fireteam-objective-listen-at-the-glass = Listen at the Glass
fireteam-objective-silence-the-choir = Silence the Choir
fireteam-objective-start-tank-alpha = Start Tank Alpha
fireteam-objective-bring-tank-alpha-home = Bring Tank Alpha Home
fireteam-objective-secure-the-serum = Secure the Serum
fireteam-objective-burn-the-nests = Burn the Nests
fireteam-objective-bait-the-hive = Bait the Hive
fireteam-objective-collapse-the-tunnels = Collapse the Tunnels
fireteam-objective-kill-the-hive-mother = Kill the Hive Mother

fireteam-task-repair-the-ferry = Find the ferry's fuel and its propeller.
fireteam-task-specimen-samples = Kill a creature in an attack with dice, with more hits than it takes: each such attack brings one sample.
fireteam-task-hush-the-stones = Action at an altar without creatures: chant. At the end of the Hero Phase two altars chanted at in that round count once, three count twice; with fewer the threat advances. Finds count too.
fireteam-task-shatter-the-altars = Attack the altars once they are hushed. Each falls to enough damage from one attack.
fireteam-task-open-the-shrine = Find what the shepherds hid: a key, a tablet, a journal.
fireteam-task-break-the-altars = Attack the altars. Each falls to enough damage from one attack.
fireteam-task-the-offering = Find the gifts. When both are ready, the giant rises.
fireteam-task-hold-the-mouths = At the end of the Hero Phase, each cave mouth with an active hero and no creature counts once.
fireteam-task-slay-the-giant = Defeat the Drowned Giant.
fireteam-task-bring-them-out = Action with a villager: lead them up to 2 locations with you. Whoever reaches the exit is out. Finds count too.
fireteam-task-find-the-witness = Find three traces of whoever is left.
fireteam-task-light-the-beacons = Action at a beacon without creatures: light it. A creature alone with it puts it out. All must burn at once.
fireteam-task-tap-the-wires = Action at a wire without creatures, in a round without noise: tap it, each wire once a round. Finds count too.
fireteam-task-close-the-circle = Action at the circle without creatures, with Henry beside you: close it.
fireteam-task-break-the-code = Find the parts of the code.
fireteam-task-seal-the-circles = Action at a circle without creatures, with Henry beside you: seal it.
fireteam-task-gather-the-shards = Find shards. When there are enough, the choir comes.
fireteam-task-listen-at-the-glass = Action at a black glass without creatures, with Patty beside you: listen.
fireteam-task-silence-the-choir = Defeat the Hollow Choir.
fireteam-task-start-tank-alpha = Find what it takes: plugs, petrol, a crew.
fireteam-task-bring-tank-alpha-home = Once it runs, an action in its location drives Tank Alpha one location with you. Bring it to the exit.
fireteam-task-secure-the-serum = Find what is left of the serum.
fireteam-task-burn-the-nests = Action at a nest without creatures: use up an explosive card. It leaves a fire.
fireteam-task-bait-the-hive = Find the bait. When it is laid, the mother comes.
fireteam-task-collapse-the-tunnels = Action at a tunnel without creatures: use up an explosive card.
fireteam-task-kill-the-hive-mother = Defeat the Hive Mother.

## Discoveries
fireteam-recon-ferry-fuel = Ferry Fuel
fireteam-find-ferry-fuel = Two jerrycans under a tarpaulin, and nobody has been smoking near them. The ferry will drink well tonight.
fireteam-recon-engine-propeller = Engine Propeller
fireteam-find-engine-propeller = The propeller is here. So is the ferryman, or what wears him now. It will not hand it over.
fireteam-recon-bronze-key = Bronze Key
fireteam-find-bronze-key = A key as long as a hand, warm as if somebody had just put it down.
fireteam-recon-votive-tablet = Votive Tablet
fireteam-find-votive-tablet = A tablet of names, set into the wall. It takes a crowbar and a while to get it out.
fireteam-recon-shepherds-journal = Shepherd's Journal
fireteam-find-shepherds-journal = The last entry is this morning's. The one who wrote it looks up.
fireteam-recon-wax-for-the-ears = Wax for the Ears
fireteam-find-wax-for-the-ears = Somebody kept bees here, and kept his hearing. There is a plug for each of you.
fireteam-recon-the-old-verse = The Old Verse
fireteam-find-the-old-verse = The answer to their song is scratched into the lintel. It has to be learnt before it can be sung.
fireteam-recon-the-cantor = The Cantor
fireteam-find-the-cantor = He leads the singing, with his back to you. He knows that you are there; he is waiting for the rest.
fireteam-recon-bull-offering = The Bull
fireteam-find-bull-offering = A bull, white, unharmed, waiting. It follows without a rope.
fireteam-recon-honey-and-wine = Honey and Wine
fireteam-find-honey-and-wine = Sealed jars, older than the road. They have to be dug out without breaking one.
fireteam-recon-first-testimony = First Testimony
fireteam-find-first-testimony = A page torn from a school book: they look like us and they do not blink.
fireteam-recon-locked-cellar = Locked Cellar
fireteam-find-locked-cellar = Somebody knocks back. The door was barred from this side, with everything in the house.
fireteam-recon-the-child-upstairs = The Child Upstairs
fireteam-find-the-child-upstairs = She says her mother is behind you. She says it is not her mother.
fireteam-recon-the-boy-in-the-well = The Boy in the Well
fireteam-find-the-boy-in-the-well = He has counted the bells to stay awake. He knows a way out that only a boy fits through.
fireteam-recon-mother-or-not = Mother, or Not
fireteam-find-mother-or-not = Two women hold one girl by the hands. Both cry, and one of them does not know how.
fireteam-recon-code-book = Code Book
fireteam-find-code-book = The book is dry, the pages are in order, and every message is signed with tomorrow's date.
fireteam-recon-wax-cylinders = Wax Cylinders
fireteam-find-wax-cylinders = Six days of voices on wax. They have to be played to the end, once.
fireteam-recon-dead-operator = Dead Operator
fireteam-find-dead-operator = He has the key taped to his hand and he is still sending.
fireteam-recon-cut-cable = Cut Cable
fireteam-find-cut-cable = Somebody severed it in time. What is left in it still plays, very softly.
fireteam-recon-spare-headset = Spare Headset
fireteam-find-spare-headset = One ear works. It wants a new lead, and a steady hand to solder it.
fireteam-recon-the-listener = The Listener
fireteam-find-the-listener = He sits at the set with the phones on. He lifts a finger to where his lips were.
fireteam-recon-silver-shard = Silver Shard
fireteam-find-silver-shard = It shows the room as it was before you came in.
fireteam-recon-black-shard = Black Shard
fireteam-find-black-shard = It shows you, and what stands behind you, and that is no reflection.
fireteam-recon-clear-shard = Clear Shard
fireteam-find-clear-shard = You cut yourself before you see it. It shows nothing at all.
fireteam-recon-spark-plugs = Spark Plugs
fireteam-find-spark-plugs = A full set in waxed paper, somebody's careful pencil on each.
fireteam-recon-drum-of-petrol = Drum of Petrol
fireteam-find-drum-of-petrol = Two hundred litres, and no truck. It will have to be rolled and pumped.
fireteam-recon-tank-crew = Tank Crew
fireteam-find-tank-crew = The driver is alive in the ditch. Between you and him is what came out of the gunner.
fireteam-recon-serum-a = Serum, First Batch
fireteam-find-serum-a = Twelve ampoules in a bread tin, labelled in a steady hand.
fireteam-recon-serum-b = Serum, Second Batch
fireteam-find-serum-b = The still is warm and half done. Somebody has to see it through.
fireteam-recon-patient-zero = Patient Zero
fireteam-find-patient-zero = The chart at the foot of the bed says: improving. The bed stands up.
fireteam-recon-pheromone-gland = Pheromone Gland
fireteam-find-pheromone-gland = It is the size of a fist and everything in the walls turns towards it.
fireteam-recon-royal-jelly = Royal Jelly
fireteam-find-royal-jelly = A vat of it, and its keeper.
fireteam-recon-brood-song = Brood Song
fireteam-find-brood-song = It is a sound more than a thing, and the shells on the floor still hold it. They have to be laid in the right order.

## Events
fireteam-recon-something-in-the-dark = Something in the Dark
fireteam-story-something-in-the-dark = The heap of rags was not rags.
fireteam-recon-the-old-soldier = The Old Soldier
fireteam-story-the-old-soldier = He stands to attention in the corner, and only his head turns.
fireteam-recon-nest-of-eyes = Nest of Eyes
fireteam-story-nest-of-eyes = First one pair of lights in the dark, then another.
fireteam-recon-ration-tins = Ration Tins
fireteam-story-ration-tins = Bully beef and a spoon, and nobody to share it with.
fireteam-recon-ammunition-cache = Ammunition Cache
fireteam-story-ammunition-cache = Enough for everybody who is here.
fireteam-recon-letter-from-home = Letter from Home
fireteam-story-letter-from-home = It is for somebody else. You read it anyway, and the coin in your pocket feels lucky again.
fireteam-recon-radio-chatter = Radio Chatter
fireteam-story-radio-chatter = A voice you trust reads out positions.
fireteam-recon-tripwire = Tripwire
fireteam-story-tripwire = A click, and a breath to think about it.
fireteam-recon-rotten-floor = Rotten Floor
fireteam-story-rotten-floor = The boards hold, and then they do not.
fireteam-recon-the-whispering = The Whispering
fireteam-story-the-whispering = It knows all your names now.
fireteam-recon-field-map = Field Map
fireteam-story-field-map = Somebody marked where they looked and where they did not dare.
fireteam-recon-rout = Rout
fireteam-story-rout = You are running before you know why. When you stop, you are somewhere else.
fireteam-recon-dog-tags = Dog Tags
fireteam-story-dog-tags = You take them along, and remember what he taught you.
fireteam-recon-mortar-shells = Mortar Shells
fireteam-story-mortar-shells = A few rounds left, and the tube still stands.
fireteam-recon-morphine = Morphine
fireteam-story-morphine = One ampoule in the tin is not broken.
fireteam-recon-hidden-tunnel = Hidden Tunnel
fireteam-story-hidden-tunnel = It was dug by somebody your size.
fireteam-recon-screams-outside = Screams Outside
fireteam-story-screams-outside = Not one of yours. Something else has found its way in.
fireteam-recon-blood-trail = Blood Trail
fireteam-story-blood-trail = Nobody wants to know whose it is. At its end lies something more.
fireteam-recon-not-your-hands = Not Your Hands
fireteam-story-not-your-hands = They lift the rifle, they aim, and they are not yours.
fireteam-recon-quiet-corner = Quiet Corner
fireteam-story-quiet-corner = Four walls, a stove, no windows.

## What only this mission asks for, and the rules that come with it
fireteam-order-harvest = Samples: only attacks that do more than it takes bring them.
fireteam-order-ritual = Ritual: chant at two altars or more in the same round, or the threat advances.
fireteam-order-lure = Lure: the boss can be wounded only at a cave mouth; elsewhere it holds nobody back. It comes to the nearest of you.
fireteam-order-rescue = Rescue: each new threat card takes the villager who is farthest from all of you, and a creature alone with a villager takes them as well. With too few left the mission is lost.
fireteam-order-silence = Silence: the first attack in a round that is not melee wakes one of the reserve far from the attacker, or advances the threat, and no wire can be tapped any more in that round.
fireteam-order-split = Split up: a glass tells something only while another hero stands at another glass, and the boss can be wounded only while another hero than the attacker stands at a glass in another sector than the boss.
fireteam-order-escort = Escort: while Tank Alpha runs, creatures go for it as for a hero. It does not roll with creatures on it; a creature alone with it stalls it, until somebody mends it with an action.
fireteam-order-retreat = Retreat: at the end of each round from round { $from } on a location closes for good; whoever is there gets out and suffers 2 damage. { $left ->
    [0] At the end of this round: { $place }.
   *[other] The first, at the end of round { $from }: { $place }.
} When the exit closes, the mission is lost.
fireteam-order-hunt = Hunt: the boss runs from you, unless one of you is where it is. Wounded, it gets away through the tunnel that is farthest from all of you, while one is open.

## How it is won and lost
fireteam-winning = { $count ->
    [0] You win when all heroes are at { $place }.
   *[other] { $leave ->
        [0] You win when this is done: { $objectives }.
       *[other] You win when this is done and all heroes are at { $place }: { $objectives }.
    }
} { $side ->
    [tails] You lose on the next knockout, while the coin shows tails
   *[heads] You lose on the second knockout; the first turns the lucky coin
}{ $demand ->
    [rescue] { $count ->
        [0] .
       *[other] , and when too few villagers are left to be saved.
    }
    [retreat] , and when the exit closes.
   *[none] .
}
