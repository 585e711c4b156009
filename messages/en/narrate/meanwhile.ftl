### What happened meanwhile, and what turned a game.

say-since-more = The log tells { $n ->
    [one] { $n } thing more.
   *[other] { $n } things more.
 }
say-lead = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn }: { $own } against { $next }.
say-lead-alone = { $who ->
    [you] You take
   *[other] { $who } takes
 } the lead in turn { $turn }: { $own }.
say-lead-several = { $whom } take the lead in turn { $turn }: { $own } against { $next }.
say-lead-several-alone = { $whom } take the lead in turn { $turn }: { $own }.
say-last-move = { $who ->
    [you] You make
   *[other] { $who } makes
 } the last move of the game.
say-swing-gain = { $who ->
    [you] You gain
   *[other] { $who } gains
 } { $amount } in turn { $turn }, the most in any turn.
say-swing-loss = { $who ->
    [you] You lose
   *[other] { $who } loses
 } { $amount } in turn { $turn }, the most in any turn.
