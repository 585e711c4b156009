### Everything Karst says, in English. A translation is one file like this one: the same keys, the same things put in.
###
### `$who` is a person: the way [you] is taken when it is the one who reads. Numbers choose between [one], exact numbers
### and the rest. Keys with two dashes are a family: names of one kind.

## Small words

say-list-two = { $first } and { $last }
say-that = that { $words }
say-that-but = that { $words }, but { $worst }
say-somebody = Somebody

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
