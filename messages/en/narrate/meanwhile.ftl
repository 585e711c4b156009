### What happened meanwhile, and what turned a game.

say-since-more = The log has { $n ->
    [one] { $n } more event.
   *[other] { $n } more events.
 }
say-lead = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn }, { $own } to { $next }.
say-lead-alone = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn } with { $own }.
say-lead-several = { $whom } take the lead in turn { $turn }, { $own } to { $next }.
say-lead-several-alone = { $whom } take the lead in turn { $turn } with { $own }.
say-last-move = { $who ->
    [you] You make
   *[other] { $who } makes
 } the last move of the game.
say-swing-gain = { $who ->
    [you] You gain
   *[other] { $who } gains
 } { $amount } in turn { $turn }, the biggest gain of the game.
say-swing-loss = { $who ->
    [you] You lose
   *[other] { $who } loses
 } { $amount } in turn { $turn }, the biggest loss of the game.
