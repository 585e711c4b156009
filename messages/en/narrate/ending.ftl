### The end.

say-ahead = Ahead of { $whom } by { $amount }.
say-forfeited = { $who ->
    [you] You forfeited, so you come
   *[other] { $who } forfeited and comes
 } in behind everyone who played on.
say-compared-first = This is your first finished game of this kind.
say-compared-best = Your best so far: it used to be { $amount }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of this kind.
say-compared-equal = As good as your best in { $games ->
    [one] { $games } earlier game
   *[other] { $games } earlier games
 } of this kind.
say-compared-less = Your best is still { $amount }, in { $games ->
    [one] { $games } earlier game
   *[other] { $games } earlier games
 } of this kind.
