### Cave Pilot 55: what happened.

cp-start-rolled = { $who ->
    [you] You roll { $face } to go first.
   *[other] { $who } rolls { $face } to go first.
 }
cp-starts = { $who ->
    [you] You take the First player token.
   *[other] { $who } takes the First player token.
 }
cp-cave-dealt = { $who ->
    [you] You get the Cave card { $cave }.
   *[other] { $who } gets the Cave card { $cave }.
 }
cp-displayed = { $card } goes on display in row { $row }.
cp-found = { $who ->
    [you] You install { $card }.
   *[other] { $who } installs { $card }.
 }
cp-turn-begins = { $who ->
    [you] Your turn { $number }
   *[other] { $who }'s turn { $number }
 }: { $credits } credits.
cp-placed = { $who ->
    [you] You place { $cave } at { $place }.
   *[other] { $who } places { $cave } at { $place }.
 }
cp-exit-opens = The last Cave card is placed, and the exit opens.
cp-removed = { $card } leaves the shop.
cp-fired = { $who ->
    [you] You fire a missile at { $target }.
   *[other] { $who } fires a missile at { $target }.
 }
cp-missile-rolled--1 = The missile hits once.
cp-missile-rolled--2 = The missile hits twice.
cp-missile-rolled--3 = The missile hits three times.
cp-missile-rolled--die = The missile shows the die: a hit, and another roll.
cp-missile-rolled--targeting = The missile shows the target: two aimed hits.
cp-missile-rolled--reputation = The missile shows the star: a blow to Reputation.
cp-cave-hit = { $place } takes { $hits ->
    [one] { $hits } hit, { $all } in all.
   *[other] { $hits } hits, { $all } in all.
 }
cp-warded = { $who ->
    [you] Your plane is untouched.
   *[other] { $who }'s plane is untouched.
 }
cp-redirected = The attack on { $who ->
    [you] you
   *[other] { $who }
 } goes to { $whom ->
    [you] you instead.
   *[other] { $whom } instead.
 }
cp-redirected-lost = { $who ->
    [you] The attack on you goes astray in the dark.
   *[other] The attack on { $who } goes astray in the dark.
 }
cp-stayed-on = { $who ->
    [you] You stay on { $place }.
   *[other] { $who } stays on { $place }.
 }
cp-stayed-in = { $who ->
    [you] You stay in { $place }.
   *[other] { $who } stays in { $place }.
 }
cp-landed-on = { $who ->
    [you] You land on { $place }.
   *[other] { $who } lands on { $place }.
 }
cp-landed-in = { $who ->
    [you] You land in { $place }.
   *[other] { $who } lands in { $place }.
 }
cp-scrapyard = { $who ->
    [you] You pay 1 credit for the Scrapyard.
   *[other] { $who } pays 1 credit for the Scrapyard.
 }
cp-hovers = { $who ->
    [you] You hover
   *[other] { $who } hovers
 }: there is no way on yet.
cp-paid-fuel = { $who ->
    [you] You burn booster fuel.
   *[other] { $who } burns booster fuel.
 }
cp-paid-tank = { $who ->
    [you] You empty the Magnus reserve tank.
   *[other] { $who } empties the Magnus reserve tank.
 }
cp-paid-gyro = { $who ->
    [you] You use the Hele-Shaw gyro.
   *[other] { $who } uses the Hele-Shaw gyro.
 }
cp-fuel-lost = { $who ->
    [you] Your fuel burns for nothing.
   *[other] { $who }'s fuel burns for nothing.
 }
cp-handles = { $who ->
    [you] You face { $cave }.
   *[other] { $who } faces { $cave }.
 }
cp-attacks = { $cave } attacks { $planes }.
cp-tie-rolled = { $who ->
    [you] You roll { $face } to settle the order.
   *[other] { $who } rolls { $face } to settle the order.
 }
cp-wind-upper = The wind shows { $face }: the upper line for { $who ->
    [you] you.
   *[other] { $who }.
 }
cp-wind-lower = The wind shows { $face }: the lower line for { $who ->
    [you] you.
   *[other] { $who }.
 }
cp-rolled = { $who ->
    [you] You roll { $faces }.
   *[other] { $who } rolls { $faces }.
 }
cp-rolled-void = { $who ->
    [you] You roll { $faces }, but it does not count.
   *[other] { $who } rolls { $faces }, but it does not count.
 }
cp-passed = { $who ->
    [you] You pass
   *[other] { $who } passes
 }: { $left } against { $right }.
cp-failed = { $who ->
    [you] You fail
   *[other] { $who } fails
 }: { $left } against { $right }.
cp-skipped = { $who ->
    [you] You slip past in the smoke.
   *[other] { $who } slips past in the smoke.
 }
cp-ignored = { $who ->
    [you] You leave the second part alone.
   *[other] { $who } leaves the second part alone.
 }
cp-reputation-lost = { $who ->
    [you] You lose { $by } Reputation and have { $now } left.
   *[other] { $who } loses { $by } Reputation and has { $now } left.
 }
cp-reputation = { $who ->
    [you] You gain { $by } Reputation and have { $now }.
   *[other] { $who } gains { $by } Reputation and has { $now }.
 }
cp-hit-missile = { $who ->
    [you] Your plane loses a missile.
   *[other] { $who }'s plane loses a missile.
 }
cp-hit-fuel = { $who ->
    [you] Your plane loses booster fuel.
   *[other] { $who }'s plane loses booster fuel.
 }
cp-hit-card-gone = { $who ->
    [you] Your { $card } is destroyed.
   *[other] { $who }'s { $card } is destroyed.
 }
cp-hit-card = { $who ->
    [you] Your { $card } takes a hit.
   *[other] { $who }'s { $card } takes a hit.
 }
cp-hit-slot-gone = { $who ->
    [you] Your { $property } card is destroyed.
   *[other] { $who }'s { $property } card is destroyed.
 }
cp-hit-last = { $who ->
    [you] Your last { $part } is destroyed.
   *[other] { $who }'s last { $part } is destroyed.
 }
cp-hit-part = { $who ->
    [you] Your { $part } takes a hit.
   *[other] { $who }'s { $part } takes a hit.
 }
cp-card-lost = { $who ->
    [you] You lose { $card }.
   *[other] { $who } loses { $card }.
 }
cp-crashed = { $who ->
    [you] You crash!
   *[other] { $who } crashes!
 }
cp-stuck = { $who ->
    [you] You are stuck and out.
   *[other] { $who } is stuck and out.
 }
cp-finished = { $who ->
    [you] You fly through the exit!
   *[other] { $who } flies through the exit!
 }
cp-extra-round = { $who ->
    [you] You begin an additional round of actions.
   *[other] { $who } begins an additional round of actions.
 }
cp-began--refresh = { $who ->
    [you] You turn to the shop.
   *[other] { $who } turns to the shop.
 }
cp-began--fire = { $who ->
    [you] You turn to the missiles.
   *[other] { $who } turns to the missiles.
 }
cp-began--move = { $who ->
    [you] You turn to flying.
   *[other] { $who } turns to flying.
 }
cp-began--land = { $who ->
    [you] You turn to landing.
   *[other] { $who } turns to landing.
 }
cp-used = { $who ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
 }
cp-bought = { $who ->
    [you] You buy { $card }
   *[other] { $who } buys { $card }
 } for { $price ->
    [one] { $price } credit.
   *[other] { $price } credits.
 } The { $slot } is now worth { $value }.
cp-gained = { $who ->
    [you] You gain { $thing }.
   *[other] { $who } gains { $thing }.
 }
cp-stocked = { $who ->
    [you] You buy { $thing }
   *[other] { $who } buys { $thing }
 } for { $price ->
    [one] { $price } credit.
   *[other] { $price } credits.
 }
cp-sold = { $who ->
    [you] You sell { $card }
   *[other] { $who } sells { $card }
 } for { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
 }
cp-paid-row = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } for another card in row { $row }.
cp-explored = { $who ->
    [you] You explore for
   *[other] { $who } explores for
 } { $price ->
    [one] { $price } credit.
   *[other] { $price } credits.
 }
cp-repaired = { $who ->
    [you] You repair
   *[other] { $who } repairs
 } { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } on the { $slot }.
cp-reserved = { $who ->
    [you] You reserve the card at { $shelf }.
   *[other] { $who } reserves the card at { $shelf }.
 }
cp-reservation-free = The Reservation token is free again.
cp-offered = { $who ->
    [you] You offer
   *[other] { $who } offers
 } { $whom ->
    [you] you { $give } for { $take }.
   *[other] { $whom } { $give } for { $take }.
 }
cp-agreed = { $who ->
    [you] You agree.
   *[other] { $who } agrees.
 }
cp-refused = { $who ->
    [you] You refuse.
   *[other] { $who } refuses.
 }
cp-titled = { $who ->
    [you] You reach 55 Reputation and earn the title Cave Pilot 55!
   *[other] { $who } reaches 55 Reputation and earns the title Cave Pilot 55!
 }
cp-cleared = { $cave } is cleared of the brood.
cp-water-rises = The water rises to column { $column }.
cp-bonus = { $who ->
    [you] You gain { $by } Reputation for reaching the exit.
   *[other] { $who } gains { $by } Reputation for reaching the exit.
 }
cp-flown-in = { $who ->
    [you] You fly into { $place }.
   *[other] { $who } flies into { $place }.
 }
cp-flown = { $who ->
    [you] You fly to { $place }.
   *[other] { $who } flies to { $place }.
 }
cp-drawn = { $who ->
    [you] You are drawn to { $place }.
   *[other] { $who } is drawn to { $place }.
 }
cp-blown = { $who ->
    [you] You are blown to { $place }.
   *[other] { $who } is blown to { $place }.
 }
cp-pushed = { $who ->
    [you] You are pushed to { $place }.
   *[other] { $who } is pushed to { $place }.
 }
cp-pulled = { $who ->
    [you] You are pulled to { $place }.
   *[other] { $who } is pulled to { $place }.
 }
cp-teleported = { $who ->
    [you] You teleport to { $place }.
   *[other] { $who } teleports to { $place }.
 }
cp-swapped = { $who ->
    [you] You swap places and are now at { $place }.
   *[other] { $who } swaps places and is now at { $place }.
 }
cp-over-nobody = The game is over. Nobody wins.
cp-over-made = The game is over. { $who ->
    [you] You made it.
   *[other] { $who } made it.
 }
cp-over-won = The game is over. { $who ->
    [you] You win.
   *[other] { $who } wins.
 }
cp-over-shared = The game is over. { $winners } share the victory.
cp-over-title = { $over } Title: { $title }.
cp-over-grade = { $over } Grade: { $grade }.
