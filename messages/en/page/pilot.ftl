### Page: Cave Pilot 55.

## Cave Pilot 55, who and where

page-pilot-you = You
page-pilot-seat = Seat { $n }
page-pilot-and = { $first } and { $last }
page-pilot-or = { $first } or { $last }
page-pilot-plus = { $first } plus { $second }
page-pilot-plane-of = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
page-pilot-ceiling = ceiling { $column }
page-pilot-floor = floor { $column }
page-pilot-place--entrance = entrance
page-pilot-place--exit = exit
page-pilot-place--outside = outside the cave
page-pilot-place--out = out
page-pilot-colour--yellow = yellow
page-pilot-colour--orange = orange
page-pilot-colour--red = red
page-pilot-part-name--upper = upper
page-pilot-part-name--lower = lower
page-pilot-part-name--web = web
page-pilot-part-name--spider = spider
page-pilot-part-name--tendrils = tendrils
page-pilot-part-name--maw = maw
page-pilot-empty = { $place }, empty.
page-pilot-empty-spot = { $spot }: { $place }, empty.
page-pilot-cave-at = { $title }, { $place }, { $colour }.
page-pilot-there = There: { $planes }.
page-pilot-gate-there = { $gate }. There: { $planes }.
page-pilot-gate = { $gate }.
page-pilot-plane-at = { $plane }, { $place }.
page-pilot-red-cubes = { $n ->
    [one] { $n } red cube.
   *[other] { $n } red cubes.
 }
page-pilot-harder-now = { $n } harder right now.
page-pilot-cleared = Cleared.
page-pilot-cleared-stamp = cleared
page-pilot-flooded = Under water.
page-pilot-chance-to-pass = Chance to pass: { $chances }.
page-pilot-percent-spoken = { $n } percent
page-pilot-percent = { $n } %
page-pilot-can-be-chosen = Can be chosen.
page-pilot-named-at = { $title } ({ $spot })
page-pilot-shelf = Shop { $shelf }
page-pilot-row = Row { $row }
page-pilot-stock--fuel = Booster fuel
page-pilot-stock--missile = Missile
page-pilot-stock--missiles = Missiles
page-pilot-stock-of = { $stock }: { $n }
page-pilot-stock-of-most = { $stock }: { $n } of { $most }
page-pilot-the-die--yellow = The yellow die
page-pilot-the-die--orange = The orange die
page-pilot-give = Give { $item }
page-pilot-take = Take { $item }
page-pilot-nothing = nothing
page-pilot-property-of = { $who ->
    [you] Your { $property }
   *[other] { $who }'s { $property }
 }
page-pilot-pushed--forward = { $who ->
    [you] Your plane forward
   *[other] { $who }'s plane forward
 }
page-pilot-pushed--backward = { $who ->
    [you] Your plane backward
   *[other] { $who }'s plane backward
 }
page-pilot-player-sentence = { $name }: { $reputation } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }, { $values }; { $place }.
page-pilot-choices-left = { $picked }. { $n ->
    [one] { $n } option.
   *[other] { $n } options.
 }
page-pilot-go-on = Continue
page-pilot-cards-to-lay = Cave cards to place
page-pilot-shop = Cave shop
page-pilot-shop-short = Shop
page-pilot-shop-open = Go shopping
page-pilot-shop-look = See the shop
page-pilot-my-mat = My mat
page-pilot-on-turn-round = { $who ->
    [you] Your turn, round { $round }.
   *[other] { $who }’s turn, round { $round }.
 }
page-pilot-the-cave = The cave. Arrow keys move from place to place, Enter chooses, T goes to the next option, Escape goes back.

## Cave Pilot 55, what is printed

page-pilot-die--yellow = the yellow die
page-pilot-die--orange = the orange die
page-pilot-must-beat = { $left } must beat { $right }
page-pilot-no-damage = no damage
page-pilot-hits-on = { $n ->
    [one] { $n } hit on { $symbol }
   *[other] { $n } hits on { $symbol }
 }
page-pilot-reputation-lost = lose { $n } Reputation
page-pilot-cards-lost = { $n ->
    [one] lose { $n } whole Exploration card
   *[other] lose { $n } whole Exploration cards
 }
page-pilot-hits-shown--yellow = as many hits as the yellow die shows
page-pilot-hits-shown--orange = as many hits as the orange die shows
page-pilot-blown-back = blown back
page-pilot-part = { $challenge }. Passed: { $reputation } Reputation. Failed: { $penalty }.
page-pilot-part-named = { $part }: { $challenge }. Passed: { $reputation } Reputation. Failed: { $penalty }.
page-pilot-reach--row = { $range } along its row
page-pilot-reach--ahead = { $range } ahead
page-pilot-reach--behind = { $range } behind
page-pilot-reach--all = { $range } all around
page-pilot-taken-times = Done { $n } times.
page-pilot-attacks-in-range = Attacks planes in range: { $reach }.
page-pilot-wind = The yellow die picks the line: 0 or 2, the upper one. Pass: blown { $range } forward. Fail: { $range } back.
page-pilot-two-parts = Two parts, one after the other. If you pass the first, you may ignore the second and land.
page-pilot-ooze = Once someone enters, cards in range ({ $reach }) are { $adds } harder for a while.
page-pilot-aura = Cards in range ({ $reach }) are { $adds } harder.
page-pilot-upgrade-mark = Upgrade mark: land here to trade in the shop.
page-pilot-explore-mark = Exploration mark: land here to explore.
page-pilot-brood = A brood cave.
page-pilot-scenario--night-mail = Night mail
page-pilot-scenario--purge = Purge of the brood
page-pilot-scenario--rising-water = Rising water
page-pilot-scenario-text--night-mail = Every plane carries mail. All planes must reach the exit no later than two full rounds after the round in which the first one does. If a plane crashes or gets stuck, its mail is lost, and so is the game.
page-pilot-scenario-text--purge = Whoever passes a challenge on a Brood card puts a red cube on it. Three cubes clear the card, and everyone gains 1 Reputation. Clear at least five of the six and lose at most one plane.
page-pilot-scenario-text--rising-water = After the fourth round the water rises one column a round: 2 hits for every plane at or behind it, and flooded cards give no Reputation, no upgrades and nothing to explore. All planes but one must reach the exit; with two planes, both.

## Cave Pilot 55, what can be done

page-pilot-title-lay = Place { $cave }
page-pilot-title--shop = Shop
page-pilot-title--missiles = Missiles
page-pilot-title--fly = Fly
page-pilot-title--which-card = Which card
page-pilot-title--exploration = Exploration
page-pilot-title--trade = Trade
page-pilot-title--turn = Turn
page-pilot-verb--continue = Take the second part
page-pilot-verb--again = Roll again
page-pilot-verb--agree = Agree
page-pilot-verb--stay = Stay
page-pilot-verb--hover = Hover
page-pilot-verb--scrapyard = Scrapyard, 1 credit
page-pilot-verb--extra-free = Fly another round
page-pilot-verb--extra-fuel = Fly another round, 1 fuel
page-pilot-verb--extra-tank = Fly another round, reserve tank
page-pilot-verb--extra-gyro = Fly another round, gyro
page-pilot-verb--explore = Explore
page-pilot-verb--buy-fuel = Fuel, 3
page-pilot-verb--buy-missile = Missile, 3
page-pilot-verb--trade = Offer a trade
page-pilot-verb--begin-refresh = Refresh the shop
page-pilot-verb--begin-fire = Fire
page-pilot-verb--begin-move = Fly
page-pilot-verb--begin-land = Land
page-pilot-verb--land = Land
page-pilot-verb--ignore = Ignore it and land
page-pilot-verb--stop = Stop here
page-pilot-verb--pass = Continue
page-pilot-verb--refuse = Refuse
page-pilot-verb--end-turn = End turn
page-pilot-verb--give-up = Give up
page-pilot-slot-holds = { $slot }: { $title }, { $value }

## Cave Pilot 55, a closer look

page-pilot-lore-cubes = Red cubes: { $n }. Each takes 1 off the dice.
page-pilot-lore-harder = { $n } harder right now because of its neighbours.
page-pilot-lore-ooze = The ooze is flowing.
page-pilot-lore-flooded = Under water: no Reputation, no upgrading, no exploring.
page-pilot-lore-odds = You would have { $left }: { $chances } to pass.
page-pilot-lore-handled = You have been through this one: nothing to fear.
page-pilot-lore-with-this = With what you carry: { $chances } to pass.
page-pilot-lore-exit = The exit
page-pilot-lore-exit-text = Fly through it and you have finished. It pays a third of the number of Cave cards.
page-pilot-lore-entrance = The entrance
page-pilot-lore-entrance-text = Upgrade and explore here for two turns; a third turn, in the Scrapyard, costs 1 credit.
page-pilot-lore-nothing = { $place }: no card here yet.

## Cave Pilot 55, cards and mats

page-pilot-my-caves = My Cave cards
page-pilot-caves = Cave cards
page-pilot-hand-cave = { $title }, { $colour }.
page-pilot-hand-chances = With what you carry: { $chances } percent to pass.
page-pilot-can-be-laid = Can be placed.
page-pilot-lay-it = Place it ({ $key })
page-pilot-no-caves = No Cave cards left.
page-pilot-challenge = The challenge
page-pilot-action-of = { $n } of { $all }
page-pilot-what-it-has = What the plane has
page-pilot-what-was-needed = What was needed
page-pilot-what-is-fixed = Printed number plus neighbours, minus red cubes
page-pilot-to-pass = { $chance }% to pass
page-pilot-rolled-undoable = Rolled; a card can still change it.
page-pilot-step--refresh = shop step
page-pilot-step--fire = missile step
page-pilot-step--move = flight step
page-pilot-step--handle = challenge step
page-pilot-step--extra = additional round
page-pilot-step--land = landing step
page-pilot-in-all-turns = On any player’s turn: { $steps }.
page-pilot-in-own-turn = On your turn: { $steps }.
page-pilot-permanent = { $n ->
    [one] permanent, absorbs { $n } hit
   *[other] permanent, absorbs { $n } hits
 }
page-pilot-uses-left = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
 }
page-pilot-any-turn = any turn
page-pilot-always-on = always on
page-pilot-can-be-used = Can be used.
page-pilot-type-value = { $type }: { $value }
page-pilot-credits = Credits
page-pilot-credits-read = {""} credits
page-pilot-slot-free = { $slot }: free
page-pilot-slot-free-choosable = { $slot }: free. Can be chosen.
page-pilot-free = free
page-pilot-slot-card = { $slot }: { $value } { $title }
page-pilot-slot-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
page-pilot-slot-maintained = with maintenance
page-pilot-shop-upgrade = { $value } { $title }: { $property }, costs { $price }.
page-pilot-shop-maintenance = +1 { $title }: adds 1, costs { $price }.
page-pilot-reserved-by = Reserved by { $name }.
page-pilot-can-be-bought = Can be bought.
page-pilot-reserved = reserved
page-pilot-draw-row = Row { $row }: turn up one more card for 1 credit. { $n } left in the pile.
page-pilot-refresh-row = Row { $row }: refresh. { $n } left in the pile.
page-pilot-draw-one = one more card for 1 credit
page-pilot-refresh = refresh
page-pilot-pile-left = { $n } left
page-pilot-missile-chances = Missile odds

## Cave Pilot 55, what just happened

page-pilot-just-happened = What just happened
page-pilot-reputation = Reputation
page-pilot-gone = gone
page-pilot-is-out = { $name } is out
page-pilot-no-effect = no effect
page-pilot-line--upper = Upper line
page-pilot-line--lower = Lower line
page-pilot-passed = Passed
page-pilot-failed = Failed
page-pilot-about-to-roll = The dice are about to roll…
page-pilot-missile-at = { $name } → { $target }
page-pilot-in-the-air = in the air…
page-pilot-card-used = { $name }: <b>{ $card }</b>

## Cave Pilot 55, players

page-pilot-player-at = { $name }, seat { $letter }
page-pilot-partner = partner
page-pilot-thinking = thinking…
page-pilot-decides = deciding
page-pilot-on-turn = current turn
page-pilot-reputation-read = {""} Reputation
page-pilot-missiles = missiles
page-pilot-credits-title = credits
page-pilot-out-of-the-game = Out of the game
page-pilot-through-the-exit = Through the exit
page-pilot-mat = Mat
page-pilot-mat-explorations = Mat, { $explorations ->
    [one] { $explorations } Exploration card
   *[other] { $explorations } Exploration cards
 }
page-pilot-mat-caves = Mat, { $caves ->
    [one] { $caves } Cave card
   *[other] { $caves } Cave cards
 }
page-pilot-mat-both = Mat, { $explorations ->
    [one] { $explorations } Exploration card
   *[other] { $explorations } Exploration cards
 }, { $caves ->
    [one] { $caves } Cave card
   *[other] { $caves } Cave cards
 }
page-pilot-track = Reputation: { $all }. At 55 you earn the title Cave Pilot 55.
page-pilot-how-it-stands = Standings
page-pilot-first-token = First player token
page-pilot-first = 1st
page-pilot-through = through
page-pilot-out = out
page-pilot-round = Round
page-pilot-round-now = Round <b>{ $n }</b>
page-pilot-to-lay-title = Cave cards still to place
page-pilot-exit-open = Exit open
page-pilot-to-lay = { $n } to place
page-pilot-final-round = Final round
page-pilot-water-at = Water at { $n }

## Cave Pilot 55, the aim and the end

page-pilot-aim = The goal
page-pilot-the-flight = The flight
page-pilot-aims--team = Partners sit opposite each other and add up their Reputation.
page-pilot-aims--solo = Get through the cave with as much Reputation as you can.
page-pilot-aims--others = Most Reputation wins. Crash or get stuck, and you have lost.
page-pilot-title-below = { $title } below { $n }
page-pilot-title-from = { $title } from { $n }
page-pilot-broods-cleared = <b>{ $n } of 5</b> brood caves cleared.
page-pilot-grades = Silver from { $silver }, gold from { $gold } Reputation on average.
page-pilot-exit-bonus = The exit is worth <gain>+{ $n }</gain> with the cave as it is.
page-pilot-pile-caves = In the pile: { $n ->
    [one] { $n } cave.
   *[other] { $n } caves.
 }
page-pilot-pile-holds = In the pile: { $caves }.
page-pilot-of-colour--yellow = { $n } yellow
page-pilot-of-colour--orange = { $n } orange
page-pilot-of-colour--red = { $n } red
page-pilot-no-title = No title: the plane did not make it out

## Cave Pilot 55, keys

page-pilot-key--arrows = from place to place in the cave
page-pilot-key--enter = choose
page-pilot-key--t = next thing you can choose
page-pilot-key--esc = go back
page-pilot-key--digits = pick a Cave card
page-pilot-key--d = done: continue, land, end the turn
page-pilot-key--e = another round, explore
page-pilot-key--s = stay, hover, scrapyard
page-pilot-key--g = roll again, second part, agree
page-pilot-key--fb = buy fuel, buy a missile
page-pilot-key--h = show where I am
page-pilot-key--m = more or fewer options
page-pilot-key--zoom = zoom, whole cave

## Cave Pilot 55, long words of the cards, and where they may be broken

page-pilot-breaks = Main|tenance Ram|bouillet Schwarz|lose Super|charged
page-pilot-give-up-ask = Give up? Your flight ends here.
page-pilot-give-up-yes = Give up
