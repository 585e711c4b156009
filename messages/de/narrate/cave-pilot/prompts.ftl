### Cave Pilot 55: what the game waits for.

cp-ask-start = Wer beginnt? Alle werfen den gelben Würfel.
cp-ask-deal = Die Höhlenkarten werden verteilt.
cp-ask-display = Der Laden öffnet.
cp-ask-start-card = Alle bekommen eine Erkundungskarte.
cp-ask-place = { $who ->
    [you] Du bist am Zug: Lege eine Höhlenkarte; wähle die Karte, dann ihren Platz.
   *[other] { $who } legt eine Höhlenkarte.
 }
cp-ask-place-more = { $who ->
    [you] Du bist am Zug: Lege { $left } Höhlenkarten; wähle eine Karte, dann ihren Platz.
   *[other] { $who } legt Höhlenkarten.
 }
cp-ask-refresh = { $who ->
    [you] Du bist am Zug: Frische eine Reihe des Ladens auf, oder lass ihn so.
   *[other] { $who } darf den Laden auffrischen.
 }
cp-ask-fire = { $who ->
    [you] Du bist am Zug: Feuere eine Rakete ab, oder mach weiter.
   *[other] { $who } darf Raketen abfeuern.
 }
cp-ask-shove = { $who ->
    [you] Du bist am Zug: Schiebe oder zieh jemanden, oder mach weiter.
   *[other] { $who } darf jemanden schieben oder ziehen.
 }
cp-ask-move = { $who ->
    [you] Du bist am Zug: Wohin fliegst du?
   *[other] { $who } fliegt.
 }
cp-ask-handle = Die Höhle wird abgehandelt.
cp-ask-extra = { $who ->
    [you] Du bist am Zug: eine Zusatzrunde für Treibstoff oder landen?
   *[other] { $who } darf eine Zusatzrunde fliegen.
 }
cp-ask-land = { $who ->
    [you] Du bist am Zug: Du bist gelandet. Handle im Laden, erkunde oder beende den Zug.
   *[other] { $who } ist gelandet.
 }
cp-ask-order = { $who ->
    [you] Du bist am Zug: Die Foliot-Uhr läuft. Was kommt als Nächstes?
   *[other] { $who } wählt den nächsten Schritt.
 }
cp-ask-exchange = { $who ->
    [you] Du bist am Zug: Tausche Ausrüstung mit deinem Partner, oder beende den Zug.
   *[other] { $who } darf Ausrüstung tauschen.
 }
cp-ask-refill = Höhlenkarten werden gezogen.
cp-ask-round-ends = Die Runde endet.
cp-ask-answer = { $who ->
    [you] Du bietest
   *[other] { $who } bietet
 } dir { $give } für { $take }. Einverstanden?
cp-ask-answer-other = { $name } denkt über einen Tausch nach: { $give } für { $take }.
cp-ask-fill = Der Laden wird aufgefüllt.
cp-ask-draw = Für Reihe { $row } wird noch eine Karte gezogen.
cp-ask-find = { $who ->
    [you] Du ziehst eine Erkundungskarte.
   *[other] { $who } zieht eine Erkundungskarte.
 }
cp-ask-discard = { $who ->
    [you] Du hast fünf Erkundungskarten und Platz für vier: Lege eine ab.
   *[other] { $who } legt eine Erkundungskarte ab.
 }
cp-ask-missile = Der Raketenwürfel rollt.
cp-ask-reroll = { $who ->
    [you] Du bist am Zug: Treffer! Den Raketenwürfel noch einmal werfen?
   *[other] { $who } darf den Raketenwürfel noch einmal werfen.
 }
cp-ask-aim = Wähle das Ziel: Wohin { $left ->
    [one] geht der Treffer
   *[other] gehen die { $left } Treffer
 } auf { $who ->
    [you] dein Flugzeug?
   *[other] das Flugzeug von { $who }?
 }
cp-ask-aim-other = { $name } zielt auf { $who ->
    [you] dein Flugzeug.
   *[other] das Flugzeug von { $who }.
 }
cp-ask-hits = Dein Flugzeug bekommt { $left ->
    [one] { $left } Treffer,
   *[other] { $left } Treffer,
 } es beginnt bei: { $part }. Welche Karte trifft es?
cp-ask-hits-other = { $name } wählt, wohin { $left ->
    [one] der Treffer geht.
   *[other] die { $left } Treffer gehen.
 }
cp-ask-penalty = { $who ->
    [you] Du zahlst die Strafe.
   *[other] { $who } zahlt die Strafe.
 }
cp-ask-remove = Du verlierst { $left ->
    [one] { $left } Erkundungskarte: welche?
   *[other] { $left } Erkundungskarten: welche?
 }
cp-ask-remove-other = { $name } verliert eine Erkundungskarte.
cp-ask-tie = Gleicher Abstand: Der gelbe Würfel entscheidet, wer zuerst kommt.
cp-ask-condition = Der Wind dreht: Der gelbe Würfel entscheidet über die Zeile.
cp-ask-roll = Die Würfel rollen.
cp-ask-redirect = Der Angriff springt auf jemand anderen über.
cp-ask-part-two = { $who ->
    [you] Du hast den ersten Teil bestanden. Nimmst du den zweiten an, oder landest du?
   *[other] { $who } entscheidet über den zweiten Teil.
 }
cp-ask-blow-on = Der Wind weht dich weiter: noch { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-blow-back = Der Wind weht dich zurück: noch { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-blow-other = { $name } wird durch die Höhle geweht.
cp-ask-pull = { $who ->
    [you] Zieh dich:
   *[other] Zieh { $who }:
 } noch bis zu { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-push = { $who ->
    [you] Schieb dich:
   *[other] Schieb { $who }:
 } noch bis zu { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-push-other = { $name } bewegt { $who ->
    [you] dein Flugzeug.
   *[other] das Flugzeug von { $who }.
 }
cp-ask-over = Das Spiel ist aus.
cp-window-missile = { $who ->
    [you] Du feuerst eine Rakete ab. Ziel: { $target }.
   *[other] { $who } feuert eine Rakete ab. Ziel: { $target }.
 }
cp-window-missile-rolled = Der Raketenwürfel ist gefallen.
cp-window-step = { $who ->
    [you] Du fliegst gleich.
   *[other] { $who } fliegt gleich.
 }
cp-window-fuel-step = { $who ->
    [you] Du verbrennst Treibstoff für den Flug: { $place }.
   *[other] { $who } verbrennt Treibstoff für den Flug: { $place }.
 }
cp-window-fuel-extra = { $who ->
    [you] Du verbrennst Treibstoff für eine Zusatzrunde.
   *[other] { $who } verbrennt Treibstoff für eine Zusatzrunde.
 }
cp-window-challenge = { $who ->
    [you] Du würfelst gleich gegen: { $cave }.
   *[other] { $who } würfelt gleich gegen: { $cave }.
 }
cp-window-challenged = { $who ->
    [you] Du hast gewürfelt gegen: { $cave }.
   *[other] { $who } hat gewürfelt gegen: { $cave }.
 }
cp-ask-window = { $moment } Eine Karte benutzen?
cp-ask-window-other = { $moment } { $name } denkt über eine Karte nach.
