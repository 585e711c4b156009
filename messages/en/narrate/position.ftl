### A position in words.

say-scene-no-hand = You are watching and have no hand.
say-scene-new = New on the board.
say-scene-came = New here: { $things }.
say-scene-gone = No longer here: { $things }.
say-scene-before = Before: { $about }.
say-scene-exits = Its exits have changed.
say-scene-more = And { $n ->
    [one] { $n } more place.
   *[other] { $n } more places.
 }
say-scene-nowhere = You are not on the board.
say-scene-onlooker = You are watching.
say-scene-place = { $place }: { $here }
say-scene-place-about = { $place }, { $about }: { $here }
say-scene-from = From { $place }: { $exits }
say-scene-alone = Nothing is near you.
say-scene-exit-with = { $exit }, with { $here }
