### Page: going on from a moment.

page-goon-running = { $n ->
    [one] This opens a new table at the first step of this game. You keep your seat, bots take the others, and chance starts afresh. The game you are playing goes on as before.
   *[other] This opens a new table after the first { $n } steps of this game. You keep your seat, bots take the others, and chance starts afresh. The game you are playing goes on as before.
 }
page-goon-over = { $n ->
    [one] This opens a new table after the first step of this game. You play one seat, bots the others, and chance starts afresh. The game you are watching stays as it is.
   *[other] This opens a new table after the first { $n } steps of this game. You play one seat, bots the others, and chance starts afresh. The game you are watching stays as it is.
 }
page-goon-i-play = I play
page-goon-others-are = The others are
page-goon-setting-up = Setting up…
page-goon-go-on = Play on from here
