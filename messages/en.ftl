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
    [you] { $misfortune } befalls you. { $text }
   *[other] { $misfortune } befalls { $who }. (“{ $text }”)
 }
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
    [one] { $n } discarded tile is shuffled into a new deck.
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

## Page: an address that leads nowhere

page-shell-not-found = Not found
page-shell-not-found-picture = A tunnel that ends in the dark
page-shell-not-found-heading = This tunnel ends here
page-shell-not-found-at--page = There is no page at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--table = There is no table at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--game = There is no game at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--record = There is no record at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-back-to-the-light = Back to the light
## Why not, in every game

say-no-game-over = the game is over
say-no-not-asked = it is not { $who }'s decision now
say-no-not-your-decision = it is not your decision now
say-no-chance-first = chance is to decide first
say-no-not-by-chance = chance has nothing of that kind to decide now
say-no-such-action = that is no action of { $game }: { $error }
say-no-such-setup = the setup is not readable: { $error }
say-no-nothing-done = nothing has been done yet
say-no-revealed-since = something new was revealed since your last action
say-no-acted-since = { $who } has acted since your last action
say-no-topic-misspelled = a topic is a word such as `flak-jacket`, of at most { $most } characters
say-no-topics-more = a seat may hush at most { $most } topics
say-no-nothing-to-redo = there is nothing to do again
say-no-nothing-done-by-you = you have not done anything yet
say-no-not-yours-to-take-back = you can ask to take back only what you did yourself
say-no-copied = that was done in the game that this one goes on from

## Cave Troll: why not

ct-no-first--card = first one of your two cards is to be played
ct-no-first--score = first name the room to be scored
ct-no-first--target = first say where the played card takes effect
ct-no-first--flee = first say who flees from the cave troll, or stay
ct-no-first--push = first say whom your wraith pushes
ct-no-first--rampage = first say whom your rampaging troll pushes
ct-no-first--walk = first take the next step, or stop
ct-no-first--wait = first wait
ct-no-not-an-action = that answers a question nobody asked
ct-no-play-without-draw = a card is played only after drawing one
ct-no-not-held = { $card } is not one of your two cards
ct-no-not-in-deck = { $card } is not in that deck
ct-no-hero-needs-entrance = a hero comes into play on an entrance, and { $area } is none
ct-no-monster-needs-pit = a monster comes into play on a pit, and { $area } is none
ct-no-troll-needs-room = a cave troll is placed in a room, and { $area } is none
ct-no-troll-there-already = there is a cave troll in { $area } already
ct-no-chest-needs-room = a chest is put into a room, and { $area } is none
ct-no-score-needs-room = only a room can be scored, and { $area } is none
ct-no-no-such-figure = you have no { $kind } in { $at }
ct-no-cave-troll-never-moves = a cave troll never moves
ct-no-troll-has-moved = your rampaging troll has moved this turn
ct-no-already-there = it stands in { $area } already
ct-no-no-door = no door leads from { $from } to { $to }
ct-no-beyond-two-steps = { $to } is more than two legal steps from { $from }
ct-no-hero-into-pit = a hero cannot enter a pit, and { $area } is one
ct-no-cave-troll-there = nobody can enter { $area }: a cave troll is there
ct-no-knight-there = { $who }'s knight guards { $area }
ct-no-berserker-there = { $who }'s berserker is in { $area }
ct-no-room-full = { $area } is full: five are there
ct-no-nobody-to-push-out = { $area } is full, and your wraith could push nobody out of it
ct-no-own-among-five = { $area } is full, and figures of yours are among the five
ct-no-six-there = six are in { $area } already
ct-no-must-push = your wraith entered a full room: it must push somebody out
ct-no-not-in-room = { $figure } is not in { $room }
ct-no-wraith-pushes-heroes = a wraith pushes heroes only, and { $figure } is none
ct-no-barbarian-unpushed = no wraith can push a barbarian
ct-no-push-into-pit = a push goes to a room or an entrance, and { $area } is a pit
ct-no-push-barred--pusher = a wraith cannot push { $figure } to { $to }: it is the one that pushes
ct-no-push-barred--troll = a wraith cannot push { $figure } to { $to }: a cave troll is there
ct-no-push-barred--knight = a wraith cannot push { $figure } to { $to }: an opponent's knight is there
ct-no-push-barred--berserker = a wraith cannot push { $figure } to { $to }: an opponent's berserker is there
ct-no-push-barred--full = a wraith cannot push { $figure } to { $to }: five are there
ct-no-no-flight = one flees to an adjacent room or entrance, and { $area } is neither
ct-no-barbarian-stands = a barbarian never flees (house rule)
ct-no-not-beside-troll = a rampaging troll pushes another figure in { $room }, and { $figure } is none
ct-no-rampage-into-rooms = a rampaging troll pushes into adjacent rooms, and { $area } is none
ct-no-rampage-must-push = a rampaging troll pushes twice while it can
ct-no-none-in-play = you have no { $kind } on the board
ct-no-only-in-rooms = the { $kind }'s ability works only in a room, and { $at } is none
ct-no-orc-kills-heroes = the orc kills heroes, and { $figure } is none
ct-no-not-assassinable = the assassin kills a lone hero or a lone grunt, and { $figure } is neither
ct-no-not-lone = { $figure } is not alone of its colour
ct-no-nobody-there = there is no { $kind } of { $whose } in { $room }
ct-no-own-figure = that is your own
ct-no-banish-to-pit = a banshee is banished to a pit, and { $area } is none
ct-no-nobody-to-attack = there is nobody for the grunt to attack in { $area }
ct-no-nobody-to-rampage = there is nobody else in { $area } to rampage against
ct-no-not-pullable = the banshee pulls an opponent's hero, and { $figure } is none
ct-no-pull-from-adjacent-rooms = the banshee pulls from adjacent rooms, and { $area } is none
ct-no-paladin-protects = { $who }'s paladin protects them
ct-no-pull-into-full = { $area } is full; the banshee cannot pull anybody in
ct-no-artifact-not-yours = you do not have the { $artifact }
ct-no-no-lost-hero = you have not lost such a hero
ct-no-chalice-to-entrance = the chalice brings a hero to an entrance, and { $area } is none
ct-no-no-first-step = that hero has no step to take
ct-no-only-heroes-walk = only heroes wear it
ct-no-first-step-due = the first step must be taken
ct-no-no-step = a step goes to an adjacent room or entrance, and { $area } is neither
ct-no-no-orc-beside = no orc or grunt of { $who } is in a room with one of your heroes
ct-no-not-banishable = the scroll banishes an opponent's monster from a room or an entrance, and no cave troll
ct-no-scroll-to-pit = the scroll banishes to a pit, and { $area } is none
ct-no-no-hero-to-tally = you have no hero in { $area }, or it is no room

## The Caves of Casadh: why not

cc-no-first--lay = first turn the drawn hex as you like and lay it
cc-no-first--drop = first say which item you drop
cc-no-first--keep = first keep one of the treasures you hold
cc-no-first--flee = first flee from the Grue
cc-no-first--send-grue = first say where your lantern drives the Grue
cc-no-first--try-grue = first try to move a Grue, or pass
cc-no-first--move-grue = first move a Grue, let it eat, or decline
cc-no-first--wait = first wait
cc-no-not-an-action = that answers a question nobody asked; in a turn you move, explore, collect, leave or end it
cc-no-no-such-die = a die shows 1 to 6, not { $n }
cc-no-no-such-seat = { $who } sits at no chair of this table
cc-no-no-exit = no way leads { $side } from your passageway; look at your exits
cc-no-nothing-there = nothing has been explored { $side } of you; explore there instead
cc-no-rubble = the hex { $side } of you has collapsed and is closed for good
cc-no-grue-there = a Grue is { $side } of you; only with a Brass Lantern may you go there
cc-no-no-slope = no slope leads down from here to passageway { $node }; only a Rope lets you climb
cc-no-stood-there = you have stood in passageway { $node } since you last spent a move point
cc-no-space-taken = the space { $side } of you is taken; explore into an empty one
cc-no-pile-empty = the pile of hexes is empty; there is nothing more to explore
cc-no-no-such-rotation = rotation { $n } is not among those offered: a star faces the way you came, and equal turns are one
cc-no-not-there = { $what } is not there to be drawn
cc-no-not-there-treasure = a treasure of { $value } is not there to be drawn
cc-no-not-at-marker = treasures and items are collected at the location marker, and you stand elsewhere
cc-no-no-treasure = no treasure lies here
cc-no-no-treasure-at-base = Base Camp holds no treasure; leave to share in that of the Surface
cc-no-no-item-chosen = choose at least one item
cc-no-item-not-here = no { $item } lies here
cc-no-carries-already = you carry a { $item } already; nobody carries two of a kind
cc-no-torn-pack = with a torn pack you cannot collect items; rest at Base Camp first
cc-no-not-carried = you do not carry { $item }
cc-no-not-hurt = at full health a Medkit is kept for later; that is the house rule
cc-no-not-in-the-air = no { $n } is among the treasures you hold
cc-no-not-at-base = you leave the caves from Base Camp only
cc-no-no-dynamite-at-base = Dynamite is never lit at Base Camp, the only way out
cc-no-no-fuse = { $who } has no Dynamite burning on this hex
cc-no-own-fuse = your own Dynamite you cannot defuse
cc-no-no-refuge = there is no refuge { $side } of you: flee to a standing hex without a Grue, along your passageway
cc-no-no-place-for-grue = the lantern drives a Grue to a hex with a Grue symbol, without spelunkers and Grues, and { $space } is none
cc-no-no-grue-at = no Grue is at { $space }
cc-no-nobody-to-eat = the Grue at { $space } has nobody to eat; only the cornered are eaten
cc-no-grue-eats-first = the Grue at { $space } has prey on its hex and will not move on; it eats
cc-no-grue-no-way = no way leads the Grue { $side }
cc-no-grue-not-to-base = a Grue never enters Base Camp
cc-no-grue-not-into-rubble = the hex { $side } of the Grue has collapsed and is closed to it too
cc-no-grue-meets-grue = a Grue does not enter a hex with another Grue
cc-no-grue-fears-lantern = a Grue does not enter a hex with a Brass Lantern

## Skulldug!: why not

sk-no-first--token = first choose an explorer
sk-no-first--gear = first take a Gear card
sk-no-first--set = first take a suggested set
sk-no-first--split = first split your team's Gear
sk-no-first--resign = first say whether you play this turn or resign
sk-no-first--partner = first say which partner is first
sk-no-first--start = first say which of your cards comes first
sk-no-first--backup = first keep the backup's card or leave it
sk-no-first--tile = first choose one of the two tiles
sk-no-first--lay = first lay the tile
sk-no-first--meet = first say what is encountered next
sk-no-first--card = first use a card or pass
sk-no-first--focus = first say how much you focus
sk-no-first--sign = first say where the sign leads
sk-no-first--flare = first say whether the flare flies on
sk-no-first--wait = first wait
sk-no-not-an-action = that answers a question nobody asked
sk-no-token-taken = { $token } is taken; choose another explorer
sk-no-not-in-rows = { $card } is no Gear card that is still there
sk-no-second-from-bottom = the first pick of a bottom card needs a second one, and { $card } is in the top row
sk-no-solo-equipment = now one equipment card is taken
sk-no-solo-consumable = now one consumable card is taken
sk-no-set-not-free = the set { $gear_set } is taken or not for this mode
sk-no-not-the-teams = { $card } does not fit there; name two of the team's four cards, in the order they are listed
sk-no-too-few-ap = that takes { $cost } AP and { $left } are left
sk-no-hand-too-full = you hold { $held } items and may end the turn with { $limit }; drop or use some
sk-no-team-finishes = a partner says finish or yield, not end turn
sk-no-no-partner = only partners finish and yield; end the turn instead
sk-no-partner-done = your partner cannot go on
sk-no-yielded-back = your partner has just yielded; act or finish
sk-no-resign-too-late = resigning is offered before the first action of a turn
sk-no-nothing-due = { $card } has nothing to resolve now
sk-no-not-a-partner = only { $who } and the partner can be first
sk-no-pinned = a pinned explorer cannot leave; pry free first
sk-no-dazed = a dazed explorer cannot dash; recover first
sk-no-key-forbids-dash = the Ceremonial Key forbids dashing
sk-no-flooded = nobody dashes out of or through a Flooded Passage
sk-no-wall = no corridor leads { $side } from here
sk-no-not-connected = the passage { $side } of here does not connect
sk-no-table-edge = the table ends { $side } of here
sk-no-no-tile-left = no tile is left to discover the passage { $side } of here
sk-no-dash-into-dark = a dash goes through discovered passages only
sk-no-dash-through-encounter = an encounter waits at { $cell }; a dash may end there, not pass it
sk-no-not-held = { $card } is not in your hand
sk-no-not-in-reach = { $card } does not lie within reach
sk-no-not-an-item = { $card } is a monster and cannot be picked up
sk-no-not-in-sight = { $cell } is not in your line of sight
sk-no-shoved-already = you have shoved this turn
sk-no-not-beside-you = { $pawn } is not in your passage
sk-no-yourself = you cannot do that to yourself
sk-no-target-pinned = { $pawn } cannot be moved: pinned
sk-no-target-booted = { $pawn } wears Hobnail Boots and cannot be shoved
sk-no-new-ghost = { $pawn } has not taken its first turn yet
sk-no-not-on-board = { $pawn } is not on the board
sk-no-not-opponent = { $pawn } is no opponent of yours
sk-no-target-not-in-sight = { $pawn } is not in your line of sight
sk-no-destroyed-already = you have destroyed a passage this turn
sk-no-not-faced = your passage does not face { $side }
sk-no-nothing-to-destroy = there is no discovered passage { $side } of here
sk-no-occupied = somebody is in { $cell }
sk-no-cave-entrance = the Cave Entrance can be neither destroyed nor rotated
sk-no-not-dazed = you are not dazed
sk-no-not-pinned = you are not pinned
sk-no-wrong-use = { $card } cannot be used that way
sk-no-not-now = { $card } is not used at this moment
sk-no-used-this-turn = { $card } was used this turn
sk-no-place-used = this passage was used by you this turn
sk-no-needs-spring = that needs a Healing Spring
sk-no-needs-cart = that needs a Mine Cart
sk-no-needs-altar = that needs the Sacrificial Altar
sk-no-needs-chamber = that needs the Turning Chamber
sk-no-not-a-cart = { $cell } is no other discovered Mine Cart
sk-no-too-weak = the altar takes a Health only from those who have 2 or more
sk-no-hook-too-short = the hook reaches passages in your line of sight, at most 3 away, and { $cell } is none
sk-no-not-crankable = the crank turns your passage or a discovered one it faces, and { $cell } is neither
sk-no-already-discovered = the passage { $side } of here is discovered
sk-no-not-copyable = { $card } cannot be copied from here
sk-no-no-monster-in-sight = { $card } is no monster in your line of sight
sk-no-nobody-to-daze = nobody in { $cell } could be dazed
sk-no-same-passage = { $pawn } is in your own passage
sk-no-not-one-of-two = { $tile_kind } is not one of the two tiles
sk-no-same-turn = the tile looks no different when turned { $n } times
sk-no-must-connect-back = the tile must connect to the passage you came from
sk-no-more-connections = the tile must connect to as many discovered passages as it can
sk-no-not-next = { $card } is not to be encountered next
sk-no-focus-too-high = you have { $n } AP to focus with
sk-no-hourglass-forbids-focus = the Cracked Hourglass forbids focusing
sk-no-sign-leads-nowhere = { $side } is not connected to the passage of the victim

## Cave Pilot 55: why not

cp-no-first--place = first place a Cave card
cp-no-first--refresh = first refresh a row of the shop, or pass
cp-no-first--fire = first fire a missile, or pass
cp-no-first--shove = first use the bumper or the magnet, or pass
cp-no-first--move = first take your step
cp-no-first--extra = first start an additional round, or land
cp-no-first--land = first use your landing, or end the turn
cp-no-first--order = first begin the next step
cp-no-first--exchange = first offer a trade, or pass
cp-no-first--answer = first agree to the trade, or refuse it
cp-no-first--discard = first discard one of your five Exploration cards
cp-no-first--window = first use a card that fits, or pass
cp-no-first--reroll = first roll again, or stop
cp-no-first--aim = first name the card that takes the hit
cp-no-first--hits = first say which card takes the hit
cp-no-first--remove = first say which Exploration card goes
cp-no-first--part-two = first continue with the second part, or ignore it
cp-no-first--blow = first say where the wind takes you
cp-no-first--push = first say where the plane goes
cp-no-first--wait = first wait
cp-no-no-such-seat = { $who } is not a seat of this table
cp-no-cave-not-held = { $cave } does not lie before you
cp-no-spot-taken = { $spot } has a card already; place on an empty position
cp-no-not-adjacent = { $spot } touches no card; place in column 1, or left, right, above or below a card
cp-no-refreshed-already = you have refreshed the shop in this round of actions
cp-no-refreshed-this-turn = in easy mode the shop is refreshed once in a turn
cp-no-not-the-refresh-step = a refresh is step a, before firing and moving
cp-no-no-missile = you have no missile
cp-no-fire-from-outside = nobody fires from outside the cave; fly into the entrance first
cp-no-own-plane = that is your own plane; name another, or a Cave card
cp-no-planes-spared = in a cooperative game missiles are for Cave cards
cp-no-plane-not-in-cave = { $who }'s plane is not on a Cave card; nothing in the entrance or the exit can be shot at
cp-no-out-of-reach = that is at distance { $distance }, and your missiles reach { $reach }
cp-no-no-cave = there is no Cave card at { $spot }
cp-no-name-the-part = { $spot } has two parts; name the part you fire at
cp-no-no-parts = { $spot } is one whole; there is no part to name
cp-no-entrance-first = the first move goes into the entrance
cp-no-no-way-back = nobody flies back into the entrance
cp-no-no-exit-yet = the exit is not there yet; it opens when the last Cave card is placed
cp-no-exit-from = the exit is reached from column { $n }, straight on
cp-no-too-far = { $place } is not next to you
cp-no-visited = you have visited { $spot }, and a card is visited once
cp-no-two-turns-spent = you have spent two turns on { $spot }
cp-no-forward-only = this table flies forward only
cp-no-step-is-free = that step is free
cp-no-diagonal-costs = a diagonal step costs a booster fuel
cp-no-no-fuel = you have no booster fuel
cp-no-no-tank = you have no reserve tank
cp-no-no-gyro = the gyro pays for one diagonal step a turn, and you have none to use
cp-no-gyro-takes-it = your gyro takes this diagonal step for nothing
cp-no-no-stay = only cards with the upgrade mark are stayed on, for two turns in all
cp-no-no-stay-in-entrance = one may stay in the entrance in the second turn only
cp-no-no-stay-in-extra = in an additional round there is no staying
cp-no-no-scrapyard = the Scrapyard is for the third turn of a player who spent two in the entrance
cp-no-too-dear = that costs { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } and you have { $have }
cp-no-step-exists = you have a legal step, or may stay
cp-no-wrong-surrender = without a step a plane hovers while the cave ahead is being built, and is stuck when it is not
cp-no-no-such-space = { $spot } is not where the plane can go next
cp-no-first-space-due = the first space is compulsory
cp-no-no-extra-round = no additional round is possible now
cp-no-extra-costs = an additional round costs a booster fuel, or the reserve tank
cp-no-not-hittable = { $item } is not among the cards this hit may fall on
cp-no-card-not-yours = you do not have { $held }
cp-no-not-now = { $exploration } cannot be used at this moment
cp-no-always-on = { $exploration } is always on; there is nothing to use
cp-no-wrong-mark = that is not what { $exploration } is used on
cp-no-no-opponent = { $who } is no opponent who flies
cp-no-not-reached = { $who }'s plane is too far, or not on a Cave card
cp-no-nowhere-to-push = there is no card to move { $who } to
cp-no-not-triggerable = only a ranged card that you are not on, with a plane in its range, can be set off
cp-no-teleport-too-far = Teleport reaches Cave cards up to three columns away
cp-no-no-such-die = there is no such die in this roll
cp-no-nothing-to-repair = there is no red cube on { $slot }
cp-no-missiles-full = you carry as many missiles as you may
cp-no-clock-too-late = the Foliot clock is announced before the first refresh of a turn
cp-no-no-upgrading = there is no upgrading here; land on a card with the upgrade mark, or in the entrance
cp-no-no-exploring = there is no exploring here; land on a card with the exploration mark, or in the entrance
cp-no-explored-twice = you have explored here twice
cp-no-nothing-to-draw = no card is left to draw
cp-no-empty-shelf = there is no card at { $shelf }
cp-no-reserved-for = { $upgrade } is reserved for { $who }
cp-no-wrong-position = { $card } does not go into { $slot }
cp-no-no-downgrade = the card in { $slot } is worth { $current } now; only a higher number replaces it
cp-no-nothing-to-maintain = Maintenance of row { $row } goes under a card of that row's types
cp-no-carries-two = you carry two already
cp-no-step-done = a step of the Foliot clock is done once, and moving and landing come before the end
cp-no-no-partner = { $who } is no teammate in the same place
cp-no-uneven-trade = a trade names what is given or taken, of one type
cp-no-not-there = { $item } is not there to be traded
cp-no-no-free-position = there is no free position of { $property }
cp-no-no-room-for-card = there is no room for a fifth Exploration card
cp-no-enough-traded = enough was traded this turn

## Page: around every page

page-shell-no-other-table = No other table waits for you.
page-shell-skip = Skip to the content
page-shell-part--set-up = The set-up
page-shell-part--table = The table
page-shell-part--notifications = The notifications
page-shell-part--account = The account
page-shell-part--replay = The replay
page-shell-part--records = The records
page-shell-part--rules = The rules
page-shell-part--lesson = The lesson
page-shell-part--page = This page
page-shell-part--here = This part of the page
page-shell-part--board = The board
page-shell-part--words = The board in words
page-shell-part--me = Who you are
page-shell-part--options = The rules to choose from
page-shell-part--result = The result
page-shell-part--course = How the game went
page-shell-part--dice = The dice report
page-shell-language = en
page-shell-description = Karst: one table for cave board games, in your browser.
page-shell-needs-script = Karst needs JavaScript to show its tables.
page-shell-crash-missing = A piece of the page did not arrive
page-shell-crash-broken = Something broke
page-shell-crash-not-loaded = { $what } could not be loaded. The server may just have been updated or the line was lost. Your game is safe on the server.
page-shell-crash-stopped = { $what } stopped working. Your game is safe on the server: every step is stored there before it is shown.
page-shell-crash-reload = Load the page again
page-shell-crash-retry = Try without loading
page-shell-go-home = Go home
page-shell-home-link = Karst, home
page-shell-main-menu = Main
page-shell-tables-wait = { $n ->
    [one] table waits for you
   *[other] tables wait for you
 }
page-shell-rules = Rules
page-shell-keys = Keys
page-shell-settings = Settings
page-shell-account = Account
page-shell-account-of = Account, { $name }
page-shell-keys-tab = To the next thing that can be chosen; <kbd>Shift</kbd> with it goes back
page-shell-keys-enter = Choose it
page-shell-keys-escape = Close what lies on top
page-shell-keys-off = Single-letter keys are switched off in the settings.
page-shell-with-shift = Shift { $key }
page-shell-loading = Lighting the lamp…
page-shell-close = Close
page-shell-notices = Notices
page-shell-not-possible = Not possible.
page-shell-dismiss = Dismiss this notice
page-shell-as-the-system = As the system
page-shell-theme--light = Light
page-shell-theme--dark = Dark
page-shell-motion--normal = Normal
page-shell-motion--fast = Fast
page-shell-motion--off = Off
page-shell-shape--picture = Picture
page-shell-shape--both = Picture and words
page-shell-shape--words = Words
page-shell-you-are-now = You are { $name } from now on.
page-shell-my-name = My name
page-shell-save = Save
page-shell-theme-legend = Theme
page-shell-motion-legend = Animation
page-shell-size-legend = Text size
page-shell-board-legend = The board at a table
page-shell-to-notifications = Notifications: be told when a table waits for you
page-shell-letter-keys = Single-letter keys (? shows them)
page-shell-key-says--keys = Show or hide these keys
page-shell-key-says--rules = Open or close the rules
page-shell-key-says--undo = Take back my last action
page-shell-key-says--redo = Do again what I took back
page-shell-key-says--log = Show or hide the log
page-shell-key-says--chat = Show or hide the chat
page-shell-key-says--what-now = What can I do now?
page-shell-key-says--next = Go to the next table that waits for me
page-shell-key-says--where = Where am I?
page-shell-key-says--near = What is near?
page-shell-key-says--hand = What do I hold?
page-shell-key-says--last = What happened last?
page-shell-key-says--asked = What am I asked?
page-shell-key-says--words = The board in words, or as a picture
page-shell-no-answer = The server does not answer. Is it running, and are you online?
page-shell-no-reason = The server answered { $status } without a reason. Try again in a moment.
page-shell-left-before-answer = The table was left before the answer came.
page-shell-just-now = just now
page-shell-refused = Not possible. { $sentence }
page-shell-title-hurry = ⏳ Time is short · { $place }
page-shell-title-my-turn = ● Your turn · { $place }
page-shell-bot-name--random = Random bot { $seat }
page-shell-bot-name--novice = Novice bot { $seat }
page-shell-bot-name--steady = Steady bot { $seat }
page-shell-bot-name--strong = Strong bot { $seat }
page-shell-bot-name--master = Master bot { $seat }
page-shell-seat-name = Seat { $seat }
page-shell-time--second = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
page-shell-time--minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
page-shell-time--hour = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
page-shell-time--day = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
page-shell-figures-days = { $days } d { $hours } h
page-shell-figures-hours = { $hours } h { $minutes } m
page-shell-clock-none = Everybody takes the time they need.
page-shell-clock-live = Everybody has { $time } for the whole game.
page-shell-clock-live-gain = Everybody has { $time } for the whole game and gets { $gain } more after each turn.
page-shell-clock-delay = The first { $time } of each turn cost nothing.
page-shell-clock-live-for = For people who sit down to play now.
page-shell-clock-days = Everybody has { $time } for each turn.
page-shell-clock-bank = What is left over is saved, up to { $time }.
page-shell-clock-no-bank = Nothing is saved up.
page-shell-clock-days-for = Nobody needs to be there at the same time.
page-shell-a-bot--random = a random bot
page-shell-a-bot--novice = a novice bot
page-shell-a-bot--steady = a steady bot
page-shell-a-bot--strong = a strong bot
page-shell-a-bot--master = a master bot
page-shell-fate-then--bot-sits-in = Then { $bot } sits in until they are back.
page-shell-fate-then--substitute = Then the table waits until somebody takes the seat over by the link, or they come back before that.
page-shell-fate-then--forfeit = Then they are out: a steady bot plays on for them, and they come in last.
page-shell-fate-leaving--bot-sits-in = When somebody leaves this table, { $bot } sits in until they are back.
page-shell-fate-leaving--substitute = When somebody leaves this table, the table waits until somebody takes the seat over by the link, or they come back before that.
page-shell-fate-leaving--forfeit = When somebody leaves this table, they are out: a steady bot plays on for them, and they come in last.
page-shell-sits-in--random = random bot sits in
page-shell-sits-in--novice = novice bot sits in
page-shell-sits-in--steady = steady bot sits in
page-shell-sits-in--strong = strong bot sits in
page-shell-sits-in--master = master bot sits in
page-shell-sitting-in--random = random bot sitting in
page-shell-sitting-in--novice = novice bot sitting in
page-shell-sitting-in--steady = steady bot sitting in
page-shell-sitting-in--strong = strong bot sitting in
page-shell-sitting-in--master = master bot sitting in
page-shell-substitute-wanted = substitute wanted
page-shell-forfeited = forfeited
page-shell-instead-of = for { $name }
page-shell-turn-before = Before the first turn
page-shell-turn-ghosts = Ghosts, turn { $n }
page-shell-turn-of = { $names }, turn { $n }
page-shell-and = { $first } and { $last }
page-shell-news-last = Press Shift+L to hear the last.
page-shell-news-log = The log has them all.
page-shell-news-somebody = Somebody
page-shell-news-none = { $n ->
    [one] 1 event.
   *[other] { $n } events.
 }
page-shell-news-one = { $n ->
    [one] { $first }: 1 event.
   *[other] { $first }: { $n } events.
 }
page-shell-news-two = { $n ->
    [one] { $first } and { $second }: 1 event.
   *[other] { $first } and { $second }: { $n } events.
 }
page-shell-news-many = { $n ->
    [one] { $first } and { $others } others: 1 event.
   *[other] { $first } and { $others } others: { $n } events.
 }
page-table-no-visible-change = Nothing changed at once that can be seen; it may prepare what comes.
page-table-chat-says = { $name } says: { $words }

## Page: every game's board

page-board-all-i-can-do = All I can do
page-board-less = Less
page-board-more = More
page-board-only-choices-with = Only choices with these words
page-board-search = Search
page-board-nothing-now = Nothing just now.
page-board-nothing-with = Nothing with these words.
page-board-what-to-do = What to do
page-board-about-how-likely = About how likely
page-board-how-likely = How likely
page-board-what-is-asked = What is asked
page-board-choose-a-target = <b>{ $picked }</b>: choose a target.
page-board-key-is = Key: { $key }
page-board-take-back = Take back
page-board-undo = Undo
page-board-drawing = The drawing
page-board-why-not = Why not
page-board-rule = Rule { $rule }
page-board-zoom = Zoom
page-board-zoom-in = Zoom in
page-board-zoom-in-key = Zoom in (+)
page-board-zoom-out = Zoom out
page-board-zoom-out-key = Zoom out (−)
page-board-zoom-all = Show the whole cave
page-board-zoom-all-key = Fit (0)

## Page: the board in words

page-words-row--news = Changed
page-words-row--here = Here
page-words-row--about = It is
page-words-row--offer = Do
page-words-row--exit = Exit
page-words-title = The board in words
page-words-picture-too = Picture too
page-words-what-i-may-ask = What I may ask
page-words-finding-words = Finding the words…
page-words-how = Arrows go through the places and open them, letters find one, Enter does what a line says.
page-words-changed-since = { $n ->
    [0] Nothing has changed since your last turn.
    [one] One place has changed since your last turn.
   *[other] { $n } places have changed since your last turn.
 }
page-words-places = Places
page-words-yours = yours
page-words-changed = changed
page-words-to-do = { $n } to do
page-words-players = Players
page-words-on-the-table = On the table
page-words-anywhere = What I can do anywhere
page-words-counted = { $thing } ({ $n })
page-words-trouble = How the table lies cannot be told just now; try again.
page-words-nothing-yet = Nothing has happened yet.

## Page: home

page-home-shelf-title = Games on the shelf
page-home-fetching-games = Fetching the games…
page-home-players = { $players } players
page-home-minutes = { $least }–{ $most } min
page-home-setting-up = Setting up…
page-home-play-now = Play now against bots
page-home-new-table = New table
page-home-page-is-older = This page is older than the server. Load it again to play this game.
page-home-hero = Come in out of the light.
page-home-hero-about = Cave board games by their real rules: against bots, around one screen, or with friends by a link.
page-home-learn = Learn to play
page-home-lesson-finished = Lesson finished
page-home-go-on-lesson = Go on with the lesson
page-home-left-off = { $n ->
    [0] Where you left off
    [one] A table waits for you
   *[other] { $n } tables wait for you
 }
page-home-all-of-yours = All { $n } of your tables
page-home-go-on = Go on
page-home-show-all = Show all { $n }
page-home-your-turn = Your turn
page-home-your-turn-left = Your turn, { $time } left
page-home-wants-substitute = Wants a substitute
page-home-gathering = Gathering
page-home-finished = Finished
page-home-being-played = Being played
page-home-look-back = Look back
page-home-tables = Tables
page-home-records = Records: look at a .karst file
page-home-search-tables = Search the tables
page-home-search-by = Search by game, name or setup
page-home-looking = Looking for tables…
page-home-mine = My tables
page-home-none-mine = You sit at no table yet. Play now, or open one for friends.
page-home-none-mine-found = None of your tables has these words.
page-home-opened = Open tables
page-home-none-open = No table has a free seat for you. Open a public one, and others will find it here.
page-home-none-open-found = No open table has these words.
page-home-join = Join
page-home-none-running = Nothing to watch at the moment.
page-home-none-running-found = No running table has these words.
page-home-watch = Watch
page-home-weight = Weight { $weight } of { $most }:
page-home-weight-word--1 = Very light
page-home-weight-word--2 = Light
page-home-weight-word--3 = Medium
page-home-weight-word--4 = Demanding
page-home-weight-word--5 = Heavy
page-home-weight-meaning--1 = Explained in a minute.
page-home-weight-meaning--2 = Explained in five minutes; you play well in your second game.
page-home-weight-meaning--3 = Explained in ten minutes; a game or two until you know the cards.
page-home-weight-meaning--4 = A first game to learn it; plans pay off.
page-home-weight-meaning--5 = An evening with the rulebook.
page-home-picture--casadh = A spelunker with a lamp crosses a bridge in a cave; treasure gleams below, and eyes watch from the dark
page-home-picture--cave-pilot = A small aeroplane with bat wings flies through a cave, its lamp towards the daylight
page-home-picture--cave-troll = A cave troll looms over a heap of gold while a small hero raises a torch
page-home-picture--skulldug = An explorer with a lantern before a cave mouth shaped like a skull; a violet gem glows inside

## Page: account and notifications

page-account-guest = Guest
page-account-notifications = Notifications
page-account-one-moment = One moment…
page-account-keep-title = Keep what you played
page-account-keep-about = You are <b>{ $name }</b>, a guest in this browser. With a name and a password your tables are yours on every device; nothing else is asked of you.
page-account-claim = Claim the account
page-account-name = Name
page-account-password = Password
page-account-sign-in = Sign in
page-account-sign-in-about = You have an account here? The tables you played as a guest on this device come along.
page-account-data-title = Your data
page-account-data-about = Everything the server keeps of you, in one file: your account, your devices, your tables, your seats, what you said and every step you took.
page-account-download = Download my data
page-account-delete-open = Delete my data…
page-account-delete-about = Your name and what you said disappear from every table, your sessions and tokens end, and tables that have not begun are closed. Games that have begun stay readable for the others, with “Someone who left” in your seats. <b>This cannot be taken back.</b>
page-account-delete-button = Delete for good
page-account-account = Account
page-account-your-password = Your password
page-account-type-delete = Type the word <i>delete</i>
page-account-plain-json = Plain JSON
page-account-added = Added. Send a test to see whether it works.
page-account-test-arrived = The test arrived.
page-account-test-failed = The test failed: { $error }
page-account-notifications-about = When a table comes to wait for you and you are not looking at it, these addresses are called: once for each wait, again when your time runs short, and when it is up. They are told in the language in which you add them, or test them last.
page-account-looking = Looking…
page-account-told-nowhere = You are told nowhere yet. In the page, a table that waits shows in the tab's title and lamp.
page-account-called-error = { $when }: { $error }
page-account-called-well = Last call { $when }: all well.
page-account-not-called = Not called yet.
page-account-calling = Calling…
page-account-send-test = Send a test
page-account-take-away = Take away { $what }
page-account-form = Form
page-account-address = Address
page-account-add = Add
page-account-help-discord = In Discord: the settings of a channel, Integrations, Webhooks, New, Copy URL. The address is a secret: it is not shown in full again.
page-account-help-json = It is sent a POST with the table, the seat, the game, the link and when your time runs out. The address is a secret: it is not shown in full again.
page-account-renamed = You are { $name } from now on, also to sign in.
page-account-password-changed = The password is changed. Other devices are signed out.
page-account-password-title = Name and password
page-account-change-name = Change the name
page-account-choose-password = <b>Choose a new password.</b> The one you signed in with was good for that one time only.
page-account-change-password = Change the password
page-account-password-now = Password now
page-account-new-password = New password
page-account-hide = Hide
page-account-show = Show
page-account-hide-typed = Hide what is typed
page-account-show-typed = Show what is typed
page-account-password-hint = 8 characters or more; a few words in a row are fine.
page-account-the-device = The device
page-account-a-device = A device
page-account-signed-out-there = { $device } is signed out.
page-account-signed-in-on = Signed in on
page-account-this-one = this one
page-account-since = since { $date }, last seen { $when }
page-account-sign-out = Sign out
page-account-sign-out-there = Sign out { $device }, last seen { $when }
page-account-sign-out-here = Sign out here
page-account-sign-out-everywhere = Sign out everywhere
page-account-scope--read = see my tables and games
page-account-scope--play = take seats and play
page-account-scope--tables = open, begin and close tables
page-account-token-revoked = The token { $name } is good no more.
page-account-token-copied = The token is copied.
page-account-token-not-copied = This browser does not let the page copy; select the token and copy it yourself.
page-account-tokens-title = Tokens for programs
page-account-tokens-about = A bot of yours plays with a token instead of your password: <code>Authorization: Bearer …</code>. <link>What it can ask</link>
page-account-token-made = <b>{ $name }</b>: copy the token now. It is not shown again, for the server does not keep it.
page-account-copy = Copy
page-account-never-used = never used
page-account-last-used = last used { $when }
page-account-revoke = Revoke
page-account-revoke-token = Revoke { $name }
page-account-make-token = Make a token
page-account-token-for = What is it for?
page-account-my-bot = My bot
page-account-it-may = It may
page-account-claimed = The account is yours. Sign in with this name and password on any device.
page-account-welcome = { $n ->
    [0] Welcome back, { $name }.
    [one] Welcome back, { $name }. The table you played here came along.
   *[other] Welcome back, { $name }. The { $n } tables you played here came along.
 }
page-account-signed-out-here = You are signed out here. You can play on as a guest.
page-account-signed-out-everywhere = You are signed out on every device.
page-account-forgotten = You are forgotten here. If you play on, it is as somebody new.

## Page: records

page-records-records = Records
page-records-too-large = This file is too large for a record: the most is 512 kB.
page-records-upload-title = Look at a record
page-records-upload-about = A <code>.karst</code> file holds a whole game, a step a line. Upload one to replay it here, to share it by its link, or to go on from any moment of it. Every step is checked against the rules.
page-records-file = A .karst file
page-records-checking = Checking every step…
page-records-choose-file = Choose a file
page-records-or-drop = or drop it here
page-records-mine = Uploaded by me
page-records-looking = Looking for records…
page-records-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
page-records-take-away-of = Take away the record of { $names }
page-records-take-away = Take away
page-records-none = None yet.

## Page: setting up a table

page-setup-new-table = New table
page-setup-me-named = Me ({ $name })
page-setup-who-sits = Who sits in seat { $seat }
page-setup-name-of = Name of the person in seat { $seat }
page-setup-clock = Clock
page-setup-minutes-each = Minutes each
page-setup-seconds-more = Seconds more after each turn
page-setup-seconds-free = Seconds of each turn for free
page-setup-hours-turn = Hours for each turn
page-setup-hours-saved = Hours that can be saved up
page-setup-when-leaves = When somebody leaves
page-setup-when-up = When time is up, or somebody leaves
page-setup-clocks-stand = Clocks stand still while the server is down.
page-setup-players = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
page-setup-players-from-to = { $first }–{ $last } players
page-setup-players-or = { $numbers } or { $last } players
page-setup-ready = Ready to play
page-setup-your-own = Your own
page-setup-own-changed = You have changed something: this table is as you like it.
page-setup-own-change = Change anything below; nothing else needs to be touched.
page-setup-found-by--link = Only people with the link
page-setup-found-by--list = Everybody, on the home page
page-setup-looking-on--all = Everybody who finds it
page-setup-looking-on--players = Only the players
page-setup-advice--yes = For whoever asks; the others see it
page-setup-advice--no = None
page-setup-once-more = Once more
page-setup-in-short = In short
page-setup-who-plays = Who plays
page-setup-players-legend = Players
page-setup-who-finds = Who may find the table
page-setup-who-looks = Who may look on
page-setup-hints-legend = Hints: what would a master do?
page-setup-how-long = How long
page-setup-by-what-rules = By what rules
page-setup-setting-up = Setting up…
page-setup-open-table = Open the table
page-setup-begin-game = Begin the game
page-setup-link-to-send = You get a link to send to the others. The game begins when every seat is taken.
page-setup-begins-at-once = Every seat is taken: the game begins at once.
page-chairs-kind--me = Me
page-chairs-kind--guest = Person at this screen
page-chairs-kind--bot-novice = Novice bot: makes mistakes
page-chairs-kind--bot-steady = Steady bot: looks one action ahead
page-chairs-kind--bot-strong = Strong bot: thinks ahead
page-chairs-kind--bot-master = Master bot: thinks longest
page-chairs-kind--bot-random = Random bot: does anything
page-chairs-kind--open = Open for anyone
page-chairs-player = Player { $seat }
page-chairs-nameless = Give the person in seat { $seat } a name, so that the screen can be passed to them.
page-chairs-same-name = Two people at this screen have the same name.
page-setup-preset--none = No clock
page-setup-preset--live-10 = Live, 10 minutes + 10 s
page-setup-preset--live-20 = Live, 20 minutes + 15 s
page-setup-preset--live-45 = Live, 45 minutes + 30 s
page-setup-preset--day = A day a move
page-setup-preset--three-days = Three days a move
page-setup-preset--own-live = Live, by my own numbers…
page-setup-preset--own-days = Over days, by my own numbers…
page-setup-absence--bot-steady = A steady bot sits in
page-setup-absence--bot-novice = A novice bot sits in
page-setup-absence--bot-strong = A strong bot sits in
page-setup-absence--bot-master = A master bot sits in
page-setup-absence--substitute = Somebody else may take the seat
page-setup-absence--forfeit = They forfeit the game
page-setup-bot-words--novice = Novice: makes the mistakes of a first game. Good company while you learn.
page-setup-bot-words--steady = Steady: looks one action ahead and takes what it sees. A fair game for most.
page-setup-bot-words--strong = Strong: thinks ahead for a fifth of a second. Punishes mistakes.
page-setup-bot-words--master = Master: thinks ahead for a second. Beat it if you can.
page-setup-bot-words--random = Random: does anything it may. Only to try things out.
page-setup-bots--novice = { $n } novice bots
page-setup-bots--steady = { $n } steady bots
page-setup-bots--strong = { $n } strong bots
page-setup-bots--master = { $n } master bots
page-setup-bots--random = { $n } random bots
page-setup-you = you
page-setup-open-seats = { $n ->
    [one] an open seat
   *[other] { $n } open seats
 }
page-setup-at-the-table = At the table: { $people }.
page-setup-rules-printed = Rules: as printed.
page-setup-rules-agreed = Rules: { $rules }.
page-setup-found-list = Everybody finds the table on the home page.
page-setup-found-link = Only people with the link find the table.

## Page: a table

page-table-table = Table
page-table-link-for-first = The link is copied: whoever opens it first can take the seat.
page-table-send-this-link = Send this link: { $link }
page-table-bot-first--random = A random bot
page-table-bot-first--novice = A novice bot
page-table-bot-first--steady = A steady bot
page-table-bot-first--strong = A strong bot
page-table-bot-first--master = A master bot
page-table-sat-in = { $bot } sits in for you.
page-table-sat-in-as = { $bot } sits in for you as { $name }.
page-table-take-seat-back = Take my seat back
page-table-seat-is-open = Your seat is open to a substitute until you take it back.
page-table-copy-link = Copy the link
page-table-you-forfeited = You have forfeited; a bot plays on for you. You can look on.
page-table-is-away = { $name } is away. The first to sit down there plays on with all that the seat can see.
page-table-take-the-seat = Take the seat
page-table-copy-for-substitute = Copy the link for a substitute
page-table-chat-everybody = Everybody here reads this.
page-table-chat-onlookers = Only those who look on read this.
page-table-chat-players = Only the players read this.
page-table-chat = Chat
page-table-close-chat = Close the chat
page-table-what-was-said = What was said, latest last
page-table-hide = Hide
page-table-mute = Do not show me what { $name } says
page-table-nobody-said = Nobody has said anything yet.
page-table-is-hidden = { $name } is hidden.
page-table-show = Show
page-table-say-something = Say something
page-table-say = Say
page-table-time-runs-out = Your time runs out: { $time } left.
page-table-bot-sits-in-now = A bot sits in for you now. Take your seat back whenever you like.
page-table-line-back = The line is back. Nothing was lost.
page-table-table-left = The table was left.
page-table-sign-in = Sign in
page-table-line-lost = <b>The line to the server is lost.</b> Trying again by itself; what you did is kept.
page-table-try-now = Try now
page-table-eyes-off = Eyes off, please
page-table-pass-to = Pass the device to <name>{ $name }</name>
page-table-i-am = I am { $name }
page-table-being-dealt = The game is being dealt
page-table-is-thinking = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
page-table-who-wants-to-look = Who wants to look at the table meanwhile?
page-table-the-game = The game
page-table-page-is-older = This page is older than the server and cannot draw this game. Load it again.
page-table-public-table = Public table
page-table-table-by-link = Table by link
page-table-seats-free = { $n ->
    [0] Every seat is taken. The game begins when all are taken.
    [one] One seat is free. The game begins when all are taken.
   *[other] { $n } seats are free. The game begins when all are taken.
 }
page-table-seats = Seats
page-table-free = Free
page-table-you = you
page-table-away = away
page-table-sit-here = Sit here<seat>, seat { $seat }</seat>
page-table-sit-here-too = Sit here too<seat>, seat { $seat }</seat>
page-table-leave-seat = Leave<seat>, seat { $seat }</seat>
page-table-start-with-bots = Start now, bots fill the free seats
page-table-start = Start
page-table-close-table = Close the table
page-table-hint-about = Shown to you alone; the others and the record see that you asked
page-table-thinking = Thinking…
page-table-hint = Hint
page-table-do-it = Do it
page-table-close-hint = Close the hint
page-table-hush = Don’t ask me again about
page-table-hush-whole = Don’t ask me about { $words } again in this game
page-table-hushed = Not asked about ({ $n })
page-table-hear-whole = Ask me about { $words } again
page-table-hear = Ask me again
page-table-link-copied = The link is copied.
page-table-link-marked = The link is marked: copy it with Ctrl+C.
page-table-come-and-play = Come and play { $game } with me.
page-table-invite-title = Invite the others
page-table-invite-about = Whoever opens this link can take a free seat, or look on.
page-table-link-to-table = Link to this table
page-table-share-link = Share
page-table-leave = Leave
page-table-leave-as = Leave as { $name }
page-table-forfeit = Forfeit
page-table-forfeit-as = Forfeit as { $name }
page-table-leave-title = Leave the game?
page-table-stay = Stay
page-table-log = Log
page-table-close-log = Close the log
page-story-only-steps-with = Only steps with these words
page-story-filter = Filter by words
page-table-only-steps-of = Only steps of
page-table-everybody = Everybody
page-table-good-for = What was step { $step } good for?
page-table-nothing-yet = Nothing has happened yet.
page-story-no-step-fits = No step fits the filter.
page-table-all-turns = Show all { $n } turns
page-table-newest-first = Turns, newest first
page-table-finding = Finding the table…
page-table-players-only = Players only
page-table-looking-on = { $n } looking on
page-table-open-to-onlookers = Open to spectators
page-table-close-to-onlookers = Close the table to spectators
page-table-let-look-on = Let others look on
page-table-you-look-on = You are looking on; only those who sit at the table decide.
page-table-what-now-key = What can I do now? (key: w)
page-table-what-now = What now?
page-table-in-words = Words
page-table-look-back = Look back
page-table-laying-out = Laying out the game…
page-table-play-again = Play again
page-table-join-rematch = Join the rematch
page-table-took-hints = { $n ->
    [one] took 1 hint
   *[other] took { $n } hints
 }
page-table-name-took-hints = { $n ->
    [one] { $name } took 1 hint
   *[other] { $name } took { $n } hints
 }
page-table-decides-now = decides now
page-table-time-left = { $time } left
page-table-so-far = So far:
page-table-since-last-turn = Since your last turn:
page-table-close-since = Close what happened since my last turn
page-table-since-more = Read all of what happened since my last turn
page-table-since-less = Two lines are enough
page-table-first-title = First steps in { $game }
page-table-first-board = Whatever glows can be chosen: point at it, or take a line of the list of all you can do. A wrong click costs nothing and is told why.
page-table-first-learn = Learn it step by step
page-table-first-done = Got it
page-table-first-close = Close the first steps; they do not come back for this game
page-table-first-unfold = What the game is about, and how the board is used
page-table-my-seats = My seats: whose eyes to look through
page-table-look-as = Look as
page-table-unread-word = unread
page-table-takeback = Takeback
page-table-asking-back = You ask to take back. Waiting for { $names }.
page-table-waiting-for = Waiting for { $names }.
page-table-never-mind = Never mind
page-table-let-them = Let them
page-table-no = No
page-table-key-redo = Key: U
page-table-do-again = Do again
page-table-take-back-ask = Take back…
page-table-take-back = Take back
page-table-alone-about = Nobody else is here to mind. The same steps meet the same dice again; others meet new ones.
page-table-others-about = The others have to agree. The same steps meet the same dice again; others meet new ones.
page-table-take-back-alone = Take it back all the same
page-table-ask-back = Ask for a takeback
page-table-ways = { $n ->
    [one] one way
   *[other] { $n } ways
 }
page-table-what-can-i-do = What can I do now?
page-table-not-your-decision = It is not your decision now.
page-table-looking-up = Looking it up…
page-table-odds-of = Odds of: { $words }
page-table-odds = Odds
page-table-odds-unknown = The odds cannot be worked out just now.
page-table-no-chance = Neither dice nor cards have a part in that.
page-table-not-now = Not now
page-table-rule = Rule { $rule }

## Page: after a game

page-after-result-link-copied = The link to this result is copied.
page-after-result-link-here = This browser does not let pages copy. The link to this result is in the address bar.
page-after-with-hints = { $n ->
    [one] with a hint
   *[other] with { $n } hints
 }
page-after-change-set-up = Change the set-up
page-after-replay = Replay
page-after-save-record = Save the record
page-after-dice-report = Dice report
page-after-share-result = Share
page-after-what-dice-did = What the dice did
page-after-fair = Were the dice fair? Check them yourself
page-after-fair-about = Before the game the server promised its secret by its BLAKE3 hash; now that it is over, the secret is open. Save the record and run
page-after-fair-command = <code>karst verify { $file }</code>
page-after-fair-deals = which deals the whole game again from the secret.
page-after-promised = Promised
page-after-secret = Secret
page-after-in-a-moment = shown in a moment
page-after-nobody-wins = Nobody wins.
page-after-you-win = You win!
page-after-wins = { $name } wins.
page-after-you-share = You and { $names } share the victory.
page-after-share = { $names } share the victory.
page-after-final-table = Final table
page-after-how-it-went = How it went
page-after-after-the-game = After the game
page-after-look-at-moment = Look at this moment
page-after-go-on-against-bots = Go on from here against bots
page-after-over-time = { $points } over time
page-after-end-mark = end
page-after-as-table = As a table
page-after-turn-by-turn = { $points } turn by turn
page-after-when-began = When it began
page-after-place = Place
page-after-what-turned = What turned the game
page-after-go-on-here = Go on from here
page-after-go-on-here-at = Go on from here: { $sentence }
page-after-the-end = The end
page-after-turn = Turn { $n }
page-after-turn-of = Turn { $n }: { $names }

## Page: looking back

page-replay-replay = Replay
page-replay-replay-of = Replay of { $game }
page-replay-moment-told = { $at } of { $last }. { $words }
page-replay-past = This is the past: nothing can be changed here. Go on from this moment at a table of your own.
page-replay-turning-back = Turning back the pages…
page-replay-everything-open = Everything open
page-replay-as-spectator = As a spectator
page-replay-before-first = Before the first step.
page-replay-step-is = Step { $n }.
page-replay-way-through = The way through the game
page-replay-to-beginning = To the beginning
page-replay-key-home = Home
page-replay-step-back = One step back
page-replay-stop = Stop
page-replay-play = Play
page-replay-key-space = Space
page-replay-step-on = One step on
page-replay-to-end = To the end
page-replay-key-end = End
page-replay-moment = Moment
page-replay-moment-at = { $at } of { $last }: { $words }
page-replay-speed = Speed
page-replay-dice-about = The bar is how often something came, the line how often it was to be expected. With few draws chance looks uneven; that is what chance is like.
page-replay-dice-partly = While the game runs, only what you could count yourself is here; the rest comes when it is over.
page-replay-times = { $n ->
    [one] once
   *[other] { $n } times
 }
page-replay-dice-outcome = Outcome
page-replay-dice-share = Share
page-replay-dice-came = Came
page-replay-dice-expected = Expected
page-replay-show-all = Show all { $n }
page-replay-chance-nothing-yet = Chance has decided nothing yet that you could see.
page-replay-chance-nothing = Chance decided nothing in this game.
page-goon-running = { $n ->
    [one] A new table begins with the first step of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.
   *[other] A new table begins with the first { $n } steps of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.
 }
page-goon-over = { $n ->
    [one] A new table begins with the first step of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.
   *[other] A new table begins with the first { $n } steps of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.
 }
page-goon-i-play = I play
page-goon-others-are = The others are
page-goon-setting-up = Setting up…
page-goon-go-on = Go on from here
page-replay-moment-copied = The link to this very moment is copied.
page-replay-moment-here = This browser does not let pages copy. The link to this very moment is in the address bar.
page-replay-not-on-screen = The board is not on the screen yet; try again in a moment.
page-replay-uploaded = <mark>Uploaded record</mark> not played here; its rules are checked.
page-replay-looking-back = Looking back; the game goes on
page-replay-goes-on-from = · goes on from step { $n } of another game
page-replay-look-as = Look as
page-replay-table = Table
page-replay-back-to-game = Back to the game
page-replay-copy-moment = Copy a link to this moment
page-replay-link = Link
page-replay-go-on-here = Go on from here
page-replay-go-on = Go on
page-replay-save = Save
page-replay-record-karst = Record (.karst)
page-replay-record-json = Record (JSON)
page-replay-picture-svg = Picture (SVG)
page-replay-picture-png = Picture (PNG)
page-replay-what-dice-did = What the dice did
page-replay-dice = Dice
page-replay-steps = Steps
page-replay-broken = { $sentence } The replay ends before it.
page-replay-go-on-from-step = Go on from step { $n }
page-replay-close-steps = Close the list of steps
page-replay-before-first-step = Before the first step
page-replay-cannot-draw = This browser cannot draw pictures.
page-replay-too-large-png = This browser cannot make a PNG of so large a picture.
page-story-chance = Chance
page-story-rule = Rule { $rule }

## Page: the rules

page-rules-title = Rules of { $game }
page-rules-rules-of = The rules of
page-rules-summary = One-page summary
page-rules-print = Print the rules
page-rules-new-table = New table
page-rules-all-rules = { $n } rules and rulings, each with its id.
page-rules-found-rules = { $found } of { $n } rules found.
page-shell-no-rule-found = No rule has all of these words.
page-shell-show-all-rules = Show all rules
page-rules-contents = Contents
page-rules-house-rules = House rules
page-rules-rule-link-copied = The link to { $rule } is copied.
page-rules-rule-link-here = The address of this page now leads to { $rule }.
page-rules-copy-rule-link = Copy the link to { $rule }
page-rules-copy-link = Copy the link
page-rules-house-about = Fair other readings and variants. All of them are off unless a table agrees on them when it is set up.
page-rules-without-it = Without it
page-shell-why = Why
page-rules-on-one-page = { $game } on one page
page-rules-all = All rules
page-rules-print-page = Print this page
page-rules-facts = { $players } players · { $least }–{ $most } minutes
page-rules-what-it-costs = What it costs
page-shell-rule = Rule { $rule }
page-shell-rule-for = The rule for { $what }: { $rule }
page-shell-link-to-rule = { $id }, link to this rule
page-shell-link-to-ruling = { $id }, link to this ruling
page-shell-close-rules = Close the rules
page-shell-read-as-page = Read as a page, with pictures
page-shell-summary = One-page summary
page-shell-rules-found = Rules found
page-shell-all-rules = { $n } rules and rulings
page-shell-found-rules = { $found } of { $n } found
page-shell-search-rules = Search the rules by words or id
page-shell-words-or-id = Words or an id
page-shell-hit-of = { $at } of { $n }
page-shell-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
page-shell-previous-hit = Previous hit
page-shell-next-hit = Next hit
page-shell-key-back-hit = Shift+Enter
page-shell-key-next-hit = Enter

## Page: the lesson

page-learn-lesson = Lesson
page-learn-title = Learn { $game }
page-learn-coach-coming = The coach is on the way…
page-learn-read = , read
page-learn-tasks = { $n ->
    [one] 1 task
   *[other] { $n } tasks
 }
page-learn-about = About { $n } minutes in all. You can leave at any time; this browser remembers where you were.
page-learn-coach = The coach
page-learn-where = Chapter { $chapter } of { $chapters }, { $beat } of { $beats }
page-learn-more = More
page-learn-less = Less
page-learn-chapters = Chapters
page-learn-leave-lesson = Leave the lesson; you can go on later
page-learn-leave-short = Leave; you can go on later
page-learn-how-far = How far the chapter is read
page-learn-coach-says = What the coach says
page-learn-just-happened = What just happened
page-learn-before-that = Before that: { $n } more.
page-learn-the-rules = { $n ->
    [one] The rule:
   *[other] The rules:
 }
page-learn-do-this = Do this: <b>{ $words }</b>. It also stands in the list of all you can do.
page-learn-do-it-for-me = Do it for me
page-learn-back = Back
page-learn-set-up-real = Set up a real game
page-learn-show-me = Show me
page-learn-next = Next
## Who sits at a table

say-bot--random = Random bot { $seat }
say-bot--novice = Novice bot { $seat }
say-bot--steady = Steady bot { $seat }
say-bot--strong = Strong bot { $seat }
say-bot--master = Master bot { $seat }
say-seat = Seat { $seat }
say-player = Player { $seat }

## Page: the language

page-shell-language-legend = Language
page-shell-tongue--en = English
page-shell-tongue--de = Deutsch
page-setup-new-to-game = New to this game? <learn>First game, { $n } minutes</learn>
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
sk-verb--destroy = Destroy an unoccupied passage that yours faces, for 1 AP, once a turn.
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
## Lessons

say-lesson-nothing-to-do = The rules allow that, but just now there is nothing to do. Read on first.

## Page: Cave Troll, names and printed texts

page-troll-figure--adventurer = { $who ->
    [you] your adventurer
   *[other] { $who }'s adventurer
 }
page-troll-figure--barbarian = { $who ->
    [you] your barbarian
   *[other] { $who }'s barbarian
 }
page-troll-figure--thief = { $who ->
    [you] your thief
   *[other] { $who }'s thief
 }
page-troll-figure--knight = { $who ->
    [you] your knight
   *[other] { $who }'s knight
 }
page-troll-figure--dwarf = { $who ->
    [you] your dwarf
   *[other] { $who }'s dwarf
 }
page-troll-figure--cave-troll = { $who ->
    [you] your cave troll
   *[other] { $who }'s cave troll
 }
page-troll-figure--orc = { $who ->
    [you] your orc
   *[other] { $who }'s orc
 }
page-troll-figure--wraith = { $who ->
    [you] your wraith
   *[other] { $who }'s wraith
 }
page-troll-figure--berserker = { $who ->
    [you] your berserker
   *[other] { $who }'s berserker
 }
page-troll-figure--assassin = { $who ->
    [you] your assassin
   *[other] { $who }'s assassin
 }
page-troll-figure--paladin = { $who ->
    [you] your paladin
   *[other] { $who }'s paladin
 }
page-troll-figure--giant-slayer = { $who ->
    [you] your giant slayer
   *[other] { $who }'s giant slayer
 }
page-troll-figure--rampaging-troll = { $who ->
    [you] your rampaging troll
   *[other] { $who }'s rampaging troll
 }
page-troll-figure--grunt = { $who ->
    [you] your grunt
   *[other] { $who }'s grunt
 }
page-troll-figure--siren-banshee = { $who ->
    [you] your siren banshee
   *[other] { $who }'s siren banshee
 }
page-troll-adventurers = { $who ->
    [you] your { $n } adventurers
   *[other] { $who }'s { $n } adventurers
 }
page-troll-owned--hero = { $who ->
    [you] Your hero
   *[other] { $who }'s hero
 }
page-troll-owned--monster = { $who ->
    [you] Your monster
   *[other] { $who }'s monster
 }
page-troll-figure-text--adventurer = No special ability.
page-troll-figure-text--barbarian = Counts as two heroes when his room is scored. No wraith can push him.
page-troll-figure-text--thief = For one action she goes to any room or entrance that she may enter.
page-troll-figure-text--knight = Opponents' figures may not enter his room, except knights. Orcs in a room he enters are discarded.
page-troll-figure-text--dwarf = Doubles the printed coins of his room, whoever controls it. Chests are not doubled.
page-troll-figure-text--cave-troll = Placed in any room without a cave troll. Each player may save one figure from there; the rest is discarded. Never moves; nobody may enter.
page-troll-figure-text--orc = For one action discard any hero in its room.
page-troll-figure-text--wraith = Entering a room, or for one action, it pushes one hero into an adjacent room or entrance. It may enter a room of five if it then pushes.
page-troll-figure-text--berserker = When an opponent controls his room, the two share its gold. He may enter a room of five that holds none of your figures, but none with an opponent's berserker.
page-troll-figure-text--assassin = For one action discard a lone hero (no assassin) or a lone grunt in her room.
page-troll-figure-text--paladin = Your heroes in his room cannot be pulled by a banshee, your adventurers there not be attacked by a grunt. For one action he sends an opponent's banshee from his room to a pit.
page-troll-figure-text--giant-slayer = Gains 1 gold on entering an empty room, once a turn. For one action he and a rampaging troll in his room are both discarded.
page-troll-figure-text--rampaging-troll = Moves once a turn. For one action it pushes two other figures out of its room, then all that are left there are discarded.
page-troll-figure-text--grunt = For one action discard all opponents' adventurers in its room.
page-troll-figure-text--siren-banshee = Moves one or two steps for one action. For one action it pulls an opponent's hero from an adjacent room into its own.
page-troll-artifact-text--chalice = Put one hero from your lost figures on any entrance.
page-troll-artifact-text--cloak = One of your heroes takes one or two steps; no knight stops it.
page-troll-artifact-text--sword = Discard an opponent's orc or grunt in a room with one of your heroes.
page-troll-artifact-text--boots = One of your heroes takes up to three steps.
page-troll-artifact-text--scroll = Put an opponent's monster, but no cave troll, from a room or an entrance on any pit.
page-troll-artifact-text--tally = Score a room that holds one of your heroes.
page-troll-card--treasure = Treasure
page-troll-card--score-a-room = Score a Room
page-troll-card--find-an-artifact = Find an Artifact
page-troll-card-text--treasure = Put your chest into any room. It adds 4 gold whenever the room is scored, for whoever controls it.
page-troll-card-text--score-a-room = Choose any room. It is scored at once.
page-troll-card-text--find-an-artifact = Draw an artifact, look at it and keep it facedown.
page-troll-arrives--hero = Comes to an entrance.
page-troll-arrives--monster = Comes to a pit.

## Page: Cave Troll, the board

page-troll-you = You
page-troll-seat = Seat { $n }
page-troll-and = { $first } and { $last }
page-troll-or = { $first } or { $last }
page-troll-coins = { $n ->
    [one] 1 coin.
   *[other] { $n } coins.
 }
page-troll-entrance = Entrance: heroes come in here.
page-troll-pit = Pit: monsters come in here; no hero enters.
page-troll-who-is-there = There: { $who }.
page-troll-nobody-there = Nobody is there.
page-troll-chests-there = { $n ->
    [one] Chest
   *[other] Chests
 }: { $owners }.
page-troll-chest-of = { $who ->
    [you] yours
   *[other] { $who }'s
 }
page-troll-pays-nobody = Nobody controls it; it would pay nobody its { $gold } gold.
page-troll-pays = { $who ->
    [you] You control it
   *[other] { $who } controls it
 }: { $gold } gold.
page-troll-pays-each = { $who ->
    [you] You control it
   *[other] { $who } controls it
 } and { $sharer ->
    [you] you share
   *[other] { $sharer } shares
 }: { $gold } gold each.
page-troll-go-to-one-of = Go to one of { $n } places.
page-troll-go-to = Go to { $places }.
page-troll-and-more = and { $n } more.
page-troll-figure-in = { $figure } in { $place }.
page-troll-can-be-chosen = Can be chosen.
page-troll-is-picked = Picked.
page-troll-picked-now = { $what }. { $n ->
    [one] 1 choice.
   *[other] { $n } choices.
 }
page-troll-map = Cave map. Arrow keys go from area to area, Tab to the figures there, Enter chooses, Escape takes back.
page-troll-doors-to = Doors to { $areas }.
page-troll-close = Close
page-troll-who-comes-back = Who comes back?
page-troll-skip = Skip ▸▸
page-troll-nobody = nobody
page-troll-verb--draw = Draw
page-troll-verb--stay = Stay
page-troll-verb--no-push = No push
page-troll-verb--stop = Stop here
page-troll-verb--end-turn = End turn
page-troll-verb--attack = Attack
page-troll-verb--rampage = Rampage
page-troll-heading--turn = Turn
page-troll-heading--cards = Cards
page-troll-heading--where = Where
page-troll-heading--abilities = Abilities
page-troll-heading--artifacts = Artifacts
page-troll-heading-move = { $figure } in { $place }
page-troll-heading-flee = Flee with { $figure }

## Page: Cave Troll, beside the board

page-troll-an-artifact = An artifact
page-troll-kept-gold = Gold at the end when never played
page-troll-my-cards = My cards
page-troll-in-play = In play
page-troll-in-hand = In hand
page-troll-drawn = Drawn
page-troll-key-of = Key: { $key }
page-troll-play = Play:
page-troll-play-it = Play it ({ $n })
page-troll-choose-a-target = Choose a target
page-troll-use-it = Use it
page-troll-artifact = Artifact
page-troll-keys = Keys
page-troll-key--arrows = from area to area on the map
page-troll-key--tab = to the figures there
page-troll-key--enter = choose
page-troll-key--t = next thing that can be chosen
page-troll-key--esc = take back
page-troll-key--d = draw
page-troll-key--e = end the turn
page-troll-key--s = stay, no push, stop
page-troll-key--cards = play a card
page-troll-key--a = abilities and artifacts
page-troll-key--m = all I can do, long or short
page-troll-key--zoom = zoom, whole cave
page-troll-scoring-icons = { $n ->
    [one] { $n } scoring icon
   *[other] { $n } scoring icons
 }
page-troll-chest-in = in { $place }
page-troll-chest-lost = lost
page-troll-chest-to-come = not played yet
page-troll-pile--supply = Not yet in play
page-troll-pile--lost = Lost
page-troll-pile--discards = Discards
page-troll-pile--scoring = On the scoring pile
page-troll-pile--removed = Out of the game
page-troll-piles = Lost { $lost } · supply { $supply } · played { $played }
page-troll-none = none
page-troll-chest = Chest
page-troll-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
 }
page-troll-player-at = { $name }, seat { $seat }
page-troll-name-you = { $name } (you)
page-troll-thinking = thinking
page-troll-decides = decides
page-troll-on-turn = on turn
page-troll-gold = Gold
page-troll-gold-read = { $n }<read> gold</read>
page-troll-gold-and-soon = { $gold } gold; the board would pay { $soon } now
page-troll-soon = The board would pay { $soon } now
page-troll-deck = Deck <b>{ $n }</b>
page-troll-deck-title = Cards in the deck
page-troll-hand = Hand <b>{ $n }</b>
page-troll-hand-title = Cards in hand
page-troll-artifacts = Artifacts <b>{ $n }</b>
page-troll-artifacts-title = Facedown artifacts
page-troll-board-pays = Board <b>+{ $n }</b>
page-troll-board-pays-title = What the board would pay now
page-troll-holds = Holds <b>{ $what }</b>
page-troll-scoring-pile = Scoring pile
page-troll-board-is-scored = The board is scored.
page-troll-until-scored = { $n } more and the whole board is scored.
page-troll-scored-so-far = { $n ->
    [one] Scored once so far.
   *[other] Scored { $n } times so far.
 }
page-troll-played-artifacts = Played: { $names }
page-troll-artifacts-left = Artifacts left to find: <b>{ $n }</b>
page-troll-artifacts-left-played = Artifacts left to find: <b>{ $n }</b> · played: { $names }
page-troll-standing = How it stands
page-troll-scoring-would-pay = What a scoring of the board would pay now
page-troll-scoring-pile-title = Scoring pile: at five the whole board is scored

## Page: Cave Troll, before the game

page-trollsetup-figures = Figures
page-trollsetup-figures-in-the-game = Figures in the game
page-trollsetup-figures-of = Figures of seat { $seat }
page-trollsetup-seat = Seat { $seat }
page-trollsetup-either = { $seat }: { $one } or { $other }
page-trollsetup-draw-again = Draw again
page-trollsetup-house-rules = House rules
page-trollsetup-house-rules-text = Fair other readings of the rulebook. Without any the table plays by the ledger.
page-trollsetup-agreed-figures = { $set } figures
page-trollsetup-preset--usual = The game as printed
page-trollsetup-preset--first = First game
page-trollsetup-preset--half = Half and half
page-trollsetup-preset--wild = Wild cave
page-trollsetup-preset-text--usual = The seven original figures, steady bots. What most tables play.
page-trollsetup-preset-text--first = Original figures, chests that survive trolls and barbarians that stand fast: kinder to newcomers. Novice bots.
page-trollsetup-preset-text--half = Four new figures join three old ones: for those who know the first set.
page-trollsetup-preset-text--wild = Only alternate figures against strong bots: rampages, banshees, assassins.

## Page: The Caves of Casadh, names and printed texts

page-casadh-item-name--rope = Rope
page-casadh-item-name--canteen = Canteen
page-casadh-item-name--gas-mask = Gas Mask
page-casadh-item-name--hiking-boots = Hiking Boots
page-casadh-item-name--helmet = Helmet
page-casadh-item-name--brass-lantern = Brass Lantern
page-casadh-item-name--medkit = Medkit
page-casadh-item-name--battery = Battery
page-casadh-item-name--dynamite = Dynamite
page-casadh-item-text--rope = Climb slopes: in a move, an explore, a slope or a flight they can be used upwards too.
page-casadh-item-text--canteen = No Thirst: on receiving it discard every Thirst, and a Thirst you draw does nothing.
page-casadh-item-text--gas-mask = Methane does you no harm.
page-casadh-item-text--hiking-boots = Tremors do you no harm.
page-casadh-item-text--helmet = Bats do you no harm.
page-casadh-item-text--brass-lantern = Grues give way and do you no harm, and Flashlight Out has no effect.
page-casadh-item-text--medkit = Used up in your turn, for free: heal to 4 health and lose Twisted Ankle.
page-casadh-item-text--battery = No Flashlight Out: on receiving it discard every one, and one you draw does nothing.
page-casadh-item-text--dynamite = Used up in your turn, for free: lights a fuse on your hex. It goes off when your next turn begins and the hex collapses.

## Page: The Caves of Casadh, the board

page-casadh-you = You
page-casadh-seat = Seat { $n }
page-casadh-and = { $first } and { $last }
page-casadh-or = { $first } or { $last }
page-casadh-bearing-one = { $far } { $side } of Base Camp
page-casadh-bearing-two = { $far } { $side } and { $more } { $turn } of Base Camp
page-casadh-camp-collapsed = Base Camp, collapsed
page-casadh-unexplored = Unexplored, { $where }
page-casadh-rubble-of = Rubble of { $hex }, { $where }
page-casadh-place = { $hex }, { $where }
page-casadh-nobody-yet = Nobody has been there yet.
page-casadh-rubble = Rubble: nothing gets through for the rest of the game.
page-casadh-person-in = { $who ->
    [you] You
   *[other] { $who }
 } in passageway { $node }
page-casadh-level = Level { $n }.
page-casadh-camp = Whoever ends a turn here loses all misfortunes, and may leave from here.
page-casadh-slope-leads = A slope leads from { $upper } down to { $lower }.
page-casadh-marker-in = The location marker is in { $node }.
page-casadh-water-in = Water in { $node }.
page-casadh-grue-symbol = Grue symbol in { $node }.
page-casadh-hazard-symbol = { $hazard } symbol in { $node }.
page-casadh-broke-out = { $hazard } broke out: entering costs 1 health.
page-casadh-grue-lurks = A Grue lurks in { $node }.
page-casadh-dynamite-goes-off = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 } goes off { $n ->
    [one] when the next turn begins.
   *[other] in { $n } turns.
 }
page-casadh-dynamite-label = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 }, goes off { $n ->
    [one] when the next turn begins
   *[other] in { $n } turns
 }
page-casadh-it-goes-off = It goes off { $n ->
    [one] when the next turn begins.
   *[other] in { $n } turns.
 } The hex collapses then, and whoever is on it dies.
page-casadh-who-is-there = There: { $people }.
page-casadh-items-there = Items: { $items }.
page-casadh-face-down = { $n ->
    [one] 1 face-down treasure.
   *[other] { $n } face-down treasures.
 }
page-casadh-saw = You saw { $values }.
page-casadh-saw-since = You saw { $values }; since then { $since }.
page-casadh-took = { $who ->
    [you] You took
   *[other] { $who } took
 } { $n }
page-casadh-no-longer-followed = { $n } can no longer be followed
page-casadh-lot = { $values }: with { $holders }.
page-casadh-holder = { $who ->
    [you] You
   *[other] { $who }
 }
page-casadh-holder-bag = back in the bag
page-casadh-risk = { $hazard } { $chance }
page-casadh-risks = If the hex shows its symbol, a hazard breaks out: { $risks }.
page-casadh-chance = { $sixths ->
    [0] no risk
    [6] certain
   *[other] { $sixths } in 6
 }
page-casadh-one-cave = One cave with ways to all sides.
page-casadh-passageway = { $node } { $sides }
page-casadh-passageways = Passageways: { $each }.
page-casadh-and-more = and { $n } more.
page-casadh-spelunker = { $who ->
    [you] Your spelunker
   *[other] { $who }'s spelunker
 }
page-casadh-grue-in = The Grue in { $place }
page-casadh-slope-to = The slope to passageway { $node }
page-casadh-treasures-in = The treasures in { $place }
page-casadh-items-in = The items in { $place }
page-casadh-dynamite-of = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 }
page-casadh-treasure-of = Treasure of { $value }
page-casadh-treasure-face-down = A face-down treasure
page-casadh-about--collect = Collect
page-casadh-about--take = Items
page-casadh-about--leave = Leave the caves
page-casadh-about--medkit = Medkit
page-casadh-about--deploy = Dynamite
page-casadh-about--defuse = Dynamite
page-casadh-about--try = Try
page-casadh-about--pass = Pass
page-casadh-about--decline = Decline
page-casadh-about--end-turn = End turn
page-casadh-about--eat = Eat
page-casadh-verb--collect = Collect treasure
page-casadh-verb--take = Take items
page-casadh-verb--leave = Leave the caves
page-casadh-verb--medkit = Use medkit
page-casadh-verb--deploy = Light dynamite
page-casadh-verb--defuse = Defuse
page-casadh-verb--try = Move a Grue
page-casadh-verb--pass = Pass
page-casadh-verb--decline = Let them be
page-casadh-verb--end-turn = End turn
page-casadh-heading--go = Go
page-casadh-heading--explore = Explore
page-casadh-heading--collect = Collect
page-casadh-heading--use = Use
page-casadh-heading--lay = Lay the hex
page-casadh-heading--flee = Flee
page-casadh-heading--grues = Grues
page-casadh-heading--turn = Turn
page-casadh-lay-it-so = Lay it so
page-casadh-lay = Lay { $hex }
page-casadh-you-come-into = You come into passageway { $node }. Ways: { $ways }.
page-casadh-you-come-into-marker = You come into passageway { $node }, at the marker. Ways: { $ways }.
page-casadh-turned-into = Into passageway { $node }. Ways { $ways }.
page-casadh-turned-into-marker = Into passageway { $node }, at the marker. Ways { $ways }.
page-casadh-turn-left = Turn it counter-clockwise
page-casadh-turn-right = Turn it clockwise
page-casadh-key-of = Key: { $key }
page-casadh-to-be-laid = { $hex }, to be laid. Arrow keys turn it, Enter lays it.
page-casadh-picked-now = { $what }. { $n ->
    [one] 1 choice.
   *[other] { $n } choices.
 }
page-casadh-map = Cave map. Arrow keys go from hex to hex, Tab to what is there, Enter chooses, Escape takes back.
page-casadh-can-be-chosen = Can be chosen
page-casadh-items-label = { $n ->
    [one] 1 item
   *[other] { $n } items
 }: { $items }
page-casadh-pawn-label = { $who ->
    [you] You
   *[other] { $who }
 }, { $hp } health, in passageway { $node } of { $place }
page-casadh-close = Close
page-casadh-skip = Skip ▸▸
page-casadh-some-of = { $n } of { $values }
page-casadh-person-lore = { $hp } health · { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
 } · { $mp ->
    [one] 1 move point
   *[other] { $mp } move points
 } next turn
page-casadh-person-at = In passageway { $node } of { $place }. Ways out: { $ways }.
page-casadh-carries = Carries { $items }.
page-casadh-a-grue = A Grue
page-casadh-grue-lore = In passageway { $node } of { $place }. Nobody without a brass lantern may come here, and whoever is here has to flee.
page-casadh-rule-of--grues = Grues
page-casadh-rule-of--treasures = treasures
page-casadh-rule-of--dynamite = dynamite
page-casadh-rule-of--hexes = hexes
page-casadh-treasures-face-down = { $n ->
    [one] 1 treasure, face down
   *[other] { $n } treasures, face down
 }
page-casadh-not-looked = You have not looked at them.
page-casadh-items-count = { $n ->
    [one] 1 item
   *[other] { $n } items
 }
page-casadh-roll-hazard--out = They break out!
page-casadh-roll-hazard--quiet = All stays quiet.
page-casadh-roll-grue--obeys = A Grue obeys.
page-casadh-roll-grue--ignores = No Grue stirs.
page-casadh-roll-defuse--put-out = The fuse is out.
page-casadh-roll-defuse--goes-off = It goes off!
page-casadh-need-hazard = { $hazard }: less than { $track }
page-casadh-need-grue = { $who ->
    [you] You
   *[other] { $who }
 }: more than { $inside }
page-casadh-need-defuse = { $who ->
    [you] You
   *[other] { $who }
 }: { $hp } or less
page-casadh-no-harm = No harm done.
page-casadh-is-dead = { $who ->
    [you] You are dead
   *[other] { $who } is dead
 }
page-casadh-keep-one-of-these = Keep one of these treasures
page-casadh-only-you-see = Only you see these. Keep one.
page-casadh-looks-at-treasures = { $who ->
    [you] You look at treasures
   *[other] { $who } looks at treasures
 }
page-casadh-looks-at = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $n ->
    [one] a treasure.
   *[other] { $n } treasures.
 }
page-casadh-keep-the = Keep the { $value }
page-casadh-which-items = Which items
page-casadh-take-which = Take which items? Your turn ends.
page-casadh-take = Take
page-casadh-not-now = Not now

## Page: The Caves of Casadh, beside the board

page-casadh-you-are-dead = Your spelunker is dead. The others play on without you.
page-casadh-known = What I know of hidden treasures
page-casadh-treasures-lie = { $n ->
    [one] 1 treasure.
   *[other] { $n } treasures.
 }
page-casadh-died--methane = died in the methane
page-casadh-died--bats = died under the bats
page-casadh-died--tremors = died in the tremors
page-casadh-died--grue = died by a Grue
page-casadh-died--rockfall = died under a rockfall
page-casadh-died--collapse = died in a collapse
page-casadh-died--dark = died lost in the dark
page-casadh-surface = The Surface
page-casadh-surface-empty = All treasures are taken.
page-casadh-surface-next = Whoever is out next gets the two highest.
page-casadh-surface-out = Out:
page-casadh-surface-stir = You may stir { $n ->
    [one] the Grue
   *[other] one of { $n } Grues
 } each turn with a roll above { $inside }: { $sixths } in 6.
page-casadh-surface-no-grue = No Grue is about that you could stir.
page-casadh-surface-inside = Still inside: { $people }.
page-casadh-nobody = nobody
page-casadh-news = Since you last decided
page-casadh-player-at = { $name }, seat { $seat }
page-casadh-name-you = { $name } (you)
page-casadh-thinking = thinking
page-casadh-decides = decides
page-casadh-on-turn = on turn
page-casadh-dead = Dead
page-casadh-on-the-surface = On the Surface
page-casadh-treasures-title = Treasures, face down
page-casadh-treasures-read = <b>{ $n }</b><read> treasures</read>
page-casadh-you-know-title = What you know of them
page-casadh-you-know = you know { $values }
page-casadh-next-turn-title = Move points of the next turn
page-casadh-next-turn = next turn <b>{ $n }</b>
page-casadh-items = Items
page-casadh-treasures-count = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
 }
page-casadh-health = { $n } health
page-casadh-health-of = { $n } of { $full } health
page-casadh-pack = What I have
page-casadh-points-in = <b>{ $points }</b> points in { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
 }
page-casadh-my-treasures = My treasures
page-casadh-cured-by = Cured by { $cures }.
page-casadh-cure--water = water
page-casadh-cure--canteen = canteen
page-casadh-cure--battery = battery
page-casadh-cure--medkit = medkit
page-casadh-cure--camp = ending a turn at Base Camp
page-casadh-nothing-wrong = No items yet, and nothing wrong with you.
page-casadh-card-cost = <b>{ $n }</b> { $n ->
    [one] move point
   *[other] move points
 }
page-casadh-nothing = nothing
page-casadh-keys = Keys
page-casadh-key--arrows = from hex to hex on the map
page-casadh-key--tab = to what is there
page-casadh-key--enter = choose
page-casadh-key--t = next thing that can be chosen
page-casadh-key--sides = northwest to southeast: go, explore or flee
page-casadh-key--turn = turn the hex in hand
page-casadh-key--lay = lay it
page-casadh-key--esc = take back
page-casadh-key--list = all I can do, long or short
page-casadh-key--zoom = zoom, whole cave
page-casadh-key-verb--collect = collect treasure
page-casadh-key-verb--take = take items
page-casadh-key-verb--leave = leave the caves
page-casadh-key-verb--medkit = use medkit
page-casadh-key-verb--deploy = light dynamite
page-casadh-key-verb--defuse = defuse
page-casadh-key-verb--try = move a grue
page-casadh-key-verb--pass = pass
page-casadh-key-verb--decline = let them be
page-casadh-key-verb--end-turn = end turn
page-casadh-move-points-left = { $n ->
    [one] { $n } move point left
   *[other] { $n } move points left
 }
page-casadh-hazards = Hazards
page-casadh-hazards-text = If the next hex shows the symbol, it breaks out on a roll below the new value.
page-casadh-hazard-does--methane = Methane costs 1 health; a gas mask helps
page-casadh-hazard-does--bats = Bats cost 1 health; a helmet helps
page-casadh-hazard-does--tremors = Tremors cost 1 health; hiking boots help
page-casadh-hazard-does--grue = Grues drive everybody off their hexes; a lantern helps
page-casadh-hexes-left = { $n ->
    [one] 1 hex to explore
   *[other] { $n } hexes to explore
 }
page-casadh-hexes-left-aside = { $n ->
    [one] 1 hex to explore
   *[other] { $n } hexes to explore
 }, { $aside } of level 2 still aside
page-casadh-in-the-bag = { $n ->
    [one] 1 treasure in the bag
   *[other] { $n } treasures in the bag
 }
page-casadh-in-the-supply = { $n ->
    [one] 1 item in the supply
   *[other] { $n } items in the supply
 }
page-casadh-round = round { $n }
page-casadh-vengeance = vengeance { $n }
page-casadh-standing = How it stands
page-casadh-strip-dead = dead
page-casadh-strip-out = out
page-casadh-treasures = Treasures
page-casadh-treasures-strip = { $n }<read> treasures</read>
page-casadh-hazard-track = Hazard track
page-casadh-hazard-now = { $hazard } { $value }: with one more symbol { $chance }
page-casadh-hazard-read = <b>{ $value }</b><read> { $hazard }, { $chance } with one more symbol</read>

## Page: The Caves of Casadh, before the game

page-casadhsetup-alone = Alone you play for the score: what you bring out alive counts.
page-casadhsetup-house-rules = House rules
page-casadhsetup-house-rules-text = Fair other readings of the rulebook. Without any the table plays by the ledger.
page-casadhsetup-lost-in-the-dark = Lost in the dark
page-casadhsetup-lost-in-the-dark-text = A game in which nothing happens any more has to end: whoever is still inside is lost.
page-casadhsetup-after-idle-rounds = After <field>stall</field> rounds without progress
page-casadhsetup-after-round = After round <field>round</field>
page-casadhsetup-agreed-idle = Lost after { $n } idle rounds
page-casadhsetup-preset--usual = The game as printed
page-casadhsetup-preset--first = First descent
page-casadhsetup-preset--alone = Alone
page-casadhsetup-preset--crowd = Crowded caves
page-casadhsetup-preset--greedy = Lean years
page-casadhsetup-preset-text--usual = Every rule of the book and steady bots. What most tables play.
page-casadhsetup-preset-text--first = By the book, against one or two novices who make mistakes.
page-casadhsetup-preset-text--alone = You against the cave: bring out as much as you dare.
page-casadhsetup-preset-text--crowd = Five or six explorers: the dead leave their things, so there is more to find and to fight over.
page-casadhsetup-preset-text--greedy = One treasure per Explore, Medkits only when hurt, strong bots: every step counts.

## Page: The Caves of Casadh, the rule book

page-casadhbook-caption--CC-MODEL-04 = Two hexes that lie side by side are always joined across their edge.
page-casadhbook-alt--CC-MODEL-04 = Base Camp with the Great Hall to its east and the Twin Tunnels to its southeast, all joined.
page-casadhbook-caption--CC-HEX-02 = Twin Tunnels: two passageways that do not meet. Red is in the upper one and leaves through its three sides only.
page-casadhbook-alt--CC-HEX-02 = A hex with two separate tunnels; the tunnel in which a red spelunker stands is lit, with arrows at three sides.
page-casadhbook-caption--CC-HEX-04 = The Overpass: one passageway crosses above the other.
page-casadhbook-alt--CC-HEX-04 = A hex in which one tunnel passes over another like a bridge.
page-casadhbook-caption--CC-HEX-06 = The Slide: the green arrows lead down. From the upper passageway all six sides can be reached, from the lower one only its own, unless one carries a Rope.
page-casadhbook-alt--CC-HEX-06 = A hex with two tunnels joined by a green slope. A blue spelunker in the upper tunnel has arrows at all six sides.
page-casadhbook-caption--CC-HEX-07 = The four hazards: methane, bats, tremors and Grues.
page-casadhbook-alt--CC-HEX-07 = Four hazard symbols: a gas cloud, a bat, a crack in the ground and the eyes of a Grue.
page-casadhbook-caption--CC-HEX-08 = Water in one passageway of the Spring Cave; green, in the other one, stays thirsty.
page-casadhbook-alt--CC-HEX-08 = A hex with two tunnels, blue water in one of them and a green spelunker in the other.
page-casadhbook-caption--CC-HEX-10 = The cross is the marker: treasures lie there face down, items face up. The number in the circle is the level.
page-casadhbook-alt--CC-HEX-10 = The Gas Pocket with a marker, on it two treasures and a rope.
page-casadhbook-caption--CC-SETUP-08 = The start: Base Camp alone, and dark all around.
page-casadhbook-alt--CC-SETUP-08 = Base Camp with three spelunkers around the fire and unexplored spaces on every side.
page-casadhbook-caption--CC-MOVE-01 = A move: one point, through the mouth between two hexes.
page-casadhbook-alt--CC-MOVE-01 = A red spelunker goes from Base Camp east to the Great Hall.
page-casadhbook-caption--CC-EXPL-05 = Fault Line has stars: one of its starred sides has to face the hex one comes from.
page-casadhbook-alt--CC-EXPL-05 = Base Camp and east of it the Fault Line, laid with a star towards the camp.
page-casadhbook-caption--CC-CARD-02 = A card: what the step costs, what lies on a hex of level 1 and of level 2, and perhaps a misfortune.
page-casadhbook-alt--CC-CARD-02 = Three cards: a plain one with an item, one with treasures and Thirst, one with Rockfall.
page-casadhbook-caption--CC-HAZ-01 = The track: methane stands at 3. The next methane symbol makes it 4, and it breaks out on a roll of 1, 2 or 3.
page-casadhbook-alt--CC-HAZ-01 = The hazard track: methane at 3, bats at 1, tremors at 2, Grues at 0, each with the odds of the next roll.
page-casadhbook-caption--CC-HAZ-04 = Methane breaks out: every hex with its symbol gets a token, and whoever is there loses 1 health.
page-casadhbook-alt--CC-HAZ-04 = Twin Tunnels and Gas Pocket full of green gas, with a blue spelunker in it; Base Camp between them stays clear.
page-casadhbook-caption--CC-HAZ-10 = Bats and tremors have broken out here. They concern all passageways of their hexes.
page-casadhbook-alt--CC-HAZ-10 = The Bat Roost with bats all over it and the Fault Line with cracks across it.
page-casadhbook-caption--CC-GRUE-02 = A Grue comes to the Old Lair. Red has no lantern and must flee, here to Base Camp.
page-casadhbook-alt--CC-GRUE-02 = A Grue on the Old Lair; an arrow takes the red spelunker from there to Base Camp.
page-casadhbook-caption--CC-ITEM-01 = The nine items.
page-casadhbook-alt--CC-ITEM-01 = Rope, Canteen, Gas Mask, Hiking Boots, Helmet, Brass Lantern, Medkit, Battery and Dynamite.
page-casadhbook-caption--CC-DYN-01 = Blue’s fuse burns in the Great Hall until blue’s next turn begins.
page-casadhbook-alt--CC-DYN-01 = The Great Hall with a burning stick of dynamite, a blue spelunker leaves it for Base Camp.
page-casadhbook-caption--CC-DYN-06 = Collapsed: nothing gets through here any more, for the rest of the game.
page-casadhbook-alt--CC-DYN-06 = Base Camp and east of it a hex full of rubble.
page-casadhbook-caption--CC-DYN-08 = Defusing with 3 health: a roll of 1, 2 or 3 puts the fuse out.
page-casadhbook-alt--CC-DYN-08 = A die that shows 3.
page-casadhbook-caption--CC-TREAS-01 = Treasures are worth 0 to 9; face down nobody knows.
page-casadhbook-alt--CC-TREAS-01 = Gold discs with the values 0, 4 and 9, and one face down.
page-casadhbook-caption--CC-LEAVE-03 = On the Surface of a game for three. Whoever leaves first takes the 9 and the 8.
page-casadhbook-alt--CC-LEAVE-03 = Six treasures: 9, 8, 6, 6, 3 and 0.
page-casadhbook-title--turn = Your turn
page-casadhbook-title--exploring = Exploring, step by step
page-casadhbook-title--hazards = Hazards
page-casadhbook-title--items = Items
page-casadhbook-title--misfortunes = Misfortunes
page-casadhbook-title--end = The end
page-casadhbook-goal = Get out alive with the most treasure. Only those who stand on the Surface in the end can win.
page-casadhbook-line--points = Move points (MP) = your health minus penalties, at least 1. Spend them on actions in any order; at 0 the turn is over.
page-casadhbook-name--move = Move
page-casadhbook-line--move = to a neighbouring hex through a side of your passageway.
page-casadhbook-name--slope = Slope
page-casadhbook-line--slope = down to another passageway of your hex; up only with a Rope.
page-casadhbook-name--explore = Explore
page-casadhbook-line--explore = a dark space behind a side: see below. Needs 1 MP.
page-casadhbook-name--collect-treasure = Collect Treasure
page-casadhbook-line--collect-treasure = at the marker: look at all, keep one.
page-casadhbook-name--collect-items = Collect Items
page-casadhbook-line--collect-items = at the marker: any of them, one of each kind. Ends the turn.
page-casadhbook-name--leave = Leave
page-casadhbook-line--leave = from Base Camp, for good, with the two highest treasures left on the Surface.
page-casadhbook-line--camp = Whoever ends a turn at Base Camp loses all misfortunes.
page-casadhbook-line--draw-hex = Draw a hex and turn it as you like; a star must face the hex you come from. You stand on it.
page-casadhbook-line--raise = Each hazard symbol raises its track by 1.
page-casadhbook-line--draw-card = Draw a card: pay its cost, suffer its misfortune.
page-casadhbook-line--lay-items = Item icons for the hex’s level: so many items come face up.
page-casadhbook-line--lay-treasures = For each treasure icon draw as many tokens as there are spelunkers in the caves, keep one, the rest go face down.
page-casadhbook-line--roll = Roll for each hazard on the new hex: below its track value it breaks out.
page-casadhbook-line--paintings = Cave Paintings bring the Level 2 hexes into the pile.
page-casadhbook-line--outbreak = An outbreak puts a token on every hex with the symbol. It strikes who is there and whoever enters: 1 health.
page-casadhbook-name--methane = Methane
page-casadhbook-line--methane = a Gas Mask helps.
page-casadhbook-name--bats = Bats
page-casadhbook-line--bats = a Helmet helps.
page-casadhbook-name--tremors = Tremors
page-casadhbook-line--tremors = Hiking Boots help.
page-casadhbook-name--grue = Grue
page-casadhbook-line--grue = Nobody without a Brass Lantern enters its hex; who is there must flee to a neighbouring hex, or is cornered.
page-casadhbook-line--surface = From the Surface: once a turn roll above the number still in the caves to move a Grue, or to let it eat the cornered.
page-casadhbook-name--rope = Rope
page-casadhbook-line--rope = slopes upwards too.
page-casadhbook-name--canteen = Canteen
page-casadhbook-line--canteen = no Thirst.
page-casadhbook-name--battery = Battery
page-casadhbook-line--battery = no Flashlight Out.
page-casadhbook-name--brass-lantern = Brass Lantern
page-casadhbook-line--brass-lantern = Grues give way and do no harm.
page-casadhbook-name--medkit = Medkit
page-casadhbook-line--medkit = used up: health back to 4.
page-casadhbook-name--dynamite = Dynamite
page-casadhbook-line--dynamite = laid on your hex, not at Base Camp. It goes off as your next turn begins: the hex collapses and all on it die.
page-casadhbook-name--defuse = Defuse
page-casadhbook-line--defuse = another’s dynamite on your hex: roll your health or less and it is yours; else it goes off.
page-casadhbook-line--thirst = Kept ones add up until they are cured. Thirst: 1 MP less each turn; water, a Canteen or Base Camp help.
page-casadhbook-line--flashlight-out = Flashlight Out: exploring costs 1 more and treasures are kept unseen; a Battery or Base Camp help.
page-casadhbook-line--over = The game ends when nobody alive is left in the caves. At 0 health you are dead and have lost.
page-casadhbook-line--winner = Highest sum of treasures wins; then more health, then fewer items.
page-casadhbook-cost--free = free
page-casadhbook-cost--card = card
page-casadhbook-cost--all = all
page-casadhbook-colour--A = red
page-casadhbook-colour--B = blue
page-casadhbook-colour--C = green
page-casadhbook-colour--D = yellow

## Page: Cave Troll, the rule book

page-trollbook-caption--CT-TERM-01 = Three kinds of area: the stair E1 is an entrance, the dark shaft P1 a pit, all others are rooms. The coins tell what a room is worth.
page-trollbook-alt--CT-TERM-01 = The northwest of the board: an entrance with stairs, rooms with stacks of coins around it, and a dark pit below.
page-trollbook-caption--CT-TERM-04 = Heroes stand on round bases, monsters on square ones; colour, rim and crest tell whose they are.
page-trollbook-alt--CT-TERM-04 = Six figures: an adventurer, a knight and a thief on round bases, a cave troll, an orc and a wraith on square ones.
page-trollbook-caption--CT-DRAW-04 = A card: its name in the colour of its owner, the figure that comes into play and what it does. The stars are scoring icons.
page-trollbook-alt--CT-DRAW-04 = Three cards: an adventurer with two scoring icons, a knight, and an orc.
page-trollbook-caption--CT-DRAW-06 = Heroes come into play at an entrance, monsters in a pit.
page-trollbook-alt--CT-DRAW-06 = Two heroes at the entrance E1, an orc and a wraith in the pit P1.
page-trollbook-caption--CT-DRAW-13 = The three cards that are no figures.
page-trollbook-alt--CT-DRAW-13 = The cards Treasure, Score a Room and Find an Artifact.
page-trollbook-caption--CT-MOVE-01 = The adventurer may go through any door of R14 but the one to the pit, which is for monsters. The wall to R13 has no door.
page-trollbook-alt--CT-MOVE-01 = An adventurer in the room R14 with arrows through its doors to R07, R10, R11 and R18; the pit P2 is barred.
page-trollbook-caption--CT-MOVE-06 = Five figures: R14 is full. Chests do not count.
page-trollbook-alt--CT-MOVE-06 = The room R14 with five figures of three players and a chest; an adventurer in R18 may not enter.
page-trollbook-caption--CT-ENTER-04 = Red’s knight guards R18: blue’s figures stay out, red’s own may enter.
page-trollbook-alt--CT-ENTER-04 = A red knight in R18. A blue adventurer and a blue orc stand in R14, a red adventurer in R22 with an arrow into R18.
page-trollbook-caption--CT-ART-04 = The six artifacts. The number in gold counts at the end for whoever has kept the card.
page-trollbook-alt--CT-ART-04 = The six artifact cards: Chalice of Life, Cloak of Invisibility, Orcbane Sword, Boots of Haste, Scroll of Banishment, Tally Stone.
page-trollbook-caption--CT-SCORE-02 = The scoring pile shows four icons; the next one scores the whole board.
page-trollbook-alt--CT-SCORE-02 = Five places for scoring icons, four of them lit.
page-trollbook-caption--CT-SCORE-09 = Red has two heroes in R14, blue one and a monster that does not count. Four coins doubled by the dwarf and the chest’s 4 make 12 gold for red.
page-trollbook-alt--CT-SCORE-09 = The room R14 with a red adventurer and a red dwarf, a blue adventurer, a blue orc and a chest. Red’s flag shows 12.
page-trollbook-caption--CT-SCORE-07 = One hero each: nobody controls R22 and its five coins stay there.
page-trollbook-alt--CT-SCORE-07 = The Troll’s Throne R22, worth 5, with a red and a green adventurer and no flag.
page-trollbook-caption--CT-HERO-BARBARIAN-01 = The barbarian counts for two: green controls R18.
page-trollbook-alt--CT-HERO-BARBARIAN-01 = A green barbarian and a yellow adventurer in R18; the flag of R18 is green and shows 3.
page-trollbook-caption--CT-HERO-THIEF-01 = One action takes the thief to any room or entrance that she may enter.
page-trollbook-alt--CT-HERO-THIEF-01 = A thief at the entrance E1 and, far away, the rooms around the pit P2 lit up.
page-trollbook-caption--CT-HERO-KNIGHT-03 = The knight enters and every orc in the room is discarded, whoever owns it.
page-trollbook-alt--CT-HERO-KNIGHT-03 = A red knight goes from R14 into R18, where a blue and a green orc are crossed out.
page-trollbook-caption--CT-MON-TROLL-02 = A cave troll comes to R18. Each player may save one figure through a door; whatever stays is discarded, the chest too.
page-trollbook-alt--CT-MON-TROLL-02 = A cave troll in R18. Arrows lead out to R14 and R26 for one figure each; the rest is crossed out.
page-trollbook-caption--CT-MON-ORC-01 = For one action the orc discards any one hero in its room.
page-trollbook-alt--CT-MON-ORC-01 = A blue orc in R14 beside two red heroes, one of them crossed out.
page-trollbook-caption--CT-MON-WRAITH-02 = The wraith enters R14 and pushes a hero out to R11.
page-trollbook-alt--CT-MON-WRAITH-02 = A blue wraith has come from the pit P2 into R14; an arrow takes a red adventurer from R14 to R11.
page-trollbook-caption--CT-ALT-BERSERKER-01 = Red controls R22, blue’s berserker takes half: two gold each, the odd coin is lost.
page-trollbook-alt--CT-ALT-BERSERKER-01 = R22 with two red adventurers and a blue berserker; two flags show 2 each.
page-trollbook-caption--CT-ALT-ADVENTURER-01 = The alternate figures: berserker, assassin, paladin, giant slayer, rampaging troll, grunt and siren banshee.
page-trollbook-alt--CT-ALT-ADVENTURER-01 = Seven figures: four heroes on round bases and three monsters on square ones.
page-trollbook-caption--CT-ALT-TROLL-03 = The rampage: two figures are pushed into adjacent rooms, the others are discarded.
page-trollbook-alt--CT-ALT-TROLL-03 = A rampaging troll in R18; arrows push figures to R14 and R22, one adventurer is crossed out.
page-trollbook-title--turn = Your turn
page-trollbook-title--cards = Playing a card
page-trollbook-title--entering = Who may enter
page-trollbook-title--scoring = Scoring
page-trollbook-title--end = The end
page-trollbook-title--original = Original figures
page-trollbook-title--alternate = Alternate figures
page-trollbook-goal = Have the most gold when somebody’s deck runs out. Rooms pay whoever has the most heroes in them when they are scored.
page-trollbook-line--actions = Up to 4 actions, of any kind, in any order. In the first round the first player has 1, the second 2, the third 3.
page-trollbook-name--draw = Draw and play
page-trollbook-line--draw = Draw a card, then play one of your two. The other stays hidden in your hand.
page-trollbook-name--move = Move
page-trollbook-line--move = One of your figures through a door to an adjacent area it may enter.
page-trollbook-name--ability = Ability
page-trollbook-line--ability = Use a figure’s ability that costs an action.
page-trollbook-name--artifact = Artifact
page-trollbook-line--artifact = Use one of yours, then it leaves the game.
page-trollbook-name--hero = Hero
page-trollbook-line--hero = comes to any of the 4 entrances.
page-trollbook-name--monster = Monster
page-trollbook-line--monster = comes to any of the 3 pits; the cave troll to any room.
page-trollbook-name--treasure = Treasure
page-trollbook-line--treasure = Your chest goes to any room: 4 gold more each time it is scored, for whoever controls it.
page-trollbook-name--score-a-room = Score a Room
page-trollbook-line--score-a-room = Any one room is scored at once.
page-trollbook-name--find-an-artifact = Find an Artifact
page-trollbook-line--find-an-artifact = Draw one and keep it facedown, to play later or to keep to the end.
page-trollbook-name--icon = Scoring icon
page-trollbook-line--icon = A card with icons goes to the common scoring pile. At 5 or more the whole board is scored and the pile leaves the game.
page-trollbook-line--who-enters = Heroes: rooms and entrances. Monsters: pits too.
page-trollbook-line--full = A room holds 5 heroes and monsters; chests do not count.
page-trollbook-line--closed = Nobody enters a room with a cave troll; nobody but a knight enters a room with an opponent’s knight.
page-trollbook-line--rooms-only = Powers work in rooms only. Entrances are safe ground.
page-trollbook-line--most-heroes = Most heroes in a room, alone: you gain its gold. A tie pays nobody; monsters do not count.
page-trollbook-line--gold = Gold = coins (doubled if a dwarf is there) + 4 for each chest.
page-trollbook-line--last-scoring = When a player finishes an action with an empty deck, all rooms are scored once more. That player gains 3 gold; kept artifacts pay what they show.
page-trollbook-line--winner = Most gold wins; equal gold is a shared victory.
page-trollbook-name--barbarian = Barbarian
page-trollbook-line--barbarian = counts as 2 heroes; no wraith pushes him.
page-trollbook-name--thief = Thief
page-trollbook-line--thief = goes to any room or entrance she may enter.
page-trollbook-name--knight = Knight
page-trollbook-line--knight = keeps opponents out, except knights; entering, he slays every orc there.
page-trollbook-name--dwarf = Dwarf
page-trollbook-line--dwarf = doubles the coins of his room for whoever is paid.
page-trollbook-name--cave-troll = Cave troll
page-trollbook-line--cave-troll = Each player may save one figure from its room through a door, the troll’s owner last; all others are discarded and the room is closed.
page-trollbook-name--orc = Orc
page-trollbook-line--orc = discards a hero in its room.
page-trollbook-name--wraith = Wraith
page-trollbook-line--wraith = pushes a hero to an adjacent room or entrance: when it enters, or for 1 action. It may enter a full room if it pushes.
page-trollbook-name--berserker = Berserker
page-trollbook-line--berserker = takes half of what another’s room pays; may be the sixth in a room.
page-trollbook-name--assassin = Assassin
page-trollbook-line--assassin = discards a lone hero or grunt in her room.
page-trollbook-name--paladin = Paladin
page-trollbook-line--paladin = sends an opponent’s banshee to a pit; guards yours from grunts and pulls.
page-trollbook-name--giant-slayer = Giant slayer
page-trollbook-line--giant-slayer = dies with a rampaging troll; 1 gold a turn for entering an empty room.
page-trollbook-name--rampaging-troll = Rampaging troll
page-trollbook-line--rampaging-troll = pushes two figures out and discards the rest; moves once a turn.
page-trollbook-name--grunt = Grunt
page-trollbook-line--grunt = discards all opponents’ adventurers in its room.
page-trollbook-name--siren-banshee = Siren banshee
page-trollbook-line--siren-banshee = moves up to two steps; pulls an opponent’s hero in from next door.
page-trollbook-colour--A = red
page-trollbook-colour--B = blue
page-trollbook-colour--C = green
page-trollbook-colour--D = yellow

## Page: Skulldug!, who and where

page-skulldug-you = You
page-skulldug-seat = Seat { $n }
page-skulldug-ghost = Ghost { $n }
page-skulldug-and = { $first } and { $last }
page-skulldug-place-named = { $name } ({ $cell })
page-skulldug-dark = The dark ({ $cell })
page-skulldug-passage = Passage { $cell }
page-skulldug-undiscovered = Undiscovered.
page-skulldug-open = Open { $sides }.
page-skulldug-open-so = Open { $sides }
page-skulldug-open-not-so = Open { $sides }: not so, { $why }
page-skulldug-open-why = Open { $sides }: { $why }
page-skulldug-open-why-sentence = Open { $sides }: { $why }.
page-skulldug-who-is-there = There: { $who }.
page-skulldug-what-is-there = In it: { $cards }.
page-skulldug-in-sight = In your line of sight.
page-skulldug-can-be-chosen = Can be chosen.
page-skulldug-picked = Picked.
page-skulldug-ghost-of = { $name } of the { $faction }
page-skulldug-explorer-of = { $name } ({ $token })
page-skulldug-of-faction = of the { $faction }
page-skulldug-health-of = Health { $n } of { $most }.
page-skulldug-health-label = Health { $n } of { $most }
page-skulldug-health = Health
page-skulldug-dazed-sentence = Dazed: no Dash, −1 on every roll.
page-skulldug-pinned-sentence = Pinned: cannot leave the passage.
page-skulldug-holds = Holds { $cards }.
page-skulldug-holds-nothing = Holds nothing.
page-skulldug-choices-left = { $picked }. { $n ->
    [one] { $n } choice.
   *[other] { $n } choices.
 }
page-skulldug-not-that-way = Not that way: { $why }.
page-skulldug-focus-now = Focus { $n }.
page-skulldug-map = Cave map. Arrow keys go from place to place, Tab to what lies and who stands there, Enter chooses, T goes to the next thing that can be chosen, Escape takes back.
page-skulldug-hanging = { $tile }, hanging over { $cell }. Click to turn it.
page-skulldug-close = Close
page-skulldug-passages = passages
page-skulldug-and-more = and { $n } more
page-skulldug-skip = Skip ▸▸

## Page: Skulldug!, cards

page-skulldug-sort--treasure = Treasure
page-skulldug-sort--equipment = Equipment
page-skulldug-sort--consumable = Consumable
page-skulldug-sort--monster = Monster
page-skulldug-sort--trap = Trap
page-skulldug-card-brief--treasure = { $name }, treasure
page-skulldug-card-brief--equipment = { $name }, equipment
page-skulldug-card-brief--consumable = { $name }, consumable
page-skulldug-card-brief--monster = { $name }, monster
page-skulldug-card-brief--trap = { $name }, trap
page-skulldug-hazard-brief--monster = { $name }, monster { $difficulty }
page-skulldug-hazard-brief--trap = { $name }, trap { $difficulty }
page-skulldug-difficulty-and-damage = Difficulty { $difficulty }, damage { $damage }.
page-skulldug-costs = Costs { $ap } AP.
page-skulldug-on-injury = On Injury: { $text }
page-skulldug-no-fleeing = You do not flee from it.
page-skulldug-copied-by = { $sort }, copied by { $card }
page-skulldug-damage = Damage { $n }
page-skulldug-no-damage = 0 damage
page-skulldug-used = used
page-skulldug-used-sentence = Used this turn.
page-skulldug-your-hand = Your hand
page-skulldug-hand-limit = Items you may end a turn with
page-skulldug-hand-size = { $n } of { $limit }
page-skulldug-hand-over = { $n } of { $limit }: drop or use { $over }
page-skulldug-hand-empty = Empty. Cards you pick up or win come here, open to all.
page-skulldug-hand-of = Hand of { $name }

## Page: Skulldug!, what can be done

page-skulldug-verb--play = Take the turn
page-skulldug-verb--use = Use it
page-skulldug-verb--keep = Take it
page-skulldug-verb--leave = Leave it
page-skulldug-verb--dash = Dash
page-skulldug-verb--destroy = Destroy
page-skulldug-verb--drink = Drink
page-skulldug-verb--bleed = Bleed
page-skulldug-verb--turn-left = Turn left
page-skulldug-verb--turn-right = Turn right
page-skulldug-verb--recover = Shake off Dazed
page-skulldug-verb--pry-free = Pry free
page-skulldug-verb--farther = Fly on
page-skulldug-verb--stop = Let it go out
page-skulldug-verb--pass = Pass
page-skulldug-verb--yield = Yield
page-skulldug-verb--finish = Finish
page-skulldug-verb--end-turn = End turn
page-skulldug-verb--resign = Resign
page-skulldug-title--turn = Turn
page-skulldug-title--explorers = Explorers
page-skulldug-title--starting-items = Starting items
page-skulldug-title--move = Move
page-skulldug-title--dash = Dash
page-skulldug-title--pick-up = Pick up
page-skulldug-title--shove = Shove
page-skulldug-title--destroy = Destroy
page-skulldug-title--use = Use a card
page-skulldug-title--passage = This passage
page-skulldug-title--decide = Decide
page-skulldug-title-throw = Throw { $card }
page-skulldug-title-drop = Drop { $card }

## Page: Skulldug!, questions of the moment

page-skulldug-use = Use { $card }
page-skulldug-face = Face { $card }
page-skulldug-first = First { $card }
page-skulldug-face-first = Whom do you face first?
page-skulldug-before-monster = Before you meet it
page-skulldug-before-injury = Before you lose { $n } Health
page-skulldug-backup-brings = Your backup brings
page-skulldug-which-first = Which comes first?
page-skulldug-partner-first = { $who ->
    [you] You first
   *[other] { $who } first
 }
page-skulldug-lay-the-tile = Lay the tile
page-skulldug-icons = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 }, { $fortunes ->
    [one] { $fortunes } Fortune
   *[other] { $fortunes } Fortunes
 }
page-skulldug-icons-and-text = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 }, { $fortunes ->
    [one] { $fortunes } Fortune
   *[other] { $fortunes } Fortunes
 }. { $text }
page-skulldug-icons-read = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 } and { $fortunes ->
    [one] { $fortunes } Fortune.
   *[other] { $fortunes } Fortunes.
 }
page-skulldug-ways-to-lay = Ways to lay it
page-skulldug-turn-left = Turn left
page-skulldug-turn-left-key = Turn left (,)
page-skulldug-turn-right = Turn right
page-skulldug-turn-right-key = Turn right (.)
page-skulldug-lay-it = Lay it
page-skulldug-two-tiles = Two tiles by lantern light
page-skulldug-roll--trap = Disarm the trap
page-skulldug-roll--monster = Fight the monster
page-skulldug-roll--danger = Cross the ledge
page-skulldug-roll--attack = Hit the target
page-skulldug-roll--defence = Dodge the throw
page-skulldug-roll--card = Roll for the card
page-skulldug-roll-of = { $name }: { $roll }
page-skulldug-the-die = The die
page-skulldug-die-shows = The die shows { $n }
page-skulldug-needed = <b>{ $needs }+</b> needed
page-skulldug-needed-parts = ({ $parts })
page-skulldug-or-damage = or −{ $n } Health
page-skulldug-part--printed = Printed
page-skulldug-part--treasures = Your treasures
page-skulldug-part--dazed = Dazed
page-skulldug-part--played = Cards played
page-skulldug-sum = Die { $die } = <b>{ $total }</b>
page-skulldug-sum-focus = Die { $die } + focus { $focus } = <b>{ $total }</b>
page-skulldug-sum-enough = Die { $die } = <b>{ $total }</b>: enough
page-skulldug-sum-focus-enough = Die { $die } + focus { $focus } = <b>{ $total }</b>: enough
page-skulldug-sum-short = Die { $die } = <b>{ $total }</b>: not enough
page-skulldug-sum-focus-short = Die { $die } + focus { $focus } = <b>{ $total }</b>: not enough
page-skulldug-focus = Focus <b>{ $ap }</b> AP
page-skulldug-odds = Odds: { $odds }
page-skulldug-odds-none = no chance
page-skulldug-odds-certain = certain
page-skulldug-odds-of-six = { $good } of 6, { $percent } %
page-skulldug-defence-hint = As high as you can: the thrower must reach it.
page-skulldug-roll-now = Roll
page-skulldug-roll-with-focus = Roll with focus +{ $ap }

## Page: Skulldug!, what is told over the map

page-skulldug-plan--treasure = A treasure lies there.
page-skulldug-plan--carries-treasure = It has a treasure and comes for you.
page-skulldug-plan--no-treasure = No treasure lies about: it comes for you.
page-skulldug-outcome--won = Won!
page-skulldug-outcome--lost = Lost
page-skulldug-outcome--skipped = Slipped past
page-skulldug-the-ledge = the ledge
page-skulldug-scene-against = { $who } – { $what }
page-skulldug-scene-needs = { $needs }+ needed
page-skulldug-scene-needs-focus = { $needs }+ needed, focus +{ $focus }
page-skulldug-scene-needs-total = { $needs }+ needed: <b>{ $total }</b>
page-skulldug-scene-needs-focus-total = { $needs }+ needed, focus +{ $focus }: <b>{ $total }</b>
page-skulldug-scene-throw = { $by } → { $at }: { $card }
page-skulldug-scene-dodge = Dodge <b>{ $defence }</b>
page-skulldug-scene-dodge-throw = Dodge <b>{ $defence }</b>, throw <b>{ $attack }</b>
page-skulldug-hit = Hit!
page-skulldug-missed = Missed
page-skulldug-roll-comes-to = The roll comes to <b>{ $total }</b>
page-skulldug-die-is-cast = The die is cast
page-skulldug-heads-for = { $ghost } heads for { $cell }
page-skulldug-cave-health-left = Cave Health: { $left }
page-skulldug-cave-collapses = The cave collapses!
page-skulldug-cave-holds = It holds.
page-skulldug-mark-injury = Injury
page-skulldug-mark-health-lost = −{ $n } Health
page-skulldug-mark-health-gained = +{ $n } Health
page-skulldug-mark-unhurt = Unhurt
page-skulldug-mark-dazed = Dazed
page-skulldug-mark-clear = Clear again
page-skulldug-mark-pinned = Pinned
page-skulldug-mark-free = Free
page-skulldug-mark-ap = +{ $n } AP
page-skulldug-mark-ap-gone = All AP gone

## Page: Skulldug!, players

page-skulldug-player-at = { $name }, seat { $letter }
page-skulldug-name-you = { $name } (you)
page-skulldug-name-partner = { $name } (partner)
page-skulldug-thinking = thinking…
page-skulldug-decides = decides
page-skulldug-on-turn = on turn
page-skulldug-no-explorer = No explorer yet
page-skulldug-explorer-waits = { $explorer }, waits for backup
page-skulldug-explorer-in = { $explorer }, { $place }
page-skulldug-status--dazed = Dazed
page-skulldug-status--pinned = Pinned
page-skulldug-status--resigned = Resigned
page-skulldug-status--shoved = Has shoved
page-skulldug-status--destroyed = Has destroyed
page-skulldug-status--finished = Finished
page-skulldug-status-why--dazed = No Dash, −1 on every roll
page-skulldug-status-why--pinned = Cannot leave the passage
page-skulldug-status-why--resigned = Backup comes on the next turn
page-skulldug-status-why--shoved = One Shove a turn
page-skulldug-status-why--destroyed = One Destroy a turn
page-skulldug-status-why--finished = Done for this turn
page-skulldug-ability--adventurers = Takes Fortunes also from connected passages.
page-skulldug-ability--rogues = In your passage it steals your most valuable Fortune.
page-skulldug-ability--henchmen = Throws what it carries at you when it sees you.
page-skulldug-ability--suits = Turns its passage at the end of its turn.
page-skulldug-ability--cultists = Takes traps also from connected passages.
page-skulldug-ghost-dead = Dead: back at the Cave Entrance on its next turn.
page-skulldug-ghost-at = { $place }.
page-skulldug-ghost-untouchable = Cannot be touched before its first turn.
page-skulldug-team-turn = Your team's turn
page-skulldug-team--dead = dead
page-skulldug-team--resigned = resigned
page-skulldug-team--finished = finished
page-skulldug-team--moves = moves
page-skulldug-team--may = may move
page-skulldug-team--you-move = move
page-skulldug-how-it-stands = How it stands
page-skulldug-of-three = { $n } of 3 treasures
page-skulldug-strip-health = {""} Health
page-skulldug-cave-health-title = Cave Health: at 5 or fewer the cave may collapse
page-skulldug-strip-cave = Cave <b>{ $n }</b>
page-skulldug-strip-tiles = Tiles <b>{ $n }</b>
page-skulldug-strip-tiles-title = Tiles in the Passage deck
page-skulldug-strip-fortunes = Fortunes <b>{ $n }</b>
page-skulldug-strip-fortunes-title = Cards in the Fortune deck
page-skulldug-strip-hazards = Hazards <b>{ $n }</b>
page-skulldug-strip-hazards-title = Cards in the Hazard deck
page-skulldug-ap-left = { $ap } AP left
page-skulldug-ap-and-moves-left = { $ap } AP left and { $move } for moving only
page-skulldug-ap = { $ap } AP
page-skulldug-ap-and-moves = { $ap }+{ $move } AP

## Page: Skulldug!, before the first turn

page-skulldug-draft = Before the first turn
page-skulldug-draft-title--token = Who goes in?
page-skulldug-draft-title--roll = Who begins?
page-skulldug-draft-title--gear = Gear up
page-skulldug-top-row = Top row: equipment
page-skulldug-bottom-row = Bottom row: consumables and traps
page-skulldug-team-cards = The team's cards: choose two for you
page-skulldug-one-picked = Picked: one. Choose the second.
page-skulldug-take-back = Take back
page-skulldug-set-taken = <b>{ $set }</b> – taken
page-skulldug-taken-by = { $explorer }, taken by { $name }

## Page: Skulldug!, the end

page-skulldug-haul-home = <b>{ $name }</b>: { $value } of 3 in the Cave Entrance
page-skulldug-haul-away = <b>{ $name }</b>: { $value } of 3 in the cave
page-skulldug-haul-home-key = <b>{ $name }</b>: { $value } of 3 (the Ceremonial Key counts as 2) in the Cave Entrance
page-skulldug-haul-away-key = <b>{ $name }</b>: { $value } of 3 (the Ceremonial Key counts as 2) in the cave

## Page: Skulldug!, keys

page-skulldug-keys = Keys
page-skulldug-key--arrows = from place to place on the map
page-skulldug-key--tab = to what lies and who stands there
page-skulldug-key--enter = choose: move there, pick up, aim
page-skulldug-key--t = next thing that can be chosen
page-skulldug-key--digits = pick a card of your hand
page-skulldug-key--a = use the picked card
page-skulldug-key--dx = dash leg by leg, destroy
page-skulldug-key--turn = turn the tile; less or more focus
page-skulldug-key--g = lay the tile, roll the die
page-skulldug-key--c = shake off Dazed, pry free
page-skulldug-key--kp = keep or go on; pass, leave or stop
page-skulldug-key--ey = end the turn or finish; yield
page-skulldug-key--esc = take back
page-skulldug-key--m = all I can do, long or short
page-skulldug-key--zoom = zoom, whole cave

## Page: Skulldug!, the set-up

page-skulldugsetup-mode = Mode
page-skulldugsetup-starting-items = Starting items
page-skulldugsetup-fortune-deck = Fortune deck
page-skulldugsetup-table = Table
page-skulldugsetup-table-hint = Places on a side. Smaller tables bring people together.
page-skulldugsetup-table-size = { $n } × { $n }
page-skulldugsetup-house-rules = House rules
page-skulldugsetup-places = { $n } × { $n } places
page-skulldugsetup-preset--usual = Free-for-all
page-skulldugsetup-preset--first = First game
page-skulldugsetup-preset--full = Everything
page-skulldugsetup-preset--duel = Duel
page-skulldugsetup-preset--team = Teams
page-skulldugsetup-preset--alone = Alone
page-skulldugsetup-preset-text--usual = Ready sets of items, the whole table, steady bots. What most tables play.
page-skulldugsetup-preset-text--first = A smaller cave and novice bots: you meet treasures, traps and each other sooner.
page-skulldugsetup-preset-text--full = Starting items are drafted and treasures come when they come. Longer, and deeper.
page-skulldugsetup-preset-text--duel = You against one other, from a corner of the table.
page-skulldugsetup-preset-text--team = Two or three pairs that take their turns together and win together.
page-skulldugsetup-preset-text--alone = You, two ghosts, and a cave that comes down behind you.

## Page: Skulldug!, pictures of the rules

page-skulldugbook-caption--SK-GOAL-01 = What it is about: three treasures in hand, and the Cave Entrance under your feet when your turn ends.
page-skulldugbook-alt--SK-GOAL-01 = An explorer in the Cave Entrance, and three treasures beside it in the next passage.
page-skulldugbook-caption--SK-GOAL-02 = Three treasures and their curses.
page-skulldugbook-alt--SK-GOAL-02 = The cards Bloodstone Amulet, Leaden Idol and Screaming Skull with their texts.
page-skulldugbook-caption--SK-COMP-02 = Each sort has its shape: treasures are gems, equipment is square, consumables are round, monsters are jagged, traps are triangles. The number is the difficulty.
page-skulldugbook-alt--SK-COMP-02 = Five card tokens: a gem, a square, a disc, a jagged plate and a triangle.
page-skulldugbook-caption--SK-SETUP-02 = The start: all explorers in the Cave Entrance, and nobody knows what lies around it.
page-skulldugbook-alt--SK-SETUP-02 = Three explorers in the Cave Entrance with its four corridors, and question marks on all sides.
page-skulldugbook-caption--SK-HLTH-01 = Three of five Health are left.
page-skulldugbook-alt--SK-HLTH-01 = Five gems, two of them empty.
page-skulldugbook-caption--SK-PASS-07 = a1 and b1 are connected: their corridors meet. c1 lies beside b1, but its wall is in the way; b1 faces it all the same.
page-skulldugbook-alt--SK-PASS-07 = Three passages in a row. Corridors join the first two; the third has a wall towards the second.
page-skulldugbook-caption--SK-DISC-01 = Into the dark: the tile is drawn, turned and laid where the question mark was.
page-skulldugbook-alt--SK-DISC-01 = An explorer goes from a passage with two corridors east into an undiscovered place.
page-skulldugbook-caption--SK-DISC-03 = The new T at b2 connects back to b1, and to a2 as well: as many passages as possible.
page-skulldugbook-alt--SK-DISC-03 = Four passages in a square around the explorer: the new one joins its two neighbours.
page-skulldugbook-caption--SK-DISC-05 = The icons of a tile: so many Hazards and Fortunes are drawn into it.
page-skulldugbook-alt--SK-DISC-05 = A red triangle with an exclamation mark for a Hazard and a golden disc with a gem for a Fortune.
page-skulldugbook-caption--SK-CARD-04 = Hazards: two monsters and a trap. Diamonds are the damage of a defeat.
page-skulldugbook-alt--SK-CARD-04 = The cards Basilisk, Mischievous Monkey and Bear Trap with difficulty, damage and text.
page-skulldugbook-caption--SK-CARD-01 = Fortunes: equipment stays in hand, a consumable is discarded when it is used.
page-skulldugbook-alt--SK-CARD-01 = The cards Trusty Whip, Sturdy Shovel and Flak Jacket.
page-skulldugbook-caption--SK-DASH-01 = A dash: two discovered passages for one AP, if nothing lurks in the first.
page-skulldugbook-alt--SK-DASH-01 = An explorer runs from the entrance through one passage into the next; arrows show both steps.
page-skulldugbook-caption--SK-DASH-02 = No dash past the bats: only a move, and then they are met.
page-skulldugbook-alt--SK-DASH-02 = The passage between the explorer and the goal holds Bloodthirsty Bats and is barred.
page-skulldugbook-caption--SK-LOS-01 = The line of sight from a1: straight on through open corridors, until a wall or the dark.
page-skulldugbook-alt--SK-LOS-01 = An explorer sees the two passages east of it; the one around the corner is not lit.
page-skulldugbook-caption--SK-SHOVE-01 = A shove: somebody in your passage goes next door, to the monster.
page-skulldugbook-alt--SK-SHOVE-01 = Two explorers in one passage; an arrow shoves the second into the next passage, where a Basilisk waits.
page-skulldugbook-caption--SK-DEST-01 = Destroying b1 cuts the way: its tile is discarded, its cards go back on their decks.
page-skulldugbook-alt--SK-DEST-01 = An explorer at a1; the unoccupied passage b1 beside it is crossed out.
page-skulldugbook-caption--SK-ENC-03 = The Skeleton Sentry has difficulty 4: a roll of 4, or 3 and one AP of focus, beats it.
page-skulldugbook-alt--SK-ENC-03 = A die that shows 4.
page-skulldugbook-caption--SK-FLEE-01 = Beaten by the Basilisk: back to where you came from.
page-skulldugbook-alt--SK-FLEE-01 = An arrow leads from the passage with the Basilisk back to the one before.
page-skulldugbook-caption--SK-FACT-01 = An explorer of each faction: Adventurers, Rogues, Henchmen, Suits, Cultists.
page-skulldugbook-alt--SK-FACT-01 = Five explorers with the hats and colours of their factions.
page-skulldugbook-caption--SK-DUEL-01 = Duel and Solo start in a corner: the entrance opens to the east and to the south.
page-skulldugbook-alt--SK-DUEL-01 = The Cave Entrance with two corridors, east and south, and question marks behind them.
page-skulldugbook-caption--SK-GHOST-03 = A treasure is found, and a ghost comes with it.
page-skulldugbook-alt--SK-GHOST-03 = A ghost beside a treasure in the next passage.

## Page: Skulldug!, the rules on one sheet

page-skulldugbook-goal = End your own turn in the Cave Entrance with 3 treasures in hand. Every treasure is cursed while you hold it.
page-skulldugbook-block--turn = Your turn: 3 AP (Team: 2 each)
page-skulldugbook-name--move = Move
page-skulldugbook-text--move = to a connected passage; a dark one is discovered at once.
page-skulldugbook-name--dash = Dash
page-skulldugbook-text--dash = through a discovered passage without Hazards into another discovered one.
page-skulldugbook-name--pick-up = Pick Up
page-skulldugbook-text--pick-up = one item from your passage, traps too.
page-skulldugbook-name--drop = Drop
page-skulldugbook-text--drop = an item into a passage in your line of sight.
page-skulldugbook-name--shove = Shove
page-skulldugbook-text--shove = another explorer next door, once a turn. They discover and face what is there.
page-skulldugbook-name--throw = Throw
page-skulldugbook-text--throw = an item at an opponent in sight. They roll, you roll: equal or more hits for 1 Health and a random card.
page-skulldugbook-name--destroy = Destroy
page-skulldugbook-text--destroy = an unoccupied passage yours faces, once a turn; never the entrance. Its cards go on top of their decks.
page-skulldugbook-name--recover = Shake off Dazed
page-skulldugbook-text--recover = on your own turn.
page-skulldugbook-name--card = Card
page-skulldugbook-text--card = Equipment costs what it prints; consumables are discarded for 0 AP.
page-skulldugbook-text--hand = No more than 5 items in hand when the turn ends.
page-skulldugbook-block--discovering = Discovering
page-skulldugbook-text--tile = Draw a tile. It must connect to where you come from, then to as many passages as possible.
page-skulldugbook-text--icons = Draw a Hazard or a Fortune for each icon, face up.
page-skulldugbook-text--sight = Line of sight: straight on through open corridors; your own passage always.
page-skulldugbook-block--encounters = Encounters
page-skulldugbook-text--facing = Entering a passage with Hazards: face all of them, traps first. A monster beside you when your turn starts too.
page-skulldugbook-name--focus = Focus
page-skulldugbook-cost--any = any
page-skulldugbook-text--focus = Before a roll each AP you spend adds 1.
page-skulldugbook-name--roll = Roll
page-skulldugbook-text--roll = the difficulty or more wins.
page-skulldugbook-name--victory = Victory
page-skulldugbook-text--victory = A monster is discarded, a trap is yours.
page-skulldugbook-name--defeat = Defeat
page-skulldugbook-text--defeat = Lose Health, suffer the card’s text; from a monster flee to where you came from this turn.
page-skulldugbook-name--dazed = Dazed
page-skulldugbook-text--dazed = No dash, and 1 less on every roll.
page-skulldugbook-block--health = Health and death
page-skulldugbook-text--health = 5 Health at most (Team 4). At 0 your whole hand falls where you are, and your turn is over.
page-skulldugbook-text--backup = On your next turn you are back in the entrance with full Health and a Fortune card (not in Team).
page-skulldugbook-text--resign = Before a turn you may resign: you die now and come back next turn.
page-skulldugbook-block--cards = Cards
page-skulldugbook-name--treasure = Treasure
page-skulldugbook-text--treasure = 3 of them win; each has a curse.
page-skulldugbook-name--equipment = Equipment
page-skulldugbook-text--equipment = works while in hand.
page-skulldugbook-name--consumable = Consumable
page-skulldugbook-text--consumable = discarded for its effect.
page-skulldugbook-name--monster = Monster
page-skulldugbook-text--monster = stays in its passage until it is slain.
page-skulldugbook-name--trap = Trap
page-skulldugbook-text--trap = hits whoever enters; can be picked up and dropped.
page-skulldugbook-text--open-hands = Hands are face up. Hazards in the entrance are discarded at the end of each turn.
page-skulldugbook-block--modes = Other modes
page-skulldugbook-name--duel = Duel
page-skulldugbook-text--duel = The entrance lies in a corner, its L side up.
page-skulldugbook-name--team = Team
page-skulldugbook-text--team = Partners take their turn together. One in the entrance with 3 treasures wins, or both there with 3 between them.
page-skulldugbook-name--solo = Solo
page-skulldugbook-text--solo = One life. Each drawn treasure calls a ghost; after each turn a gem of Cave Health goes, and at 5 or fewer a roll above them brings the cave down.
page-skulldugbook-name--ghosts = Ghosts
page-skulldugbook-text--ghosts = hunt treasures, then you. A hit, a daze or a shove sends them back to the entrance.

## Page: Cave Pilot 55, who and where

page-pilot-you = You
page-pilot-seat = Seat { $n }
page-pilot-and = { $first } and { $last }
page-pilot-or = { $first } or { $last }
page-pilot-plus = { $first } plus { $second }
page-pilot-plane-of = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
page-pilot-ceiling = ceiling { $column }
page-pilot-floor = floor { $column }
page-pilot-place--entrance = entrance
page-pilot-place--exit = exit
page-pilot-place--outside = in front of the cave
page-pilot-place--out = out
page-pilot-colour--yellow = yellow
page-pilot-colour--orange = orange
page-pilot-colour--red = red
page-pilot-part-name--upper = upper
page-pilot-part-name--lower = lower
page-pilot-part-name--web = web
page-pilot-part-name--spider = spider
page-pilot-part-name--tendrils = tendrils
page-pilot-part-name--maw = maw
page-pilot-empty = { $place }, empty.
page-pilot-empty-spot = { $spot }: { $place }, empty.
page-pilot-cave-at = { $title }, { $place }, { $colour }.
page-pilot-there = There: { $planes }.
page-pilot-gate-there = { $gate }. There: { $planes }.
page-pilot-gate = { $gate }.
page-pilot-plane-at = { $plane }, { $place }.
page-pilot-red-cubes = { $n ->
    [one] { $n } red cube.
   *[other] { $n } red cubes.
 }
page-pilot-harder-now = { $n } harder now.
page-pilot-cleared = Cleared.
page-pilot-cleared-stamp = cleared
page-pilot-flooded = Under water.
page-pilot-chance-to-pass = Chance to pass: { $chances }.
page-pilot-percent-spoken = { $n } percent
page-pilot-percent = { $n } %
page-pilot-can-be-chosen = Can be chosen.
page-pilot-named-at = { $title } ({ $spot })
page-pilot-shelf = Shop { $shelf }
page-pilot-row = Row { $row }
page-pilot-stock--fuel = Booster fuel
page-pilot-stock--missile = Missile
page-pilot-stock--missiles = Missiles
page-pilot-stock-of = { $stock }: { $n }
page-pilot-stock-of-most = { $stock }: { $n } of { $most }
page-pilot-the-die--yellow = The yellow die
page-pilot-the-die--orange = The orange die
page-pilot-give = Give { $item }
page-pilot-take = Take { $item }
page-pilot-nothing = nothing
page-pilot-property-of = { $who ->
    [you] Your { $property }
   *[other] { $who }'s { $property }
 }
page-pilot-pushed--forward = { $who ->
    [you] Your plane forward
   *[other] { $who }'s plane forward
 }
page-pilot-pushed--backward = { $who ->
    [you] Your plane backward
   *[other] { $who }'s plane backward
 }
page-pilot-player-sentence = { $name }: { $reputation } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }, { $values }; { $place }.
page-pilot-choices-left = { $picked }. { $n ->
    [one] { $n } choice.
   *[other] { $n } choices.
 }
page-pilot-go-on = Go on
page-pilot-cards-to-lay = Cave cards to lay
page-pilot-shop = Cave shop
page-pilot-my-mat = My mat
page-pilot-on-turn-round = { $who ->
    [you] You on turn, round { $round }.
   *[other] { $who } on turn, round { $round }.
 }
page-pilot-the-cave = The cave. Arrow keys go from place to place, Enter chooses, t goes to the next choice, Escape takes back.
page-pilot-skip = Skip ▸▸
page-pilot-close = Close

## Page: Cave Pilot 55, what is printed

page-pilot-die--yellow = the yellow die
page-pilot-die--orange = the orange die
page-pilot-must-beat = { $left } must beat { $right }
page-pilot-no-damage = no damage
page-pilot-hits-on = { $n ->
    [one] { $n } hit on { $symbol }
   *[other] { $n } hits on { $symbol }
 }
page-pilot-reputation-lost = { $n } Reputation lost
page-pilot-cards-lost = { $n ->
    [one] { $n } whole Exploration card lost
   *[other] { $n } whole Exploration cards lost
 }
page-pilot-hits-shown--yellow = as many hits as the yellow die shows
page-pilot-hits-shown--orange = as many hits as the orange die shows
page-pilot-blown-back = blown back
page-pilot-part = { $challenge }. Passed: { $reputation } Reputation. Failed: { $penalty }.
page-pilot-part-named = { $part }: { $challenge }. Passed: { $reputation } Reputation. Failed: { $penalty }.
page-pilot-reach--row = { $range } along its row
page-pilot-reach--ahead = { $range } ahead
page-pilot-reach--behind = { $range } behind
page-pilot-reach--all = { $range } all around
page-pilot-taken-times = Taken { $n } times.
page-pilot-attacks-in-range = Attacks planes in range: { $reach }.
page-pilot-wind = The yellow die chooses the line: 0 or 2 the upper one. Passed: blown { $range } on; failed: { $range } back.
page-pilot-two-parts = Two parts, one after the other; who passes the first may ignore the second and land.
page-pilot-ooze = Once entered, cards in range ({ $reach }) are { $adds } harder for a while.
page-pilot-aura = Cards in range ({ $reach }) are { $adds } harder.
page-pilot-upgrade-mark = Upgrade mark: land here to trade in the shop.
page-pilot-explore-mark = Exploration mark: land here to explore.
page-pilot-brood = A brood cave.
page-pilot-scenario--night-mail = Night mail
page-pilot-scenario--purge = Purge of the brood
page-pilot-scenario--rising-water = Rising water
page-pilot-scenario-text--night-mail = Every plane carries mail. All planes must finish, no later than two full rounds after the round in which the first one did. A plane that crashes or gets stuck loses the mail, and the game.
page-pilot-scenario-text--purge = Whoever passes a challenge of a Brood card puts a red cube on it; three clear the card, and everybody gains a Reputation. Clear at least five of the six and lose at most one plane.
page-pilot-scenario-text--rising-water = From the end of the fourth round on the water rises by a column a round: 2 hits for every plane at or behind it, and flooded cards give no Reputation, no upgrades and nothing to explore. All planes but one must finish; of two, both.

## Page: Cave Pilot 55, what can be done

page-pilot-title-lay = Lay { $cave }
page-pilot-title--shop = Shop
page-pilot-title--missiles = Missiles
page-pilot-title--fly = Fly
page-pilot-title--which-card = Which card
page-pilot-title--exploration = Exploration
page-pilot-title--trade = Trade
page-pilot-title--turn = Turn
page-pilot-verb--continue = Take the second part
page-pilot-verb--again = Roll again
page-pilot-verb--agree = Agree
page-pilot-verb--stay = Stay
page-pilot-verb--hover = Hover
page-pilot-verb--scrapyard = Scrapyard, 1 credit
page-pilot-verb--extra-free = Fly another round
page-pilot-verb--extra-fuel = Fly another round, 1 fuel
page-pilot-verb--extra-tank = Fly another round, reserve tank
page-pilot-verb--extra-gyro = Fly another round, gyro
page-pilot-verb--explore = Explore
page-pilot-verb--buy-fuel = Fuel, 3
page-pilot-verb--buy-missile = Missile, 3
page-pilot-verb--trade = Offer a trade
page-pilot-verb--begin-refresh = Refresh the shop
page-pilot-verb--begin-fire = Fire
page-pilot-verb--begin-move = Fly
page-pilot-verb--begin-land = Land
page-pilot-verb--land = Land
page-pilot-verb--ignore = Ignore it and land
page-pilot-verb--stop = Stop here
page-pilot-verb--pass = Go on
page-pilot-verb--refuse = Refuse
page-pilot-verb--end-turn = End turn
page-pilot-verb--give-up = Give up
page-pilot-slot-holds = { $slot }: { $title }, { $value }

## Page: Cave Pilot 55, a closer look

page-pilot-lore-cubes = Red cubes: { $n }. Each lowers what the dice count.
page-pilot-lore-harder = { $n } harder now, by what lies near.
page-pilot-lore-ooze = The ooze flows.
page-pilot-lore-flooded = Under water: no Reputation, no landing business.
page-pilot-lore-odds = You would have { $left }: { $chances } to pass.
page-pilot-lore-handled = You have handled it before: nothing to fear.
page-pilot-lore-with-this = With what you carry: { $chances } to pass.
page-pilot-lore-exit = The exit
page-pilot-lore-exit-text = Whoever flies through has finished. Its reward: a third of the Cave cards.
page-pilot-lore-entrance = The entrance
page-pilot-lore-entrance-text = Upgrade and explore here for two turns, for a third in the Scrapyard for 1 credit.
page-pilot-lore-nothing = { $place }: nothing lies here yet.

## Page: Cave Pilot 55, cards and mats

page-pilot-my-caves = My Cave cards
page-pilot-caves = Cave cards
page-pilot-hand-cave = { $title }, { $colour }.
page-pilot-hand-chances = With what you carry: { $chances } percent to pass.
page-pilot-can-be-laid = Can be laid.
page-pilot-lay-it = Lay it ({ $key })
page-pilot-no-caves = No Cave cards left.
page-pilot-challenge = The challenge
page-pilot-action-of = { $n } of { $all }
page-pilot-what-it-has = What the plane has
page-pilot-what-was-needed = What was needed
page-pilot-what-is-fixed = Printed number, what lies near, less red cubes
page-pilot-to-pass = { $chance }% to pass
page-pilot-rolled-undoable = Rolled; it can still be undone.
page-pilot-step--refresh = shop step
page-pilot-step--fire = missile step
page-pilot-step--move = flight step
page-pilot-step--handle = challenges
page-pilot-step--extra = additional rounds
page-pilot-step--land = landing
page-pilot-in-all-turns = In all turns: { $steps }.
page-pilot-in-own-turn = In the own turn: { $steps }.
page-pilot-permanent = { $n ->
    [one] permanent, absorbs { $n } hit
   *[other] permanent, absorbs { $n } hits
 }
page-pilot-uses-left = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
 }
page-pilot-any-turn = any turn
page-pilot-always-on = always on
page-pilot-can-be-used = Can be used.
page-pilot-type-value = { $type }: { $value }
page-pilot-credits = Credits
page-pilot-credits-read = {""} credits
page-pilot-slot-free = { $slot }: free
page-pilot-slot-free-choosable = { $slot }: free. Can be chosen.
page-pilot-free = free
page-pilot-slot-card = { $slot }: { $value } { $title }
page-pilot-slot-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
page-pilot-slot-maintained = with maintenance
page-pilot-shop-upgrade = { $value } { $title }: { $property }, costs { $price }.
page-pilot-shop-maintenance = +1 { $title }: adds 1, costs { $price }.
page-pilot-reserved-by = Reserved by { $name }.
page-pilot-can-be-bought = Can be bought.
page-pilot-reserved = reserved
page-pilot-draw-row = Row { $row }: +1 card for 1. { $n } left in the pile; turning one up costs 1 credit.
page-pilot-refresh-row = Row { $row }: refresh. { $n } left in the pile.
page-pilot-draw-one = +1 card for 1
page-pilot-refresh = refresh
page-pilot-pile-left = { $n } left
page-pilot-missile-chances = Chances of the missile

## Page: Cave Pilot 55, what just happened

page-pilot-just-happened = What just happened
page-pilot-reputation = Reputation
page-pilot-gone = gone
page-pilot-is-out = { $name }: out
page-pilot-no-effect = no effect
page-pilot-line--upper = Upper line
page-pilot-line--lower = Lower line
page-pilot-passed = Passed
page-pilot-failed = Failed
page-pilot-about-to-roll = The dice are about to roll…
page-pilot-missile-at = { $name } → { $target }
page-pilot-in-the-air = in the air…
page-pilot-card-used = { $name }: <b>{ $card }</b>

## Page: Cave Pilot 55, players

page-pilot-player-at = { $name }, seat { $letter }
page-pilot-partner = partner
page-pilot-thinking = thinking…
page-pilot-decides = decides
page-pilot-on-turn = on turn
page-pilot-reputation-read = {""} Reputation
page-pilot-missiles = missiles
page-pilot-credits-title = credits
page-pilot-out-of-the-game = Out of the game
page-pilot-through-the-exit = Through the exit
page-pilot-mat = Mat
page-pilot-mat-explorations = Mat, { $explorations ->
    [one] { $explorations } Exploration card
   *[other] { $explorations } Exploration cards
 }
page-pilot-mat-caves = Mat, { $caves ->
    [one] { $caves } Cave card
   *[other] { $caves } Cave cards
 }
page-pilot-mat-both = Mat, { $explorations ->
    [one] { $explorations } Exploration card
   *[other] { $explorations } Exploration cards
 }, { $caves ->
    [one] { $caves } Cave card
   *[other] { $caves } Cave cards
 }
page-pilot-track = Reputation: { $all }. At 55 the title Cave Pilot 55 is earned.
page-pilot-how-it-stands = How it stands
page-pilot-first-token = First player token
page-pilot-first = 1st
page-pilot-through = through
page-pilot-out = out
page-pilot-round = Round
page-pilot-round-now = Round <b>{ $n }</b>
page-pilot-to-lay-title = Cave cards still to be laid
page-pilot-exit-open = Exit open
page-pilot-to-lay = { $n } to lay
page-pilot-final-round = Final round
page-pilot-water-at = Water at { $n }

## Page: Cave Pilot 55, the aim and the end

page-pilot-aim = What it is about
page-pilot-the-flight = The flight
page-pilot-aims--team = Partners, seated opposite each other, add their Reputation.
page-pilot-aims--solo = Come through the cave with as much Reputation as you can.
page-pilot-aims--others = Most Reputation wins. Who crashes or gets stuck has lost.
page-pilot-title-below = { $title } below { $n }
page-pilot-title-from = { $title } from { $n }
page-pilot-broods-cleared = <b>{ $n } of 5</b> brood caves cleared.
page-pilot-grades = Silver from { $silver }, gold from { $gold } Reputation on average.
page-pilot-exit-bonus = Through the exit: <gain>+{ $n }</gain> as the cave stands.
page-pilot-pile-caves = In the pile: { $n ->
    [one] { $n } cave.
   *[other] { $n } caves.
 }
page-pilot-pile-holds = In the pile: { $caves }.
page-pilot-of-colour--yellow = { $n } yellow
page-pilot-of-colour--orange = { $n } orange
page-pilot-of-colour--red = { $n } red
page-pilot-no-title = No title: the plane did not come through

## Page: Cave Pilot 55, keys

page-pilot-keys = Keys
page-pilot-key--arrows = from place to place in the cave
page-pilot-key--enter = choose
page-pilot-key--t = next thing that can be chosen
page-pilot-key--esc = take back
page-pilot-key--digits = take a Cave card
page-pilot-key--d = done: go on, land, end the turn
page-pilot-key--e = another round, explore
page-pilot-key--s = stay, hover, scrapyard
page-pilot-key--g = roll again, second part, agree
page-pilot-key--fb = buy fuel, buy a missile
page-pilot-key--h = look where I am
page-pilot-key--m = all I can do, long or short
page-pilot-key--zoom = zoom, whole cave

## Page: Cave Pilot 55, the set-up

page-pilotsetup-game = Game
page-pilotsetup-caves = Caves
page-pilotsetup-length = Length
page-pilotsetup-house-rules = House rules
page-pilotsetup-for-one = For one player.
page-pilotsetup-for-players = For { $n } players.
page-pilotsetup-for-range = For { $fewest } to { $most } players.
page-pilotsetup-own = My own
page-pilotsetup-own-text = Choose the caves one by one.
page-pilotsetup-own-cards = Cards of the deck
page-pilotsetup-own-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
page-pilotsetup-own-too-few = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }; at least { $least } are needed
page-pilotsetup-colour--yellow = Yellow
page-pilotsetup-colour--orange = Orange
page-pilotsetup-colour--red = Red
page-pilotsetup-deck-caves = { $deck } caves
page-pilotsetup-deck-count = { $n } of them
page-pilotsetup-deck-chosen = { $n ->
    [one] { $n } chosen cave
   *[other] { $n } chosen caves
 }
page-pilotsetup-deck-length = { $length } length
page-pilotsetup-preset--usual = Standard flight
page-pilotsetup-preset--first = First flight
page-pilotsetup-preset--quick = Short hop
page-pilotsetup-preset--together = Together
page-pilotsetup-preset--alone = Alone
page-pilotsetup-preset--inferno = Inferno
page-pilotsetup-preset-text--usual = Twelve gentle caves, everybody for himself. What most tables play.
page-pilotsetup-preset-text--first = Ten caves made for learning, no treacherous cards, novice bots.
page-pilotsetup-preset-text--quick = Eight caves in half an hour.
page-pilotsetup-preset-text--together = Night mail: nobody wins unless every plane brings its mail out.
page-pilotsetup-preset-text--alone = One plane, sixteen caves, and a title for how well you did.
page-pilotsetup-preset-text--inferno = Sixteen orange and red caves and strong bots. For aces.

## Page: Cave Pilot 55, pictures of the rules

page-pilotbook-caption--CP-GEN-02 = The cave grows from the entrance: a row along the ceiling and one along the floor.
page-pilotbook-alt--CP-GEN-02 = The entrance, two columns of Cave cards at ceiling and floor, and two planes in the air between them.
page-pilotbook-caption--CP-CARD-01 = A Cave card: the challenge, what a pass earns on the left, what a failure costs on the right, ×2 for two actions; wrench and lantern are the marks for upgrading and exploring.
page-pilotbook-alt--CP-CARD-01 = The Cave cards Rock shower, Crystal cave and Spider web.
page-pilotbook-caption--CP-CARD-02 = Shields, Plate armor, Short range attack, Maneuverability, Power, Navigation & control, Booster fuel.
page-pilotbook-alt--CP-CARD-02 = The seven symbols of an aeroplane’s properties.
page-pilotbook-caption--CP-CARD-05 = Exploration cards: the steps in which they work, “any turn” for those that work in other players’ turns too, and green cubes for their uses.
page-pilotbook-alt--CP-CARD-05 = The Exploration cards K3 command system, Bone nullifier and Davy lamp.
page-pilotbook-caption--CP-CARD-06 = The six steps: refresh the shop, fire missiles, move, handle the cave, additional round, land.
page-pilotbook-alt--CP-CARD-06 = The six symbols of the steps of a turn.
page-pilotbook-caption--CP-SETUP-06 = The Cave shop: two rows of three. The outermost card is the first to go.
page-pilotbook-alt--CP-SETUP-06 = Two rows of upgrade cards with their values, each beside its pile.
page-pilotbook-caption--CP-SETUP-09 = Before the first turn: the planes wait outside and nothing is built. The first card goes to the ceiling or to the floor of column 1.
page-pilotbook-alt--CP-SETUP-09 = Two planes in front of the entrance; behind it an empty position at the ceiling and one at the floor are lit.
page-pilotbook-caption--CP-PLACE-03 = Where the next card may go: column 1, or beside, above or below a card that lies there.
page-pilotbook-alt--CP-PLACE-03 = Three Cave cards and the lit empty positions next to them.
page-pilotbook-caption--CP-MISSILE-03 = Everything at distance 0, 1 or 2 can be fired at; a diagonal counts one.
page-pilotbook-alt--CP-MISSILE-03 = A plane in column 1; all positions of columns 1 to 3 are lit as targets, column 4 is not.
page-pilotbook-caption--CP-MISSILE-07 = The Missile die: hits as a number, or the symbols Die, Targeting and Reputation.
page-pilotbook-alt--CP-MISSILE-07 = Four faces of the Missile die: 2, roll again, a target, Reputation.
page-pilotbook-caption--CP-MISSILE-12 = Two red cubes: 2 less for the dice on this card, for everybody, for good.
page-pilotbook-alt--CP-MISSILE-12 = A Cave card with two red cubes.
page-pilotbook-caption--CP-MOVE-04 = Straight on and across are free, the diagonal costs one booster fuel.
page-pilotbook-alt--CP-MOVE-04 = A plane at C1 with arrows to C2, to F1 and diagonally to F2.
page-pilotbook-caption--CP-MOVE-06 = The wrench: here one may land for two turns and upgrade.
page-pilotbook-alt--CP-MOVE-06 = The symbols of the upgrade mark and the exploration mark.
page-pilotbook-caption--CP-HANDLE-02 = Echo chamber: Navigation & control against the yellow die plus 1. With 4 a roll of 2 passes (4 > 3), a roll of 3 does not.
page-pilotbook-alt--CP-HANDLE-02 = The yellow die showing 2 and showing 3.
page-pilotbook-caption--CP-HANDLE-09 = The Hanging mines at C2 reach everything at distance 1: both planes are attacked, the one that entered first.
page-pilotbook-alt--CP-HANDLE-09 = Hanging mines at C2; the positions around them are in a red beam, with a plane on C2 and one on F1.
page-pilotbook-caption--CP-DAMAGE-03 = The damage order: shields, armor, attack, maneuver, power, Exploration cards, missiles, fuel, navigation.
page-pilotbook-alt--CP-DAMAGE-03 = The symbols of the damage order from shields to navigation.
page-pilotbook-caption--CP-UPG-11 = A mat: each type has its positions; what is installed adds up. Below are fuel, missiles and credits.
page-pilotbook-alt--CP-UPG-11 = A mat with shields, a gun, two engines and a pilot installed, 2 fuel, 1 missile and 5 credits.
page-pilotbook-caption--CP-SPEC-01 = Special Cave cards: a turbine blows, the ooze makes its neighbours harder, a web has two parts.
page-pilotbook-alt--CP-SPEC-01 = The Cave cards Wind turbine, Acid ooze and Carnivorous plant.
page-pilotbook-caption--CP-SPEC-02 = Passed: the turbine blows the plane two columns on.
page-pilotbook-alt--CP-SPEC-02 = A plane on the Wind turbine at C1 with an arrow to C3.
page-pilotbook-caption--CP-END-02 = The exit stands beside the outermost column. When somebody flies through, the round is completed.
page-pilotbook-alt--CP-END-02 = A plane flies from C2 into the exit, another is still at F1.

## Page: Cave Pilot 55, the rules on one sheet

page-pilotbook-goal = Build the cave together, fly through it, and come out with the most Reputation. Whoever crashes or gets stuck has lost.
page-pilotbook-block--turn = Your turn
page-pilotbook-name--collect = 1 Collect
page-pilotbook-text--collect = 3 credits.
page-pilotbook-name--place = 2 Place
page-pilotbook-text--place = one of your Cave cards (solo: two) in column 1 or beside, above or below another card.
page-pilotbook-name--act = 3 Act
page-pilotbook-text--act = steps a to f, see below.
page-pilotbook-name--refill = 4 Refill
page-pilotbook-text--refill = to three Cave cards (solo: four).
page-pilotbook-block--acting = Acting
page-pilotbook-name--refresh = a Refresh
page-pilotbook-text--refresh = May: the outermost card of a row goes, cards slide out, rows are filled to three.
page-pilotbook-name--fire = b Fire
page-pilotbook-cost--missile = missile
page-pilotbook-text--fire = May: at a plane or card at distance 0 to 2, before you move. Hits on a card stay and lower its dice.
page-pilotbook-name--move = c Move
page-pilotbook-text--move = one step, a must. Straight or across free, diagonal 1 fuel. Each card once; two turns on one with the upgrade mark.
page-pilotbook-name--handle = d Handle
page-pilotbook-text--handle = the card you entered, as often as it has actions.
page-pilotbook-name--again = e Again
page-pilotbook-cost--fuel = 1 fuel
page-pilotbook-text--again = May: place another card and do a to d again.
page-pilotbook-name--land = f Land
page-pilotbook-text--land = Then upgrade and explore where the card allows it.
page-pilotbook-text--entering = Turn 1: fly into the entrance. Turn 2: stay or go in. Turn 3: go in, or once the Scrapyard for 1 credit.
page-pilotbook-block--challenge = A challenge
page-pilotbook-text--beat = Your properties must be more than dice + number + modifiers − red cubes. Equal fails.
page-pilotbook-text--pass = Each pass earns its Reputation, each failure costs its penalty.
page-pilotbook-text--ranged = A ranged card attacks you, then the closest others, until its actions are used up.
page-pilotbook-text--two-parts = Two parts: who passed the first may skip the second and land.
page-pilotbook-text--turbine = Turbine: roll yellow, 0 or 2 is the upper line; passed blows you 2 on, failed 2 back.
page-pilotbook-block--damage = Damage, in this order
page-pilotbook-text--shields = Shields
page-pilotbook-text--armor = Plate armor
page-pilotbook-text--attack = Short range attack
page-pilotbook-text--maneuver = Maneuverability
page-pilotbook-text--power = Power
page-pilotbook-text--middle = Exploration cards, missiles, fuel
page-pilotbook-text--navigation = Navigation & control, then from the start
page-pilotbook-text--flow = Hits go to the named type first and flow on from there. Nothing left to take one: you crash.
page-pilotbook-block--landed = Landed
page-pilotbook-name--upgrade = Upgrade
page-pilotbook-text--upgrade = with the mark, or in the entrance, as often as you can pay:
page-pilotbook-name--buy = Buy
page-pilotbook-cost--number = number
page-pilotbook-text--buy = a part for a free position; or pay the difference to replace a weaker one.
page-pilotbook-name--maintenance = Maintenance
page-pilotbook-text--maintenance = +1 on one part.
page-pilotbook-name--stock = Fuel, missile
page-pilotbook-text--stock = each; carry 2 of each at most.
page-pilotbook-name--extra = Extra card
page-pilotbook-text--extra = turned up in a row of the shop.
page-pilotbook-name--sell = Sell
page-pilotbook-text--sell = an Exploration card: 1 credit a use left, 3 for a permanent one.
page-pilotbook-name--explore = Explore
page-pilotbook-text--explore = with the mark, or in the entrance: draw an Exploration card, twice a cave; hold 4.
page-pilotbook-block--end = The end
page-pilotbook-text--exit = The exit comes with the last Cave card. When a plane reaches it the round is completed.
page-pilotbook-text--bonus = Who got out gains a third of the number of Cave cards. Most Reputation wins, then most credits.
page-pilotbook-text--title = 55 Reputation: the title, and two Exploration cards.

## Cave Troll: why no table could play a setup

ct-no-setup-players = Cave Troll is for 2 to 4 players, not { $players } (CT-SETUP-01)
ct-no-setup-sets = there are { $players } players but the sets of { $sets } are given (CT-SETUP-07)
ct-no-setup-no-such-set = a set is a number from 0 to 127, not { $set } (CT-SETUP-07)

## The Caves of Casadh: why no table could play a setup

cc-no-setup-players = The Caves of Casadh is for 1 to 6 players, not { $players } (CC-R-01)
cc-no-setup-limits = the stall and round limits are numbers from 1 to 1000 (CC-R-49)

## Skulldug!: why no table could play a setup

sk-no-setup-players--free-for-all = free-for-all is for 3 or 4 or 5 players, not { $players } (SK-GOAL-03)
sk-no-setup-players--duel = duel is for 2 players, not { $players } (SK-GOAL-03)
sk-no-setup-players--team = team is for 4 or 6 players, not { $players } (SK-TEAM-01)
sk-no-setup-players--solo-easy = solo-easy is for 1 player, not { $players } (SK-GOAL-03)
sk-no-setup-players--solo-normal = solo-normal is for 1 player, not { $players } (SK-GOAL-03)
sk-no-setup-players--solo-hard = solo-hard is for 1 player, not { $players } (SK-GOAL-03)
sk-no-setup-table = a table is 5 to 13 places wide from a corner, and 7, 9, 11 or 13 around the middle, not { $table } (SK-R-01)
sk-no-setup-cap = a turn cap is at least 1 (SK-R-14)

## Cave Pilot 55: why no table could play a setup

cp-no-setup-players--competitive = competitive is for 2 to 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--tutorial = tutorial is for 2 to 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--team = team is for 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--night-mail = night-mail is for 2 to 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--purge = purge is for 2 to 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--rising-water = rising-water is for 2 to 4 players, not { $players } (CP-GEN-01)
cp-no-setup-players--solo = solo is for 1 player, not { $players } (CP-GEN-01)
cp-no-setup-wrong-deck--competitive = competitive is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--tutorial = tutorial is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--team = team is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--night-mail = night-mail is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--purge = purge is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--rising-water = rising-water is not played with that deck (CP-SETUP-01)
cp-no-setup-wrong-deck--solo = solo is not played with that deck (CP-SETUP-01)
cp-no-setup-cards = a cave has 8, 12, or 16 and more cards, not { $cards } (CP-SETUP-01)
cp-no-setup-too-few-cards = the deck wants { $wanted } cards where there are { $there } (CP-R-68)
cp-no-setup-two-for-each = { $cards } cards are not two for each player (CP-SETUP-03)
## Page: Skulldug!, long words of the cards, and where they may be broken

page-skulldug-breaks = Blood|thirsty Mis|chievous Question|able

## Page: Cave Pilot 55, long words of the cards, and where they may be broken

page-pilot-breaks = Main|tenance Ram|bouillet Schwarz|lose Super|charged
## What the server refuses

say-no-not-begun-past = The game has not begun; there is nothing to look back at.
say-no-eyes = Look as a seat (A to F), as `public` or, when the game is over, as `all`.
say-no-seat-here = There is no such seat at this table.
say-no-eyes-running = While the game runs you may look back as yourself or as a spectator; when it is over, as anybody.
say-no-replay = This game cannot be replayed here; nothing was changed.
say-no-unfinished = This game was not played to its end; only a finished one can be looked back at.
say-no-token-known = This token is unknown or was revoked; make a new one on the account page.
say-no-address = There is no such address; see /api/openapi.json.
say-no-page-writing = Pages can only be read.
say-no-file = There is no such file.
say-no-password-fits = The name or the password is wrong.
say-no-session = You are not signed in there any more.
say-no-choices = Choices are numbers with dots between them, such as 0.2.0.
say-no-lesson-works = This part of the lesson does not work; go on with another chapter.
say-no-lesson-place = The lesson has no such place; it begins at chapter 1, beat 1.
say-no-record-host = Only the one who uploaded this record may take it away.
say-no-record = There is no such record; whoever uploaded it may have taken it away.
say-no-record-yet = The record can be read when the game is over; it shows hidden cards.
say-no-second-account = You have an account already; sign out to claim another one.
say-no-one-to-forget = Nobody is signed in here; there is nothing to forget.
say-no-guest-password = A guest has no password; confirm with the word `delete`.
say-no-word-for-account = An account is deleted with its password.
say-no-word-delete = Type the word `delete` to confirm; nothing was deleted.
say-no-account = That needs an account; choose a name and a password first.
say-no-longer-signed-in = You are signed out here; sign in again to go on.
say-no-own-password = That is not your password; nothing was changed.
say-no-free-name = Somebody has an account of this name. Sign in if it is yours, or choose another name.
say-no-webhook = You have no such webhook; it may have been taken away.
say-no-course-yet = A game is looked back at when it is over; what everybody stands at would tell what is hidden.
say-no-scopes = A token needs at least one scope: `read`, `play` or `tables`.
say-no-more-tokens = You have 50 tokens already; revoke one that is not used any more.
say-no-token-yours = You have no such token.
say-no-one-to-export = Nobody is signed in here; nothing is kept of you.
say-no-seat = There is no such seat.
say-no-record-so-large = The file is too large for a record.
say-no-request-in-time = The request did not arrive in time.
say-no-request-so-large = The request is too large.
say-no-json = The request has to be JSON, with `content-type: application/json`.
say-no-table = There is no such table; the host may have closed it.
say-no-copy-while-played = While people play it, a game cannot be continued elsewhere: a copy would show what is hidden. It can when it is over, or by whoever plays it alone.
say-no-copy-of-others = While the game runs, its copy is for the chairs you sit in; bots take all others.
say-no-more-connections = Too many connections from this address; close some and try again.
say-no-more-messages = Too many messages in a short time; wait a moment.
say-no-message-so-large = That message is too large.
say-no-message-bytes = Messages are text, not bytes.
say-no-keeping-up = This connection did not keep up; connect again.
say-no-server-now = The server stops now; the game is on disk and goes on when it is back.
say-no-more-requests = Too many requests in a short time; wait a moment.
say-no-idea-what-happened = Something went wrong in the server; nothing was changed.
say-no-foreign-page = This page belongs to another server; open the table's own address.
say-no-longer-so = The table has moved on meanwhile; look again.
say-no-disk = The server's disk does not answer; nothing was changed. Try again soon.
say-no-database = The server's database went away; whether this was kept shows when it is back. Try again soon.
say-no-name-empty = A name needs at least one character.
say-no-name-so-long = A name has at most 24 characters.
say-no-name-unseen = A name cannot have invisible characters.
say-no-setup-read = The setup cannot be read.
say-no-live-time = The time for a live game is one second to one day.
say-no-live-increment = The increment and the delay of a live clock are at most an hour.
say-no-days-time = The time for a move, and what can be saved of it, is at most 60 days.
say-no-copy-seats = A game goes on with you and bots; give every seat to one of them.
say-no-copy-over = The game is over at this moment; go on from an earlier one.
say-no-second-takeback = Somebody asks for a takeback already; answer that first.
say-no-takeback-asked = Nobody asks for a takeback now; the game has gone on.
say-no-own-consent = The others have to agree to your takeback; you may withdraw it.
say-no-second-consent = You have agreed already.
say-no-odds = That cannot be worked out.
say-no-seat-free = Somebody sits there already.
say-no-seat-of-yours = You do not sit there.
say-no-table-any-more = The host has closed this table.
say-no-longer-gathering = The game has begun.
say-no-host = Only the one who opened this table may do that.
say-no-entropy-so-long = What you add to the dice has at most 64 characters.
say-no-rematch = Only those who played can ask for more.
say-no-end-yet = The game is not over yet.
say-no-seat-to-leave = You have left this seat already.
say-no-return = You have forfeited this game; you can only look on.
say-no-one-wanted = The game has begun, and nobody is wanted there.
say-no-begin-yet = The game has not begun; seats are still open.
say-no-id = The id of a message has 1 to 64 characters that can be seen.
say-no-table-loaded = This table cannot be loaded; its log does not fit the rules of this server.
say-no-nameless-chat = Only guests with a name speak here.
say-no-chat-so-fast = You speak faster than others can read; wait a few seconds.
say-no-watching = The host has closed this table to spectators while the game is on.
say-no-chat-words = There are no words in it.
say-no-chat-so-long = That is longer than 500 characters; say it in two parts.
say-no-hints = This table was set up without hints.
say-no-second-hint = Somebody is being advised already; wait a moment.
say-no-idea = Nobody has a good idea right now; try again.
say-no-step = There is no such step in this game.
say-no-answer = The table does not answer; nothing was changed. Try again.
say-no-sign-in-now = Many people sign in right now; nothing was changed. Try again in a moment.
say-no-password-short = A password has at least 8 characters; a few words in a row are easy to keep in mind.
say-no-password-long = A password has at most 256 characters.
say-no-password-plain = A password of one character over and over is too easily guessed.
say-no-password-name = The password cannot be the name.
say-no-token-for-this = A token cannot do this; sign in with the name and the password.
say-no-record-game = This is no record: it names no game; a `.karst` file begins with `karst 1`.
say-no-more-records = You keep { $most } records here, which is the most; take one away first.
say-no-more-webhooks = You have { $most } webhooks already; take one away first.
say-no-method = This address does not take { $method }.
say-no-moments = This game has the moments 0 to { $last }, from first to last.
say-no-more-steps = This game has only { $last } steps.
say-no-message-read = This message cannot be read: { $error }.
say-no-setup-seats = The setup is for { $wanted } seats, but { $given } are given.
say-no-more-seats = A table has at most { $most } seats.
say-no-seat-called = This table has no seat { $seat }.
say-no-scope = This token lacks the scope `{ $scope }`; make one that has it on the account page.
say-no-more-tries = Too many tries; try again in { $seconds } s.
say-no-record-line = Line { $line }: { $error }
say-no-frozen = This game stands still after step { $steps }: what follows does not fit the rules of this server any more ({ $why }). It began with rules { $before } of { $game }, and these are rules { $now }. It can be looked at up to here.
say-no-step-fits = Step { $number } does not fit the rules of this server any more: { $why }.

## Takebacks

say-takeback-last = { $name } asks to take back the last action and all that came after: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-takeback-more = { $name } asks to take back actions and all that came after: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-barred-over = The game is over and its dice are open; nothing can be taken back.
say-barred-nothing = You have not done anything yet that could be taken back.
say-barred-shown = Your last action has shown something.
say-barred-shown-this = Your last action has shown something: { $told }
say-barred-chance = Chance has decided since your last action.
say-barred-chance-this = Chance has decided since your last action: { $told }
say-barred-acted = { $name } has decided since your last action.
say-barred-acted-this = { $name } has decided since your last action: { $told }

## The dice of a game

say-dice-few = Too few to say anything.
say-dice-very-uneven = Very uneven: hardly one of 100 games with the same chances comes out less even.
say-dice-uneven = Uneven: only { $n } of 100 games with the same chances come out less even.
say-dice-usual = Nothing unusual: { $n } of 100 games with the same chances come out less even.
say-dice-even = Remarkably even: { $n } of 100 games with the same chances come out less even.

## Webhooks

say-no-webhook-long = The address has more than { $most } characters.
say-no-webhook-address = This is no address; it looks like https://discord.com/api/webhooks/….
say-no-webhook-scheme = The address has to begin with https:// or http://.
say-no-webhook-user = The address cannot have a user name in it.
say-no-webhook-machine = There is no machine called { $host }.
say-no-webhook-inside = The address leads into the server's own network, which is not called.
say-webhook-turn = { $game } waits for you in seat { $seat }.
say-webhook-turn-within = { $game } waits for you in seat { $seat }. You have { $left }.
say-webhook-short = Your time at { $game } runs out: you have little time left in seat { $seat }.
say-webhook-short-within = Your time at { $game } runs out: you have { $left } left in seat { $seat }.
say-webhook-up = Your time at { $game } is up in seat { $seat }.
say-webhook-taken = { $by } has taken over your seat { $seat } at { $game }.
say-webhook-test = This is a test from Karst: you will hear here when a table waits for you.
say-webhook-unchecked = The name of the machine cannot be checked.
say-webhook-insecure = No secure connection: { $error }.
say-webhook-silent = No answer within five seconds.
say-webhook-unreached = No connection: { $error }.
say-webhook-broke = The connection broke: { $error }.
say-webhook-uncallable = The address cannot be called.
say-webhook-answered = It answered { $status }.
say-webhook-redirected = It answered { $status }; redirects are not followed, give the final address.
say-time-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
say-time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
say-time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
say-time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }

## Guests

say-guest-name = Guest { $number }

## The Caves of Casadh: on the box

cc-shelf--1 = Turn up the cave hex by hex and pocket what glitters.
cc-shelf--2 = Bats, gas, tremors and Grues get worse with every turn.
cc-shelf--3 = Only treasure carried back to the surface counts.
cc-choice--house-one-treasure-per-explore = One treasure per Explore
cc-choice-text--house-one-treasure-per-explore = However many treasure icons a card has, the explorer looks at all tokens together and keeps one.
cc-choice--house-dynamite-at-base-camp = Dynamite at Base Camp
cc-choice-text--house-dynamite-at-base-camp = Dynamite may be lit at Base Camp, and then nobody leaves that way any more.
cc-choice--house-dead-leave-belongings = The dead leave their things
cc-choice-text--house-dead-leave-belongings = Items and treasures of a dead spelunker stay where it died.
cc-choice--house-keep-at-the-marker = Keep at the marker only
cc-choice-text--house-keep-at-the-marker = An explorer who does not come in at the location marker looks at nothing and keeps nothing.
cc-choice--house-medkit-only-when-hurt = Medkit only when hurt
cc-choice-text--house-medkit-only-when-hurt = At full health a Medkit cannot be used.

## Cave Pilot 55: on the box

cp-shelf--1 = Build the cave while you fly through it.
cp-shelf--2 = Buy better parts, and lay traps for the others.
cp-shelf--3 = Come out of the exit with the best name.
cp-choice--mode-competitive = Everybody for himself
cp-choice-text--mode-competitive = Two to four planes; most Reputation wins.
cp-choice--mode-tutorial = First flight
cp-choice-text--mode-tutorial = Ten gentle caves and no treacherous cards, for two to four.
cp-choice--mode-team = Two against two
cp-choice-text--mode-team = Partners add their Reputation and may trade parts.
cp-choice--mode-night-mail = Night mail
cp-choice-text--mode-night-mail = Together: every plane has to bring its mail out in time.
cp-choice--mode-purge = Purge of the brood
cp-choice-text--mode-purge = Together: clear five of the six brood caves.
cp-choice--mode-rising-water = Rising water
cp-choice-text--mode-rising-water = Together: the cave floods from the entrance on.
cp-choice--mode-solo = Alone
cp-choice-text--mode-solo = One plane, for a title.
cp-choice--deck-easy = Easy
cp-choice-text--deck-easy = Yellow caves only.
cp-choice--deck-medium = Medium
cp-choice-text--deck-medium = Two yellow caves for one orange.
cp-choice--deck-hard = Hard
cp-choice-text--deck-hard = As many orange caves as yellow ones.
cp-choice--deck-expert = Expert
cp-choice-text--deck-expert = Mostly orange caves.
cp-choice--deck-inferno = Inferno
cp-choice-text--deck-inferno = Orange and red caves.
cp-choice--length-8 = Short
cp-choice-text--length-8 = Eight caves, 30 to 60 minutes.
cp-choice--length-12 = Standard
cp-choice-text--length-12 = Twelve caves, 40 to 80 minutes.
cp-choice--length-16 = Extended
cp-choice-text--length-16 = Sixteen caves, 50 to 100 minutes; any number of missiles and fuel.
cp-choice--solo-short = Short
cp-choice-text--solo-short = Eight caves, about 20 minutes.
cp-choice--solo-standard = Standard
cp-choice-text--solo-standard = Sixteen caves, about 30 minutes.
cp-choice--solo-extended = Extended
cp-choice-text--solo-extended = Twenty-two caves, red ones among them, about 40 minutes.
cp-choice--house-easy-mode = Easy shop
cp-choice-text--house-easy-mode = The shop may be refreshed at any moment of the own actions, once a turn.
cp-choice--house-plus-set = Plus set
cp-choice-text--house-plus-set = Ten more yellow caves join the deck.
cp-choice--house-forward-only = Forward only
cp-choice-text--house-forward-only = No plane flies back towards the entrance.
cp-choice--house-solo-trim = Solo without idle cards
cp-choice-text--house-solo-trim = Alone, the exploration cards that need an opponent stay in the box.

## Cave Troll: on the box

ct-shelf--1 = Lead heroes into thirty-three rooms of gold.
ct-shelf--2 = Send orcs, wraiths and trolls after the others.
ct-shelf--3 = Have the majority where it counts when rooms are scored.
ct-choice--set-original = Original
ct-choice-text--set-original = Barbarian, thief, knight, dwarf, cave troll, orc and wraith.
ct-choice--set-alternate = Alternate
ct-choice-text--set-alternate = Berserker, assassin, paladin, giant slayer, rampaging troll, grunt and siren banshee.
ct-choice--set-half = Half and half
ct-choice-text--set-half = Berserker, paladin, rampaging troll and siren banshee join thief, dwarf and orc.
ct-choice--set-drawn = Drawn by lot
ct-choice-text--set-drawn = For each miniature chance decides which of its two figures it is, the same for all.
ct-choice--set-mixed = Each their own
ct-choice-text--set-mixed = Every player chooses for each of the seven miniatures.
ct-choice--house-dwarf-doubles-board-only = Dwarf doubles the board only
ct-choice-text--house-dwarf-doubles-board-only = The dwarf doubles coins when the whole board is scored, not for a single room.
ct-choice--house-chests-survive-trolls = Chests survive trolls
ct-choice-text--house-chests-survive-trolls = A cave troll leaves the chest in its room.
ct-choice--house-wraiths-push-monsters = Wraiths push monsters
ct-choice-text--house-wraiths-push-monsters = A wraith may push monsters too, but no cave troll.
ct-choice--house-pushed-knights-join-knights = Pushed knights join knights
ct-choice-text--house-pushed-knights-join-knights = A wraith may push a knight into a room with an opponent's knight.
ct-choice--house-rampage-pushes-optional = Rampage without pushing
ct-choice-text--house-rampage-pushes-optional = A rampaging troll need not push before it discards.
ct-choice--house-slayer-paid-on-own-turn = Slayer paid on his own turn
ct-choice-text--house-slayer-paid-on-own-turn = The giant slayer earns his coin on his owner's turn only.
ct-choice--house-barbarians-stand-fast = Barbarians stand fast
ct-choice-text--house-barbarians-stand-fast = A barbarian never flees from a cave troll.

## Skulldug!: on the box

sk-shelf--1 = Find three cursed treasures in a cave nobody has seen.
sk-shelf--2 = Shove, throw, and tear down the way behind you.
sk-shelf--3 = Be the first back out at the entrance.
sk-choice--mode-free-for-all = Free-for-all
sk-choice-text--mode-free-for-all = Three to five explorers, each for themselves.
sk-choice--mode-duel = Duel
sk-choice-text--mode-duel = Two explorers, from a corner of the table.
sk-choice--mode-team = Teams
sk-choice-text--mode-team = Two or three teams of two that take their turns together.
sk-choice--mode-solo-easy = Alone, easy
sk-choice-text--mode-solo-easy = 9 Health, one ghost, and a cave that stands.
sk-choice--mode-solo-normal = Alone, normal
sk-choice-text--mode-solo-normal = 7 Health, two ghosts; after 20 turns at most the cave is gone.
sk-choice--mode-solo-hard = Alone, hard
sk-choice-text--mode-solo-hard = 5 Health, three ghosts, and the cave comes down.
sk-choice--gear-suggested = Suggested sets
sk-choice-text--gear-suggested = Everybody takes a ready set; quickest, and best for a first game.
sk-choice--gear-draft = Gear draft
sk-choice-text--gear-draft = Starting items are drafted, there and back.
sk-choice--fortune-paced = Paced treasures
sk-choice-text--fortune-paced = Treasures come at an even pace.
sk-choice--fortune-plain = Plain shuffle
sk-choice-text--fortune-plain = Treasures come when they come.
sk-choice--house-keep-soulbond-in-solo = Soulbond Charm alone too
sk-choice-text--house-keep-soulbond-in-solo = The charm stays in the deck when you play alone.
say-lesson-over = The lesson is over.

## At the terminal

term-left = You leave the table. The game is not over.
term-over = The game is over.
term-input-ended = The input has ended.
term-offers = There are offers 1 to { $most }.
term-help-hint = { $why } Type ? for help.
term-taken-back = Taken back.
term-name-file = Name a file: save game.karst
term-saved = Saved to { $file }.
term-allowed = You may do that.
term-name-words = Name some words: rules dwarf
term-no-rule = No rule speaks of `{ $words }`.
term-ruling = (ruling)
term-nothing-since = Nobody else has done anything since you decided.
term-kind-offers = { $words } Offers { $first } to { $last }.
term-not-now = Not now:
term-name-offer = Name an offer from 1 to { $most }, or an action: odds 1
term-no-odds = That cannot be done now; `why ACTION` says why.
term-no-chance = Neither dice nor cards have a part in that.
term-no-place = No place is called `{ $words }`.
term-changed = Changed: { $news }
term-here = Here: { $thing }
term-exit = Exit { $words }
term-nothing-yet = Nothing has happened yet.
term-thinking = Let me think …
term-hint = A master would take offer { $number }: { $words }. { $reason }
term-no-reasons = Nobody has done anything since you did that could be explained.
term-must-decide = This has to be decided; only what is merely offered can be hushed.
term-not-about = This is not about `{ $words }`.
term-hushed = You are not asked about { $topic } again.
term-not-hushed = You have not hushed that.
term-heard = You are asked about { $topic } again.
term-hush-one = hush  Do not ask me about { $topic } again in this game
term-or = { $first } or { $last }
term-pass = Pass the device to { $name }.
term-pass-enter = { $name }, press Enter when nobody else looks:
term-nobody-wins = Nobody wins.
term-wins = { $name } wins.
term-share = { $names } share the victory.
term-turned = What turned the game:
term-after-step = After step { $step } of { $all }:

## At the terminal: what one may type

term-type--offer = 3
term-help--offer = take offer 3
term-type--action = move thief E3 R01
term-help--action = take an action by its notation
term-type--nothing = (nothing)
term-help--nothing = show the offers again
term-type--why-action = why ACTION
term-help--why-action = may I? and if not, which rule says so
term-type--why = why
term-help--why = what did the others do that for?
term-type--can = can
term-help--can = what kinds of thing can I do now, and what not?
term-type--odds = odds 3, odds ACTION
term-help--odds = how may that turn out?
term-type--since = since
term-help--since = what happened since you last decided, in a paragraph
term-type--hint = hint
term-help--hint = what would a master do? (marked in the record)
term-type--undo = undo
term-help--undo = take back your last action, if nothing was revealed since
term-type--hush = hush, hush TOPIC
term-help--hush = when something is merely offered: decline, now and for the rest of the game
term-type--hear = hear, hear TOPIC
term-help--hear = be asked again about what you have hushed
term-type--rules = rules WORDS
term-help--rules = look something up in the rules
term-type--board = board, log
term-help--board = the position, the story so far
term-type--look = look, look PLACE
term-help--look = where you are, or what is in a place and where one gets from there
term-type--near = near, hand, last
term-help--near = what is around you, what you hold, what happened last
term-type--save = save FILE
term-help--save = keep the game so far
term-type--quit = quit
term-help--quit = leave the table

## At the terminal: the coach

term-lesson-over = The lesson is over. A real game: karst play { $game }
term-lesson-later = Go on later: karst learn { $game } --at { $chapter }.{ $beat }
term-lesson-task = The coach waits for you: type what to do, or `show`.
term-lesson-begin = This is the beginning.
term-lesson-type = Type: { $wanted }
term-lesson-nothing = There is nothing to do here; press Enter.
term-lesson-no-rule = No rule was found: name some words, or the number of a rule.
term-lesson-offers = There are offers 1 to { $most }; `list` shows them.
term-coach-type--next = Enter or next
term-coach-help--next = read on
term-coach-type--back = back
term-coach-help--back = one beat back
term-coach-type--act = NUMBER, ACTION
term-coach-help--act = do it: 3, move thief E3 R01
term-coach-type--show = show
term-coach-help--show = what the coach wants you to do
term-coach-type--list = list
term-coach-help--list = all you may do
term-coach-type--board = board
term-coach-help--board = the position in words
term-coach-type--rules = rules WORDS
term-coach-help--rules = look a rule up
term-coach-type--quit = quit
term-coach-help--quit = leave; you can go on later

## Page: what is in the boxes

page-rules-box = What is in the box
page-rules-box-about = Every card, tile and token, with what is printed on it.
page-rules-box-pieces = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
 }
page-rules-copies = { $n ->
    [one] one in the box
   *[other] { $n } in the box
 }
page-rules-governed-by = Rule:
page-box-group--cards-each = Cards of each player
page-box-group--figures = Heroes and monsters
page-box-group--artifacts = Artifacts
page-box-group--areas = Rooms, entrances and pits
page-box-group--treasure = Treasures
page-box-group--equipment = Equipment
page-box-group--consumable = Consumables
page-box-group--monster = Monsters
page-box-group--trap = Traps
page-box-group--tiles = Passages
page-box-group--explorers = Explorers
page-box-group--sets = Suggested starting items
page-box-group--hexes-1 = Hexes of level 1
page-box-group--hexes-2 = Hexes of level 2
page-box-group--cards = Cards
page-box-group--items = Items
page-box-group--misfortunes = Misfortunes
page-box-group--yellow = Yellow Cave cards
page-box-group--orange = Orange Cave cards
page-box-group--red = Red Cave cards
page-box-group--upgrades-A = Upgrades of row A
page-box-group--upgrades-B = Upgrades of row B
page-box-group--explorations = Exploration cards
page-box-group--dice = Dice
page-box-group--scenarios = Scenarios
page-box-kept = Worth { $n } gold when it is kept to the end.
page-box-icons = Scoring icons: { $n }.
page-box-gear = Gear: may be a starting item.
page-box-discovery = When it is discovered: hazards { $hazards }, fortunes { $fortunes }.
page-box-card = Card { $id }
page-box-card-cost = Costs { $cost ->
    [one] 1 move point
   *[other] { $cost } move points
 }.
page-box-card-level = On a hex of level { $level }: treasures { $treasures }, items { $items }.
page-box-card-misfortune = Misfortune: { $misfortune }.
page-box-stays = Stays with you until it is cured.
page-box-at-once = Happens at once and is discarded.
page-box-cured-by = Cured by { $cures }.
page-box-paintings = Cave Paintings: the hexes of level 2 join the pile.
page-box-stars = A side with a star faces where one comes from; stars: { $n }.
page-box-upgrade = { $property } { $value }, costs { $price }.
page-box-maintenance = Adds 1 to an upgrade, costs { $price }.
page-box-uses = { $n ->
    [one] Works once.
   *[other] Works { $n } times.
 }
page-box-lasts = Works as long as it lasts.
page-box-faces = Faces: { $faces }.
page-box-die--yellow = Yellow die
page-box-die--orange = Orange die
page-box-die--missile = Missile die
