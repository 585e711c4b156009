### Cave Pilot 55: a position in words.

cp-board-entrance = Eingang
cp-board-exit = Ausgang
cp-board-no-cave = Noch liegt keine Höhlenkarte.
cp-board-empty = leer
cp-board-shop = Laden { $row }: { $cards } ({ $pile } im Stapel).
cp-board-cubes = { $n } Klötzchen
cp-board-plane = { $who ->
    [you] Dein Flugzeug
   *[other] Flugzeug von { $who }
 }
cp-scene-plane = { $who ->
    [you] dein Flugzeug
   *[other] Flugzeug von { $who }
 }
cp-board-player = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }: { $n } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }; Ort: { $place }.
cp-board-explorations = Erkundung: { $cards }.
cp-board-caves = Höhlenkarten: { $cards }.
cp-board-stack = { $slot }: { $card }, Wert { $value }.
cp-board-stack-hits = { $slot }: { $card }, Wert { $value }, { $hits } Treffer.
cp-scene-gate--outside = Freier Himmel
cp-scene-gate--entrance = Eingang
cp-scene-gate--exit = Ausgang
cp-scene-no-card = { $place } ({ $spot }), noch keine Karte
cp-scene-way--on = weiter: { $place }
cp-scene-way--ceiling = Decke: { $place }
cp-scene-way--floor = Boden: { $place }
cp-scene-way--onward = vorwärts: { $place }
cp-scene-way--onward-down = vorwärts und hinab: { $place }
cp-scene-way--onward-up = vorwärts und hinauf: { $place }
cp-scene-way--down = hinab: { $place }
cp-scene-way--up = hinauf: { $place }
cp-scene-way--back = zurück: { $place }
cp-scene-way--back-down = zurück und hinab: { $place }
cp-scene-way--back-up = zurück und hinauf: { $place }
cp-scene-way-out = vorwärts: der Ausgang
cp-scene-upgrades = hier gibt es Ausbauten
cp-scene-cleared = geräumt
cp-scene-flooded = unter Wasser
cp-scene-shop = Laden, Reihe { $row }
cp-scene-pile = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
 }
cp-scene-mat = Dein Tableau
cp-scene-standing = { $n } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-standing-turn = du bist am Zug: { $n } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-no-caves = keine Höhlenkarten zu legen
cp-scene-caves = Höhlenkarten zu legen: { $cards }
cp-scene-no-explorations = keine Erkundungskarten
cp-scene-explorations = Erkundungskarten: { $cards }
cp-scene-round = Runde { $round }.
