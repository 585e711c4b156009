### Cave Troll: a position in words.

## Cave Troll: the board in plain text

ct-board-empty = Die Höhle ist leer.
ct-board-pile = Wertungsstapel: { $icons ->
    [one] { $icons } von 5 Sternen.
   *[other] { $icons } von 5 Sternen.
 }
ct-board-figures = { $figure } ({ $count })
ct-board-chest = { $who ->
    [you] deine Truhe
   *[other] die Truhe von { $who }
 }
ct-board-entrance = Eingang
ct-board-pit = Grube
ct-board-room = { $who ->
    [you] { $gold } Gold, du
   *[other] { $gold } Gold, { $who }
 }
ct-board-room-free = { $gold } Gold, herrenlos
ct-board-player = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }
ct-board-gold = { $gold } Gold
ct-board-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
 }
ct-board-hand = Hand: { $cards }
ct-board-artifacts = Artefakt: { $artifacts }
ct-board-facedown = { $count ->
    [one] { $count } verdecktes Artefakt
   *[other] { $count } verdeckte Artefakte
 }

## Cave Troll: a position in words

ct-scene-unfound = Artefakte, die niemand gefunden hat: { $count }.
ct-scene-area = { $place } ({ $area })
ct-scene-door--east = Osten: { $area }
ct-scene-door--west = Westen: { $area }
ct-scene-door--south = Süden: { $area }
ct-scene-door--north = Norden: { $area }
ct-scene-gold = Du hast { $gold } Gold.
ct-scene-gold-actions = Du hast { $gold } Gold und noch { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
 }
ct-scene-hand = Du hast { $cards }; in deinem Stapel { $deck ->
    [one] liegt { $deck } Karte.
   *[other] liegen { $deck } Karten.
 }
ct-scene-hand-artifacts = Du hast { $cards }; Artefakte: { $artifacts }; in deinem Stapel { $deck ->
    [one] liegt { $deck } Karte.
   *[other] liegen { $deck } Karten.
 }
ct-scene-no-card = keine Karte
