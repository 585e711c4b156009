### Skulldug!: a position in words.

sk-board-decks = Stapel: { $tiles } Plättchen, { $fortunes } Glückskarten, { $hazards } Gefahrenkarten.
sk-board-cave = Leben der Höhle: { $gems ->
    [one] { $gems } Edelstein.
   *[other] { $gems } Edelsteine.
 }
sk-board-as = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 } als { $token }
sk-board-ghost = { $ghost } ({ $faction }): { $facts }.
sk-fact-backup = wartet auf Verstärkung
sk-fact-dead = tot
sk-fact-place = { $place }
sk-fact-health = { $health } von { $most } Leben
sk-scene-health = { $health } von { $most } Leben
sk-fact-ap = { $ap } AP
sk-fact-ap-moving = { $ap } AP und { $moving } zum Gehen
sk-fact-dazed = benommen
sk-fact-pinned = eingeklemmt
sk-fact-empty-hand = leere Hand
sk-fact-hand = Hand: { $cards }
sk-scene-hand = { $hand }; am Ende eines Zuges darfst du { $limit ->
    [one] { $limit } Gegenstand
   *[other] { $limit } Gegenstände
 } haben
sk-scene-dark = Das Dunkel bei { $cell }
sk-scene-entrance = Höhleneingang ({ $cell })
sk-scene-passage = { $tile } ({ $cell })
sk-scene-way = { $side }: { $place }
sk-scene-wall = { $side }: eine Wand
sk-scene-way-dark = { $side }: das Dunkel
sk-scene-edge = { $side }: der Rand des Tisches
sk-topic-resign = Beginn des Zuges
