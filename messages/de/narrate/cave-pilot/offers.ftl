### Cave Pilot 55: what can be done.

cp-do-place = Legen: { $cave }, { $place }
cp-do-refresh = Reihe { $row } des Ladens auffrischen
cp-do-fire = Rakete abfeuern, Ziel: { $target }
cp-do-again = Den Raketenwürfel noch einmal werfen
cp-do-stop = Hier aufhören
cp-do-hit = Treffen: { $item }
cp-do-exit = Durch den Ausgang fliegen
cp-do-fly = Fliegen: { $place }
cp-do-fly-fuel = Für 1 Treibstoff fliegen: { $place }
cp-do-fly-tank = Mit dem Magnus-Reservetank fliegen: { $place }
cp-do-fly-gyro = Mit dem Hele-Shaw-Gyro fliegen: { $place }
cp-do-stay = Hier bleiben
cp-do-scrapyard = 1 Credit für einen Zug auf dem Schrottplatz zahlen
cp-do-hover = Schweben und warten, bis die Höhle wächst
cp-do-give-up = Aufgeben: Es geht nicht weiter
cp-do-use = Benutzen: { $card }
cp-do-shift = Weiter: { $place }
cp-do-continue = Den zweiten Teil annehmen
cp-do-ignore = Den zweiten Teil auslassen und landen
cp-do-extra = Eine Zusatzrunde fliegen
cp-do-extra-fuel = Für 1 Treibstoff eine Zusatzrunde fliegen
cp-do-extra-tank = Mit dem Magnus-Reservetank eine Zusatzrunde fliegen
cp-do-extra-gyro = Mit dem Hele-Shaw-Gyro eine Zusatzrunde fliegen
cp-do-land = Landen
cp-do-begin--refresh = Als Nächstes: den Laden auffrischen
cp-do-begin--fire = Als Nächstes: Raketen abfeuern
cp-do-begin--move = Als Nächstes: fliegen
cp-do-begin--land = Als Nächstes: landen
cp-do-draw = Für 1 Credit eine weitere Karte in Reihe { $row } aufdecken
cp-do-buy = Kaufen: { $card }, { $slot }
cp-do-buy-for = Für { $price ->
    [one] { $price } Credit kaufen:
   *[other] { $price } Credits kaufen:
 } { $card }, { $slot }
cp-do-maintain = Wartung ({ $shelf }) kaufen: { $slot }
cp-do-maintain-for = Wartung ({ $shelf }) für { $price ->
    [one] { $price } Credit
   *[other] { $price } Credits
 } kaufen: { $slot }
cp-do-buy-fuel = Für 3 Credits einen Treibstoff kaufen
cp-do-buy-missile = Für 3 Credits eine Rakete kaufen
cp-do-sell = Verkaufen: { $card }
cp-do-explore = Erkunden: eine Erkundungskarte ziehen
cp-do-discard = Ablegen: { $card }
cp-do-offer = { $who ->
    [you] Dir { $give } für { $take } anbieten
   *[other] { $who } { $give } für { $take } anbieten
 }
cp-do-give = { $who ->
    [you] Dir { $give } geben
   *[other] { $who } { $give } geben
 }
cp-do-ask-for = { $who ->
    [you] Dich um { $take } bitten
   *[other] { $who } um { $take } bitten
 }
cp-do-trade-nothing = Nichts tauschen
cp-do-agree = Einverstanden
cp-do-refuse = Ablehnen
cp-do-end-turn = Den Zug beenden
cp-do-pass-refresh = Den Laden so lassen
cp-do-pass-fire = Nicht mehr feuern und weiterfliegen
cp-do-pass-shove = Niemanden schieben und weiterfliegen
cp-do-pass-window = Keine Karte benutzen
cp-do-pass-exchange = Nichts mehr tauschen und den Zug beenden
cp-do-pass = Weiter
