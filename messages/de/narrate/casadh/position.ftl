### The Caves of Casadh: a position in words.

cc-board-track = Gefahrenleiste: { $rows }.
cc-scene-track = Gefahrenleiste: { $rows }.
cc-board-surface = An der Oberfläche: { $values }.
cc-board-piles = Stapel { $pile }, Karten { $deck }, Beutel { $bag }; Runde { $round }.
cc-board-collapsed = eingestürzt
cc-board-slope = Hang { $nodes }
cc-board-marker = Zeichen in { $node }
cc-board-water = Wasser in { $node }
cc-board-hazard = { $hazard } in { $node }
cc-board-outbreak = { $hazard }! in { $node }
cc-board-grue = ein Grue in { $node }
cc-board-dynamite = { $who ->
    [you] dein Dynamit
   *[other] Dynamit von { $who }
 }, noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
 }
cc-board-spelunker = { $who ->
    [you] du
   *[other] { $who }
 } in { $node }
cc-board-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }
cc-board-treasures-seen = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 } (zuletzt gesehen: { $values })
cc-fact-dead = tot
cc-fact-surface = an der Oberfläche
cc-fact-caves = in den Höhlen
cc-fact-health = { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-fact-moves = { $mp ->
    [one] { $mp } Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
 }
cc-fact-known = bekannt: { $values }
cc-fact-ways = Ausgänge nach { $sides }
cc-scene-dead = dein Höhlenforscher ist tot
cc-scene-safe = du bist an der Oberfläche in Sicherheit
cc-scene-carry-nothing = du trägst nichts
cc-scene-carry = du trägst: { $items }
cc-scene-worth = Schätze im Wert von { $values }
cc-scene-misfortunes = Missgeschicke: { $misfortunes }
cc-scene-rubble = aus { $node } nach { $side }: Trümmer
cc-scene-way = aus { $node } nach { $side }: { $hex }, Gang { $to }
cc-scene-way-dark = aus { $node } nach { $side }: das Dunkel
cc-scene-dark = Das Dunkel, { $place }
