### Page: Cave Troll.

## Cave Troll, names and printed texts

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

## Cave Troll, the board

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
page-troll-who-comes-back = Who comes back?
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

## Cave Troll, beside the board

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
