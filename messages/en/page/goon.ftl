### Page: going on from a moment.

page-goon-running = { $n ->
    [one] A new table begins with the first step of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.
   *[other] A new table begins with the first { $n } steps of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.
 }
page-goon-over = { $n ->
    [one] A new table begins with the first step of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.
   *[other] A new table begins with the first { $n } steps of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.
 }
page-goon-i-play = I play
page-goon-others-are = The others are
page-goon-setting-up = Setting up…
page-goon-go-on = Go on from here
