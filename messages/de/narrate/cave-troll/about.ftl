### Cave Troll: what an action is good for, going on from "that".

ct-gain-gold = bringt { $gold } Gold
ct-cost-gold = { $who ->
    [you] bringt dir { $gold } Gold
   *[other] bringt { $who } { $gold } Gold
 }
ct-cost-figure = kostet { $figure }
ct-gain-lost = treibt { $figure } aus der Höhle
ct-gain-figure = bringt { $figure } in die Höhle
ct-gain-artifact = bringt ein Artefakt
ct-gain-icons = bringt die Wertung näher, { $icons ->
    [one] { $icons } von 5 Sternen liegt auf dem Stapel
   *[other] { $icons } von 5 Sternen liegen auf dem Stapel
 }
ct-gain-room-from = { $who ->
    [you] nimmt dir { $place } ab ({ $gold } Gold)
   *[other] nimmt { $who } { $place } ab ({ $gold } Gold)
 }
ct-gain-room = nimmt { $place } ein ({ $gold } Gold)
ct-gain-pay = lässt { $place } { $gold } Gold bringen
ct-gain-hold = sichert { $place } besser ab
ct-gain-reach = bringt eine Figur nach { $place } ({ $gold } Gold)
ct-gain-press = { $who ->
    [you] setzt dich unter Druck: { $place }
   *[other] setzt { $who } unter Druck: { $place }
 }
ct-cost-room-to = { $who ->
    [you] überlässt dir { $place }
   *[other] überlässt { $who } { $place }
 }
ct-cost-room = gibt { $place } auf ({ $gold } Gold)
ct-gain-room-away = { $who ->
    [you] nimmt dir { $place } weg
   *[other] nimmt { $who } { $place } weg
 }
