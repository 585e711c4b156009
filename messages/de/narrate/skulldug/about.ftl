### Skulldug!: what an action is good for, going on from "that".

sk-gain-health = heilt { $health } Leben
sk-cost-health = kostet { $health } Leben
sk-gain-hurt = { $who ->
    [you] schadet dir
   *[other] schadet { $who }
 }
sk-gain-robs = { $who ->
    [you] nimmt dir einen Schatz ab
   *[other] nimmt { $who } einen Schatz ab
 }
sk-gain-ghost = bringt zur Ruhe: { $ghost }
sk-gain-passages = entdeckt { $n ->
    [one] { $n } Gang
   *[other] { $n } Gänge
 }
sk-gain-treasures = bringt es auf { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }
sk-cost-treasure = gibt einen Schatz her
sk-gain-card = bringt „{ $card }“
sk-cost-card = verbraucht „{ $card }“
sk-gain-free = macht wieder frei
sk-gain-win = gewinnt das Spiel
sk-gain-entrance = führt zum Höhleneingang
sk-gain-reach = führt nach { $place }
