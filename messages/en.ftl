### Everything Karst says, in English. A translation is one file like this one: the same keys, the same things put in.
###
### `$who` is a person: the way [you] is taken when it is the one who reads. Numbers choose between [one], exact numbers
### and the rest. Keys with two dashes are a family: names of one kind.

## Small words

say-list-two = { $first } and { $last }
say-that = that { $words }
say-that-but = that { $words }, but { $worst }

## Cave Troll: names

ct-area--R01 = Northwest Vault
ct-area--R02 = Fungus Gallery
ct-area--R03 = North Hall
ct-area--R04 = Lichen Gallery
ct-area--R05 = Northeast Vault
ct-area--R06 = Dripping Passage
ct-area--R07 = Gravel Passage
ct-area--R08 = Pebble Passage
ct-area--R09 = Seeping Passage
ct-area--R10 = Bone Chapel
ct-area--R11 = Rope Landing
ct-area--R12 = Ladder Landing
ct-area--R13 = West Warren
ct-area--R14 = Ember Cave
ct-area--R15 = Cinder Cave
ct-area--R16 = East Warren
ct-area--R17 = Sunken Hoard
ct-area--R18 = Mirror Cave
ct-area--R19 = Crystal Cave
ct-area--R20 = Drowned Hoard
ct-area--R21 = Rat Hole
ct-area--R22 = Troll's Throne
ct-area--R23 = Bat Hole
ct-area--R24 = Old Mine
ct-area--R25 = Lost Mine
ct-area--R26 = Low Crawl
ct-area--R27 = Wet Crawl
ct-area--R28 = Antechamber
ct-area--R29 = Southwest Cellar
ct-area--R30 = Root Cave
ct-area--R31 = Moss Cave
ct-area--R32 = Southeast Cellar
ct-area--R33 = South Hall
ct-area--E1 = Northwest Stair
ct-area--E2 = Northeast Stair
ct-area--E3 = Southeast Stair
ct-area--E4 = Southwest Stair
ct-area--P1 = West Pit
ct-area--P2 = Great Pit
ct-area--P3 = East Pit
ct-artifact--chalice = Chalice of Life
ct-artifact--cloak = Cloak of Invisibility
ct-artifact--sword = Orcbane Sword
ct-artifact--boots = Boots of Haste
ct-artifact--scroll = Scroll of Banishment
ct-artifact--tally = Tally Stone
ct-kind--adventurer = Adventurer
ct-the--adventurer = the adventurer
ct-the-object--adventurer = the adventurer
ct-figure--adventurer = { $who ->
    [you] your adventurer
   *[other] { $who }'s adventurer
 }
ct-figure-object--adventurer = { $who ->
    [you] your adventurer
   *[other] { $who }'s adventurer
 }
ct-kind--barbarian = Barbarian
ct-the--barbarian = the barbarian
ct-the-object--barbarian = the barbarian
ct-figure--barbarian = { $who ->
    [you] your barbarian
   *[other] { $who }'s barbarian
 }
ct-figure-object--barbarian = { $who ->
    [you] your barbarian
   *[other] { $who }'s barbarian
 }
ct-kind--thief = Thief
ct-the--thief = the thief
ct-the-object--thief = the thief
ct-figure--thief = { $who ->
    [you] your thief
   *[other] { $who }'s thief
 }
ct-figure-object--thief = { $who ->
    [you] your thief
   *[other] { $who }'s thief
 }
ct-kind--knight = Knight
ct-the--knight = the knight
ct-the-object--knight = the knight
ct-figure--knight = { $who ->
    [you] your knight
   *[other] { $who }'s knight
 }
ct-figure-object--knight = { $who ->
    [you] your knight
   *[other] { $who }'s knight
 }
ct-kind--dwarf = Dwarf
ct-the--dwarf = the dwarf
ct-the-object--dwarf = the dwarf
ct-figure--dwarf = { $who ->
    [you] your dwarf
   *[other] { $who }'s dwarf
 }
ct-figure-object--dwarf = { $who ->
    [you] your dwarf
   *[other] { $who }'s dwarf
 }
ct-kind--cave-troll = Cave Troll
ct-the--cave-troll = the cave troll
ct-the-object--cave-troll = the cave troll
ct-figure--cave-troll = { $who ->
    [you] your cave troll
   *[other] { $who }'s cave troll
 }
ct-figure-object--cave-troll = { $who ->
    [you] your cave troll
   *[other] { $who }'s cave troll
 }
ct-kind--orc = Orc
ct-the--orc = the orc
ct-the-object--orc = the orc
ct-figure--orc = { $who ->
    [you] your orc
   *[other] { $who }'s orc
 }
ct-figure-object--orc = { $who ->
    [you] your orc
   *[other] { $who }'s orc
 }
ct-kind--wraith = Wraith
ct-the--wraith = the wraith
ct-the-object--wraith = the wraith
ct-figure--wraith = { $who ->
    [you] your wraith
   *[other] { $who }'s wraith
 }
ct-figure-object--wraith = { $who ->
    [you] your wraith
   *[other] { $who }'s wraith
 }
ct-kind--berserker = Berserker
ct-the--berserker = the berserker
ct-the-object--berserker = the berserker
ct-figure--berserker = { $who ->
    [you] your berserker
   *[other] { $who }'s berserker
 }
ct-figure-object--berserker = { $who ->
    [you] your berserker
   *[other] { $who }'s berserker
 }
ct-kind--assassin = Assassin
ct-the--assassin = the assassin
ct-the-object--assassin = the assassin
ct-figure--assassin = { $who ->
    [you] your assassin
   *[other] { $who }'s assassin
 }
ct-figure-object--assassin = { $who ->
    [you] your assassin
   *[other] { $who }'s assassin
 }
ct-kind--paladin = Paladin
ct-the--paladin = the paladin
ct-the-object--paladin = the paladin
ct-figure--paladin = { $who ->
    [you] your paladin
   *[other] { $who }'s paladin
 }
ct-figure-object--paladin = { $who ->
    [you] your paladin
   *[other] { $who }'s paladin
 }
ct-kind--giant-slayer = Giant Slayer
ct-the--giant-slayer = the giant slayer
ct-the-object--giant-slayer = the giant slayer
ct-figure--giant-slayer = { $who ->
    [you] your giant slayer
   *[other] { $who }'s giant slayer
 }
ct-figure-object--giant-slayer = { $who ->
    [you] your giant slayer
   *[other] { $who }'s giant slayer
 }
ct-kind--rampaging-troll = Rampaging Troll
ct-the--rampaging-troll = the rampaging troll
ct-the-object--rampaging-troll = the rampaging troll
ct-figure--rampaging-troll = { $who ->
    [you] your rampaging troll
   *[other] { $who }'s rampaging troll
 }
ct-figure-object--rampaging-troll = { $who ->
    [you] your rampaging troll
   *[other] { $who }'s rampaging troll
 }
ct-kind--grunt = Grunt
ct-the--grunt = the grunt
ct-the-object--grunt = the grunt
ct-figure--grunt = { $who ->
    [you] your grunt
   *[other] { $who }'s grunt
 }
ct-figure-object--grunt = { $who ->
    [you] your grunt
   *[other] { $who }'s grunt
 }
ct-kind--siren-banshee = Siren Banshee
ct-the--siren-banshee = the siren banshee
ct-the-object--siren-banshee = the siren banshee
ct-figure--siren-banshee = { $who ->
    [you] your siren banshee
   *[other] { $who }'s siren banshee
 }
ct-figure-object--siren-banshee = { $who ->
    [you] your siren banshee
   *[other] { $who }'s siren banshee
 }

## Cave Troll: cards

ct-card-adventurer = { $icons ->
    [0] Adventurer
    [one] Adventurer with { $icons } icon
   *[other] Adventurer with { $icons } icons
 }
ct-card-treasure = Treasure
ct-card-score = Score a Room
ct-card-find = Find an Artifact

## Cave Troll: what happened

ct-starts = { $who ->
    [you] You take the first turn.
   *[other] { $who } takes the first turn.
 }
ct-dealt = { $who ->
    [you] You hold { $card }.
   *[other] { $who } holds { $card }.
 }
ct-turn-begins = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
 }
ct-turn-ended = { $who ->
    [you] You end the turn
   *[other] { $who } ends the turn
 } with { $unused ->
    [one] { $unused } action unused.
   *[other] { $unused } actions unused.
 }
ct-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
 }
ct-drew-a-card = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
 }
ct-played = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
 }
ct-placed = { $figure } comes to { $place }.
ct-chest-placed = { $who ->
    [you] Your treasure chest is put into { $place }.
   *[other] { $who }'s treasure chest is put into { $place }.
 }
ct-moves = { $figure } goes from { $from } to { $to }.
ct-flees = { $figure } flees from { $from } to { $to }.
ct-pushed = { $figure } is pushed from { $from } to { $to }.
ct-driven = { $figure } is driven from { $from } to { $to }.
ct-pulled = { $figure } is lured from { $from } to { $to }.
ct-banished = { $figure } is banished from { $from } to { $to }.
ct-discarded = { $figure } is lost in { $place }.
ct-chest-lost = { $who ->
    [you] Your treasure chest is lost in { $place }.
   *[other] { $who }'s treasure chest is lost in { $place }.
 }
ct-found = { $who ->
    [you] You find the { $artifact }.
   *[other] { $who } finds the { $artifact }.
 }
ct-found-something = { $who ->
    [you] You find an artifact and keep it facedown.
   *[other] { $who } finds an artifact and keeps it facedown.
 }
ct-used = { $who ->
    [you] You use the { $artifact }.
   *[other] { $who } uses the { $artifact }.
 }
ct-room-unpaid = { $place } is worth { $gold } gold, and nobody controls it.
ct-share = { $who ->
    [you] you { $gold }
   *[other] { $who } { $gold }
 }
ct-room-paid = { $place } pays { $shares } gold.
ct-board-scored = The whole board is scored.
ct-board-scored-last = The whole board is scored for the last time.
ct-paid-empty-room = { $who ->
    [you] You gain { $gold } gold for being first in an empty room.
   *[other] { $who } gains { $gold } gold for being first in an empty room.
 }
ct-paid-ending = { $who ->
    [you] You gain { $gold } gold for ending the game.
   *[other] { $who } gains { $gold } gold for ending the game.
 }
ct-kept = { $who ->
    [you] You gain { $gold } gold for keeping the { $artifact }.
   *[other] { $who } gains { $gold } gold for keeping the { $artifact }.
 }
ct-pile-grew = The scoring pile shows { $icons ->
    [one] { $icons } icon.
   *[other] { $icons } icons.
 }
ct-pile-cleared = The scoring pile leaves the game.
ct-over-won = The game is over. { $who ->
    [you] You win it.
   *[other] { $who } wins it.
 }
ct-over-shared = The game is over. { $winners } share the victory.

## Cave Troll: what can be done

ct-do-end-turn = End the turn
ct-do-draw = Draw a card, then play one of two
ct-do-play = Play { $card }
ct-do-place-chest = Put the treasure chest into { $place }
ct-do-place = Put { $figure } on { $place }
ct-do-choose = Choose { $place }
ct-do-score = Score { $place }
ct-do-move = Move { $figure } from { $from } to { $to }
ct-do-flee = { $figure } flees to { $to }
ct-do-stay = Nobody flees
ct-do-push = Push { $figure } to { $to }
ct-do-no-push = Push nobody
ct-do-kill = The orc kills { $figure }
ct-do-assassinate = The assassin kills { $figure }
ct-do-banish = Banish { $figure } to { $to }
ct-do-slay = { $who ->
    [you] The giant slayer dies with your rampaging troll
   *[other] The giant slayer dies with { $who }'s rampaging troll
 }
ct-do-attack = The grunt kills all opponents' adventurers in its room
ct-do-pull = The banshee lures { $figure } from { $from }
ct-do-rampage = The troll rampages
ct-do-chalice = Chalice of Life: { $figure } comes back at { $to }
ct-do-cloak = Cloak of Invisibility for { $figure } at { $from }
ct-do-sword = { $who ->
    [you] Orcbane Sword against your orc or grunt
   *[other] Orcbane Sword against { $who }'s orc or grunt
 }
ct-do-boots = Boots of Haste for { $figure } at { $from }
ct-do-scroll = Scroll of Banishment: { $figure } goes to { $to }
ct-do-tally = Tally Stone: score { $place }
ct-do-step = Step to { $to }
ct-do-stop = Stop here

## Cave Troll: what the game waits for

ct-ask-start = The starting player is chosen.
ct-ask-deal = The first cards are dealt.
ct-ask-action = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
 }
ct-ask-card = { $who ->
    [you] Play one of your two cards.
   *[other] { $who } chooses which of two cards to play.
 }
ct-ask-find = { $who ->
    [you] You find an artifact.
   *[other] { $who } finds an artifact.
 }
ct-ask-flee = { $who ->
    [you] A cave troll comes to { $place }! Save one of your figures, or stay.
   *[other] { $who } decides who flees from { $place }.
 }
ct-ask-devour = The cave troll clears { $place }.
ct-ask-push = { $who ->
    [you] Your wraith entered { $place }. It may push somebody out.
   *[other] { $who } decides whom the wraith pushes out of { $place }.
 }
ct-ask-push-must = { $who ->
    [you] Your wraith entered { $place }. It must push somebody out.
   *[other] { $who } decides whom the wraith pushes out of { $place }.
 }
ct-ask-rampage = Your troll rampages in { $place }: push { $figures ->
    [one] { $figures } figure out.
   *[other] { $figures } figures out.
 }
ct-ask-rampage-other = { $who ->
    [you] Your troll rampages in { $place }.
   *[other] { $who }'s troll rampages in { $place }.
 }
ct-ask-walk = { $figure } stands in { $place } and may take { $steps ->
    [one] { $steps } more step.
   *[other] { $steps } more steps.
 }
ct-ask-walk-or-stop = { $figure } stands in { $place } and may take { $steps ->
    [one] { $steps } more step, or stop.
   *[other] { $steps } more steps, or stop.
 }
ct-ask-walk-other = { $figure } walks on from { $place }.
ct-ask-over = The game is over.
ct-ask-target = { $who } chooses where { $card } takes effect.
ct-ask-chest = Put your treasure chest into any room.
ct-ask-score = Choose the room to be scored.
ct-ask-cave-troll = Put your cave troll into any room without one.
ct-ask-on-pit = Put { $figure } on a pit.
ct-ask-on-entrance = Put { $figure } on an entrance.
ct-ask-artifact = Draw an artifact.

## Cave Troll: what an action is good for, going on from "that"

ct-gain-gold = scores { $gold } gold
ct-cost-gold = { $who ->
    [you] scores { $gold } gold for you
   *[other] scores { $gold } gold for { $who }
 }
ct-cost-figure = loses { $figure }
ct-gain-lost = drives { $figure } out of the cave
ct-gain-figure = brings { $figure } into the cave
ct-gain-artifact = finds an artifact
ct-gain-icons = brings the scoring nearer, with { $icons ->
    [one] { $icons } icon on the pile
   *[other] { $icons } icons on the pile
 }
ct-gain-room-from = { $who ->
    [you] takes { $place } from you for { $gold }
   *[other] takes { $place } from { $who } for { $gold }
 }
ct-gain-room = takes { $place } for { $gold }
ct-gain-pay = makes { $place } pay { $gold }
ct-cost-room-to = { $who ->
    [you] leaves { $place } to you
   *[other] leaves { $place } to { $who }
 }
ct-cost-room = gives up { $place } and its { $gold }
ct-gain-room-away = { $who ->
    [you] takes { $place } away from you
   *[other] takes { $place } away from { $who }
 }

## Cave Troll: the board in plain text

ct-board-empty = The cave is empty.
ct-board-pile = Scoring pile: { $icons ->
    [one] { $icons } icon of 5.
   *[other] { $icons } icons of 5.
 }
ct-board-figures = { $figure } ({ $count })
ct-board-chest = { $who ->
    [you] your chest
   *[other] { $who }'s chest
 }
ct-board-entrance = entrance
ct-board-pit = pit
ct-board-room = { $who ->
    [you] { $gold } gold, yours
   *[other] { $gold } gold, { $who }'s
 }
ct-board-room-free = { $gold } gold, nobody's
ct-board-player = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 }
ct-board-gold = { $gold } gold
ct-board-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
 }
ct-board-hand = hand: { $cards }
ct-board-artifacts = artifact: { $artifacts }
ct-board-facedown = { $count ->
    [one] { $count } facedown artifact
   *[other] { $count } facedown artifacts
 }

## The Caves of Casadh: names

cc-hex--BASE = Base Camp
cc-hex--L1-01 = Great Hall
cc-hex--L1-02 = Dripstone Chamber
cc-hex--L1-03 = Bat Roost
cc-hex--L1-04 = Side Pocket
cc-hex--L1-05 = Twin Tunnels
cc-hex--L1-06 = The Overpass
cc-hex--L1-07 = Spring Cave
cc-hex--L1-08 = The Slide
cc-hex--L1-09 = Chimney Ledge
cc-hex--L1-10 = Three Ways
cc-hex--L1-11 = Scratched Walls
cc-hex--L1-12 = The Crawlway
cc-hex--L1-13 = Gas Pocket
cc-hex--L1-14 = Sinkhole Pool
cc-hex--L1-15 = Fault Line
cc-hex--L1-16 = Woven Passages
cc-hex--L1-17 = Old Lair
cc-hex--L1-18 = Flooded Fork
cc-hex--L1-19 = Ledge Walk
cc-hex--L1-20 = Cave Paintings
cc-hex--L2-01 = Abyssal Hall
cc-hex--L2-02 = Crystal Vault
cc-hex--L2-03 = Underground Lake
cc-hex--L2-04 = Firedamp Gallery
cc-hex--L2-05 = The Pit
cc-hex--L2-06 = Spiral Descent
cc-hex--L2-07 = The Knot
cc-hex--L2-08 = Grue Warren
cc-hex--L2-09 = The Rift
cc-hex--L2-10 = Stalactite Forest
cc-hex--L2-11 = Sulphur Vents
cc-hex--L2-12 = Black Chasm
cc-hex--L2-13 = Dead Man's Squeeze
cc-hex--L2-14 = Forgotten Shrine
cc-hex--L2-15 = The Cistern
cc-hex--L2-16 = Honeycomb
cc-hex--L2-17 = Unstable Bridge
cc-hex--L2-18 = Choke-damp Cellar
cc-hex--L2-19 = Nesting Caves
cc-hex--L2-20 = Heart of Casadh
cc-item--rope = rope
cc-an-item--rope = a rope
cc-the-item-object--rope = the rope
cc-item--canteen = canteen
cc-an-item--canteen = a canteen
cc-the-item-object--canteen = the canteen
cc-item--gas-mask = gas mask
cc-an-item--gas-mask = a gas mask
cc-the-item-object--gas-mask = the gas mask
cc-item--hiking-boots = hiking boots
cc-an-item--hiking-boots = a pair of hiking boots
cc-the-item-object--hiking-boots = the hiking boots
cc-item--helmet = helmet
cc-an-item--helmet = a helmet
cc-the-item-object--helmet = the helmet
cc-item--brass-lantern = brass lantern
cc-an-item--brass-lantern = a brass lantern
cc-the-item-object--brass-lantern = the brass lantern
cc-item--medkit = medkit
cc-an-item--medkit = a medkit
cc-the-item-object--medkit = the medkit
cc-item--battery = battery
cc-an-item--battery = a battery
cc-the-item-object--battery = the battery
cc-item--dynamite = dynamite
cc-an-item--dynamite = a stick of dynamite
cc-the-item-object--dynamite = the dynamite
cc-misfortune--thirst = Thirst
cc-misfortune-text--thirst = One move point less each turn.
cc-misfortune--flashlight-out = Flashlight Out
cc-misfortune-text--flashlight-out = Each explore costs one move point more, and where you would look at treasures and keep one, you get one at random unseen.
cc-misfortune--twisted-ankle = Twisted Ankle
cc-misfortune-text--twisted-ankle = One move point less each turn.
cc-misfortune--shaken-nerves = Shaken Nerves
cc-misfortune-text--shaken-nerves = Methane, bats and tremors cost you one health more.
cc-misfortune--torn-pack = Torn Pack
cc-misfortune-text--torn-pack = You cannot collect items.
cc-misfortune--rockfall = Rockfall
cc-misfortune-text--rockfall = Lose one health; no item helps.
cc-misfortune--tight-squeeze = Tight Squeeze
cc-misfortune-text--tight-squeeze = Lose all your move points.
cc-misfortune--dropped-gear = Dropped Gear
cc-misfortune-text--dropped-gear = Lay one of your items, your choice, on the new hex.
cc-misfortune--hole-in-the-pocket = Hole in the Pocket
cc-misfortune-text--hole-in-the-pocket = Your lowest treasure is laid face down on the new hex.
cc-misfortune--bad-air = Bad Air
cc-misfortune-text--bad-air = One extra hazard roll for methane.
cc-misfortune--startled-colony = Startled Colony
cc-misfortune-text--startled-colony = One extra hazard roll for bats.
cc-misfortune--aftershock = Aftershock
cc-misfortune-text--aftershock = One extra hazard roll for tremors.
cc-misfortune--something-stirs = Something Stirs
cc-misfortune-text--something-stirs = One extra hazard roll for Grues.
cc-hazard--methane = methane
cc-hazard--bats = bats
cc-hazard--tremors = tremors
cc-hazard--grue = Grues
cc-side--E = east
cc-side--NE = northeast
cc-side--NW = northwest
cc-side--W = west
cc-side--SW = southwest
cc-side--SE = southeast

## The Caves of Casadh: places

cc-base = Base Camp
cc-place-one = { $far } { $side } of Base Camp
cc-place-two = { $far } { $side } and { $more } { $turn } of Base Camp
cc-spot = the hex { $place }
cc-dark = the dark
cc-called = { $hex }, { $place }

## The Caves of Casadh: what happened

cc-surface = A treasure of { $value } lies on the Surface.
cc-starts = { $who ->
    [you] You take the first turn.
   *[other] { $who } takes the first turn.
 }
cc-turn-begins = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $mp ->
    [one] { $mp } move point.
   *[other] { $mp } move points.
 }
cc-surface-turn = { $who ->
    [you] You have a turn on the Surface.
   *[other] { $who } has a turn on the Surface.
 }
cc-turn-ends = { $who ->
    [you] Your turn is over.
   *[other] { $who }'s turn is over.
 }
cc-turn-ends-unspent = { $who ->
    [you] You end the turn
   *[other] { $who } ends the turn
 } with { $unused ->
    [one] { $unused } move point unspent.
   *[other] { $unused } move points unspent.
 }
cc-moved = { $who ->
    [you] You go
   *[other] { $who } goes
 } { $side } to { $place }.
cc-fled = { $who ->
    [you] You flee
   *[other] { $who } flees
 } { $side } to { $place }.
cc-slid = { $who ->
    [you] You slide down
   *[other] { $who } slides down
 } from passageway { $from } to { $to }.
cc-climbed = { $who ->
    [you] You climb up
   *[other] { $who } climbs up
 } from passageway { $from } to { $to }.
cc-hex-drawn = { $who ->
    [you] You discover { $hex }.
   *[other] { $who } discovers { $hex }.
 }
cc-pile-grows = The paintings show a way down: level 2 joins the pile, { $hexes ->
    [one] { $hexes } hex in all.
   *[other] { $hexes } hexes in all.
 }
cc-explored = { $who ->
    [you] You explore
   *[other] { $who } explores
 } { $hex }, { $place }, in passageway { $node }.
cc-track-methane = Methane stands at { $value } on the track.
cc-track = { $hazard } stand at { $value } on the track.
cc-card-drawn = { $who ->
    [you] You draw a card
   *[other] { $who } draws a card
 }: { $cost ->
    [one] { $cost } move point spent
   *[other] { $cost } move points spent
 }, { $mp } left.
cc-no-card = { $who ->
    [you] You find no card
   *[other] { $who } finds no card
 }: { $cost ->
    [one] { $cost } move point spent
   *[other] { $cost } move points spent
 }, { $mp } left.
cc-reshuffled = The discards make a new deck of { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
 }
cc-befalls = { $who ->
    [you] { $misfortune } befalls you.
   *[other] { $misfortune } befalls { $who }.
 } { $text }
cc-shrugged = { $who ->
    [you] { $misfortune } does you no harm.
   *[other] { $misfortune } does { $who } no harm.
 }
cc-cured = { $who ->
    [you] You are rid of { $misfortune }.
   *[other] { $who } is rid of { $misfortune }.
 }
cc-item-found = { $item } lies at { $place }.
cc-item-dropped = { $who ->
    [you] You drop { $item }.
   *[other] { $who } drops { $item }.
 }
cc-items-taken = { $who ->
    [you] You take { $items }.
   *[other] { $who } takes { $items }.
 }
cc-healed = { $who ->
    [you] You use a medkit and have { $hp } health.
   *[other] { $who } uses a medkit and has { $hp } health.
 }
cc-treasure-drawn = { $who ->
    [you] You see a treasure of { $value }.
   *[other] { $who } sees a treasure of { $value }.
 }
cc-looked-at = { $who ->
    [you] You look at the treasures
   *[other] { $who } looks at the treasures
 }: { $values }.
cc-looked = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $count ->
    [one] { $count } treasure.
   *[other] { $count } treasures.
 }
cc-groped = { $who ->
    [you] You grope among
   *[other] { $who } gropes among
 } { $count ->
    [one] { $count } treasure in the dark.
   *[other] { $count } treasures in the dark.
 }
cc-kept = { $who ->
    [you] You keep a treasure of { $value }.
   *[other] { $who } keeps a treasure of { $value }.
 }
cc-kept-blindly-of = { $who ->
    [you] You take a treasure blindly; it is a { $value }.
   *[other] { $who } takes a treasure blindly; it is a { $value }.
 }
cc-kept-something = { $who ->
    [you] You keep a treasure.
   *[other] { $who } keeps a treasure.
 }
cc-kept-blindly = { $who ->
    [you] You keep a treasure blindly.
   *[other] { $who } keeps a treasure blindly.
 }
cc-treasures-laid = Left face down at { $place }: { $count ->
    [one] { $count } treasure.
   *[other] { $count } treasures.
 }
cc-treasure-dropped-of = { $who ->
    [you] Your lowest treasure, a { $value }, falls out.
   *[other] { $who }'s lowest treasure, a { $value }, falls out.
 }
cc-treasure-dropped = { $who ->
    [you] Your lowest treasure falls out, face down.
   *[other] { $who }'s lowest treasure falls out, face down.
 }
cc-rolled-methane-out = The die shows { $die } against { $track }: methane breaks out.
cc-rolled-methane-quiet = The die shows { $die } against { $track }: methane stays quiet.
cc-rolled-out = The die shows { $die } against { $track }: { $hazard } break out.
cc-rolled-quiet = The die shows { $die } against { $track }: { $hazard } stay quiet.
cc-token--methane = Methane fills { $place }.
cc-token--bats = Bats swarm over { $place }.
cc-token--tremors = Tremors shake { $place }.
cc-token--grue = A Grue lurks at { $place }.
cc-struck = { $who ->
    [you] You lose { $lost } health to { $hazard } and have { $hp } left.
   *[other] { $who } loses { $lost } health to { $hazard } and has { $hp } left.
 }
cc-warded = { $who ->
    [you] Your { $item } keeps the { $hazard } off.
   *[other] { $who }'s { $item } keeps the { $hazard } off.
 }
cc-hurt = { $misfortune }: { $who ->
    [you] you lose { $lost } health and have { $hp } left.
   *[other] { $who } loses { $lost } health and has { $hp } left.
 }
cc-cornered = { $who ->
    [you] You have nowhere to flee to.
   *[other] { $who } has nowhere to flee to.
 }
cc-grue-driven = The lantern drives the Grue from { $from } to { $to }.
cc-grue-moved = The Grue creeps from { $from } to { $to }.
cc-grue-vanished = The Grue at { $place } finds no lair and is gone, but its kind will avenge it.
cc-grue-obeys = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $inside } inside: a Grue obeys.
cc-grue-ignores = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $inside } inside: no Grue stirs.
cc-grue-eats = The Grue at { $place } eats whoever is cornered there.
cc-fuse-lit = { $who ->
    [you] You light dynamite at { $place }.
   *[other] { $who } lights dynamite at { $place }.
 }
cc-defuse-enough = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $hp } health: it is enough.
cc-defuse-too-much = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $hp } health: too much.
cc-defused = { $who ->
    [you] You put out
   *[other] { $who } puts out
 } { $owner ->
    [you] your dynamite.
   *[other] { $owner }'s dynamite.
 }
cc-defused-kept = { $who ->
    [you] You put out
   *[other] { $who } puts out
 } { $owner ->
    [you] your dynamite
   *[other] { $owner }'s dynamite
 } { $who ->
    [you] and keep it.
   *[other] and keeps it.
 }
cc-exploded = { $who ->
    [you] Your dynamite goes off at { $place }.
   *[other] { $who }'s dynamite goes off at { $place }.
 }
cc-collapsed = { $hex }, { $place }, collapses.
cc-died--methane = { $who ->
    [you] You die in the methane.
   *[other] { $who } dies in the methane.
 }
cc-died--bats = { $who ->
    [you] You die under the bats.
   *[other] { $who } dies under the bats.
 }
cc-died--tremors = { $who ->
    [you] You die in the tremors.
   *[other] { $who } dies in the tremors.
 }
cc-died--grue = { $who ->
    [you] You die in the jaws of a Grue.
   *[other] { $who } dies in the jaws of a Grue.
 }
cc-died--rockfall = { $who ->
    [you] You die under a rockfall.
   *[other] { $who } dies under a rockfall.
 }
cc-died--collapse = { $who ->
    [you] You die as the hex collapses.
   *[other] { $who } dies as the hex collapses.
 }
cc-died--dark = { $who ->
    [you] You die lost in the dark.
   *[other] { $who } dies lost in the dark.
 }
cc-left = { $who ->
    [you] You leave the caves and take { $one } and { $two } from the Surface.
   *[other] { $who } leaves the caves and takes { $one } and { $two } from the Surface.
 }
cc-lost-in-the-dark = Nothing has happened for too long: whoever is still inside is lost in the dark.
cc-shown = { $who ->
    [you] You show
   *[other] { $who } shows
 } { $values }: { $total ->
    [one] { $total } point in all.
   *[other] { $total } points in all.
 }
cc-nothing = nothing
cc-over-nobody = The game is over. Nobody came out alive; nobody wins.
cc-over-won = The game is over. { $who ->
    [you] You win it.
   *[other] { $who } wins it.
 }
cc-over-shared = The game is over. { $winners } share the victory.

## The Caves of Casadh: what can be done

cc-do-end-turn = End the turn
cc-do-move = Go { $side } to { $hex }
cc-do-explore = Explore { $side }
cc-do-slope = Take the slope to passageway { $node }
cc-do-collect-treasure = Look at the treasures here and keep one
cc-do-collect-items = Take { $items } and end the turn
cc-do-leave = Leave the caves and take { $treasures } from the Surface
cc-do-medkit = Use the medkit
cc-do-deploy = Light the dynamite here
cc-do-defuse = { $owner ->
    [you] Try to put out your dynamite
   *[other] Try to put out { $owner }'s dynamite
 }: a roll of { $hp } or less, or it goes off
cc-do-lay = Lay it as drawn
cc-do-turn = Turn it { $sixths ->
    [one] { $sixths } sixth
   *[other] { $sixths } sixths
 }
cc-do-rotate = { $turn }: into passageway { $node }, with ways { $ways }
cc-do-rotate-marker = { $turn }: into passageway { $node }, at the marker, with ways { $ways }
cc-do-drop = Drop { $item }
cc-do-keep = Keep the { $value }
cc-do-flee = Flee { $side } to { $hex }
cc-do-send-grue = Drive the Grue to { $hex }
cc-do-pass = Leave the Grues alone
cc-do-try-grue = Try to move a Grue: a roll above { $inside }
cc-do-decline = Move no Grue after all
cc-do-eat = The Grue in { $hex } eats the cornered
cc-do-move-grue = The Grue in { $hex } goes { $side } to { $to }

## The Caves of Casadh: what the game waits for

cc-ask-surface = Treasures are laid out on the Surface.
cc-ask-start = The first player is chosen.
cc-ask-begin = { $who ->
    [you] Your turn begins.
   *[other] { $who }'s turn begins.
 }
cc-ask-action = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $mp ->
    [one] { $mp } move point left.
   *[other] { $mp } move points left.
 }
cc-ask-cornered = { $asked } A Grue has you cornered.
cc-ask-hex = { $who ->
    [you] You step
   *[other] { $who } steps
 } into the dark { $side }.
cc-ask-rotate = { $who ->
    [you] You discover { $hex }. Turn it as you like, then lay it.
   *[other] { $who } turns { $hex }.
 }
cc-ask-card = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
 }
cc-ask-drop = { $who ->
    [you] Dropped Gear: which item do you leave here?
   *[other] { $who } has to drop an item.
 }
cc-ask-items = Items are found.
cc-ask-treasure = Treasure is drawn from the Bag Of Fate.
cc-ask-keep = { $who ->
    [you] Only you see these treasures. Keep one.
   *[other] { $who } looks at treasures and keeps one.
 }
cc-ask-blind = { $who ->
    [you] You grope for a treasure in the dark.
   *[other] { $who } gropes for a treasure in the dark.
 }
cc-ask-rolls = The die is rolled for { $hazards }.
cc-ask-flee = { $who ->
    [you] A Grue comes to { $hex }! Choose where to flee.
   *[other] { $who } flees from the Grue in { $hex }.
 }
cc-ask-send-grue = { $who ->
    [you] The Grue shrinks from your lantern. Choose where it goes.
   *[other] { $who } drives the Grue away.
 }
cc-ask-surface-turn = { $who ->
    [you] You are out. Try to move a Grue: a roll above { $inside }?
   *[other] { $who } may stir the Grues from the Surface.
 }
cc-ask-grue-roll = { $who ->
    [you] You roll for more than { $above }.
   *[other] { $who } rolls for more than { $above }.
 }
cc-ask-grue-move = { $who ->
    [you] A Grue obeys you. Choose one and where it goes.
   *[other] { $who } moves a Grue.
 }
cc-ask-defuse = { $who ->
    [you] You try
   *[other] { $who } tries
 } to put out { $owner ->
    [you] your dynamite
   *[other] { $owner }'s dynamite
 }: { $most } or less.
cc-ask-end = { $who ->
    [you] Your turn ends.
   *[other] { $who }'s turn ends.
 }
cc-ask-over = The game is over.

## The Caves of Casadh: what an action is good for, going on from "that"

cc-gain-health = heals { $health }
cc-cost-health = costs { $health } health
cc-gain-hurt = { $who ->
    [you] hurts you
   *[other] hurts { $who }
 }
cc-gain-treasure = carries off { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
cc-gain-item = gets { $item }
cc-cost-item = spends { $item }
cc-gain-cure = cures a misfortune
cc-gain-home = brings { $count ->
    [one] { $count } treasure home
   *[other] { $count } treasures home
 }
cc-gain-threat = { $who ->
    [you] threatens you with dynamite
   *[other] threatens { $who } with dynamite
 }
cc-gain-close = will close the way with dynamite
cc-cost-outbreak = makes an outbreak of { $hazard } likelier, { $sixths } in 6
cc-gain-near-treasure = gets to { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
cc-gain-near-item = gets to { $item }
cc-gain-nearer = comes nearer to Base Camp
cc-gain-further = goes further into the caves

## Skulldug!: names

sk-card--bloodstone-amulet = Bloodstone Amulet
sk-card-text--bloodstone-amulet = +1 AP each turn. Curse: at the start of your turn lose 1 Health.
sk-card--ceremonial-sword = Ceremonial Sword
sk-card-text--ceremonial-sword = Trait Ceremonial. Curse: -1 to your combat rolls.
sk-card--ceremonial-key = Ceremonial Key
sk-card-text--ceremonial-key = Trait Ceremonial. Counts as 2 treasures while you hold another Ceremonial card. Curse: you cannot Dash.
sk-card--ceremonial-mask = Ceremonial Mask
sk-card-text--ceremonial-mask = Trait Ceremonial. Curse: your line of sight is only your own passage.
sk-card--soulbond-charm = Soulbond Charm
sk-card-text--soulbond-charm = Curse: whenever an opponent's explorer dies (resigning too), lose 2 Health.
sk-card--leaden-idol = Leaden Idol
sk-card-text--leaden-idol = Curse: your first Move or Dash each turn costs 1 more AP.
sk-card--screaming-skull = Screaming Skull
sk-card-text--screaming-skull = Curse: at the end of your turn draw the top Hazard card into your passage.
sk-card--misers-coin = Miser's Coin
sk-card-text--misers-coin = Curse: your hand limit is 2 lower.
sk-card--restless-diamond = Restless Diamond
sk-card-text--restless-diamond = Curse: when you take an Injury, drop this card into your passage.
sk-card--thirsty-chalice = Thirsty Chalice
sk-card-text--thirsty-chalice = Curse: you cannot gain Health.
sk-card--hypnotic-opal = Hypnotic Opal
sk-card-text--hypnotic-opal = Curse: at the start of your turn roll; 2 or less: you become Dazed.
sk-card--cracked-hourglass = Cracked Hourglass
sk-card-text--cracked-hourglass = Curse: you cannot spend AP to focus.
sk-card--trusty-whip = Trusty Whip
sk-card-text--trusty-whip = Your Pick Up may also take an item from a discovered passage connected to yours.
sk-card--delicate-toolkit = Delicate Toolkit
sk-card-text--delicate-toolkit = +2 to your rolls when encountering traps.
sk-card--brass-knuckles = Brass Knuckles
sk-card-text--brass-knuckles = +1 to your combat rolls.
sk-card--sturdy-shovel = Sturdy Shovel
sk-card-text--sturdy-shovel = Dig: move into any adjacent passage on the table, corridors or not.
sk-card--lucky-underwear = Lucky Underwear
sk-card-text--lucky-underwear = When the final value of your roll is 6 or more, gain 1 Health (before the outcome).
sk-card--oil-lantern = Oil Lantern
sk-card-text--oil-lantern = When you discover a passage (your explorer entering it, or your remote discovery), reveal the top 2 tiles, place one, put the other under the deck. With only 1 tile in the deck: draw normally.
sk-card--running-shoes = Running Shoes
sk-card-text--running-shoes = +1 AP each turn, for Move and Dash only.
sk-card--fresnels-eyepiece = Fresnel's Eyepiece
sk-card-text--fresnels-eyepiece = Your line of sight may turn one corner.
sk-card--fishing-rod = Fishing Rod
sk-card-text--fishing-rod = Once per turn: choose an opponent in your line of sight; roll; 5 or more: take a random card from their hand into yours.
sk-card--grappling-hook = Grappling Hook
sk-card-text--grappling-hook = Once per turn: move to a discovered passage in your line of sight at most 3 passages away, entering only that one.
sk-card--leather-satchel = Leather Satchel
sk-card-text--leather-satchel = Your hand limit is 2 higher.
sk-card--steel-helmet = Steel Helmet
sk-card-text--steel-helmet = Injuries from traps and passage dangers deal 1 less.
sk-card--hobnail-boots = Hobnail Boots
sk-card-text--hobnail-boots = You cannot be shoved or slid; ForcedMove fails too.
sk-card--ancient-crank = Ancient Crank
sk-card-text--ancient-crank = Once per turn: rotate your passage or a discovered passage yours faces by 90° either way.
sk-card--boomerang = Boomerang
sk-card-text--boomerang = After a throw of it is resolved, it returns to your hand if your explorer lives.
sk-card--questionable-rations = Questionable Rations
sk-card-text--questionable-rations = Roll: 3 or more: gain 2 Health; else you become Dazed.
sk-card-when--questionable-rations = Discard
sk-card--rabbits-foot = Rabbit's Foot
sk-card-text--rabbits-foot = Reroll that die.
sk-card-when--rabbits-foot = after you roll
sk-card--flak-jacket = Flak Jacket
sk-card-text--flak-jacket = That Injury deals 2 less.
sk-card-when--flak-jacket = when you would lose Health to an Injury
sk-card--brittle-shield = Brittle Shield
sk-card-text--brittle-shield = Cancel the Injury: no damage, no On Injury effects, no dropped card, no fleeing.
sk-card-when--brittle-shield = when you would take an Injury in combat
sk-card--rusty-sword = Rusty Sword
sk-card-text--rusty-sword = +3 to that roll.
sk-card-when--rusty-sword = before you roll in combat
sk-card--soothing-pipe = Soothing Pipe
sk-card-text--soothing-pipe = Remove Dazed and gain 1 Health.
sk-card-when--soothing-pipe = Discard
sk-card--blasting-charge = Blasting Charge
sk-card-text--blasting-charge = Destroy an unoccupied discovered passage adjacent to yours, faced or not, not the Cave Entrance.
sk-card-when--blasting-charge = Discard
sk-card--flare-gun = Flare Gun
sk-card-text--flare-gun = Choose a side of your passage that faces an available undiscovered passage; discover it remotely. Then up to 2 more times: if the newest tile has a corridor in the same direction and the next space is available and undiscovered, you may discover that too; each must connect to the one before.
sk-card-when--flare-gun = Discard
sk-card--mimic-stone = Mimic Stone
sk-card-text--mimic-stone = Choose another item in a passage in your line of sight or in the hand of an explorer in your line of sight (yours too). Until the end of the turn this is a copy of it; then discard it.
sk-card-when--mimic-stone = Discard-like (not discarded on use)
sk-card--gas-grenade = Gas Grenade
sk-card-text--gas-grenade = Choose a passage in your line of sight: every explorer in it becomes Dazed.
sk-card-when--gas-grenade = Discard
sk-card--smoke-bomb = Smoke Bomb
sk-card-text--smoke-bomb = Skip that encounter; you are done with that monster for now.
sk-card-when--smoke-bomb = when you are about to encounter a monster
sk-card--rotten-meat = Rotten Meat
sk-card-text--rotten-meat = Move one monster in your line of sight (own passage included) into a discovered passage connected to its own; no one encounters it now.
sk-card-when--rotten-meat = Discard
sk-card--adrenaline-tonic = Adrenaline Tonic
sk-card-text--adrenaline-tonic = Gain 2 AP this turn.
sk-card-when--adrenaline-tonic = Discard
sk-card--switcheroo-dust = Switcheroo Dust
sk-card-text--switcheroo-dust = Exchange places with another explorer in another passage in your line of sight (neither Pinned). Both tokens change places together; both have entered: you resolve completely first, then they, if still there.
sk-card-when--switcheroo-dust = Discard
sk-card--rotten-tomato = Rotten Tomato
sk-card-text--rotten-tomato = -2 to that roll.
sk-card-when--rotten-tomato = after an opponent in your line of sight rolls
sk-card--basilisk = Basilisk
sk-card-text--basilisk = You become Dazed.
sk-card--putrid-horror = Putrid Horror
sk-card-text--putrid-horror = Instead of fleeing: a side of the passage that is connected (undiscovered and available counts) is chosen uniformly at random; Slide that way. None, or immune: flee as usual.
sk-card--gorgeous-adonis = Gorgeous Adonis
sk-card-text--gorgeous-adonis = You become Dazed. No fleeing.
sk-card--mischievous-monkey = Mischievous Monkey
sk-card-text--mischievous-monkey = Drop a random card into this passage.
sk-card--swindling-jester = Swindling Jester
sk-card-text--swindling-jester = The next opponent in turn order takes a random card from your hand into theirs; no such opponent: drop it here. In Solo the first ghost takes it.
sk-card--bloodthirsty-bats = Bloodthirsty Bats
sk-card--skeleton-sentry = Skeleton Sentry
sk-card--shambling-mummy = Shambling Mummy
sk-card-text--shambling-mummy = If you flee from it: after you have resolved the passage you fled into, move this card into that passage; no one encounters it now.
sk-card--hulking-troglodyte = Hulking Troglodyte
sk-card--voracious-ooze = Voracious Ooze
sk-card-text--voracious-ooze = Discard a random card of your hand that is no treasure.
sk-card--wailing-banshee = Wailing Banshee
sk-card-text--wailing-banshee = You and every explorer in your line of sight become Dazed.
sk-card--jealous-guardian = Jealous Guardian
sk-card-text--jealous-guardian = Difficulty 3 and 1 more for each treasure card in your hand.
sk-card--tentacled-thing = Tentacled Thing
sk-card-text--tentacled-thing = You are Pinned. No fleeing.
sk-card--forgotten-rival = Forgotten Rival
sk-card-text--forgotten-rival = Slain, it leaves the top Fortune card in this passage.
sk-card--bear-trap = Bear Trap
sk-card-text--bear-trap = You are Pinned.
sk-card--convincing-sign = Convincing Sign
sk-card-text--convincing-sign = The next opponent in turn order chooses a passage connected to this one; you are moved there and enter it (not a Shove). No such opponent: random. In Solo you go where a ghost would shove you.
sk-card--snare = Snare
sk-card-text--snare = Drop your whole hand into this passage.
sk-card--bucket-of-grease = Bucket of Grease
sk-card-text--bucket-of-grease = Slide in the direction you entered.
sk-card--port-o-boulder = Port-o-Boulder
sk-card-text--port-o-boulder = Flee; then Slide on in the same direction, unless the passage fled into held an encounter.
sk-card--colossal-pit = Colossal Pit
sk-card-text--colossal-pit = You lose all AP of this turn; the other encounters here are skipped. Always encountered first.
sk-card--poison-darts = Poison Darts
sk-card-text--poison-darts = You become Dazed.
sk-card--swinging-blades = Swinging Blades
sk-card--rotating-floor = Rotating Floor
sk-card-text--rotating-floor = This passage turns 90 degrees clockwise, unless it is the Cave Entrance.
sk-tile--TI-00 = Cave Entrance
sk-tile--TI-01 = Passage
sk-tile--TI-02 = Passage
sk-tile--TI-03 = Passage
sk-tile--TI-04 = Passage
sk-tile--TI-05 = Passage
sk-tile--TI-06 = Passage
sk-tile--TI-07 = Passage
sk-tile--TI-08 = Passage
sk-tile--TI-09 = Passage
sk-tile--TI-10 = Passage
sk-tile--TI-11 = Passage
sk-tile--TI-12 = Passage
sk-tile--TI-13 = Passage
sk-tile--TI-14 = Passage
sk-tile--TI-15 = Passage
sk-tile--TI-16 = Passage
sk-tile--TI-17 = Passage
sk-tile--TI-18 = Vault
sk-tile--TI-19 = Vault
sk-tile--TI-20 = Healing Spring
sk-tile-text--TI-20 = Once a turn, 1 AP: gain 1 Health.
sk-tile--TI-21 = Healing Spring
sk-tile-text--TI-21 = Once a turn, 1 AP: gain 1 Health.
sk-tile--TI-22 = Mine Cart
sk-tile-text--TI-22 = 1 AP: go to any other discovered Mine Cart.
sk-tile--TI-23 = Mine Cart
sk-tile-text--TI-23 = 1 AP: go to any other discovered Mine Cart.
sk-tile--TI-24 = Mine Cart
sk-tile-text--TI-24 = 1 AP: go to any other discovered Mine Cart.
sk-tile--TI-25 = Narrow Ledge
sk-tile-text--TI-25 = On entering roll: 3 or more is safe, else an Injury of 1.
sk-tile--TI-26 = Narrow Ledge
sk-tile-text--TI-26 = On entering roll: 3 or more is safe, else an Injury of 1.
sk-tile--TI-27 = Flooded Passage
sk-tile-text--TI-27 = Moving out costs 1 AP more; no Dash begins here or passes through.
sk-tile--TI-28 = Crystal Gallery
sk-tile-text--TI-28 = From here your line of sight may turn one corner.
sk-tile--TI-29 = Sacrificial Altar
sk-tile-text--TI-29 = Once a turn, with 2 or more Health: lose 1 Health, gain 1 AP.
sk-tile--TI-30 = Abandoned Camp
sk-tile-text--TI-30 = Shaking off Dazed and prying free cost nothing here.
sk-tile--TI-31 = Turning Chamber
sk-tile-text--TI-31 = Once a turn, 1 AP: turn this passage 90 degrees either way.
sk-tile--TI-32 = Pitch-Dark Hollow
sk-tile-text--TI-32 = In nobody's line of sight from outside; from inside only itself is seen.
sk-tile--TI-33 = Idol's Gaze
sk-tile-text--TI-33 = Monsters met here are 1 more difficult.
sk-token--professor-ada-quill = Professor Ada Quill
sk-token--hector-bramble = Hector Bramble
sk-token--doctor-imani-oduya = Doctor Imani Oduya
sk-token--silk-moreau = Silk Moreau
sk-token--fingers-odell = Fingers O'Dell
sk-token--the-magpie = The Magpie
sk-token--krantz-the-wall = Krantz the Wall
sk-token--bruna-stahl = Bruna Stahl
sk-token--little-otto = Little Otto
sk-token--inspector-vale = Inspector Vale
sk-token--number-twenty-seven = Number Twenty-Seven
sk-token--deputy-crisp = Deputy Crisp
sk-token--brother-hush = Brother Hush
sk-token--sister-veil = Sister Veil
sk-token--the-acolyte = The Acolyte
sk-set--adventurers = Adventurers
sk-set--rogues = Rogues
sk-set--henchmen = Henchmen
sk-set--suits = Suits
sk-set--cultists = Cultists
sk-set--archaeologist = Archaeologist
sk-set--miner = Miner
sk-set--thief = Thief
sk-set--brawler = Brawler
sk-set--survivor = Survivor
sk-set--sadist = Sadist
sk-faction--adventurers = Adventurers
sk-faction--rogues = Rogues
sk-faction--henchmen = Henchmen
sk-faction--suits = Suits
sk-faction--cultists = Cultists
sk-side--north = north
sk-side--east = east
sk-side--south = south
sk-side--west = west

## Skulldug!: small words

sk-the = the { $card }
sk-numbered = { $card } ({ $n })
sk-entrance = the Cave Entrance
sk-special = { $tile } ({ $cell })
sk-ghost = Ghost { $n }
sk-ledge = the ledge
sk-them = them
sk-way = { $side } to { $to }
sk-way-far = to { $to }

## Skulldug!: what happened

sk-token-taken = { $who ->
    [you] You play { $token }.
   *[other] { $who } plays { $token }.
 }
sk-first-rolled = { $who ->
    [you] You roll { $n } for the first turn.
   *[other] { $who } rolls { $n } for the first turn.
 }
sk-starts = The first turn goes to { $seats }.
sk-gear-taken = { $who ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
 }
sk-set-taken = { $who ->
    [you] You take the set of the { $set }.
   *[other] { $who } takes the set of the { $set }.
 }
sk-gear-split = { $who ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
 }
sk-turn-begins = Turn { $turn }: { $who ->
    [you] your turn.
   *[other] { $who }'s turn.
 }
sk-turn-begins-team = Turn { $turn }: the turn of { $seats }.
sk-ghost-turn = { $ghost } moves.
sk-resigned = { $who ->
    [you] You resign and wait for backup.
   *[other] { $who } resigns and waits for backup.
 }
sk-backup = { $who ->
    [you] Your backup comes to the Cave Entrance.
   *[other] { $who }'s backup comes to the Cave Entrance.
 }
sk-backup-card = { $who ->
    [you] Your backup has { $card } along.
   *[other] { $who }'s backup has { $card } along.
 }
sk-yielded = { $who ->
    [you] You let the partner go on.
   *[other] { $who } lets the partner go on.
 }
sk-finished = { $who ->
    [you] You are done.
   *[other] { $who } is done.
 }
sk-moved--moves = { $who ->
    [you] You go
   *[other] { $who } goes
 } { $way }.
sk-moved--dashes = { $who ->
    [you] You dash
   *[other] { $who } dashes
 } { $way }.
sk-moved--shoved = { $who ->
    [you] You are shoved
   *[other] { $who } is shoved
 } { $way }.
sk-moved--flees = { $who ->
    [you] You flee
   *[other] { $who } flees
 } { $way }.
sk-moved--slides = { $who ->
    [you] You slide
   *[other] { $who } slides
 } { $way }.
sk-moved--digs = { $who ->
    [you] You dig
   *[other] { $who } digs
 } { $way }.
sk-moved--grapples = { $who ->
    [you] You swing
   *[other] { $who } swings
 } { $way }.
sk-moved--rides = { $who ->
    [you] You ride
   *[other] { $who } rides
 } { $way }.
sk-moved--swaps = { $who ->
    [you] You change places
   *[other] { $who } changes places
 } { $way }.
sk-moved--sent = { $who ->
    [you] You follow the sign
   *[other] { $who } follows the sign
 } { $way }.
sk-moved--drifts = { $who ->
    [you] You drift
   *[other] { $who } drifts
 } { $way }.
sk-tile-under = The other one, { $tile }, goes under the deck.
sk-tiles-shuffled = { $n ->
    [one] { $n } discarded tile are shuffled into a new deck.
   *[other] { $n } discarded tiles are shuffled into a new deck.
 }
sk-discovered = { $who ->
    [you] You discover
   *[other] { $who } discovers
 } { $cell }: { $tile }.
sk-found = { $card } lies in { $cell }.
sk-destroyed = The passage { $cell } falls in.
sk-destroyed-one = The passage { $cell } falls in; { $cards } is on top of the decks.
sk-destroyed-more = The passage { $cell } falls in; { $cards } are on top of the decks.
sk-turned-left = The passage { $cell } turns left.
sk-turned-right = The passage { $cell } turns right.
sk-picked-up = { $who ->
    [you] You pick up { $card }.
   *[other] { $who } picks up { $card }.
 }
sk-dropped = { $who ->
    [you] You drop { $card } in { $cell }.
   *[other] { $who } drops { $card } in { $cell }.
 }
sk-taken = { $who ->
    [you] You take { $card }
   *[other] { $who } takes { $card }
 } { $whom ->
    [you] from you.
   *[other] from { $whom }.
 }
sk-discarded = { $card } is discarded.
sk-used = { $who ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
 }
sk-copied = { $who ->
    [you] Your Mimic Stone is { $card } until the turn ends.
   *[other] { $who }'s Mimic Stone is { $card } until the turn ends.
 }
sk-monster-moved = { $card } goes from { $from } to { $to }.
sk-meets = { $who ->
    [you] You face { $danger }
   *[other] { $who } faces { $danger }
 }: { $difficulty } or more.
sk-skipped = { $who ->
    [you] You slip past { $danger }.
   *[other] { $who } slips past { $danger }.
 }
sk-focused = { $who ->
    [you] You focus with { $ap } AP.
   *[other] { $who } focuses with { $ap } AP.
 }
sk-rolled = { $who ->
    [you] You roll { $n }.
   *[other] { $who } rolls { $n }.
 }
sk-final = The roll comes to { $total } for { $who ->
    [you] you.
   *[other] { $who }.
 }
sk-final-attack = The throw comes to { $total } for { $who ->
    [you] you.
   *[other] { $who }.
 }
sk-final-defence = The defence comes to { $total } for { $who ->
    [you] you.
   *[other] { $who }.
 }
sk-won-ledge = { $who ->
    [you] You get across safely.
   *[other] { $who } gets across safely.
 }
sk-won-trap = { $who ->
    [you] You disarm and take { $card }.
   *[other] { $who } disarms and takes { $card }.
 }
sk-won = { $who ->
    [you] You defeat { $card }.
   *[other] { $who } defeats { $card }.
 }
sk-lost = { $who ->
    [you] You lose to { $danger }.
   *[other] { $who } loses to { $danger }.
 }
sk-thrown = { $who ->
    [you] You throw { $card }
   *[other] { $who } throws { $card }
 } { $whom ->
    [you] at you.
   *[other] at { $whom }.
 }
sk-throw-hits = { $who ->
    [you] It hits you.
   *[other] It hits { $who }.
 }
sk-throw-misses = { $who ->
    [you] It misses you.
   *[other] It misses { $who }.
 }
sk-injured-not = { $who ->
    [you] You take an Injury without damage.
   *[other] { $who } takes an Injury without damage.
 }
sk-injured = { $who ->
    [you] You lose { $damage } Health
   *[other] { $who } loses { $damage } Health
 }: { $health } left.
sk-unhurt = { $who ->
    [you] You stay unhurt.
   *[other] { $who } stays unhurt.
 }
sk-health-lost = { $who ->
    [you] You pay { $n } Health
   *[other] { $who } pays { $n } Health
 }: { $health } left.
sk-health-gained = { $who ->
    [you] You gain { $n } Health
   *[other] { $who } gains { $n } Health
 }: { $health } now.
sk-dazed = { $who ->
    [you] You are Dazed.
   *[other] { $who } is Dazed.
 }
sk-recovered = { $who ->
    [you] You are no longer Dazed.
   *[other] { $who } is no longer Dazed.
 }
sk-pinned = { $who ->
    [you] You are Pinned.
   *[other] { $who } is Pinned.
 }
sk-freed = { $who ->
    [you] You are free again.
   *[other] { $who } is free again.
 }
sk-ap-gained = { $who ->
    [you] You have { $ap } AP more.
   *[other] { $who } has { $ap } AP more.
 }
sk-ap-gained-moving = { $who ->
    [you] You have { $ap } AP more, for moving only.
   *[other] { $who } has { $ap } AP more, for moving only.
 }
sk-ap-lost = { $who ->
    [you] You lose all AP.
   *[other] { $who } loses all AP.
 }
sk-died = { $who ->
    [you] You die in { $cell }.
   *[other] { $who } dies in { $cell }.
 }
sk-spawned = { $ghost } rises in { $cell }: one of the { $faction }.
sk-respawned = { $ghost } is back in the Cave Entrance.
sk-goal-treasure = { $ghost } heads for { $cell }: the closest treasure lies there.
sk-goal-carries = { $ghost } heads for { $cell }: it has a treasure and hunts you.
sk-goal-hunts = { $ghost } heads for { $cell }: no treasure lies about, so it hunts you.
sk-cave-health = Cave Health: { $gems ->
    [one] { $gems } gem left.
   *[other] { $gems } gems left.
 }
sk-cave-collapses = The cave rolls { $n } and collapses.
sk-cave-holds = The cave rolls { $n } and holds.
sk-over-nobody = The game is over. Nobody got out with the treasures.
sk-over-won = The game is over. { $who ->
    [you] You win it.
   *[other] { $who } wins it.
 }
sk-over-shared = The game is over. { $winners } win it together.

## Skulldug!: what can be done

sk-do-be = Be { $token }
sk-do-take = Take { $card }
sk-do-set = Take the set of the { $set }
sk-do-split = Have { $first } and { $second }
sk-do-play = Take this turn
sk-do-give-up = Give up: the game is lost
sk-do-resign = Resign: die now, skip this turn, come back on the next
sk-do-keep = Take the card into your hand
sk-do-leave = Leave the card in the Cave Entrance
sk-do-resolve = First { $card }
sk-do-first = { $who ->
    [you] You begin
   *[other] { $who } begins
 }
sk-do-end-turn = End the turn
sk-do-finish = Finish: you are done for this turn
sk-do-yield = Yield: let your partner go on
sk-do-move = Move { $way }
sk-way-dark = { $side } into the dark ({ $to })
sk-do-dash = Dash { $first }, then { $then }
sk-do-pick-up = Pick up { $card }
sk-do-drop-here = Drop { $card } here
sk-do-drop = Drop { $card } into { $cell }
sk-do-shove = { $who ->
    [you] Shove you { $way }
   *[other] Shove { $who } { $way }
 }
sk-do-throw = { $who ->
    [you] Throw { $card } at you
   *[other] Throw { $card } at { $who }
 }
sk-do-destroy = Destroy the passage to the { $way }
sk-do-recover = Shake off Dazed
sk-do-pry-free = Pry yourself free
sk-do-use = Use { $card }
sk-do-dig = { $card }: dig { $side }
sk-do-fish = { $who ->
    [you] { $card }: fish a card from you
   *[other] { $card }: fish a card from { $who }
 }
sk-do-grapple = { $card }: swing to { $cell }
sk-do-crank-left = { $card }: turn { $cell } to the left
sk-do-crank-right = { $card }: turn { $cell } to the right
sk-this-passage = this passage
sk-do-blast = { $card }: destroy the passage to the { $side }
sk-do-flare = { $card }: shoot { $side }
sk-do-copy = Mimic Stone: become { $card }
sk-do-gas-here = { $card }: daze everybody here
sk-do-gas = { $card }: daze everybody in { $cell }
sk-do-lure = { $card }: lure { $monster } { $side }
sk-do-swap = { $who ->
    [you] { $card }: change places with you
   *[other] { $card }: change places with { $who }
 }
sk-do-drink = Drink from the spring: gain 1 Health
sk-do-ride = Ride the cart to { $cell }
sk-do-bleed = Bleed on the altar: 1 Health for 1 AP
sk-do-turn-left = Turn the chamber to the left
sk-do-turn-right = Turn the chamber to the right
sk-do-choose = Lay { $tile }
sk-tile-plain = { $tile }, open { $sides }
sk-tile-icons = { $tile }, open { $sides }, { $icons }
sk-hazards = { $n ->
    [one] { $n } Hazard
   *[other] { $n } Hazards
 }
sk-fortunes = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
 }
sk-do-lay = Lay it open { $sides }
sk-do-turn-it = Turn it { $turns ->
    [one] { $turns } time
   *[other] { $turns } times
 }
sk-do-face = Face { $card }
sk-do-roll = Roll
sk-do-focus = Focus { $ap } AP and roll: +{ $ap }
sk-do-pass = Pass
sk-do-send = Send them { $side }
sk-do-farther = Let the flare fly on
sk-do-stop = Let the flare go out

## Skulldug!: what the game waits for

sk-ask-over = The game is over.
sk-ask-token = { $who ->
    [you] Choose your explorer.
   *[other] { $who } chooses an explorer.
 }
sk-ask-first-roll = The die decides who begins.
sk-ask-gear-second = Take a second card of the bottom row.
sk-ask-gear-solo = Take one equipment and one consumable.
sk-ask-gear-team = Take a Gear card for your team.
sk-ask-gear-first = Take one card of the top row, or two of the bottom row.
sk-ask-gear-more = Take one more card, of either row.
sk-ask-gear-other = { $name } takes a Gear card.
sk-ask-set = Choose a set of starting items.
sk-ask-set-other = { $name } chooses a set of starting items.
sk-ask-split = Choose the two cards you take; your partner gets the others.
sk-ask-split-other = { $name } splits the team's cards.
sk-ask-backup = { $who ->
    [you] Your backup arrives.
   *[other] { $who }'s backup arrives.
 }
sk-ask-tile = A tile is drawn for { $cell }.
sk-ask-contents = What lies in { $cell }?
sk-ask-spawn = A ghost rises.
sk-ask-random-card = { $who ->
    [you] A random card leaves your hand.
   *[other] A random card leaves { $who }'s hand.
 }
sk-ask-bolt = { $who ->
    [you] You are flung aside.
   *[other] { $who } is flung aside.
 }
sk-ask-cave-roll = The cave trembles.
sk-ask-decides = { $name } decides.
sk-ask-chance = Chance decides.
sk-ask-goes-on = The turn goes on.
sk-ask-resign = { $who ->
    [you] Take your turn, or resign and come back fresh on the next one?
   *[other] { $who } may resign before the turn.
 }
sk-ask-first = { $who ->
    [you] Which of you begins?
   *[other] { $who } says which partner begins.
 }
sk-ask-order = { $who ->
    [you] Which of your cards comes first?
   *[other] { $who } says which card comes first.
 }
sk-ap = { $ap } AP left
sk-ap-moving = { $ap } AP and { $moves } for moving left
sk-ask-main = { $who ->
    [you] Your turn: { $left }.
   *[other] { $who }'s turn: { $left }.
 }
sk-ask-main-partner = Your team's turn: { $name } has { $left }.
sk-ask-drop = No AP left. Drop { $items ->
    [one] { $items } item before you end the turn.
   *[other] { $items } items before you end the turn.
 }
sk-ask-win = You are home with { $treasures } treasures: end the turn and win! { $left }.
sk-ask-lay = Turn the { $tile } and lay it at { $cell }.
sk-ask-lay-other = { $name } lays a tile at { $cell }.
sk-ask-choose = Your lantern shows two tiles: which one do you lay?
sk-ask-choose-other = { $name } chooses one of two tiles.
sk-ask-face = Whom do you face first?
sk-ask-face-other = { $name } chooses whom to face first.
sk-ask-window-monster = You are about to face { $card }. Use a card?
sk-ask-window-injury = You are about to take an Injury of { $damage }. Use a card?
sk-ask-window-other = { $name } may use a card.
sk-ask-sign = The sign fools { $name }. Where do you send them?
sk-ask-sign-other = { $name } decides where the sign sends { $who ->
    [you] you.
   *[other] { $who }.
 }
sk-ask-flare = Let the flare fly on?
sk-ask-flare-other = { $name } decides whether the flare flies on.
sk-ask-backup-card = Your backup brings { $card }: take it, or leave it in the Cave Entrance?
sk-ask-backup-card-other = { $who ->
    [you] Your backup brings { $card }.
   *[other] { $who }'s backup brings { $card }.
 }
sk-roll-ledge = to cross the ledge
sk-roll-against = against { $card }
sk-roll-hit = { $who ->
    [you] to hit you
   *[other] to hit { $who }
 }
sk-roll-dodge = { $who ->
    [you] to dodge what you threw
   *[other] to dodge what { $who } threw
 }
sk-roll-fish = { $who ->
    [you] to fish a card from you
   *[other] to fish a card from { $who }
 }
sk-roll-for = for { $card }
sk-roll-needs = { $purpose }: { $needs } or more
sk-ask-roll = { $who ->
    [you] You roll { $purpose }.
   *[other] { $who } rolls { $purpose }.
 }
sk-ask-rolled = { $who ->
    [you] You rolled { $n } { $purpose }.
   *[other] { $who } rolled { $n } { $purpose }.
 } Use a card?

## Skulldug!: what an action is good for, going on from "that"

sk-gain-health = heals { $health }
sk-cost-health = costs { $health } health
sk-gain-hurt = { $who ->
    [you] hurts you
   *[other] hurts { $who }
 }
sk-gain-robs = { $who ->
    [you] takes a treasure from you
   *[other] takes a treasure from { $who }
 }
sk-gain-ghost = lays { $ghost } to rest
sk-gain-passages = discovers { $n ->
    [one] { $n } passage
   *[other] { $n } passages
 }
sk-gain-treasures = has { $n ->
    [one] { $n } treasure in hand
   *[other] { $n } treasures in hand
 }
sk-cost-treasure = parts with a treasure
sk-gain-card = gets { $card }
sk-cost-card = spends { $card }
sk-gain-free = gets free again
sk-gain-entrance = gets to the Cave Entrance
sk-gain-reach = gets to { $place }

## Cave Pilot 55: names

cp-cave--Y01 = Dripstone curtain
cp-cave--Y02 = Collapsing gallery
cp-cave--Y03 = Moth swarm
cp-cave--Y04 = Steam geyser
cp-cave--Y05 = Tesla arc
cp-cave--Y06 = Fungal garden
cp-cave--Y07 = Toll lock
cp-cave--Y08 = Rope labyrinth
cp-cave--Y09 = Blind crayfish
cp-cave--Y10 = Signal beacon
cp-cave--Y11 = Stalactite gallery
cp-cave--Y12 = Rock shower
cp-cave--Y13 = Laser beam
cp-cave--Y14 = Crystal cave
cp-cave--Y15 = Force field
cp-cave--Y16 = Hanging mines
cp-cave--Y17 = Wind turbine
cp-cave--Y18 = Acid ooze
cp-cave--Y19 = Giant stag beetles
cp-cave--Y20 = Particle cloud
cp-cave--Y21 = Spider web
cp-cave--Y22 = Heat seeking missiles
cp-cave--Y23 = Stalagmite forest
cp-cave--Y24 = Vampiric cave bat
cp-cave--Y25 = Carnivorous plant
cp-cave--Y26 = Echo chamber
cp-cave--Y27 = Miners' depot
cp-cave--Y28 = Magnetic lode
cp-cave--Y29 = Underground river
cp-cave--Y30 = Bat colony
cp-cave--Y31 = Sentry gun
cp-cave--Y32 = Abandoned hangar
cp-cave--Y33 = Sulphur vents
cp-cave--Y34 = Glow-worm grotto
cp-cave--O11 = Boulder cascade
cp-cave--O12 = Twin laser beams
cp-cave--O13 = Storm turbine
cp-cave--O14 = Widow's web
cp-cave--O15 = Missile battery
cp-cave--O16 = Vampiric brood
cp-cave--O17 = Pitcher jungle
cp-cave--O18 = Acid lake
cp-cave--O19 = Stag beetle nest
cp-cave--O20 = Ion storm
cp-cave--O21 = Force field cascade
cp-cave--O22 = Crystal vault
cp-cave--O23 = Mine curtain
cp-cave--O24 = Cyclone shaft
cp-cave--O25 = Smugglers' dock
cp-cave--O26 = Lava curtain
cp-cave--O27 = Basilisk gaze
cp-cave--O28 = Flak nest
cp-cave--O29 = Cave squid
cp-cave--O30 = Abandoned workshop
cp-cave--O31 = Rockworm tunnel
cp-cave--O32 = Whispering dark
cp-cave--O33 = Thermal chimney
cp-cave--O34 = Winch station
cp-cave--R11 = Hellfire missiles
cp-cave--R12 = Obsidian guillotine
cp-cave--R13 = Queen's web
cp-cave--R14 = Maelstrom turbine
cp-cave--R15 = Death ray
cp-cave--R16 = Vampire lord
cp-cave--R17 = Molten forge
cp-cave--R18 = Void cloud
cp-cave--R19 = Leviathan's lair
cp-cave--R20 = Drowned library
cp-cave--R21 = Titan beetles
cp-cave--R22 = Gravity well
cp-upgrade--U-SH1 = Canvas screen
cp-upgrade--U-SH2 = Beta cloth shield
cp-upgrade--U-SH3 = Mica lattice
cp-upgrade--U-SH4 = Faraday cage
cp-upgrade--U-SH5 = Asbestos mantle
cp-upgrade--U-SH6 = Gutta-percha skirt
cp-upgrade--U-SH7 = Leyden barrier
cp-upgrade--U-SH8 = Quartz deflector
cp-upgrade--U-SH9 = Aurora shield
cp-upgrade--U-PA1 = Tin cladding
cp-upgrade--U-PA2 = Rambouillet harness
cp-upgrade--U-PA3 = Birch laminate
cp-upgrade--U-PA4 = Riveted boiler plate
cp-upgrade--U-PA5 = Duralumin skin
cp-upgrade--U-PA6 = Harvey steel
cp-upgrade--U-PA7 = Cemented plate
cp-upgrade--U-PA8 = Ceramic mosaic
cp-upgrade--U-PA9 = Wootz carapace
cp-upgrade--U-SR1 = Flare pistol
cp-upgrade--U-SR2 = Schwarzlose mg m.07/12
cp-upgrade--U-SR3 = Mac 1934
cp-upgrade--U-SR4 = Lewis gun
cp-upgrade--U-SR5 = Madsen gun
cp-upgrade--U-SR6 = Hotchkiss 8 mm
cp-upgrade--U-SR7 = Twin Spandau
cp-upgrade--U-SR8 = ShKAS
cp-upgrade--U-SR9 = Oerlikon cannon
cp-upgrade--U-MNT-A = Maintenance
cp-upgrade--U-MA1 = Wing-warping rig
cp-upgrade--U-MA2 = Improved leather longeron
cp-upgrade--U-MA3 = Balanced rudder
cp-upgrade--U-MA4 = Frise ailerons
cp-upgrade--U-MA5 = Leading-edge slats
cp-upgrade--U-MA6 = Fowler flaps
cp-upgrade--U-MA7 = Gull wing
cp-upgrade--U-MA8 = Canard foreplane
cp-upgrade--U-MA9 = Bat-membrane wing
cp-upgrade--U-PO1 = Pedal dynamo
cp-upgrade--U-PO2 = Inline aeroengine
cp-upgrade--U-PO3 = Gnome rotary
cp-upgrade--U-PO4 = Radial seven
cp-upgrade--U-PO5 = Naphtha diesel
cp-upgrade--U-PO6 = Steam turbine
cp-upgrade--U-PO7 = Supercharged V12
cp-upgrade--U-PO8 = Pulse jet
cp-upgrade--U-PO9 = Hells' 5 engine
cp-upgrade--U-NC1 = Bubble level
cp-upgrade--U-NC2 = Magnetic compass
cp-upgrade--U-NC3 = Turn indicator
cp-upgrade--U-NC4 = Sam van Lierde (pilot)
cp-upgrade--U-NC5 = Valeriu (pilot)
cp-upgrade--U-NC6 = Gyroscope
cp-upgrade--U-NC7 = Mad (pilot)
cp-upgrade--U-NC8 = Radio goniometer
cp-upgrade--U-NC9 = Echo-location array
cp-upgrade--U-MNT-B = Maintenance
cp-card--adamy = Adamy E4 cyber attack
cp-card-text--adamy = Before a challenge roll: choose an opponent and one of PO, SH, SR; that property of his is 2 lower (not below 0) until the end of this turn.
cp-card--laplace = Laplace dB sound attack
cp-card-text--laplace = Either, before a challenge roll: an opponent's PA is 2 lower until the end of this turn. Or, when an opponent declares to spend a booster fuel (diagonal step or additional round): that fuel is lost and what it should pay for does not happen; he is back at the choice he came from (another legal step; or additional round or land). Does not work against the reserve tank and the gyro.
cp-card--tallinn = Tallinn 000771 mechanical attack
cp-card-text--tallinn = Before a challenge roll: an opponent's MA or NC is 2 lower until the end of this turn.
cp-card--bumper = Curtis Wright bumper
cp-card-text--bumper = Before your own step, you and the target on Cave cards: choose an opponent at distance <= 1 and push him 1 or 2 spaces, all forward or all backward; each space is a card of the next column in either row, chosen by you. At least one space must be possible. Forward: he handles the arrival card at once. Backward: he does not. Never into entrance or exit. Your own step follows.
cp-card--foliot-clock = Foliot clock
cp-card-text--foliot-clock = Announce before step a: this turn refresh, fire, move-and-handle and land may be done once each in any order. Handling follows directly on moving. Missile range is measured from where the plane is when firing. Landing before moving counts as a turn spent on that card. No additional round.
cp-card--iron-dome = Iron dome
cp-card-text--iron-dome = When a missile is declared at your plane, before the roll: it has no effect; the missile is spent.
cp-card--muller-reversal = Muller reversal
cp-card-text--muller-reversal = Instead of your step: exchange the positions of your plane and any one opponent's plane, also in the entrance or exit (not outside). Neither handles.
cp-card--otis = Otis flash-matic
cp-card-text--otis = Choose a RANGED Cave card you are not on, with at least one plane in its range. Its actions go to the planes in range, the closest first, the closest taking the place of the trigger; your own plane is included if in range.
cp-card--power-magnet = Power magnet
cp-card-text--power-magnet = Before your own step, you and the target on Cave cards in different columns: choose an opponent at distance <= 3 and pull him 1 or 2 spaces; each space is a card one column nearer to yours, in either row, chosen by you; not beyond your column. He handles the arrival card at once. Never into entrance or exit. Your own step follows.
cp-card--flare = Random flare dissipator
cp-card-text--flare = When you are the target of a missile, or are about to take an action of a RANGED card triggered by another player, before the roll: the attack goes instead to a plane drawn at random (equal chances) among the other legal ones: for a missile, planes on Cave cards within the attacker's reach except the attacker and you; for a cave, planes in its range except you. If there is none it is lost.
cp-card--persuator = Samarium co. magnet persuator
cp-card-text--persuator = When an opponent on a Cave card at distance <= 3 from your plane (also on a Cave card) is about to take his step in the first round of actions of his own turn: you choose his step among his legal steps to Cave cards that cost no fuel, and he must take it. Not usable if he has none.
cp-card--k3 = K3 command system
cp-card-text--k3 = Before a challenge roll: one of your properties SH, PA, SR, MA, PO, NC is 2 higher until the end of this turn.
cp-card--bone-nullifier = Bone nullifier
cp-card-text--bone-nullifier = After another player's challenge roll or Missile roll, before its result is applied: the roll is void, he rolls the same dice again.
cp-card--pulse-p6 = Pulse P6 disruptor
cp-card-text--pulse-p6 = Discard all displayed Common upgrades of both rows (not a reserved one), then fill each row to three. Does not count as the refresh of step a.
cp-card--teleport = Teleport
cp-card-text--teleport = Instead of your step, from a Cave card or the entrance: move to any Cave card whose column differs from yours by at most 3, visited or not, without fuel. Handle it if you never handled it before.
cp-card--aru = A.R.U.
cp-card-text--aru = On any landing: remove up to two red cubes from one of your Common upgrade positions.
cp-card--kerr-lens = Kerr lens
cp-card-text--kerr-lens = Before any player's challenge roll: one orange die of that roll is replaced by a yellow one, or one yellow by an orange one.
cp-card--loaded-bone = Loaded bone
cp-card-text--loaded-bone = Before your own challenge roll: roll all its dice twice and keep the lower total (for DV the dice of the kept roll). If the roll is nullified, both are rolled again.
cp-card--reserve-tank = Magnus reserve tank
cp-card-text--reserve-tank = Pays for one diagonal step or one additional round in place of one booster fuel.
cp-card--periscope = Nipkow periscope
cp-card-text--periscope = Your missiles reach distance 3.
cp-card--gyro = Hele-Shaw gyro
cp-card-text--gyro = Once per turn one diagonal step costs no fuel.
cp-card--congreve-rack = Congreve rack
cp-card-text--congreve-rack = Gain one missile, up to what you may carry; it may be fired at once.
cp-card--lombard-pledge = Lombard pledge
cp-card-text--lombard-pledge = Put the Reservation token on a displayed Common upgrade (or move it). Only you may buy that card; refreshes and Pulse P6 pass over it (a refresh of that row removes the next card behind it). The token leaves when you buy the card, finish or are eliminated.
cp-card--gresham-ledger = Gresham ledger
cp-card-text--gresham-ledger = Once per turn one Common upgrade (or Maintenance) you buy costs 1 credit less, at least 1.
cp-card--davy-lamp = Davy lamp
cp-card-text--davy-lamp = Exploring costs you 1 credit instead of 2.
cp-card--smoke-canister = Smoke canister
cp-card-text--smoke-canister = Before your own challenge roll: this action (or part) is not rolled; neither passed nor failed. On the first part of a two-part card it counts as passed without Reputation; on a WIND card the plane is not moved.
cp-card--trumpet = Herald's trumpet
cp-card-text--trumpet = Before your own challenge roll: if it is passed you gain 1 more Reputation.
cp-cave-part--lower = lower
cp-cave-part--maw = maw
cp-cave-part--spider = spider
cp-cave-part--tendrils = tendrils
cp-cave-part--upper = upper
cp-cave-part--web = web
cp-property--shields = shields
cp-property--armor = plate armor
cp-property--attack = short range attack
cp-property--maneuver = maneuverability
cp-property--power = power
cp-property--navigation = navigation & control
cp-property--fuel = booster fuel
cp-part--shields = shields
cp-part--armor = plate armor
cp-part--attack = short range attack
cp-part--maneuver = maneuverability
cp-part--power = power
cp-part--navigation = navigation & control
cp-part--explorations = exploration cards
cp-part--missiles = missiles
cp-part--fuel = booster fuel
cp-title--rookie = Rookie
cp-title--novice = Novice
cp-title--flying-ace = Flying Ace
cp-title--cave-pilot = Cave Pilot
cp-grade--bronze = bronze
cp-grade--silver = silver
cp-grade--gold = gold
cp-die--yellow = yellow
cp-die--orange = orange

## Cave Pilot 55: places and things

cp-slot = { $property } position
cp-slot-first = first { $property } position
cp-slot-second = second { $property } position
cp-the-slot = the { $slot }
cp-spot = { $cave } ({ $spot })
cp-ceiling = ceiling { $column }
cp-floor = floor { $column }
cp-outside = the open air
cp-entrance = the entrance
cp-exit = the exit
cp-nowhere = nowhere
cp-item-on = { $card } ({ $slot })
cp-plane = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
cp-part-of = the { $part } of { $cave }
cp-part-number = part { $n } of { $place }
cp-nothing = nothing
cp-the-cave = the cave
cp-something = something
cp-missile = a missile
cp-fuel = a booster fuel
cp-on-property = { $card } on { $property }
cp-on-of = { $who ->
    [you] { $card } on your { $property }
   *[other] { $card } on { $who }'s { $property }
 }
cp-on-plane = { $who ->
    [you] { $card } on you
   *[other] { $card } on { $who }
 }
cp-on-forward = { $who ->
    [you] { $card } on you, forward
   *[other] { $card } on { $who }, forward
 }
cp-on-backward = { $who ->
    [you] { $card } on you, backward
   *[other] { $card } on { $who }, backward
 }
cp-on-place = { $card } on { $place }
cp-on-die = { $card } on the { $die } die
cp-on-shelf = { $card } on { $upgrade } ({ $shelf })

## Cave Pilot 55: what happened

cp-start-rolled = { $who ->
    [you] You roll { $face } for the start.
   *[other] { $who } rolls { $face } for the start.
 }
cp-starts = { $who ->
    [you] You take the First player token.
   *[other] { $who } takes the First player token.
 }
cp-cave-dealt = { $who ->
    [you] You get the Cave card { $cave }.
   *[other] { $who } gets the Cave card { $cave }.
 }
cp-displayed = { $card } is displayed in row { $row }.
cp-found = { $who ->
    [you] You install { $card }.
   *[other] { $who } installs { $card }.
 }
cp-turn-begins = { $who ->
    [you] Your turn { $number }
   *[other] { $who }'s turn { $number }
 }: { $credits } credits.
cp-placed = { $who ->
    [you] You lay { $cave } at { $place }.
   *[other] { $who } lays { $cave } at { $place }.
 }
cp-exit-opens = The last Cave card lies: the exit opens.
cp-removed = { $card } leaves the shop.
cp-fired = { $who ->
    [you] You fire a missile at { $target }.
   *[other] { $who } fires a missile at { $target }.
 }
cp-missile-rolled--1 = The missile hits once.
cp-missile-rolled--2 = The missile hits twice.
cp-missile-rolled--3 = The missile hits three times.
cp-missile-rolled--die = The missile shows the die: a hit, and another roll.
cp-missile-rolled--targeting = The missile shows the target: two aimed hits.
cp-missile-rolled--reputation = The missile shows the star: a blow to the reputation.
cp-cave-hit = { $place } takes { $hits ->
    [one] { $hits } hit; { $all } in all.
   *[other] { $hits } hits; { $all } in all.
 }
cp-warded = { $who ->
    [you] Your plane is not touched.
   *[other] { $who }'s plane is not touched.
 }
cp-redirected = The attack on { $who ->
    [you] you
   *[other] { $who }
 } goes to { $whom ->
    [you] you instead.
   *[other] { $whom } instead.
 }
cp-redirected-lost = { $who ->
    [you] The attack on you is lost in the dark.
   *[other] The attack on { $who } is lost in the dark.
 }
cp-stayed-on = { $who ->
    [you] You stay on { $place }.
   *[other] { $who } stays on { $place }.
 }
cp-stayed-in = { $who ->
    [you] You stay in { $place }.
   *[other] { $who } stays in { $place }.
 }
cp-landed-on = { $who ->
    [you] You land on { $place }.
   *[other] { $who } lands on { $place }.
 }
cp-landed-in = { $who ->
    [you] You land in { $place }.
   *[other] { $who } lands in { $place }.
 }
cp-scrapyard = { $who ->
    [you] You pay 1 credit for the Scrapyard.
   *[other] { $who } pays 1 credit for the Scrapyard.
 }
cp-hovers = { $who ->
    [you] You hover
   *[other] { $who } hovers
 }: there is no way on yet.
cp-paid-fuel = { $who ->
    [you] You burn a booster fuel.
   *[other] { $who } burns a booster fuel.
 }
cp-paid-tank = { $who ->
    [you] You empty the Magnus reserve tank.
   *[other] { $who } empties the Magnus reserve tank.
 }
cp-paid-gyro = { $who ->
    [you] You turn on the Hele-Shaw gyro.
   *[other] { $who } turns on the Hele-Shaw gyro.
 }
cp-fuel-lost = { $who ->
    [you] Your fuel burns for nothing.
   *[other] { $who }'s fuel burns for nothing.
 }
cp-handles = { $who ->
    [you] You face { $cave }.
   *[other] { $who } faces { $cave }.
 }
cp-attacks = { $cave } attacks { $planes }.
cp-tie-rolled = { $who ->
    [you] You roll { $face } for the order.
   *[other] { $who } rolls { $face } for the order.
 }
cp-wind-upper = The wind shows { $face }: the upper line for { $who ->
    [you] you.
   *[other] { $who }.
 }
cp-wind-lower = The wind shows { $face }: the lower line for { $who ->
    [you] you.
   *[other] { $who }.
 }
cp-rolled = { $who ->
    [you] You roll { $faces }.
   *[other] { $who } rolls { $faces }.
 }
cp-rolled-void = { $who ->
    [you] You roll { $faces }, which does not count.
   *[other] { $who } rolls { $faces }, which does not count.
 }
cp-passed = { $who ->
    [you] You pass
   *[other] { $who } passes
 }: { $left } against { $right }.
cp-failed = { $who ->
    [you] You fail
   *[other] { $who } fails
 }: { $left } against { $right }.
cp-skipped = { $who ->
    [you] You slip past in the smoke.
   *[other] { $who } slips past in the smoke.
 }
cp-ignored = { $who ->
    [you] You leave the second part alone.
   *[other] { $who } leaves the second part alone.
 }
cp-reputation-lost = { $who ->
    [you] You lose { $by } Reputation and have { $now } left.
   *[other] { $who } loses { $by } Reputation and has { $now } left.
 }
cp-reputation = { $who ->
    [you] You gain { $by } Reputation: { $now }.
   *[other] { $who } gains { $by } Reputation: { $now }.
 }
cp-hit-missile = { $who ->
    [you] Your plane loses a missile.
   *[other] { $who }'s plane loses a missile.
 }
cp-hit-fuel = { $who ->
    [you] Your plane loses a booster fuel.
   *[other] { $who }'s plane loses a booster fuel.
 }
cp-hit-card-gone = { $who ->
    [you] Your { $card } is destroyed.
   *[other] { $who }'s { $card } is destroyed.
 }
cp-hit-card = { $who ->
    [you] Your { $card } takes a hit.
   *[other] { $who }'s { $card } takes a hit.
 }
cp-hit-slot-gone = { $who ->
    [you] Your { $property } card is destroyed.
   *[other] { $who }'s { $property } card is destroyed.
 }
cp-hit-last = { $who ->
    [you] Your last { $part } is destroyed.
   *[other] { $who }'s last { $part } is destroyed.
 }
cp-hit-part = { $who ->
    [you] Your { $part } takes a hit.
   *[other] { $who }'s { $part } takes a hit.
 }
cp-card-lost = { $who ->
    [you] You lose { $card }.
   *[other] { $who } loses { $card }.
 }
cp-crashed = { $who ->
    [you] You crash!
   *[other] { $who } crashes!
 }
cp-stuck = { $who ->
    [you] You are stuck and out.
   *[other] { $who } is stuck and out.
 }
cp-finished = { $who ->
    [you] You fly through the exit!
   *[other] { $who } flies through the exit!
 }
cp-extra-round = { $who ->
    [you] You begin an additional round of actions.
   *[other] { $who } begins an additional round of actions.
 }
cp-began--refresh = { $who ->
    [you] You go on with the shop.
   *[other] { $who } goes on with the shop.
 }
cp-began--fire = { $who ->
    [you] You go on with missiles.
   *[other] { $who } goes on with missiles.
 }
cp-began--move = { $who ->
    [you] You go on with the flight.
   *[other] { $who } goes on with the flight.
 }
cp-began--land = { $who ->
    [you] You go on with landing.
   *[other] { $who } goes on with landing.
 }
cp-used = { $who ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
 }
cp-bought = { $who ->
    [you] You buy { $card }
   *[other] { $who } buys { $card }
 } for { $price ->
    [one] { $price } credit;
   *[other] { $price } credits;
 } the { $slot } is worth { $value }.
cp-gained = { $who ->
    [you] You gain { $thing }.
   *[other] { $who } gains { $thing }.
 }
cp-stocked = { $who ->
    [you] You buy { $thing }
   *[other] { $who } buys { $thing }
 } for { $price ->
    [one] { $price } credit.
   *[other] { $price } credits.
 }
cp-sold = { $who ->
    [you] You sell { $card }
   *[other] { $who } sells { $card }
 } for { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
 }
cp-paid-row = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } for another card in row { $row }.
cp-explored = { $who ->
    [you] You explore for
   *[other] { $who } explores for
 } { $price ->
    [one] { $price } credit.
   *[other] { $price } credits.
 }
cp-repaired = { $who ->
    [you] You repair
   *[other] { $who } repairs
 } { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } on the { $slot }.
cp-reserved = { $who ->
    [you] You reserve the card at { $shelf }.
   *[other] { $who } reserves the card at { $shelf }.
 }
cp-reservation-free = The Reservation token is free again.
cp-offered = { $who ->
    [you] You offer
   *[other] { $who } offers
 } { $whom ->
    [you] you { $give } for { $take }.
   *[other] { $whom } { $give } for { $take }.
 }
cp-agreed = { $who ->
    [you] You agree.
   *[other] { $who } agrees.
 }
cp-refused = { $who ->
    [you] You refuse.
   *[other] { $who } refuses.
 }
cp-titled = { $who ->
    [you] You reach 55: Cave Pilot 55!
   *[other] { $who } reaches 55: Cave Pilot 55!
 }
cp-cleared = { $cave } is cleared of the brood.
cp-water-rises = The water rises to column { $column }.
cp-bonus = { $who ->
    [you] You gain { $by } Reputation for reaching the exit.
   *[other] { $who } gains { $by } Reputation for reaching the exit.
 }
cp-flown-in = { $who ->
    [you] You fly into { $place }.
   *[other] { $who } flies into { $place }.
 }
cp-flown = { $who ->
    [you] You fly to { $place }.
   *[other] { $who } flies to { $place }.
 }
cp-drawn = { $who ->
    [you] You are drawn to { $place }.
   *[other] { $who } is drawn to { $place }.
 }
cp-blown = { $who ->
    [you] You are blown to { $place }.
   *[other] { $who } is blown to { $place }.
 }
cp-pushed = { $who ->
    [you] You are pushed to { $place }.
   *[other] { $who } is pushed to { $place }.
 }
cp-pulled = { $who ->
    [you] You are pulled to { $place }.
   *[other] { $who } is pulled to { $place }.
 }
cp-teleported = { $who ->
    [you] You teleport to { $place }.
   *[other] { $who } teleports to { $place }.
 }
cp-swapped = { $who ->
    [you] You change places: { $place }.
   *[other] { $who } changes places: { $place }.
 }
cp-over-nobody = The game is over. Nobody wins.
cp-over-made = The game is over. { $who ->
    [you] You make it.
   *[other] { $who } makes it.
 }
cp-over-won = The game is over. { $who ->
    [you] You win it.
   *[other] { $who } wins it.
 }
cp-over-shared = The game is over. { $winners } share the victory.
cp-over-title = { $over } Title: { $title }.
cp-over-grade = { $over } Grade: { $grade }.

## Cave Pilot 55: what can be done

cp-do-place = Lay { $cave } at { $place }
cp-do-refresh = Refresh row { $row } of the shop
cp-do-fire = Fire a missile at { $target }
cp-do-again = Roll the Missile die again
cp-do-stop = Stop here
cp-do-hit = Hit { $item }
cp-do-exit = Fly through the exit
cp-do-fly = Fly to { $place }
cp-do-fly-fuel = Fly to { $place } for 1 booster fuel
cp-do-fly-tank = Fly to { $place } with the Magnus reserve tank
cp-do-fly-gyro = Fly to { $place } with the Hele-Shaw gyro
cp-do-stay = Stay here
cp-do-scrapyard = Pay 1 credit for a turn in the Scrapyard
cp-do-hover = Hover and wait for the cave to grow
cp-do-give-up = Give up: stuck
cp-do-use = Use { $card }
cp-do-shift = On to { $place }
cp-do-continue = Take the second part
cp-do-ignore = Ignore the second part and land
cp-do-extra = Fly an additional round
cp-do-extra-fuel = Fly an additional round for 1 booster fuel
cp-do-extra-tank = Fly an additional round with the Magnus reserve tank
cp-do-extra-gyro = Fly an additional round with the Hele-Shaw gyro
cp-do-land = Land
cp-do-begin--refresh = Next: refresh the shop
cp-do-begin--fire = Next: fire missiles
cp-do-begin--move = Next: fly
cp-do-begin--land = Next: land
cp-do-draw = Turn up another card in row { $row } for 1 credit
cp-do-buy = Buy { $card } into the { $slot }
cp-do-buy-for = Buy { $card } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } into the { $slot }
cp-do-maintain = Buy Maintenance ({ $shelf }) under the { $slot }
cp-do-maintain-for = Buy Maintenance ({ $shelf }) for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } under the { $slot }
cp-do-buy-fuel = Buy a booster fuel for 3 credits
cp-do-buy-missile = Buy a missile for 3 credits
cp-do-sell = Sell { $card }
cp-do-explore = Explore: draw an Exploration card
cp-do-discard = Discard { $card }
cp-do-offer = { $who ->
    [you] Offer you { $give } for { $take }
   *[other] Offer { $who } { $give } for { $take }
 }
cp-do-give = { $who ->
    [you] Give you { $give }
   *[other] Give { $who } { $give }
 }
cp-do-ask-for = { $who ->
    [you] Ask you for { $take }
   *[other] Ask { $who } for { $take }
 }
cp-do-trade-nothing = Trade nothing
cp-do-agree = Agree
cp-do-refuse = Refuse
cp-do-end-turn = End the turn
cp-do-pass-refresh = Leave the shop as it is
cp-do-pass-fire = Fire no more and fly on
cp-do-pass-shove = Push nobody and fly on
cp-do-pass-window = Use no card
cp-do-pass-exchange = Trade no more and end the turn
cp-do-pass = Go on

## Cave Pilot 55: what the game waits for

cp-ask-start = Who begins? Everybody rolls the yellow die.
cp-ask-deal = The Cave cards are dealt.
cp-ask-display = The shop opens.
cp-ask-start-card = Everybody gets an Exploration card.
cp-ask-place = { $who ->
    [you] Your turn: lay a Cave card: choose the card, then its place.
   *[other] { $who } lays a Cave card.
 }
cp-ask-place-more = { $who ->
    [you] Your turn: lay { $left } Cave cards: choose a card, then its place.
   *[other] { $who } lays Cave cards.
 }
cp-ask-refresh = { $who ->
    [you] Your turn: refresh a row of the shop, or go on.
   *[other] { $who } may refresh the shop.
 }
cp-ask-fire = { $who ->
    [you] Your turn: fire a missile, or go on.
   *[other] { $who } may fire missiles.
 }
cp-ask-shove = { $who ->
    [you] Your turn: push or pull somebody, or go on.
   *[other] { $who } may push or pull somebody.
 }
cp-ask-move = { $who ->
    [you] Your turn: fly. Where to?
   *[other] { $who } flies.
 }
cp-ask-handle = The cave is handled.
cp-ask-extra = { $who ->
    [you] Your turn: fly an additional round for fuel, or land?
   *[other] { $who } may fly an additional round.
 }
cp-ask-land = { $who ->
    [you] Your turn: you have landed. Trade, explore, or end the turn.
   *[other] { $who } has landed.
 }
cp-ask-order = { $who ->
    [you] Your turn: the Foliot clock runs. What is next?
   *[other] { $who } chooses the next step.
 }
cp-ask-exchange = { $who ->
    [you] Your turn: swap equipment with your teammate, or end the turn.
   *[other] { $who } may swap equipment.
 }
cp-ask-refill = Cave cards are drawn.
cp-ask-round-ends = The round ends.
cp-ask-answer = { $who ->
    [you] You offer
   *[other] { $who } offers
 } you { $give } for { $take }. Agreed?
cp-ask-answer-other = { $name } thinks about a trade: { $give } for { $take }.
cp-ask-fill = The shop is filled.
cp-ask-draw = Another card for row { $row } is drawn.
cp-ask-find = { $who ->
    [you] You draw an Exploration card.
   *[other] { $who } draws an Exploration card.
 }
cp-ask-discard = { $who ->
    [you] You have five Exploration cards, and room for four: discard one.
   *[other] { $who } discards an Exploration card.
 }
cp-ask-missile = The Missile die rolls.
cp-ask-reroll = { $who ->
    [you] Your turn: a hit! Roll the Missile die again?
   *[other] { $who } may roll the Missile die again.
 }
cp-ask-aim = Aim: where { $left ->
    [one] does the hit fall
   *[other] do the { $left } hits fall
 } on { $who ->
    [you] your plane?
   *[other] { $who }'s plane?
 }
cp-ask-aim-other = { $name } aims at { $who ->
    [you] your plane.
   *[other] { $who }'s plane.
 }
cp-ask-hits = Your plane takes { $left ->
    [one] { $left } hit,
   *[other] { $left } hits,
 } from { $part } on. Which card takes it?
cp-ask-hits-other = { $name } chooses where { $left ->
    [one] the hit falls.
   *[other] the { $left } hits fall.
 }
cp-ask-penalty = { $who ->
    [you] You pay the penalty.
   *[other] { $who } pays the penalty.
 }
cp-ask-remove = You lose { $left ->
    [one] { $left } Exploration card: which?
   *[other] { $left } Exploration cards: which?
 }
cp-ask-remove-other = { $name } loses an Exploration card.
cp-ask-tie = Equal distance: the yellow die decides who is first.
cp-ask-condition = The wind turns: the yellow die decides the line.
cp-ask-roll = The dice roll.
cp-ask-redirect = The attack flickers to somebody else.
cp-ask-part-two = { $who ->
    [you] You passed the first part. Take the second, or ignore it and land?
   *[other] { $who } decides about the second part.
 }
cp-ask-blow-on = The wind blows you on: { $left ->
    [one] { $left } space to go.
   *[other] { $left } spaces to go.
 } Which way?
cp-ask-blow-back = The wind blows you back: { $left ->
    [one] { $left } space to go.
   *[other] { $left } spaces to go.
 } Which way?
cp-ask-blow-other = { $name } is blown through the cave.
cp-ask-pull = { $who ->
    [you] Pull you:
   *[other] Pull { $who }:
 } up to { $left ->
    [one] { $left } space more.
   *[other] { $left } spaces more.
 } Which way?
cp-ask-push = { $who ->
    [you] Push you:
   *[other] Push { $who }:
 } up to { $left ->
    [one] { $left } space more.
   *[other] { $left } spaces more.
 } Which way?
cp-ask-push-other = { $name } moves { $who ->
    [you] your plane.
   *[other] { $who }'s plane.
 }
cp-ask-over = The game is over.
cp-window-missile = { $who ->
    [you] You fire at { $target }.
   *[other] { $who } fires at { $target }.
 }
cp-window-missile-rolled = The Missile die has been rolled.
cp-window-step = { $who ->
    [you] You are about to fly.
   *[other] { $who } is about to fly.
 }
cp-window-fuel-step = { $who ->
    [you] You burn fuel to fly to { $place }.
   *[other] { $who } burns fuel to fly to { $place }.
 }
cp-window-fuel-extra = { $who ->
    [you] You burn fuel for an additional round.
   *[other] { $who } burns fuel for an additional round.
 }
cp-window-challenge = { $who ->
    [you] You are about to roll against { $cave }.
   *[other] { $who } is about to roll against { $cave }.
 }
cp-window-challenged = { $who ->
    [you] You have rolled against { $cave }.
   *[other] { $who } has rolled against { $cave }.
 }
cp-ask-window = { $moment } Use a card?
cp-ask-window-other = { $moment } { $name } thinks about a card.

## Cave Pilot 55: what an action is good for, going on from "that"

cp-gain-reputation = earns { $n } reputation
cp-cost-reputation = costs { $n } reputation
cp-gain-credits = brings { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
cp-cost-credits = costs { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
cp-gain-handles = handles { $cave }
cp-gain-out = brings the plane out
cp-gain-place = gets to { $place }
cp-gain-hits = { $who ->
    [you] hits your plane
   *[other] hits { $who }'s plane
 }
cp-gain-installs = installs the { $card }
cp-gain-raises = raises { $property } to { $n }
cp-cost-hits = takes { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
cp-gain-mends = mends { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
cp-cost-fuel = burns booster fuel
cp-cost-missile = spends a missile
cp-gain-fuel = takes on booster fuel
cp-gain-missile = takes on a missile
cp-gain-card = brings an Exploration card

## Who sits at a table

say-bot--random = Random bot { $seat }
say-bot--novice = Novice bot { $seat }
say-bot--steady = Steady bot { $seat }
say-bot--strong = Strong bot { $seat }
say-bot--master = Master bot { $seat }
say-seat = Seat { $seat }
say-player = Player { $seat }

## Cave Troll: kinds of things to do

ct-verb--end-turn = End the turn; actions that are left are lost.
ct-verb--draw = Draw a card and play one of your two, for 1 action.
ct-verb--play = Play one of your two cards and keep the other.
ct-verb--place = Choose where the card takes effect.
ct-verb--score = Choose the room that is scored now.
ct-verb--move = Move one of your figures, for 1 action.
ct-verb--flee = Save one of your figures from the cave troll.
ct-verb--stay = Let nobody flee.
ct-verb--push = Push a figure out of the room.
ct-verb--no-push = Push nobody.
ct-verb--kill = Let your orc kill a hero in its room, for 1 action.
ct-verb--assassinate = Let your assassin kill somebody who is alone, for 1 action.
ct-verb--banish = Let your paladin send a banshee to a pit, for 1 action.
ct-verb--slay = Give up your giant slayer and take a rampaging troll along, for 1 action.
ct-verb--attack = Let your grunt drive the others' adventurers out of its room, for 1 action.
ct-verb--pull = Let your banshee pull a hero into its room, for 1 action.
ct-verb--rampage = Let your troll rampage in its room, for 1 action.
ct-verb--chalice = Bring a lost hero back with the Chalice of Life, for 1 action.
ct-verb--cloak = Walk unseen with the Cloak of Invisibility, for 1 action.
ct-verb--sword = Drive off an orc or a grunt with the Orcbane Sword, for 1 action.
ct-verb--boots = Walk up to three steps with the Boots of Haste, for 1 action.
ct-verb--scroll = Send a monster to a pit with the Scroll of Banishment, for 1 action.
ct-verb--tally = Score a room with the Tally Stone, for 1 action.
ct-verb--step = Take another step.
ct-verb--stop = Stop here.

## Skulldug!: kinds of things to do

sk-verb--be = Choose your explorer.
sk-verb--take = Take a Gear card.
sk-verb--set = Take a suggested set of Gear.
sk-verb--split = Share out your team's Gear.
sk-verb--play = Take your turn.
sk-verb--resign = Resign: your explorer dies and the turn is skipped.
sk-verb--keep = Take the backup's card into your hand.
sk-verb--leave = Leave the backup's card in the Cave Entrance.
sk-verb--resolve = Choose which of your cards comes first.
sk-verb--first = Choose which partner starts.
sk-verb--end-turn = End the turn; AP that are left are lost.
sk-verb--finish = Be done for this turn of your team.
sk-verb--yield = Let your partner go on.
sk-verb--move = Go to a connected passage, for 1 AP; one that nobody knows is discovered.
sk-verb--dash = Dash through two known passages, for 1 AP.
sk-verb--pick-up = Pick up an item in your passage, for 1 AP.
sk-verb--drop = Drop an item somewhere in your line of sight, for nothing.
sk-verb--shove = Shove another explorer out of your passage, for 1 AP, once a turn.
sk-verb--throw = Throw an item at an opponent in your line of sight, for 1 AP.
sk-verb--destroy = Destroy an empty passage that yours faces, for 1 AP, once a turn.
sk-verb--recover = Shake off Dazed, for 2 AP.
sk-verb--pry-free = Pry yourself free.
sk-verb--use = Use a card of your hand.
sk-verb--dig = Dig through a wall with your shovel.
sk-verb--fish = Fish for a card with your rod.
sk-verb--grapple = Swing to a passage with your hook.
sk-verb--crank = Turn a passage with your crank.
sk-verb--blast = Blast a passage.
sk-verb--flare = Fire your flare into the dark.
sk-verb--copy = Make your Mimic Stone a copy of a card.
sk-verb--gas = Throw your gas grenade.
sk-verb--lure = Lure a monster away.
sk-verb--swap = Change places with somebody.
sk-verb--drink = Drink from the spring.
sk-verb--ride = Ride the mine cart.
sk-verb--bleed = Bleed on the altar.
sk-verb--turn = Turn this chamber.
sk-verb--choose = Choose the tile to be laid.
sk-verb--lay = Choose how the new passage lies.
sk-verb--face = Choose which danger to face next.
sk-verb--focus = Roll, with AP to focus if you like: each adds 1.
sk-verb--pass = Use no card here.
sk-verb--send = Choose where the sign leads.
sk-verb--farther = Let the flare fly on.
sk-verb--stop = Let the flare go out.

## The Caves of Casadh: kinds of things to do

cc-verb--end-turn = End the turn; move points that are left are lost.
cc-verb--move = Go to a neighbouring hex, for 1 move point.
cc-verb--explore = Explore the dark: lay a new hex and draw a card, which says how many move points it costs.
cc-verb--slope = Take a slope to another passageway of this hex, for nothing.
cc-verb--collect-treasure = Look at the treasures here and keep one, for 1 move point.
cc-verb--collect-items = Take items that lie here; that ends the turn.
cc-verb--leave = Leave the caves for good, with two treasures of the Surface.
cc-verb--use-medkit = Use the medkit, for nothing.
cc-verb--deploy = Light your dynamite here, for nothing.
cc-verb--defuse = Try to put out dynamite that burns here: a roll of your health or less.
cc-verb--rotate = Choose how the new hex lies.
cc-verb--drop-item = Choose the item that falls out of your pack.
cc-verb--keep = Keep one of the treasures.
cc-verb--flee = Flee from the Grue.
cc-verb--send-grue = Choose where your lantern drives the Grue.
cc-verb--pass = Leave the Grues alone.
cc-verb--try-grue = Try to move a Grue: a roll above the number of spelunkers in the caves.
cc-verb--decline = Move no Grue after all.
cc-verb--eat = Let a Grue eat whom it has cornered.
cc-verb--move-grue = Move a Grue to a neighbouring hex.

## Cave Pilot 55: kinds of things to do

cp-verb--place = Lay one of your Cave cards beside the cave.
cp-verb--refresh = Refresh a row of the shop: its outermost card goes.
cp-verb--pass = Do nothing here and go on.
cp-verb--fire = Fire a missile at a plane or a Cave card within two spaces.
cp-verb--again = Roll the Missile die again.
cp-verb--stop = Stop here.
cp-verb--hit = Choose what takes the hit.
cp-verb--move = Fly one space: straight or across for nothing, diagonally for booster fuel.
cp-verb--stay = Stay where you are.
cp-verb--scrapyard = Spend a third turn in the entrance, for 1 credit.
cp-verb--hover = Hover until the cave goes on.
cp-verb--give-up = Give up: you are stuck.
cp-verb--use = Use an Exploration card.
cp-verb--shift = Choose the next space of the plane.
cp-verb--continue = Take the second part of the card.
cp-verb--ignore = Ignore the second part and land.
cp-verb--extra = Fly an additional round, for booster fuel.
cp-verb--land = Land.
cp-verb--begin = Choose the next step of your turn.
cp-verb--draw = Turn up another card in the shop, for 1 credit.
cp-verb--buy = Buy an upgrade, for its number or for the difference.
cp-verb--buy-fuel = Buy booster fuel, for 3 credits.
cp-verb--buy-missile = Buy a missile, for 3 credits.
cp-verb--sell = Sell an Exploration card.
cp-verb--explore = Explore: draw an Exploration card, for 2 credits.
cp-verb--discard = Discard an Exploration card.
cp-verb--trade = Trade equipment with a teammate.
cp-verb--agree = Agree to the trade.
cp-verb--refuse = Refuse the trade.
cp-verb--end-turn = End the turn.

## Small words of the narrator

say-somebody = Somebody
say-whom = { $who ->
    [you] you
   *[other] { $who }
 }
say-seated = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 }
say-ordinal--1 = first
say-ordinal--2 = second
say-ordinal--3 = third
say-ordinal--4 = fourth
say-ordinal--5 = fifth
say-ordinal--6 = sixth
say-ordinal--last = last

## A position in words

say-scene-no-hand = You are looking on and hold nothing.
say-scene-new = Not known before.
say-scene-came = New here: { $things }.
say-scene-gone = No longer here: { $things }.
say-scene-before = Before: { $about }.
say-scene-exits = Its exits have changed.
say-scene-more = And { $n ->
    [one] { $n } more place.
   *[other] { $n } more places.
 }
say-scene-nowhere = You are nowhere on the board.
say-scene-onlooker = You are looking on.
say-scene-place = { $place }: { $here }
say-scene-place-about = { $place }, { $about }: { $here }
say-scene-from = From { $place }: { $exits }
say-scene-alone = Nothing is near you.
say-scene-exit-with = { $exit }, with { $here }

## What happened meanwhile, and what turned a game

say-since-more = The log tells { $n ->
    [one] { $n } thing more.
   *[other] { $n } things more.
 }
say-lead = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn }: { $own } against { $next }.
say-lead-alone = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn }: { $own }.
say-lead-several = { $whom } take the lead in turn { $turn }: { $own } against { $next }.
say-lead-several-alone = { $whom } take the lead in turn { $turn }: { $own }.
say-last-move = { $who ->
    [you] You make
   *[other] { $who } makes
 } the last move of the game.
say-swing-gain = { $who ->
    [you] You gain
   *[other] { $who } gains
 } { $amount } in turn { $turn }, the most in any turn.
say-swing-loss = { $who ->
    [you] You lose
   *[other] { $who } loses
 } { $amount } in turn { $turn }, the most in any turn.

## How likely something is

say-odds-in = { $ways } in { $of }
say-odds-certain = certain
say-odds-least = less than 1 %
say-odds-most = more than 99 %
say-odds-about = about { $percent } %
say-odds-percent = { $percent } %
say-odds-other = something else
say-odds-nothing = nothing of note

## The end

say-forfeited = { $who ->
    [you] You forfeited and so come
   *[other] { $who } forfeited and so comes
 } in behind everybody who played on.
say-compared-first = This is your first finished game of this kind.
say-compared-best = Your best so far: before, it was { $amount } in { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of this kind.
say-compared-equal = As good as your best of { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of this kind before.
say-compared-less = Your best so far is { $amount }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of this kind before.

## Cave Troll: the end

ct-points = Gold
ct-measure = Gold if the game had ended at that moment: every room scored once more, and the artifacts that were kept.
ct-amount = { $gold } gold
ct-end-most = { $who ->
    [you] You have
   *[other] { $who } has
 } the most gold, { $gold }.
ct-end-shared = { $whom } have { $gold } gold each, the most of all; nothing breaks that tie, so they share the victory.
ct-end-place = { $whom } have { $gold } gold each and share { $place } place.
ct-end-stale = Nobody has drawn a card for so long that the game was ended; nobody gains the 3 gold for that.
ct-column-board = Board scoring { $n }
ct-column--rooms = Single rooms
ct-column--last = Last scoring
ct-column--slayer = Giant slayer
ct-column--ended = Ended the game
ct-column--kept = Kept artifacts

## Cave Troll: what the cards may bring

ct-odds-artifact = you find the { $artifact }
ct-odds--adventurer = you draw an adventurer
ct-odds--monster = you draw a monster
ct-odds--hero = you draw a hero with a power
ct-odds--treasure = you draw the treasure chest
ct-odds--score = you draw Score a Room
ct-odds--find = you draw Find an Artifact

## Cave Troll: a position in words

ct-scene-unfound = Artifacts nobody has found: { $count }.
ct-scene-area = { $place } ({ $area })
ct-scene-door--east = east: { $area }
ct-scene-door--west = west: { $area }
ct-scene-door--south = south: { $area }
ct-scene-door--north = north: { $area }
ct-scene-gold = You have { $gold } gold.
ct-scene-gold-actions = You have { $gold } gold and { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
 }
ct-scene-hand = You hold { $cards }; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in your deck.
ct-scene-hand-artifacts = You hold { $cards }; artifacts: { $artifacts }; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in your deck.
ct-scene-no-card = no card

## Skulldug!: the end

sk-points = Treasures
sk-measure = Treasures in hand at that moment, by what they count; three in the Cave Entrance win.
sk-amount = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
sk-end-place = { $whom } have { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } each and share { $place } place.
sk-end-draw = The last turn that was agreed is over, and nobody got out with three treasures: it is a draw.
sk-end-won = { $who ->
    [you] You end your turn
   *[other] { $who } ends the turn
 } in the Cave Entrance with { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } in hand.
sk-end-team = { $whom } win as a team: one of them ends the turn in the Cave Entrance with three treasures.
sk-end-team-both = { $whom } win as a team: both end the turn in the Cave Entrance, with three treasures between them.
sk-end-nobody = Nobody got out with three treasures.
sk-end-stayed = { $whom } stayed to the end.
sk-end-out = { $who ->
    [you] You get out
   *[other] { $who } gets out
 } of the cave with { $n ->
    [one] { $n } treasure.
   *[other] { $n } treasures.
 }
sk-end-missing-way = Only the way out was missing.
sk-end-missing = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } more and the way out were missing.
sk-end-collapsed = The cave collapses with { $name } in it. { $missing }
sk-end-resigned = { $who ->
    [you] You resign.
   *[other] { $who } resigns.
 } { $missing }
sk-end-died = { $who ->
    [you] You die
   *[other] { $who } dies
 } in the cave. { $missing }
sk-end-last-turn = The last turn that was agreed is over. { $missing }
sk-column--treasures = Treasures
sk-column--tiles = Passages found
sk-column--slain = Monsters slain
sk-column--disarmed = Traps disarmed
sk-column--hits = Throws that hit
sk-column--deaths = Deaths

## Skulldug!: what the dark may bring

sk-odds--collapses = the cave collapses
sk-odds--holds = the cave holds
sk-odds--die = you die
sk-odds--lose = you lose the encounter
sk-odds-lose = you lose the encounter and { $health } Health
sk-odds--win = you win the encounter
sk-odds--hits = it hits
sk-odds--misses = it misses
sk-odds--hits-you = it hits you
sk-odds--misses-you = it misses you
sk-odds--monster = a monster waits there
sk-odds--monster-treasure = a monster waits there, and a treasure
sk-odds--trap = a trap lies there
sk-odds--trap-treasure = a trap lies there, and a treasure
sk-odds--treasure = a treasure and no danger
sk-odds--fortune = a useful card and no danger
sk-odds--empty = an empty passage

## Skulldug!: a position in words

sk-board-decks = Decks: { $tiles } tiles, { $fortunes } Fortunes, { $hazards } Hazards.
sk-board-cave = Cave Health: { $gems ->
    [one] { $gems } gem.
   *[other] { $gems } gems.
 }
sk-board-as = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 } as { $token }
sk-board-ghost = { $ghost } of the { $faction }: { $facts }.
sk-fact-backup = waits for backup
sk-fact-dead = dead
sk-fact-place = in { $place }
sk-fact-health = Health { $health } of { $most }
sk-scene-health = health { $health } of { $most }
sk-fact-ap = { $ap } AP
sk-fact-ap-moving = { $ap } AP and { $moving } for moving
sk-fact-dazed = Dazed
sk-fact-pinned = Pinned
sk-fact-empty-hand = empty hand
sk-fact-hand = hand: { $cards }
sk-scene-hand = { $hand }; you may end a turn with { $limit ->
    [one] { $limit } item
   *[other] { $limit } items
 }
sk-scene-dark = The dark at { $cell }
sk-scene-entrance = Cave Entrance ({ $cell })
sk-scene-passage = { $tile } ({ $cell })
sk-scene-way = { $side }: { $place }
sk-scene-wall = { $side }: a wall
sk-scene-way-dark = { $side }: the dark
sk-scene-edge = { $side }: the edge of the table
sk-topic-resign = resign

## The Caves of Casadh: the end

cc-points = Treasure
cc-measure = The value of the treasures each living spelunker has at that moment, as if everybody came out with them; the dead have none.
cc-amount = treasure worth { $value }
cc-end-died-alone = { $who ->
    [you] You died
   *[other] { $who } died
 } in the caves, and what was found is lost.
cc-end-nobody = Nobody came out alive, so nobody wins.
cc-end-alone = { $who ->
    [you] You come
   *[other] { $who } comes
 } out alive with treasure worth { $value }.
cc-end-only = { $who ->
    [you] You are
   *[other] { $who } is
 } the only one to come out alive.
cc-end-most = { $who ->
    [you] You bring
   *[other] { $who } brings
 } out more than any other survivor: treasure worth { $value }.
cc-end-dead = { $whom } died in the caves; only who comes out alive can win.
cc-end-shared = { $whom } are level: treasure worth { $value }, { $health } health and { $items ->
    [one] { $items } item
   *[other] { $items } items
 } each, so they share the victory.
cc-end-shared-place = { $whom } are level: treasure worth { $value }, { $health } health and { $items ->
    [one] { $items } item
   *[other] { $items } items
 } each, so they share { $place } place.
cc-end-health = { $both } both have treasure worth { $value }. { $who ->
    [you] You have
   *[other] { $who } has
 } more health, { $more } to { $less }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cc-end-items = { $both } both have treasure worth { $value } and { $health } health. { $who ->
    [you] You have
   *[other] { $who } has
 } fewer items, { $less } to { $more }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cc-column--found = Found
cc-column--collected = Picked up
cc-column--surface = At the Surface
cc-column--dropped = Dropped
cc-column--lost = Lost in death
cc-column--health = Health
cc-column--items = Items

## The Caves of Casadh: what may happen

cc-odds--defused = the fuse is out
cc-odds--explodes = the dynamite goes off and you die
cc-odds--grue = you may move a Grue
cc-odds--no-grue = the Grues stay where they are
cc-odds--die = you die
cc-odds-lose = you lose { $health } health
cc-odds--cornered = a Grue corners you
cc-odds--outbreak = a hazard breaks out, and you are unhurt
cc-odds--misfortune = a misfortune, but nothing breaks out
cc-odds--nothing = nothing bad happens

## The Caves of Casadh: a position in words

cc-board-track = Track: { $rows }.
cc-scene-track = Hazard track: { $rows }.
cc-board-surface = On the Surface: { $values }.
cc-board-piles = Pile { $pile }, deck { $deck }, bag { $bag }; round { $round }.
cc-board-collapsed = collapsed
cc-board-slope = slope { $nodes }
cc-board-marker = marker in { $node }
cc-board-water = water in { $node }
cc-board-hazard = { $hazard } in { $node }
cc-board-outbreak = { $hazard }! in { $node }
cc-board-grue = a Grue in { $node }
cc-board-dynamite = { $who ->
    [you] your
   *[other] { $who }'s
 } dynamite, { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
 }
cc-board-spelunker = { $who ->
    [you] you
   *[other] { $who }
 } in { $node }
cc-board-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
cc-board-treasures-seen = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } (last seen { $values })
cc-fact-dead = dead
cc-fact-surface = on the Surface
cc-fact-caves = in the caves
cc-fact-health = { $health } health
cc-fact-moves = { $mp ->
    [one] { $mp } move point
   *[other] { $mp } move points
 }
cc-fact-known = known { $values }
cc-fact-ways = ways out { $sides }
cc-scene-dead = your spelunker is dead
cc-scene-safe = you are safe on the Surface
cc-scene-carry-nothing = you carry nothing
cc-scene-carry = you carry { $items }
cc-scene-worth = treasures worth { $values }
cc-scene-misfortunes = misfortunes: { $misfortunes }
cc-scene-rubble = { $side } from { $node }: rubble
cc-scene-way = { $side } from { $node }: { $hex }, passageway { $to }
cc-scene-way-dark = { $side } from { $node }: the dark
cc-scene-dark = The dark, { $place }

## Cave Pilot 55: the end

cp-points = Reputation
cp-measure = Reputation if the game had ended at that moment: planes in the exit have their bonus for the cave already.
cp-amount = { $n } Reputation
cp-end-crashed = { $whom } crashed and so ranks below everybody who did not, whatever the Reputation.
cp-end-stuck = { $whom } got stuck and so ranks below everybody who did not, whatever the Reputation.
cp-end-all-lost = Every plane is lost, so nobody wins.
cp-end-only = { $who ->
    [you] You are
   *[other] { $who } is
 } the only pilot left in the air.
cp-end-most = { $who ->
    [you] You have
   *[other] { $who } has
 } the most Reputation, { $n }.
cp-end-shared = { $whom } have { $n } Reputation and { $credits } credits each, so they share the victory.
cp-end-shared-place = { $whom } have { $n } Reputation and { $credits } credits each, so they share { $place } place.
cp-end-credits = { $both } both have { $n } Reputation. { $who ->
    [you] You have
   *[other] { $who } has
 } more credits left, { $more } to { $less }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cp-end-team = { $whom } have more Reputation together, { $more } to { $less }; the higher sum wins.
cp-end-team-credits = Both teams have { $n } Reputation. { $whom } have more credits together, { $more } to { $less }, and win.
cp-end-team-shared = Both teams have { $n } Reputation and { $credits } credits, so all four share the victory.
cp-end-team-only = { $whom } are the only team with a plane left.
cp-end-no-title = { $who ->
    [you] You do
   *[other] { $who } does
 } not reach the exit, so there is no title.
cp-end-title = { $who ->
    [you] You reach
   *[other] { $who } reaches
 } the exit with { $n } Reputation and may be called { $title }. { $short } more would have earned { $next }.
cp-end-title-best = { $who ->
    [you] You reach
   *[other] { $who } reaches
 } the exit with { $n } Reputation and may be called { $title }. There is no higher title.
cp-end-mail = All the mail has come through: every plane reached the exit in time.
cp-end-mail-lost = The mail is lost: { $home } of { $all } planes reached the exit in time.
cp-end-purge = The brood is purged: { $cleared } Brood cards are cleared.
cp-end-purge-lost = The brood lives on: { $cleared } of 5 Brood cards are cleared, and { $lost } of { $all } planes are lost.
cp-end-water = The water was too slow: { $home } of { $all } planes reached the exit.
cp-end-water-lost = The water was faster: only { $home } of { $all } planes reached the exit.
cp-end-grade = { $n } Reputation a pilot earns { $grade }. { $short } more together would have been { $next }.
cp-end-grade-best = { $n } Reputation a pilot earns { $grade }. There is no higher grade.
cp-column--yellow = Yellow caves
cp-column--orange = Orange caves
cp-column--red = Red caves
cp-column--other = Otherwise
cp-column--lost = Lost
cp-column--bonus = Bonus
cp-column--passed = Passed
cp-column--failed = Failed
cp-column--credits = Credits

## Cave Pilot 55: what the dice may show

cp-odds-face--3 = 3 hits
cp-odds-face--2 = 2 hits
cp-odds-face--1 = 1 hit
cp-odds-face--targeting = 2 hits where you want them
cp-odds-face--die = 1 hit, and you may roll again
cp-odds-face--reputation = no hit: it is about reputation
cp-odds-crash = you crash
cp-odds-card = a card that nobody can know beforehand
cp-odds-pass = you pass
cp-odds-fail = { $failed ->
    [one] you fail
    [2] you fail twice
   *[other] you fail { $failed } times
 }
cp-odds-both = { $passed ->
    [one] you pass
    [2] you pass twice
   *[other] you pass { $passed } times
 } and { $failed ->
    [one] fail
    [2] fail twice
   *[other] fail { $failed } times
 }
cp-odds-reputation = { $by } reputation
cp-odds-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }

## Cave Pilot 55: a position in words

cp-board-entrance = Entrance
cp-board-exit = Exit
cp-board-no-cave = No Cave card lies yet.
cp-board-empty = empty
cp-board-shop = Shop { $row }: { $cards } ({ $pile } in the pile).
cp-board-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }
cp-board-plane = { $who ->
    [you] Your plane
   *[other] { $who }'s plane
 }
cp-scene-plane = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
cp-board-player = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 }: { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }, in { $place }.
cp-board-explorations = Exploration: { $cards }.
cp-board-caves = Cave cards: { $cards }.
cp-board-stack = { $slot }: { $card }, worth { $value }.
cp-board-stack-hits = { $slot }: { $card }, worth { $value }, { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
 }
cp-scene-gate--outside = The open air
cp-scene-gate--entrance = The entrance
cp-scene-gate--exit = The exit
cp-scene-no-card = { $place } ({ $spot }), no card yet
cp-scene-way--on = on: { $place }
cp-scene-way--ceiling = ceiling: { $place }
cp-scene-way--floor = floor: { $place }
cp-scene-way--onward = onward: { $place }
cp-scene-way--onward-down = onward and down: { $place }
cp-scene-way--onward-up = onward and up: { $place }
cp-scene-way--down = down: { $place }
cp-scene-way--up = up: { $place }
cp-scene-way--back = back: { $place }
cp-scene-way--back-down = back and down: { $place }
cp-scene-way--back-up = back and up: { $place }
cp-scene-way-out = onward: the exit
cp-scene-upgrades = upgrades are sold here
cp-scene-cleared = cleared
cp-scene-flooded = under water
cp-scene-shop = Shop, row { $row }
cp-scene-pile = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
 }
cp-scene-mat = Your mat
cp-scene-standing = { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } booster fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }
cp-scene-standing-turn = your turn, { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } booster fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }
cp-scene-no-caves = no Cave cards to lay
cp-scene-caves = Cave cards to lay: { $cards }
cp-scene-no-explorations = no Exploration cards
cp-scene-explorations = Exploration cards: { $cards }
cp-scene-round = Round { $round }.
