### Cave Troll: what happened.

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
ct-placed = { $figure } arrives at { $place }.
ct-chest-placed = { $who ->
    [you] You place your treasure chest in { $place }.
   *[other] { $who } places a treasure chest in { $place }.
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
    [you] You find an artifact and keep it face down.
   *[other] { $who } finds an artifact and keeps it face down.
 }
ct-used = { $who ->
    [you] You use the { $artifact }.
   *[other] { $who } uses the { $artifact }.
 }
ct-room-unpaid = { $place } is worth { $gold } gold, but nobody controls it.
ct-share = { $who ->
    [you] you { $gold }
   *[other] { $who } { $gold }
 }
ct-room-paid = { $place } pays { $shares } gold.
ct-board-scored = The whole board is scored.
ct-board-scored-last = The whole board is scored one last time.
ct-paid-empty-room = { $who ->
    [you] You gain { $gold } gold for entering an empty room.
   *[other] { $who } gains { $gold } gold for entering an empty room.
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
    [one] { $icons } of 5 stars.
   *[other] { $icons } of 5 stars.
 }
ct-pile-cleared = The scoring pile leaves the game.
ct-over-won = The game is over. { $who ->
    [you] You win.
   *[other] { $who } wins.
 }
ct-over-shared = The game is over. { $winners } share the victory.
