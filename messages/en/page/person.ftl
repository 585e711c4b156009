### Somebody, and what they have played.

page-person-title = { $name } at the table
page-person-played = { $n ->
    [one] game played
   *[other] games played
}
page-person-won = won
page-person-streak = longest streak
page-person-only-you = Only you see games at tables that were not public. Older games without a kept result are missing.
page-person-open-to-all = Games at public tables. What is played by a link stays between those who played it.
page-person-none = No game played to its end yet.
page-person-none-public = No game at a public table yet.
page-person-tallies = Wins by game
page-person-against--people = people
page-person-against--alone = alone
page-person-against--random = random bots
page-person-against--novice = novice bots
page-person-against--steady = steady bots
page-person-against--strong = strong bots
page-person-against--master = master bots
page-person-won-of = { $won } of { $played }
page-person-best = Best moments
page-person-feat--master = First win against a master
page-person-feat--closest = Closest win
page-person-feat--clearest = Clearest win
page-person-by = { $n ->
    [one] by 1 point
   *[other] by { $n } points
}
page-person-watch = Watch it again
page-person-latest = Latest games
page-person-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-person-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-person-more = Earlier games
page-person-mine = What I have played
page-person-see = Games and wins
