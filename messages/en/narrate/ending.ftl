### The end.

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
