### Cave Pilot 55: what the dice may show.

cp-odds-face--3 = 3 Treffer
cp-odds-face--2 = 2 Treffer
cp-odds-face--1 = 1 Treffer
cp-odds-face--targeting = 2 Treffer, wo du sie willst
cp-odds-face--die = 1 Treffer, und du darfst noch einmal würfeln
cp-odds-face--reputation = kein Treffer: Es geht um Ansehen
cp-odds-crash = du stürzt ab
cp-odds-card = eine Karte, die niemand vorher kennen kann
cp-odds-pass = du bestehst
cp-odds-fail = { $failed ->
    [one] du scheiterst
    [2] du scheiterst zweimal
   *[other] du scheiterst { $failed }-mal
 }
cp-odds-both = { $passed ->
    [one] du bestehst einmal
    [2] du bestehst zweimal
   *[other] du bestehst { $passed }-mal
 } und { $failed ->
    [one] scheiterst einmal
    [2] scheiterst zweimal
   *[other] scheiterst { $failed }-mal
 }
cp-odds-reputation = { $by } Ansehen
cp-odds-hits = { $n } Treffer
