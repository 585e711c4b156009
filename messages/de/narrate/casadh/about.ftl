### The Caves of Casadh: what an action is good for, going on from "that".

cc-gain-health = heilt { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-cost-health = kostet { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-gain-hurt = { $who ->
    [you] schadet dir
   *[other] schadet { $who }
 }
cc-gain-treasure = bringt { $count ->
    [one] { $count } Schatz ein
   *[other] { $count } Schätze ein
 }
cc-gain-item = bringt { $item }
cc-cost-item = verbraucht { $item }
cc-gain-cure = heilt ein Missgeschick
cc-gain-home = bringt { $count ->
    [one] { $count } Schatz heim
   *[other] { $count } Schätze heim
 }
cc-gain-threat = { $who ->
    [you] bedroht dich mit Dynamit
   *[other] bedroht { $who } mit Dynamit
 }
cc-gain-close = versperrt den Weg mit Dynamit
cc-cost-outbreak = macht einen Ausbruch wahrscheinlicher ({ $hazard }: { $sixths } von 6)
cc-gain-near-treasure = führt zu { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätzen
 }
cc-gain-near-item = führt zu einem Gegenstand: { $item }
cc-gain-nearer = führt näher zum Basislager
cc-gain-further = führt tiefer in die Höhlen
