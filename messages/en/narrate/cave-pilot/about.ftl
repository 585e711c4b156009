### Cave Pilot 55: what an action is good for, going on from "that".

cp-gain-reputation = earns { $n } reputation
cp-cost-reputation = costs { $n } reputation
cp-gain-credits = brings { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
cp-cost-credits = costs { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
cp-gain-handles = gets the plane through { $cave }
cp-gain-out = gets the plane out
cp-gain-place = reaches { $place }
cp-gain-hits = { $who ->
    [you] hits your plane
   *[other] hits { $who }'s plane
 }
cp-gain-installs = installs the { $card }
cp-gain-raises = raises { $property } to { $n }
cp-cost-hits = takes { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
cp-gain-mends = mends { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
cp-cost-fuel = burns booster fuel
cp-cost-missile = spends a missile
cp-gain-fuel = takes on booster fuel
cp-gain-missile = takes on a missile
cp-gain-card = brings an Exploration card
