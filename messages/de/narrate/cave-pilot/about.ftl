### Cave Pilot 55: what an action is good for, going on from "that".

cp-gain-reputation = bringt { $n } Ansehen
cp-cost-reputation = kostet { $n } Ansehen
cp-gain-credits = bringt { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
 }
cp-cost-credits = kostet { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
 }
cp-gain-handles = bringt das Flugzeug durch „{ $cave }“
cp-gain-out = bringt das Flugzeug hinaus
cp-gain-place = führt zu: { $place }
cp-gain-hits = { $who ->
    [you] trifft dein Flugzeug
   *[other] trifft das Flugzeug von { $who }
 }
cp-gain-installs = baut „{ $card }“ ein
cp-gain-raises = hebt { $property } auf { $n }
cp-cost-hits = bringt { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 } am eigenen Flugzeug
cp-gain-mends = repariert { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 }
cp-cost-fuel = verbrennt Treibstoff
cp-cost-missile = verbraucht eine Rakete
cp-gain-fuel = nimmt Treibstoff auf
cp-gain-missile = nimmt eine Rakete auf
cp-gain-card = bringt eine Erkundungskarte
