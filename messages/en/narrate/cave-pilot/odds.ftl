### Cave Pilot 55: what the dice may show.

cp-odds-face--3 = 3 hits
cp-odds-face--2 = 2 hits
cp-odds-face--1 = 1 hit
cp-odds-face--targeting = 2 hits where you want them
cp-odds-face--die = 1 hit, and you may roll again
cp-odds-face--reputation = no hit, but Reputation is at stake
cp-odds-crash = you crash
cp-odds-card = a card nobody can know in advance
cp-odds-pass = you pass
cp-odds-fail = { $failed ->
    [one] you fail
    [2] you fail twice
   *[other] you fail { $failed } times
 }
cp-odds-both = { $passed ->
    [one] you pass
    [2] you pass twice
   *[other] you pass { $passed } times
 } and { $failed ->
    [one] fail
    [2] fail twice
   *[other] fail { $failed } times
 }
cp-odds-reputation = { $by } reputation
cp-odds-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
