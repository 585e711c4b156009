### The Caves of Casadh: what the game waits for.

cc-ask-surface = An der Oberfläche werden Schätze ausgelegt.
cc-ask-start = Es wird bestimmt, wer beginnt.
cc-ask-begin = { $who ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $who } beginnt.
 }
cc-ask-action = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }: noch { $mp ->
    [one] { $mp } Bewegungspunkt.
   *[other] { $mp } Bewegungspunkte.
 }
cc-ask-cornered = { $asked } Ein Grue hat dich in die Enge getrieben.
cc-ask-hex = { $who ->
    [you] Du gehst
   *[other] { $who } geht
 } ins Dunkel nach { $side }.
cc-ask-rotate = { $who ->
    [you] Du entdeckst: { $hex }. Drehe es, wie du willst, dann lege es.
   *[other] { $who } dreht: { $hex }.
 }
cc-ask-card = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
 }
cc-ask-drop = { $who ->
    [you] Ausrüstung verloren: Welchen Gegenstand lässt du hier?
   *[other] { $who } muss einen Gegenstand zurücklassen.
 }
cc-ask-items = Es finden sich Gegenstände.
cc-ask-treasure = Schätze werden aus dem Beutel des Schicksals gezogen.
cc-ask-keep = { $who ->
    [you] Nur du siehst diese Schätze. Behalte einen.
   *[other] { $who } sieht sich Schätze an und behält einen.
 }
cc-ask-blind = { $who ->
    [you] Du tastest im Dunkeln nach einem Schatz.
   *[other] { $who } tastet im Dunkeln nach einem Schatz.
 }
cc-ask-rolls = Gewürfelt wird für: { $hazards }.
cc-ask-flee = { $who ->
    [you] Ein Grue kommt: { $hex }! Wähle, wohin du fliehst.
   *[other] { $who } flieht vor dem Grue: { $hex }.
 }
cc-ask-send-grue = { $who ->
    [you] Der Grue weicht vor deiner Laterne zurück. Wähle, wohin er geht.
   *[other] { $who } vertreibt den Grue.
 }
cc-ask-surface-turn = { $who ->
    [you] Du bist draußen. Einen Grue bewegen, mit einem Wurf über { $inside }?
   *[other] { $who } darf von der Oberfläche aus die Grues aufscheuchen.
 }
cc-ask-grue-roll = { $who ->
    [you] Du brauchst mehr als { $above }.
   *[other] { $who } braucht mehr als { $above }.
 }
cc-ask-grue-move = { $who ->
    [you] Ein Grue gehorcht dir. Wähle einen und wohin er geht.
   *[other] { $who } bewegt einen Grue.
 }
cc-ask-defuse = { $who ->
    [you] Du versuchst
   *[other] { $who } versucht
 }, { $owner ->
    [you] die Lunte deines Dynamits zu löschen
   *[other] die Lunte am Dynamit von { $owner } zu löschen
 }: höchstens { $most }.
cc-ask-end = { $who ->
    [you] Dein Zug endet.
   *[other] Der Zug von { $who } endet.
 }
cc-ask-over = Das Spiel ist aus.
