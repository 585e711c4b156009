### Cave Troll: what the game waits for.

ct-ask-start = Choosing the starting player.
ct-ask-deal = Dealing the first cards.
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
    [you] Your wraith has entered { $place }. It may push someone out.
   *[other] { $who } decides whom the wraith pushes out of { $place }.
 }
ct-ask-push-must = { $who ->
    [you] Your wraith has entered { $place }. It must push someone out.
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
ct-ask-walk = { $figure } is in { $place } and can take { $steps ->
    [one] { $steps } more step.
   *[other] { $steps } more steps.
 }
ct-ask-walk-or-stop = { $figure } is in { $place } and can take { $steps ->
    [one] { $steps } more step, or stop.
   *[other] { $steps } more steps, or stop.
 }
ct-ask-walk-other = { $figure } walks on from { $place }.
ct-ask-over = The game is over.
ct-ask-target = { $who } chooses where { $card } takes effect.
ct-ask-chest = Place your treasure chest in any room.
ct-ask-score = Choose a room to score.
ct-ask-cave-troll = Place your cave troll in any room without one.
ct-ask-on-pit = Place { $figure } at a pit.
ct-ask-on-entrance = Place { $figure } at an entrance.
ct-ask-artifact = Draw an artifact.
