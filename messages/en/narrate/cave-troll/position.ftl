### Cave Troll: a position in words.

## Cave Troll: the board in plain text

ct-board-empty = The cave is empty.
ct-board-pile = Scoring pile: { $icons ->
    [one] { $icons } of 5 stars.
   *[other] { $icons } of 5 stars.
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
    [one] { $count } face-down artifact
   *[other] { $count } face-down artifacts
 }

## Cave Troll: a position in words

ct-scene-unfound = Artifacts not found yet: { $count }.
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
