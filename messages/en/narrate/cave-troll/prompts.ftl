### Cave Troll: what the game waits for.

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
