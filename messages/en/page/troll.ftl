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
page-troll-figure-text--barbarian = Counts as two heroes when his room is scored. Wraiths cannot push him.
page-troll-figure-text--thief = One action takes her to any room or entrance she may enter.
page-troll-figure-text--knight = Opponents’ figures cannot enter his room, except knights. He discards every orc in a room he enters.
page-troll-figure-text--dwarf = Doubles the printed coins of his room, whoever controls it. Chests are not doubled.
page-troll-figure-text--cave-troll = Place it in any room without a cave troll. Each player may save one figure from that room; the rest are discarded. It never moves, and nobody may enter.
page-troll-figure-text--orc = 1 action: discard any hero in its room.
page-troll-figure-text--wraith = When it enters a room, or for 1 action, it pushes one hero into an adjacent room or entrance. It may enter a full room if it then pushes.
page-troll-figure-text--berserker = When an opponent controls his room, the two of you share its gold. He may be the sixth in a full room that holds none of your figures and no opponent’s berserker.
page-troll-figure-text--assassin = 1 action: discard a lone hero (not an assassin) or a lone grunt in her room.
page-troll-figure-text--paladin = Banshees cannot pull your heroes from his room, and grunts cannot attack your adventurers there. 1 action: send an opponent’s banshee from his room to a pit.
page-troll-figure-text--giant-slayer = Once a turn, gain 1 gold when he enters an empty room. 1 action: discard him together with a rampaging troll in his room.
page-troll-figure-text--rampaging-troll = Moves once a turn. 1 action: push two other figures out of its room, then discard all that are left there.
page-troll-figure-text--grunt = 1 action: discard all opponents’ adventurers in its room.
page-troll-figure-text--siren-banshee = One action moves it one or two steps. 1 action: pull an opponent’s hero from an adjacent room into its own.
page-troll-artifact-text--chalice = Place one of your lost heroes on any entrance.
page-troll-artifact-text--cloak = One of your heroes takes one or two steps; knights do not stop it.
page-troll-artifact-text--sword = Discard an opponent's orc or grunt in a room with one of your heroes.
page-troll-artifact-text--boots = One of your heroes takes up to three steps.
page-troll-artifact-text--scroll = Send an opponent’s monster (not a cave troll) from a room or an entrance to any pit.
page-troll-artifact-text--tally = Score a room that holds one of your heroes.
page-troll-card--treasure = Treasure
page-troll-card--score-a-room = Score a Room
page-troll-card--find-an-artifact = Find an Artifact
page-troll-card-text--treasure = Place your chest in any room. It adds 4 gold whenever the room is scored, for whoever controls it.
page-troll-card-text--score-a-room = Choose any room. It is scored at once.
page-troll-card-text--find-an-artifact = Draw an artifact, look at it and keep it face down.
page-troll-arrives--hero = Enters at an entrance.
page-troll-arrives--monster = Enters at a pit.

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
page-troll-pays-nobody = Nobody controls it, so its { $gold } gold would go to nobody.
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
page-troll-go-to-one-of = Can go to { $n } places.
page-troll-go-to = Go to { $places }.
page-troll-and-more = and { $n } more.
page-troll-figure-in = { $figure } in { $place }.
page-troll-can-be-chosen = Can be chosen.
page-troll-is-picked = Selected.
page-troll-picked-now = { $what }. { $n ->
    [one] 1 option.
   *[other] { $n } options.
 }
page-troll-map = Cave map. Arrow keys move from area to area, Tab goes to the figures there, Enter chooses, Escape goes back.
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
page-troll-kept-gold = Gold at the end if never played
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
page-troll-key--t = next thing you can choose
page-troll-key--esc = go back
page-troll-key--d = draw
page-troll-key--e = end the turn
page-troll-key--s = stay, no push, stop
page-troll-key--cards = play a card
page-troll-key--a = abilities and artifacts
page-troll-key--m = more or fewer options
page-troll-key--zoom = zoom, whole cave
page-troll-scoring-icons = { $n ->
    [one] { $n } scoring star
   *[other] { $n } scoring stars
 }
page-troll-chest-in = in { $place }
page-troll-chest-lost = lost
page-troll-chest-to-come = not played yet
page-troll-pile--supply = Not in play yet
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
page-troll-decides = deciding
page-troll-on-turn = current turn
page-troll-gold = Gold
page-troll-gold-read = { $n }<read> gold</read>
page-troll-gold-and-soon = { $gold } gold; a scoring would pay { $soon } now
page-troll-soon = A scoring would pay { $soon } now
page-troll-deck = Deck <b>{ $n }</b>
page-troll-deck-title = Cards in the deck
page-troll-hand = Hand <b>{ $n }</b>
page-troll-hand-title = Cards in hand
page-troll-artifacts = Artifacts <b>{ $n }</b>
page-troll-artifacts-title = Face-down artifacts
page-troll-board-pays = Board <b>+{ $n }</b>
page-troll-board-pays-title = What a scoring would pay now
page-troll-holds = Holds <b>{ $what }</b>
page-troll-scoring-pile = Scoring pile
page-troll-board-is-scored = The board is scored.
page-troll-until-scored = { $n } more, and the whole board is scored.
page-troll-scored-so-far = { $n ->
    [one] Scored once so far.
   *[other] Scored { $n } times so far.
 }
page-troll-played-artifacts = Played: { $names }
page-troll-artifacts-left = Artifacts left to find: <b>{ $n }</b>
page-troll-artifacts-left-played = Artifacts left to find: <b>{ $n }</b> · played: { $names }
page-troll-standing = Standings
page-troll-scoring-would-pay = What a scoring would pay now
page-troll-scoring-pile-title = Scoring pile: at five the whole board is scored
