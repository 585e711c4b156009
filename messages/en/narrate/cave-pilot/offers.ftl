### Cave Pilot 55: what can be done.

cp-do-place = Place { $cave } at { $place }
cp-do-refresh = Refresh row { $row } of the shop
cp-do-fire = Fire a missile at { $target }
cp-do-again = Roll the Missile die again
cp-do-stop = Stop here
cp-do-hit = Hit { $item }
cp-do-exit = Fly through the exit
cp-do-fly = Fly to { $place }
cp-do-fly-fuel = Fly to { $place } for 1 booster fuel
cp-do-fly-tank = Fly to { $place } with the Magnus reserve tank
cp-do-fly-gyro = Fly to { $place } with the Hele-Shaw gyro
cp-do-stay = Stay here
cp-do-scrapyard = Pay 1 credit for a turn in the Scrapyard
cp-do-hover = Hover and wait for the cave to grow
cp-do-give-up = Give up: you are stuck
cp-do-use = Use { $card }
cp-do-shift = On to { $place }
cp-do-continue = Take the second part
cp-do-ignore = Ignore the second part and land
cp-do-extra = Fly an additional round
cp-do-extra-fuel = Fly an additional round for 1 booster fuel
cp-do-extra-tank = Fly an additional round with the Magnus reserve tank
cp-do-extra-gyro = Fly an additional round with the Hele-Shaw gyro
cp-do-land = Land
cp-do-begin--refresh = Next: refresh the shop
cp-do-begin--fire = Next: fire missiles
cp-do-begin--move = Next: fly
cp-do-begin--land = Next: land
cp-do-draw = Turn up another card in row { $row } for 1 credit
cp-do-buy = Buy { $card } into the { $slot }
cp-do-buy-for = Buy { $card } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } into the { $slot }
cp-do-maintain = Buy Maintenance ({ $shelf }) under the { $slot }
cp-do-maintain-for = Buy Maintenance ({ $shelf }) for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 } under the { $slot }
cp-do-buy-fuel = Buy booster fuel for 3 credits
cp-do-buy-missile = Buy a missile for 3 credits
cp-do-sell = Sell { $card }
cp-do-explore = Explore: draw an Exploration card
cp-do-discard = Discard { $card }
cp-do-offer = { $who ->
    [you] Offer you { $give } for { $take }
   *[other] Offer { $who } { $give } for { $take }
 }
cp-do-give = { $who ->
    [you] Give you { $give }
   *[other] Give { $who } { $give }
 }
cp-do-ask-for = { $who ->
    [you] Ask you for { $take }
   *[other] Ask { $who } for { $take }
 }
cp-do-trade-nothing = Trade nothing
cp-do-agree = Agree
cp-do-refuse = Refuse
cp-do-end-turn = End the turn
cp-do-pass-refresh = Leave the shop as it is
cp-do-pass-fire = Stop firing and fly on
cp-do-pass-shove = Push nobody and fly on
cp-do-pass-window = Use no card
cp-do-pass-exchange = Finish trading and end the turn
cp-do-pass = Continue
