### Cave Pilot 55: what happened.

cp-start-rolled = { $who ->
    [you] Du würfelst { $face } um den Anfang.
   *[other] { $who } würfelt { $face } um den Anfang.
 }
cp-starts = { $who ->
    [you] Du bekommst den Startspielerstein.
   *[other] { $who } bekommt den Startspielerstein.
 }
cp-cave-dealt = { $who ->
    [you] Du bekommst die Höhlenkarte { $cave }.
   *[other] { $who } bekommt die Höhlenkarte { $cave }.
 }
cp-displayed = In Reihe { $row } liegt jetzt aus: { $card }.
cp-found = { $who ->
    [you] Du baust ein: { $card }.
   *[other] { $who } baut ein: { $card }.
 }
cp-turn-begins = { $who ->
    [you] Dein Zug { $number }
   *[other] Zug { $number } von { $who }
 }: { $credits } Credits.
cp-placed = { $who ->
    [you] Du legst an: { $cave }, { $place }.
   *[other] { $who } legt an: { $cave }, { $place }.
 }
cp-exit-opens = Die letzte Höhlenkarte liegt: Der Ausgang öffnet sich.
cp-removed = Aus dem Laden entfernt: { $card }.
cp-fired = { $who ->
    [you] Du feuerst eine Rakete ab. Ziel: { $target }.
   *[other] { $who } feuert eine Rakete ab. Ziel: { $target }.
 }
cp-missile-rolled--1 = Die Rakete trifft einmal.
cp-missile-rolled--2 = Die Rakete trifft zweimal.
cp-missile-rolled--3 = Die Rakete trifft dreimal.
cp-missile-rolled--die = Die Rakete zeigt den Würfel: ein Treffer und noch ein Wurf.
cp-missile-rolled--targeting = Die Rakete zeigt das Ziel: zwei gezielte Treffer.
cp-missile-rolled--reputation = Die Rakete zeigt den Stern: ein Schlag gegen das Ansehen.
cp-cave-hit = { $place } bekommt { $hits ->
    [one] { $hits } Treffer; zusammen { $all }.
   *[other] { $hits } Treffer; zusammen { $all }.
 }
cp-warded = { $who ->
    [you] Dein Flugzeug bleibt unberührt.
   *[other] Das Flugzeug von { $who } bleibt unberührt.
 }
cp-redirected = Der Angriff auf { $who ->
    [you] dich
   *[other] { $who }
 } trifft stattdessen { $whom ->
    [you] dich.
   *[other] { $whom }.
 }
cp-redirected-lost = { $who ->
    [you] Der Angriff auf dich verliert sich im Dunkeln.
   *[other] Der Angriff auf { $who } verliert sich im Dunkeln.
 }
cp-stayed-on = { $who ->
    [you] Du bleibst bei: { $place }.
   *[other] { $who } bleibt bei: { $place }.
 }
cp-stayed-in = { $who ->
    [you] Du bleibst bei: { $place }.
   *[other] { $who } bleibt bei: { $place }.
 }
cp-landed-on = { $who ->
    [you] Du landest bei: { $place }.
   *[other] { $who } landet bei: { $place }.
 }
cp-landed-in = { $who ->
    [you] Du landest bei: { $place }.
   *[other] { $who } landet bei: { $place }.
 }
cp-scrapyard = { $who ->
    [you] Du zahlst 1 Credit für den Schrottplatz.
   *[other] { $who } zahlt 1 Credit für den Schrottplatz.
 }
cp-hovers = { $who ->
    [you] Du schwebst
   *[other] { $who } schwebt
 }: Noch gibt es keinen Weg weiter.
cp-paid-fuel = { $who ->
    [you] Du verbrennst einen Treibstoff.
   *[other] { $who } verbrennt einen Treibstoff.
 }
cp-paid-tank = { $who ->
    [you] Du leerst den Magnus-Reservetank.
   *[other] { $who } leert den Magnus-Reservetank.
 }
cp-paid-gyro = { $who ->
    [you] Du schaltest den Hele-Shaw-Gyro ein.
   *[other] { $who } schaltet den Hele-Shaw-Gyro ein.
 }
cp-fuel-lost = { $who ->
    [you] Dein Treibstoff verbrennt umsonst.
   *[other] Der Treibstoff von { $who } verbrennt umsonst.
 }
cp-handles = { $who ->
    [you] Du stellst dich der Höhlenkarte: { $cave }.
   *[other] { $who } stellt sich der Höhlenkarte: { $cave }.
 }
cp-attacks = Angriff ({ $cave }) auf: { $planes }.
cp-tie-rolled = { $who ->
    [you] Du würfelst { $face } um die Reihenfolge.
   *[other] { $who } würfelt { $face } um die Reihenfolge.
 }
cp-wind-upper = Der Wind zeigt { $face }: die obere Zeile für { $who ->
    [you] dich.
   *[other] { $who }.
 }
cp-wind-lower = Der Wind zeigt { $face }: die untere Zeile für { $who ->
    [you] dich.
   *[other] { $who }.
 }
cp-rolled = { $who ->
    [you] Du würfelst { $faces }.
   *[other] { $who } würfelt { $faces }.
 }
cp-rolled-void = { $who ->
    [you] Du würfelst { $faces }, was nicht zählt.
   *[other] { $who } würfelt { $faces }, was nicht zählt.
 }
cp-passed = { $who ->
    [you] Du bestehst
   *[other] { $who } besteht
 }: { $left } gegen { $right }.
cp-failed = { $who ->
    [you] Es misslingt dir
   *[other] Es misslingt { $who }
 }: { $left } gegen { $right }.
cp-skipped = { $who ->
    [you] Du schlüpfst im Rauch vorbei.
   *[other] { $who } schlüpft im Rauch vorbei.
 }
cp-ignored = { $who ->
    [you] Du lässt den zweiten Teil sein.
   *[other] { $who } lässt den zweiten Teil sein.
 }
cp-reputation-lost = { $who ->
    [you] Du verlierst { $by } Ansehen und hast noch { $now }.
   *[other] { $who } verliert { $by } Ansehen und hat noch { $now }.
 }
cp-reputation = { $who ->
    [you] Du gewinnst { $by } Ansehen: { $now }.
   *[other] { $who } gewinnt { $by } Ansehen: { $now }.
 }
cp-hit-missile = { $who ->
    [you] Dein Flugzeug verliert eine Rakete.
   *[other] Das Flugzeug von { $who } verliert eine Rakete.
 }
cp-hit-fuel = { $who ->
    [you] Dein Flugzeug verliert einen Treibstoff.
   *[other] Das Flugzeug von { $who } verliert einen Treibstoff.
 }
cp-hit-card-gone = { $who ->
    [you] Bei dir ist zerstört: { $card }.
   *[other] Bei { $who } ist zerstört: { $card }.
 }
cp-hit-card = { $who ->
    [you] Treffer bei dir: { $card }.
   *[other] Treffer bei { $who }: { $card }.
 }
cp-hit-slot-gone = { $who ->
    [you] Deine Karte ist zerstört: { $property }.
   *[other] Die Karte von { $who } ist zerstört: { $property }.
 }
cp-hit-last = { $who ->
    [you] Bei dir ist der letzte Rest zerstört: { $part }.
   *[other] Bei { $who } ist der letzte Rest zerstört: { $part }.
 }
cp-hit-part = { $who ->
    [you] Treffer bei dir: { $part }.
   *[other] Treffer bei { $who }: { $part }.
 }
cp-card-lost = { $who ->
    [you] Du verlierst: { $card }.
   *[other] { $who } verliert: { $card }.
 }
cp-crashed = { $who ->
    [you] Du stürzt ab!
   *[other] { $who } stürzt ab!
 }
cp-stuck = { $who ->
    [you] Du steckst fest und scheidest aus.
   *[other] { $who } steckt fest und scheidet aus.
 }
cp-finished = { $who ->
    [you] Du fliegst durch den Ausgang!
   *[other] { $who } fliegt durch den Ausgang!
 }
cp-extra-round = { $who ->
    [you] Du beginnst eine Zusatzrunde.
   *[other] { $who } beginnt eine Zusatzrunde.
 }
cp-began--refresh = { $who ->
    [you] Du machst mit dem Laden weiter.
   *[other] { $who } macht mit dem Laden weiter.
 }
cp-began--fire = { $who ->
    [you] Du machst mit Raketen weiter.
   *[other] { $who } macht mit Raketen weiter.
 }
cp-began--move = { $who ->
    [you] Du machst mit dem Flug weiter.
   *[other] { $who } macht mit dem Flug weiter.
 }
cp-began--land = { $who ->
    [you] Du machst mit dem Landen weiter.
   *[other] { $who } macht mit dem Landen weiter.
 }
cp-used = { $who ->
    [you] Du benutzt: { $card }.
   *[other] { $who } benutzt: { $card }.
 }
cp-bought = { $who ->
    [you] Du kaufst
   *[other] { $who } kauft
 } für { $price ->
    [one] { $price } Credit:
   *[other] { $price } Credits:
 } { $card }; { $slot }: jetzt { $value }.
cp-gained = { $who ->
    [you] Du bekommst { $thing }.
   *[other] { $who } bekommt { $thing }.
 }
cp-stocked = { $who ->
    [you] Du kaufst
   *[other] { $who } kauft
 } { $thing } für { $price ->
    [one] { $price } Credit.
   *[other] { $price } Credits.
 }
cp-sold = { $who ->
    [you] Du verkaufst
   *[other] { $who } verkauft
 } für { $credits ->
    [one] { $credits } Credit:
   *[other] { $credits } Credits:
 } { $card }.
cp-paid-row = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $price ->
    [one] { $price } Credit
   *[other] { $price } Credits
 } für eine weitere Karte in Reihe { $row }.
cp-explored = { $who ->
    [you] Du erkundest für
   *[other] { $who } erkundet für
 } { $price ->
    [one] { $price } Credit.
   *[other] { $price } Credits.
 }
cp-repaired = { $who ->
    [you] Du reparierst
   *[other] { $who } repariert
 } { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
 }: { $slot }.
cp-reserved = { $who ->
    [you] Du reservierst die Karte bei { $shelf }.
   *[other] { $who } reserviert die Karte bei { $shelf }.
 }
cp-reservation-free = Der Reservierungsstein ist wieder frei.
cp-offered = { $who ->
    [you] Du bietest
   *[other] { $who } bietet
 } { $whom ->
    [you] dir { $give } für { $take }.
   *[other] { $whom } { $give } für { $take }.
 }
cp-agreed = { $who ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
 }
cp-refused = { $who ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
 }
cp-titled = { $who ->
    [you] Du erreichst 55: Cave Pilot 55!
   *[other] { $who } erreicht 55: Cave Pilot 55!
 }
cp-cleared = Von der Brut geräumt: { $cave }.
cp-water-rises = Das Wasser steigt bis Spalte { $column }.
cp-bonus = { $who ->
    [you] Du gewinnst { $by } Ansehen, weil du den Ausgang erreichst.
   *[other] { $who } gewinnt { $by } Ansehen für den Ausgang.
 }
cp-flown-in = { $who ->
    [you] Du fliegst hinein: { $place }.
   *[other] { $who } fliegt hinein: { $place }.
 }
cp-flown = { $who ->
    [you] Du fliegst zu: { $place }.
   *[other] { $who } fliegt zu: { $place }.
 }
cp-drawn = { $who ->
    [you] Du wirst angezogen, hin zu: { $place }.
   *[other] { $who } wird angezogen, hin zu: { $place }.
 }
cp-blown = { $who ->
    [you] Du wirst geweht, hin zu: { $place }.
   *[other] { $who } wird geweht, hin zu: { $place }.
 }
cp-pushed = { $who ->
    [you] Du wirst geschoben, hin zu: { $place }.
   *[other] { $who } wird geschoben, hin zu: { $place }.
 }
cp-pulled = { $who ->
    [you] Du wirst gezogen, hin zu: { $place }.
   *[other] { $who } wird gezogen, hin zu: { $place }.
 }
cp-teleported = { $who ->
    [you] Du teleportierst dich zu: { $place }.
   *[other] { $who } teleportiert sich zu: { $place }.
 }
cp-swapped = { $who ->
    [you] Du tauschst den Platz: { $place }.
   *[other] { $who } tauscht den Platz: { $place }.
 }
cp-over-nobody = Das Spiel ist aus. Niemand gewinnt.
cp-over-made = Das Spiel ist aus. { $who ->
    [you] Du schaffst es.
   *[other] { $who } schafft es.
 }
cp-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
cp-over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg.
cp-over-title = { $over } Titel: { $title }.
cp-over-grade = { $over } Auszeichnung: { $grade }.
