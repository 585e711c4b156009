### Cave Pilot 55: names.

## Cave Pilot 55: names

cp-cave-part--lower = lower
cp-cave-part--maw = maw
cp-cave-part--spider = spider
cp-cave-part--tendrils = tendrils
cp-cave-part--upper = upper
cp-cave-part--web = web
cp-part--shields = shields
cp-part--armor = plate armor
cp-part--attack = short range attack
cp-part--maneuver = maneuverability
cp-part--power = power
cp-part--navigation = navigation & control
cp-part--explorations = exploration cards
cp-part--missiles = missiles
cp-part--fuel = booster fuel
cp-title--rookie = Rookie
cp-title--novice = Novice
cp-title--flying-ace = Flying Ace
cp-title--cave-pilot = Cave Pilot
cp-grade--bronze = bronze
cp-grade--silver = silver
cp-grade--gold = gold
cp-die--yellow = yellow
cp-die--orange = orange

## Cave Pilot 55: places and things

cp-spot = { $cave } ({ $spot })
cp-item-on = { $card } ({ $slot })
cp-plane = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
cp-part-of = the { $part } of { $cave }
cp-part-number = part { $n } of { $place }
cp-nothing = nothing
cp-the-cave = the cave
cp-something = something
cp-missile = a missile
cp-fuel = booster fuel
cp-on-property = { $card } on { $property }
cp-on-of = { $who ->
    [you] { $card } on your { $property }
   *[other] { $card } on { $who }'s { $property }
 }
cp-on-plane = { $who ->
    [you] { $card } on you
   *[other] { $card } on { $who }
 }
cp-on-forward = { $who ->
    [you] { $card } on you, forward
   *[other] { $card } on { $who }, forward
 }
cp-on-backward = { $who ->
    [you] { $card } on you, backward
   *[other] { $card } on { $who }, backward
 }
cp-on-place = { $card } on { $place }
cp-on-die = { $card } on the { $die } die
cp-on-shelf = { $card } on { $upgrade } ({ $shelf })
